import * as Y from 'yjs'
import type { Board } from '../rules/board/board.ts'
import type { Change } from '../rules/board/change.ts'
import type { RollRecord } from '../rules/dice/roll.ts'
import type { Item, ItemId, SeatId } from '../rules/plain/item.ts'
import { listeners } from '../rules/plain/listeners.ts'
import { type Sentence, say } from '../rules/plain/sentence.ts'
import { byAndBy } from '../rules/plain/turns.ts'
import { makeReader, type TableState } from './document/read.ts'
import type { About } from './document/readparts.ts'
import { parts, SCHEMA_VERSION } from './document/schema.ts'
import { makeUndo, type Undone } from './document/undo.ts'
import { perform, refuse, textless } from './document/write.ts'
import { openPresence, type PresenceBook } from './presence/presence.ts'
import { makeTelling } from './telling.ts'
import type { Anew, Mend } from './yjs/heal.ts'
import { makeHealer } from './yjs/healer.ts'
import { exchange } from './yjs/sound.ts'

export type { TableState }

interface How {
  readonly seat: SeatId
  /** Whether it can be undone; usually it can. Rolls, and changes that come with one, never can. */
  readonly track?: boolean
  /** Neither it nor what this seat did before it can be undone from now on. */
  readonly lasts?: boolean
  /** Writing: changes with the same key within two seconds and one sentence are one step of undo. */
  readonly join?: string
}

/** What seats have done at other screens, which is taken back there alone. */
interface Elsewhere {
  /** The number of the newest step of this seat there, 0 for none. */
  newest(seat: SeatId): number
  /** Asks that it is undone. */
  undo(seat: SeatId): void
}

/** A change that takes back what was done here, or does it again. */
export type Way = 'undo' | 'redo'

/** Whose step was taken back here, or done again. */
export interface Back {
  readonly way: Way
  readonly seat: SeatId
}

/** Where people sit: the shared document and everything on it. */
export interface Table {
  readonly id: string
  readonly doc: Y.Doc
  readonly presence: PresenceBook
  /** Everything as plain data: the same object until something changes. */
  state(): TableState
  /**
   * What lies on the table, without the bin: the same object until something changes.
   * What was stuck on something that is in the bin now lies free there, where it lay.
   */
  board(): Board
  /**
   * Tells once for each change, by whomever, which items look or lie otherwise now, and whose it was if it was undone
   * or done again here. Returns the way out.
   */
  subscribe(listener: (touched: ReadonlySet<ItemId>, back?: Back) => void): () => void
  /**
   * The one door in: all of the changes, or none. What comes back is why nothing was written; undefined when it was.
   * Changes of items that are not there are passed over. Binning takes along what is stuck on an item at that
   * moment, returning brings the same back. A value null clears a prop or a register.
   */
  apply(changes: readonly Change[], how: How): Sentence | undefined
  /**
   * Undoes the newest step of a seat. Where that was done elsewhere, it is asked for there and told as done; `here`
   * undoes only what was done here.
   */
  undo(seat: SeatId, here?: boolean): Undone
  redo(seat: SeatId): Undone
  /** The number of the newest step of a seat that can be undone here, 0 for none. */
  newest(seat: SeatId): number
  /** What seats have done elsewhere from now on, up to the step of this number. */
  besides(elsewhere: Elsewhere | undefined, n: number): void
  /**
   * From now on items are read as this makes them, bearing what is worked out and never written; `touched` are those
   * that are otherwise by it than before.
   */
  bear(worked: (item: Item) => Item, touched: Iterable<ItemId>): void
  /** Tells that this record counts, of all that have its id. Nothing is written. */
  count(record: RollRecord): void
  /** Why nothing can be changed from here; undefined where it can. */
  barred(): Sentence | undefined
  /** Asked before somebody begins what would change it: true where that is refused, and it is said why. */
  refuses(): boolean
  /** Tells why each time that somebody would change what cannot be changed from here. Returns the way out. */
  onRefused(listener: (why: Sentence) => void): () => void
  /**
   * Takes a table that says it is of a newer version for one of this one, on every screen: anybody may have written
   * that number. What cannot be read here stays as it is.
   */
  adopt(): void
  /** Refuses every change from here with this sentence; undefined lets them in again. */
  bar(why: Sentence | undefined): void
  canUndo(seat: SeatId): boolean
  canRedo(seat: SeatId): boolean
  /**
   * Puts another document in the place of this one at once, under everybody who has the table open; resolves when all
   * of it is read. What could be undone cannot any more.
   */
  become(next: Anew): Promise<void>
  /**
   * Mends a document that tells nothing any more, or, where it is `searched`, holds what it should not: it goes on with
   * all but that. Gives all that is on it then, as updates; undefined where nothing had to be mended, or nothing could
   * be. It is done by itself after whatever made it so.
   */
  heal(searched?: boolean): Promise<readonly Uint8Array[] | undefined>
  /** Tells what was done and told to nobody, as soon as that is noticed. Returns the way out. */
  onRevive(listener: (update: Uint8Array) => void): () => void
  /** From now on what is sound is tried by somebody else, and the table goes on meanwhile. */
  mendBy(mend: Mend): void
  /**
   * Tells when all of the document is another one, in updates, and whether it had to be mended. Returns the way out.
   */
  onRefill(listener: (all: readonly Uint8Array[], healed: boolean) => void): () => void
  /** Ends everything here, the document too. */
  close(): void
}

