import { expect, test } from 'vitest'
import { at } from '../sync/house.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest } from './help/browser.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 5)

const { house, open } = bareHouse()

/** A Firefox and a Chromium that have joined. */
async function both(servers: readonly string[]): Promise<{ fox: Guest; chrome: Guest }> {
  const [fox, chrome] = await Promise.all([open({ firefox: true }), open()])
  expect(await fox.page.evaluate(() => navigator.userAgent)).toContain('Firefox/')
  for (const { page } of [fox, chrome]) {
    await at(page, (s, { key, to }) => s.join(key, to), { key: KEY, to: servers })
  }
  return { fox, chrome }
}
const linked = (...all: readonly Guest[]) =>
  until(
    'all are linked',
    async () => {
      const counts = await Promise.all(all.map(({ page }) => at(page, (s) => s.linked().length, 0)))
      return counts.every((count) => count === all.length - 1)
    },
    30_000,
  )
const reads = (guest: Guest, key: string, value: unknown) =>
  until(`${key} arrives`, async () => (await at(guest.page, (s, k) => s.read(k), key)) === value)

/** Edits, in both directions. */
async function talk(one: Guest, other: Guest): Promise<void> {
  await at(one.page, (s) => s.set('one', 1), 0)
  await at(other.page, (s) => s.set('other', 2), 0)
  await Promise.all([reads(other, 'one', 1), reads(one, 'other', 2)])
}

test('Firefox and Chromium share edits, megabytes, hands and dice', async () => {
  const { fox, chrome } = await both([house().signal])
  await linked(fox, chrome)
  await talk(fox, chrome)
  for (const [from, to] of [
    [fox, chrome],
    [chrome, fox],
  ] as const) {
    const client = await at(from.page, (s) => s.client, 0)
    await at(from.page, (s, who) => s.fill(`big ${who}`, 3_000_000), client)
    await until(
      'three megabytes arrive',
      async () => (await at(to.page, (s, who) => s.size(`big ${who}`), client)) === 3_000_000,
    )
    await at(from.page, (s) => s.point(5, 6), 0)
    await until('the hand is seen', async () => {
      return JSON.stringify(await at(to.page, (s) => s.pointers(), 0)) === '[[5,6]]'
    })
    const id = `thrown by ${client}`
    const thrown = await at(from.page, (s, name) => s.throwDice(name, 12), id)
    expect(thrown).toMatchObject({ witnesses: 1, silent: 0, proven: true })
    await until('it is seen', async () => {
      const seen = await at(to.page, (s) => s.seen(), 0)
      return seen.some((one) => one.id === id && one.became === 'opened')
    })
    const seen = await at(to.page, (s) => s.seen(), 0)
    expect(seen.filter((one) => one.id === id).at(-1)?.faces).toEqual(thrown?.faces)
  }
})

test('without a server codes link them, whoever invites, and however long the way back takes', async () => {
  const invite = async (host: Guest, newcomer: Guest) => {
    const offer = await at(host.page, (s) => s.offer(), 0)
    const first = await at(newcomer.page, (s, code) => s.answer(code), offer)
    expect(first.length).toBeLessThan(200)
    // People take their time: by now the first answer is too old.
    await until(
      'there is the third answer',
      async () => (await at(newcomer.page, (s) => s.ways(), 0)).length > 2,
      40_000,
    )
    const newest = (await at(newcomer.page, (s) => s.ways(), 0)).at(-1) ?? ''
    expect(await at(host.page, (s, code) => s.answered(code), newest)).toBe(true)
    await linked(host, newcomer)
    await talk(host, newcomer)
  }
  const [one, other] = await Promise.all([both([]), both([])])
  await Promise.all([invite(one.fox, one.chrome), invite(other.chrome, other.fox)])
})
