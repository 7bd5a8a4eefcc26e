import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { extractOf } from '../../src/sync/extract.ts'
import { broughtBy, heldBy, within } from '../../src/sync/held.ts'
import { makeWork } from '../../src/sync/logwork.ts'
import { headOf, openEntry } from '../../src/sync/relayentry.ts'
import { grantsBy } from '../../src/sync/relaygrant.ts'
import { expectAlive } from '../table/alive.ts'
import { screenBy, WRITE } from './comer.ts'
import { type Dice, diceOf } from './garbage.ts'

/** All of it, and how many steps it took; `meanwhile` is done between each two. */
function drawn(doc: Y.Doc, vector?: Uint8Array, meanwhile = () => {}) {
  const steps = extractOf(doc, vector)
  for (let n = 1; ; n++) {
    const { done, value } = steps.next()
    if (done) return { found: value, steps: n }
    meanwhile()
  }
}

/** Notes by several hands, written and struck out. */
function scribble(docs: readonly Y.Doc[], dice: Dice, times: number): void {
  for (let n = 0; n < times; n++) {
    const doc = docs[dice(docs.length)]
    if (!doc) return
    const items = doc.getMap<Y.Map<unknown>>('items')
    const id = `n${dice(12)}`
    const item = items.get(id) ?? items.set(id, new Y.Map())
    const text = item.get('t:text')
    if (!(text instanceof Y.Text)) item.set('t:text', new Y.Text(`${n} `))
    else if (dice(3)) text.insert(dice(text.length + 1), `word ${n} `)
    else text.delete(0, dice(text.length + 1))
    item.set('p:color', n)
    if (dice(20) === 0) items.delete(id)
    if (dice(4) === 0) meet(docs)
  }
}
function meet(docs: readonly Y.Doc[]): void {
  for (const one of docs)
    for (const other of docs)
      if (one !== other) Y.applyUpdate(one, Y.encodeStateAsUpdate(other, Y.encodeStateVector(one)))
}

test('all of a document, or what it has beyond another, whatever is done meanwhile', () => {
  for (let round = 0; round < 40; round++) {
    const dice = diceOf(round)
    const hands = [1, 2, 3].map((client) => {
      const doc = new Y.Doc()
      doc.clientID = client
      return doc
    })
    const [doc = new Y.Doc()] = hands
    scribble(hands, dice, 30)
    meet(hands)
    const early = new Y.Doc()
    Y.applyUpdate(early, Y.encodeStateAsUpdate(doc))
    scribble(hands, dice, 60)
    meet(hands)
    const before = Y.snapshot(doc)
    const { found } = drawn(doc, Y.encodeStateVector(early), () => {
      scribble(hands, dice, 3)
      meet(hands)
    })
    if (!found) throw new Error('it was there all the time')
    // It brings what it says, and with what was there before all that there was as it began.
    const told = broughtBy(found.update)
    expect(told.stretches.length).toBe(found.brings.stretches.length)
    expect(told.stretches).toEqual(expect.arrayContaining([...found.brings.stretches]))
    expect(Y.equalDeleteSets(told.gone, found.brings.gone)).toBe(true)
    const both = heldBy([broughtBy(Y.encodeStateAsUpdate(early)), found.brings])
    expect(within(before, both)).toBe(true)
    Y.applyUpdate(early, found.update)
    expect([early.store.pendingStructs, early.store.pendingDs]).toEqual([null, null])
    Y.applyUpdate(early, Y.encodeStateAsUpdate(doc, Y.encodeStateVector(early)))
    expect(early.getMap('items').toJSON()).toEqual(doc.getMap('items').toJSON())
    expectAlive(early)
  }
})

test('a large table is written in many small steps, and not at all where another takes its place', () => {
  const doc = new Y.Doc()
  doc.transact(() => {
    for (let n = 0; n < 5000; n++) {
      const item = doc.getMap<Y.Map<unknown>>('items').set(`n${n}`, new Y.Map())
      item.set('t:text', new Y.Text('dragon '.repeat(130)))
      for (const key of ['p:color', 'p:made', 'place', 'kind']) item.set(key, n)
    }
  })
  const at = performance.now()
  Y.encodeStateAsUpdate(doc)
  const once = performance.now() - at
  let [last, longest] = [performance.now(), 0]
  const { found, steps } = drawn(doc, undefined, () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  })
  const size = Math.round((found?.update.length ?? 0) / 1000)
  process.stdout.write(
    `${size} KB at once ${once.toFixed(1)} ms, longest of ${steps} steps ${longest.toFixed(1)} ms\n`,
  )
  expect(size).toBeGreaterThan(4000)
  expect(steps).toBeGreaterThan(100)
  const { found: none } = drawn(doc, undefined, () => {
    doc.store = new Y.Doc().store
  })
  expect(none).toBeUndefined()
})

test('what a worker has sealed is an entry of the screen that signed it, who gave no secret away', () => {
  const work = makeWork()
  const doc = new Y.Doc()
  doc.getMap('items').set('card', 'dragon'.repeat(10_000))
  const update = new Uint8Array(Y.encodeStateAsUpdate(doc))
  const hashed = work({ do: 'hash', update })
  if (!('hash' in hashed)) throw new Error('no hash')
  const by = { keys: WRITE, screen: screenBy('ada') }
  const head = headOf(by, hashed.hash, grantsBy(WRITE))
  if (!head) throw new Error('ada may write')
  const sealed = work({ do: 'seal', key: WRITE.read, head, update: hashed.update })
  if (!('bytes' in sealed)) throw new Error('nothing sealed')
  expect(openEntry(WRITE, sealed.bytes)).toEqual({ update, by: by.screen.key })
  const read = work({ do: 'read', key: WRITE.read, entries: [sealed.bytes, update] })
  expect(read).toMatchObject({ by: [by.screen.key, undefined], update })
})
