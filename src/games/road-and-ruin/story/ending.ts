import type { Board } from '../../../rules/board/board.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Ending } from '../../../rules/play/guide.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { isResolved, stagesOf } from './places.ts'
import { searchesOf, searchState } from './search.ts'
import { phaseNow } from './settings.ts'
import { taleOf } from './tales.ts'

/** The end of the road: nobody wins it and nobody loses, and it may be told on. */
export function ending(board: Board): Ending | undefined {
  if (phaseNow(board) !== 'end') return undefined
  const tale = taleOf(board)
  const searches = searchesOf(board).length
  const found = searchesOf(board).filter(
    (item) => searchState(board, item).end?.end.end === 'found',
  ).length
  const stages = stagesOf(board).filter(isResolved).length
  const throws = board.rolls.length
  const written = allOf(board, 'sheet').flatMap(({ texts }) => texts.text?.trim() || [])
  return {
    told: written.length > 0,
    say: tale ? say('ending.tale', { tale }) : say('ending'),
    // What there was none of goes without saying.
    body: [
      ...(stages > 0 ? [say('ending.stages', { stages })] : []),
      ...(searches > 0 ? [say('ending.searches', { searches, found })] : []),
      ...(throws > 0 ? [say('ending.throws', { throws })] : []),
    ],
    after: { say: say('ending.after'), written, offer: { move: 'epilogue' } },
  }
}
