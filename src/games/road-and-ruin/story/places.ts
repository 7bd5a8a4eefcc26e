import type { Board } from '../../../rules/board/board.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { INTERIORS, type Interior } from '../reckon/places.ts'
import { wordOf } from './slips.ts'

/** Where it all happens [R14]; the first, if there are several. */
export const theatreOf = (board: Board): Item | undefined => allOf(board, 'theatre')[0]

/** Every Stage, in the order in which they were laid. */
export const stagesOf = (board: Board): readonly Item[] =>
  [...allOf(board, 'stage')].sort(
    (a, b) => Number(a.props.made ?? 0) - Number(b.props.made ?? 0) || (a.id < b.id ? -1 : 1),
  )

/** Whether what happened on it is resolved [R14]. */
export const isResolved = ({ props }: Item): boolean => props.resolved === true

/** Whether it is the one that the road laid, and nothing is written on it yet. */
export const isUnnamed = ({ props, texts }: Item): boolean =>
  props.road === true && !texts.title?.trim() && !texts.told?.trim()

/** The Stage that the focus is on: the one people chose, or else the first that is open [R14]. */
export function stageNow(board: Board): Item | undefined {
  const chosen = board.items.get(wordOf(board.play.stage))
  if (chosen?.kind === 'stage') return chosen
  return stagesOf(board).find((stage) => !isResolved(stage))
}

/** What part of a building a place is, if it is one [R16]. */
export const interiorOf = ({ props }: Item): Interior | undefined =>
  INTERIORS.find(({ id }) => id === props.interior)

/** What a part of a building does for those in it, as words for each [R16]. */
export const effectsOf = ({ sheltered, hides, exposes, closes }: Interior): readonly string[] => [
  ...(sheltered ? ['sheltered'] : []),
  ...(closes ? ['closes'] : []),
  ...(hides ? ['hides'] : []),
  ...(exposes ? ['exposes'] : []),
]
