import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { fieldStep, fieldValue } from '../../../src/rules/board/field.ts'
import type { Plain } from '../../../src/rules/plain/item.ts'
import { faultOf } from '../../../src/sync/update/structure.ts'
import { copyOf as copyAnew } from '../../../src/table/copy.ts'
import { LIMIT, parts } from '../../../src/table/document/schema.ts'
import { branchOf } from '../../../src/table/past/branch.ts'
import { takeBack } from '../../../src/table/past/takeback.ts'
import { fromBackup, openBackup, toBackup } from '../../../src/table/store/backup.ts'
import type { Table } from '../../../src/table/table.ts'
import { health } from '../../games/beasts/game.ts'
import { aTable, at, copyOf, make, merge } from '../make.ts'

const ada = { seat: 'ada' }
const bo = { seat: 'bo' }

/** A table with one beast on it, of so much Health. */
function met(start: Plain = 8): Table {
  const table = aTable()
  const item = { id: 'b', kind: 'beast', place: at(0, 0), props: { health: start }, texts: {} }
  table.apply([make(item)], { ...ada, track: false })
  return table
}
const add = (by: number) => ({ do: 'add', id: 'b', key: 'health', by }) as const
const set = (value: Plain) => ({ do: 'set', id: 'b', key: 'health', value }) as const
const beastOf = (table: Table) => table.board().items.get('b')!
const read = (table: Table) => beastOf(table).props.health
const shown = (table: Table) => fieldValue(health, beastOf(table), table.board())
const strike = (table: Table, by: number, how: Parameters<Table['apply']>[1] = ada) => {
  const change = fieldStep(health, beastOf(table), table.board(), by)
  if (change) table.apply([change], how)
}
const map = (table: Table) => parts(table.doc).items.get('b') as Y.Map<unknown>

describe('what is added to a number', () => {
  test('counts, whoever adds, and however often', () => {
    const table = met()
    table.apply([add(-1), add(-1)], ada)
    table.apply([add(-2)], bo)
    table.apply([add(-1)], { ...bo, track: false })
    expect(read(table)).toBe(3)
  })

  test('counts from both who struck apart, by one seat at two screens too', () => {
    const table = met()
    const other = copyOf(table)
    table.apply([add(-3)], ada)
    other.apply([add(-2)], bo)
    other.apply([add(-1)], ada)
    merge(table, other)
    expect([read(table), read(other)]).toEqual([2, 2])
  })

  test('counts beside a number that is set apart from it; two who set it make one number', () => {
    const table = met()
    table.apply([add(-3)], ada)
    const other = copyOf(table)
    table.apply([set(6)], ada)
    other.apply([add(-1)], bo)
    merge(table, other)
    expect([read(table), read(other)]).toEqual([5, 5])
    table.apply([set(4)], ada)
    other.apply([set(4)], bo)
    merge(table, other)
    expect([read(table), read(other)]).toEqual([4, 4])
  })

  test('begins at nothing where no number stands, and again where it was cleared', () => {
    const table = met()
    table.apply([add(-3)], ada)
    table.apply([set(null)], ada)
    expect(read(table)).toBeUndefined()
    const other = copyOf(table)
    table.apply([add(2)], ada)
    other.apply([add(1)], bo)
    merge(table, other)
    expect([read(table), read(other)]).toEqual([3, 3])
    table.apply([set('boo')], ada)
    table.apply([add(4)], bo)
    expect(read(table)).toBe(4)
  })

  test.each([
    ['key', { ...add(1), key: 'a/b' }],
    ['empty key', { ...add(1), key: '' }],
    ['half', add(0.5)],
    ['no number', add(Number.NaN)],
    ['too much', add(1e10)],
  ])('is refused: %s', (_, change) => {
    const table = met()
    expect(table.apply([change], ada)).toBeDefined()
    expect(read(table)).toBe(8)
  })

  test('nothing, or to what is not there, leaves no bytes and no step', () => {
    const table = met()
    const before = Y.encodeStateAsUpdate(table.doc).length
    table.apply([add(0), { ...add(1), id: 'ghost' }], ada)
    expect(Y.encodeStateAsUpdate(table.doc).length).toBe(before)
    expect(table.canUndo('ada')).toBe(false)
  })

  test('passes every gate as it goes over a link', () => {
    const table = met()
    const other = copyOf(table)
    table.apply([add(-3)], ada)
    const update = Y.encodeStateAsUpdate(table.doc, Y.encodeStateVector(other.doc))
    expect(faultOf(update, other.doc)).toBeUndefined()
  })
})

