import type { SeatId } from '../../rules/plain/item.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { RelayWay } from './relaysaid.ts'

/** What a link lets people do who come by it. */
export const RIGHTS = ['play', 'watch', 'ask'] as const
export type Right = (typeof RIGHTS)[number]

/** Somebody before the door, under the name they typed. */
export interface Asking {
  readonly id: string
  readonly name: string
  /** The screen was removed from this table. */
  readonly removed: boolean
}

/** How they are answered. */
export type Welcome = 'play' | 'watch' | 'no'

/** Another screen that holds a link, as this device knows it. Times in milliseconds since 1970. */
export interface Linked {
  /** Its name: nobody else can have it. */
  readonly key: string
  /** Its number in the document. */
  readonly client: number
  readonly writes: boolean
  /** It is reached by a relay, not directly. */
  readonly far: boolean
  /** When it was linked, and when this device first met it. */
  readonly since: number
  readonly first: number
  /** What people can compare, as 8 hexadecimal digits: the same at both ends, unless somebody stands between. */
  readonly check?: string | undefined
  /** When they last did, and found it the same. */
  readonly compared?: number | undefined
}

/** Who stays when there is a new key, and who is removed from which seat: screens by their names. */
export interface Renewing {
  readonly stay: readonly { readonly key: string; readonly writes: boolean }[]
  readonly out: readonly { readonly key: string; readonly seat: string }[]
}

/** A server that introduces people to each other; `full` where it has no room for us. */
interface ServerWay {
  readonly address: string
  readonly connected: boolean
  readonly full: boolean
}

/** Who else is at the table, and by which way. */
export interface Guests {
  /** Open to all who have its key. */
  readonly open: boolean
  /** Our own key only lets us look on. */
  readonly watch: boolean
  /** Somebody has removed us: our key opens nothing any more. */
  readonly out: boolean
  /** Each other screen that is linked. */
  readonly others: readonly Linked[]
  /** By seat, the screens that belong there as far as this device has seen. */
  readonly sitters: Readonly<Record<string, readonly string[]>>
  /** Those who ask to come in. */
  readonly asking: readonly Asking[]
  /** The servers that introduce people to each other. */
  readonly servers: readonly ServerWay[]
  /** The servers that pass everything on for those who cannot be linked directly. */
  readonly relays: readonly RelayWay[]
}

/** An invitation without a server, for one person. */
export interface Invitation {
  readonly code: string
  readonly link: string
  /** Until when it can be answered: milliseconds since 1970. */
  readonly until: number
  /** Takes the answer; a sentence says what is wrong with it. */
  answered(text: string): Promise<Sentence | undefined>
}

/** The doors of a table: whom it is open to, and how others are asked in. */
export interface Doors {
  /** The same object until something changes. */
  around(): Guests
  subscribe(listener: () => void): () => void
  /** Opens the table to others; the first time a key is made for it. */
  open(): void
  /** Closes it to others; the key stays good for when it is opened again. */
  shut(): void
  /**
   * Makes a new key for those who stay, and for nobody else: nobody comes in by an old invitation any more. False where
   * that cannot be done now, or not for so many.
   */
  renew(renewing: Renewing): boolean
  /** People have read the same words to one another, here and at that screen, which acts for this seat: '' for none. */
  compared(screen: string, seat: string): void
  /** Follows a new invitation; says what is wrong with it. */
  follow(text: string): Promise<Sentence | undefined>
  /** The link to the table, for a hand of this seat if one is named; undefined before it has a key. */
  link(entry: Right, hand?: SeatId): string | undefined
  /** Answers somebody before the door. */
  answer(asking: string, how: Welcome): void
  /**
   * An invitation for one person that needs no server, or for a hand of this seat: the last one as long as nobody has
   * answered it, or a new one.
   */
  offer(watch: boolean, hand?: SeatId): Promise<Invitation>
}

/** A table of this device that could be the one that has come. */
export interface SameTable {
  readonly id: string
  readonly title: string
  /** When it was last sat at: milliseconds since 1970. */
  readonly touched: number
  /** How many of its things lie on the other as well, of how many. */
  readonly both: number
  readonly of: number
}

/** How far somebody is who follows an invitation. */
export type Joining =
  | { readonly at: 'wrong'; readonly say: Sentence }
  /** Before a door. Nobody has been asked yet, or somebody is, or nobody may come in. */
  | {
      readonly at: 'door'
      readonly step: 'name' | 'asking' | 'refused'
      /** A server that passes it on has been reached; it may have no room for us. */
      readonly server: boolean
      readonly full: boolean
      readonly long: boolean
    }
  /** What has come says that it is a table which is here already. */
  | { readonly at: 'same'; readonly title: string; readonly tables: readonly SameTable[] }
  | {
      readonly at: 'looking'
      /** A server that introduces people has been reached; it may have no room for us. */
      readonly server: boolean
      readonly full: boolean
      /** How many who have the table have been found. */
      readonly found: number
      /** It takes long by now. */
      readonly long: boolean
      readonly arriving?: { readonly bytes: number; readonly of: number } | undefined
      /** What is to be sent back to who invited without a server: always the newest. */
      readonly answer?: { readonly code: string; readonly link: string } | undefined
    }
