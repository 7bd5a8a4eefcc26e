import * as v from 'valibot'
import type * as Y from 'yjs'
import type { SeatId } from '../../rules/plain/item.ts'
import { type Sentence, say } from '../../rules/plain/sentence.ts'
import { isName, plainName, wellFormed } from '../document/plain.ts'
import { checked, parts } from '../document/schema.ts'
import type { Table } from '../table.ts'
import { packed, unpacked } from './snapshots.ts'
import { isSqueezed, squeezed, unsqueezed } from './squeeze.ts'
import type { EarlierState } from './takeback.ts'

/*
 * Bookmarks: a table as it was, with a name, in the table itself
 *
 * They stand beside what the table is about, where older pages pass over them, each as one value under a key of its
 * own. Anybody may write anything there, so one rule on every screen says which of them count: at most
 * `MOST_BOOKMARKS`, those with a name before those without. Of those with a name all who wrote some have their turn,
 * the oldest of each first, so that nobody crowds out another's by writing many; of those without, the newest. What
 * does not count is left where it is.
 *
 * Rolls are written without what proves them: the table has that, since a Roll never goes.
 */

/** A table as it was; a name of '' is none. */
export interface Bookmark {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly at: number
  /** Who made it; '' for somebody without a seat. */
  readonly seat: SeatId
  /** The state, squeezed, as base64: to be opened by `openBookmark`. */
  readonly state: string
}

/** The bookmarks of a table. */
export interface Bookmarks {
  /** Those that count, the newest first. */
  readonly list: readonly Bookmark[]
  /** Those with a name that there is no room for, the newest first: they stay in the document. */
  readonly over: readonly Bookmark[]
  /** How many are damaged, or none at all. */
  readonly odd: number
}

/** How many count at one table, and how many bytes one may have, squeezed and unpacked. */
export const MOST_BOOKMARKS = 24
const MOST_BYTES = 64 * 1024
const MOST_UNPACKED = 4 * 1024 * 1024
/** No more things, people or Rolls have room in so many bytes, unless somebody wants to keep others busy. */
const MOST_ITEMS = 5000
/** Nor is anything of a state nested deeper: what is takes seconds to read. */
const DEEPEST = 32
/** UTF-16 units of a name. */
export const LONGEST_NAME = 80

const KEY = 'bookmark:'
/** Milliseconds that a date can be of, before 1970 and after. */
const FARTHEST = 8.64e15
/** A moment, in milliseconds since 1970. */
export const MomentSchema = v.pipe(v.number(), v.minValue(-FARTHEST), v.maxValue(FARTHEST))
/** A bookmark without its id, as it stands in the document. */
export const BookmarkSchema = v.object({
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  at: MomentSchema,
  seat: v.pipe(v.string(), v.maxLength(200)),
  state: v.pipe(v.string(), v.minLength(1), v.maxLength(Math.ceil(MOST_BYTES / 3) * 4)),
})

/** A bookmark, and by which number the screen that wrote it down was known. */
interface Entry {
  readonly bookmark: Bookmark
  readonly by: number
}

/** Whether two are of one moment: one of them may have another name by now, or have been put back. */
export const isSameMoment = (a: Bookmark, b: Bookmark): boolean =>
  (a.id === b.id || a.at === b.at) && a.state === b.state

const older = (a: Bookmark, b: Bookmark) => a.at - b.at || (a.id < b.id ? -1 : 1)
const newer = (a: Bookmark, b: Bookmark) => older(b, a)

/** Which of these count; the same on every screen, in whatever order they came. */
function chosen(entries: readonly Entry[]): ReadonlySet<Bookmark> {
  const by = new Map<number, Bookmark[]>()
  const unnamed: Bookmark[] = []
  for (const { bookmark, by: author } of entries) {
    const own = by.get(author)
    if (bookmark.name === '') unnamed.push(bookmark)
    else if (own) own.push(bookmark)
    else by.set(author, [bookmark])
  }
  const turns = [...by.values()].flatMap((own) =>
    own.sort(older).map((bookmark, turn) => ({ bookmark, turn })),
  )
  turns.sort((a, b) => a.turn - b.turn || older(a.bookmark, b.bookmark))
  const named = turns.map(({ bookmark }) => bookmark)
  return new Set([...named, ...unnamed.sort(newer)].slice(0, MOST_BOOKMARKS))
}

