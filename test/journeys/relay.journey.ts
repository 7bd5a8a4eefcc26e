import { afterEach, describe, expect, test } from 'vitest'
import { at } from '../sync/house.ts'
import { KINDS, openRelay, type TestRelay } from '../sync/relays.ts'
import { expectScreensAlive } from './help/alive.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest, Manner } from './help/browser.ts'
import { readingsIn, readingsToldIn } from './help/readings.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 5)

const { house, open } = bareHouse()
const relays: TestRelay[] = []
const guests: Guest[] = []
afterEach(async () => {
  // They called a relay, and once it was not there.
  const meant = new RegExp(relays.map(({ address }) => address).join('|'))
  for (const guest of guests.splice(0)) {
    await guest.close()
    guest.pardon(meant)
  }
  for (const relay of relays.splice(0)) await relay.stop()
})
async function newRelay(kind: keyof typeof KINDS = '@y/websocket-server') {
  const relay = await openRelay(kind)
  relays.push(relay)
  return relay
}

/** A screen that has joined; a walled one can be reached by a relay only. */
async function screen(
  how: {
    relay?: TestRelay
    signal?: boolean
    walled?: boolean
    watch?: boolean
  },
  before?: Manner['before'],
): Promise<Guest> {
  const guest = await open({ alone: false, ...(before && { before }) })
  guests.push(guest)
  if (how.walled) await at(guest.page, (s) => s.wallIn(), 0)
  await at(guest.page, (s, { key, servers, watch, ways }) => s.join(key, servers, watch, ways), {
    key: KEY,
    servers: how.signal ? [house().signal] : [],
    watch: how.watch === true,
    ways: how.relay ? [how.relay.address] : [],
  })
  return guest
}

/** How each other one is reached, far or near. */
const reached = (guest: Guest) =>
  at(
    guest.page,
    (s) =>
      s
        .around()
        .neighbours.map(({ far }) => (far ? 'far' : 'near'))
        .sort(),
    0,
  )
const reaches = (guest: Guest, ...how: readonly ('far' | 'near')[]) =>
  until(`reaches ${how.join(', ')}`, async () => `${await reached(guest)}` === `${how}`, 30_000)
const set = (guest: Guest, key: string, value: string) =>
  at(guest.page, (s, given) => s.set(given.key, given.value), { key, value })
const reads = (guest: Guest, key: string, value: string) =>
  until(
    `${key} arrives`,
    async () => (await at(guest.page, (s, k) => s.read(k), key)) === value,
    20_000,
  )
const throws = (guest: Guest, id: string) => at(guest.page, (s, name) => s.throwDice(name, 12), id)
const seesThrow = async (guest: Guest, id: string, faces: readonly number[] | undefined) => {
  const saw = async () => (await at(guest.page, (s) => s.seen(), 0)).filter((one) => one.id === id)
  await until(`${id} is opened`, async () => (await saw()).some(({ faces }) => faces))
  expect((await saw()).at(-1)).toEqual({ id, became: 'opened', faces })
}

describe.each(Object.keys(KINDS) as (keyof typeof KINDS)[])('by a relay of %s', (kind) => {
  test('two whom no path connects sit at one table, throw together, and outlive the relay', async () => {
    const relay = await newRelay(kind)
    const [ada, ben] = [
      await screen({ relay, walled: true }),
      await screen({ relay, walled: true }),
    ]
    await Promise.all([reaches(ada, 'far'), reaches(ben, 'far')])
    await set(ada, 'card', 'dragon')
    await reads(ben, 'card', 'dragon')
    await at(ben.page, (s) => s.point(3, 4), 0)
    await until('the pointer is seen', async () => {
      return JSON.stringify(await at(ada.page, (s) => s.pointers(), 0)) === '[[3,4]]'
    })
    const thrown = await throws(ada, 'a1')
    expect(thrown).toMatchObject({ witnesses: 1, silent: 0, proven: true })
    await seesThrow(ben, 'a1', thrown?.faces)

    // One who looks on gets all, and what they write stays with them.
    const wes = await screen({ relay, walled: true, watch: true })
    await reads(wes, 'card', 'dragon')
    await set(wes, 'forged', 'yes')
    await relay.stop()
    await set(ada, 'meanwhile', 'a')
    await set(ben, 'also', 'b')
    await until(
      'they know that they are alone',
      async () => (await reached(ada)).length === 0,
      20_000,
    )
    await relay.revive()
    await Promise.all([reads(ben, 'meanwhile', 'a'), reads(ada, 'also', 'b')])
    await reads(wes, 'also', 'b')
    const has = await at(ada.page, (s) => s.all(), 0)
    expect(has).toEqual({ card: 'dragon', meanwhile: 'a', also: 'b' })
    await expectScreensAlive([ada, ben], () => screen({ relay, walled: true }))
  })
})

test('what is long is read by a worker, and comes whole', async () => {
  const relay = await newRelay()
  const ada = await screen({ relay, walled: true })
  const ben = await screen({ relay, walled: true }, readingsToldIn)
  await Promise.all([reaches(ada, 'far'), reaches(ben, 'far')])
  expect(await readingsIn(ben.page)).toEqual([])
  await set(ada, 'long', 'x'.repeat(200_000))
  await reads(ben, 'long', 'x'.repeat(200_000))
  expect(await readingsIn(ben.page)).toContain(1)
  // And what lies there already, for one who comes late.
  const cyd = await screen({ relay, walled: true }, readingsToldIn)
  await reads(cyd, 'long', 'x'.repeat(200_000))
  expect((await readingsIn(cyd.page)).some((entries) => entries > 0)).toBe(true)
  await set(ben, 'after', 'it')
  await reads(cyd, 'after', 'it')
})

test('one by the relay and two who are linked are one table', async () => {
  const relay = await newRelay()
  const ada = await screen({ relay, signal: true })
  const ben = await screen({ signal: true })
  const cyd = await screen({ relay, walled: true })
  await Promise.all([reaches(ada, 'far', 'near'), reaches(ben, 'near'), reaches(cyd, 'far')])
  await set(ben, 'from ben', '1')
  await reads(cyd, 'from ben', '1')
  await set(cyd, 'from cyd', '2')
  await reads(ben, 'from cyd', '2')
  const thrown = await throws(ada, 'a1')
  expect(thrown).toMatchObject({ witnesses: 2, silent: 0, proven: true })
  await seesThrow(ben, 'a1', thrown?.faces)
  await seesThrow(cyd, 'a1', thrown?.faces)
})

test('two who meet at a relay and can be linked are, and fall back on it when the link ends', async () => {
  const relay = await newRelay()
  const [ada, ben] = [await screen({ relay }), await screen({ relay })]
  await Promise.all([reaches(ada, 'near'), reaches(ben, 'near')])
  await set(ada, 'card', 'dragon')
  await reads(ben, 'card', 'dragon')
  expect((await throws(ben, 'b1'))?.witnesses).toBe(1)
  await at(ada.page, (s) => s.wallIn(), 0)
  await Promise.all([reaches(ada, 'far'), reaches(ben, 'far')])
  await set(ben, 'card', 'griffin')
  await reads(ada, 'card', 'griffin')
  expect((await throws(ada, 'a1'))?.witnesses).toBe(1)
})
