import { type DBSchema, openDB } from 'idb'
import * as v from 'valibot'
import { ItemIdSchema } from '../document/schema.ts'
import type { Table } from '../table.ts'
import {
  type Bookmark,
  BookmarkSchema,
  type Bookmarks,
  bookmarksOf,
  isSameMoment,
  MOST_BOOKMARKS,
} from './bookmarks.ts'

/*
 * What this device knows of the named bookmarks of a table
 *
 * Anybody may write, overwrite and take away what stands in a table. So each device keeps those that it has made or
 * has seen to count: who comes back is told what others took away meanwhile, and can put it back, and what others
 * crowd out by writing many under many numbers is still shown to who had it.
 */

/** A bookmark that was made or seen here. */
export interface KnownBookmark {
  readonly bookmark: Bookmark
  /** Whether it was made or named on this device: these go last where there is no room. */
  readonly own: boolean
  /** When it was first seen (ms since 1970). */
  readonly since: number
  /** Whether somebody else has taken it away, or written over it. */
  readonly lost: boolean
}

/** How many are kept of one table. */
export const MOST_KNOWN = 2 * MOST_BOOKMARKS

const KnownSchema = v.object({
  bookmark: v.object({ id: ItemIdSchema, ...BookmarkSchema.entries }),
  own: v.boolean(),
  since: v.pipe(v.number(), v.finite()),
  lost: v.boolean(),
})

/** What is known after a look at a table. */
function knownAfter(
  was: readonly KnownBookmark[],
  { list, over }: Pick<Bookmarks, 'list' | 'over'>,
  own: string | undefined,
  now: number,
): readonly KnownBookmark[] {
  const named = list.filter(({ name }) => name !== '')
  const there = [...named, ...over]
  const known = was.map((one): KnownBookmark => {
    const bookmark = there.find((other) => isSameMoment(other, one.bookmark))
    return bookmark
      ? { ...one, bookmark, lost: false, own: one.own || bookmark.id === own }
      : { ...one, lost: true }
  })
  const met = new Set(known.flatMap(({ bookmark, lost }) => (lost ? [] : bookmark)))
  for (const bookmark of named) {
    if (!met.has(bookmark))
      known.push({ bookmark, own: bookmark.id === own, since: now, lost: false })
  }
  // Whoever writes many later does not push out what was known before.
  return known
    .sort((a, b) => Number(b.own) - Number(a.own) || a.since - b.since)
    .slice(0, MOST_KNOWN)
}

interface Base extends DBSchema {
  tables: { key: string; value: unknown }
}

/** Where the browser keeps nothing it is known as long as the page is open. */
const unkept = new Map<string, readonly KnownBookmark[]>()

/** What was done here, as far as it matters to what is known. */
interface Deed {
  /** Made or named here: its id. */
  readonly own?: string
  /** Taken out here, or let go. */
  readonly forgotten?: Bookmark
}

/**
 * Looks at a table's bookmarks and keeps what is known of them then, and gives that, with what was known before. Of a
 * table that is not all here (`whole`) nothing new is known. Never rejects.
 */
export async function knowBookmarks(
  table: Pick<Table, 'id' | 'doc'>,
  whole: boolean,
  { own, forgotten }: Deed = {},
): Promise<{
  readonly before: readonly KnownBookmark[]
  readonly known: readonly KnownBookmark[]
}> {
  const look = (raw: unknown) => {
    const before = readKnown(raw).filter(
      ({ bookmark }) => !forgotten || !isSameMoment(bookmark, forgotten),
    )
    const known = whole ? knownAfter(before, bookmarksOf(table.doc), own, Date.now()) : before
    return { before, known }
  }
  try {
    const base = await openDB<Base>('prophecy-table/bookmarks', 1, {
      upgrade: (fresh) => void fresh.createObjectStore('tables'),
      blocking: (_now, _wanted, event) => {
        if (event.target instanceof IDBDatabase) event.target.close()
      },
    })
    try {
      // Looked for and put there in one transaction: several tabs may do so at once.
      const tx = base.transaction('tables', 'readwrite')
      const write = async () => {
        const looked = look(await tx.store.get(table.id))
        await tx.store.put(looked.known, table.id)
        return looked
      }
      const [looked] = await Promise.all([write(), tx.done])
      return looked
    } finally {
      base.close()
    }
  } catch {
    const looked = look(unkept.get(table.id))
    unkept.set(table.id, looked.known)
    return looked
  }
}

function readKnown(raw: unknown): readonly KnownBookmark[] {
  if (!Array.isArray(raw)) return []
  return raw.flatMap((row) => {
    const found = v.safeParse(KnownSchema, row)
    return found.success ? found.output : []
  })
}
