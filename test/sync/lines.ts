import { randomBytes } from '@noble/hashes/utils.js'
import { writeSdp } from '../../src/sync/keys/sdp.ts'
import { wires } from './honest.ts'

/*
 * Connections in memory, with as much of one as a link asks of it: three channels, and the two fingerprints.
 */

type Label = 'doc' | 'talk' | 'hands'

/** Two ends of a connection. What is said on a channel waits until it is handed on. */
export function lineOf() {
  const channels = { doc: wires(), talk: wires(), hands: wires() }
  const prints = [randomBytes(32), randomBytes(32)] as const
  let closed = false
  const described = (type: 'offer' | 'answer', fingerprint: Uint8Array) =>
    ({
      type,
      sdp: writeSdp({ type, name: 'name', password: 'p'.repeat(22), fingerprint, candidates: [] }),
    }) as RTCSessionDescription
  const [offer, answer] = [described('offer', prints[0]), described('answer', prints[1])]
  const end = (side: 'near' | 'far', local: RTCSessionDescription, remote: RTCSessionDescription) =>
    ({
      connectionState: 'connected',
      localDescription: local,
      remoteDescription: remote,
      sctp: null,
      onconnectionstatechange: null,
      createDataChannel: (label: string) =>
        channels[label as Label][side] as unknown as RTCDataChannel,
      close() {
        closed = true
      },
    }) as Partial<RTCPeerConnection> as RTCPeerConnection
  return {
    near: end('near', offer, answer),
    far: end('far', answer, offer),
    channels,
    isClosed: () => closed,
    /** Puts anything on one of the near end's channels, as if it had come from the other. */
    bring(label: Label, data: unknown): void {
      channels[label].near.onmessage?.({ data } as MessageEvent)
    },
    /** Opens the channels at both ends. */
    open(): void {
      for (const { near, far } of Object.values(channels)) {
        for (const one of [near, far] as { onopen?: () => void }[]) one.onopen?.()
      }
    },
    /** Hands on what is on the way, there and back; whether there was anything. */
    flow: () =>
      Object.values(channels)
        .map(({ flow }) => flow())
        .some((was) => was),
  }
}
export type Line = ReturnType<typeof lineOf>
