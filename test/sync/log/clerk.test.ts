import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { type LogClerk, makeClerk } from '../../../src/sync/log/clerk.ts'
import { headOf, openEntry } from '../../../src/sync/log/entry.ts'
import { grantsBy } from '../../../src/sync/log/grant.ts'
import { heldBy, isPartOf } from '../../../src/sync/log/held.ts'
import { makeWork } from '../../../src/sync/log/work.ts'
import { makeSlices } from '../../../src/sync/pace/slices.ts'
import { expectAlive } from '../../table/alive.ts'
import { screenBy, WRITE } from '../comer.ts'

const BY = { keys: WRITE, screen: screenBy('ada') }
const START = Y.encodeStateVector(new Y.Doc())

/** Some five megabytes on five thousand notes. */
function large(): Y.Doc {
  const doc = new Y.Doc()
  doc.transact(() => {
    for (let n = 0; n < 5000; n++) {
      const item = doc.getMap<Y.Map<unknown>>('items').set(`n${n}`, new Y.Map())
      item.set('t:text', new Y.Text('dragon '.repeat(130)))
      for (const key of ['p:color', 'p:made']) item.set(key, n)
    }
  })
  return doc
}

/** Counts the turns that others get meanwhile, and the longest time that they wait for one. */
function watchTurns() {
  let [turns, longest, last] = [0, 0, performance.now()]
  const timer = setInterval(() => {
    turns += 1
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  })
  return () => {
    clearInterval(timer)
    return { turns, longest }
  }
}
async function entriesOf(clerk: LogClerk, doc: Y.Doc, vector = START) {
  const entries = []
  for (const draft of (await clerk.draw(doc, vector)) ?? []) {
    const sealed = await clerk.seal(draft)
    if (sealed) entries.push(sealed)
  }
  return entries
}

test('a large table is drawn, sealed and read in many turns, and others have theirs between', async () => {
  const doc = large()
  const clerk = makeClerk(BY, makeSlices())
  const size = Y.encodeStateAsUpdate(doc).length
  const stop = watchTurns()
  const entries = await entriesOf(clerk, doc)
  const { turns, longest } = stop()
  process.stdout.write(
    `${size} bytes in ${entries.length} entries: ${turns} turns, the longest ${longest.toFixed(0)} ms\n`,
  )
  expect(turns).toBeGreaterThan(10)
  // None is so large that to send it would hold the page.
  expect(entries.length).toBeGreaterThan(5)
  expect(Math.max(...entries.map(({ bytes }) => bytes.length))).toBeLessThan(700_000)

  const late = new Y.Doc()
  for (const { bytes } of entries) {
    const read = await clerk.read([bytes])
    expect(read?.by).toEqual([BY.screen.key])
    if (read?.update) Y.applyUpdate(late, read.update)
    // Each builds on those before it.
    expect([late.store.pendingStructs, late.store.pendingDs]).toEqual([null, null])
  }
  expect(Y.encodeStateVector(late)).toEqual(Y.encodeStateVector(doc))
  const brings = entries.map((one) => one.brings)
  expect(isPartOf(Y.snapshot(doc), heldBy(brings))).toBe(true)
  expectAlive(late)
})

test('what is done meanwhile is in it or not, and another document is never mixed in', async () => {
  const [doc, slices] = [large(), makeSlices()]
  const clerk = makeClerk(BY, slices)
  const items = doc.getMap<Y.Map<unknown>>('items')
  let n = 0
  const busy = setInterval(() => {
    n += 1
    items.delete(`n${n}`)
    items.get(`n${n + 900}`)?.set('p:color', -n)
    items.set(`more ${n}`, new Y.Map())
  })
  const entries = await entriesOf(clerk, doc)
  clearInterval(busy)
  expect(n).toBeGreaterThan(5)
  const late = new Y.Doc()
  for (const { bytes } of entries) {
    Y.applyUpdate(late, openEntry(WRITE, bytes)?.update ?? new Uint8Array())
    expect(late.store.pendingStructs).toBe(null)
  }
  Y.applyUpdate(late, Y.encodeStateAsUpdate(doc, Y.encodeStateVector(late)))
  expect(late.getMap('items').toJSON()).toEqual(items.toJSON())

  const drawing = clerk.draw(doc, START)
  setTimeout(() => {
    doc.store = new Y.Doc().store
  }, 20)
  expect(await drawing).toBeUndefined()
})

test('what a worker has sealed is an entry of the screen that signed it, whose secret it never had', () => {
  const work = makeWork()
  const doc = new Y.Doc()
  doc.getMap('items').set('card', 'dragon'.repeat(10_000))
  const update = Y.encodeStateAsUpdate(doc)
  const joined = work({ do: 'join', updates: [update] })
  if (!('hash' in joined)) throw new Error('no hash')
  const head = headOf(BY, joined.hash, grantsBy(WRITE)) ?? new Uint8Array()
  const sealed = work({ do: 'seal', key: WRITE.read, head, update: joined.update })
  if (!('bytes' in sealed)) throw new Error('nothing sealed')
  expect(openEntry(WRITE, sealed.bytes)).toEqual({ update, by: BY.screen.key })
  const read = work({ do: 'read', key: WRITE.read, entries: [sealed.bytes, update] })
  expect(read).toMatchObject({ by: [BY.screen.key, undefined], update })
})
