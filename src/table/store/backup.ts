import * as v from 'valibot'
import * as Y from 'yjs'
import { type Sentence, say } from '../../rules/plain/sentence.ts'
import { type About, readAbout } from '../document/readparts.ts'
import { checked, LIMIT, parts } from '../document/schema.ts'
import { openTable, type Table } from '../table.ts'
import { hasFaults, isDeaf } from '../yjs/sound.ts'
import { checksum } from './checksum.ts'
import { identityOf } from './identity.ts'

/*
 * The file of a table: a line of plain words with the version of the format, a line of JSON that says what it holds,
 * the Yjs state, and a CRC-32 of all before it (four bytes, the lowest first). It is not compressed: whoever knows Yjs
 * can read it without this page, and no small file can unfold into an endless one.
 */
const MARK = 'prophecy-table backup '
const FORMAT = 1
/** Bytes; a bigger file is refused unread. */
export const MOST_STORED = 64 * 1024 * 1024
const NEWLINE = 10

const HeadSchema = v.object({
  game: v.pipe(v.string(), v.maxLength(LIMIT.title)),
  title: v.pipe(v.string(), v.maxLength(LIMIT.title)),
  made: v.pipe(v.number(), v.finite()),
  version: v.pipe(v.number(), v.finite()),
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** What a good backup holds: the state for `Y.applyUpdate` on an empty document, and what it is about. */
export interface Backup {
  readonly update: Uint8Array
  readonly about: About
  /** Which table it says it is. */
  readonly identity: string | undefined
}

type Refused = { readonly refusal: Sentence }

/** The whole table as the bytes of a file, to be opened again by `fromBackup`. */
export function toBackup(table: Table): Uint8Array<ArrayBuffer> {
  const update = Y.encodeStateAsUpdate(table.doc)
  const about = { ...table.state().about, id: identityOf(table.doc) }
  const head = JSON.stringify({ ...about, bytes: update.length })
  const words = new TextEncoder().encode(`${MARK}${FORMAT}\n${head}\n`)
  const file = new Uint8Array(words.length + update.length + 4)
  file.set(words)
  file.set(update, words.length)
  const sum = checksum(file.subarray(0, -4))
  new DataView(file.buffer).setUint32(file.length - 4, sum, true)
  return file
}

/**
 * Reads a file. Whatever is wrong with it comes back as a refusal; nothing is changed and nothing thrown. A table that
 * says it is of a newer version is for the table itself to deal with: anybody may have made it say so.
 */
export function fromBackup(file: Uint8Array): Backup | Refused {
  const found = backupIn(file)
  return 'refusal' in found ? found : fromUpdate(found.update)
}

/** The same of what a file holds. */
export const fromUpdate = (update: Uint8Array): Backup | Refused =>
  tried(update) ?? { refusal: say('backup.damaged') }

/** What a file holds, as far as can be told without applying it to a document. */
export function backupIn(file: Uint8Array): Pick<Backup, 'update'> | Refused {
  if (file.length > MOST_STORED) return { refusal: say('backup.large') }
  const first = file.indexOf(NEWLINE)
  const mark = /^prophecy-table backup ([1-9][0-9]{0,8})$/.exec(
    new TextDecoder().decode(file.subarray(0, Math.max(0, Math.min(first, 100)))),
  )
  if (!mark) return { refusal: say('backup.foreign') }
  if (Number(mark[1]) > FORMAT) return { refusal: say('backup.newer') }
  const update = open(file, first + 1)
  return update ? { update } : { refusal: say('backup.damaged') }
}

/** Opens what a good backup holds as a table of its own. */
export function openBackup(id: string, { update }: Pick<Backup, 'update'>): Table {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, update)
  return openTable(id, doc)
}

function open(file: Uint8Array, from: number): Uint8Array | undefined {
  const second = file.indexOf(NEWLINE, from)
  const end = file.length - 4
  if (second < 0 || second >= end) return undefined
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (view.getUint32(end, true) !== checksum(file.subarray(0, end))) return undefined
  const head = checked(HeadSchema, parse(new TextDecoder().decode(file.subarray(from, second))))
  const update = file.slice(second + 1, end)
  return head?.bytes === update.length ? update : undefined
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** Applies the update to a document of its own first: what is in there is what the backup is about. */
function tried(update: Uint8Array): Backup | undefined {
  const doc = new Y.Doc()
  const root = parts(doc)
  try {
    Y.applyUpdate(doc, update)
    // Something that builds on what is not there: half a document.
    if (doc.store.pendingStructs || doc.store.pendingDs) return undefined
    if (isDeaf(doc) || hasFaults(doc)) return undefined
    return { update, about: readAbout(root).about, identity: identityOf(doc) }
  } catch {
    return undefined
  } finally {
    doc.destroy()
  }
}
