import type { Room, WebrtcProvider } from 'y-webrtc'
import { type GateForTabs, shareWithTabs } from './tabs.ts'

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
  const { _awarenessUpdateHandler: show } = room
  const tell = shareWithTabs(room, gateForTabs)
  // It would send what it received to everybody, and everybody to everybody again.
  room._docUpdateHandler = (update: Uint8Array, origin: unknown) => {
    changed(update, origin !== room)
    tell(update)
  }
  room._awarenessUpdateHandler = (told: unknown, origin: unknown) => {
    if (origin !== room) show(told, origin)
  }
  // A leave that somebody cancels would leave the room dead; `pagehide` does it when the page really goes.
  removeEventListener('beforeunload', room._beforeUnloadHandler)
  return room
}
