import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { copyOf as tableCopy } from '../../../src/table/copy.ts'
import { parts } from '../../../src/table/document/schema.ts'
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
} from '../../../src/table/past/bookmarks.ts'
import { branchOf, originOf } from '../../../src/table/past/branch.ts'
import { fromBackup, openBackup, toBackup } from '../../../src/table/store/backup.ts'
import type { Table } from '../../../src/table/table.ts'
import { hasFaults } from '../../../src/table/yjs/sound.ts'
import { aTable, card, copyOf, make, merge, note, roll, write } from '../make.ts'

const ADA = { seat: 'ada' }

/** A table with a card, a note in the bin, two people and a Roll. */
function played(): Table {
  const table = aTable()
  table.apply([make(card('c')), write('c', 'title', 'The bridge'), make(note('n'))], ADA)
  table.apply(
    [
      { do: 'bin', id: 'n' },
      { do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: 'x' } },
      { do: 'seat', seat: { id: 'ben', name: 'Ben', color: 1, sitter: 'y' } },
      { do: 'play', key: 'phase', value: 'story' },
      { do: 'roll', record: roll('r1') },
    ],
    ADA,
  )
  return table
}

async function marked(table: Table, id: string, name = '', at = 1000): Promise<Bookmark> {
  const made = await makeBookmark(table.state(), { id, name, at, seat: 'ada' })
  if (!made) throw new Error('it is too big')
  return made
}
const names = (table: Table) => bookmarksOf(table.doc).list.map(({ id, name }) => name || id)
const about = (table: Table) => parts(table.doc).about
/** One that says something, whether that can be opened or not. */
const entry = (id: string, name: string, at: number): Bookmark => ({
  id,
  name,
  at,
  seat: 'ada',
  state: 'eA==',
})
const force = (table: Table, { id, ...rest }: Bookmark) => about(table).set(`bookmark:${id}`, rest)

describe('a bookmark', () => {
  test('brings back all of the table as it was, with the proofs that the table has', async () => {
    const table = played()
    const was = table.state()
    const bookmark = await marked(table, 'b1', 'Before the bridge')
    expect(putIn(table, bookmark)).toEqual({ gone: [], aside: [] })
    table.apply([write('c', 'title', 'Burnt: '), { do: 'roll', record: roll('r2') }], ADA)
    table.apply([{ do: 'title', title: 'Ashes' }], ADA)
    const [found] = bookmarksOf(table.doc).list
    const earlier = await openBookmark(table, found!)
    expect([...earlier!.items]).toEqual([...was.items])
    expect(earlier!.rolls).toEqual(was.rolls)
    expect([earlier!.seats, earlier!.play, earlier!.about]).toEqual([
      was.seats,
      was.play,
      was.about,
    ])
  })

  test('is seen by others, by who comes later, in a file and in a copy', async () => {
    const table = played()
    putIn(table, await marked(table, 'b1', 'Before the bridge'))
    const file = fromBackup(toBackup(table))
    if ('refusal' in file) throw new Error('refused')
    const others = [
      copyOf(table),
      openBackup('elsewhere', file),
      tableCopy(table.doc, 'copy', { title: 'Copy', made: 1 }),
    ]
    for (const other of others) {
      expect(names(other)).toEqual(['Before the bridge'])
      const earlier = await openBookmark(other, bookmarksOf(other.doc).list[0]!)
      expect(earlier?.items.get('c')?.texts.title).toBe('The bridge')
    }
  })

  test('is the same object until one of them is another', async () => {
    const table = played()
    putIn(table, await marked(table, 'b1'))
    const before = bookmarksOf(table.doc)
    table.apply([write('c', 'body', 'x'), { do: 'title', title: 'Ashes' }], ADA)
    expect(bookmarksOf(table.doc)).toBe(before)
    nameBookmark(table, before.list[0]!, '  The bridge\u202e ')
    expect(names(table)).toEqual(['The bridge'])
    expect(about(table).get('bookmark:b1')).toMatchObject({ name: 'The bridge' })
  })

  test('does without the bin where there is no room for it, and is refused where there is none', async () => {
    const table = played()
    const noise = (seed: number) => {
      const signs = fc.sample(fc.integer({ min: 33, max: 0x2fff }), { numRuns: 18_000, seed })
      return String.fromCharCode(...signs)
    }
    for (let n = 0; n < 4; n++) {
      table.apply([make(note(`n${n}`)), write(`n${n}`, 'text', noise(n))], ADA)
      table.apply([{ do: 'bin', id: `n${n}` }], ADA)
    }
    const bookmark = await marked(table, 'b1')
    expect(bookmark.state.length).toBeLessThan(4000)
    const earlier = await openBookmark(table, bookmark)
    expect([...earlier!.items.keys()]).toEqual(['c'])
    for (let n = 0; n < 4; n++) table.apply([{ do: 'return', id: `n${n}` }], ADA)
    expect(
      await makeBookmark(table.state(), { id: 'b', name: '', at: 1, seat: '' }),
    ).toBeUndefined()
  })

  test('is not made, named or taken out by who only watches', async () => {
    const table = played()
    const bookmark = await marked(table, 'b1')
    putIn(table, bookmark)
    const watching = { key: 'table.watching' }
    table.bar(watching)
    expect(putIn(table, await marked(table, 'b2'))).toEqual({ refusal: watching })
    expect(nameBookmark(table, bookmark, 'Mine')).toEqual(watching)
    expect(takeOut(table, ['b1'])).toEqual(watching)
    expect(names(table)).toEqual(['b1'])
    expect(await openBookmark(table, bookmark)).toBeDefined()
  })

  test('is no step of undo', async () => {
    const table = played()
    putIn(table, await marked(table, 'b1'))
    while (table.canUndo('ada')) table.undo('ada')
    expect(names(table)).toEqual(['b1'])
  })
})

