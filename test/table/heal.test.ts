import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { makeScout } from '../../src/sync/scout.ts'
import type { Mend } from '../../src/table/heal.ts'
import { isDeaf } from '../../src/table/sound.ts'
import type { Table } from '../../src/table/table.ts'
import { DEADLY } from '../sync/heavy.ts'
import { expectAlive } from './alive.ts'
import { aTable, card, make, write } from './make.ts'

const quiet = () => new Promise<void>((done) => setTimeout(done))
/** Tries it as a worker would, when it is let. */
function held() {
  const waiting: (() => void)[] = []
  const mend: Mend = async (state) => {
    await new Promise<void>((go) => waiting.push(go))
    const { whole, pieces } = makeScout()({ mend: state })
    return whole && pieces && { whole, pieces }
  }
  return { mend, asked: () => waiting.length, go: () => waiting.shift()?.() }
}
function bring(table: Table, updates: readonly Uint8Array[]): void {
  for (const update of updates) {
    try {
      Y.applyUpdate(table.doc, update, 'wire')
    } catch {
      // Nobody is told.
    }
  }
}
/** What others have by what they were told. */
function follower({ doc }: Table): Y.Doc {
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
  doc.on('update', (update: Uint8Array) => Y.applyUpdate(other, update))
  return other
}
const itemIn = (doc: Y.Doc, id: string) => doc.getMap('items').toJSON()[id]
const title = (table: Table) => table.state().items.get('a')?.texts['title']

test.each(DEADLY)('while a table is mended after %s, people go on', async (_, updates) => {
  const table = aTable()
  table.apply([make(card('a')), write('a', 'title', 'One')], { seat: 'ada' })
  const other = follower(table)
  const { mend, go, asked } = held()
  table.mendBy(mend)
  const refilled: Uint8Array[] = []
  let told = 0
  table.onRefill((all, healed) => {
    told += healed ? 1 : 0
    refilled.push(...all)
  })
  bring(table, updates())
  expect(isDeaf(table.doc)).toBe(true)
  await quiet()
  expect(isDeaf(table.doc)).toBe(false)
  // Whoever reads all of it falls over nothing any more.
  await quiet()
  Y.encodeStateAsUpdate(table.doc)
  table.apply([write('a', 'title', ', two')], { seat: 'ada' })
  expect(title(table)).toBe(', twoOne')
  expect(told).toBe(0)
  expect(asked()).toBe(1)
  go()
  table.apply([make(card('b'))], { seat: 'ada' })
  await quiet()
  await quiet()
  expect(told).toBe(1)
  expect(title(table)).toBe(', twoOne')
  expect(table.state().items.has('b')).toBe(true)
  table.apply([write('a', 'title', 'Zero ')], { seat: 'ada' })
  for (const id of ['a', 'b']) expect(itemIn(other, id)).toEqual(itemIn(table.doc, id))
  // What is kept is all of that.
  const kept = new Y.Doc()
  for (const update of refilled) Y.applyUpdate(kept, update)
  expect(itemIn(kept, 'b')).toEqual(itemIn(table.doc, 'b'))
  expectAlive(table.doc)
  expectAlive(kept)
})

test('what was done in the same moment is told to whoever keeps the table, long before it is mended', async () => {
  const table = aTable()
  table.apply([make(card('a')), write('a', 'title', 'One')], { seat: 'ada' })
  const kept = follower(table)
  table.mendBy(held().mend)
  table.onRevive((update) => Y.applyUpdate(kept, update))
  const [, updates] = DEADLY[0] ?? []
  const both = () =>
    table.doc.transact(() => {
      table.apply([make(card('b')), write('a', 'title', ', two')], { seat: 'ada' })
      bring(table, updates?.() ?? [])
    })
  expect(both).toThrow()
  expect(isDeaf(table.doc)).toBe(true)
  await quiet()
  for (const id of ['a', 'b']) expect(itemIn(kept, id)).toEqual(itemIn(table.doc, id))
  expectAlive(kept)
})

test('what breaks a table again while it is mended is mended with the rest', async () => {
  const table = aTable()
  table.apply([make(card('a')), write('a', 'title', 'One')], { seat: 'ada' })
  follower(table)
  const { mend, go, asked } = held()
  table.mendBy(mend)
  let told = 0
  table.onRefill(() => {
    told += 1
  })
  for (const [n, [, updates]] of DEADLY.entries()) {
    bring(table, updates(200 + n))
    expect(isDeaf(table.doc)).toBe(true)
    await quiet()
    expect(isDeaf(table.doc)).toBe(false)
  }
  table.apply([write('a', 'title', ', two')], { seat: 'ada' })
  for (let n = 0; n < 20 && told === 0; n++) {
    await quiet()
    if (asked() > 0) go()
  }
  expect(told).toBe(1)
  expect(title(table)).toBe(', twoOne')
  expectAlive(table.doc)
})

test('where nobody else can try it, it is mended here', async () => {
  const table = aTable()
  table.apply([make(card('a')), write('a', 'title', 'One')], { seat: 'ada' })
  follower(table)
  table.mendBy(async () => undefined)
  for (const [, updates] of DEADLY) {
    bring(table, updates())
    await quiet()
    await quiet()
    expect(title(table)).toBe('One')
    expectAlive(table.doc)
  }
})
