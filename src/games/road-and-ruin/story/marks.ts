import type { Board } from '../../../rules/board/board.ts'
import type { Mark } from '../../../rules/board/mark.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { cardOf } from './drawn.ts'
import { effectsOf, interiorOf, isResolved, stageNow, stagesOf } from './places.ts'
import { crowded, rosterOf } from './roster.ts'
import { searchesOf, searchState, significanceOf } from './search.ts'
import {
  decidedBy,
  isAgainInVain,
  isThrownApart,
  type SlipKinds,
  slipKind,
  slipsOf,
} from './slips.ts'

/** Where on a slip is written how it came out: below its goal. */
const OUTCOME = { x: -58, y: 11, w: 116, h: 28 } as const

/** Slips: those that wait for their throw, and how the others came out. */
const slipMarks = (board: Board, kinds: SlipKinds): readonly Mark[] =>
  slipsOf(board).flatMap(({ id: on, ...slip }): readonly Mark[] => {
    const kind = slipKind(kinds, { id: on, ...slip })
    if (!kind) return [{ on, as: 'amiss', say: say('amiss.slip') }]
    const record = decidedBy(board, on)
    if (!record) return [{ on, as: 'ready', say: say('mark.ready') }]
    const { good, say: words, brief = words } = kind.judge(record.check, record.roll)
    return [
      good === undefined
        ? { on, as: 'label', say: words }
        : { on, as: 'crossed', good, roll: record.id, say: words },
      {
        on,
        as: 'drawn',
        strokes: [],
        words: [
          { ...OUTCOME, say: brief, ...(good !== undefined && { ink: good ? 'green' : 'red' }) },
        ],
        say: words,
      },
      ...(isThrownApart(board, on) ? [{ on, as: 'amiss', say: say('amiss.thrown') } as const] : []),
      ...(isAgainInVain(board, on) ? [{ on, as: 'amiss', say: say('amiss.again') } as const] : []),
    ]
  })

function searchMarks(board: Board): readonly Mark[] {
  return searchesOf(board).flatMap((item): readonly Mark[] => {
    const { end, twice, apart } = searchState(board, item)
    const on = item.id
    const amiss: readonly Mark[] = apart ? [{ on, as: 'amiss', say: say('amiss.thrown') }] : []
    if (end && end.end.end !== 'open') {
      const found = end.end.end === 'found'
      const words = found
        ? say('ruling.found', { importance: end.end.end === 'found' ? end.end.importance : 0 })
        : say('ruling.dismissed')
      return [{ on, as: 'crossed', good: found, roll: end.record.id, say: words }, ...amiss]
    }
    return twice
      ? [{ on, as: 'label', say: say('lack.twice'), short: say('mark.twice') }, ...amiss]
      : amiss
  })
}

function stageMarks(board: Board): readonly Mark[] {
  const stages = stagesOf(board)
  // Nobody looks for the only one.
  const now = stages.length > 1 ? stageNow(board) : undefined
  return stages.flatMap((item): readonly Mark[] => [
    ...(item.id === now?.id
      ? [{ on: item.id, as: 'current', say: say('mark.focus') } as const]
      : []),
    ...(isResolved(item) ? [{ on: item.id, as: 'label', say: say('mark.resolved') } as const] : []),
  ])
}

/** What a part of a building does for those in it [R16]. */
const placeMarks = (board: Board): readonly Mark[] =>
  allOf(board, 'place').flatMap((item): readonly Mark[] => {
    const interior = interiorOf(item)
    const [effect] = interior ? effectsOf(interior) : []
    return effect
      ? [
          {
            on: item.id,
            as: 'label',
            say: say(`effect.${effect}`),
            short: say(`effect.${effect}.short`),
          },
        ]
      : []
  })

/** A card that lies there twice: copied, or out of a file. There is one of each. */
function cardMarks(board: Board): readonly Mark[] {
  const seen = new Set<number>()
  return allOf(board, 'roundtable').flatMap((item): readonly Mark[] => {
    const card = cardOf(item)
    if (card === undefined) return [{ on: item.id, as: 'amiss', say: say('amiss.card') }]
    if (seen.has(card)) return [{ on: item.id, as: 'amiss', say: say('amiss.twice') }]
    seen.add(card)
    // It is weighed by a Move, which brings the numbers of the search along.
    const weight = significanceOf(item)
    return weight
      ? [
          {
            on: item.id,
            as: 'label',
            say: say('mark.weighed', { significance: weight }),
            short: say(`significance.${weight}`),
          },
        ]
      : []
  })
}

const ownerMarks = (board: Board): readonly Mark[] =>
  allOf(board, 'character').flatMap((item): readonly Mark[] => {
    const seat = seatOf(board.seats, item.props.owner)
    return seat
      ? [{ on: item.id, as: 'owner', seat: seat.id, say: say('mark.owner', { seat: seat.name }) }]
      : []
  })

const rosterMarks = (board: Board): readonly Mark[] => {
  const roster = rosterOf(board)
  return roster && crowded(roster).length > 0
    ? [{ on: roster.id, as: 'amiss', say: say('step.crowded') }]
    : []
}

/** What the board means, thing by thing; looked through once for each board. */
export function makeRead(
  kinds: SlipKinds,
  people: (board: Board) => readonly Mark[],
): (board: Board) => readonly Mark[] {
  const known = new WeakMap<Board, readonly Mark[]>()
  return (board) => {
    const there = known.get(board)
    if (there) return there
    const marks = [
      ...slipMarks(board, kinds),
      ...searchMarks(board),
      ...stageMarks(board),
      ...placeMarks(board),
      ...cardMarks(board),
      ...ownerMarks(board),
      ...people(board),
      ...rosterMarks(board),
    ]
    known.set(board, marks)
    return marks
  }
}