describe('at most twenty-four', () => {
  test('the oldest without a name goes first, and it is said which', () => {
    const table = aTable()
    for (let n = 0; n < MOST_BOOKMARKS; n++)
      putIn(table, entry(`b${n}`, n % 2 ? `name ${n}` : '', n))
    expect(names(table)).toHaveLength(MOST_BOOKMARKS)
    const put = putIn(table, entry('new', 'The last', 99))
    expect(put).toMatchObject({ gone: [{ id: 'b0' }], aside: [] })
    expect(about(table).has('bookmark:b0')).toBe(false)
    expect(names(table)).toHaveLength(MOST_BOOKMARKS)
    expect(names(table)).not.toContain('b0')
  })

  test('where all have names one more is refused, and nothing goes', () => {
    const table = aTable()
    for (let n = 0; n < MOST_BOOKMARKS; n++) putIn(table, entry(`b${n}`, `name ${n}`, n))
    const full = { refusal: { key: 'bookmark.full', values: { n: MOST_BOOKMARKS } } }
    expect(putIn(table, entry('new', 'The last', 99))).toEqual(full)
    expect(putIn(table, entry('other', '', 99))).toEqual(full)
    expect(bookmarksOf(table.doc)).toMatchObject({ over: [], odd: 0 })
    expect(names(table)).toHaveLength(MOST_BOOKMARKS)
    takeOut(table, ['b3'])
    expect(putIn(table, entry('new', 'The last', 99))).toEqual({ gone: [], aside: [] })
  })

  test('somebody who writes thousands of them does not crowd out the named ones of others', () => {
    const table = aTable()
    for (let n = 0; n < 10; n++) putIn(table, entry(`b${n}`, `mine ${n}`, 1000 + n))
    const eve = copyOf(table)
    eve.doc.transact(() => {
      for (let n = 0; n < 2000; n++) {
        force(eve, entry(`e${n}`, `Eve ${n}`, n))
        force(eve, entry(`u${n}`, '', 1e15 + n))
      }
    })
    merge(table, eve)
    const kept = names(table)
    expect(kept).toHaveLength(MOST_BOOKMARKS)
    expect(kept.filter((name) => name.startsWith('mine'))).toHaveLength(10)
    // There is room for one who has none yet, and what is without a name is swept out by that.
    const ben = copyOf(table)
    expect(putIn(ben, entry('ben', 'from Ben', 5))).toMatchObject({ aside: [{ name: 'Eve 13' }] })
    expect(names(ben)).toContain('from Ben')
    expect([...about(ben).keys()].filter((key) => key.startsWith('bookmark:u'))).toEqual([])
    merge(table, ben)
    expect(names(table)).toEqual(names(ben))
  })

  test('as many screens as there are, in any order: the same are there for all, by the same rule', () => {
    const one = fc.record({
      screen: fc.nat(2),
      id: fc.integer({ min: 0, max: 60 }),
      named: fc.boolean(),
      at: fc.integer({ min: 0, max: 30 }),
      deed: fc.constantFrom('put', 'put', 'put', 'force', 'out', 'odd', 'meet'),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 160 }), fc.boolean(), (deeds, backwards) => {
        const first = aTable()
        const screens = [first, copyOf(first), copyOf(first)]
        for (const { screen, id, named, at, deed } of deeds) {
          const table = screens[screen]!
          const bookmark = entry(`b${id}`, named ? `name ${id}` : '', at)
          if (deed === 'put') putIn(table, bookmark)
          else if (deed === 'force') force(table, bookmark)
          else if (deed === 'out') takeOut(table, [`b${id}`])
          else if (deed === 'odd') about(table).set(`bookmark:o${id}`, id)
          else merge(table, screens[(screen + 1) % 3]!)
        }
        const walk = backwards ? [2, 1, 0, 2, 1, 0] : [0, 1, 2, 0, 1, 2]
        for (const at of walk) merge(screens[at]!, screens[(at + 1) % 3]!)
        const all = screens.map(({ doc }) => bookmarksOf(doc))
        for (const { list, over, odd } of all) {
          expect({ list, over, odd }).toEqual({ ...all[0] })
          expect(list.length).toBeLessThanOrEqual(MOST_BOOKMARKS)
          // None without a name has the place of one with a name, and no older one that of a newer one.
          if (over.length > 0) expect(list.every(({ name }) => name !== '')).toBe(true)
          const written = [...about(first).keys()].filter((key) => key.startsWith('bookmark:b'))
          if (list.length < MOST_BOOKMARKS) expect(written).toHaveLength(list.length)
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('what is damaged', () => {
  const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024)).toString('base64')
  const stateOf = (parts: object) => {
    const about = { game: '', title: '', made: 0, version: 1 }
    return JSON.stringify({ items: [], seats: [], rolls: [], play: {}, about, ...parts })
  }
  const withItems = (n: number) => {
    const place = { x: 0, y: 0, turn: 0, z: 0 }
    const items = Array.from({ length: n }, (_, at) => ({
      ...{ id: `i${at}`, kind: 'card', place, bin: false, props: {}, texts: {} },
    }))
    return gzipSync(stateOf({ items })).toString('base64')
  }
  /** A Roll that was written down again and again takes next to no room. */
  const withRolls = (n: number) => {
    const rolls = Array.from({ length: n }, () => roll('r'))
    return gzipSync(stateOf({ rolls })).toString('base64')
  }
  test('a state of many things is opened as long as there are not too many', async () => {
    const table = played()
    const bookmark = { ...entry('x', 'x', 1), state: withItems(5000) }
    expect((await openBookmark(table, bookmark))?.items.size).toBe(5000)
  })
  const good = { name: 'Good', at: 1, seat: 'ada', state: 'eA==' }
  test.each<[string, unknown]>([
    ['a number', 7],
    ['nothing', null],
    ['a list', [good]],
    ['without a state', { name: 'x', at: 1, seat: '' }],
    ['with an empty state', { ...good, state: '' }],
    ['with a name that is none', { ...good, name: 7 }],
    ['with an endless name', { ...good, name: 'x'.repeat(LONGEST_NAME + 1) }],
    ['of no time', { ...good, at: '1' }],
    ['with too big a state', { ...good, state: 'A'.repeat(90_000) }],
  ])('%s is counted, set aside, and harms nothing', async (_, raw) => {
    const table = played()
    putIn(table, await marked(table, 'b1', 'Mine'))
    const eve = copyOf(table)
    about(eve).set('bookmark:odd', raw)
    merge(table, eve)
    expect(names(table)).toEqual(['Mine'])
    expect(bookmarksOf(table.doc).odd).toBe(1)
    expect(hasFaults(table.doc)).toBe(false)
    const file = fromBackup(toBackup(table))
    if ('refusal' in file) throw new Error('refused')
    expect(names(openBackup('elsewhere', file))).toEqual(['Mine'])
    const copy = tableCopy(table.doc, 'copy', { title: 'Copy', made: 1 })
    expect(bookmarksOf(copy.doc)).toMatchObject({ list: [{ name: 'Mine' }], odd: 1 })
    expect(putIn(table, await marked(table, 'b2', 'More'))).toEqual({ gone: [], aside: [] })
  })

  test.each<[string, string]>([
    ['no base64', '%%%'],
    ['no JSON', btoa('{')],
    ['no state', btoa('{}')],
    ['half of what was packed', gzipSync('x'.repeat(5000)).subarray(0, 20).toString('base64')],
    ['endless, once it is unpacked', bomb],
    ['of another shape', gzipSync('{"items":[{"id":"x"}]}').toString('base64')],
    ['of more things than a bookmark holds', withItems(5001)],
    ['of more Rolls than a bookmark holds', withRolls(5001)],
    ['nested for ever', gzipSync(`${'['.repeat(33)}${']'.repeat(33)}`).toString('base64')],
  ])('a state that is %s is not opened', async (_, state) => {
    const table = played()
    const bookmark = { ...entry('x', 'x', 1), state }
    expect(await openBookmark(table, bookmark)).toBeUndefined()
  })

  test('a state of nothing but brackets is given up, and brackets in words are no nesting', async () => {
    const table = played()
    const nested = stateOf({ play: { deep: 0 } }).replace(
      '0}',
      `${'['.repeat(1_900_000)}${']'.repeat(1_900_000)}}`,
    )
    const state = gzipSync(nested).toString('base64')
    expect(await openBookmark(table, { ...entry('x', 'x', 1), state })).toBeUndefined()
    table.apply([write('c', 'body', '[{"\\'.repeat(1000))], ADA)
    const earlier = await openBookmark(table, await marked(table, 'b'))
    expect(earlier?.items.get('c')?.texts.body).toBe('[{"\\'.repeat(1000))
  })

  test('one that is cut short anywhere is either what it was or not opened', async () => {
    const table = played()
    const bookmark = await marked(table, 'b1')
    await fc.assert(
      fc.asyncProperty(fc.nat(bookmark.state.length - 1), fc.nat(63), async (at, letter) => {
        const sign = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'[letter]
        const state = bookmark.state.slice(0, at) + sign + bookmark.state.slice(at + 1)
        const opened = await openBookmark(table, { ...bookmark, state })
        if (opened) expect(opened.items.get('c')?.texts.title).toBe('The bridge')
      }),
      { numRuns: 60 },
    )
  })

  test('one that was overwritten or taken away by others can be put back beside what is there', async () => {
    const table = played()
    const bookmark = await marked(table, 'b1', 'Mine')
    putIn(table, bookmark)
    const eve = copyOf(table)
    about(eve).set('bookmark:b1', { ...good, name: 'Eve' })
    merge(table, eve)
    expect(names(table)).toEqual(['Eve'])
    expect(putBack(table, bookmark, 'b2')).toBeUndefined()
    expect(names(table).sort()).toEqual(['Eve', 'Mine'])
    about(eve).clear()
    merge(table, eve)
    putBack(table, bookmark, 'b3')
    expect(names(table)).toContain('Mine')
  })
})

describe('a branch', () => {
  test('goes on from there as a table of its own, and says where it came from', async () => {
    const table = played()
    const bookmark = await marked(table, 'b1', 'Before the bridge')
    putIn(table, bookmark)
    table.apply([write('c', 'title', 'Burnt: '), { do: 'roll', record: roll('r2') }], ADA)
    table.apply([make(card('later')), { do: 'title', title: 'Ashes' }], ADA)
    table.apply(
      [{ do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: 'new screen' } }],
      ADA,
    )
    const before = Y.encodeStateAsUpdate(table.doc)
    const state = (await openBookmark(table, bookmark))!
    const branch = branchOf(
      table,
      { state, name: 'Before the bridge', at: 1000, bookmark },
      { id: 'two', game: 'prophecy', title: 'Ashes: Before the bridge', made: 2000 },
    )
    expect([...branch.board().items.keys()]).toEqual(['c'])
    expect(branch.board().items.get('c')?.texts.title).toBe('The bridge')
    // Rolls as they were then, people as they are now.
    expect(branch.state().rolls.map(({ id }) => id)).toEqual(['r1'])
    expect(branch.state().seats.map(({ sitter }) => sitter)).toEqual(['new screen', 'y'])
    expect(branch.state().about).toMatchObject({ title: 'Ashes: Before the bridge', made: 2000 })
    expect(originOf(branch.doc)).toEqual({
      table: 'one',
      title: 'Ashes',
      name: 'Before the bridge',
      at: 1000,
    })
    expect(names(branch)).toEqual(['Before the bridge'])
    expect(Y.encodeStateAsUpdate(table.doc)).toEqual(before)
    branch.close()
  })

  test('plays what is played here, whatever somebody has the table say that it is', async () => {
    const table = played()
    about(table).set('game', '../elsewhere')
    const moment = { state: table.state(), name: '', at: 1 }
    const own = { id: 'two', game: 'prophecy', title: 'Ashes', made: 2000 }
    const branch = branchOf(table, moment, own)
    expect(branch.state().about).toMatchObject({ game: 'prophecy', title: 'Ashes', made: 2000 })
    const copy = tableCopy(table.doc, 'copy', { title: 'Copy', made: 1, game: 'prophecy' })
    expect(copy.state().about).toMatchObject({ game: 'prophecy', title: 'Copy' })
    branch.close()
    copy.close()
  })

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a word', 'Ashes'],
    ['endless', { table: 'x'.repeat(300), title: '', name: '', at: 1 }],
    ['of no time', { table: 'x', title: '', name: '', at: Number.POSITIVE_INFINITY }],
  ])('an origin that is %s is none', (_, raw) => {
    const table = aTable()
    if (raw !== undefined) about(table).set('from', raw)
    expect(originOf(table.doc)).toBeUndefined()
  })
})
