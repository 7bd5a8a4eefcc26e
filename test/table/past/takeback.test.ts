import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { ItemId } from '../../../src/rules/plain/item.ts'
import type { TableState } from '../../../src/table/document/read.ts'
import { parts } from '../../../src/table/document/schema.ts'
import { isLoss, isSweeping, lossBetween } from '../../../src/table/past/sweep.ts'
import { takeBack } from '../../../src/table/past/takeback.ts'
import type { Table } from '../../../src/table/table.ts'
import { aTable, at, card, copyOf, make, merge, note, place, roll, set, write } from '../make.ts'

const ADA = { seat: 'ada' }
const IDS = Array.from({ length: 30 }, (_, n) => `i${n}`)

/** Thirty cards and notes with writing on them, seats, registers and two Rolls. */
function played(): Table {
  const table = aTable()
  for (const [n, id] of IDS.entries()) {
    const lying = n % 3 === 0 ? card(id, at(n * 10, 0)) : note(id, at(n * 10, 50))
    const field = n % 3 === 0 ? 'title' : 'text'
    table.apply([make(lying), write(id, field, `what is written on ${id}`)], ADA)
  }
  table.apply([place('i1', at(1, 1, { on: 'i0' })), set('i2', 'color', 'red')], ADA)
  table.apply([{ do: 'bin', id: 'i29' }], ADA)
  table.apply(
    [
      { do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: 'x' } },
      { do: 'seat', seat: { id: 'ben', name: 'Ben', color: 1, sitter: 'y' } },
      { do: 'play', key: 'phase', value: 'story' },
      ...Array.from({ length: 9 }, (_, n) => ({
        do: 'play' as const,
        key: `pair/${n}`,
        value: true,
      })),
      { do: 'roll', record: roll('r1') },
      { do: 'roll', record: roll('r2') },
    ],
    ADA,
  )
  return table
}

type Deed = (table: Table) => void
const raw = (table: Table) => parts(table.doc)
const item = (table: Table, id: ItemId): Y.Map<unknown> | undefined => {
  const map = raw(table).items.get(id)
  return map instanceof Y.Map ? map : undefined
}
/** What somebody may do who does not play but destroys. */
const destructions: fc.Arbitrary<Deed> = fc.oneof(
  fc.constantFrom(...IDS).chain((id) =>
    fc.constantFrom<Deed>(
      (table) => raw(table).items.delete(id),
      (table) => raw(table).items.set(id, 'nothing'),
      (table) => raw(table).items.set(id, new Y.Map()),
      (table) => item(table, id)?.set('bin', true),
      (table) => item(table, id)?.set('bin', 'i0'),
      (table) => item(table, id)?.set('kind', 'oval'),
      (table) => item(table, id)?.set('place', { x: 9e5, y: 0, turn: 0, z: 0 }),
      (table) => item(table, id)?.set('place', 'nowhere'),
      (table) => item(table, id)?.delete('kind'),
      (table) => item(table, id)?.set('p:color', 'black'),
      (table) => item(table, id)?.set('t:more', new Y.Text('graffiti')),
      (table) => item(table, id)?.delete('t:text'),
      (table) => {
        for (let n = 0; n < 100; n++) item(table, id)?.set(`p:${n}`, n)
      },
      (table) => {
        const text = item(table, id)?.get('t:text')
        if (text instanceof Y.Text) text.delete(0, text.length)
      },
      (table) => {
        const text = item(table, id)?.get('t:title')
        if (text instanceof Y.Text) text.insert(3, 'graffiti')
      },
    ),
  ),
  fc.constantFrom<Deed>(
    (table) => raw(table).rolls.delete(0, raw(table).rolls.length),
    (table) => raw(table).rolls.length > 0 && raw(table).rolls.delete(0, 1),
    (table) => raw(table).seats.delete('ben'),
    (table) => raw(table).seats.set('ada', 'nobody'),
    (table) => raw(table).play.clear(),
    (table) => raw(table).play.set('phase', Number.NaN),
    (table) => raw(table).about.clear(),
    (table) => raw(table).about.set('game', 'chess'),
    (table) => raw(table).about.set('version', 99),
    (table) => raw(table).about.set('title', '\u202enoitcurtsed'),
  ),
)

