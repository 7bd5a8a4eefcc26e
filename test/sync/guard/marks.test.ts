import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { clientOf, screenOf } from '../../../src/sync/keys/screen.ts'
import { carriedOn, syncMessage, UPDATE, updateIn } from '../../../src/sync/link/message.ts'
import { faultOf } from '../../../src/sync/update/structure.ts'
import {
  bookmarksOf,
  MOST_BOOKMARKS,
  makeBookmark,
  nameBookmark,
  openBookmark,
  putIn,
} from '../../../src/table/past/bookmarks.ts'
import { branchOf } from '../../../src/table/past/branch.ts'
import { knowBookmarks } from '../../../src/table/past/known.ts'
import { tableOf } from '../../../src/table/past/past.ts'
import { fromBackup, openBackup, toBackup } from '../../../src/table/store/backup.ts'
import { openTable, type Table } from '../../../src/table/table.ts'
import { expectAlive } from '../../table/alive.ts'
import { aTable, card, make, write } from '../../table/make.ts'
import { passing, stopClock } from '../clock.ts'
import { between, framesOf, type Honest, honest, wires } from '../honest.ts'

/*
 * Somebody whose page they wrote themselves, and what it writes among the bookmarks of a table
 */

stopClock()

const KEY = 'bookmark:'
const ADA = { seat: 'ada' }
let parties = 0

/** Ada and Ben at a table with a bookmark of hers, linked, and Mallory, who is linked with both and says anything. */
async function party(writes = true) {
  const [ada, ben] = [honest(1), honest(2)] as [Honest, Honest]
  const flows = [between(ada, ben)]
  const screen = screenOf(new Uint8Array(32).fill(66))
  const mallory = { peer: screen.key, client: clientOf(screen.key, 'a'), writes }
  const says = [ada, ben].map((one) => {
    const [doc, talk] = [wires(), wires()]
    one.link(doc.far, talk.far, mallory)
    flows.push(() => [doc.flow(), talk.flow()].some((was) => was))
    return (message: Uint8Array) => {
      for (const data of framesOf(message)) doc.far.onmessage?.({ data } as MessageEvent)
    }
  })
  const pass = passing(flows)
  const table = openTable(`party${++parties}`, ada.doc)
  Y.applyUpdate(ada.doc, Y.encodeStateAsUpdate(aTable().doc))
  table.apply([make(card('c')), write('c', 'title', 'The bridge')], ADA)
  const state = { id: 'mine', name: 'Mine', at: 1000, seat: 'ada' }
  const mine = (await makeBookmark(table.state(), state))!
  putIn(table, mine)
  await pass(5000)
  await knowBookmarks(table, true, { own: 'mine' })
  /** Says what this writes into what Ada has, under Mallory's number or another. */
  const say = async (
    deed: (about: Y.Map<unknown>, doc: Y.Doc) => void,
    client = mallory.client,
    carried = false,
  ) => {
    const doc = new Y.Doc()
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(ada.doc))
    doc.clientID = client
    const before = Y.encodeStateVector(doc)
    doc.transact(() => deed(doc.getMap('about'), doc))
    const message = syncMessage(UPDATE, Y.encodeStateAsUpdate(doc, before))
    for (const tell of says) tell(carried ? carriedOn(message) : message)
    await pass(3000)
    return message
  }
  return { ada, ben, table, mine, say, pass }
}
type Party = Awaited<ReturnType<typeof party>>

/** The names that Ada's device shows: what counts, and what it knows. */
async function shown(table: Table): Promise<readonly string[]> {
  const { list, over } = bookmarksOf(table.doc)
  const { known } = await knowBookmarks(table, true)
  const here = new Set(known.map(({ bookmark }) => bookmark.id))
  return [...list, ...over.filter(({ id }) => here.has(id))].map(({ name }) => name)
}

/** The table tells, saves, sends and loads, somebody new can come, and Ada's bookmark is what it was. */
async function lives({ ada, ben, table, mine, pass }: Party) {
  let told = 0
  const stop = table.subscribe(() => {
    told += 1
  })
  ada.doc.getMap('play').set('ada', 'goes on')
  ben.doc.getMap('play').set('ben', 'goes on')
  await pass(3000)
  stop()
  expect(told).toBeGreaterThan(0)
  for (const { doc } of [ada, ben]) {
    expect(doc.getMap('play').toJSON()).toMatchObject({ ada: 'goes on', ben: 'goes on' })
    expectAlive(doc)
  }
  const comer = honest(3)
  const come = passing([between(ada, comer), between(ben, comer)])
  await come(20_000)
  expect(comer.doc.getMap('play').get('ada')).toBe('goes on')
  expect([...comer.doc.getMap('about').keys()].sort()).toEqual(
    [...ada.doc.getMap('about').keys()].sort(),
  )
  comer.end()
  const file = fromBackup(toBackup(table))
  if ('refusal' in file) throw new Error('refused')
  const loaded = openBackup('loaded', file)
  expect(loaded.board().items.get('c')?.texts.title).toBe('The bridge')
  loaded.close()
  expect(await shown(table)).toContain('Mine')
  const kept = bookmarksOf(table.doc)
  const own = [...kept.list, ...kept.over].find(({ name }) => name === 'Mine')
  expect(own?.state).toBe(mine.state)
  const earlier = await openBookmark(table, own!)
  expect(earlier?.items.get('c')?.texts.title).toBe('The bridge')
  for (const one of [ada, ben]) one.end()
  table.close()
}

