import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { copyOf } from '../../src/table/copy.ts'
import { parts } from '../../src/table/document/schema.ts'
import { identityOf } from '../../src/table/store/identity.ts'
import { any, update } from '../sync/heavy.ts'
import { expectAlive } from './alive.ts'
import { aTable, at, card, make, note, place, roll, tableOf, write } from './make.ts'

const ADA = { seat: 'ada' }

function lived() {
  const table = aTable()
  table.apply([make(card('c')), make(note('n', at(1, 2, { on: 'c' })))], ADA)
  table.apply([write('n', 'text', 'Ж 文 😀'), { do: 'roll', record: roll('r') }], ADA)
  table.apply([{ do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: 'x' } }], ADA)
  table.apply([{ do: 'play', key: 'phase', value: 'story' }], ADA)
  table.apply([{ do: 'bin', id: 'c' }], ADA)
  // What cannot be read here, and is not lost for that.
  parts(table.doc).items.set('odd', new Y.Map<unknown>([['kind', 7]]))
  parts(table.doc).rolls.push([{ odd: true }])
  return table
}

test('a copy has all that is on a table, what cannot be read too, and is another one', () => {
  const table = lived()
  const copy = copyOf(table.doc, 'two', { title: 'Copy of it', made: 7 })
  const { about, ...rest } = copy.state()
  const { about: was, ...all } = table.state()
  expect(rest).toEqual(all)
  expect(about).toEqual({ ...was, title: 'Copy of it', made: 7 })
  expect(identityOf(copy.doc)).toBe('two')
  expect(parts(copy.doc).items.has('odd')).toBe(true)
  expect(copy.state().aside).toBe(table.state().aside)
  copy.close()
})

test('what is done at one is never seen at the other, even put together by force', () => {
  const table = lived()
  const copy = copyOf(table.doc, 'two', { title: 'Copy', made: 7 })
  copy.apply([place('n', at(99, 0))], ADA)
  expect(table.state().items.get('n')?.place.x).toBe(1)
  const both = new Y.Doc()
  for (const { doc } of [table, copy]) Y.applyUpdate(both, Y.encodeStateAsUpdate(doc))
  expect(tableOf(both).state().items.size).toBe(table.state().items.size)
  copy.close()
})

test('a copy leaves the past behind', () => {
  const table = lived()
  for (let n = 0; n < 2000; n++) table.apply([place(n % 2 ? 'c' : 'n', at(n, 0))], ADA)
  const copy = copyOf(table.doc, 'two', { title: 'Copy', made: 7 })
  const size = (doc: Y.Doc) => Y.encodeStateAsUpdate(doc).length
  expect(size(table.doc)).toBeGreaterThan(15_000)
  expect(size(copy.doc)).toBeLessThan(2500)
  copy.close()
})

test('what no document can take again is left out of a copy, and all else is in it', () => {
  const table = lived()
  const odd = [
    any({ root: 'play', key: 'odd' }, { constructor: 1 }),
    any({ root: 'play', key: 'deep' }, { in: { constructor: { constructor: null } } }),
    any({ root: 'rolls' }, { constructor: 'x' }),
    any({ root: 'items', key: 'bad' }, { constructor: 'x' }),
  ]
  Y.applyUpdate(table.doc, update([[77, 0, odd]]))
  const copy = copyOf(table.doc, 'two', { title: 'Copy', made: 7 })
  const [of, was] = [copy.state(), table.state()]
  expect([of.items, of.seats, of.rolls, of.play]).toEqual([
    was.items,
    was.seats,
    was.rolls,
    was.play,
  ])
  expect(copy.doc.getMap('play').has('odd')).toBe(false)
  expectAlive(copy.doc)
  copy.close()
})