/** All that is plain of a state, to be compared. */
const plain = ({ items, seats, rolls, play, about }: TableState) =>
  structuredClone({ items: [...items.values()], seats, rolls, play, about })

describe('taking back', () => {
  test('brings all that was there, whatever was done to it, and everybody has the same', () => {
    fc.assert(
      fc.property(fc.array(destructions, { minLength: 1, maxLength: 60 }), (deeds) => {
        const table = played()
        const eve = copyOf(table)
        const before = table.state()
        const was = plain(before)
        eve.doc.transact(() => {
          for (const deed of deeds) deed(eve)
        })
        merge(table, eve)
        expect(takeBack(table, before)).toBeUndefined()
        expect(plain(table.state())).toEqual(was)
        merge(table, eve)
        expect(plain(eve.state())).toEqual(was)
        // Once more changes nothing.
        const vector = Y.encodeStateVector(table.doc)
        takeBack(table, before)
        expect(Y.encodeStateVector(table.doc)).toEqual(vector)
      }),
      { numRuns: 60 },
    )
  })

  test('two who do it at once write nothing twice', () => {
    const table = played()
    const [ben, eve] = [copyOf(table), copyOf(table)]
    const [mine, his] = [table.state(), ben.state()]
    const was = plain(mine)
    for (const id of IDS) {
      const text = item(eve, id)?.get('t:text')
      if (text instanceof Y.Text) text.delete(0, text.length)
      else raw(eve).items.delete(id)
    }
    merge(table, eve)
    merge(ben, eve)
    takeBack(table, mine)
    takeBack(ben, his)
    merge(table, ben)
    expect(plain(table.state())).toEqual(was)
    expect(plain(ben.state())).toEqual(was)
  })

  test('keeps what was made since, and Rolls with what they used up', () => {
    const table = played()
    const before = table.state()
    table.apply([make(note('new')), { do: 'roll', record: roll('r3') }], ADA)
    const used = { ...roll('r4'), check: { ...roll('r4').check, ready: ['i5'] } }
    table.apply(
      [
        { do: 'roll', record: used },
        { do: 'bin', id: 'i5' },
      ],
      ADA,
    )
    table.apply([{ do: 'bin', id: 'i6' }], ADA)
    takeBack(table, before)
    const { items, rolls } = table.state()
    expect(items.get('new')?.bin).toBe(false)
    expect([items.get('i5')?.bin, items.get('i6')?.bin]).toEqual([true, false])
    expect(rolls.map(({ id }) => id)).toEqual(['r1', 'r2', 'r3', 'r4'])
  })

  test('looks only at what it is told to', () => {
    const table = played()
    const before = table.state()
    table.apply([{ do: 'bin', id: 'i7' }, place('i8', at(500, 500))], ADA)
    takeBack(table, before, { which: new Set(['i7']) })
    expect(table.state().items.get('i7')?.bin).toBe(false)
    expect(table.state().items.get('i8')?.place.x).toBe(500)
  })

  test('as a whole clears away what was made since, and can itself be taken back as a whole', () => {
    fc.assert(
      fc.property(fc.array(destructions, { minLength: 1, maxLength: 30 }), (deeds) => {
        const table = played()
        const was = table.state()
        const plainWas = plain(was)
        table.doc.transact(() => {
          for (const deed of deeds) deed(table)
        })
        table.apply([make(note('new')), { do: 'play', key: 'since', value: 1 }], ADA)
        const then = plain(table.state())
        const before = table.state()
        takeBack(table, was, { whole: true })
        const now = plain(table.state())
        expect({ ...now, items: now.items.filter(({ id }) => id !== 'new') }).toEqual(plainWas)
        expect(table.board().items.has('new')).toBe(false)
        const { rolls } = now
        takeBack(table, before, { whole: true })
        const again = plain(table.state())
        expect(again.items.filter(({ bin }) => !bin)).toEqual(then.items.filter(({ bin }) => !bin))
        expect({ ...again, items: [], seats: [] }).toEqual({ ...then, items: [], seats: [], rolls })
      }),
      { numRuns: 60 },
    )
  })

  test('people stay where they sit, and one who vanished has their seat again', () => {
    const table = played()
    const before = table.state()
    const sit = (id: string, sitter: string) =>
      table.apply([{ do: 'seat', seat: { id, name: id, color: 0, sitter } }], ADA)
    sit('ada', 'x2')
    raw(table).seats.delete('ben')
    takeBack(table, before)
    const sitters = Object.fromEntries(table.state().seats.map(({ id, sitter }) => [id, sitter]))
    expect(sitters).toEqual({ ada: 'x2', ben: 'y' })
  })

  test('who only watches takes nothing back', () => {
    const table = played()
    const before = table.state()
    raw(table).items.delete('i3')
    table.bar({ key: 'table.watching' })
    expect(takeBack(table, before)).toEqual({ key: 'table.watching' })
    expect(table.state().items.has('i3')).toBe(false)
  })
})

