import * as Y from 'yjs'
import { faultOfWhole, soundState } from '../../table/yjs/sound.ts'
import { piecesOf } from '../update/pieces.ts'
import { faultOf } from '../update/structure.ts'
import { type Remaking, remade } from './remade.ts'

const START = Y.encodeStateVector(new Map())

/**
 * What is sound of a document, put together anew if it is said how: at once and one after another; or what is wrong.
 */
export function mended(
  state: Uint8Array,
  how?: Remaking,
): { whole: Uint8Array; pieces: readonly Uint8Array[] } | { fault: string } {
  const given = how ? remade(state, how) : state
  if (!given) return { fault: 'nothing comes of it' }
  const doc = new Y.Doc()
  try {
    Y.applyUpdate(doc, given)
  } catch {
    // As far as it came.
  }
  if (doc.store.pendingStructs || doc.store.pendingDs) return { fault: 'half a document' }
  const whole = soundState(doc)
  const fault = faultOfWhole(whole) ?? faultOf(whole, new Y.Doc())
  if (fault !== undefined) return { fault }
  const sound = new Y.Doc()
  Y.applyUpdate(sound, whole)
  return { whole, pieces: [...piecesOf(sound, START)] }
}
