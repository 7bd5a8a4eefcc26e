import { expect, test } from 'vitest'
import { at } from '../sync/house.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest } from './help/browser.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 11)

const { house, open } = bareHouse()

/** Three screens that are all linked, in browsers of their own or beside one another. */
async function three(alone = true): Promise<[Guest, Guest, Guest]> {
  const one = () => open({ alone })
  const all: [Guest, Guest, Guest] = [await one(), await one(), await one()]
  const join = (guest: Guest) =>
    at(guest.page, (s, { key, servers }) => s.join(key, servers), {
      key: KEY,
      servers: [house().signal],
    })
  await Promise.all(all.map(join))
  const linked = (guest: Guest) => at(guest.page, (s) => s.linked().length, 0)
  await until('all are linked', async () =>
    (await Promise.all(all.map(linked))).every((count) => count === 2),
  )
  return all
}
const throws = (guest: Guest, id: string) => at(guest.page, (s, name) => s.throwDice(name, 12), id)
/** What a screen saw of a throw: everything after its announcement. */
const saw = async (guest: Guest, id: string) =>
  (await at(guest.page, (s) => s.seen(), 0)).filter(
    (one) => one.id === id && one.became !== 'announced',
  )
const seesOpened = (guest: Guest, id: string) =>
  until(`${id} is opened`, async () => (await saw(guest, id)).length > 0)

test('a throw witnessed by two others has the same faces on all three screens', async () => {
  const [ada, ben, cyd] = await three(false)
  for (const [thrower, id, others] of [
    [ada, 'a1', [ben, cyd]],
    [ben, 'b1', [ada, cyd]],
    [ada, 'a2', [ben, cyd]],
  ] as const) {
    const thrown = await throws(thrower, id)
    expect(thrown).toMatchObject({ witnesses: 2, silent: 0, proven: true })
    for (const other of others) {
      await seesOpened(other, id)
      expect(await saw(other, id)).toEqual([{ id, became: 'opened', faces: thrown?.faces }])
    }
  }
})

test('at the same time, each throw has its own seed', async () => {
  const [ada, ben, cyd] = await three(false)
  // A page that never threw takes longer, on a slow machine more than a throw waits; two wait for one another here.
  await throws(ada, 'a0')
  await throws(ben, 'b0')
  const [a, b] = await Promise.all([throws(ada, 'a1'), throws(ben, 'b1')])
  expect([a?.witnesses, b?.witnesses]).toEqual([2, 2])
  await Promise.all([seesOpened(cyd, 'a1'), seesOpened(cyd, 'b1')])
  expect(await saw(cyd, 'a1')).toEqual([{ id: 'a1', became: 'opened', faces: a?.faces }])
  expect(await saw(cyd, 'b1')).toEqual([{ id: 'b1', became: 'opened', faces: b?.faces }])
})

test('a witness that hangs delays it by at most a second and a half, and is named', async () => {
  const [ada, ben, cyd] = await three()
  const goOn = await cyd.freeze()
  try {
    const thrown = await throws(ada, 'a1')
    expect(thrown).toMatchObject({ witnesses: 1, silent: 1, proven: true })
    await seesOpened(ben, 'a1')
    expect(await saw(ben, 'a1')).toEqual([{ id: 'a1', became: 'opened', faces: thrown?.faces }])
  } finally {
    goOn()
  }
  // Awake again, it hears what it slept through, and takes nobody for a cheat.
  await seesOpened(cyd, 'a1')
  expect(await saw(cyd, 'a1')).toMatchObject([{ became: 'opened' }])
})

test('a thrower killed before opening has abandoned the throw', async () => {
  const [ada, ben, cyd] = await three()
  const goOn = await cyd.freeze()
  try {
    // Cyd does not answer, so that the throw stays unopened for a while.
    void throws(ada, 'a1').catch(() => undefined)
    await until('ben hears of it', async () => {
      const seen = await at(ben.page, (s) => s.seen(), 0)
      return seen.some(({ became }) => became === 'announced')
    })
    await ada.kill()
  } finally {
    goOn()
  }
  for (const guest of [ben, cyd]) {
    await until('it is known as abandoned', async () => (await saw(guest, 'a1')).length > 0, 20_000)
    expect(await saw(guest, 'a1')).toEqual([{ id: 'a1', became: 'abandoned' }])
  }
})
