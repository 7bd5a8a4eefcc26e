import type { Mark } from '../../rules/board/mark.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import type { ItemId } from '../../rules/plain/item.ts'

/** What is heard of a moment: the slip, the seal on it, or how it is torn; and how a story ends. */
export const MOMENTS = ['paper', 'sealed', 'torn', 'saved', 'lost'] as const
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
