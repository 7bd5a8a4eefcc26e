import type { Board } from '../../../rules/board/board.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { byMade } from '../../../rules/story/story.ts'

const pages = (board: Board, after: boolean): readonly Item[] =>
  allOf(board, 'sheet')
    .filter(({ props }) => (props.after === true) === after)
    .sort(byMade)

/** The pages on which it stands what was foretold [P19], as they were laid. */
export const prophecies = (board: Board): readonly Item[] => pages(board, false)

/** The pages on which it stands what became of the world [P26], as they were laid: one, unless two began it apart. */
export const aftermaths = (board: Board): readonly Item[] => pages(board, true)
