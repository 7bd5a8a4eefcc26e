import type { Board } from '../../../rules/board/board.ts'
import type { Mark } from '../../../rules/board/mark.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { LONGEST, overlength, sheetsOf } from './sheets.ts'
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

/** On an oval the Difficulty stands at the rim, and how deep it lies below that [T15]. */
function deep(board: Board, marks: readonly Mark[]): readonly Mark[] {
  const { scenes } = storyOf(board)
  return marks.flatMap((mark): readonly Mark[] => {
    if (mark.as !== 'rating') return [mark]
    const { on, value } = mark
    const depth = scenes.get(on)?.depth ?? 0
    const lies = say('mark.depth', { depth })
    return [
      { ...mark, say: say('mark.difficulty', { dr: value }) },
      depth === 0
        ? { on, as: 'label', say: say('mark.climax'), short: lies }
        : { on, as: 'label', say: lies },
    ]
  })
}

/** A Warning that was lengthened on its card, or came longer than it may be, says so [T7]. */
const overlong = (board: Board): readonly Mark[] =>
  allOf(board, 'message').flatMap(({ id, texts }): readonly Mark[] => {
    const count = overlength(texts.text ?? '')
    if (count === undefined) return []
    return [{ on: id, as: 'amiss', say: say('amiss.overlong', { count, max: LONGEST }) }]
  })

const known = new WeakMap<Board, readonly Mark[]>()

/** What the board means: what it means to all of this family, and what is this game's own. Read once for each board. */
export function read(board: Board): readonly Mark[] {
  const there = known.get(board)
  if (there) return there
  // Of what a note is called at its rim the first is written there: that it came too late, before of which sort it is.
  const marks = [
    ...late(board),
    ...deep(board, tale.read(board)),
    ...coloured(board),
    ...overlong(board),
    ...strands(board),
  ]
  known.set(board, marks)
  return marks
}
