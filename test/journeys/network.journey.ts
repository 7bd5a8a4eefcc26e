import { afterEach, beforeEach, expect, test } from 'vitest'
import { diceOf } from '../sync/garbage.ts'
import { at } from '../sync/house.ts'
import { expectScreensAlive } from './help/alive.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest } from './help/browser.ts'
import { type Network, openNetwork, PLAIN_ADDRESSES } from './help/network.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 3)

const { house, open } = bareHouse()
let network: Network
beforeEach(() => {
  network = openNetwork(diceOf(9))
})
afterEach(() => network.close())

/** Somebody who joins by this network. */
async function screen(name: string): Promise<Guest> {
  const guest = await open({
    flags: [PLAIN_ADDRESSES],
    before: (context) => network.attach(context, name),
  })
  await at(guest.page, (s, { key, servers }) => s.join(key, servers), {
    key: KEY,
    servers: [house().signal],
  })
  return guest
}
const linked = (guest: Guest) => at(guest.page, (s) => s.linked().length, 0)
const have = (count: number, ...all: readonly Guest[]) =>
  until(
    `each has ${count} links`,
    async () => (await Promise.all(all.map(linked))).every((links) => links === count),
    90_000,
  )
const all = (guest: Guest) =>
  at(guest.page, (s) => JSON.stringify(s.all(), Object.keys(s.all()).sort()), 0)
const same = (...guests: readonly Guest[]) =>
  until(
    'all hold the same',
    async () => new Set(await Promise.all(guests.map(all))).size === 1,
    60_000,
  )

test('late and lost packets only make it slower', async () => {
  network.weather = { delay: 100, loss: 8 }
  const [ada, ben] = [await screen('ada'), await screen('ben')]
  await have(1, ada, ben)
  await at(ada.page, (s) => s.fill('big', 300_000), 0)
  for (let n = 0; n < 20; n++) {
    await at(ada.page, (s, i) => s.set(`a${i}`, i), n)
    await at(ben.page, (s, i) => s.set(`b${i}`, i), n)
  }
  await same(ada, ben)
  expect(Object.keys(await at(ben.page, (s) => s.all(), 0))).toHaveLength(41)
  expect(network.carried.lost).toBeGreaterThan(20)
  await expectScreensAlive([ada, ben], () => screen('late'))
})

test('cut off, both sides play on; together again, they are one table', async () => {
  const [ada, ben, cyd] = [await screen('ada'), await screen('ben'), await screen('cyd')]
  await have(2, ada, ben, cyd)
  network.part('ada')
  for (let n = 0; n < 50; n++) {
    await at(ada.page, (s, i) => s.set(`a${i}`, i), n)
    await at(cyd.page, (s, i) => s.set(`c${i}`, i), n)
    await at([ada, ben, cyd][n % 3]!.page, (s, i) => s.set('which', i), n)
  }
  // Each notices that the other side is gone.
  await have(0, ada)
  await have(1, ben, cyd)
  expect(await at(ada.page, (s) => s.read('c49'), 0)).toBeUndefined()
  expect(await at(ben.page, (s) => s.read('c49'), 0)).toBe(49)
  expect(await at(ben.page, (s) => s.others().length, 0)).toBe(1)
  network.heal()
  await have(2, ada, ben, cyd)
  await same(ada, ben, cyd)
  expect(Object.keys(await at(ben.page, (s) => s.all(), 0))).toHaveLength(101)
  await expectScreensAlive([ada, ben, cyd], () => screen('late'))
})

test('who gets other addresses is back by itself', async () => {
  const [ada, ben] = [await screen('ada'), await screen('ben')]
  await have(1, ada, ben)
  network.move()
  await at(ada.page, (s) => s.set('moved', 1), 0)
  await at(ben.page, (s) => s.set('stayed', 2), 0)
  // The old link is dead: only a new one brings it.
  await same(ada, ben)
  expect(await at(ben.page, (s) => s.all(), 0)).toEqual({ moved: 1, stayed: 2 })
  await expectScreensAlive([ada, ben], () => screen('late'))
})