// The origin of what no undo takes back. Not a plain word, so that no seat can be called the same.
const UNTRACKED = Object.freeze({ track: false })
/** Always the same one, so that nobody who looks takes it for news. */
const NEWER = say('table.newer')
const SENTENCE_END = /[.!?…。！？\n]["'”’»)\]]*\s*$/

/** Opens the table that a document holds; an empty document is one that has not arrived yet. */
export function openTable(id: string, doc: Y.Doc = new Y.Doc()): Table {
  const root = parts(doc)
  const reader = makeReader(root)
  let undo = makeUndo(doc, root)
  const changed = listeners<[touched: ReadonlySet<ItemId>, back?: Back]>()
  const refilled = listeners<[all: readonly Uint8Array[], healed: boolean]>()
  const refused = listeners<[why: Sentence]>()
  const revived = listeners<[untold: Uint8Array]>()
  const { touch, asOne } = makeTelling<Back>(changed.tell)
  let presence: PresenceBook | undefined
  let bar: Sentence | undefined
  let elsewhere: Elsewhere | undefined
  let closed = false

  const onTransaction = () => {
    const touched = reader.settle()
    if (touched) touch(touched)
  }
  doc.on('afterTransaction', onTransaction)

  /** All of the document is another one. */
  function filled(all: readonly Uint8Array[], healed: boolean): void {
    undo.close()
    undo = makeUndo(doc, root)
    reader.again()
    onTransaction()
    refilled.tell(all, healed)
  }
  function* rereading(): Generator<void, void> {
    while (!closed && reader.more()) {
      onTransaction()
      yield
    }
  }
  const healer = makeHealer(doc, {
    isKnown: () => !reader.state().newer,
    refilled: (all) =>
      asOne(() => {
        filled(all, true)
        for (const _ of rereading());
      }),
    refilledSlowly(all) {
      filled(all, true)
      return byAndBy(rereading())
    },
    revived: revived.tell,
    // What is on the disk is good as far as it goes, and is mended when it is opened.
    broken() {
      bar = say('table.broken')
    },
  })

  const barred = () => bar ?? (reader.state().newer ? NEWER : undefined)
  const refuses = () => {
    const why = barred()
    if (why) refused.tell(why)
    return why !== undefined
  }

  /** Writes changes against which nothing is to be said. */
  const write = (changes: readonly Change[], { seat, lasts, track = true, join }: How) =>
    asOne(() => {
      const untracked = { seat, ...UNTRACKED }
      const bare = textless(root, reader, changes)
      // By itself: what is written then can be undone like all writing.
      if (bare.length > 0)
        doc.transact(() => {
          for (const [map, key] of bare) if (!map.has(key)) map.set(key, new Y.Text())
        }, untracked)
      if (!track || lasts || changes.some((change) => change.do === 'roll')) {
        doc.transact(() => perform(root, reader, changes, undefined), untracked)
        if (lasts) undo.last(seat)
        return
      }
      const ends = changes.some(
        (change) => change.do === 'write' && SENTENCE_END.test(change.insert),
      )
      const trace = undo.step(seat, join === undefined ? undefined : { key: join, ends })
      doc.transact(() => perform(root, reader, changes, trace), trace.origin)
    })
  const back = (seat: SeatId, way: Way): Undone =>
    asOne(
      () => {
        if (refuses()) return 'nothing'
        const undone = undo[way](seat)
        // What can be undone has changed even where nothing else did.
        touch([])
        return undone
      },
      { way, seat },
    )

  return {
    id,
    doc,
    get presence() {
      presence ??= openPresence()
      return presence
    },
    state: reader.state,
    board: reader.board,
    subscribe: changed.add,
    apply(changes, how) {
      // What cannot be undone is seldom a person's doing.
      if (how.track !== false && changes.length > 0) refuses()
      const refusal = barred() ?? refuse(root, changes)
      if (!refusal && changes.length > 0) write(changes, how)
      return refusal
    },
    undo(seat, here) {
      if (here || !elsewhere || elsewhere.newest(seat) <= undo.newest(seat))
        return back(seat, 'undo')
      if (refuses()) return 'nothing'
      elsewhere.undo(seat)
      return 'done'
    },
    redo: (seat) => back(seat, 'redo'),
    count(record) {
      if (reader.state().rolls.includes(record)) return
      reader.count(record)
      onTransaction()
    },
    bear(worked, touched) {
      reader.bear(worked, touched)
      touch(touched)
    },
    barred,
    refuses,
    onRefused: refused.add,
    adopt() {
      if (bar || !reader.state().newer) return
      doc.transact(() => root.about.set('version', SCHEMA_VERSION), UNTRACKED)
    },
    bar(why) {
      bar = why
      touch([])
    },
    async become({ fresh, all }) {
      exchange(doc, fresh)
      filled(all, false)
      await byAndBy(rereading())
    },
    heal: healer.heal,
    mendBy: healer.mendBy,
    onRevive: revived.add,
    onRefill: refilled.add,
    newest: (seat) => undo.newest(seat),
    besides(other, n) {
      elsewhere = other
      undo.heed(n)
      touch([])
    },
    canUndo: (seat) => !barred() && (undo.newest(seat) || elsewhere?.newest(seat) || 0) > 0,
    canRedo: (seat) => !barred() && undo.canRedo(seat),
    close() {
      if (closed) return
      closed = true
      for (const all of [changed, refilled, refused, revived]) all.clear()
      doc.off('afterTransaction', onTransaction)
      healer.close()
      presence?.close()
      undo.close()
      reader.close()
      doc.destroy()
    },
  }
}

/** Makes a new table with nothing on it. `made` in milliseconds since 1970. */
export function newTable(id: string, about: Omit<About, 'version'>, doc?: Y.Doc): Table {
  const table = openTable(id, doc)
  const root = parts(table.doc)
  table.doc.transact(() => {
    root.about.set('id', id)
    root.about.set('version', SCHEMA_VERSION)
    root.about.set('game', about.game)
    root.about.set('title', about.title)
    root.about.set('made', about.made)
  }, UNTRACKED)
  return table
}
