import * as bc from 'lib0/broadcastchannel'
import type { Room, WebrtcProvider } from 'y-webrtc'
import { applyUpdate, encodeStateVector } from 'yjs'
import type { Gate } from './gate.ts'
import { isAnswer, isChange, QUESTION, syncMessage, UPDATE, updateIn } from './message.ts'

/** What stands before the document for what other tabs of this browser say, if anything; `give` takes it in. */
export type GateForTabs = (give: (message: Uint8Array) => void, ask: () => void) => Gate | undefined

/**
 * Takes from y-webrtc what harms here, and gives its room, which is quiet until the provider is connected. `peer` is
 * this screen's name in it. `changed` is told each change of the document, and whether it is our own.
 */
export async function cured(
  provider: WebrtcProvider,
  peer: string | undefined,
  gateForTabs: GateForTabs,
  changed: (update: Uint8Array, own: boolean) => void,
): Promise<Room> {
  // Its room is made a moment later; it must not speak before it is cured.
  provider.disconnect()
  await provider.key
  const { room } = provider
  if (!room) throw new Error('y-webrtc made no room')
  if (peer !== undefined) room.peerId = peer
  const { _bcSubscriber: hear, _awarenessUpdateHandler: show } = room
  const { doc } = room
  const gate = gateForTabs(
    (message) => {
      const update = updateIn(message)
      if (update) room.mux(() => applyUpdate(doc, update, room))
    },
    () => bc.publish(room.name, syncMessage(QUESTION, encodeStateVector(doc))),
  )
  room._bcSubscriber = async (data) => {
    const message = new Uint8Array(data)
    // Another tab may have been told by somebody what they have made up under our number.
    if (gate && (isAnswer(message) || isChange(message))) gate.take(message)
    // A frame that cannot be read would be an uncaught error; such a frame is dropped.
    else await hear(data).then(undefined, () => false)
  }
  // It would send what it received to everybody, and everybody to everybody again.
  room._docUpdateHandler = (update: Uint8Array, origin: unknown) => {
    changed(update, origin !== room)
    room.mux(() => bc.publish(room.name, syncMessage(UPDATE, update)))
  }
  room._awarenessUpdateHandler = (told: unknown, origin: unknown) => {
    if (origin !== room) show(told, origin)
  }
  // A leave that somebody cancels would leave the room dead; `pagehide` does it when the page really goes.
  removeEventListener('beforeunload', room._beforeUnloadHandler)
  return room
}
