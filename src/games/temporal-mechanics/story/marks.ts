import type { Board } from '../../../rules/board/board.ts'
import type { Mark } from '../../../rules/board/mark.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { sheetsOf } from './sheets.ts'
import { isLate } from './stages.ts'
import { strands } from './strip.ts'
import { currentScene, storyOf, tale } from './telling.ts'

/** What came too late for the Check of the Scene that is played [T11]. */
function late(board: Board): readonly Mark[] {
  const scene = currentScene(board)
  if (!scene) return []
  return [...storyOf(board).aspects.values()]
    .filter(({ note }) => isLate(board, scene, note))
    .map(({ note }) => ({ on: note.id, as: 'label', say: say('mark.late') }))
}

/** How the Climax colours what is told of the future [T8]. */
function coloured(board: Board): readonly Mark[] {
  const ruling = storyOf(board).finale?.ruling
  if (!ruling) return []
  const said = say(ruling.good ? 'mark.triumphant' : 'mark.sombre')
  return sheetsOf(board, 'flashforward').map(({ id }) => ({ on: id, as: 'label', say: said }))
}

/** What the board means: what it means to all of this family, and what is this game's own. */
export function read(board: Board): readonly Mark[] {
  const own = [...late(board), ...coloured(board), ...strands(board)]
  const marks = tale.read(board)
  return own.length > 0 ? [...marks, ...own] : marks
}
