import type { Mark } from '../../rules/board/mark.ts'
import type { Piece } from '../../rules/board/piece.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import type { Verdict } from '../../tray/verify.ts'

/** What is heard of a moment: the slip, the seal on it, or how it is torn; what arrives; and how a story ends. */
export const MOMENTS = ['paper', 'sealed', 'torn', 'arrived', 'saved', 'lost'] as const
/** One of them. */
export type Moment = (typeof MOMENTS)[number]

/** How long a slip is seen, and when on its way it is sealed or torn. Milliseconds. */
export const STAYS = { all: 2300, turn: 620 } as const

/** Dice are counted one after another; nobody waits longer than this until all of it is told. Milliseconds. */
const LEAST = 250
const MOST = 700
const EACH = 110

/** How long after the dice lie still their slip comes up (ms): once they are counted, or nearly. */
export const lateFor = (hits: readonly number[]): number =>
  Math.min(MOST, LEAST + EACH * hits.filter((hit) => hit > 0).length)

/** How long after one decision no other is shown large (ms): people never decide so fast. */
export const APART = 10_000

/** What was decided when one looked last, and how many Rolls there were. */
export interface Looked {
  readonly decided: ReadonlySet<ItemId>
  readonly rolls: number
}

/**
 * What is decided now, and the Roll that has just done it, if one has while one looked on. Nothing is decided twice,
 * whatever becomes of its Roll: anybody may strike one out and write it down anew.
 */
export function decidedSince(
  last: Looked | undefined,
  marks: readonly Mark[],
  rolls: readonly RollRecord[],
): Looked & { readonly record?: RollRecord } {
  const crossed = marks.flatMap((mark) => (mark.as === 'crossed' ? [mark] : []))
  const [one, more] = crossed.filter(({ on }) => !last?.decided.has(on))
  const decided = one
    ? new Set([...(last?.decided ?? []), ...crossed.map(({ on }) => on)])
    : (last?.decided ?? new Set<ItemId>())
  const now = { decided, rolls: rolls.length }
  const record = rolls.at(-1)
  const alone = last !== undefined && one && !more && rolls.length === last.rolls + 1
  return alone && record && one.roll === record.id ? { ...now, record } : now
}

/** Whether so little is to be said for a Roll that nothing is made much of it. */
export const isUntrue = (verdict: Verdict | undefined): boolean =>
  verdict === 'doubtful' || verdict === 'disputed'

/** How long a deck is shuffled (ms) before what was drawn lies up; with how many cards; how much of that is seen. */
export const SHUFFLE = { riffle: 1000, backs: 9, most: 6 } as const

/** How long it is seen what was drawn (ms): the longer, the more there is; not shuffled where nothing moves. */
export const shuffleStays = (drawn: number, still: boolean): number =>
  (still ? 0 : SHUFFLE.riffle) + 3000 + 400 * Math.min(drawn, SHUFFLE.most)

/** The Roll that has just drawn lots, where it came alone; `looked`: how many there were when one looked last. */
export function drawnSince(looked: number, rolls: readonly RollRecord[]): RollRecord | undefined {
  const last = rolls.length === looked + 1 ? rolls.at(-1) : undefined
  return last?.check.lots && last
}

/** How long something that has arrived is seen (ms): the longer, the more there is to read of it. */
const HERALD = { least: 3200, letter: 42, most: 14_000 } as const

/** How many letters of it are shown. */
export const HERALDED = 400

/** How long an arrival of so many letters is seen (ms). */
export const heraldStays = (letters: number): number =>
  Math.min(HERALD.most, HERALD.least + HERALD.letter * letters)

/**
 * What is heralded and lies there now, and the one that has just come while one looked on, if it is the first of its
 * kind and came alone. None is heralded twice, though it be taken away and laid again. `met`: all that was there
 * before; undefined at first.
 */
export function heraldedSince(
  met: ReadonlyMap<ItemId, string> | undefined,
  items: ReadonlyMap<ItemId, Item>,
  pieces: Readonly<Record<string, Piece>>,
): { readonly met: ReadonlyMap<ItemId, string>; readonly item?: Item } {
  const fresh: Item[] = []
  for (const item of items.values())
    if (pieces[item.kind]?.heralded && !met?.has(item.id)) fresh.push(item)
  if (met && fresh.length === 0) return { met }
  const kinds = new Set(met?.values())
  const all = new Map([...(met ?? []), ...fresh.map(({ id, kind }) => [id, kind] as const)])
  const [item, more] = fresh
  return met && item && !more && !kinds.has(item.kind) ? { met: all, item } : { met: all }
}
