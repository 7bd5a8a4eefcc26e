import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCut } from '../../src/sync/guard/bouncer.ts'
import { watcherKeys, writerKeys } from '../../src/sync/keys/keys.ts'
import { diceOf } from '../sync/garbage.ts'
import { at } from '../sync/house.ts'
import { KEYLESS, keyed, openTrickster, type Trick, type Trickster } from '../sync/trickster.ts'
import { expectKept } from './help/alive.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest } from './help/browser.ts'
import { until } from './help/until.ts'

/*
 * Two who play, and a signalling server that somebody wrote who wants them apart, or wants to be one of them.
 */

const KEY = Array.from({ length: 16 }, (_, n) => n * 23)
const WATCHING = watcherKeys(writerKeys(Uint8Array.from(KEY)).read)
const SEED = Number(process.env.SEED ?? 11)
const { open } = bareHouse()

let trickster: Trickster
beforeAll(async () => {
  trickster = await openTrickster()
})
afterAll(() => trickster.close())

const around = ({ page }: Guest) =>
  at(page, (s) => s.around().neighbours.map(({ peer, writes }) => ({ peer, writes })), 0)

/** Two who meet by this server alone, whatever it does; resolves with how long it took, ms. */
async function meet(trick: Trick): Promise<number> {
  trickster.trick = trick
  const both = [await open({ alone: false }), await open({ alone: false })] as const
  const began = performance.now()
  for (const { page } of both) {
    await at(page, (s, { key, servers }) => s.join(key, servers), {
      key: KEY,
      servers: [trickster.address],
    })
  }
  const selves = await Promise.all(
    both.map(({ page }) => at(page, (s) => s.around().self ?? '', 0)),
  )
  const linked = async () => {
    const known = await Promise.all(both.map(around))
    // Nobody else is ever there.
    for (const [n, some] of known.entries()) {
      for (const one of some) expect(one).toEqual({ peer: selves[1 - n], writes: true })
    }
    return known.every((some) => some.length === 1)
  }
  await until('they are linked', linked, 180_000)
  const took = performance.now() - began
  for (const [n, { page }] of both.entries()) {
    const key = `from ${n}`
    await at(page, (s, k) => s.set(k, 'here'), key)
    const other = both[1 - n]!
    await until(
      'the other reads it',
      async () => (await at(other.page, (s, k) => s.read(k), key)) === 'here',
      30_000,
    )
  }
  // It goes on, and nobody is parted.
  for (let n = 0; n < 20; n++) {
    await both[0].page.waitForTimeout(100)
    expect(await linked()).toBe(true)
  }
  await expectKept(...both)
  for (const guest of both) {
    const words = await at(guest.page, (s) => s.words(), 0)
    expect(words.flatMap(({ word }) => readCut(word) ?? [])).toEqual([])
    // The server is not the page's own, and it lets them down.
    guest.pardon(/^called|WebSocket connection to|can’t establish a connection/)
  }
  return took
}

test.each(Object.entries(KEYLESS))('a server that %s parts nobody', async (what, trick) => {
  const took = await meet(trick(diceOf(SEED)))
  process.stdout.write(`a server that ${what}: linked after ${Math.round(took)} ms\n`)
})

test.each(Object.entries(keyed(WATCHING, diceOf(SEED))))(
  'a server with the key to watch that %s parts nobody, and is nobody',
  async (what, trick) => {
    const took = await meet(trick)
    process.stdout.write(
      `a server with the key that ${what}: linked after ${Math.round(took)} ms\n`,
    )
  },
)

test('a server that says nothing at first, and all of it later, links them then', async () => {
  let silent = true
  let late = 0
  const held: (() => void)[] = []
  const timer = setTimeout(() => {
    silent = false
    late = held.length
    for (const give of held.splice(0)) give()
  }, 8000)
  await meet(({ data, give }) => {
    if (silent) held.push(() => give(data))
    else give(data)
  })
  clearTimeout(timer)
  // They met by what it had said, and not before.
  expect([silent, late > 0]).toEqual([false, true])
})
