import { expect, test } from 'vitest'
import { at, openHouse } from '../sync/house.ts'
import type { Guest } from './help/browser.ts'
import { invited } from './help/journey.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 17)

test('with every server closed, from the first code to a mesh of four, and on without the first', async () => {
  const house = await openHouse()
  const guests = invited(house.address)
  const all: Guest[] = []
  for (let n = 0; n < 4; n++) all.push(await guests.open('', { alone: true }))
  const [ada, ben, cyd, dee] = all as [Guest, Guest, Guest, Guest]
  // The page is loaded: from here on nobody serves anything.
  house.close()
  await expect(fetch(house.address)).rejects.toThrow()
  for (const { page } of all) await at(page, (s, key) => s.join(key, []), KEY)

  const invite = async (host: Guest, newcomer: Guest) => {
    const offer = await at(host.page, (s) => s.offer(), 0)
    const answer = await at(newcomer.page, (s, code) => s.answer(code), offer)
    expect(Math.max(offer.length, answer.length)).toBeLessThan(200)
    expect(await at(host.page, (s, code) => s.answered(code), answer)).toBe(true)
  }
  const meshed = (...some: readonly Guest[]) =>
    until(
      `${some.length} are all linked`,
      async () => {
        const counts = await Promise.all(
          some.map(({ page }) => at(page, (s) => s.linked().length, 0)),
        )
        return counts.every((count) => count === some.length - 1)
      },
      40_000,
    )
  const holds = (guest: Guest, what: object) =>
    until('it is there', async () => {
      const held = await at(guest.page, (s) => s.all(), 0)
      return Object.entries(what).every(([key, value]) => held[key] === value)
    })

  await invite(ada, ben)
  await meshed(ada, ben)
  // Whoever is in may invite, and two may at the same time.
  await Promise.all([invite(ada, cyd), invite(ben, dee)])
  await meshed(...all)
  const edits = { ada: 1, ben: 2, cyd: 3, dee: 4 }
  for (const [n, guest] of all.entries()) {
    await at(guest.page, (s, [key, value]) => s.set(key, value), Object.entries(edits)[n]!)
  }
  for (const guest of all) await holds(guest, edits)
  // Much at once too: nothing that it takes has to be fetched any more.
  await at(dee.page, (s) => s.fill('big', 2_000_000), 0)
  for (const guest of [ada, ben, cyd]) {
    await until(
      'all of it is there',
      async () => (await at(guest.page, (s) => s.size('big'), 0)) === 2_000_000,
      20_000,
    )
  }
  const thrown = await at(dee.page, (s) => s.throwDice('d1', 5), 0)
  expect(thrown).toMatchObject({ witnesses: 3, silent: 0, proven: true })

  await ada.close()
  await meshed(ben, cyd, dee)
  await at(cyd.page, (s) => s.set('without', 'ada'), 0)
  for (const guest of [ben, dee]) await holds(guest, { ...edits, without: 'ada' })
})

test('an answer that is half a minute on its way, from one chat to another, still links two', async () => {
  const house = await openHouse()
  const guests = invited(house.address)
  const [ada, ben] = [
    await guests.open('', { alone: true }),
    await guests.open('', { alone: true }),
  ]
  for (const { page } of [ada, ben]) await at(page, (s, key) => s.join(key, []), KEY)
  const offer = await at(ada.page, (s) => s.offer(), 0)
  const answer = await at(ben.page, (s, code) => s.answer(code), offer)
  await ben.page.waitForTimeout(30_000)
  expect(await at(ada.page, (s, code) => s.answered(code), answer)).toBe(true)
  for (const { page } of [ada, ben]) {
    await until('they are linked', async () => (await at(page, (s) => s.linked().length, 0)) === 1)
  }
  house.close()
})
