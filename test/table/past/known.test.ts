import { expect, test } from 'vitest'
import { parts } from '../../../src/table/document/schema.ts'
import {
  type Bookmark,
  bookmarksOf,
  MOST_BOOKMARKS,
  nameBookmark,
  putBack,
  putIn,
  takeOut,
} from '../../../src/table/past/bookmarks.ts'
import { type KnownBookmark, knowBookmarks, MOST_KNOWN } from '../../../src/table/past/known.ts'
import type { Table } from '../../../src/table/table.ts'
import { aTable, copyOf, merge } from '../make.ts'

const entry = (id: string, name: string, at: number, state = `${id}A==`): Bookmark => ({
  ...{ id, name, at, seat: 'ada', state },
})
const about = (table: Table) => parts(table.doc).about
const names = (known: readonly KnownBookmark[], lost: boolean) =>
  known.flatMap((one) => (one.lost === lost ? one.bookmark.name : [])).sort()
let tables = 0
/** Ada's table with a bookmark of hers that her device knows, and the same at another screen. */
async function known() {
  const table = aTable(`known${++tables}`)
  putIn(table, entry('mine', 'Mine', 1))
  putIn(table, entry('plain', '', 2))
  await knowBookmarks(table, true, { own: 'mine' })
  const look = async () => (await knowBookmarks(table, true)).known
  return { table, other: copyOf(table), look }
}

test.each<[string, (other: Table) => void, readonly string[], readonly string[]]>([
  ['takes it out', (other) => takeOut(other, ['mine']), [], ['Mine']],
  ['clears everything', (other) => about(other).clear(), [], ['Mine']],
  ['damages it', (other) => about(other).set('bookmark:mine', 7), [], ['Mine']],
  [
    'writes over it',
    (other) => about(other).set('bookmark:mine', entry('', 'Eve', 9, 'eQ==')),
    ['Eve'],
    ['Mine'],
  ],
  [
    'gives it another name',
    (other) => nameBookmark(other, bookmarksOf(other.doc).list[1]!, 'Ours'),
    ['Ours'],
    [],
  ],
  ['takes out one without a name', (other) => takeOut(other, ['plain']), ['Mine'], []],
])(
  'when somebody else %s, this device knows what was there, and can put it back',
  async (...of) => {
    const [, deed, there, lost] = of
    const { table, other, look } = await known()
    deed(other)
    merge(table, other)
    // As a page that is loaded anew.
    const after = await look()
    expect([names(after, false), names(after, true)]).toEqual([there, lost])
    for (const { bookmark, lost: gone } of after) if (gone) putBack(table, bookmark, 'again')
    const back = await look()
    expect([names(back, false), names(back, true)]).toEqual([[...there, ...lost].sort(), []])
    merge(table, other)
    for (const one of lost)
      expect(bookmarksOf(other.doc).list.map(({ name }) => name)).toContain(one)
  },
)

test('what is taken out here is forgotten; what is still on its way is not lost', async () => {
  const { table, look } = await known()
  const [, mine] = bookmarksOf(table.doc).list
  const empty = { id: table.id, doc: aTable().doc }
  expect(names((await knowBookmarks(empty, false)).known, false)).toEqual(['Mine'])
  takeOut(table, ['mine'])
  expect(names(await look(), true)).toEqual(['Mine'])
  await knowBookmarks(table, true, { forgotten: mine! })
  expect(await look()).toEqual([])
})

test('whoever writes many and takes them away again pushes nothing out that was made or known before', async () => {
  const { table, other, look } = await known()
  putIn(other, entry('ben', 'from Ben', 3))
  merge(table, other)
  await look()
  for (let round = 0; round < 4; round++) {
    const ids = Array.from({ length: MOST_BOOKMARKS }, (_, n) => `e${round}-${n}`)
    other.doc.transact(() => {
      for (const id of ids) about(other).set(`bookmark:${id}`, entry(id, `Eve ${id}`, -round))
    })
    merge(table, other)
    expect((await look()).length).toBeLessThanOrEqual(MOST_KNOWN)
    takeOut(other, round === 3 ? [...ids, 'mine', 'ben'] : ids)
    merge(table, other)
    await look()
  }
  const after = await look()
  expect(after).toHaveLength(MOST_KNOWN)
  expect(after.slice(0, 2).map(({ bookmark }) => bookmark.name)).toEqual(['Mine', 'from Ben'])
  expect(names(after, true)).toHaveLength(MOST_KNOWN)
})
