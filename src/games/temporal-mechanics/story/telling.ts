import { must } from '../../../rules/play/make.ts'
import { makeTale } from '../../../rules/story/tale.ts'
import { PIECES } from './pieces.ts'
import { actOf, limitOf, SETTINGS } from './settings.ts'
import { enter, toldAside } from './sheets.ts'
import { barred, stageOf } from './stages.ts'

/** Temporal Mechanics, as it differs from others of its family. */
export const tale = makeTale({
  pieces: PIECES,
  tree: 'up',
  joined: true,
  pages: 'sheets',
  settings: SETTINGS,
  finaleDr: () => 4,
  limit: limitOf,
  minutes: () => 10,
  aside: toldAside,
  moderatorOf: () => undefined,
  underway: (board) => actOf(board) !== 'setup',
  begun: (board, act) => enter(board, act, 'confrontation'),
  unpaired(board) {
    const scene = tale.currentScene(board)
    return scene && stageOf(board, scene) === 'influence' ? must('no.investigate') : undefined
  },
  barred,
})

/** What lies on the table as a story, and the Scene that is played: nearly all of this game asks for them. */
export const { storyOf, currentScene } = tale
