import type { Act } from '../../rules/board/board.ts'
import type { Game } from '../../rules/game.ts'
import type { Item, ItemId, SeatId } from '../../rules/plain/item.ts'
import { type Author, heedAuthors } from '../../table/authors.ts'
import type { Table, Way } from '../../table/table.ts'
import {
  type Action,
  actionsInPlay,
  actionsTo,
  beingWritten,
  type Instant,
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

interface Pending {
  readonly by: Author
  readonly old: Item | undefined
  readonly at: number
}

/** What was done in a while by one person: by who sits here, by a seat, or by somebody without one. */
export interface Done {
  readonly own: boolean
  readonly seat: SeatId | undefined
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
  const instant = (): Instant => {
    const { items, about } = table.state()
    return { board: table.board(), items, title: about.title }
  }
  let last = instant()
  let told = last
  let began: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let author: Author | undefined = 'own'
  const pending = new Map<ItemId, Pending>()
  /** Who changed registers or the title. */
  let player: Author | undefined
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

  const stop = table.subscribe((touched, way) => {
    const before = last
    last = instant()
    const by = author
    if (by === undefined || !isHere(by)) return
    if (way) {
      tellBack(before, touched, way)
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
      const who = by === 'somebody' && known ? known.by : by
      pending.set(id, { by: who, old: known ? known.old : was, at })
    }
    if (now.play !== old.play || before.title !== last.title) player = by
    if (pending.size === 0 && player === undefined && now.seats === old.seats) return
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
    const all = new Map<Author, Action[]>()
    const add = (by: Author, actions: readonly Action[]) => {
      if (actions.length > 0) all.set(by, [...(all.get(by) ?? []), ...actions])
    }
    const left = new Map(fresh)
    for (const [id, { by, old }] of pending) {
      if (left.has(id)) continue
      pending.delete(id)
      add(by, actionsTo(game, told, now, old, id))
    }
    if (player !== undefined) add(player, actionsInPlay(game, told, now, act()))
    const sat = sittings(told, now)
    player = undefined
    told = now
    began = left.size > 0 ? at : undefined
    if (left.size > 0) wait(rests - at)
    const done = [...all].map(([by, actions]) => ({ ...whose(by), actions }))
    if (done.length + sat.length > 0) heard(done, sat)
  }

  const whose = (by: Author) => ({
    own: by === 'own',
    seat: typeof by === 'number' ? presence.others().get(by)?.seat : undefined,
  })

  /** What was taken back is told at once: one has just asked for it. */
  function tellBack(before: Instant, touched: ReadonlySet<ItemId>, way: Way): void {
    const actions: Action[] = [...touched].flatMap((id) => {
      pending.delete(id)
      return actionsTo(game, before, last, before.items.get(id), id, true)
    })
    actions.push(...actionsInPlay(game, before, last, act()))
    if (pending.size === 0) {
      told = last
      player = undefined
    }
    heard([{ own: true, seat: undefined, actions, way }], [])
  }

  const stopLooking = presence.subscribe(look)
  const stopHeeding = heedAuthors(table.doc, (one) => {
    author = one
  })
  return () => {
    clearTimeout(timer)
    stop()
    stopLooking()
    stopHeeding()
  }
}
