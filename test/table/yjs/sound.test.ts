import { afterEach, expect, test, vi } from 'vitest'
import * as Y from 'yjs'
import { openTable } from '../../../src/table/table.ts'
import { hasFaults, isDeaf, soundState, soundSteps } from '../../../src/table/yjs/sound.ts'
import { forgerOf } from '../../sync/forge.ts'
import { diceOf } from '../../sync/garbage.ts'
import { DEADLY } from '../../sync/heavy.ts'
import { expectAlive, readable } from '../alive.ts'
import { aTable, card, copyOf, make, roll, set, write } from '../make.ts'

const quiet = () => new Promise<void>((done) => setTimeout(done))
/** As y-protocols does, which swallows it. */
function bring(doc: Y.Doc, updates: readonly Uint8Array[]): void {
  for (const update of updates) {
    try {
      Y.applyUpdate(doc, update, 'wire')
    } catch {
      // Nobody is told.
    }
  }
}

afterEach(() => {
  vi.restoreAllMocks()
})

test.each(DEADLY)(
  '%s makes a document deaf, and a table goes on without it',
  async (_, updates) => {
    const bare = new Y.Doc()
    bare.on('update', () => {})
    bring(bare, updates())
    expect(isDeaf(bare)).toBe(true)

    const table = aTable()
    table.apply([make(card('a')), write('a', 'title', 'The dragon wakes')], { seat: 'ada' })
    table.apply([{ do: 'roll', record: roll('r') }], { seat: 'ada' })
    const before = table.state()
    table.doc.on('update', () => {})
    const healed: boolean[] = []
    table.onRefill((_, did) => healed.push(did))
    const touched = vi.fn()
    table.subscribe(touched)
    bring(table.doc, updates())
    expect(isDeaf(table.doc)).toBe(true)
    await quiet()
    expect(healed).toEqual([true])
    expect(table.state().items.get('a')).toEqual(before.items.get('a'))
    expect(table.state().rolls).toEqual(before.rolls)
    // It is written, undone and seen as ever.
    touched.mockClear()
    table.apply([set('a', 'player', 'ben')], { seat: 'ada' })
    expect(touched).toHaveBeenCalledOnce()
    expect(table.state().items.get('a')?.props).toEqual({ player: 'ben' })
    expect(table.undo('ada')).toBe('done')
    expect(table.undo('ada')).toBe('nothing')
    expectAlive(table.doc)
  },
)

test('what is done here in the moment that a trap closes is not lost', async () => {
  const table = aTable()
  table.apply([make(card('a')), make(card('b'))], { seat: 'ada' })
  const item = table.doc.getMap('items').get('a')
  if (!(item instanceof Y.Map)) throw new Error('no item')
  // Letters under a key, of which one was deleted: who takes away what they stand in falls.
  const trap = new Y.Text('xy')
  item.set('p:trap', trap)
  const held = trap._start
  const slot = item._map.get('p:trap')
  if (!held || !slot) throw new Error('no trap')
  slot.content = held.content
  slot.length = 2
  slot.id.clock = held.id.clock
  await quiet()
  const healed = table.heal(true)
  table.apply([set('b', 'player', 'ben'), write('b', 'title', 'The moment')], { seat: 'ada' })
  expect(await healed).toHaveLength(1)
  expect(table.state().items.get('b')).toMatchObject({
    props: { player: 'ben' },
    texts: { title: 'The moment' },
  })
  expect(table.state().items.has('a')).toBe(true)
  expectAlive(table.doc)
})

test('another state is put under a table that is open', async () => {
  const table = aTable()
  table.apply([make(card('a')), write('a', 'title', 'One')], { seat: 'ada' })
  const other = copyOf(table)
  other.apply([make(card('b')), write('a', 'title', ' and two')], { seat: 'ben' })
  table.apply([set('a', 'player', 'ada')], { seat: 'ada' })
  const board = vi.fn()
  table.subscribe(board)
  const { doc } = table
  const fresh = new Y.Doc()
  const all = [Y.encodeStateAsUpdate(other.doc)]
  Y.applyUpdate(fresh, all[0] ?? new Uint8Array())
  await table.become({ fresh, all })
  expect(table.doc).toBe(doc)
  expect(board).toHaveBeenCalled()
  expect(table.state()).toEqual(other.state())
  expect(readable(table.doc)).toEqual(readable(other.doc))
  table.apply([set('b', 'player', 'cyd'), write('a', 'title', '!')], { seat: 'ada' })
  expect(table.state().items.get('b')?.props).toEqual({ player: 'cyd' })
  expectAlive(table.doc)
})

test('of whatever a document has come to, what is sound of it is a table', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const dice = diceOf(77)
  let deaf = 0
  for (let round = 0; round < 60; round++) {
    const doc = new Y.Doc()
    doc.on('update', () => {})
    const first = aTable()
    first.apply([make(card('a')), write('a', 'title', 'The dragon')], { seat: 'ada' })
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(first.doc))
    const forge = forgerOf(doc, dice)
    for (let n = 0; n < 250 && !isDeaf(doc); n++) {
      // As it was once: without a look.
      bring(doc, [forge()])
      doc.store.pendingStructs = null
      doc.store.pendingDs = null
    }
    if (isDeaf(doc)) deaf += 1
    const sound = new Y.Doc()
    Y.applyUpdate(sound, soundState(doc))
    expect(hasFaults(sound)).toBe(false)
    expectAlive(sound)
    const table = openTable('any', sound)
    table.close()
  }
  // So often, where nobody looks at it first.
  process.stdout.write(`${deaf} of 60 documents were deaf\n`)
  expect(deaf).toBeGreaterThan(20)
})

test('what people do while a document is read, a step after the other, is only ever added to it', () => {
  for (let seed = 0; seed < 12; seed++) {
    const dice = diceOf(seed)
    const docs = [new Y.Doc(), new Y.Doc(), new Y.Doc()]
    const [doc] = docs
    if (!doc) throw new Error('no document')
    const since: Uint8Array[] = []
    for (const one of docs)
      one.on('update', (update: Uint8Array) => {
        if (one === doc) since.push(update)
        for (const other of docs) if (other !== one) Y.applyUpdate(other, update)
      })
    const act = () => {
      const one = docs[dice(3)]!
      const text = one.getText('text')
      if (dice(3) > 0) one.getMap('play').set(`key${dice(4)}`, dice(1000))
      else if (text.length < 5 || dice(3) > 0) text.insert(dice(text.length + 1), 'abc')
      else text.delete(dice(text.length - 2), 2)
    }
    for (let n = 0; n < 2500; n++) act()
    since.length = 0
    const steps = soundSteps(doc)
    let pauses = 0
    let step = steps.next()
    for (; !step.done; step = steps.next()) {
      pauses += 1
      for (let n = dice(4); n > 0; n--) act()
    }
    expect(pauses).toBeGreaterThan(5)
    const fresh = new Y.Doc()
    Y.applyUpdate(fresh, step.value)
    // It stands by itself.
    expect([fresh.store.pendingStructs, fresh.store.pendingDs]).toEqual([null, null])
    for (const update of since) Y.applyUpdate(fresh, update)
    expect([fresh.store.pendingStructs, fresh.store.pendingDs]).toEqual([null, null])
    const clocks = (it: Y.Doc) => Y.decodeStateVector(Y.encodeStateVector(it))
    expect(clocks(fresh)).toEqual(clocks(doc))
    const parts = (it: Y.Doc) => [it.getMap('play').toJSON(), it.getText('text').toString()]
    expect(parts(fresh)).toEqual(parts(doc))
  }
})
