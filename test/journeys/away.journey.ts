import { expect, test } from 'vitest'
import { at } from '../sync/house.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest, Manner } from './help/browser.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 13)

const { house, open } = bareHouse()

const join_ = ({ page }: Guest) =>
  at(page, (s, { key, servers }) => s.join(key, servers), { key: KEY, servers: [house().signal] })
async function screen(manner: Manner = {}): Promise<Guest> {
  const guest = await open(manner)
  await join_(guest)
  return guest
}
const linked = ({ page }: Guest) => at(page, (s) => s.linked().length, 0)
const meshed = (...all: readonly Guest[]) =>
  until(
    `${all.length} are all linked`,
    async () => (await Promise.all(all.map(linked))).every((count) => count === all.length - 1),
    60_000,
  )
const reads = ({ page }: Guest, key: string, value: unknown) =>
  until(`${key} arrives`, async () => (await at(page, (s, k) => s.read(k), key)) === value, 20_000)
const sees = ({ page }: Guest, x: number, y: number) =>
  until('the hand is seen', async () => {
    const pointers = await at(page, (s) => s.pointers(), 0)
    return pointers.some((pointer) => pointer?.[0] === x && pointer[1] === y)
  })

test('a machine that slept and a tab that was frozen are back by themselves', async () => {
  const [ada, ben, cyd] = [await screen(), await screen(), await screen()]
  await meshed(ada, ben, cyd)
  const wire = await cyd.context.newCDPSession(cyd.page)
  const wake = await ben.freeze()
  await wire.send('Page.setWebLifecycleState', { state: 'frozen' })
  try {
    // A tab that is put away is borne longer: only the other is missed.
    await until('the machine is missed', async () => (await linked(ada)) === 1, 30_000)
    await at(ada.page, (s) => s.set('meanwhile', 1), 0)
  } finally {
    wake()
    await wire.send('Page.setWebLifecycleState', { state: 'active' })
  }
  await meshed(ada, ben, cyd)
  await Promise.all([reads(ben, 'meanwhile', 1), reads(cyd, 'meanwhile', 1)])
  await at(ben.page, (s) => s.set('awake', 2), 0)
  await at(cyd.page, (s) => s.point(3, 4), 0)
  await Promise.all([reads(ada, 'awake', 2), reads(cyd, 'awake', 2), sees(ada, 3, 4)])
})

test('leaving and joining in one breath, as hot reload and StrictMode do, leaves one link', async () => {
  const [ada, ben] = [await screen(), await screen()]
  await meshed(ada, ben)
  for (let n = 0; n < 3; n++) {
    await at(ada.page, (s) => s.leave(), 0)
    await Promise.all([join_(ada), join_(ada)])
    await at(ada.page, (s) => s.leave(), 0)
  }
  await meshed(ada, ben)
  await at(ada.page, (s) => s.point(5, 6), 0)
  await at(ada.page, (s) => s.set('again', 1), 0)
  await reads(ben, 'again', 1)
})

test('a page that was left and comes back out of the cache is there again, with its hands', async () => {
  const [ada, ben] = [await screen({ keeps: true }), await screen()]
  await meshed(ada, ben)
  await at(ada.page, (s) => s.set('before', 1), 0)
  await at(ada.page, (s) => s.point(1, 2), 0)
  await sees(ben, 1, 2)
  await ada.page.goto(`${house().address}page.js`)
  await until('nobody is there', async () => (await linked(ben)) === 0)
  expect(await at(ben.page, (s) => s.others(), 0)).toEqual([])
  await at(ben.page, (s) => s.set('meanwhile', 2), 0)
  await ada.page.evaluate(() => history.back())
  await until('the page is back', async () => {
    const told = ada.page.evaluate(() => 'screen_' in globalThis)
    return told.catch(() => false)
  })
  // The same page and not a new one: what it had it still has.
  expect(await at(ada.page, (s) => s.read('before'), 0)).toBe(1)
  await meshed(ada, ben)
  await reads(ada, 'meanwhile', 2)
  // Ben has said nothing new, and is seen all the same.
  await until(
    'ben is seen',
    async () => (await at(ada.page, (s) => s.others().length, 0)) === 1,
    5000,
  )
  await at(ada.page, (s) => s.set('after', 3), 0)
  await reads(ben, 'after', 3)
  await at(ada.page, (s) => s.point(3, 4), 0)
  await sees(ben, 3, 4)
  // A browser tells so of every connection that it cuts when it puts a page away.
  ada.pardon(/Page entered Back-Forward Cache/)
})
