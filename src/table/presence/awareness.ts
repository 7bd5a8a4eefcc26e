import * as v from 'valibot'
import { Awareness } from 'y-protocols/awareness'
import type * as Y from 'yjs'
import type { Box } from '../../rules/board/room.ts'
import { MOST_SIDES } from '../../rules/plain/sides.ts'
import { samePlain } from '../document/plain.ts'
import { CheckSchema, checked, ItemIdSchema, LIMIT, ThrowSchema } from '../document/schema.ts'
import { MOST_DOERS } from './doers.ts'
import { LOADS, type Presence, type PresenceBook } from './presence.ts'
import { wornBy } from './worn.ts'

/** How many throws of one screen are told of. */
export const MOST_IN_FLIGHT = 8
/** How many loads are told of, as many as are told of on their way, and how many things in one. */
const MOST_HELD = 12
const MOST_IN_HAND = 500
/** How much that stands over a table is told of. */
const MOST_OVER = 40
/** Milliseconds between two sends. */
const BEAT = 34

const within = (bound: number) => v.pipe(v.number(), v.minValue(-bound), v.maxValue(bound))
const whole = (below: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(below - 1))
const few = <T extends v.GenericSchema>(item: T, most: number) =>
  v.pipe(v.array(item), v.maxLength(most))
const mm = within(LIMIT.far)
const client = whole(2 ** 53)

const BoxSchema = v.object({ left: mm, top: mm, right: mm, bottom: mm })

const PresenceSchema = v.object({
  seat: v.optional(ItemIdSchema),
  away: v.optional(v.boolean()),
  held: v.optional(
    few(
      v.object({
        n: whole(LOADS),
        by: v.optional(whole(MOST_SIDES + 1)),
        ids: v.pipe(few(ItemIdSchema, MOST_IN_HAND), v.minLength(1)),
        at: v.object({ x: mm, y: mm, turn: within(LIMIT.turn) }),
      }),
      MOST_HELD,
    ),
  ),
  tool: v.optional(v.pipe(v.string(), v.maxLength(60))),
  edges: v.optional(
    few(
      v.object({
        seat: ItemIdSchema,
        x: mm,
        y: mm,
        turn: within(LIMIT.turn),
        asked: v.optional(BoxSchema),
      }),
      MOST_SIDES,
    ),
  ),
  tray: v.optional(within(LIMIT.turn)),
  terrain: v.optional(
    v.object({
      within: BoxSchema,
      over: few(BoxSchema, MOST_OVER),
      stands: v.optional(few(BoxSchema, MOST_OVER)),
    }),
  ),
  doers: v.optional(few(v.object({ from: client, seat: v.optional(ItemIdSchema) }), MOST_DOERS)),
  steps: v.optional(few(v.object({ seat: ItemIdSchema, n: client }), MOST_SIDES)),
  throws: v.optional(
    few(
      v.object({
        id: ItemIdSchema,
        seat: ItemIdSchema,
        thrown: ThrowSchema,
        check: CheckSchema,
        startedAt: v.pipe(v.number(), v.finite()),
      }),
      MOST_IN_FLIGHT,
    ),
  ),
  look: v.optional(v.object({ n: client, x: mm, y: mm, id: v.optional(ItemIdSchema) })),
  leads: v.optional(client),
  follows: v.optional(client),
})

const tenth = (value: number) => Math.round(value * 10) / 10
const thousandth = (value: number) => Math.round(value * 1000) / 1000

const bounded = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** A spot as it is sent: one that is farther away than others take in lies at the end of the paper. */
const near = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  x: tenth(bounded(x, LIMIT.far)),
  y: tenth(bounded(y, LIMIT.far)),
})

/** A box likewise. */
const nearBox = ({ left, top, right, bottom }: Box): Box => {
  const [from, to] = [near({ x: left, y: top }), near({ x: right, y: bottom })]
  return { left: from.x, top: from.y, right: to.x, bottom: to.y }
}

