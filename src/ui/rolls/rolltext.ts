import type { Board } from '../../rules/board/board.ts'
import type { RollRecord } from '../../rules/dice/roll.ts'
import { rulingOf } from '../../rules/dice/sum.ts'
import type { Game } from '../../rules/game.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { OddRoll } from '../../table/document/records.ts'
import type { Verdict } from '../../tray/verify.ts'
import type { Objection } from '../desk/desk.ts'
import { dated } from '../say/format.ts'
import { calledOf } from '../say/names.ts'
import { aboutOf, tellBrought, tellRoll } from '../throws/tell.ts'
import { objectionsOf, witnessesOf } from '../throws/truth.ts'
import type { DiceSay } from '../throws/words.ts'

/** What is needed to write about throws. */
export interface Telling {
  readonly say: DiceSay
  readonly game: Game
  readonly board: Pick<Board, 'items' | 'seats'>
  readonly lang: string
}

export const isOdd = (entry: RollRecord | OddRoll): entry is OddRoll => !('roll' in entry)

/** What it is, where it is no Roll. */
export function oddlyOf({ abandoned, rival }: OddRoll): 'log.abandoned' | 'log.rival' | 'log.odd' {
  if (abandoned) return 'log.abandoned'
  return rival ? 'log.rival' : 'log.odd'
}

/** Who threw. */
export const whoOf = ({ say, board }: Telling, { seat }: { readonly seat?: string }): string =>
  seatOf(board.seats, seat)?.name ?? say('seat.somebody')

/** What for. */
export const whatOf = ({ say, board, game }: Telling, record: RollRecord): string =>
  aboutOf(say, record, (id) => {
    const item = board.items.get(id)
    return item && calledOf(game, item, (says) => say(says))
  })

/** What it came to, in a few words. */
export const resultOf = ({ say, game }: Telling, record: RollRecord): string =>
  record.check.lots || record.check.again !== undefined
    ? tellBrought(say, game, record)
    : say(rulingOf(game, record.check, record.roll).say)

/** A throw as a line of text: who, when, what for, the chance it had, what lay up, how true it is. */
export function throwLine(
  telling: Telling,
  entry: RollRecord | OddRoll,
  verdict: Verdict | undefined,
  chanceOf: (record: RollRecord) => string | undefined,
  objections: readonly Objection[] = [],
): string {
  const { say, game, lang } = telling
  const date = new Date(entry.at ?? Number.NaN)
  const told = { dateStyle: 'medium', timeStyle: 'short' } as const
  const when = Number.isNaN(date.getTime()) ? '?' : date.toLocaleString(dated(lang), told)
  const name = whoOf(telling, entry)
  if (isOdd(entry)) {
    const { abandoned } = entry
    return say('tell.line', {
      name,
      when,
      what: say(oddlyOf(entry)),
      verdict: say(abandoned ? 'verdict.abandoned' : 'verdict.doubtful'),
    })
  }
  const chance = chanceOf(entry)
  const about = whatOf(telling, entry)
  return say('tell.lineWitnessed', {
    name,
    when,
    what: say('tell.free', {
      said: chance === undefined ? about : `${about} (${chance})`,
      what: tellRoll(say, game, entry),
    }),
    verdict: say(`verdict.${verdict ?? 'wait'}`),
    witnesses: [
      witnessesOf(telling, entry, verdict) ?? '',
      ...objectionsOf(telling, objections),
    ].join(' '),
  }).trimEnd()
}

/** All throws and what cannot be read of them, the newest first. */
export function entriesOf(
  rolls: readonly RollRecord[],
  odd: readonly OddRoll[],
): (RollRecord | OddRoll)[] {
  const entries: (RollRecord | OddRoll)[] = []
  let next = 0
  for (let at = 0; at <= rolls.length; at++) {
    for (let one = odd[next]; one && one.after <= at; one = odd[++next]) entries.push(one)
    const record = rolls[at]
    if (record) entries.push(record)
  }
  return entries.reverse()
}
