import * as Y from 'yjs'
import { byAndBy } from '../../rules/plain/turns.ts'
import { type Anew, meanwhile, takeIn } from '../../table/yjs/heal.ts'
import { soundSteps } from '../../table/yjs/sound.ts'
import type { Remaking } from '../trial/remade.ts'
import { mendElsewhere } from '../trial/trial.ts'
import { cut } from '../update/cut.ts'
import { examine } from '../update/structure.ts'

/*
 * A document is put together anew
 *
 * Where another version of something counts, or something is let go, all that hangs on it may stand elsewhere: so the
 * whole is made anew, in a worker, from what is here. It is built beside the document, a little at a time, while people
 * go on; what they do meanwhile is taken over, as far as it fits, and at the end nothing waits.
 */

/** Steps of what is taken in at once. */
const MOST_WORK = 50_000
/** The origin of empty places that were agreed on. */
const AGREED = Object.freeze({ agreed: true })

/** What a document would be: in updates, one after another, and with what was done meanwhile. */
export interface Remade {
  readonly pieces: readonly Uint8Array[]
  readonly next: Anew
}

/** A document as it would be, in updates, one after another; undefined where nothing comes of it. */
export const picture = async (
  doc: Y.Doc,
  how: Remaking,
): Promise<readonly Uint8Array[] | undefined> =>
  (await mendElsewhere(await byAndBy(soundSteps(doc)), how))?.pieces

/**
 * Puts a document together anew beside itself. `put` is given that in the very moment in which it is the same but for
 * what is otherwise, if it `fits`: it has to take its place at once. Where something does not fit, nothing happens.
 */
export function remake(
  doc: Y.Doc,
  how: Remaking,
  fits: (fresh: Y.Doc) => boolean,
  put: (remade: Remade) => void,
): Promise<void> {
  const { store } = doc
  return meanwhile(doc, async ({ since, waiting }) => {
    const fresh = new Y.Doc()
    const made = await mendElsewhere(await byAndBy(soundSteps(doc)), how)
    if (!made) return
    await byAndBy(takeIn(fresh, [...made.pieces]))
    if (!(await byAndBy(goOn(fresh, waiting)))) return
    // From here on nothing waits: what is done on this screen is in the one or in the other.
    if (!waiting.every((update) => takesIn(fresh, update))) return
    if (doc.store !== store || !fits(fresh)) return
    put({ pieces: made.pieces, next: { fresh, all: [made.whole, ...since] } })
  })
}

/** Takes in what people did, one after another; false where something of it does not fit. */
function* goOn(doc: Y.Doc, waiting: Uint8Array[]): Generator<void, boolean> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    if (!takesIn(doc, next)) return false
    yield
  }
  return true
}

/** Takes all of an update in; false where that cannot be, or would take long. */
export function takesIn(doc: Y.Doc, update: Uint8Array): boolean {
  const seen = examine(update, doc, { limit: MOST_WORK })
  if (seen.fault !== undefined || seen.short || seen.work >= MOST_WORK) return false
  for (const piece of cut(seen)) Y.applyUpdate(doc, piece, AGREED)
  return true
}

/** Whether nobody has written more in the other. */
export const reaches = (one: Y.Doc, other: Y.Doc): boolean =>
  [...other.store.clients.keys()].every(
    (client) => Y.getState(one.store, client) >= Y.getState(other.store, client),
  )
