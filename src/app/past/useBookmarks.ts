import { useCallback, useEffect, useMemo, useState } from 'react'
import { seatOf } from '../../rules/plain/seats.ts'
import { type Sentence, say } from '../../rules/plain/sentence.ts'
import {
  type Bookmark,
  type Bookmarks,
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
import { type KnownBookmark, knowBookmarks } from '../../table/past/known.ts'
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
  const [known, look] = useKnown(opened, found)
  const all = useMemo(() => withKnown(found, known), [found, known])
  const drawables = useMemo(
    () => all.map((one) => ({ key: one, open: () => openBookmark(table, one) })),
    [all, table],
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
    const whys = some.map((one) => putBack(table, one, chance.id()))
    const why = whys.find((each) => each !== undefined)
    setSaid(why && { say: speak(why) })
  }
  const counts = new Set(found.list)
  return {
    all,
    list: all.map((bookmark) => {
      const drawn = picture(bookmark)
      return {
        bookmark,
        by: seatOf(seats, bookmark.seat)?.name || undefined,
        picture: drawn === 'damaged' ? undefined : drawn,
        damaged: drawn === 'damaged',
        aside: !counts.has(bookmark),
      }
    }),
    lost: known.flatMap(({ bookmark, lost }) => (lost ? bookmark : [])),
    over: found.list.length + found.over.length - all.length,
    odd: found.odd,
    longest: LONGEST_NAME,
    refusal,
    said,
    onUnread: () => tell('bookmark.unread'),
    async onMake(name) {
      const { put, told } = await make(table, name, seat, called, speak)
      setSaid({ say: told })
      if (put) look({ own: put.id })
    },
    onName(bookmark, name) {
      done(nameBookmark(table, bookmark, name), say('bookmark.named', { name }))
      look({ own: bookmark.id })
    },
    onTakeOut(bookmark) {
      const why = takeOut(table, [bookmark.id])
      done(why, say('bookmark.out', { name: called(bookmark) }), back([bookmark]))
      if (!why) look({ forgotten: bookmark })
    },
    onPutBack: (bookmark) => back([bookmark])(),
    onLetGo: (bookmark) => look({ forgotten: bookmark }),
    onClear() {
      const listed = new Set(all)
      const over = bookmarksOf(table.doc).over.filter((one) => !listed.has(one))
      const why = takeOut(
        table,
        over.map(({ id }) => id),
      )
      if (why) done(why, why)
      else tell('bookmark.cleared', { n: over.length })
    },
  }
}

/** What this device knows of the bookmarks, and how it looks again after something was done here. */
function useKnown(opened: OpenTable, found: object) {
  const { table, room } = opened
  const [known, setKnown] = useState<readonly KnownBookmark[]>([])
  const look = useCallback(
    (deed?: Parameters<typeof knowBookmarks>[2]) => {
      const whole = room.around().arriving === undefined
      void knowBookmarks(table, whole, deed).then((looked) => setKnown(looked.known))
    },
    [table, room],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again whenever they are others
  useEffect(() => look(), [look, found])
  return [known, look] as const
}

/** Those that count, and those that are known here and have no room, since others write many: the newest first. */
function withKnown(
  { list, over }: Bookmarks,
  known: readonly KnownBookmark[],
): readonly Bookmark[] {
  const here = new Set(known.map(({ bookmark }) => bookmark.id))
  const aside = over.filter(({ id }) => here.has(id)).slice(0, MOST_BOOKMARKS)
  return aside.length === 0 ? list : [...list, ...aside].sort((a, b) => b.at - a.at)
}

/** Puts in a bookmark of the table as it is now; what comes back says what became of it. */
async function make(
  table: Table,
  name: string,
  seat: string,
  called: (bookmark: Bookmark) => string,
  speak: (sentence: Sentence) => string,
): Promise<{ readonly told: string; readonly put?: Bookmark }> {
  const made = await makeBookmark(table.state(), { id: chance.id(), name, at: Date.now(), seat })
  if (!made) return { told: speak(say('bookmark.large')) }
  const put = putIn(table, made)
  if ('refusal' in put) return { told: speak(put.refusal) }
  const of = (key: string) => (one: Bookmark) =>
    speak(say(key, { n: MOST_BOOKMARKS, name: called(one) }))
  const told = [
    of('bookmark.put')(made),
    ...put.gone.map(of('bookmark.gone')),
    ...put.aside.map(of('bookmark.aside')),
  ]
  return { told: told.join(' '), put: made }
}
