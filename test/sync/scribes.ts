import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import * as Y from 'yjs'
import { type Agreement, makeAgreement } from '../../src/sync/agree/agreement.ts'
import type { Parted } from '../../src/sync/agree/parted.ts'
import { writerKeys } from '../../src/sync/keys/keys.ts'
import { screenOf } from '../../src/sync/keys/screen.ts'
import { type Self, selfOf } from '../../src/sync/link/handshake.ts'
import type { Link } from '../../src/sync/link/link.ts'
import { faultIn } from '../../src/sync/pace/fault.ts'
import type { Fork } from '../../src/sync/thread/knot.ts'
import { makeScribe, type Scribe } from '../../src/sync/thread/scribe.ts'
import type { Threads } from '../../src/sync/thread/thread.ts'
import { exchange } from '../../src/table/yjs/sound.ts'
import type { Dice } from './garbage.ts'

/*
 * People who write into a document as a table does: things with props and texts, registers, rolls, and all of it undone
 * now and then
 */

const managers = new WeakMap<Y.Doc, Y.UndoManager>()
const LETTERS = ['a', 'bc', 'def', '🎲', 'ß', 'and so on ']
const HERE = { here: true }

/** Where a letter begins, so that no pair is cut in two. */
function bounded(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at
}

/** Does one thing to a document. */
export function play(doc: Y.Doc, dice: Dice): void {
  const items = doc.getMap<Y.Map<unknown>>('items')
  const manager =
    managers.get(doc) ?? new Y.UndoManager([], { doc, trackedOrigins: new Set([HERE]) })
  managers.set(doc, manager)
  const ids = [...items.keys()].sort()
  const item = items.get(ids[dice(ids.length)] ?? '')
  if (dice(12) === 0) {
    manager.undo()
    return
  }
  if (dice(3) === 0) manager.stopCapturing()
  doc.transact(() => {
    const what = dice(10)
    if (!item || what === 0) {
      const made = new Y.Map<unknown>()
      made.set('kind', 'card')
      made.set('place', { x: dice(99), y: dice(99) / 8 })
      made.set('t:text', new Y.Text('Once '))
      items.set(`${doc.clientID}-${dice(1000)}`, made)
    } else if (what < 3) item.set('place', { x: dice(99), y: -dice(99), z: dice(9) })
    else if (what === 3) doc.getMap('play').set(`phase${dice(3)}`, ['one', null, dice(9)][dice(3)])
    else if (what === 4) doc.getArray('rolls').push([{ id: dice(9999), faces: [1, 2, dice(6)] }])
    else if (what === 5 && dice(4) === 0) items.delete(ids[dice(ids.length)] ?? '')
    else {
      const text = item.get('t:text')
      if (!(text instanceof Y.Text)) return
      manager.addToScope(text)
      const now = text.toString()
      const from = bounded(now, dice(now.length + 1))
      if (dice(3) === 0) {
        const to = bounded(now, Math.min(now.length, from + dice(6)))
        if (to > from) text.delete(from, to - from)
      } else text.insert(from, LETTERS[dice(LETTERS.length)] ?? '')
    }
  }, HERE)
}

/** A screen that writes, signs, and compares, as a company puts it together. */
export interface Writer {
  readonly name: string
  readonly self: Self
  readonly scribe: Scribe
  readonly agreement: Agreement
  readonly forks: Fork[]
  readonly parted: Parted[]
  /** Its links by the names of those at their ends, and why those were cut off. */
  readonly links: Map<string, Link>
  readonly cut: Map<string, string>
  /** Who holds back what they have signed. */
  readonly held: string[]
  readonly doc: Y.Doc
  /** Takes in what came over a link. */
  take(link: Link, update: Uint8Array): void
  leave(): void
}

const KEYS = writerKeys(Uint8Array.from({ length: 16 }, (_, n) => n))
export const secretOf = (name: string) => sha256(utf8ToBytes(name))

/** Up to which clock a client's writing is signed. */
export const signedBy = (threads: Threads, client: number): number =>
  threads.after(client, threads.reaches(client) - 1)?.links.at(-1)?.to ?? 0

