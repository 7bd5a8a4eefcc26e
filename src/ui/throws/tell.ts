import { type Check, DYES, type Dye } from '../../rules/dice/check.ts'
import type { Die } from '../../rules/dice/dice.ts'
import { isFree } from '../../rules/dice/free.ts'
import { dyesOf, generations } from '../../rules/dice/generation.ts'
import { drawnOf } from '../../rules/dice/lots.ts'
import { successIn } from '../../rules/dice/odds.ts'
import type { Roll, RollRecord } from '../../rules/dice/roll.ts'
import type { Judging } from '../../rules/dice/sum.ts'
import { rulingOf, sumOf } from '../../rules/dice/sum.ts'
import type { Game } from '../../rules/game.ts'
import { plain } from '../../rules/plain/sentence.ts'
import { plainName } from '../../table/document/plain.ts'
import { feltLike, percent } from '../say/format.ts'
import type { DiceSay } from './words.ts'

// A record may hold more dice than anybody wants to hear.
const MOST = 100

/**
 * What happened, in words: `5 dice: 3, 6, 5, 1, 6; two more for the sixes: 2, 6; one more: 4`, and what the game makes
 * of it, or the sum of a free throw; and before that what was drawn.
 */
export function tellRoll(say: DiceSay, game: Judging, record: RollRecord): string {
  const { check, roll } = record
  const { parts } = isFree(check) ? sumOf(check, roll) : { parts: [] }
  // One term is its own total, and one die was told already.
  const sums = parts.flatMap(({ said, worth }) => {
    if (/^\d+$/.test(said)) return say(worth < 0 ? 'tell.minus' : 'tell.plus', { n: said })
    return parts.length === 1 || (worth >= 0 && said.startsWith('d'))
      ? []
      : say('free.part', { said, worth })
  })
  const { parts: steps = [] } = isFree(check) ? {} : rulingOf(game, check, roll)
  const worked = steps.slice(0, MOST).map((step) => say(step))
  const told = [...tellDyed(say, game, record), ...sums, ...cameTo(say, game, record), ...worked]
  return again(say, record, told.join('; '))
}

/**
 * What a throw has brought, in few words, for whoever has seen the dice: what the game makes of it; of a free throw,
 * its sum with them.
 */
export const tellBrought = (say: DiceSay, game: Judging, record: RollRecord): string =>
  isFree(record.check)
    ? tellRoll(say, game, record)
    : again(say, record, cameTo(say, game, record).join('; '))

/** What of a throw is told first: that these dice have been thrown before. */
const again = (say: DiceSay, { check }: RollRecord, what: string): string =>
  check.again === undefined ? what : say('tell.thrownAgain', { what })

/** What was drawn, as its game calls it, in the order in which it was drawn. */
export function tellDrawn(say: DiceSay, { checks }: Judging, record: RollRecord): string[] {
  const named = () => drawnOf(record).flatMap((one) => one.map((name) => plain(plainName(name))))
  const own = isFree(record.check) ? undefined : checks?.drawn?.(record)
  return (record.check.lots ? (own ?? named()) : []).map((one) => say(one))
}

/** Whether nothing but lots is drawn, of which the game makes nothing more: they are no sum. */
export const isBareDraw = ({ checks }: Judging, { lots, dice }: Check): boolean =>
  lots !== undefined && dice.length === 0 && !checks?.judge

/** What was drawn, and what the game makes of it all, or the sum. */
function cameTo(say: DiceSay, game: Judging, record: RollRecord): string[] {
  const { check, roll } = record
  const drawn = tellDrawn(say, game, record)
  const names = drawn.slice(0, MOST).join(', ')
  const lots = drawn.length > 0 ? [say('tell.drawn', { names, rest: drawn.length - MOST })] : []
  return isBareDraw(game, check) ? lots : [...lots, say(rulingOf(game, check, roll).say)]
}

/** The dice alone, those that mean the same together. */
function tellDyed(say: DiceSay, { checks }: Judging, { check, roll }: RollRecord): string[] {
  const dyes = dyesOf(check, roll)
  const means = dyes && checks?.dyed?.(check)
  if (!means) return tellDice(say, roll)
  return DYES.flatMap((dye) => {
    const told = tellDice(say, thoseOf(roll, dyes, dye))
    const said = means[dye]
    return said && told.length > 0
      ? say('tell.free', { said: say(said), what: told.join('; ') })
      : told
  })
}

/** The dice of one dye, as a Roll of their own. */
function thoseOf(roll: Roll, dyes: readonly Dye[], dye: Dye): Roll {
  const at = roll.flatMap((_, i) => (dyes[i] === dye ? [i] : []))
  return at.map((i) => {
    const { die, face, from } = roll[i]!
    return from === undefined ? { die, face } : { die, face, from: at.indexOf(from) }
  })
}

/** The dice alone, wave after wave; nothing for a Roll of none. */
function tellDice(say: DiceSay, whole: Roll): string[] {
  const roll = whole.slice(0, MOST)
  const waves = generations(roll)
  const plain = roll.every(({ die }) => die === 'd6')
  const told = waves.flatMap((wave, depth) =>
    wave.map(({ die, numbers, of }) => {
      const values = { n: numbers.length, sort: die, faces: numbers.join(', ') }
      if (depth === 0) return say(plain ? 'tell.dice' : 'tell.sort', values)
      // Why there are more is said once.
      if (depth > 1 || of === undefined) return say(plain ? 'tell.again' : 'tell.againSort', values)
      const parents = numbers.length
      return say(plain ? 'tell.more' : 'tell.moreSort', { ...values, of, parents })
    }),
  )
  const rest = whole.length - roll.length
  return rest > 0 ? [...told, say('log.rest', { n: rest })] : told
}

/** What a die is called: its sort; of a d100 the tens and the ones have names of their own. */
export const nameOfDie = (say: DiceSay, die: Die): string =>
  die === 'd00' || die === 'd0' ? say(`sort.${die}`) : die

/** What a throw was for: the name of its Scene, or the dice of a free throw as they were written. */
export function aboutOf(
  say: DiceSay,
  { check }: Pick<RollRecord, 'check'>,
  name: (id: string) => string | undefined,
): string {
  if (isFree(check)) return check.said || say('log.freely')
  return check.about === '' ? say('check') : (name(check.about) ?? say('gone'))
}

/** How likely a throw was to come out as it did, 0 to 1; where there was only success or failure, to succeed. */
export function chanceHad(
  { checks }: Pick<Game, 'checks'>,
  record: RollRecord,
): number | undefined {
  const { check, roll } = record
  const odds = isFree(check) ? [] : (checks?.odds?.(check) ?? [])
  if (odds.length === 0) return undefined
  const { key } = rulingOf({ checks }, check, roll)
  return successIn(odds) ?? odds.find((one) => one.key === key)?.chance
}

/** The same in words. */
export function tellChance(
  say: DiceSay,
  game: Pick<Game, 'checks'>,
  lang: string,
  record: RollRecord,
) {
  const chance = chanceHad(game, record)
  if (chance === undefined) return undefined
  const per = percent(chance, lang)
  if (successIn(game.checks?.odds?.(record.check)) === undefined) return say('chance.came', { per })
  return say('chance.had', { per, feeling: say(feltLike(chance)) })
}
