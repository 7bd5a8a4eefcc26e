import type { Transaction } from 'yjs'
import type { Table } from '../table.ts'
import { BOOKMARKED, type Bookmark, bookmarksOf } from './bookmarks.ts'

/** What others did to the bookmarks of a table. */
export interface BookmarkNews {
  /** Those they put in. */
  readonly put: readonly Bookmark[]
  /** Those with a name that are gone, written over, or without a name now. */
  readonly lost: readonly Bookmark[]
}

/** How long after a change it is looked at, together with all that came meanwhile (ms). */
const LOOK = 300

/**
 * Watches what others do to the bookmarks of a table; what is done here is no news. `changed` is called
 * whenever they are others, by whomever. Returns the way out.
 */
export function watchBookmarks(
  table: Table,
  tell: (news: BookmarkNews) => void,
  changed: () => void = () => {},
): () => void {
  let last = bookmarksOf(table.doc)
  let timer: ReturnType<typeof setTimeout> | undefined

  const look = () => {
    clearTimeout(timer)
    timer = undefined
    const before = last
    last = bookmarksOf(table.doc)
    if (last === before) return
    changed()
    const [old, now] = [byId(before.list), byId([...last.list, ...last.over])]
    const isLost = ({ id, name, state }: Bookmark) => {
      const found = now.get(id)
      return name !== '' && (found?.state !== state || found.name === '')
    }
    const lost = before.list.filter(isLost)
    const put = last.list.filter(({ id }) => !old.has(id))
    if (lost.length + put.length > 0) tell({ put, lost })
  }
  const before = ({ local, origin }: Transaction) => {
    // What others did a moment ago is told before it is mixed with what is done here.
    if (local && origin === BOOKMARKED) look()
  }
  const after = ({ local, origin }: Transaction) => {
    if (!local || origin !== BOOKMARKED) return
    last = bookmarksOf(table.doc)
    changed()
  }
  table.doc.on('beforeTransaction', before)
  table.doc.on('afterTransaction', after)
  const stop = table.subscribe(() => {
    timer ??= setTimeout(look, LOOK)
  })
  return () => {
    clearTimeout(timer)
    stop()
    table.doc.off('beforeTransaction', before)
    table.doc.off('afterTransaction', after)
  }
}

const byId = (list: readonly Bookmark[]): ReadonlyMap<string, Bookmark> =>
  new Map(list.map((one) => [one.id, one]))