const entry = (name: string, at = 1, more: object = {}) => ({
  ...{ name, at, seat: 'ada', state: 'eA==', ...more },
})

test.each<[string, (about: Y.Map<unknown>) => void, { odd: number; more: number }]>([
  [
    'of ten megabytes',
    (about) => about.set(`${KEY}big`, entry('Big', 1, { state: 'A'.repeat(10_000_000) })),
    { odd: 1, more: 0 },
  ],
  [
    'of ten megabytes of something else',
    (about) => about.set(`${KEY}big`, new Uint8Array(10_000_000)),
    { odd: 0, more: 0 },
  ],
  [
    'with a name of a megabyte',
    (about) => about.set(`${KEY}long`, entry('x'.repeat(1_000_000))),
    { odd: 1, more: 0 },
  ],
  [
    'with an endless key',
    (about) => about.set(`${KEY}${'x'.repeat(100_000)}`, entry('Key')),
    { odd: 1, more: 0 },
  ],
  ['with no key', (about) => about.set(KEY, entry('None')), { odd: 1, more: 0 }],
  [
    'that is a trap by its key',
    (about) => about.set(`${KEY}__proto__`, entry('Trap')),
    { odd: 1, more: 0 },
  ],
  [
    'with a name that turns the line round',
    (about) => about.set(`${KEY}n`, entry('\u0000\u202e\u0007Ada\u2066')),
    { odd: 0, more: 1 },
  ],
  [
    'of the end of time',
    (about) => {
      about.set(`${KEY}late`, entry('Late', 1e308))
      about.set(`${KEY}never`, entry('Never', Number.NaN))
    },
    { odd: 2, more: 0 },
  ],
  [
    'with a picture that is at another address',
    (about) => about.set(`${KEY}p`, entry('P', 1, { picture: 'https://example.org/x.png' })),
    { odd: 0, more: 1 },
  ],
  [
    'that is a map of its own, or a text',
    (about) => {
      about.set(`${KEY}map`, new Y.Map([['name', 'x']]))
      about.set(`${KEY}text`, new Y.Text('x'.repeat(5000)))
    },
    { odd: 0, more: 0 },
  ],
])('a bookmark %s harms nothing', async (_, deed, { odd, more }) => {
  const all = await party()
  const update = updateIn(await all.say(deed))!
  // What nobody lets in over a link, for it is large, may come by a file; what no table can hold comes in nowhere.
  for (const { doc } of [all.ada, all.ben])
    if (!faultOf(update, doc)) Y.applyUpdate(doc, update, 'wire')
  await all.pass(3000)
  const { list, over, odd: found } = bookmarksOf(all.table.doc)
  expect([found, list.length, over.length]).toEqual([odd, 1 + more, 0])
  for (const bookmark of list) {
    expect(Object.keys(bookmark).sort()).toEqual(['at', 'id', 'name', 'seat', 'state'])
    expect(bookmark.name).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
    expect(new Date(bookmark.at).getTime()).toBe(bookmark.at)
  }
  await lives(all)
})

test('ten thousand bookmarks of one, or of as many as she makes up, push nobody’s own out of sight', async () => {
  const all = await party()
  const { table, say } = all
  await say((about) => {
    for (let n = 0; n < 10_000; n++)
      about.set(`${KEY}m${n}`, entry(n % 2 ? `M ${n}` : '', n % 2 ? -n : 1e12 + n))
  })
  expect(bookmarksOf(table.doc).list.map(({ name }) => name)).toContain('Mine')
  // Each under another number, as if many others had written them, and long before.
  const crowd = new Y.Doc()
  for (let n = 0; n < 200; n++) {
    const doc = new Y.Doc()
    doc.clientID = 1_000_000 + n
    doc.getMap('about').set(`${KEY}c${n}`, entry(`C ${n}`, -1e6 - n))
    Y.applyUpdate(crowd, Y.encodeStateAsUpdate(doc))
  }
  await say((_, doc) => Y.applyUpdate(doc, Y.encodeStateAsUpdate(crowd)), undefined, true)
  const { list, over } = bookmarksOf(table.doc)
  expect(list).toHaveLength(MOST_BOOKMARKS)
  // Whoever is known by nothing but a number may have any of them: what counts for all is lost to Ada's.
  expect(list.every(({ name }) => name.startsWith('C '))).toBe(true)
  expect(over.map(({ name }) => name)).toContain('Mine')
  // However many there are, nothing waits for them.
  for (let n = 0; n < 100; n++) {
    table.apply([write('c', 'body', 'x')], ADA)
    expect(bookmarksOf(table.doc).list).toHaveLength(MOST_BOOKMARKS)
  }
  await lives(all)
})