describe('undo', () => {
  test('takes back one person’s part, and leaves the others’', () => {
    const table = met()
    const other = copyOf(table)
    table.apply([add(-3)], ada)
    table.apply([add(-1)], bo)
    other.apply([add(-2)], ada)
    merge(table, other)
    expect(read(table)).toBe(2)
    expect(table.undo('ada')).toBe('done')
    expect(read(table)).toBe(5)
    expect(other.undo('ada')).toBe('done')
    merge(table, other)
    expect([read(table), read(other)]).toEqual([7, 7])
    expect(table.redo('ada')).toBe('done')
    expect(table.undo('bo')).toBe('done')
    expect(read(table)).toBe(5)
  })

  test('is not overtaken by what dice or others do meanwhile', () => {
    const table = met()
    table.apply([add(-1)], ada)
    table.apply([add(-2)], { ...ada, track: false })
    table.apply([set(7)], bo)
    expect(table.undo('ada')).toBe('done')
    expect(read(table)).toBe(8)
  })

  test('steps that are joined go back as one, the others’ between them stay', () => {
    const table = met()
    const join = { ...ada, join: 'b/health' }
    table.apply([add(-1)], join)
    table.apply([add(-1)], { ...bo, join: 'b/health' })
    table.apply([add(-1)], join)
    table.undo('ada')
    expect([read(table), table.canUndo('ada')]).toEqual([7, false])
  })
})

test('property: of three apart, in any order, every strike counts, bounds hold, and undo is one’s own', () => {
  const deed = fc.record({
    at: fc.nat(2),
    seat: fc.constantFrom('ada', 'bo'),
    does: fc.constantFrom('add', 'add', 'add', 'roll', 'undo', 'redo', 'meet'),
    by: fc.integer({ min: -4, max: 4 }),
    with: fc.nat(2),
  })
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
      const first = met()
      const tables = [first, copyOf(first), copyOf(first)]
      /** What counts, of each seat at each screen: its steps, and which of them are taken back. */
      const hands = new Map<string, { past: number[]; future: number[] }>()
      const handOf = (name: string) => {
        const hand = hands.get(name) ?? { past: [], future: [] }
        hands.set(name, hand)
        return hand
      }
      let rolled = 0
      for (const { at: n, seat, does, by, with: m } of deeds) {
        const table = tables[n]!
        const { past, future } = handOf(`${n}/${seat}`)
        if (does === 'meet') merge(table, tables[m]!)
        else if (does === 'roll') {
          table.apply([add(by)], { seat, track: false })
          rolled += by
        } else if (does === 'add') {
          table.apply([add(by)], { seat })
          if (by === 0) continue
          past.push(by)
          future.length = 0
        } else {
          const [from, to] = does === 'undo' ? [past, future] : [future, past]
          const step = from.pop()
          expect(table[does](seat)).toBe(step === undefined ? 'nothing' : 'done')
          if (step !== undefined) to.push(step)
        }
      }
      for (const one of tables) for (const other of tables) merge(one, other)
      const all = [...hands.values()].flatMap(({ past }) => past)
      const sum = all.reduce((sum, by) => sum + by, 8 + rolled)
      for (const table of tables) {
        expect(read(table)).toBe(sum)
        expect(shown(table)).toBe(Math.max(0, Math.min(8, sum)))
        expect(table.state()).toEqual(tables[0]!.state())
      }
      // What is shown goes on from there, however far beyond its bounds it was brought.
      const was = shown(first)
      strike(first, was === 8 ? -1 : 1)
      expect(shown(first)).toBe(was === 8 ? 7 : was + 1)
    }),
    { numRuns: 150 },
  )
})

