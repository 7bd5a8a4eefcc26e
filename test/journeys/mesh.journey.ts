import { describe, expect, test } from 'vitest'
import { at } from '../sync/house.ts'
import { bareHouse } from './bare.ts'
import type { Guest } from './browser.ts'
import { until } from './until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 7)
const STRANGE = KEY.map((byte) => byte + 1)

const { house, open } = bareHouse()

/** A browser of its own that has joined with this key. */
async function screen(key: readonly number[] = KEY, servers = [house().signal], watch = false) {
  const guest = await open()
  await at(guest.page, (s, given) => s.join(given.key, given.servers, given.watch), {
    key,
    servers,
    watch,
  })
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
  test('find each other by the server and hear each other’s changes and hands', async () => {
    const [ada, ben] = [await screen(), await screen()]
    await meshed(ada, ben)
    await at(ada.page, (s) => s.set('card', 'dragon'), 0)
    await reads(ben, 'card', 'dragon')
    await at(ben.page, (s) => s.point(3, 4), 0)
    await until('the pointer is seen', async () => {
      return JSON.stringify(await at(ada.page, (s) => s.pointers(), 0)) === '[[3,4]]'
    })
  })

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
    house().revive()
    const cyd = await screen()
    await meshed(ada, ben, cyd)
    await reads(cyd, 'alone', true)
  })

  test('notice within some ten seconds that one was killed, and forget its hands', async () => {
    const [ada, ben] = [await screen(), await screen()]
    await meshed(ada, ben)
    await at(ben.page, (s) => s.point(1, 2), 0)
    await until(
      'the pointer is seen',
      async () => (await at(ada.page, (s) => s.others().length, 0)) === 1,
    )
    await ben.kill()
    await until('the link is gone', async () => (await linked(ada)) === 0, 20_000)
    expect(await at(ada.page, (s) => s.others().length, 0)).toBe(0)
  })

  test('eight of them are all linked, and an edit goes once over each link', async () => {
    const all: Guest[] = []
    for (let n = 0; n < 8; n++) all.push(await screen())
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
  })

  test('let nobody in who has another key', async () => {
    const [ada, eve] = [await screen(), await screen(STRANGE)]
    await at(ada.page, (s) => s.set('secret', 1), 0)
    const ben = await screen()
    await meshed(ada, ben)
    await reads(ben, 'secret', 1)
    expect(await at(eve.page, (s) => [s.linked().length, s.all()], 0)).toEqual([0, {}])
  })

  test('take no change from one who only watches', async () => {
    const [ada, ben, wes] = [
      await screen(),
      await screen(),
      await screen(KEY, [house().signal], true),
    ]
    await meshed(ada, ben, wes)
    await at(wes.page, (s) => s.set('forged', 1), 0)
    await at(ada.page, (s) => s.set('true', 1), 0)
    await reads(wes, 'true', 1)
    await reads(ben, 'true', 1)
    // What the watcher wrote stays with the watcher, also for one who comes later.
    const dee = await screen()
    await meshed(ada, ben, wes, dee)
    await reads(dee, 'true', 1)
    for (const guest of [ada, ben, dee]) {
      expect(await at(guest.page, (s) => s.read('forged'), 0)).toBeUndefined()
    }
  })
})

describe('without any server', () => {
  test('codes link two, and the mesh introduces the rest', async () => {
    const all = [await screen(KEY, []), await screen(KEY, []), await screen(KEY, [])]
    const [ada, ben, cyd] = all as [Guest, Guest, Guest]
    const invite = async (host: Guest, newcomer: Guest) => {
      const offer = await at(host.page, (s) => s.offer(), 0)
      expect(offer.length).toBeLessThan(200)
      const answer = await at(newcomer.page, (s, code) => s.answer(code), offer)
      expect(answer.length).toBeLessThan(200)
      expect(await at(host.page, (s, code) => s.answered(code), answer)).toBe(true)
    }
    await invite(ada, ben)
    await meshed(ada, ben)
    await invite(ben, cyd)
    await meshed(ada, ben, cyd)
    await ben.close()
    await at(cyd.page, (s) => s.set('direct', 'yes'), 0)
    await reads(ada, 'direct', 'yes')
  })
})