describe('a sweep', () => {
  const swept = (deed: Deed) => {
    const table = played()
    const before = table.state()
    table.doc.transact(() => deed(table))
    const loss = lossBetween(before, table.state())
    return [isSweeping(loss, before), isLoss(loss)]
  }
  const each =
    (n: number, what: (table: Table, id: ItemId) => void): Deed =>
    (table) => {
      for (const id of IDS.slice(0, n)) what(table, id)
    }
  const bin = (table: Table, id: ItemId) => item(table, id)?.set('bin', true)
  const empty = (table: Table, id: ItemId) => {
    for (const key of ['t:text', 't:title']) {
      const text = item(table, id)?.get(key)
      if (text instanceof Y.Text) text.delete(0, text.length)
    }
  }

  test.each<[string, Deed]>([
    ['half of all things go into the bin', each(15, bin)],
    ['all things are destroyed', each(30, (table, id) => raw(table).items.delete(id))],
    ['all things are spoilt', each(30, (table, id) => raw(table).items.set(id, 1))],
    ['all writing is rubbed out', each(30, empty)],
    [
      'all writing becomes something else',
      each(30, (table, id) => item(table, id)?.set('t:text', new Y.Text('xxxxxxxxxxxxxxxxxxxx'))),
    ],
    [
      'all things are thrown to the end of the world',
      each(30, (table, id) => item(table, id)?.set('place', { x: 9e5, y: 0, turn: 0, z: 0 })),
    ],
    ['a Roll vanishes', (table) => raw(table).rolls.delete(0, 1)],
    ['a seat vanishes', (table) => raw(table).seats.delete('ben')],
    ['the registers are cleared', (table) => raw(table).play.clear()],
    ['the table becomes nothing', (table) => raw(table).about.clear()],
    ['it says that it is another game', (table) => raw(table).about.set('game', 'kites')],
    ['it needs a newer page all at once', (table) => raw(table).about.set('version', 99)],
  ])('is seen when %s', (_, deed) => {
    expect(swept(deed)).toEqual([true, true])
  })

  test.each<[string, Deed, boolean]>([
    ['a few things are binned', each(6, bin), true],
    ['everything is tidied', each(30, (t, id) => t.apply([place(id, at(0, 900))], ADA)), false],
    [
      'everything is written on',
      each(30, (t, id) => t.apply([write(id, 'text', 'more ')], ADA)),
      false,
    ],
    [
      'new things are made',
      (t) =>
        t.apply(
          IDS.map((id) => make(note(`new ${id}`))),
          ADA,
        ),
      false,
    ],
    ['a phase goes by', (t) => t.apply([{ do: 'play', key: 'phase', value: 'end' }], ADA), false],
    [
      'a few pairs are cleared',
      (t) => t.apply([{ do: 'play', key: 'pair/1', value: null }], ADA),
      true,
    ],
  ])('is not seen when %s', (_, deed, loss) => {
    expect(swept(deed)).toEqual([false, loss])
  })
})
