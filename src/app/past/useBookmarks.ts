import { useMemo, useState } from 'react'
import { seatOf } from '../../rules/plain/seats.ts'
import { type Sentence, say } from '../../rules/plain/sentence.ts'
import {
  type Bookmark,
  bookmarksOf,
  LONGEST_NAME,
  MOST_BOOKMARKS,
  makeBookmark,
  nameBookmark,
  openBookmark,
  putBack,
  putIn,
  takeOut,
} from '../../table/past/bookmarks.ts'
import type { Table } from '../../table/table.ts'
import { useTable } from '../../table/use.ts'
import type { BookmarkList } from '../../ui/files/Bookmarks.tsx'
import { callerOf } from '../../ui/files/called.ts'
import { filesSpeaker } from '../../ui/files/words.ts'
import { chance } from '../page/chance.ts'
import type { OpenTable } from '../page/opentable.ts'
import { useDrawn } from './drawn.ts'

/** The bookmarks of a table as they are listed now, and all that can be done with them. */
export function useBookmarks(
  opened: OpenTable,
  seat: string,
): Omit<BookmarkList, 'onLook'> & { readonly all: readonly Bookmark[]; onUnread(): void } {
  const { table } = opened
  const found = useTable(table, ({ doc }) => bookmarksOf(doc))
  const seats = useTable(table, (now) => now.state().seats)
  const refusal = useTable(table, (now) => now.barred())
  const [said, setSaid] = useState<BookmarkList['said']>()
  const drawables = useMemo(
    () => found.list.map((one) => ({ key: one, open: () => openBookmark(table, one) })),
    [found, table],
  )
  const picture = useDrawn(drawables, opened)

  const voice = opened.voice()
  const speak = filesSpeaker(voice)
  const called = callerOf(voice)
  const tell = (...what: Parameters<typeof say>) => setSaid({ say: speak(say(...what)) })
  /** Says why not, or else what was done. */
  const done = (why: Sentence | undefined, what: Sentence, undo?: () => void) =>
    setSaid({ say: speak(why ?? what), ...(!why && undo && { undo }) })
  const back = (some: readonly Bookmark[]) => () => {
    for (const one of some) putBack(table, one, chance.id())
    setSaid(undefined)
  }
  return {
    all: found.list,
    list: found.list.map((bookmark) => {
      const drawn = picture(bookmark)
      return {
        bookmark,
        by: seatOf(seats, bookmark.seat)?.name || undefined,
        picture: drawn === 'damaged' ? undefined : drawn,
        damaged: drawn === 'damaged',
      }
    }),
    over: found.over.length,
    odd: found.odd,
    longest: LONGEST_NAME,
    refusal,
    said,
    onUnread: () => tell('bookmark.unread'),
    onMake: async (name) => setSaid({ say: await make(table, name, seat, called, speak) }),
    onName: (bookmark, name) =>
      done(nameBookmark(table, bookmark, name), say('bookmark.named', { name })),
    onTakeOut: (bookmark) =>
      done(
        takeOut(table, [bookmark.id]),
        say('bookmark.out', { name: called(bookmark) }),
        back([bookmark]),
      ),
    onClear() {
      const { over } = bookmarksOf(table.doc)
      const why = takeOut(
        table,
        over.map(({ id }) => id),
      )
      if (why) done(why, why)
      else tell('bookmark.cleared', { n: over.length })
    },
  }
}

/** Puts in a bookmark of the table as it is now; what comes back says what became of it. */
async function make(
  table: Table,
  name: string,
  seat: string,
  called: (bookmark: Bookmark) => string,
  speak: (sentence: Sentence) => string,
): Promise<string> {
  const made = await makeBookmark(table.state(), { id: chance.id(), name, at: Date.now(), seat })
  if (!made) return speak(say('bookmark.large'))
  const put = putIn(table, made)
  if ('refusal' in put) return speak(put.refusal)
  const of = (key: string) => (one: Bookmark) =>
    speak(say(key, { n: MOST_BOOKMARKS, name: called(one) }))
  return [
    of('bookmark.put')(made),
    ...put.gone.map(of('bookmark.gone')),
    ...put.aside.map(of('bookmark.aside')),
  ].join(' ')
}
