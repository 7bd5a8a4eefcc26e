import type { Check, Ruling } from '../dice/check.ts'
import { type Bursts, sameBursts } from '../dice/dice.ts'
import { type Counting, hitsOf } from '../dice/hits.ts'
import { chanceOf } from '../dice/odds.ts'
import type { Roll } from '../dice/roll.ts'
import { say } from '../plain/sentence.ts'
import type { Prospect } from '../play/gathering.ts'

/** 4, 5 and 6 are Hits, and a 6 brings one more die [P14], [P15]. */
export const COUNTING: Counting = { die: 'd6', hits: [4, 5, 6], bursts: [6] }

/** A Throw's bursts, from the same data. */
export const BURSTS: Bursts = { [COUNTING.die]: COUNTING.bursts }

/** The only kind of Check there is: one decides each Scene. */
export const DECIDES = 'scene'

/** Whether this is a Check such as this game makes, whoever wrote it down. */
export function decides({ kind, dr, dice, bursts, pairs }: Check): boolean {
  return (
    kind === DECIDES &&
    Number.isInteger(dr) &&
    dr >= 1 &&
    dice.every((die) => die === COUNTING.die) &&
    dice.length >= pairs.length &&
    sameBursts(bursts, BURSTS)
  )
}

/** As many Hits as the DR asks for is a Success [P16]; no dice are no Hits [P17]. */
export function judge(check: Check, roll: Roll): Ruling {
  const hits = hitsOf(roll, COUNTING)
  const result = hits.reduce((sum, hit) => sum + hit, 0)
  const good = result >= check.dr
  const key = good ? 'success' : 'failure'
  const said = roll.length === 0 ? 'ruling.empty' : `ruling.${key}`
  return { key, good, result, hits, say: say(said, { result, dr: check.dr, dice: roll.length }) }
}

/** How likely such a Check is to fail and to succeed, exactly. */
export function oddsOf({ dice, dr }: Check): readonly Prospect[] {
  const chance = chanceOf(dice.length, dr, COUNTING)
  return [
    { key: 'failure', say: say('odd.failure'), chance: 1 - chance, good: false },
    { key: 'success', say: say('odd.success'), chance, good: true },
  ]
}
