import type { Sentence } from '../rules/sentence.ts'

/** Who else is at the table, and by which way. */
export interface Around {
  /** Open to all who have its key. */
  readonly open: boolean
  /** Our own key only lets us look on. */
  readonly watch: boolean
  /** Each other screen that we have a direct link to, by its number in the document. */
  readonly others: readonly { readonly client: number; readonly writes: boolean }[]
  /** The servers that introduce people to each other. */
  readonly servers: readonly { readonly address: string; readonly connected: boolean }[]
}

/** An invitation without a server, for one person. */
export interface Invitation {
  readonly code: string
  readonly link: string
  /** Until when it can be answered: milliseconds since 1970. */
  readonly until: number
  /** Takes the answer; a sentence says what is wrong with it. */
  answered(text: string): Promise<Sentence | undefined>
  withdraw(): void
}

/** The doors of a table: whom it is open to, and how others are asked in. */
export interface Doors {
  /** The same object until something changes. */
  around(): Around
  subscribe(listener: () => void): () => void
  /** Opens the table to others; the first time a key is made for it. */
  open(): void
  /** Closes it to others; the key stays good for when it is opened again. */
  shut(): void
  /** Makes a new key: nobody comes in by an old invitation any more. */
  renew(): void
  /** The link to the table; undefined before it has a key. */
  link(watch: boolean): string | undefined
  /** Makes an invitation for one person that needs no server. */
  offer(watch: boolean): Promise<Invitation>
}

/** How far somebody is who follows an invitation. */
export type Joining =
  | { readonly at: 'wrong'; readonly say: Sentence }
  | {
      readonly at: 'looking'
      /** A server that introduces people has been reached. */
      readonly server: boolean
      /** How many who have the table have been found. */
      readonly found: number
      /** It takes long by now. */
      readonly long: boolean
      readonly arriving?: { readonly bytes: number; readonly of: number } | undefined
      /** What is to be sent back to who invited without a server: always the newest. */
      readonly answer?: { readonly code: string; readonly link: string } | undefined
    }
