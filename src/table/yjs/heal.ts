import * as Y from 'yjs'
import { byAndBy } from '../../rules/plain/turns.ts'
import {
  empty,
  exchange,
  faultOfWhole,
  faultSteps,
  isDeaf,
  soundState,
  soundSteps,
} from './sound.ts'

/*
 * A document is made anew from what is sound of it
 *
 * For a large one that takes seconds: so it is written down a little at a time, tried by somebody else, and built anew
 * beside the one that is there, on which people go on meanwhile. What they do is taken over; then the new one takes its
 * place between two breaths.
 */

/**
 * What is sound of a document: all of it, and the same as updates each of which can be applied where
 * those before it were.
 */
export interface Mended {
  readonly whole: Uint8Array
  readonly pieces: readonly Uint8Array[]
}
/** Tries what was found sound of a document, elsewhere; undefined where nothing comes of it. */
export type Mend = (state: Uint8Array) => Promise<Mended | undefined>

/** Whether there is anything in a document that should not be there. */
export const isFaulty = (doc: Y.Doc): Promise<boolean> => byAndBy(faultSteps(doc))

/** What is to take a document's place, and all of it in updates, each of which builds on those before it. */
export interface Anew {
  readonly fresh: Y.Doc
  readonly all: readonly Uint8Array[]
}

/** Takes in what waits, one after another. */
export function* takeIn(doc: Y.Doc, waiting: Uint8Array[]): Generator<void, void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    Y.applyUpdate(doc, next)
    yield
  }
}

/** What was done on a document meanwhile: all of it, and what of it still waits to be taken over. */
interface Meanwhile {
  readonly since: readonly Uint8Array[]
  readonly waiting: Uint8Array[]
}

/** Works on a document while people go on with it: what they do is kept. */
export async function meanwhile<Result>(
  doc: Y.Doc,
  work: (done: Meanwhile) => Promise<Result>,
): Promise<Result> {
  const since: Uint8Array[] = []
  const waiting: Uint8Array[] = []
  const onUpdate = (update: Uint8Array) => {
    since.push(update)
    waiting.push(update)
  }
  doc.on('update', onUpdate)
  try {
    return await work({ since, waiting })
  } finally {
    doc.off('update', onUpdate)
  }
}

/**
 * Puts what is sound of a document in its place. Gives what that is, in updates, each of which builds on those before
 * it; undefined where nothing came of it, or it `ended` meanwhile. What is done until then is done on the document as
 * it is.
 */
export async function mendSlowly(
  doc: Y.Doc,
  mend: Mend,
  ended: () => boolean,
): Promise<readonly Uint8Array[] | undefined> {
  const once = async ({ since, waiting }: Meanwhile) => {
    const { store } = doc
    const fresh = new Y.Doc()
    const mended = await mend(await byAndBy(soundSteps(doc, empty)))
    if (!mended) return undefined
    waiting.unshift(...mended.pieces)
    await byAndBy(takeIn(fresh, waiting))
    // Somebody else may have had a moment before us.
    for (const _ of takeIn(fresh, waiting));
    // Where something waits for what is missing, it would be lost.
    if (isDeaf(fresh) || fresh.store.pendingStructs || fresh.store.pendingDs) return undefined
    // It may have broken once more.
    if (ended() || doc.store !== store || isDeaf(doc)) return 'again'
    exchange(doc, fresh)
    return [mended.whole, ...since]
  }
  while (!ended()) {
    const mended = await meanwhile(doc, once)
    if (mended !== 'again') return mended
  }
  return undefined
}

/** The same at once. */
export function mendNow(doc: Y.Doc): readonly Uint8Array[] | undefined {
  const state = soundState(doc)
  if (faultOfWhole(state) !== undefined) return undefined
  const fresh = new Y.Doc()
  Y.applyUpdate(fresh, state)
  exchange(doc, fresh)
  return [state]
}
