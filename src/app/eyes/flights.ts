import type { Piece } from '../../rules/board/piece.ts'
import type { Check } from '../../rules/dice/check.ts'
import { isFree } from '../../rules/dice/free.ts'
import type { Roll, Throw } from '../../rules/dice/roll.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { listeners } from '../../rules/plain/listeners.ts'
import type { InFlight } from '../../table/presence/presence.ts'
import type { Tumble } from '../../tray/tumble.ts'

/** Where a throw is seen: in the tray, in one of the small trays beside it (by number), or not at all. */
export type Stall = 'tray' | number | undefined

/** A throw from the flick until it is forgotten: somebody's dice in the air, or just come to rest. */
export interface Flight extends InFlight {
  readonly own: boolean
  readonly place: Stall
  /** The others have a say in it and have not all had it. */
  readonly waits?: boolean
  /** The motion, once it is known, and when it began by this page's clock. */
  readonly tumble?: Tumble
  readonly since?: number
  readonly landed: boolean
  /** The same screen has thrown for the same question before: this one holds nobody up. */
  readonly again?: boolean
  /** How each die counts, once they lie still. */
  readonly hits?: readonly number[]
  /** What each die that left the hand is thrown for, where they do not all mean the same. */
  readonly means?: readonly string[]
}

/** How many small trays stand beside the tray. */
export const SMALL_TRAYS = 3
/** A small tray stays so long after its dice lie still, milliseconds. */
export const LINGER = 4500

/**
 * Where the next throw is seen. The tray shows one throw at a time; the small trays take what comes meanwhile, first
 * the empty ones, then those whose dice have been at rest for longest.
 */
export function stallFor(
  flights: readonly Pick<Flight, 'place' | 'landed'>[],
  free: boolean,
): Stall {
  if (free && !flights.some(({ place, landed }) => place === 'tray' && !landed)) return 'tray'
  const small = Array.from({ length: SMALL_TRAYS }, (_, at) => at)
  const empty = small.find((at) => !flights.some(({ place }) => place === at))
  return empty ?? flights.find(({ place, landed }) => typeof place === 'number' && landed)?.place
}

/** How many questions are remembered. */
const QUESTIONS = 200

/** Which screen of others throws for which question: what others throw is called by both. */
const askedBy = ({ id, check: { kind, about } }: InFlight): string =>
  JSON.stringify([id.split('/', 1), kind, about])

/** What the flights need of the page. */
export interface Airfield {
  roll(thrown: Throw): Promise<Tumble>
  /** Whether the tray can take a throw: nobody is holding its dice. */
  free(own: boolean): boolean
  /** Plays a throw in the tray from `at` milliseconds on, until it lies still. */
  play(flight: Flight, tumble: Tumble, at: number): Promise<void>
  /** How each die counts, and what it is thrown for; nothing where they are not counted. */
  count(flight: Flight, roll: Roll): Pick<Flight, 'hits' | 'means'>
}

/** All throws under way, the own ones and those of others. */
export interface Flights {
  /** The same list until something changes. */
  list(): readonly Flight[]
  subscribe(listener: () => void): () => void
  /**
   * Lets a throw fly, `at` milliseconds after its start; with `ready` only then, and as it says then. Resolves when
   * the dice lie still; undefined for a throw of others that there is no place for. Rejects as the roller does.
   */
  launch(
    thrown: InFlight,
    own: boolean,
    at?: number,
    ready?: Promise<Pick<InFlight, 'thrown' | 'startedAt'>>,
  ): Promise<Tumble | undefined>
  /** The dice of a small tray lie still before their time: they were hurried. */
  land(id: string): void
  /** Opens the air. Returns the way out, by which everything lies still at once, as when the page is left. */
  open(): () => void
}