const read = new WeakMap<object, Bookmark | 'odd'>()
/** One as it stands in the document; read once, however often it is asked for. */
function readBookmark(id: string, raw: unknown): Bookmark | 'odd' {
  if (typeof raw !== 'object' || raw === null || !isName(id)) return 'odd'
  const known = read.get(raw)
  if (known !== undefined && (known === 'odd' || known.id === id)) return known
  const found = checked(BookmarkSchema, raw)
  const bookmark = found ? { id, ...found, name: plainName(found.name).trim() } : 'odd'
  read.set(raw, bookmark)
  return bookmark
}

function entriesOf(doc: Y.Doc): { readonly entries: readonly Entry[]; readonly odd: number } {
  const { about } = parts(doc)
  const entries: Entry[] = []
  let odd = 0
  for (const key of about.keys()) {
    if (!key.startsWith(KEY)) continue
    const bookmark = readBookmark(key.slice(KEY.length), about.get(key))
    if (bookmark === 'odd') odd += 1
    else entries.push({ bookmark, by: about._map.get(key)?.id.client ?? 0 })
  }
  return { entries, odd }
}

const last = new WeakMap<Y.Doc, Bookmarks>()
const sameList = (a: readonly Bookmark[], b: readonly Bookmark[]) =>
  a.length === b.length && a.every((one, n) => one === b[n])

/** The bookmarks of a document: the same object until one of them is another. Never throws. */
export function bookmarksOf(doc: Y.Doc): Bookmarks {
  const { entries, odd } = entriesOf(doc)
  const counts = chosen(entries)
  const over = entries.flatMap(({ bookmark }) =>
    bookmark.name === '' || counts.has(bookmark) ? [] : bookmark,
  )
  const next = { list: [...counts].sort(newer), over: over.sort(newer), odd }
  const known = last.get(doc)
  if (known?.odd === odd && sameList(known.list, next.list) && sameList(known.over, next.over))
    return known
  last.set(doc, next)
  return next
}

/** The origin of what is done to bookmarks here: no undo takes it back. */
export const BOOKMARKED = Object.freeze({ bookmarked: true })

/**
 * A bookmark of a state, to be put into its table; undefined where it is too big for one. What lies in the bin is left
 * out where there is no room for it.
 */
export async function makeBookmark(
  state: EarlierState,
  about: Omit<Bookmark, 'state'>,
): Promise<Bookmark | undefined> {
  const rolls = state.rolls.map(({ joint: _, thrown: __, ...record }) => record)
  const lying = () => new Map([...state.items].filter(([, { bin }]) => !bin))
  for (const items of [() => state.items, lying]) {
    const plain = await packed({ ...state, items: items(), rolls })
    const bytes = (await squeezed(plain)) ?? plain
    if (bytes.length <= MOST_BYTES && plain.length <= MOST_UNPACKED)
      return { ...about, name: nameFrom(about.name), state: lettersOf(bytes) }
  }
  return undefined
}

/** A name as it is written: short, and of signs that can be seen. */
const nameFrom = (name: string): string => plainName(wellFormed(name.slice(0, LONGEST_NAME))).trim()

/** What became of others when one was put in. */
export interface PutIn {
  /** The oldest without a name, for which there was no room any more: they are gone. */
  readonly gone: readonly Bookmark[]
  /** Those with a name that there is no room for now: they are set aside. */
  readonly aside: readonly Bookmark[]
}

/**
 * Puts a bookmark into a table, and takes out what is without a name and has no room. What comes back may be why not.
 */