describe('what somebody wrote who means no good', () => {
  test.each<[name: string, value: unknown]>([
    ['words', 'many'],
    ['too much', 1e300],
    ['no number', Number.NaN],
    ['endless', Number.POSITIVE_INFINITY],
    ['a half', 0.5],
    ['nothing', null],
    ['a list', [1]],
    ['bytes', new Uint8Array([1])],
    ['a text', new Y.Text('3')],
    ['a map', new Y.Map()],
  ])('%s is set aside, and told; the rest counts, and it stays', (_, value) => {
    const table = met()
    table.apply([add(-2)], ada)
    table.doc.transact(() => map(table).set('n:health/7.eve', value))
    expect([read(table), table.state().aside]).toEqual([6, 1])
    expect(map(table).has('n:health/7.eve')).toBe(true)
    strike(table, -1)
    expect(read(table)).toBe(5)
    expect(copyOf(table).state()).toEqual(table.state())
    expect(table.undo('ada')).toBe('done')
    map(table).delete('n:health/7.eve')
    expect(table.state().aside).toBe(0)
  })

  test('in one’s own name is written over', () => {
    const table = met()
    map(table).set(`n:health/${table.doc.clientID}.ada`, 'boo')
    table.apply([add(-2)], ada)
    expect([read(table), table.state().aside]).toEqual([6, 0])
  })

  test.each(['n:', 'n:/', 'n:health', 'n:__proto__/1', 'n:constructor/1', 'n:kind/1', 'n:💥/1'])(
    '%s adds to nothing',
    (key) => {
      const table = met()
      map(table).set(key, 5)
      expect(beastOf(table).props).toEqual({ health: 8 })
      expect(({} as Record<string, unknown>).health).toBeUndefined()
    },
  )

  test('ten thousand writers are set aside, and people play on', () => {
    const table = met()
    table.apply([add(-2)], ada)
    table.doc.transact(() => {
      for (let n = 0; n < 10_000; n++) map(table).set(`n:health/${n}`, 100)
    })
    expect([read(table), table.state().aside]).toEqual([8, 1])
    strike(table, -3, bo)
    expect(shown(table)).toBe(5)
    table.apply([set(4)], ada)
    expect(shown(table)).toBe(4)
    expect(copyOf(table).state()).toEqual(table.state())
    expect(table.undo('ada')).toBe('done')
    expect(shown(table)).toBe(5)
  })

  test('ten thousand by one who means no good: what others added still counts, on every screen', () => {
    const table = met()
    table.apply([add(-2)], ada)
    const theirs = copyOf(table)
    theirs.doc.transact(() => {
      for (let n = 0; n < 10_000; n++) map(theirs).set(`n:health/0${n}`, 100)
    })
    merge(table, theirs)
    expect([read(table), table.state().aside]).toEqual([6, 1])
    strike(table, -3, bo)
    expect(shown(table)).toBe(3)
    for (const other of [copyOf(table), theirs]) {
      merge(table, other)
      expect(other.state()).toEqual(table.state())
    }
  })

  test('as many as people may come to be in years all count', () => {
    const table = met(0)
    table.doc.transact(() => {
      for (let n = 0; n < LIMIT.writers + 50; n++) map(table).set(`n:health/${n}`, 1)
    })
    const many = LIMIT.writers + 50
    expect([read(table), table.state().aside]).toEqual([many, 0])
    table.apply([add(2)], ada)
    expect(read(table)).toBe(many + 2)
    table.undo('ada')
    expect(read(table)).toBe(many)
  })

  test('a text or a map there does not come over a link', () => {
    const doc = new Y.Doc()
    const item = doc.getMap('items').set('b', new Y.Map<unknown>())
    item.set('n:health/1', new Y.Map())
    expect(faultOf(Y.encodeStateAsUpdate(doc), new Y.Doc())).toBe('no such content')
  })
})

describe('goes along', () => {
  const struck = () => {
    const table = met()
    table.apply([add(-2)], ada)
    table.apply([add(-1)], bo)
    return table
  }

  test('into a copy', () => {
    const copy = copyAnew(struck().doc, 'two', { title: 'Two', made: 1 })
    expect(read(copy)).toBe(5)
    copy.close()
  })

  test('into a backup', () => {
    const backup = fromBackup(toBackup(struck()))
    if (!('update' in backup)) throw new Error('no backup')
    const opened = openBackup('two', backup)
    expect(read(opened)).toBe(5)
    opened.close()
  })

  test('into a branch, and back to how it was', () => {
    const table = struck()
    const state = table.state()
    const branch = branchOf(
      table,
      { state, name: '', at: 1 },
      { id: 'two', game: 'prophecy', title: 'Two', made: 1 },
    )
    expect(read(branch)).toBe(5)
    branch.close()
    const other = copyOf(table)
    table.apply([add(-4)], ada)
    takeBack(table, state)
    expect(read(table)).toBe(5)
    // Whoever struck meanwhile counts beside it.
    other.apply([add(-1)], bo)
    merge(table, other)
    expect([read(table), read(other)]).toEqual([4, 4])
  })
})
