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
    .map(({ note }) => ({
      on: note.id,
      as: 'label',
      say: say('mark.late'),
      short: say('mark.late.short'),
    }))
}

/** How the Climax colours what is told of the future [T8]. */
function coloured(board: Board): readonly Mark[] {
  const ruling = storyOf(board).finale?.ruling
  if (!ruling) return []
  const said = say(ruling.good ? 'mark.triumphant' : 'mark.sombre')
  return sheetsOf(board, 'flashforward').map(({ id }) => ({ on: id, as: 'label', say: said }))
}

const tagged = new WeakMap<readonly Mark[], readonly Mark[]>()

/** On an oval the Difficulty stands at the rim, and how deep it lies below that [T15]. */
function deep(board: Board, marks: readonly Mark[]): readonly Mark[] {
  const there = tagged.get(marks)
  if (there) return there
  const { scenes } = storyOf(board)
  const all = marks.flatMap((mark): readonly Mark[] => {
    if (mark.as !== 'rating') return [mark]
    const { on, value } = mark
    const depth = scenes.get(on)?.depth ?? 0
    return [
      { ...mark, say: say('mark.difficulty', { dr: value }) },
      depth === 0
        ? { on, as: 'label', say: say('mark.climax'), short: say('mark.depth', { depth }) }
        : { on, as: 'label', say: say('mark.depth', { depth }) },
    ]
  })
  tagged.set(marks, all)
  return all
}

/** What the board means: what it means to all of this family, and what is this game's own. */
export function read(board: Board): readonly Mark[] {
  const own = [...coloured(board), ...strands(board)]
  const first = late(board)
  const marks = deep(board, tale.read(board))
  // Of what a note is called at its rim the first is written there: that it came too late, before of which sort it is.
  return own.length + first.length > 0 ? [...first, ...marks, ...own] : marks
}
