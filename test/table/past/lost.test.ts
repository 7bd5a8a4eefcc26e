import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parts } from '../../../src/table/document/schema.ts'
import {
  type Bookmark,
  nameBookmark,
  putBack,
  putIn,
  takeOut,
} from '../../../src/table/past/bookmarks.ts'
import { type BookmarkNews, watchBookmarks } from '../../../src/table/past/lost.ts'
import type { Table } from '../../../src/table/table.ts'
import { aTable, copyOf, merge } from '../make.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const entry = (id: string, name: string, at: number): Bookmark => ({
  ...{ id, name, at, seat: 'ada', state: 'eA==' },
})
const about = (table: Table) => parts(table.doc).about
const KEY = 'bookmark:mine'
const ids = ({ put, lost }: BookmarkNews) => [put.map(({ id }) => id), lost.map(({ id }) => id)]

/** A table with a named bookmark and one without a name, watched; and the same on another screen. */
function watched() {
  const table = aTable()
  putIn(table, entry('mine', 'Mine', 1))
  putIn(table, entry('plain', '', 2))
  const other = copyOf(table)
  const news: BookmarkNews[] = []
  const stop = watchBookmarks(table, (one) => news.push(one))
  return { table, other, news, stop }
}

test.each<[string, (other: Table) => void, readonly (readonly string[])[] | undefined]>([
  ['takes out a named one', (other) => takeOut(other, ['mine']), [[], ['mine']]],
  ['clears everything', (other) => about(other).clear(), [[], ['mine']]],
  [
    'writes over it',
    (other) => about(other).set(KEY, { ...entry('', 'Eve', 9), state: 'eQ==' }),
    [[], ['mine']],
  ],
  ['damages it', (other) => about(other).set(KEY, 7), [[], ['mine']]],
  ['takes its name', (other) => about(other).set(KEY, entry('', '', 1)), [[], ['mine']]],
  [
    'gives it another name',
    (other) => nameBookmark(other, entry('mine', 'Mine', 1), 'Ours'),
    undefined,
  ],
  ['takes out one without a name', (other) => takeOut(other, ['plain']), undefined],
  ['puts one in', (other) => putIn(other, entry('new', 'New', 3)), [['new'], []]],
])('it is told, or not, when somebody else %s', (_, deed, told) => {
  const { table, other, news, stop } = watched()
  deed(other)
  merge(table, other)
  vi.runAllTimers()
  expect(news.map(ids)).toEqual(told ? [told] : [])
  for (const { lost } of news) for (const one of lost) putBack(table, one, 'again')
  merge(table, other)
  const named = [...about(other).values()].filter((raw) => JSON.stringify(raw).includes('"Mine"'))
  if (told?.[1]?.length) expect(named).toHaveLength(1)
  stop()
})

test('what is done here is no news, even where others did something a moment ago', () => {
  const { table, other, news, stop } = watched()
  takeOut(table, ['plain'])
  vi.runAllTimers()
  expect(news).toEqual([])
  takeOut(other, ['mine'])
  merge(table, other)
  putIn(table, entry('own', 'Own', 5))
  vi.runAllTimers()
  expect(news.map(ids)).toEqual([[[], ['mine']]])
  stop()
  takeOut(other, ['own'])
  merge(table, other)
  vi.runAllTimers()
  expect(news).toHaveLength(1)
})
