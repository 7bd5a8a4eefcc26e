import type { Board } from '../../../rules/board/board.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import type { Row, Section } from '../../../rules/told/outline.ts'
import { stagesOf } from './places.ts'
import { slipsOf } from './slips.ts'

const LISTS = [
  ['people', ['character']],
  ['foes', ['foe']],
  ['slips', ['slip']],
  ['searches', ['search']],
  ['roster', ['roster', 'deck']],
  ['tale', ['tale', 'stores']],
  ['cards', ['roundtable']],
  ['pages', ['sheet', 'placard']],
] as const

/** The table as lists, for those who do not see it. Roles lie on sheets, and are told below them. */
export function outline(board: Board): readonly Section[] {
  const rows = (kinds: readonly string[]): readonly Row[] =>
    kinds.flatMap((kind) =>
      (kind === 'slip' ? slipsOf(board) : allOf(board, kind)).map(({ id }): Row => ({ id })),
    )
  const [people, ...others] = LISTS.map(
    ([id, kinds]): Section => ({ id, say: say(`list.${id}`), rows: rows(kinds) }),
  )
  const places: Section = {
    id: 'places',
    say: say('list.places'),
    rows: [
      ...allOf(board, 'theatre').map(({ id }): Row => ({ id })),
      ...stagesOf(board).map(({ id }): Row => ({ id })),
      ...allOf(board, 'place').map(({ id }): Row => ({ id })),
    ],
  }
  return [people!, places, ...others]
}
