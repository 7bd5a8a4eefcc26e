import { expect, test } from 'vitest'
import { readCut } from '../../src/sync/guard/bouncer.ts'
import { at } from '../sync/house.ts'
import { expectScreensAlive } from './help/alive.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest } from './help/browser.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 13)
const { house, open } = bareHouse()

async function screen(): Promise<Guest> {
  const guest = await open({ alone: false })
  await at(guest.page, (s, { key, servers }) => s.join(key, servers), {
    key: KEY,
    servers: [house().signal],
  })
  return guest
}
const linked = (guest: Guest) => at(guest.page, (s) => s.linked().length, 0)
const read = (guest: Guest, key: string) => at(guest.page, (s, k) => s.read(k), key)
const cuts = async (guest: Guest) =>
  (await at(guest.page, (s) => s.words(), 0)).flatMap(({ from, word }) =>
    from === '' ? (readCut(word)?.client ?? []) : [],
  )

test('a screen that writes one thing for one and another for the other is found out, and all go on with one', {
  timeout: 120_000,
}, async () => {
  const [ada, ben, eve] = [await screen(), await screen(), await screen()]
  const all = [ada, ben]
  await until('all are linked', async () =>
    (await Promise.all([ada, ben, eve].map(linked))).every((count) => count === 2),
  )
  for (const [n, guest] of all.entries())
    await at(guest.page, (s, key) => s.set(key, 'was here'), `own${n}`)
  await until('all have it', async () => (await read(eve, 'own1')) === 'was here')
  await at(eve.page, (s) => s.forge('success', 'failure'), 0)
  const lied = await at(eve.page, (s) => s.set('roll', 'success'), 0)
  expect(lied).toBe('success')
  await until('both have read something', async () =>
    (await Promise.all(all.map((guest) => read(guest, 'roll')))).every(Boolean),
  )
  // The same number, and two contents; until they compare.
  await until(
    'they agree on what was signed',
    async () =>
      (await Promise.all(all.map((guest) => read(guest, 'roll')))).every(
        (roll) => roll === 'success',
      ),
    60_000,
  )
  const versions = (
    await Promise.all(all.map((guest) => at(guest.page, (s) => s.versions('roll'), 0)))
  ).flat()
  expect(versions.length).toBeGreaterThan(0)
  expect(new Set(versions)).toEqual(new Set(['failure']))
  // What somebody wrote over at once may have stood otherwise for a moment: so it is looked at once more.
  const hers = await at(eve.page, (s) => s.client, 0)
  await until(
    'she is cut off, and nobody else',
    async () => {
      const who = (await Promise.all(all.map(cuts))).flat()
      return who.length > 0 && who.every((client) => client === hers)
    },
    30_000,
  )
  // Nothing honest is lost, and it goes on: told, taken in, and given to a newcomer.
  await at(ben.page, (s) => s.set('after', 1), 0)
  await until('the other hears it', async () => (await read(ada, 'after')) === 1)
  await at(ada.page, (s) => s.set('later', 2), 0)
  await until('and the other way', async () => (await read(ben, 'later')) === 2)
  const cyd = await screen()
  await until('a newcomer has all of it', async () => {
    const has = await at(cyd.page, (s) => s.all(), 0)
    return (
      JSON.stringify([has['roll'], has['own0'], has['own1'], has['after'], has['later']]) ===
      JSON.stringify(['success', 'was here', 'was here', 1, 2])
    )
  })
  await expectScreensAlive([ada, ben, cyd], screen)
})
