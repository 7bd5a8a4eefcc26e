import { makeOpening } from '../../../rules/moves/opening.ts'
import { should } from '../../../rules/play/make.ts'
import { laid } from '../../../rules/story/layout.ts'
import { make } from '../../../rules/story/make.ts'
import { MODULE_IDS } from '../story/ideas.ts'
import { sheetSpot } from '../story/layout.ts'
import { prophecies } from '../story/pages.ts'

/** [P19]: a ready-made prophecy is read aloud, or the players write their own. */
export const receive = makeOpening('receive', {
  modules: MODULE_IDS,
  ask: 'ask.prophecy',
  may: (board) => (prophecies(board).length > 0 ? should('warn.prophecy') : undefined),
  lay: (board, act, texts) => [
    make(act, 'sheet', laid(board, act, sheetSpot(board), 0.03), { texts }),
  ],
})
