/** What is heard of a moment: the slip, the seal on it, or how it is torn; and how a story ends. */
export const MOMENTS = ['paper', 'sealed', 'torn', 'saved', 'lost'] as const
export type Moment = (typeof MOMENTS)[number]

/** How long a slip is seen, and when on its way it is sealed or torn. Milliseconds. */
export const STAYS = { all: 2300, turn: 620 } as const

/** Dice are counted one after another; nobody waits longer than this until all of it is told. Milliseconds. */
const LEAST = 250
const MOST = 700
const EACH = 110

/** So long after the dice lie still their slip comes up: once they are counted, or nearly. */
export const lateFor = (hits: readonly number[]): number =>
  Math.min(MOST, LEAST + EACH * hits.filter((hit) => hit > 0).length)
