import type { Board } from '../../rules/board/board.ts'
import { type Asked, isSigned, type RollRecord } from '../../rules/dice/roll.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Verdict } from '../../tray/verify.ts'
import type { Objection } from '../desk/desk.ts'
import type { DiceSay } from './words.ts'

/*
 * How true a throw is, in words
 *
 * The log, the chronicle, what is taken home and the lists say the same of a throw, at more or less length; which of
 * them may be said is settled by the verdict alone.
 */

/** What is needed to name people. */
export interface Naming {
  readonly say: DiceSay
  readonly lang: string
  readonly board: Pick<Board, 'seats'>
  /** Whether that screen is the one where it is read; none is in what goes elsewhere. */
  own?(screen: string): boolean
}

/** Who reads it comes first, in the form that the sentence needs. */
function namesOf(
  { say, lang, board, own }: Naming,
  asked: readonly Asked[],
  you: 'witness.byYou' | 'witness.you',
): string {
  const others = asked.filter(({ peer }) => !own?.(peer))
  return new Intl.ListFormat(lang).format([
    ...(others.length < asked.length ? [say(you)] : []),
    ...others.map(({ seat }) => seatOf(board.seats, seat)?.name ?? say('witness.guest')),
  ])
}

/** Whether it is proven who had a hand in a throw. */
export const isProven = ({ joint }: RollRecord, verdict: Verdict | undefined): boolean =>
  isSigned(joint) && verdict !== undefined && verdict !== 'doubtful' && verdict !== 'unknown'

const silentOf = (naming: Naming, silent: readonly Asked[]): string =>
  naming.say('witness.silent', { names: namesOf(naming, silent, 'witness.you') })

/** Who else sits where it was thrown: they saw the dice fall, though they had no hand in the seed. */
function besideOf(
  { say, lang, board: { seats } }: Naming,
  { seat }: RollRecord,
  words: 'witness.beside' | 'witness.also' = 'witness.beside',
) {
  const sitter = seatOf(seats, seat)?.sitter
  const others = sitter ? seats.filter((one) => one.sitter === sitter && one.id !== seat) : []
  const names = new Intl.ListFormat(lang).format(others.map(({ name }) => name))
  return others.length > 0 ? say(words, { names }) : undefined
}

/** A throw in which nobody at another screen had a hand is called so; alone is only who was alone. */
export const calledAs = (
  naming: Naming,
  record: RollRecord,
  verdict: Verdict | undefined,
): Verdict | 'beside' | 'wait' =>
  verdict === 'alone' && besideOf(naming, record) !== undefined ? 'beside' : (verdict ?? 'wait')

/** Who had a hand in a throw's seed, beside what it is called; undefined where there was nothing to throw. */
export function witnessesOf(
  naming: Naming,
  record: RollRecord,
  verdict: Verdict | undefined,
): string | undefined {
  const { say } = naming
  const { thrown, joint } = record
  if (!thrown) return undefined
  // That it was thrown at one screen is said once.
  const called = calledAs(naming, record, verdict) === 'beside'
  const beside = besideOf(naming, record, called ? 'witness.also' : 'witness.beside')
  if (!joint) return beside ?? say('witness.alone')
  const { witnesses, silent } = joint
  const told = isProven(record, verdict) ? 'witness.by' : 'witness.said'
  const by =
    witnesses.length > 0
      ? say(told, { names: namesOf(naming, witnesses, 'witness.byYou') })
      : (beside ?? say('witness.none'))
  return silent.length > 0 ? `${by} ${silentOf(naming, silent)}` : by
}

/** What others say against a throw, each once. */
export function objectionsOf(
  { say, board }: Naming,
  objections: readonly Objection[],
): readonly string[] {
  const told = objections.map(({ seat, why }) =>
    say(`doubt.${why}`, { name: seatOf(board.seats, seat)?.name ?? say('witness.guest') }),
  )
  return [...new Set(told)].slice(0, MOST_OBJECTIONS)
}

/** More would say no more. */
const MOST_OBJECTIONS = 8

/** How true a throw is, in a word or two; who witnessed it is named. */
export function signOf(naming: Naming, record: RollRecord, verdict: Verdict | undefined): string {
  const { say } = naming
  const { joint } = record
  if (verdict !== 'witnessed' || !joint) return say(`verdict.${calledAs(naming, record, verdict)}`)
  return say('truth.witnessed', { names: namesOf(naming, joint.witnesses, 'witness.byYou') })
}

/** How true a throw is that a story tells of, in a sentence or two; '' where there was nothing to throw. */
export function truthOf(
  naming: Naming,
  record: RollRecord,
  verdict: Verdict | undefined,
  objections: readonly Objection[],
): string {
  if (verdict === 'none') return ''
  const { say } = naming
  const silent = record.joint?.silent ?? []
  const told = {
    verified: [say('truth.verified'), witnessesOf(naming, record, verdict)],
    witnessed: [witnessesOf(naming, record, verdict)],
    // Who was asked and did not answer was there all the same.
    alone: [
      besideOf(naming, record) ?? say('truth.alone'),
      silent.length > 0 && silentOf(naming, silent),
    ],
    before: [say('truth.before')],
    disputed: [say('truth.disputed')],
    doubtful: [say('truth.doubtful')],
    older: [say('truth.unchecked')],
    unknown: [say('truth.unchecked')],
    wait: [say('truth.wait')],
  }
  return [...told[verdict ?? 'wait'], ...objectionsOf(naming, objections)].filter(Boolean).join(' ')
}