/** Nothing in the air yet. */
export function makeFlights({ roll, free, play, count }: Airfield): Flights {
  const changed = listeners()
  const landing = new Map<string, () => void>()
  /** What others have thrown for, by screen and question. */
  const fallen = new Set<string>()
  let flights: readonly Flight[] = []
  let closed = false

  function change(next: readonly Flight[]): void {
    flights = next
    changed.tell()
  }
  const patch = (id: string, some: Partial<Flight>) =>
    change(flights.map((each) => (each.id === id ? { ...each, ...some } : each)))
  const forget = (id: string) => change(flights.filter((each) => each.id !== id))
  const placeOf = (id: string) => flights.find((each) => each.id === id)?.place

  /** The own dice are thrown in the tray: somebody else's that roll there go on beside it. */
  function makeRoom(): void {
    const there = flights.find(({ place, landed, own }) => place === 'tray' && !landed && !own)
    if (!there) return
    const place = stallFor(flights, false)
    if (place === undefined) return
    const moved = flights.flatMap((each) => {
      if (each.place === place) return []
      return each === there ? [{ ...each, place }] : [each]
    })
    change(moved)
  }

  /** Until a throw that the tray does not show would lie still, or is said to. */
  function flown(id: string, length: number): Promise<void> {
    if (closed) return Promise.resolve()
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, length)
      landing.set(id, () => {
        clearTimeout(timer)
        resolve()
      })
    }).finally(() => landing.delete(id))
  }

  return {
    list: () => flights,
    subscribe: changed.add,
    async launch(thrown, own, at = 0, ready) {
      const { dice } = thrown.thrown
      // Where only lots are drawn nothing flies.
      if (own && dice.length > 0) makeRoom()
      let place = dice.length > 0 ? stallFor(flights, free(own)) : undefined
      // What could not be seen is not rolled either, unless it must be written down.
      if (place === undefined && !own) return undefined
      const { id } = thrown
      const again = !own && fallen.has(askedBy(thrown))
      if (!own) {
        // The newest are kept.
        fallen.delete(askedBy(thrown))
        fallen.add(askedBy(thrown))
        for (const oldest of fallen) if (fallen.size > QUESTIONS) fallen.delete(oldest)
      }
      let flight: Flight = {
        ...thrown,
        own,
        place,
        landed: false,
        ...(again && { again }),
        ...(ready && { waits: true }),
      }
      change([...flights.filter((each) => place === undefined || each.place !== place), flight])
      try {
        if (ready) {
          flight = { ...flight, ...(await ready), waits: false }
          patch(id, flight)
        }
        const tumble = await roll(flight.thrown)
        const since = performance.now() - at
        patch(id, { tumble, since })
        if (placeOf(id) === 'tray') await play(flight, tumble, at)
        // It may have been asked to make room.
        place = placeOf(id)
        flight = { ...flight, place }
        if (place !== 'tray')
          await flown(id, tumble.steps * tumble.step - (performance.now() - since))
        const counted = count(flight, tumble.roll)
        if (typeof place === 'number') {
          patch(id, { landed: true, ...counted })
          setTimeout(forget, LINGER, id)
        } else forget(id)
        return tumble
      } catch (error) {
        forget(id)
        throw error
      }
    },
    land: (id) => landing.get(id)?.(),
    open() {
      closed = false
      return () => {
        closed = true
        for (const land of [...landing.values()]) land()
      }
    },
  }
}

/**
 * The things that are in the air with these throws, and not on the table. Others may say so only of what has no writing
 * on it, as dice.
 */
export const readyIn = (
  flights: readonly Pick<Flight, 'check' | 'landed' | 'own'>[],
  items: ReadonlyMap<ItemId, Pick<Item, 'kind'>>,
  pieces: Readonly<Record<string, Pick<Piece, 'texts'> | undefined>>,
): ReadonlySet<ItemId> =>
  new Set(
    flights.flatMap(({ landed, own, check }) =>
      landed
        ? []
        : check.ready.filter((id) => own || !pieces[items.get(id)?.kind ?? '']?.texts.length),
    ),
  )

/** Whether dice that answer the same question are in the air; free throws answer only their thrower's. */
export const inTheAir = (
  flights: readonly Pick<Flight, 'check' | 'landed' | 'own' | 'again'>[],
  { kind, about }: Check,
): boolean =>
  flights.some(
    ({ check, landed, own, again }) =>
      !landed && !again && check.kind === kind && check.about === about && (own || !isFree(check)),
  )
