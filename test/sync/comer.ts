import { utf8ToBytes } from '@noble/hashes/utils.js'
import { Awareness, applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { derive, type Keys, writerKeys } from '../../src/sync/keys/keys.ts'
import { type Screen, screenOf } from '../../src/sync/keys/screen.ts'
import { selfOf } from '../../src/sync/link/handshake.ts'
import type { Link } from '../../src/sync/link/link.ts'
import { relayAt } from '../../src/sync/relay/relay.ts'

export const WRITE = writerKeys(Uint8Array.from({ length: 16 }, (_, n) => n))

const names = new Map<string, string>()
/** The screen of somebody with this name. */
export function screenBy(name: string): Screen {
  const screen = screenOf(derive('test', utf8ToBytes(name)))
  names.set(screen.key, name)
  return screen
}
/** Whose screen has this key. */
const nameOf = (key: string | undefined): string | undefined => key && names.get(key)

/** Somebody who knows the others by a relay only. */
export function comer(name: string, address: string, keys: Keys = WRITE, doc = new Y.Doc()) {
  const self = selfOf(screenBy(name), keys)
  doc.clientID = self.client
  const items = doc.getMap<unknown>('items')
  const presence = new Awareness(doc)
  const links = new Set<Link>()
  const heard: unknown[] = []
  const came: string[] = []
  const gone: { name: string; foul: boolean }[] = []
  const told: string[] = []
  const direct = new Set<string>()
  const of = (link: Link) => nameOf(link.other()?.peer) ?? '?'
  const relay = relayAt(
    address,
    self,
    doc,
    (peer) => direct.has(nameOf(peer) ?? ''),
    () => encodeAwarenessUpdate(presence, [doc.clientID]),
    {
      async take(update) {
        Y.applyUpdate(doc, update, 'relay')
        return true
      },
      changed: () => {},
      aged: (age) => told.push(age),
      came(link) {
        links.add(link)
        came.push(of(link))
      },
      gone(link, _, fault) {
        links.delete(link)
        gone.push({ name: of(link), foul: fault !== undefined })
      },
      talk: (link, message) => heard.push([of(link), message]),
      hands: (link, message) => heard.push([of(link), [...message]]),
      signal: (sealed) => heard.push(sealed),
      here: (_, update) => applyAwarenessUpdate(presence, update, 'relay'),
    },
  )
  const onUpdate = (update: Uint8Array, origin: unknown) => {
    if (origin !== 'relay') relay.change(update, true, false)
  }
  doc.on('update', onUpdate)
  presence.on('update', (_: unknown, origin: unknown) => {
    if (origin === 'local') relay.show()
  })
  const leave = () => {
    doc.off('update', onUpdate)
    relay.close()
  }
  return {
    end() {
      leave()
      presence.destroy()
    },
    self,
    doc,
    items,
    presence,
    relay,
    links,
    heard,
    /** Who came and went, and what was told of versions. */
    came,
    gone,
    told,
    direct,
    leave,
    names: () => [...links].map(of).sort(),
    link: (other: string) => [...links].find((link) => of(link) === other),
  }
}
export type Comer = ReturnType<typeof comer>
