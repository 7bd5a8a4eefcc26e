import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { readBlocks } from '../../../src/sync/agree/blocks.ts'
import { readHowFar, watchProgress } from '../../../src/sync/relay/howfar.ts'
import { watchLack } from '../../../src/sync/relay/lack.ts'
import { exchange } from '../../../src/table/yjs/sound.ts'
import { diceOf } from '../garbage.ts'

/** A document by this number, and how far it is. */
function made(client: number) {
  const doc = new Y.Doc()
  doc.clientID = client
  return { doc, items: doc.getMap<unknown>('items'), far: watchProgress(doc) }
}
const give = (from: Y.Doc, to: Y.Doc) =>
  Y.applyUpdate(to, Y.encodeStateAsUpdate(from, Y.encodeStateVector(to)))
const full = ({ far }: ReturnType<typeof made>) => readHowFar(far.full() ?? '') ?? new Map()

test('two who have the same are equally far, whichever way it came', () => {
  const dice = diceOf(3)
  const all = [made(1), made(2 ** 52), made(77)]
  for (let n = 0; n < 300; n++) {
    const one = all[dice(3)] ?? made(9)
    const other = all[dice(3)] ?? made(9)
    const key = `${dice(8)}`
    if (dice(3) === 0) one.items.delete(key)
    else if (dice(2) === 0) one.items.set(key, n)
    else {
      const text = one.doc.getMap<Y.Text>('texts')
      if (!text.has(key)) text.set(key, new Y.Text('some words'))
      else text.get(key)?.delete(0, 1)
    }
    if (dice(4) === 0) give(one.doc, other.doc)
  }
  for (const from of all) for (const to of all) if (from !== to) give(from.doc, to.doc)
  expect(new Set(all.map(({ far }) => far.short())).size).toBe(1)
  const late = made(5)
  give(all[0]?.doc ?? late.doc, late.doc)
  expect(late.far.short()).toBe(all[0]?.far.short())
  expect(all.every(({ far }) => far.covers(full(late)))).toBe(true)
})

test('who lacks something is not as far: a change, or that something was taken away', () => {
  const [ada, ben] = [made(1), made(2)]
  ada.items.set('card', 1)
  give(ada.doc, ben.doc)
  expect(ben.far.short()).toBe(ada.far.short())
  ada.items.delete('card')
  expect([ben.far.short() === ada.far.short(), ben.far.covers(full(ada))]).toEqual([false, false])
  expect(ada.far.covers(full(ben))).toBe(true)
  give(ada.doc, ben.doc)
  expect(ben.far.short()).toBe(ada.far.short())
})

test('nonsense says nothing', () => {
  for (const text of ['', '!', 'AQ==', 'A'.repeat(100_000)]) {
    const far = readHowFar(text)
    expect(far === undefined || far.size === 0).toBe(true)
  }
})

test('that others have more shows when it has been so for a while, and until it has come', () => {
  const [ada, ben] = [made(1), made(2)]
  const [hers, his] = [watchLack(ada.far), watchLack(ben.far)]
  const tell = (now: number) => {
    const ours = hers.ours(now)
    his.told('ada', ours.far, ours.has, now)
    const back = his.ours(now)
    hers.told('ben', back.far, back.has, now)
  }
  ada.items.set('card', 1)
  for (let now = 0; now <= 3000; now += 500) tell(now)
  expect(his.behind(3000)).toBe(false)
  for (let now = 3500; now <= 10_000; now += 500) tell(now)
  // Only who lacks it says so.
  expect([hers.behind(10_000), his.behind(10_000)]).toEqual([false, true])
  // Further changes do not begin it anew.
  ada.items.set('card', 2)
  tell(10_500)
  expect(his.behind(10_500)).toBe(true)
  give(ada.doc, ben.doc)
  expect(his.behind(11_000)).toBe(false)
  tell(11_500)
  expect([hers.ours(20_000).has, his.ours(20_000).has]).toEqual([undefined, undefined])
  // Who is gone is not waited for.
  ada.items.set('card', 3)
  for (let now = 20_000; now <= 40_000; now += 500) tell(now)
  his.forget('ada')
  expect(his.behind(40_000)).toBe(false)
})

test('where another document takes the place of one, it is seen by whoever had read the first', () => {
  const [ada, ben] = [made(1), made(2)]
  const prints = [ada, ben].map(({ doc }) => readBlocks(doc, Number.POSITIVE_INFINITY))
  const [hers, his] = prints.map((print) => () => print.whole())
  ada.items.set('card', 1)
  ada.items.delete('card')
  give(ada.doc, ben.doc)
  expect([ben.far.short(), his?.()]).toEqual([ada.far.short(), hers?.()])
  // As many clocks, with something else there, of which nothing is gone.
  const other = new Y.Doc()
  other.clientID = 1
  other.getMap('items').set('card', 2)
  exchange(ben.doc, other)
  const fresh = [watchProgress(ben.doc), readBlocks(ben.doc, Number.POSITIVE_INFINITY)] as const
  expect([ben.far.short(), his?.()]).toEqual([fresh[0].short(), fresh[1].whole()])
  expect(ben.far.short()).not.toBe(ada.far.short())
  expect(ben.far.covers(full(ada))).toBe(false)
  for (const reading of [...prints, ...fresh]) reading.end()
})
