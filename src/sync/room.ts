import type * as Y from 'yjs'
import type { Terms } from '../rules/dice/roll.ts'
import { listeners } from '../rules/plain/listeners.ts'
import type { PresenceBook } from '../table/presence/presence.ts'
import { makeBell } from './bell.ts'
import type { Doubt } from './circle/jointwords.ts'
import type { OtherThrow } from './circle/theirs.ts'
import type { Agreed, Sits, Together } from './circle/together.ts'
import type { Attendance, Company, CompanyEvents, Sharing } from './company/company.ts'
import type { Proven } from './link/handshake.ts'

/** What a room carries: a table, or the lobby, which has no presence. */
interface Shared {
  readonly id: string
  readonly doc: Y.Doc
  readonly presence?: PresenceBook
}

/** The wire of a table: where it meets its other screens. */
export interface Room {
  around(): Attendance
  /** Tells when somebody comes or goes. Returns the way out. */
  subscribe(listener: () => void): () => void
  /**
   * Opens the table to all who have its key; undefined closes it again, and leaves the tabs of this browser. Shared
   * again as it is, nothing changes.
   */
  share(sharing: Sharing | undefined): Promise<void>
  /** The company there is once it is opened. Rejects where the table is not shared. */
  met(): Promise<Company>
  /** Begins a throw with all to whom there is a direct link; undefined where there is nobody. */
  throwDice(terms: Terms, sits: Sits): Promise<Agreed> | undefined
  /** What is known here of throws; undefined while the table is not shared. */
  together(): Together | undefined
  /** Tells what becomes of the throws of others. Returns the way out. */
  hear(listener: (other: OtherThrow) => void): () => void
  /** Tells what others doubt: read, but not yet checked. Returns the way out. */
  doubted(listener: (from: string, doubt: Doubt) => void): () => void
  /** Says a word, a plain value, to all who are linked or to one of them. */
  tell(word: object, to?: string): void
  /** Tells what others say: plain, but unchecked. Returns the way out. */
  listen(listener: (from: Proven, word: unknown) => void): () => void
  leave(): void
}

/** A room that has been joined, and by how many in this page. */
interface Joined extends Omit<Room, 'leave'> {
  readonly doc: Y.Doc
  /** How many joined it and did not leave. */
  members: number
  end(): Promise<void>
}

const NOBODY: Attendance = { neighbours: [], servers: [], relays: [] }

/** The rooms of a page, by what they carry: a second provider for one of them would be an error nobody can catch. */
export type Rooms = Map<string, Joined>

/**
 * Keeps the tabs of this browser that show the same in step, live, by BroadcastChannel; what that takes is loaded only
 * when a second tab comes, or when the table is shared. Joining twice is the same room, left when all have left.
 * Never rejects: where it cannot work, the table is played in one tab.
 */
export async function joinRoom(rooms: Rooms, shared: Shared): Promise<Room> {
  const there = rooms.get(shared.id)
  if (there && there.doc !== shared.doc) await there.end()
  const room = rooms.get(shared.id) ?? start(rooms, shared)
  room.members += 1
  let left = false
  return {
    ...room,
    leave() {
      if (left) return
      left = true
      room.members -= 1
      if (room.members === 0) void room.end()
    },
  }
}

function start(rooms: Rooms, { id, doc, presence }: Shared): Joined {
  const name = `prophecy-table/${id}`
  const bell = makeBell(`${name}/bell`)
  const changed = listeners()
  const hearing = listeners<[other: OtherThrow]>()
  const doubting = listeners<[from: string, doubt: Doubt]>()
  const listening = listeners<[from: Proven, word: unknown]>()
  const events: CompanyEvents = {
    changed: changed.tell,
    thrown: hearing.tell,
    doubted: doubting.tell,
    said: listening.tell,
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
  let wanted: Sharing | undefined
  const meet = () =>
    next(async () => {
      if (company?.serves(wanted)) return
      await company?.end()
      company = undefined
      if (ended) return
      const { meetCompany } = await import('./company/meeting.ts')
      company = await meetCompany(name, doc, presence, wanted, events)
      changed.tell()
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

  const room: Joined = {
    doc,
    members: 0,
    around: () => company?.around() ?? NOBODY,
    subscribe: changed.add,
    async share(sharing) {
      wanted = sharing
      // Who is alone needs no company.
      if (sharing || company) await meet()
    },
    async met() {
      await turn
      if (!company) throw new Error('this table is not shared')
      return company
    },
    together: () => company?.together,
    throwDice: (...asked) => company?.throwDice(...asked),
    hear: hearing.add,
    doubted: doubting.add,
    tell: (word, to) => company?.tell(word, to),
    listen: listening.add,
    async end() {
      if (ended) return
      ended = true
      if (rooms.get(id) === room) rooms.delete(id)
      removeEventListener('pagehide', onHide)
      removeEventListener('pageshow', onShow)
      doc.off('destroy', room.end)
      bell.close()
      for (const all of [changed, hearing, doubting, listening]) all.clear()
      await next(async () => {
        await company?.end()
        company = undefined
      })
    },
  }
  doc.on('destroy', room.end)
  rooms.set(id, room)
  bell.ring()
  return room
}
