import * as v from 'valibot'
import type { SeatId } from '../../rules/plain/item.ts'
import { isName } from '../document/plain.ts'
import { checked } from '../document/schema.ts'
import { MOST_TABS } from '../document/screens.ts'
import type { Lobby } from './lobby.ts'

/*
 * Whom this device knows
 *
 * Screens by their names, since when; those with whom somebody has compared words; and which of them have sat where at
 * a table. It is kept beside the list of tables, so that all tabs share it, and never leaves the device.
 */

/** What is known of a screen. Milliseconds since 1970. */
export interface Known {
  /** When it was first met. */
  readonly first: number
  /** When people have last read the same words to one another. */
  readonly compared?: number
  /** It has been one of those who may write. */
  readonly wrote?: boolean
}

/**
 * How many are remembered: screens, such among them as have only watched, tables, seats at one, screens in one seat,
 * and devices. Who may watch can make up any number of screens.
 */
const MOST = {
  screens: 1000,
  watching: 300,
  tables: 200,
  seats: 60,
  inSeat: 4,
  devices: 1000,
} as const

const name = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const KnownSchema = v.object({
  first: v.pipe(v.number(), v.finite()),
  compared: v.optional(v.pipe(v.number(), v.finite())),
  wrote: v.optional(v.boolean()),
})
// As pairs: a seat may be called as no key of an object can.
const SittersSchema = v.pipe(
  v.array(
    v.tuple([v.pipe(v.string(), v.check(isName)), v.pipe(v.array(name), v.maxLength(MOST.inSeat))]),
  ),
  v.maxLength(MOST.seats),
)

const ScreensSchema = v.pipe(v.array(name), v.minLength(1), v.maxLength(MOST_TABS))

const devices = (lobby: Lobby) => lobby.doc.getMap('devices')
const screens = (lobby: Lobby) => lobby.doc.getMap('screens')
const chairs = (lobby: Lobby) => lobby.doc.getMap('sitters')

/** What this device knows of a screen; undefined where it has never met it. */
export const knownAs = (lobby: Lobby, screen: string): Known | undefined =>
  checked(KnownSchema, screens(lobby).get(screen))

/**
 * Makes the acquaintance of a screen, once; `writes` where it may write. Who only watches is remembered as long as
 * there is room, and never in the place of somebody who may write.
 */
export function meetScreen(lobby: Lobby, screen: string, now: number, writes: boolean): void {
  const all = screens(lobby)
  const known = knownAs(lobby, screen)
  if (known) {
    if (writes && !known.wrote) all.set(screen, { ...known, wrote: true })
    return
  }
  if (makeRoom(lobby, writes)) all.set(screen, { first: now, ...(writes && { wrote: true }) })
}

/** Forgets somebody, where there is no room for one more. False where nobody gives way. */
function makeRoom(lobby: Lobby, writes: boolean): boolean {
  const all = screens(lobby)
  const known = [...all.keys()].map((screen) => ({ screen, ...knownAs(lobby, screen) }))
  const watching = known.filter(({ wrote, compared }) => !wrote && compared === undefined)
  const full = all.size >= MOST.screens
  if (!full && (writes || watching.length < MOST.watching)) return true
  // Of those who watch the last one: whoever was seen before a crowd came is still known after it.
  const [last] = watching.sort((a, b) => (b.first ?? 0) - (a.first ?? 0))
  const writing = known.filter(({ wrote, compared }) => wrote && compared === undefined)
  const [oldest] = writing.sort((a, b) => (a.first ?? 0) - (b.first ?? 0))
  const gone = last ?? (writes ? oldest : undefined)
  if (gone) all.delete(gone.screen)
  return gone !== undefined
}

/** Notes that people have read the same words to one another, here and at that screen. */
export function noteCompared(lobby: Lobby, screen: string, now: number): void {
  const known = knownAs(lobby, screen)
  // Who is introduced so is somebody to whom others give way.
  if (known || makeRoom(lobby, true))
    screens(lobby).set(screen, { first: now, ...known, compared: now })
}

/** The screens of a device, by the name that it sits at tables by, as it was first met, or as somebody was sure of. */
export const screensOfDevice = (lobby: Lobby, device: string): readonly string[] | undefined =>
  checked(ScreensSchema, devices(lobby).get(device))

/** Notes which screens a device is: those as which it is met first; others only once somebody is `sure` of them. */
export function noteDevice(
  lobby: Lobby,
  device: string,
  screens: readonly string[],
  sure = false,
): void {
  const all = devices(lobby)
  // Whoever writes can make up any number of devices: those that are known stay.
  if (all.has(device) ? !sure : all.size >= MOST.devices) return
  if (checked(ScreensSchema, screens)) all.set(device, [...screens])
}

const pairsOf = (lobby: Lobby, table: string) =>
  checked(SittersSchema, chairs(lobby).get(table)) ?? []

/** By seat, the screens that have sat there at this table, as this device saw it. */
export const sittersOf = (
  lobby: Lobby,
  table: string,
): Readonly<Record<SeatId, readonly string[]>> => Object.fromEntries(pairsOf(lobby, table))

/**
 * Notes that a screen sits somewhere. The first one in a seat is taken to belong there; another only once somebody is
 * `sure` of it.
 */
export function noteSitter(
  lobby: Lobby,
  table: string,
  seat: SeatId,
  screen: string,
  sure = false,
): void {
  const all = pairsOf(lobby, table)
  const before = all.find(([id]) => id === seat)?.[1] ?? []
  if (before.includes(screen) || (before.length > 0 && !sure) || !isName(seat)) return
  if (before.length === 0 && all.length >= MOST.seats) return
  if (!chairs(lobby).has(table) && chairs(lobby).size >= MOST.tables) {
    const [oldest] = chairs(lobby).keys()
    if (oldest !== undefined) chairs(lobby).delete(oldest)
  }
  const now = [screen, ...before].slice(0, MOST.inSeat)
  chairs(lobby).set(table, [...all.filter(([id]) => id !== seat), [seat, now]])
}

/** Tells when more is known of anybody. Returns the way out. */
export function onKnown(lobby: Lobby, listener: () => void): () => void {
  const all = [screens(lobby), chairs(lobby), devices(lobby)]
  for (const one of all) one.observe(listener)
  return () => {
    for (const one of all) one.unobserve(listener)
  }
}
