import { Awareness } from 'y-protocols/awareness'
import { WebrtcProvider } from 'y-webrtc'
import * as Y from 'yjs'
import { show, watched } from './probe.ts'

/*
 * y-webrtc as its maker left it, used as its README says.
 */
const doc = new Y.Doc()
const awareness = new Awareness(doc)
const items = doc.getMap<unknown>('items')
let provider: WebrtcProvider | undefined

const errors: string[] = []

show({
  ...watched([]),
  client: doc.clientID,
  errors,
  async join(key, servers, password) {
    try {
      provider = new WebrtcProvider(key, doc, {
        awareness,
        signaling: [...servers],
        peerOpts: { config: { iceServers: [] } },
        ...(password !== undefined && { password }),
      })
    } catch (error) {
      errors.push(String(error))
    }
  },
  leave: () => provider?.destroy(),
  away: () => provider?.disconnect(),
  back: () => provider?.connect(),
  connected: () => provider?.connected ?? false,
  settled: () => provider?.room?.synced ?? false,
  linked: () =>
    [...(provider?.room?.webrtcConns.values() ?? [])].filter(({ connected }) => connected).length,
  point: (x, y) => awareness.setLocalStateField('pointer', [x, y]),
  others: () =>
    [...awareness.getStates()].flatMap(([who, state]) =>
      who === doc.clientID ? [] : [state.pointer],
    ),
  own: () => awareness.getLocalState()?.pointer,
  set: (key, value) => items.set(key, value),
  read: (key) => items.get(key),
})