/**
 * Somebody at a table; with `before`, what they had there already. What `stays` open takes another document in the
 * place of its own, as a page does.
 */
export function writer(
  name: string,
  now: () => number,
  before?: Uint8Array,
  stays = false,
): Writer {
  const self = selfOf(screenOf(secretOf(name)), KEYS)
  const doc = new Y.Doc()
  if (before) Y.applyUpdate(doc, before)
  doc.clientID = self.client
  let source: Link | undefined
  const forks: Fork[] = []
  const parted: Parted[] = []
  const scribe = makeScribe(
    doc,
    self,
    () => source,
    {
      forked: (fork) => {
        forks.push(fork)
        agreement.urge()
      },
      heldBack: (link) => {
        for (const [name, one] of own.links) if (one === link) own.held.push(name)
      },
    },
    now,
  )
  const agreement = makeAgreement(
    doc,
    self,
    scribe,
    () => false,
    (one) => {
      parted.push(one)
      if (stays && one.next) exchange(doc, one.next.fresh)
    },
    now,
  )
  const own: Writer = {
    name,
    self,
    scribe,
    agreement,
    forks,
    parted,
    links: new Map(),
    cut: new Map(),
    held: [],
    doc,
    take(link, update) {
      source = link
      Y.applyUpdate(doc, update, link)
      source = undefined
    },
    leave() {
      for (const other of [...own.links.keys()]) unlink(own, other)
      scribe.end()
      agreement.end()
    },
  }
  doc.on('update', (update: Uint8Array, origin: unknown) => {
    // What came over a link its sender has told the others.
    if (typeof origin === 'object' && origin && 'sendDoc' in origin) return
    for (const link of own.links.values()) link.sendDoc(update)
  })
  return own
}

const ends = new WeakMap<Link, { mine: Writer; theirs: Writer; back: Link }>()
function unlink(one: Writer, other: string): void {
  const link = one.links.get(other)
  const end = link && ends.get(link)
  if (!link || !end) return
  one.links.delete(other)
  end.theirs.links.delete(one.name)
  for (const [who, gone] of [
    [one, link],
    [end.theirs, end.back],
  ] as const) {
    who.scribe.closed(gone)
    who.agreement.closed(gone)
  }
}

/** What is on its way, in its order. */
export const post: (() => void)[] = []
export function deliver(): void {
  for (let next = post.shift(); next; next = post.shift()) next()
}

/** Links two, who tell each other all they have. `theirs` may be somebody who says what they like. */
export function link(one: Writer, other: Writer, sync = true): void {
  const half = (mine: Writer, theirs: Writer): Link => ({
    other: () => ({ peer: theirs.self.peer, client: theirs.self.client, writes: true }),
    sendDoc: (update) => post.push(() => take(theirs, mine, update)),
    talk(message) {
      const text = JSON.stringify(message)
      post.push(() => hear(theirs, mine, JSON.parse(text)))
    },
    sendHands: () => {},
    waiting: () => 0,
    arrived: () => 0,
    soon: () => {},
    renew: () => {},
    close: () => unlink(mine, theirs.name),
    cut({ why }) {
      mine.cut.set(theirs.name, why)
      unlink(mine, theirs.name)
    },
  })
  const [a, b] = [half(one, other), half(other, one)]
  ends.set(a, { mine: one, theirs: other, back: b })
  ends.set(b, { mine: other, theirs: one, back: a })
  one.links.set(other.name, a)
  other.links.set(one.name, b)
  for (const [who, link, theirs] of [
    [one, a, other],
    [other, b, one],
  ] as const) {
    who.scribe.opened(link)
    who.agreement.opened(link)
    if (sync) link.sendDoc(Y.encodeStateAsUpdate(who.doc, Y.encodeStateVector(theirs.doc)))
  }
}
const take = (who: Writer, from: Writer, update: Uint8Array) => {
  const link = who.links.get(from.name)
  if (link) who.take(link, update)
}
function hear(who: Writer, from: Writer, message: unknown): void {
  const link = who.links.get(from.name)
  if (!link) return
  try {
    if (!who.scribe.talk(link, message)) who.agreement.talk(link, message)
  } catch (error) {
    link.cut(faultIn(error))
  }
}