export function putIn(table: Table, bookmark: Bookmark): PutIn | { readonly refusal: Sentence } {
  const refusal = table.barred()
  if (refusal) return { refusal }
  const { about } = parts(table.doc)
  const { entries } = entriesOf(table.doc)
  const before = chosen(entries)
  const others = entries.filter((one) => one.bookmark.id !== bookmark.id)
  const counts = chosen([...others, { bookmark, by: table.doc.clientID }])
  if (!counts.has(bookmark)) return { refusal: say('bookmark.full', { n: MOST_BOOKMARKS }) }
  const left = others.flatMap((one) => (counts.has(one.bookmark) ? [] : one.bookmark))
  const gone = left.filter(({ name }) => name === '')
  const aside = left.filter((one) => one.name !== '' && before.has(one))
  table.doc.transact(() => {
    write(about, bookmark)
    for (const { id } of gone) about.delete(KEY + id)
  }, BOOKMARKED)
  return { gone: gone.filter((one) => before.has(one)), aside }
}

function write(about: Y.Map<unknown>, { id, ...bookmark }: Bookmark): void {
  about.set(KEY + id, bookmark)
}

/** Puts one in that has counted before, and was taken away or overwritten. What comes back is why not. */
export function putBack(table: Table, bookmark: Bookmark, freshId: string): Sentence | undefined {
  const taken = parts(table.doc).about.has(KEY + bookmark.id)
  const put = putIn(table, taken ? { ...bookmark, id: freshId } : bookmark)
  return 'refusal' in put ? put.refusal : undefined
}

/** Gives a bookmark a name. What comes back is why not. */
export function nameBookmark(table: Table, bookmark: Bookmark, name: string): Sentence | undefined {
  const next = nameFrom(name)
  if (next === '' || next === bookmark.name) return undefined
  const put = putIn(table, { ...bookmark, name: next })
  return 'refusal' in put ? put.refusal : undefined
}

/** Takes bookmarks away, for everybody. What comes back is why not. */
export function takeOut(table: Table, ids: readonly string[]): Sentence | undefined {
  const refusal = table.barred()
  if (refusal) return refusal
  const { about } = parts(table.doc)
  table.doc.transact(() => {
    for (const id of ids) about.delete(KEY + id)
  }, BOOKMARKED)
  return undefined
}

/** Puts a bookmark into a document as it is, for a table that is being made of it. */
export const takeAlong = (doc: Y.Doc, bookmark: Bookmark): void => write(parts(doc).about, bookmark)

/**
 * The state that a bookmark holds, its Rolls proven as far as the table has them; undefined where it is damaged, or was
 * never one. Takes anything and never throws.
 */
export async function openBookmark(
  table: Table,
  { state }: Bookmark,
): Promise<EarlierState | undefined> {
  try {
    const bytes = bytesOf(state)
    if (bytes.length > MOST_BYTES) return undefined
    const plain = isSqueezed(bytes) ? await unsqueezed(bytes, MOST_UNPACKED) : bytes
    const found = isDeep(plain) ? undefined : unpacked(plain, MOST_ITEMS)
    if (!found) return undefined
    const { rolls, about } = table.state()
    const proven = new Map(rolls.map((record) => [record.id, record]))
    return {
      ...found,
      rolls: found.rolls.map((record) => proven.get(record.id) ?? record),
      // Which game is played at a table never changes.
      about: { ...found.about, game: about.game, version: about.version },
    }
  } catch {
    return undefined
  }
}

/** Whether JSON is nested deeper than any state. */
function isDeep(json: Uint8Array): boolean {
  let depth = 0
  let quoted = false
  for (let at = 0; at < json.length; at++) {
    const sign = json[at]
    if (sign === SIGN.quote) quoted = !quoted
    else if (quoted) at += sign === SIGN.escape ? 1 : 0
    else if (sign === SIGN.list || sign === SIGN.object) depth += 1
    else if (sign === SIGN.listEnd || sign === SIGN.objectEnd) depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

/** Signs of JSON, as bytes. */
const SIGN = {
  quote: 0x22,
  escape: 0x5c,
  list: 0x5b,
  listEnd: 0x5d,
  object: 0x7b,
  objectEnd: 0x7d,
} as const

/** How many bytes are made letters of at a time: a call takes so many arguments. */
const SLICE = 8192

function lettersOf(bytes: Uint8Array): string {
  let letters = ''
  for (let at = 0; at < bytes.length; at += SLICE)
    letters += String.fromCharCode(...bytes.subarray(at, at + SLICE))
  return btoa(letters)
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
