import type * as Y from 'yjs'
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

/** A letter as Yjs knows it, for ever. */
interface Letter {
  readonly client: number
  readonly clock: number
}

/** The letter before this place; undefined at the beginning. */
function letterBefore(text: Y.Text, at: number): Letter | undefined {
  let left = at
  for (let run = text._start; run && left > 0; run = run.right) {
    if (run.deleted || !run.countable) continue
    if (left <= run.length) return { client: run.id.client, clock: run.id.clock + left - 1 }
    left -= run.length
  }
  return undefined
}

/** Where this letter ends, or where it stood that was rubbed out; undefined where it never was. */
function endOf(text: Y.Text, { client, clock }: Letter): number | undefined {
  let at = 0
  for (let run = text._start; run; run = run.right) {
    const seen = !run.deleted && run.countable
    const into = clock - run.id.clock
    if (run.id.client === client && into >= 0 && into < run.length) return seen ? at + into + 1 : at
    if (seen) at += run.length
  }
  return undefined
}

/** A caret in a text of an item; at first at its end. */
export function caretIn(doc: Y.Doc, id: ItemId, field: string): Caret {
  const root = parts(doc)
  const find = () => textOf(root, id, field)
  let held: { readonly text: Y.Text; readonly letter: Letter | undefined } | undefined
  /** Where it was seen last. */
  let last = Number.POSITIVE_INFINITY
  const to = (at: number) => {
    const text = find()
    last = Math.min(Math.max(0, at), text?.length ?? 0)
    held = text && { text, letter: letterBefore(text, last) }
  }
  to(last)
  return {
    at() {
      const text = find()
      // Another text has come in its place, or another document.
      if (text !== held?.text) to(last)
      else if (text && held) last = held.letter ? (endOf(text, held.letter) ?? last) : 0
      return last
    },
    to,
  }
}
