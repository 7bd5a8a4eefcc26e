import * as encoding from 'lib0/encoding'
import { afterEach } from 'vitest'
import { readSyncMessage, writeUpdate } from 'y-protocols/sync'
import * as Y from 'yjs'
import type { Check } from '../../src/rules/dice/check.ts'
import type { RollRecord } from '../../src/rules/dice/roll.ts'
import { makeGate } from '../../src/sync/guard/gate.ts'
import { makeScout } from '../../src/sync/trial/scout.ts'
import { makeTrial, type StartScout } from '../../src/sync/trial/trial.ts'
import type { Table } from '../../src/table/table.ts'

/*
 * Somebody who may write, with a client of their own: all that they write comes through the gate of the table's
 * document, which has nothing against it.
 */

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

const onThisSide: StartScout = (heard) => {
  const scout = makeScout()
  return { ask: (asked) => queueMicrotask(() => heard(scout(asked))), end: () => {} }
}

/** Somebody at this table, by a link: writes what they like into a copy as it was when they came, and says it. */
export function comer({ doc }: Table, client = 77, writes = true) {
  const theirs = new Y.Doc()
  Y.applyUpdate(theirs, Y.encodeStateAsUpdate(doc))
  theirs.clientID = client
  const trial = makeTrial(doc, onThisSide)
  const said: string[] = []
  const gate = makeGate(
    { doc, trial },
    {
      from: () => ({ peer: 'mallory', client, writes }),
      give: (message) => {
        const decoder = { arr: message, pos: 1 }
        readSyncMessage(decoder, encoding.createEncoder(), doc, 'wire', (error) => {
          throw error
        })
      },
      takes: () => ({ only: client }),
      misfit: () => said.push('misfit'),
      ask: () => {},
      busy: () => false,
      foul: ({ why }) => said.push(why),
    },
  )
  closing.push(() => {
    gate.close()
    trial.end()
  })
  return {
    said,
    /** Writes into the copy, and says it. */
    write(how: (rolls: Y.Array<unknown>, play: Y.Map<unknown>, items: Y.Map<unknown>) => void) {
      const before = Y.encodeStateVector(theirs)
      theirs.transact(() =>
        how(theirs.getArray('rolls'), theirs.getMap('play'), theirs.getMap('items')),
      )
      const encoder = encoding.createEncoder()
      encoding.writeVarUint(encoder, 0)
      writeUpdate(encoder, Y.encodeStateAsUpdate(theirs, before))
      gate.take(encoding.toUint8Array(encoder))
    },
  }
}

/** Another record of the same Check, with these faces. */
export const forged = (
  of: RollRecord,
  id: string,
  faces: readonly number[],
  check?: Partial<Check>,
) => ({
  ...of,
  id,
  at: 1,
  check: { ...of.check, ...check },
  roll: faces.map((face, i) => ({ die: (check?.dice ?? of.check.dice)[i] ?? 'd10', face })),
})
