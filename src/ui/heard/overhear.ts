import type { Act } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import type { Item, ItemId, SeatId } from '../../rules/plain/item.ts'
import { type Author, heedAuthors } from '../../table/authors.ts'
import { type Bits, doerOf } from '../../table/presence/doers.ts'
import type { Table, Way } from '../../table/table.ts'
import {
  type Action,
  actionsBack,
  actionsInPlay,
  actionsTo,
  beingWritten,
  type Instant,
  instantOf,
  type Sitting,
  sittings,
} from './actions.ts'

/** It is told what was done once nothing more is done for so long (ms); or after the most. */
const QUIET = 1200
const MOST = 6000
/** What somebody writes is told when it has rested so long (ms). */
const REST = 2600
/** What comes in with somebody who has just come was done before. It is told as news, ms. */
const MET = 2500

/** Somebody, by the screen where they acted and what that wrote. */
interface By {
  readonly by: Author
  readonly bits: Bits
}

interface Pending extends By {
  readonly old: Item | undefined
  readonly at: number
}

/** By whom something was done: by who sits here, by a seat, or by somebody of whom no more is known. */
interface Whose {
  readonly own: boolean
  readonly seat: SeatId | undefined
}

/** What several did together is nobody's alone. */
const both = (a: Whose, b: Whose): Whose =>
  a.own === b.own && a.seat === b.seat ? a : { own: false, seat: undefined }

/** What was done in a while by one person. */
export interface Done extends Whose {
  readonly actions: readonly Action[]
  /** It was taken back, or done again. */
  readonly way?: Way
}

interface Hearing {
  /** What was done in a while, by each, and who sat down or stood up meanwhile. */
  heard(done: readonly Done[], sat: readonly Sitting[]): void
  act(): Act
}

/**
 * Listens to what people do at a table: their Actions, gathered while they follow one another quickly, with who did
 * them. Drags are told by what came of them, writing when it rests, throws not at all: they have their own words.
 * Returns the way out.
 */
export function overhear(table: Table, game: Game, { heard, act }: Hearing) {
  const { presence } = table
  const instant = () => instantOf(table)
  let last = instant()
  let told = last
  let began: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let author: Author | undefined = 'own'
  let wrote: Bits = { from: 0, to: 0 }
  const pending = new Map<ItemId, Pending>()
  /** Who changed registers or the title. */
  let players: By[] = []
  const came = new Map<number, number>()

  const look = () => {
    const now = performance.now()
    for (const client of presence.others().keys()) if (!came.has(client)) came.set(client, now)
    for (const client of came.keys()) if (!presence.others().has(client)) came.delete(client)
  }
  for (const client of presence.others().keys()) came.set(client, Number.NEGATIVE_INFINITY)

  /** Whether it is told at all: what comes from somebody who is not here has been done elsewhere, and before. */
  const isHere = (by: Author): boolean => {
    if (by === 'own' || by === 'somebody') return true
    const since = came.get(by)
    return since !== undefined && performance.now() - since > MET
  }

  const stop = table.subscribe((touched, back) => {
    const before = last
    last = instant()
    const by = author
    if (by === undefined || !isHere(by)) return
    if (back) {
      tellBack(before, touched, back.way)
      return
    }
    const [old, now] = [before.board, last.board]
    // The dice tell what they bring.
    if (now.rolls !== old.rolls) return
    const at = performance.now()
    for (const id of touched) {
      const was = before.items.get(id)
      if (was === last.items.get(id)) continue
      const known = pending.get(id)
      const who = by === 'somebody' && known ? known : { by, bits: wrote }
      pending.set(id, { by: who.by, bits: who.bits, old: known ? known.old : was, at })
    }
    const played = now.play !== old.play || before.title !== last.title
    if (played && (by !== 'somebody' || players.length === 0)) players.push({ by, bits: wrote })
    if (pending.size === 0 && players.length === 0 && now.seats === old.seats) return
    began ??= at
    wait(Math.min(at + QUIET, began + MOST) - at)
  })

  function wait(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(tell, Math.max(0, ms))
  }

  function tell(): void {
    const at = performance.now()
    const now = instant()
    // All of it is told together, unless somebody writes on and on.
    const fresh = [...pending].filter(
      ([id, { old, at: since }]) => at - since < REST && beingWritten(old, now.items.get(id)),
    )
    const rests = Math.max(...fresh.map(([, { at: since }]) => since + REST))
    const longest = (began ?? at) + MOST
    if (fresh.length > 0 && at < longest) {
      wait(Math.min(rests, longest) - at)
      return
    }
    const all = new Map<string, { readonly whose: Whose; readonly actions: Action[] }>()
    const add = (whose: Whose, actions: readonly Action[]) => {
      if (actions.length === 0) return
      const key = JSON.stringify([whose.own, whose.seat])
      const known = all.get(key) ?? { whose, actions: [] }
      known.actions.push(...actions)
      all.set(key, known)
    }
    const left = new Map(fresh)
    for (const [id, one] of pending) {
      if (left.has(id)) continue
      pending.delete(id)
      add(whose(one), actionsTo(game, told, now, one.old, id))
    }
    if (players.length > 0)
      add(players.map(whose).reduce(both), actionsInPlay(game, told, now, act()))
    const sat = sittings(told, now)
    players = []
    told = now
    began = left.size > 0 ? at : undefined
    if (left.size > 0) wait(rests - at)
    const done = [...all.values()].map(({ whose, actions }) => ({ ...whose, actions }))
    if (done.length + sat.length > 0) heard(done, sat)
  }

  const whose = ({ by, bits }: By): Whose => {
    const there = typeof by === 'number' ? presence.others().get(by) : undefined
    return { own: by === 'own', seat: there && doerOf(there, bits, last.board.seats) }
  }

  /** What was taken back is told at once: one has just asked for it. */
  function tellBack(before: Instant, touched: ReadonlySet<ItemId>, way: Way): void {
    for (const id of touched) pending.delete(id)
    const actions = actionsBack(game, before, last, touched, act())
    if (pending.size === 0) {
      told = last
      players = []
    }
    heard([{ own: true, seat: undefined, actions, way }], [])
  }

  const stopLooking = presence.subscribe(look)
  const stopHeeding = heedAuthors(table.doc, (one, bits) => {
    author = one
    wrote = bits
  })
  return () => {
    clearTimeout(timer)
    stop()
    stopLooking()
    stopHeeding()
  }
}
