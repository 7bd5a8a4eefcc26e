import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import { drawnOf, type Lot } from '../../../rules/dice/lots.ts'
import type { RollRecord } from '../../../rules/dice/roll.ts'
import type { Plain } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import type { Checks } from '../../../rules/play/gathering.ts'
import { DEEDS } from '../cards/deeds.ts'
import { DISCIPLINES } from '../cards/effects.ts'
import { VERSES } from '../cards/verses.ts'
import { cultistAt } from '../reckon/own.ts'
import { awaited } from '../reckon/run.ts'
import { gameKept, PLAY } from './kept.ts'
import { settling } from './laid.ts'
import { steppedBy } from './step.ts'

/** The kind of a Check that only draws lots. */
export const LOTS_CHECK = 'lots'

const sameLots = (a: readonly Lot[], b: readonly Lot[]): boolean =>
  a.length === b.length &&
  a.every(({ of, take }, i) => {
    const other = b[i]
    return (
      take === other?.take &&
      of.length === other.of.length &&
      of.every((name, n) => name === other.of[n])
    )
  })

/** What a draw of lots brings, once: where the game still waits for just these. */
function settleLots(board: Board, act: Act, record: RollRecord): readonly Change[] {
  const { kind, lots, terms } = record.check
  const kept = gameKept(board)
  const waits = kept && awaited(kept.game)
  if (kind !== LOTS_CHECK || !kept || waits?.for !== 'lots') return []
  if (!sameLots(waits.lots, lots ?? []) || terms?.step !== kept.step) return []
  const seat = cultistAt(kept.game, record.seat) ? record.seat : kept.dealer
  const after = steppedBy(board, kept, act, seat, { do: 'lots', drawn: drawnOf(record) }).kept
  if (!after) return []
  const value = JSON.parse(JSON.stringify(after)) as Plain
  return [{ do: 'play', key: PLAY, value }, ...settling(board, after)]
}

/** A name out of a lot, as it is called. */
function drawnName(name: string): Sentence {
  if (Object.hasOwn(DEEDS, name)) return say(`deed.${name}.title`)
  if (Object.hasOwn(VERSES, name)) return say(`verse.${name}.title`)
  if (DISCIPLINES.some((one) => one === name)) return say(`discipline.${name}`)
  return say('lots.seat')
}

/** How this game draws: nothing is judged, what is drawn is told. */
export const darkChecks: Checks = {
  settle: settleLots,
  // Orders of Disciplines, and who begins, are seen on the table.
  drawn: (record) =>
    drawnOf(record)
      .flat()
      .filter((name) => Object.hasOwn(DEEDS, name) || Object.hasOwn(VERSES, name))
      .map(drawnName),
}
