import type { Act, Board } from '../../../rules/board/board.ts'
import type { Item, ItemId, Plain } from '../../../rules/plain/item.ts'
import { carrierOf } from '../../../rules/plain/place.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { part } from '../../../rules/story/clock.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { brief } from '../../../rules/story/outline.ts'
import type { Scene } from '../../../rules/story/story.ts'

/** The three phases of a Scene [T10]. */
export type ScenePhase = 'investigate' | 'influence' | 'interpret'

/** The register that keeps when people left off investigating a Scene; without one they are still at it. */
export const stageRegister = (scene: ItemId): string => `stage/${scene}`

/** More notes are not written down one by one: then clocks decide. */
const MOST = 500

/** What that register keeps: when it was, ms since 1970, and the notes that were stuck on cards by then. */
export function left(board: Board, act: Act): Plain {
  const stuck = allOf(board, 'note').filter(({ id }) => carrierOf(board.items, id) !== undefined)
  return stuck.length > MOST ? { at: act.now } : { at: act.now, notes: stuck.map(({ id }) => id) }
}

interface Left {
  readonly at: number
  /** Undefined where nobody wrote down which they were. */
  readonly notes?: ReadonlySet<Plain>
}

const known = new WeakMap<object, Left>()

/** When people left off investigating a Scene, and with which notes. Whatever else stands there counts for nothing. */
function leftOff(board: Board, scene: ItemId): Left | undefined {
  const kept = board.play[stageRegister(scene)] ?? null
  if (typeof kept !== 'object' || kept === null)
    return typeof kept === 'number' && Number.isFinite(kept) ? { at: kept } : undefined
  const there = known.get(kept)
  if (there) return there
  const [at, notes] = [part(kept, 'at'), part(kept, 'notes')]
  if (typeof at !== 'number' || !Number.isFinite(at)) return undefined
  const read: Left = Array.isArray(notes) ? { at, notes: new Set(notes) } : { at }
  known.set(kept, read)
  return read
}

/** The phase that a Scene is in: its throw ends the second. */
export function stageOf(board: Board, { id, record }: Scene): ScenePhase {
  if (record) return 'interpret'
  return leftOff(board, id) === undefined ? 'investigate' : 'influence'
}

/** Whether a note came to its card once its Scene was not investigated any more: made, stuck on or copied then. */
export function isLate(board: Board, { id, record }: Pick<Scene, 'id' | 'record'>, note: Item) {
  const since = leftOff(board, id) ?? (record && { at: record.at })
  if (!since) return false
  // Clocks may be wrong: they are asked only where nobody wrote down what there was.
  if (since.notes) return !since.notes.has(note.id)
  const { made } = note.props
  return typeof made === 'number' && made >= since.at
}

/** Why a note brings no die [T11]. */
export const barred = (board: Board, id: ItemId, note: Item): Sentence | undefined =>
  isLate(board, { id }, note) ? say('pair.late', { aspect: brief(note.texts.text) }) : undefined
