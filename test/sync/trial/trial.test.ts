import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { makeTrial, type StartScout } from '../../../src/sync/trial/trial.ts'

const LIAR = 77

/** What a page has that nobody serves any more: a worker that never loads, or none. */
const WORKERS: readonly (readonly [string, StartScout])[] = [
  ['that cannot be loaded', (_, died) => ({ ask: () => queueMicrotask(died), end: () => {} })],
  ['that cannot be had', () => undefined],
  [
    'that is forbidden',
    () => {
      throw new Error('forbidden')
    },
  ],
]

test.each(WORKERS)(
  'with a worker %s, a document is put together anew in the page',
  async (_, start) => {
    const doc = new Y.Doc()
    doc.clientID = LIAR
    doc.getMap('play').set('true', 1)
    doc.getMap('play').set('made up', 2)
    const trial = makeTrial(new Y.Doc(), start)
    const state = Y.encodeStateAsUpdate(doc)
    const made = await trial.mend(state, { without: [LIAR, 1] })
    const fresh = new Y.Doc()
    for (const piece of made?.pieces ?? []) Y.applyUpdate(fresh, piece)
    expect(fresh.getMap('play').toJSON()).toEqual({ true: 1 })
    // Nothing comes of half a document.
    const half = Y.encodeStateAsUpdate(doc, Y.encodeStateVector(new Map([[LIAR, 1]])))
    expect(await trial.mend(half)).toBeUndefined()
    trial.end()
  },
)
