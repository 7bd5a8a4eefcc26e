import type { Doc } from 'yjs'
import { type Aware, awarenessOf } from '../../table/presence/awareness.ts'
import type { PresenceBook } from '../../table/presence/presence.ts'
import type { Self } from '../link/handshake.ts'
import { watchAwake } from './awake.ts'
import { carryHands, type Hands } from './hands.ts'

/** What a screen has of a table before it meets anybody. */
export interface Local {
  /** The room's name in this browser. */
  readonly name: string
  readonly doc: Doc
  /** This screen's number in the document. */
  readonly client: number
  /** Who is here, for others to hear; undefined where nobody is shown. */
  readonly aware: Aware | undefined
  /** What may be lost. */
  readonly hands: Hands | undefined
  end(): void
}

/** Goes on with a document and who is at it: as `self`, where the table is shared. */
export function goLocal(
  name: string,
  doc: Doc,
  presence: PresenceBook | undefined,
  self: Self | undefined,
): Local {
  // What is written from here on is written under a number that nobody else can have.
  if (self) doc.clientID = self.client
  const aware = presence && awarenessOf(presence, doc)
  // Yjs may give the document another number; hands keep theirs.
  if (self) aware?.be(self.client)
  const hands = presence && carryHands(presence, name)
  const slept = presence && watchAwake(presence)
  return {
    name,
    doc,
    client: self?.client ?? doc.clientID,
    aware,
    hands,
    end() {
      hands?.end()
      slept?.()
    },
  }
}
