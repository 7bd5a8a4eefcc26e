import * as Y from 'yjs'
import { makeTurns } from '../../rules/plain/turns.ts'
import { cut } from '../update/cut.ts'
import { examine, lookAt } from '../update/structure.ts'
import { makeTrial } from './trial.ts'

/** What became of putting one table into another: some of it was left out, or nothing came in. */
export type Merged = 'all' | 'some' | 'none'

/**
 * Puts what is in one table into another, by and by. Nothing of either is lost; where both wrote, Yjs decides. It is
 * looked at like what others send: what is sound alone may not fit what is here, where one wrote two things in one
 * place, and then that is left out.
 */
export async function putInto(mine: Y.Doc, theirs: Y.Doc): Promise<Merged> {
  const update = Y.encodeStateAsUpdate(theirs, Y.encodeStateVector(mine))
  // Nobody else has written under the number that we write under just now.
  const takes = { not: [mine.clientID] }
  const { fault, misfit, pieces } = await found(update, mine, takes)
  if (fault !== undefined) return 'none'
  let whole = misfit === undefined
  const turns = makeTurns()
  for (const piece of pieces) {
    await turns()
    // Meanwhile others may have done more.
    const seen = examine(piece, mine, { takes })
    if (seen.fault !== undefined || seen.misfit !== undefined) whole = false
    if (seen.fault === undefined) for (const part of cut(seen)) Y.applyUpdate(mine, part)
  }
  return whole ? 'all' : 'some'
}

/** What is wrong with it, what does not fit, and all that does as changes that can come one after the other. */
async function found(update: Uint8Array, doc: Y.Doc, takes: { readonly not: readonly number[] }) {
  const seen = lookAt(update, doc, takes)
  if (seen) return { fault: seen.fault, misfit: seen.misfit, pieces: [update] }
  const trial = makeTrial(doc)
  try {
    const { fault, misfit, pieces = [] } = await trial.check(update, takes)
    return { fault, misfit, pieces }
  } finally {
    trial.end()
  }
}
