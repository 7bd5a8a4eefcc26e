import type { Board } from '../../../rules/board/board.ts'
import type { Item, ItemId } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { brief } from '../../../rules/story/outline.ts'
import type { Scene } from '../../../rules/story/story.ts'

/** The three phases of a Scene [T10]. */
export type ScenePhase = 'investigate' | 'influence' | 'interpret'

/** The register that keeps when people left off investigating a Scene; without one they are still at it. */
export const stageRegister = (scene: ItemId): string => `stage/${scene}`

/** When people left off investigating a Scene, ms since 1970. */
function leftOff(board: Board, scene: ItemId): number | undefined {
  const since = board.play[stageRegister(scene)]
  return typeof since === 'number' && Number.isFinite(since) ? since : undefined
}

/** The phase that a Scene is in: its throw ends the second. */
export function stageOf(board: Board, { id, record }: Scene): ScenePhase {
  if (record) return 'interpret'
  return leftOff(board, id) === undefined ? 'investigate' : 'influence'
}

/** Whether a note came when its Scene was not investigated any more. */
export function isLate(board: Board, { id, record }: Pick<Scene, 'id' | 'record'>, note: Item) {
  const since = leftOff(board, id) ?? record?.at
  const { made } = note.props
  return since !== undefined && typeof made === 'number' && made >= since
}

/** Why a note brings no die [T11]. */
export const barred = (board: Board, id: ItemId, note: Item): Sentence | undefined =>
  isLate(board, { id }, note) ? say('pair.late', { aspect: brief(note.texts.text) }) : undefined
