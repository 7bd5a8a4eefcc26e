import { describe, expect, test } from 'vitest'
import { at } from '../sync/house.ts'
import { expectScreensAlive } from './help/alive.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest } from './help/browser.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 7)
const STRANGE = KEY.map((byte) => byte + 1)

const { house, open } = bareHouse()

/** A screen that has joined with this key: in a browser of its own, or beside others. */
async function screen({ key = KEY, watch = false, alone = true } = {}) {
  const guest = await open({ alone })
  const given = { key, servers: [house().signal], watch }
  await at(guest.page, (s, { key, servers, watch }) => s.join(key, servers, watch), given)
  return guest
}
const linked = (guest: Guest) => at(guest.page, (s) => s.linked().length, 0)
const meshed = (...all: readonly Guest[]) =>
  until(
    `${all.length} are all linked`,
    async () => {
      const counts = await Promise.all(all.map(linked))
      return counts.every((count) => count === all.length - 1)
    },
    30_000,
  )
const reads = (guest: Guest, key: string, value: unknown) =>
  until(`${key} arrives`, async () => (await at(guest.page, (s, k) => s.read(k), key)) === value)

describe('screens at one table', () => {
  test('get a document of any size', async () => {
    const ada = await screen()
    await at(ada.page, (s) => s.fill('big', 5_000_000), 0)
    const ben = await screen()
    await until(
      'all five megabytes are there',
      async () => (await at(ben.page, (s) => s.size('big'), 0)) === 5_000_000,
    )
    await at(ben.page, (s) => s.set('after', 1), 0)
    await reads(ada, 'after', 1)
  })

  test('go on without the server, and take in who comes when it is back', async () => {
    const [ada, ben] = [await screen(), await screen()]
    await meshed(ada, ben)
    house().kill()
    await at(ada.page, (s) => s.set('alone', true), 0)
    await reads(ben, 'alone', true)
    await at(ben.page, (s) => s.point(3, 4), 0)
    await until('the pointer is seen', async () => {
      return JSON.stringify(await at(ada.page, (s) => s.pointers(), 0)) === '[[3,4]]'
    })
    house().revive()
    const cyd = await screen()
    await meshed(ada, ben, cyd)
    await reads(cyd, 'alone', true)
  })

  test('eight of them are all linked, and an edit goes once over each link', async () => {
    const all: Guest[] = []
    for (let n = 0; n < 8; n++) all.push(await screen({ alone: false }))
    await meshed(...all)
    const [ada, ...others] = all as [Guest, ...Guest[]]
    const sent = async () => {
      const counts = await Promise.all(all.map(({ page }) => at(page, (s) => s.told(), 0)))
      return counts.reduce((sum, count) => sum + count)
    }
    // What they told each other while they met is over.
    let before = -1
    await until('it is quiet', async () => {
      const now = await sent()
      const quiet = now === before
      before = now
      await ada.page.waitForTimeout(300)
      return quiet
    })
    await at(ada.page, (s) => s.set('once', 1), 0)
    for (const guest of others) await reads(guest, 'once', 1)
    await ada.page.waitForTimeout(500)
    expect((await sent()) - before).toBe(7)
  })

  test('pass on what one told last before it was cut off, to those who did not hear it', async () => {
    const [ada, ben, cyd] = [await screen(), await screen(), await screen()]
    await meshed(ada, ben, cyd)
    const goOn = await cyd.freeze()
    try {
      await at(ada.page, (s) => s.fill('last', 600_000), 0)
      await until(
        'ben has it',
        async () => (await at(ben.page, (s) => s.size('last'), 0)) === 600_000,
      )
      await ada.kill()
    } finally {
      goOn()
    }
    await until(
      'cyd has it too',
      async () => (await at(cyd.page, (s) => s.size('last'), 0)) === 600_000,
      30_000,
    )
    await expectScreensAlive([ben, cyd], screen)
  })

  test('let nobody in who has another key, and take no change from one who only watches', async () => {
    const eve = await screen({ key: STRANGE, alone: false })
    const [ada, ben] = [await screen({ alone: false }), await screen({ alone: false })]
    const wes = await screen({ watch: true, alone: false })
    await meshed(ada, ben, wes)
    await at(wes.page, (s) => s.set('forged', 1), 0)
    await at(ada.page, (s) => s.set('true', 1), 0)
    await reads(wes, 'true', 1)
    await reads(ben, 'true', 1)
    // What the watcher wrote stays with the watcher, also for one who comes later.
    const dee = await screen({ alone: false })
    await meshed(ada, ben, wes, dee)
    await reads(dee, 'true', 1)
    for (const guest of [ada, ben, dee]) {
      expect(await at(guest.page, (s) => s.read('forged'), 0)).toBeUndefined()
    }
    expect(await at(eve.page, (s) => [s.linked().length, s.all()], 0)).toEqual([0, {}])
    await expectScreensAlive([ada, ben, dee], () => screen({ alone: false }))
  })
})
