import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { makeScout } from '../../../src/sync/trial/scout.ts'
import type { Table } from '../../../src/table/table.ts'
import type { Mend } from '../../../src/table/yjs/heal.ts'
import { isDeaf } from '../../../src/table/yjs/sound.ts'
import { forgerOf } from '../../sync/forge.ts'
import { diceOf } from '../../sync/garbage.ts'
import { DEADLY } from '../../sync/heavy.ts'
import { expectAlive } from '../alive.ts'
import { aTable, card, make, write } from '../make.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

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

test('whatever a document has come to, nothing that is laid while it is mended is lost', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const dice = diceOf(78)
  let [deaf, slowly] = [0, 0]
  for (let round = 0; round < 40; round++) {
    const table = aTable()
    table.apply([make(card('a')), write('a', 'title', 'The dragon')], { seat: 'ada' })
    follower(table)
    const { mend, go, asked } = held()
    table.mendBy(mend)
    let all: readonly Uint8Array[] = []
    table.onRefill((now) => {
      all = now
    })
    const forge = forgerOf(table.doc, dice)
    for (let n = 0; n < 250 && !isDeaf(table.doc); n++) {
      // As it was once: without a look.
      bring(table, [forge()])
      table.doc.store.pendingStructs = null
      table.doc.store.pendingDs = null
    }
    if (!isDeaf(table.doc)) continue
    deaf += 1
    const laid: string[] = []
    for (let n = 0; n < 50 && all.length === 0; n++) {
      const id = `own${n}`
      if (n < 10) table.apply([make(card(id)), write(id, 'title', id)], { seat: 'ada' })
      if (n < 10) laid.push(id)
      await quiet()
      if (n > 5 && asked() > 0) go()
    }
    slowly += laid.length > 5 ? 1 : 0
    expect(all.length).toBeGreaterThan(0)
    const titles = laid.map((id) => table.state().items.get(id)?.texts['title'])
    expect(titles).toEqual(laid)
    expectAlive(table.doc)
    table.close()
  }
  process.stdout.write(`${deaf} were deaf, ${slowly} could be written on meanwhile\n`)
  expect(slowly).toBeGreaterThan(10)
})
