import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Change } from '../../src/rules/board/change.ts'
import { carrierOf, worldPlace } from '../../src/rules/plain/place.ts'
import { makeScout } from '../../src/sync/trial/scout.ts'
import { openTable, type Table } from '../../src/table/table.ts'
import { expectAlive } from './alive.ts'
import { hostile } from './hostile.ts'
import {
  aTable,
  at,
  card,
  copyOf,
  make,
  merge,
  note,
  place,
  roll,
  set,
  tableOf,
  write,
} from './make.ts'

const IDS = ['a', 'b', 'c', 'd', 'n1', 'n2', 'die:s']
const id = fc.constantFrom(...IDS)
const seat = fc.constantFrom('ada', 'bo')

const change: fc.Arbitrary<Change> = fc.oneof(
  id.map((one) => make(one.startsWith('n') ? note(one) : card(one))),
  fc
    .record({
      one: id,
      x: fc.integer({ min: -500, max: 500 }),
      on: fc.option(id, { nil: undefined }),
    })
    .map(({ one, x, on }) => place(one, at(x, x, on ? { on } : {}))),
  fc
    .record({ one: id, value: fc.option(fc.constantFrom('ada', 'bo')) })
    .map(({ one, value }) => set(one, 'player', value)),
  id.map((one): Change => ({ do: 'bin', id: one })),
  id.map((one): Change => ({ do: 'return', id: one })),
  fc
    .record({ key: fc.constantFrom('phase', 'scene'), value: fc.option(fc.integer()) })
    .map(({ key, value }): Change => ({ do: 'play', key, value })),
  fc.string({ unit: 'grapheme', maxLength: 9 }).map((title): Change => ({ do: 'title', title })),
  fc
    .record({ one: seat, color: fc.nat(7) })
    .map(
      ({ one, color }): Change => ({ do: 'seat', seat: { id: one, name: one, color, sitter: '' } }),
    ),
  fc.constantFrom('r1', 'r2').map((one): Change => ({ do: 'roll', record: roll(one) })),
)
type Deed = { by: string; changes: Change[]; back: 'undo' | 'redo' | undefined }
const deeds = fc.array(
  fc.record<Deed>({
    by: seat,
    changes: fc.array(change, { maxLength: 4 }),
    back: fc.option(fc.constantFrom('undo', 'redo'), { nil: undefined, freq: 3 }),
  }),
  { maxLength: 15 },
)

function play(table: Table, all: readonly Deed[]): void {
  for (const { by, changes, back } of all) {
    if (back) table[back](by)
    else table.apply(changes, { seat: by })
  }
}

