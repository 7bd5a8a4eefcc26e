import type { Board } from '../../../rules/board/board.ts'
import { makeTale } from '../../../rules/story/tale.ts'
import { PIECES } from './pieces.ts'
import { moderatorOf, phaseOf, SETTINGS, settingOf } from './settings.ts'

const underway = (board: Board): boolean => phaseOf(board) === 'story'

/** Prophecy, as it differs from others of its family. */
export const tale = makeTale({
  pieces: PIECES,
  tree: 'down',
  pages: 'prophecy',
  settings: SETTINGS,
  finaleDr: (board) => settingOf(board, 'finale'),
  limit: (board) => settingOf(board, 'limit'),
  minutes: (board) => settingOf(board, 'minutes'),
  moderatorOf,
  underway,
  begun: (board) => (underway(board) ? [] : [{ do: 'play', key: 'phase', value: 'story' }]),
})