/** As it is sent: short numbers, and no keys that say nothing. */
function lean({ held, look, edges, terrain, throws, away, ...rest }: Presence): Presence {
  const said = Object.entries(rest).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(said),
    ...(away && { away }),
    ...(held?.length && {
      held: held.slice(0, MOST_HELD).map(({ n, by, ids, at }) => ({
        n,
        ...(by && { by }),
        ids: ids.slice(0, MOST_IN_HAND),
        at: { ...near(at), turn: thousandth(bounded(at.turn, LIMIT.turn)) },
      })),
    }),
    ...(look && { look: { ...look, ...near(look) } }),
    ...(edges && {
      edges: edges.map(({ asked, ...edge }) => ({
        ...edge,
        ...near(edge),
        ...(asked && { asked: nearBox(asked) }),
      })),
    }),
    ...(terrain && {
      terrain: {
        within: nearBox(terrain.within),
        over: terrain.over.slice(0, MOST_OVER).map(nearBox),
        ...(terrain.stands && { stands: terrain.stands.slice(0, MOST_OVER).map(nearBox) }),
      },
    }),
    ...(throws?.length && { throws: throws.slice(-MOST_IN_FLIGHT) }),
  }
}

/** Says what a book says, in the shape that y-webrtc carries, and writes into it what comes from others. */
export interface Aware {
  readonly awareness: Awareness
  /** Goes on under another number. */
  be(client: number): void
  /** Says it now, as after others were cut off. */
  say(): void
  /** Reads anew what others say, since it is known otherwise who belongs where. */
  review(): void
}

// One for each book as long as that is open: another would begin to count anew, and nobody would listen to it.
const known = new WeakMap<PresenceBook, Aware>()

/** Has what others say in a book read anew, if anything carries it. */
export const review = (book: PresenceBook): void => known.get(book)?.review()

/** The awareness of a book: the same whenever it is asked for, until the book is closed. */
export function awarenessOf(book: PresenceBook, doc: Y.Doc): Aware {
  const old = known.get(book)
  if (old) return old
  const made = speak(book, doc)
  known.set(book, made)
  return made
}

function speak(book: PresenceBook, doc: Y.Doc): Aware {
  const awareness = new Awareness(doc)
  book.client = awareness.clientID
  let sentAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const say = () => {
    clearTimeout(timer)
    timer = undefined
    sentAt = performance.now()
    const state = { ...lean(book.mine()) }
    // After a disconnect the own state is null until it is set again, so it is compared, not remembered.
    if (!samePlain(state, awareness.getLocalState())) awareness.setLocalState(state)
  }
  const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)
  /** Something has left the hands. */
  const letsGo = () => {
    const { held, throws } = awareness.getLocalState() ?? {}
    const next = book.mine()
    return count(next.held) < count(held) || count(next.throws) < count(throws)
  }
  const hear = (
    { added, updated, removed }: Record<'added' | 'updated' | 'removed', number[]>,
    origin: unknown,
  ) => {
    const changed = [...added, ...updated, ...removed]
    if (origin !== 'local' && changed.some((id) => id !== awareness.clientID)) review()
  }
  const review = () => {
    const before = book.others()
    const found = new Map<number, Presence>()
    for (const [id, raw] of awareness.getStates()) {
      if (id === awareness.clientID) continue
      const told = checked(PresenceSchema, raw)
      if (!told) continue
      const presence = wornBy(book, id, told)
      const old = before.get(id)
      found.set(id, old && samePlain(old, presence) ? old : presence)
    }
    const news =
      found.size !== before.size || [...found].some(([id, one]) => before.get(id) !== one)
    if (news) book.heard(found)
  }
  awareness.on('change', hear)
  say()
  book.carry({
    said() {
      const wait = sentAt + BEAT - performance.now()
      if (letsGo() || wait <= 0) say()
      else timer ??= setTimeout(say, wait)
    },
    closed() {
      clearTimeout(timer)
      awareness.off('change', hear)
      awareness.destroy()
    },
  })
  return {
    awareness,
    be(client) {
      if (client === awareness.clientID) return
      awareness.setLocalState(null)
      awareness.meta.delete(awareness.clientID)
      awareness.clientID = client
      book.client = client
      say()
    },
    say,
    review,
  }
}
