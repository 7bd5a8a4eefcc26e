import { expect, test } from 'vitest'
import { readCut } from '../../src/sync/guard/bouncer.ts'
import { readAge } from '../../src/sync/link/build.ts'
import { crowd } from '../sync/heavy.ts'
import { at } from '../sync/house.ts'
import { expectScreensAlive } from './help/alive.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest } from './help/browser.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 11)
const { house, open } = bareHouse()

const join = (guest: Guest) =>
  at(guest.page, (s, { key, servers }) => s.join(key, servers), {
    key: KEY,
    servers: [house().signal],
  })
async function screen(): Promise<Guest> {
  const guest = await open({ alone: false })
  await join(guest)
  return guest
}
const linked = (guest: Guest) => at(guest.page, (s) => s.linked().length, 0)
const meshed = (...all: readonly Guest[]) =>
  until(
    `${all.length} are all linked`,
    async () => (await Promise.all(all.map(linked))).every((count) => count === all.length - 1),
    30_000,
  )
const wordsOf = (guest: Guest) => at(guest.page, (s) => s.words(), 0)
/** Whom this screen has cut off itself, and why. */
const cutBy = async (guest: Guest) =>
  (await wordsOf(guest)).flatMap(({ from, word }) => (from === '' ? (readCut(word) ?? []) : []))
const clientOf = (guest: Guest) => at(guest.page, (s) => s.client, 0)

/** Bytes of a message in a frame that is not its last. */
const FULL = 16 * 1024 - 1

/** An update as an answer that nobody asked for, in frames. */
function frames(update: Uint8Array): number[][] {
  const length: number[] = []
  for (let left = update.length; ; left >>>= 7) {
    length.push((left & 127) | (left > 127 ? 128 : 0))
    if (left <= 127) break
  }
  const message = [0, 1, ...length, ...update]
  const all: number[][] = []
  for (let from = 0; from < message.length; from += FULL) {
    const last = from + FULL >= message.length
    all.push([last ? 1 : 0, ...message.slice(from, from + FULL)])
  }
  return all
}

/** Presence of somebody who is not there: two clients in one message. */
const FORGED = [1, 1, 11, 2, 5, 1, 2, 123, 125, 6, 1, 2, 123, 125]

const DEEDS: readonly (readonly [
  what: string,
  why: string,
  channel: 'doc' | 'talk',
  frames: readonly (readonly number[])[],
  times: number,
])[] = [
  ['a frame that is none', 'nonsense', 'doc', [[7, 7, 7]], 1],
  ['words that cannot be read', 'nonsense', 'talk', [[1, 123, 123]], 1],
  ['the presence of others', 'nonsense', 'doc', [FORGED], 1],
  ['a flood', 'flood', 'talk', [[1, 123, 125]], 60_000],
  ['letters that would take half a minute', 'heavy', 'doc', frames(crowd(10_000)), 1],
]

test('whoever misbehaves is cut off by all, who are told and go on', async () => {
  const [ada, ben] = [await screen(), await screen()]
  // Who comes anew after the first was cut off would have to wait for a while.
  const eves: Guest[] = []
  for (const _ of DEEDS) eves.push(await screen())
  await meshed(ada, ben, ...eves)
  // Who has nothing yet would be more patient.
  await at(ada.page, (s) => s.set('before', 'it'), 0)
  for (const [n, [what, why, channel, raw, times]] of DEEDS.entries()) {
    const eve = eves[n]!
    const client = await clientOf(eve)
    await at(eve.page, (s, given) => s.shout(given.channel, given.raw, given.times), {
      channel,
      raw,
      times,
    })
    for (const guest of [ada, ben]) {
      await until(
        `${what} is noticed`,
        async () => (await cutBy(guest)).some((cut) => cut.client === client && cut.why === why),
        20_000,
      )
    }
    await eve.close()
  }
  await until('only the two are left', async () => (await linked(ada)) === 1)
  await at(ada.page, (s) => s.set('after', 'all that'), 0)
  await until(
    'ben reads it',
    async () => (await at(ben.page, (s) => s.read('after'), 0)) === 'all that',
  )
  for (const guest of [ada, ben]) {
    expect(await at(guest.page, (s) => s.errors, 0)).toEqual([])
    // None of it came into the table.
    expect(await at(guest.page, (s) => s.all(), 0)).toEqual({
      before: 'it',
      after: 'all that',
    })
  }
  await expectScreensAlive([ada, ben], screen)
}, 480_000)

test('word of somebody else’s deeds cuts nobody off', async () => {
  const [ada, ben, eve] = [await screen(), await screen(), await screen()]
  await meshed(ada, ben, eve)
  const benId = await clientOf(ben)
  const around = await at(ada.page, (s) => s.around().neighbours, 0)
  const { peer, client } = around.find((one) => one.client === benId)!
  await at(
    eve.page,
    (s, text) => s.shout('talk', [[1, ...new TextEncoder().encode(text)]]),
    JSON.stringify({ cut: { peer, client, why: 'nonsense' } }),
  )
  await until('ada has heard it', async () =>
    (await wordsOf(ada)).some(({ from, word }) => from !== '' && readCut(word)?.peer === peer),
  )
  await at(ben.page, (s) => s.set('still', 'here'), 0)
  await until(
    'ben is heard',
    async () => (await at(ada.page, (s) => s.read('still'), 0)) === 'here',
  )
  expect(await cutBy(ada)).toEqual([])
  await expectScreensAlive([ada, ben, eve], screen)
})

test('another version of the page is told of on both sides, once; a newer one to the older', async () => {
  const ages = async (guest: Guest) =>
    (await wordsOf(guest)).flatMap(({ from, word }) => (from === '' ? (readAge(word) ?? []) : []))
  const build = (of: string, made: number) => (guest: Guest) =>
    guest.page.addInitScript(
      `globalThis.__BUILD__ = ${JSON.stringify({ version: '1.0.0', of, made })}`,
    )
  const [ada, ben] = [await open({ alone: false }), await open({ alone: false })]
  await build('aa', 1)(ada)
  await build('bb', 2)(ben)
  for (const guest of [ada, ben]) await guest.page.reload()
  for (const guest of [ada, ben]) await join(guest)
  await meshed(ada, ben)
  await until('ada is told', async () => (await ages(ada)).length === 1)
  expect([await ages(ada), await ages(ben)]).toEqual([['newer'], []])
  await ben.close()

  const eve = await open({ alone: false })
  await at(eve.page, (s) => s.lie('"hello":2', '"hello":3'), 0)
  await join(eve)
  await until('ada is told of the other', async () => (await ages(ada)).length === 2, 20_000)
  expect(await ages(ada)).toEqual(['newer', 'other'])
  await until('nobody is linked', async () => (await linked(ada)) === 0, 20_000)
})