describe('two tables edited apart', () => {
  test('property: merged, both read the same, nothing is set aside, and each note lies in one place', () => {
    fc.assert(
      fc.property(deeds, deeds, deeds, (before, here, there) => {
        const table = aTable()
        play(table, before)
        const other = copyOf(table)
        play(table, here)
        play(other, there)
        merge(table, other)
        const state = table.state()
        expect(other.state()).toEqual(state)
        expect([...other.state().items.keys()]).toEqual([...state.items.keys()])
        expect(state.aside).toBe(0)
        for (const one of state.items.keys()) {
          expect(carrierOf(other.state().items, one)).toBe(carrierOf(state.items, one))
          expect(worldPlace(other.state().items, one)).toEqual(worldPlace(state.items, one))
        }
        // What was read step by step is what is read at once.
        expect(copyOf(table).state()).toEqual(state)
      }),
      { numRuns: 150 },
    )
  })

  test('property: of concurrent words no letter is lost', () => {
    const words = fc.array(
      fc.record({ letter: fc.constantFrom('x', '😀', 'ß'), where: fc.nat(20) }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(words, words, (mine, theirs) => {
        const table = aTable()
        table.apply([make({ ...note('n'), texts: { text: 'so it begins' } })], { seat: 'ada' })
        const other = copyOf(table)
        for (const { letter, where } of mine)
          table.apply([write('n', 'text', letter, where)], { seat: 'ada', join: 'n' })
        for (const { letter, where } of theirs)
          other.apply([write('n', 'text', letter.toUpperCase(), where)], { seat: 'bo', join: 'n' })
        merge(table, other)
        const sorted = (text: string) => [...text].sort().join('')
        const all = [
          ...mine.map((w) => w.letter),
          ...theirs.map((w) => w.letter.toUpperCase()),
          'so it begins',
        ].join('')
        const text = table.state().items.get('n')?.texts.text ?? ''
        expect(sorted(text)).toBe(sorted(all))
        expect(other.state().items.get('n')?.texts.text).toBe(text)
        // Taking mine back leaves theirs.
        while (table.canUndo('ada')) table.undo('ada')
        const left = table.state().items.get('n')?.texts.text ?? ''
        expect(sorted(left)).toBe(
          sorted(['so it begins', ...theirs.map((w) => w.letter.toUpperCase())].join('')),
        )
      }),
      { numRuns: 100 },
    )
  })
})

describe('a hostile document', () => {
  test('property: 200 of them are read without a throw, and the honest items in them too', () => {
    fc.assert(
      fc.property(hostile, (update) => {
        const doc = new Y.Doc()
        const late = openTable('late', new Y.Doc())
        Y.applyUpdate(doc, update)
        const table = tableOf(doc)
        const heard: string[] = []
        late.subscribe((touched) => heard.push(...touched))
        Y.applyUpdate(late.doc, update)
        for (const one of ['ring1', 'ring2', 'ring3']) {
          const item = table.state().items.get(one)
          // Somebody may have made another item of this id; then one of the two won.
          if (item?.kind !== 'card') continue
          expect(item.texts.title).toBe('honest')
          expect(worldPlace(table.state().items, one)).toBeDefined()
          expect(heard).toContain(one)
        }
        for (const item of table.state().items.values()) {
          expect(
            Number.isFinite(item.place.x + item.place.y + item.place.turn + item.place.z),
          ).toBe(true)
        }
        expect(late.state()).toEqual(table.state())
        JSON.stringify([
          ...table.board().items,
          table.board().seats,
          table.board().rolls,
          table.board().play,
        ])
        // The table can be played on, and what was set aside is not deleted.
        if (!table.state().newer) {
          expect(
            table.apply([make(card('mine')), { do: 'play', key: 'phase', value: 'x' }], {
              seat: 'ada',
            }),
          ).toBeUndefined()
          expect(table.board().items.has('mine')).toBe(true)
          for (const one of table.state().items.keys())
            table.apply([{ do: 'bin', id: one }], { seat: 'ada' })
          expect(table.board().items.size).toBe(0)
        }
        const aside = table.state().aside
        expect(copyOf(table).state().aside).toBe(aside)
        late.close()
      }),
      { numRuns: 200 },
    )
  })

  test('property: opened as a file, what is sound of them is a table that is alive', () => {
    let mended = 0
    fc.assert(
      fc.property(hostile, (update) => {
        const scout = makeScout()
        const { misfit, fault = misfit } = scout({ check: update })
        const sound = fault === undefined ? update : scout({ mend: update }).whole
        expect(sound).toBeDefined()
        if (!sound) return
        if (fault !== undefined) mended += 1
        const table = tableOf(new Y.Doc())
        Y.applyUpdate(table.doc, sound)
        expectAlive(table.doc)
      }),
      { numRuns: 200 },
    )
    expect(mended).toBeGreaterThan(50)
  })

  test('what does not fit is counted', () => {
    const table = aTable()
    const items = table.doc.getMap('items')
    items.set('number', 5)
    items.set('empty', new Y.Map())
    table.doc.getMap('seats').set('s', { name: 'no colour' })
    table.doc.getArray('rolls').push([{ id: 'no roll', seat: 'ada', at: 'noon' }])
    table.doc.getMap('play').set('when', new Uint8Array(1))
    table.doc.getMap('about').set('title', 9)
    expect(table.state()).toMatchObject({
      aside: 6,
      about: { title: '' },
      seats: [],
      rolls: [],
      oddRolls: [{ id: 'odd:0', seat: 'ada', after: 0 }],
      play: {},
    })
  })

  test('objects are not what they inherit', () => {
    const table = aTable()
    table.apply([make(card('c'))], { seat: 'ada' })
    const c = table.doc.getMap('items').get('c') as Y.Map<unknown>
    c.set('place', JSON.parse('{"__proto__":{"x":1,"y":1,"turn":0,"z":0}}'))
    const copy = copyOf(table).state()
    expect(copy).toMatchObject({ aside: 1, items: { size: 1 } })
    expect(copy.items.get('c')?.place).toMatchObject({ x: 0, y: 0 })
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  test.each<[string, string, unknown]>([
    ['place is a number', 'place', 7],
    ['place is too far', 'place', { x: 1e300, y: 0, turn: 0, z: 0 }],
    ['place is no number', 'place', { x: Number.NaN, y: 0, turn: 0, z: 0 }],
    ['place is none', 'place', null],
    ['text is a number', 't:title', 7],
  ])(
    'nobody takes an item from the table whose %s: it is there, and can be put right',
    (_, key, value) => {
      const table = aTable()
      table.apply([make(card('c')), write('c', 'title', 'The dragon')], { seat: 'ada' })
      const c = table.doc.getMap('items').get('c') as Y.Map<unknown>
      c.set(key, value)
      expect([table.state().aside, table.board().items.size]).toEqual([1, 1])
      expect(copyOf(table).state()).toEqual(table.state())
      table.apply([{ do: 'place', id: 'c', place: at(5, 6) }], { seat: 'ada' })
      table.apply([write('c', 'title', 'The old ')], { seat: 'ada' })
      expect(table.board().items.get('c')?.place).toMatchObject({ x: 5, y: 6 })
      if (key === 'place') expect(table.board().items.get('c')?.texts.title).toContain('The old ')
      expect(table.undo('ada')).toBe('done')
      table.apply([{ do: 'bin', id: 'c' }], { seat: 'ada' })
      expect(table.board().items.size).toBe(0)
    },
  )

  test('an item that somebody repairs is drawn again', () => {
    const table = aTable()
    table.apply([make(card('c'))], { seat: 'ada' })
    const c = table.doc.getMap('items').get('c') as Y.Map<unknown>
    c.set('kind', 7)
    expect([table.state().aside, table.board().items.size]).toEqual([1, 0])
    c.set('kind', 'card')
    expect([table.state().aside, table.board().items.size]).toEqual([0, 1])
  })
})
