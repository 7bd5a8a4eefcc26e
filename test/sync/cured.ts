import { hexToBytes } from '@noble/hashes/utils.js'
import * as Y from 'yjs'
import { writerKeys } from '../../src/sync/keys/keys.ts'
import { joinRoom, type Room, type Rooms } from '../../src/sync/room.ts'
import { openPresence } from '../../src/table/presence/presence.ts'
import { show, watched } from './probe.ts'

/*
 * y-webrtc as it is in the product.
 */
const doc = new Y.Doc()
const presence = openPresence()
const items = doc.getMap<unknown>('items')
const rooms: Rooms = new Map()
let room: Room | undefined

const persisted = (type: string) =>
  dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
const neighbours = () => room?.around().neighbours ?? []

show({
  ...watched([1]),
  client: doc.clientID,
  errors: [],
  async join(key, servers) {
    room = await joinRoom(rooms, { id: 'probed', doc, presence })
    await room.share({ keys: writerKeys(hexToBytes(key)), servers, ice: [] })
  },
  leave: () => room?.leave(),
  away: () => persisted('pagehide'),
  back: () => persisted('pageshow'),
  connected: () =>
    neighbours().length > 0 || (room?.around().servers ?? []).some(({ connected }) => connected),
  settled: () => neighbours().length > 0 && room?.around().arriving === undefined,
  linked: () => neighbours().length,
  point: (x, y) => presence.set({ look: { n: 1, x, y } }),
  others: () => [...presence.others().values()].map(({ look }) => look && [look.x, look.y]),
  own() {
    const look = presence.mine().look
    return look && [look.x, look.y]
  },
  set: (key, value) => items.set(key, value),
  read: (key) => items.get(key),
})
