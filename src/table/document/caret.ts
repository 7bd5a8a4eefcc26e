import * as Y from 'yjs'
import type { ItemId } from '../../rules/plain/item.ts'
import { parts } from './schema.ts'
import { textOf } from './write.ts'

/** A place in a text that holds on to the letter before it, whatever anybody writes around it. */
export interface Caret {
  /** Where it stands now, in UTF-16 units. */
  at(): number
  /** It stands here from now on. */
  to(at: number): void
}

/** A caret in a text of an item; at first at its end. */
export function caretIn(doc: Y.Doc, id: ItemId, field: string): Caret {
  const root = parts(doc)
  /** What it stands in, and where: a text that somebody strikes out takes its places along. */
  let held: { readonly text: Y.Text; readonly place: Y.RelativePosition } | undefined
  /** Where it was seen last. */
  let last = Number.POSITIVE_INFINITY
  const to = (at: number) => {
    const text = textOf(root, id, field)
    last = Math.min(Math.max(0, at), text?.length ?? 0)
    held = text && { text, place: Y.createRelativePositionFromTypeIndex(text, last, -1) }
  }
  to(last)
  return {
    at() {
      const text = textOf(root, id, field)
      // Another text has come in its place, or another document.
      if (text !== held?.text) to(last)
      const found = held && Y.createAbsolutePositionFromRelativePosition(held.place, doc)
      last = found?.type === text && found ? found.index : Math.min(last, text?.length ?? 0)
      return last
    },
    to,
  }
}