test('under the number of somebody who is linked she writes none', async () => {
  const all = await party()
  const { ada, ben, table, say } = all
  await say((about) => about.set(`${KEY}forged`, entry('As Ada')), ada.doc.clientID)
  await say((about) => about.set(`${KEY}forged`, entry('As Ben')), ben.doc.clientID, true)
  for (const { doc } of [ada, ben])
    expect(bookmarksOf(doc).list.map(({ name }) => name)).toEqual(['Mine'])
  expect(table.state().about.title).toBe('The fall of Ember')
  await lives(all)
})

test('who only watches makes, names and takes out none, whatever their page says', async () => {
  const all = await party(false)
  const { ada, ben, say } = all
  await say((about) => about.set(`${KEY}w`, entry('Watched')))
  await say((about) => about.delete(`${KEY}mine`))
  await say((about) => about.set(`${KEY}mine`, entry('Hers')))
  await say((about) => about.set(`${KEY}w`, entry('Watched')), 4711, true)
  for (const { doc } of [ada, ben])
    expect(bookmarksOf(doc).list.map(({ name }) => name)).toEqual(['Mine'])
  await lives(all)
})

test('one that changes under one’s hands stays what it was to who looks at it, and can be named and put back', async () => {
  const all = await party()
  const { table, mine, say } = all
  const [looking] = bookmarksOf(table.doc).list
  await say((about) => about.set(`${KEY}mine`, entry('Hers')))
  // Opened before, compared and played on from after.
  const earlier = (await openBookmark(table, looking!))!
  expect(earlier.items.get('c')?.texts.title).toBe('The bridge')
  const branch = branchOf(
    table,
    { state: earlier, name: 'Mine', at: 1, bookmark: looking },
    { id: 'b', game: 'prophecy', title: 'B', made: 2 },
  )
  expect(branch.board().items.size).toBe(1)
  branch.close()
  expect(await shown(table)).toEqual(['Hers'])
  const lost = (await knowBookmarks(table, true)).known.filter((one) => one.lost)
  expect(lost.map(({ bookmark }) => bookmark.state)).toEqual([mine.state])
  await say((about) => about.delete(`${KEY}mine`))
  nameBookmark(table, looking!, 'Mine still')
  nameBookmark(table, bookmarksOf(table.doc).list[0]!, 'Mine')
  await lives(all)
})

test('a state of any rubbish is not opened, or is shown, taken back to and played on from like any other', async () => {
  const table = aTable()
  table.apply([make(card('c')), write('c', 'title', 'The bridge')], ADA)
  const good = {
    items: [...table.state().items.values()],
    ...{ seats: [], rolls: [], play: {}, about: table.state().about },
  }
  const wild = fc.oneof(
    fc.constantFrom<unknown>(null, -1, 1e308, '', '__proto__', 'x'.repeat(3000), [], {}, true),
    fc.jsonValue({ maxDepth: 3 }),
  )
  const spoilt = fc.record({
    part: fc.constantFrom('items', 'seats', 'rolls', 'seals', 'play', 'about'),
    key: fc.constantFrom('id', 'kind', 'place', 'bin', 'props', 'texts', 'phase', '__proto__', 'n'),
    value: wild,
  })
  let opened = 0
  await fc.assert(
    fc.asyncProperty(fc.array(spoilt, { maxLength: 3 }), async (all) => {
      const state: Record<string, unknown> = JSON.parse(JSON.stringify(good))
      for (const { part, key, value } of all) {
        const [first] = Array.isArray(state[part]) ? state[part] : [state[part]]
        const owner: unknown = first ?? state
        if (typeof owner === 'object' && owner !== null)
          Object.defineProperty(owner, key, { value, enumerable: true, configurable: true })
      }
      const bytes = Buffer.from(JSON.stringify(state)).toString('base64')
      const earlier = await openBookmark(table, { id: 'x', ...entry('X', 1, { state: bytes }) })
      if (!earlier) return
      opened += 1
      const past = tableOf(earlier)
      past.board()
      past.close()
      const beginning = { state: earlier, name: 'X', at: 1 }
      const branch = branchOf(table, beginning, { id: 'b', game: 'prophecy', title: 'B', made: 2 })
      expectAlive(branch.doc)
      branch.close()
    }),
    { numRuns: 150 },
  )
  expect(opened).toBeGreaterThan(20)
})
