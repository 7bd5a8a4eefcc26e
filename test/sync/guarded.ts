import * as Y from 'yjs'
import { makeFirsthand } from '../../src/sync/arrival/firsthand.ts'
import { selfOf } from '../../src/sync/link/handshake.ts'
import type { Link } from '../../src/sync/link/link.ts'
import { makeMesh } from '../../src/sync/link/mesh.ts'
import { updateIn } from '../../src/sync/link/message.ts'
import { makeRelays } from '../../src/sync/relay/relays.ts'
import { makeTrial, type StartScout } from '../../src/sync/trial/trial.ts'
import { screenBy, WRITE } from './comer.ts'

/** A screen with all that stands before its table, and word of whom it blames. */
export function guarded(name: string, address: string, start?: StartScout) {
  const self = selfOf(screenBy(name), WRITE)
  const doc = new Y.Doc()
  doc.clientID = self.client
  const mesh = makeMesh(self, () => true, { changed: () => {}, heard: () => {}, behind: () => {} })
  const blamed: string[] = []
  const room = {}
  const trial = makeTrial(doc, start)
  const firsthand = makeFirsthand(doc, self.client, { signedTo: () => 0, madeUp: () => {} })
  const yard = { doc, trial }
  const around = { self, awareness: undefined, mesh, firsthand, yard, origin: room }
  const relays = makeRelays([address], around, {
    opened: (link: Link) => mesh.opened(link),
    closed: (link: Link) => mesh.closed(link),
    talk: () => {},
    hands: () => {},
    changed: () => {},
    aged: () => {},
    misfit: () => {},
    foul: (by) => blamed.push(by),
    give(message) {
      const update = updateIn(message)
      if (update) Y.applyUpdate(doc, update, room)
    },
  })
  doc.on('update', (update: Uint8Array, origin: unknown) => relays.change(update, origin !== room))
  return {
    self,
    doc,
    items: doc.getMap<unknown>('items'),
    mesh,
    blamed,
    firsthand,
    relays,
    end() {
      relays.end()
      mesh.end()
      trial.end()
    },
  }
}
