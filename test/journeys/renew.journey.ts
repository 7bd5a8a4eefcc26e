import { expect, test } from 'vitest'
import { at } from '../sync/house.ts'
import { expectScreensAlive } from './help/alive.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest } from './help/browser.ts'
import { until } from './help/until.ts'

const OLD = Array.from({ length: 16 }, (_, n) => n * 5)
const NEW = OLD.map((byte) => byte + 1)

const { house, open } = bareHouse()

async function screen(key: readonly number[], watch = false) {
  const guest = await open()
  const given = { key, servers: [house().signal], watch }
  await at(guest.page, (s, { key, servers, watch }) => s.join(key, servers, watch), given)
  return guest
}
const renew = (guest: Guest, watch: boolean, without: readonly number[] = []) =>
  at(guest.page, (s, given) => s.renew(given.key, given.watch, given.without), {
    key: NEW,
    watch,
    without,
  })
const linked = (guest: Guest) => at(guest.page, (s) => [...s.linked()].sort(), 0)
const meshed = (all: readonly Guest[], of = all.length) =>
  until(
    `${of} are all linked`,
    async () => (await Promise.all(all.map(linked))).every(({ length }) => length === of - 1),
    30_000,
  )
const reads = (guest: Guest, key: string) =>
  until(`${key} arrives`, async () => (await at(guest.page, (s, k) => s.read(k), key)) === 1)

test('links go on with a new key, with no server there, but to those who have not got it', async () => {
  const [ada, ben, wes, eve] = [
    await screen(OLD),
    await screen(OLD),
    await screen(OLD, true),
    await screen(OLD),
  ]
  const all = [ada, ben, wes, eve]
  await meshed(all)
  const out = await at(eve.page, (s) => s.client, 0)
  house().kill()
  const stay = [ada, ben, wes]
  // One after another: each hears the others' greetings before or after its own.
  for (const guest of stay) await renew(guest, guest === wes, [out])
  await meshed(stay)
  expect(await linked(eve)).toEqual([])
  await at(ada.page, (s) => s.set('behind', 1), 0)
  await reads(ben, 'behind')
  await reads(wes, 'behind')
  // Who only watched still only watches.
  await at(wes.page, (s) => s.set('forged', 1), 0)
  await at(ben.page, (s) => s.set('true', 1), 0)
  await reads(wes, 'true')
  expect(await at(ben.page, (s) => s.read('forged'), 0)).toBeUndefined()

  // With the server back the old key leads to nobody, and the new one to all.
  house().revive()
  const [late, dee] = [await screen(OLD), await screen(NEW)]
  await meshed([...stay, dee])
  await reads(dee, 'behind')
  for (const stranger of [late, eve]) {
    expect(await at(stranger.page, (s) => s.read('behind'), 0)).toBeUndefined()
  }
  for (const { pardon } of [...all, late, dee]) pardon(/WebSocket|404/)
})

test('from the very moment of a new key nothing is taken of who has not proven it', async () => {
  const [ada, ben, slow] = [await screen(OLD), await screen(OLD), await screen(OLD)]
  const all = [ada, ben, slow]
  await meshed(all)
  // It goes on with the old key, as if nobody had told it.
  for (const guest of [ada, ben]) await renew(guest, false)
  await at(slow.page, (s) => s.set('by the old key', 1), 0)
  await at(ada.page, (s) => s.set('by the new one', 1), 0)
  await reads(ben, 'by the new one')
  await slow.page.waitForTimeout(3000)
  for (const guest of [ada, ben])
    expect(await at(guest.page, (s) => s.read('by the old key'), 0)).toBeUndefined()
  // Once it has proven the new one, what it did meanwhile is asked for.
  await renew(slow, false)
  await reads(ada, 'by the old key')
  await reads(ben, 'by the old key')
  await at(slow.page, (s) => s.set('and on', 1), 0)
  await reads(ada, 'and on')
  await expectScreensAlive(all, () => screen(NEW))
})
