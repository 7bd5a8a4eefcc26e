import type { Awareness } from 'y-protocols/awareness'
import type * as Y from 'yjs'
import type { RollRecord, Terms } from '../rules/roll.ts'
import { makeBell } from './bell.ts'
import type { Other } from './circle.ts'
import type { Around, Company, CompanyEvents, Sharing } from './company.ts'
import type { Peer } from './link.ts'
import type { Offer } from './meet.ts'
import type { Description } from './sdp.ts'
import type { Agreed, Sits } from './together.ts'

/** What a room carries: a table, or the lobby, which has no presence. */
interface Shared {
  readonly id: string
  readonly doc: Y.Doc
  readonly presence?: { readonly awareness: Awareness }
}

/** The wire of a table: where it meets its other screens. */
export interface Room {
  around(): Around
  /** Tells when somebody comes or goes. Returns the way out. */
  subscribe(listener: () => void): () => void
  /**
   * Opens the table to all who have its key; undefined closes it again, and leaves the tabs of this browser. Shared
   * again as it is, nothing changes.
   */
  share(sharing: Sharing | undefined): Promise<void>
  /** Offers a link to one person without a server; only where the table is shared. */
  offer(): Promise<Offer>
  /** Answers such an offer; `fresh` is given each new answer, until the link is there. Returns the way out. */
  answer(offer: Description, fresh: (answer: Description) => void): Promise<() => void>
  /** Begins a throw with all to whom there is a direct link; undefined where there is nobody. */
  throwDice(terms: Terms, sits: Sits): Promise<Agreed> | undefined
  /** Whether a record of a throw cannot be as it says, as far as is known here. */
  doubts(record: RollRecord): boolean
  /** Tells what becomes of the throws of others. Returns the way out. */
  hear(listener: (other: Other) => void): () => void
  /** Says a word, a plain value, to all who are linked or to one of them. */
  tell(word: object, to?: string): void
  /** Tells what others say: plain, but unchecked. Returns the way out. */
  listen(listener: (from: Peer, word: unknown) => void): () => void
  leave(): void
}

interface Joined extends Omit<Room, 'leave'> {
  readonly doc: Y.Doc
  /** How many joined it and did not leave. */
  members: number
  end(): Promise<void>
}

const NOBODY: Around = { neighbours: [], servers: [] }

// Outside React, which mounts twice; and a second provider for one room in one page would be an error nobody can catch.
const joined = new Map<string, Joined>()

/**
 * Keeps the tabs of this browser that show the same in step, live, by BroadcastChannel; what that takes is loaded only
 * when a second tab comes, or when the table is shared. Joining twice is the same room, left when all have left.
 * Never rejects: where it cannot work, the table is played in one tab.
 */
export async function joinRoom(shared: Shared): Promise<Room> {
  const there = joined.get(shared.id)
  if (there && there.doc !== shared.doc) await there.end()
  const room = joined.get(shared.id) ?? start(shared)
  room.members += 1
  let left = false
  const { around, subscribe, share, offer, answer, throwDice, doubts, hear, tell, listen } = room
  return {
    around,
    subscribe,
    share,
    offer,
    answer,
    throwDice,
    doubts,
    hear,
    tell,
    listen,
    leave() {
      if (left) return
      left = true
      room.members -= 1
      if (room.members === 0) void room.end()
    },
  }
}

function start({ id, doc, presence }: Shared): Joined {
  const name = `prophecy-table/${id}`
  const bell = makeBell(`${name}/bell`)
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of [...listeners]) listener()
  }
  const hearing = new Set<(other: Other) => void>()
  const listening = new Set<(from: Peer, word: unknown) => void>()
  const events: CompanyEvents = {
    changed,
    thrown(other) {
      for (const listener of [...hearing]) listener(other)
    },
    said(from, word) {
      for (const listener of [...listening]) listener(from, word)
    },
  }
  let ended = false
  let company: Company | undefined
  // One after another: a room has one company at a time.
  let turn: Promise<void> = Promise.resolve()
  const next = (work: () => Promise<void>) => {
    turn = turn.then(work).catch(() => {
      // Without the script, or without BroadcastChannel and localStorage: this tab plays alone.
    })
    return turn
  }
  let shared: string | undefined
  const meet = (sharing?: Sharing) =>
    next(async () => {
      await company?.end()
      company = undefined
      if (ended) return
      const { meetCompany } = await import('./company.ts')
      company = await meetCompany(name, doc, presence?.awareness, sharing, events)
      changed()
    })
  void bell.answered.then((somebody) => {
    if (somebody && !company) void meet()
  })
  const onHide = () => {
    bell.hush()
    company?.rest()
  }
  const onShow = (event: PageTransitionEvent) => {
    if (!event.persisted || ended) return
    bell.ring()
    // Back from the browser's cache: hands and voice have to be told anew.
    company?.resume()
  }
  addEventListener('pagehide', onHide)
  addEventListener('pageshow', onShow)

  const here = (): Company => {
    if (!company) throw new Error('this table is not shared')
    return company
  }
  const room: Joined = {
    doc,
    members: 0,
    around: () => company?.around() ?? NOBODY,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async share(sharing) {
      const how = sharing && wordsOf(sharing)
      if (how === shared) return turn
      shared = how
      return meet(sharing)
    },
    async offer() {
      await turn
      return here().offer()
    },
    async answer(offer, fresh) {
      await turn
      return here().answer(offer, fresh)
    },
    doubts: (record) => company?.doubts(record) ?? false,
    throwDice: (...asked) => company?.throwDice(...asked),
    hear(listener) {
      hearing.add(listener)
      return () => hearing.delete(listener)
    },
    tell: (word, to) => company?.tell(word, to),
    listen(listener) {
      listening.add(listener)
      return () => listening.delete(listener)
    },
    async end() {
      if (ended) return
      ended = true
      if (joined.get(id) === room) joined.delete(id)
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
      doc.off('destroy', room.end)
      bell.close()
      listeners.clear()
      hearing.clear()
      listening.clear()
      await next(async () => {
        await company?.end()
        company = undefined
      })
    },
  }
  doc.on('destroy', room.end)
  joined.set(id, room)
  bell.ring()
  return room
}

/** Tells one way of sharing from another. */
function wordsOf({ keys, servers, ice }: Sharing): string {
  return JSON.stringify([keys.topic, keys.write !== undefined, servers, ice])
}
