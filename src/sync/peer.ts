import type { Gate } from './gate.ts'
import { type Link, type LinkEvents, linkOver, type Self } from './link.ts'
import { isQuestion, presenceOf } from './message.ts'

/*
 * What y-webrtc takes for simple-peer: in the built page this file stands in for it. It is the one place that every
 * message of the document passes through.
 */

/** What a room hands its peers, by the provider's `peerOpts`. */
export interface PeerOptions extends Omit<LinkEvents, 'doc'> {
  readonly initiator?: boolean
  readonly config: RTCConfiguration
  readonly self: Self
  /** Puts a gate before what comes over a link; `give` hands a message on to the room. */
  gate(link: Link, give: (message: Uint8Array) => void): Gate
}

/** A step of the negotiation, as it travels by signalling. */
type Signal =
  | { readonly type: 'offer' | 'answer'; readonly sdp: string }
  | { readonly type: 'candidate'; readonly candidate: RTCIceCandidateInit }

/** What is told, as y-webrtc listens to it. */
interface Events {
  signal(signal: Signal): void
  connect(): void
  data(message: Uint8Array): void
  close(): void
  error(error: Error): void
}

/** A connection in the shape y-webrtc expects. */
export default class Peer {
  private readonly connection: RTCPeerConnection
  private readonly link: Link
  private readonly gate: Gate
  private readonly client: number
  private readonly listeners = new Map<string, ((given: never) => void)[]>()
  private readonly early: RTCIceCandidateInit[] = []
  private over = false

  constructor(options: PeerOptions) {
    const { initiator, config, self, opened, closed, talk, hands, gate, aged } = options
    this.client = self.client
    this.connection = new RTCPeerConnection(config)
    this.link = linkOver(this.connection, self, {
      opened: (link) => {
        opened(link)
        this.emit('connect', undefined)
      },
      doc: (_, message) => this.gate.take(message),
      talk,
      hands,
      ...(aged && { aged }),
      closed: (link, why, foul) => {
        this.gate.close()
        closed(link, why, foul)
        this.end()
      },
    })
    this.gate = gate(this.link, (message) => this.emit('data', message))
    this.connection.onicecandidate = ({ candidate }) => {
      if (!candidate?.candidate) return
      const { sdpMid, sdpMLineIndex } = candidate
      const place = { candidate: candidate.candidate, sdpMid, sdpMLineIndex }
      this.emit('signal', { type: 'candidate', candidate: place })
    }
    if (initiator) queueMicrotask(() => void this.describe())
  }

  on<Name extends keyof Events>(name: Name, listener: Events[Name]): this {
    const all = this.listeners.get(name) ?? []
    this.listeners.set(name, [...all, listener as (given: never) => void])
    return this
  }

  /** A step that came from the other side. Steps that no longer fit are passed over. */
  async signal(signal: Signal): Promise<void> {
    const { connection } = this
    try {
      if (this.over) return
      if (signal.type === 'candidate') {
        if (connection.remoteDescription) await this.place(signal.candidate)
        else this.early.push(signal.candidate)
        return
      }
      // Both called at once, and this is the answer to a call that was given up.
      if (signal.type === 'answer' && connection.signalingState !== 'have-local-offer') return
      await connection.setRemoteDescription(signal)
      for (const candidate of this.early.splice(0)) await this.place(candidate)
      if (signal.type === 'offer') await this.describe()
    } catch (error) {
      this.link.close(`could not be called: ${error instanceof Error ? error.message : error}`)
    }
  }

  send(message: Uint8Array): void {
    // Who is asked, and when, is for the room to say.
    if (isQuestion(message)) return
    // Everybody speaks for themselves: y-webrtc would tell of all whom it has heard.
    const said = presenceOf(this.client, message)
    if (said) this.link.sendDoc(said)
  }

  /** Whether it has heard from the other end. */
  begun(): boolean {
    return this.connection.remoteDescription !== null
  }

  destroy(): void {
    this.link.close('we left')
  }

  private async describe(): Promise<void> {
    try {
      await this.connection.setLocalDescription()
      const { localDescription: here } = this.connection
      if (here?.type === 'offer' || here?.type === 'answer') {
        this.emit('signal', { type: here.type, sdp: here.sdp })
      }
    } catch (error) {
      this.link.close(`could not call: ${error instanceof Error ? error.message : error}`)
    }
  }

  private async place(candidate: RTCIceCandidateInit): Promise<void> {
    try {
      await this.connection.addIceCandidate(candidate)
    } catch {
      // Of a call that was given up.
    }
  }

  private end(): void {
    if (this.over) return
    this.over = true
    this.emit('close', undefined)
  }

  private emit<Name extends keyof Events>(name: Name, given: Parameters<Events[Name]>[0]): void {
    for (const listener of this.listeners.get(name) ?? []) listener(given as never)
  }
}
