import type { Terms } from '../../rules/dice/roll.ts'
import type { Arriving } from '../arrival/arrival.ts'
import type { Doubt } from '../circle/jointwords.ts'
import type { OtherThrow } from '../circle/theirs.ts'
import type { Agreed, Sits, Together } from '../circle/together.ts'
import type { Keys } from '../keys/keys.ts'
import type { Screen, ScreenKey } from '../keys/screen.ts'
import type { Description } from '../keys/sdp.ts'
import type { Proven } from '../link/handshake.ts'
import type { LinkOffer } from '../link/meet.ts'
import type { Neighbour } from '../link/mesh.ts'
import type { Relays } from '../relay/relays.ts'
import type { Post, Servers } from '../signal/servers.ts'

/** With what a table is opened to other screens. */
export interface Sharing {
  readonly keys: Keys
  /** Signalling servers: ws: or wss: addresses. */
  readonly servers: readonly string[]
  /** Who tells a browser its own address, and who relays: STUN and TURN. */
  readonly ice: readonly RTCIceServer[]
  /** Servers that pass everything on, for those who cannot be linked: ws: or wss: addresses. */
  readonly relays?: readonly string[]
}

/** Who is there besides us, for people. */
export interface Attendance {
  /** This screen's name among them, where it is linked. */
  readonly self?: string | undefined
  readonly neighbours: readonly Neighbour[]
  readonly servers: ReturnType<Servers['around']>
  readonly relays: ReturnType<Relays['around']>
  /** How far the table has come, while it comes and is a big one. */
  readonly arriving?: Arriving | undefined
}

/** What a company tells of its others. */
export interface CompanyEvents {
  /** Somebody came or went. */
  changed(): void
  /** What becomes of the throws of others. */
  thrown(other: OtherThrow): void
  /** Somebody doubts a record of a throw. */
  doubted(from: string, doubt: Doubt): void
  /** A word of somebody linked that is nothing of the mesh's: plain, but unchecked. */
  said(from: Proven, word: unknown): void
}

/** The other screens of a table: the tabs of this browser, and those that are invited. */
export interface Company {
  /** By what this screen proves who it is; undefined where the table is not shared. */
  readonly screen: Screen | undefined
  /** What that follows from: for the worker of sealed cards, and nobody else. */
  readonly secret: Uint8Array | undefined
  /** Whether a screen was cut off here. */
  bars(key: ScreenKey): boolean
  around(): Attendance
  /** Offers a link to one person, without a server. */
  offer(): Promise<LinkOffer>
  /** Answers such an offer; `fresh` is given each new answer. Returns the way out. */
  answer(offer: Description, fresh: (answer: Description) => void): () => void
  /** Begins a throw with all who are there; undefined where there is nobody. */
  throwDice(terms: Terms, sits: Sits): Promise<Agreed> | undefined
  /** What is known here of throws; undefined where the table is not shared. */
  readonly together: Together | undefined
  /** Says a word, a plain value, to all who are linked or to one of them. */
  tell(word: object, to?: string): void
  /** Whether it is opened just so. */
  serves(sharing: Sharing | undefined): boolean
  /**
   * Goes on with new keys. Links last to those who stay, once they have proven the new keys too; all
   * others end at once.
   */
  renew(keys: Keys, stay: ReadonlySet<ScreenKey>): void
  /** Listens to another topic at its servers. */
  beside(topic: string, heard: (data: string) => void): Post
  /** Goes quiet, as when the page is put away, and comes back. */
  rest(): void
  resume(): void
  end(): Promise<void>
}
