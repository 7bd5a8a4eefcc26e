import { fromBase64, toBase64 } from '../../rules/plain/base64.ts'
import type { Gate } from '../guard/gate.ts'
import { clientOf } from '../keys/screen.ts'
import {
  type Candidate,
  candidateIn,
  pack,
  packCandidate,
  readSdp,
  unpack,
  unpackCandidate,
  writeCandidate,
  writeSdp,
} from '../keys/sdp.ts'
import type { Self } from '../link/handshake.ts'
import { type Link, type LinkEvents, linkOver } from '../link/link.ts'
import { isQuestion, presenceOf } from '../link/message.ts'

/** Places of the other end that are tried. */
const MOST_PLACES = 24

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

/** A step of the negotiation, as it travels by signalling: packed, in base64. */
interface Signal {
  readonly type: 'offer' | 'answer' | 'candidate'
  readonly packed: string
}
/** The same as it comes: of one session of a screen, as has been proven. */
interface Heard extends Signal {
  readonly from: string
}

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
  private readonly early: Candidate[] = []
  private places = 0
  private over = false
  /** Whom it was agreed with. */
  private session: string | undefined

  constructor(options: PeerOptions) {
    const { initiator, config, self, opened, renewed, closed, talk, hands, gate, aged } = options
    this.client = self.client
    this.connection = new RTCPeerConnection(config)
    this.link = linkOver(this.connection, self, {
      opened: (link) => {
        if (!this.expected(link)) return
        opened(link)
        this.emit('connect', undefined)
      },
      doc: (_, message) => this.gate.take(message),
      renewed,
      talk,
      hands,
      ...(aged && { aged }),
      closed: (link, why, fault) => {
        this.gate.close()
        closed(link, why, fault)
        this.end()
      },
    })
    this.gate = gate(this.link, (message) => this.emit('data', message))
    this.connection.onicecandidate = ({ candidate }) => {
      const place = candidateIn(candidate?.candidate ?? '')
      if (!place) return
      this.emit('signal', { type: 'candidate', packed: toBase64(packCandidate(place)) })
    }
    if (initiator) queueMicrotask(() => void this.describe())
  }

  on<Name extends keyof Events>(name: Name, listener: Events[Name]): this {
    const all = this.listeners.get(name) ?? []
    this.listeners.set(name, [...all, listener as (given: never) => void])
    return this
  }

  /** A step that came from the other side. Steps that no longer fit are passed over. */
  async signal(signal: Heard): Promise<void> {
    const { connection } = this
    try {
      if (this.over) return
      this.session = signal.from
      if (signal.type === 'candidate') {
        const candidate = unpackCandidate(fromBase64(signal.packed))
        if (!candidate || ++this.places > MOST_PLACES) return
        if (connection.remoteDescription) await this.place(candidate)
        else this.early.push(candidate)
        return
      }
      // Both called at once, and this is the answer to a call that was given up.
      if (signal.type === 'answer' && connection.signalingState !== 'have-local-offer') return
      const { type } = signal
      const description = unpack(fromBase64(signal.packed))
      if (description?.type !== type || connection.remoteDescription) return
      // Not a letter of what came reaches the browser: it is written anew.
      await connection.setRemoteDescription({ type, sdp: writeSdp(description, true) })
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

  /** The other end calls although it has this connection. */
  doubt(): void {
    this.link.doubt?.()
  }

  /** Whether it has heard from the other end. */
  begun(): boolean {
    return this.connection.remoteDescription !== null
  }

  /** Whether the other end may write; undefined until it has proven who it is. */
  writes(): boolean | undefined {
    return this.link.other()?.writes
  }

  destroy(): void {
    this.link.close('we left')
  }

  /**
   * Whether it is who called that has proven itself. Who passes on the calls of two others, as if they were their own,
   * would have a hand on the link between them.
   */
  private expected(link: Link): boolean {
    const other = link.other()
    if (other?.client === clientOf(other?.peer ?? '', this.session ?? '')) return true
    link.close('is somebody else')
    return false
  }

  private async describe(): Promise<void> {
    try {
      await this.connection.setLocalDescription()
      const { localDescription: here } = this.connection
      if (here?.type === 'offer' || here?.type === 'answer') {
        const description = readSdp(here.type, here.sdp)
        this.emit('signal', { type: here.type, packed: toBase64(pack(description)) })
      }
    } catch (error) {
      this.link.close(`could not call: ${error instanceof Error ? error.message : error}`)
    }
  }

  private async place(candidate: Candidate): Promise<void> {
    try {
      const written = writeCandidate(candidate, this.places)
      await this.connection.addIceCandidate({ candidate: written, sdpMid: '0', sdpMLineIndex: 0 })
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
