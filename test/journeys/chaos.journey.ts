import { expect, test } from 'vitest'
import { diceOf } from '../sync/garbage.ts'
import { at } from '../sync/house.ts'
import { expectScreensAlive } from './help/alive.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest } from './help/browser.ts'
import { arm, fling } from './help/hostile.ts'
import { openNetwork, PLAIN_ADDRESSES } from './help/network.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 19)
const LONG = process.env.LONG === '1'
/** How long people come, go, edit and suffer (s). */
const LASTS = LONG ? 300 : 40
const SEED = Number(process.env.SEED ?? 2026)
const [FEWEST, MOST] = [3, 6]
/** After a cut is healed, packets are sent again in ever longer intervals: so long until nothing waits any more, ms. */
const CALM = 20_000

const { house, open } = bareHouse()

interface Person {
  readonly name: string
  readonly guest: Guest
  edits: number
  /** The way on, while it is stopped. */
  wake?: (() => void) | undefined
}

test(`${LASTS} seconds of people who come and go, cut wires and bad manners lose nothing`, {
  timeout: (LASTS + 200) * 1000,
}, async () => {
  const dice = diceOf(SEED)
  const network = openNetwork(dice)
  network.weather = { delay: 10, loss: 1 }
  const begun = performance.now()
  const now = () => performance.now() - begun
  /** Every edit that must be there in the end, and when it was made. */
  const made = new Map<string, { value: unknown; by: string; at: number }>()
  const people: Person[] = []
  /** Everybody who ever sat here. */
  const all: Guest[] = []
  const counts = { edits: 0, joins: 0, leaves: 0, kills: 0, cuts: 0, stops: 0, bad: 0, servers: 0 }
  let named = 0
  let eve: Guest | undefined
  let healsAt = 0
  let calmAt = 0
  let serverBackAt = 0

  async function sit(name: string, watch: boolean): Promise<Guest> {
    const guest = await open({
      flags: [PLAIN_ADDRESSES],
      before: async (context) => {
        await network.attach(context, name)
        if (watch) await arm(context)
      },
    })
    all.push(guest)
    await at(guest.page, (s, given) => s.join(given.key, given.servers, given.watch), {
      key: KEY,
      servers: [house().signal],
      watch,
    })
    return guest
  }
  async function join(): Promise<void> {
    const name = `p${named++}`
    people.push({ name, guest: await sit(name, false), edits: 0 })
    counts.joins++
  }
  const awake = () => people.filter(({ wake }) => !wake)
  const one = <T>(all: readonly T[]): T | undefined => all[dice(Math.max(1, all.length))]

  async function edit(person: Person): Promise<void> {
    for (let n = dice(4); n >= 0; n--) {
      const key = `${person.name}/${person.edits++}`
      const value = dice(12) === 0 ? 'x'.repeat(30_000) : dice(1000)
      await at(person.guest.page, (s, [k, v]) => s.set(k, v), [key, value] as const)
      await at(person.guest.page, (s, v) => s.set('which', v), key)
      made.set(key, { value, by: person.name, at: now() })
      counts.edits++
    }
    await at(person.guest.page, (s, x) => s.point(x, x), dice(500))
  }
  /** Whether somebody may go now: the others have heard of all but the last second. */
  const calm = async (person: Person) => {
    const others = awake().filter((other) => other !== person)
    if (people.length <= FEWEST || others.length < 2 || now() < calmAt || healsAt > 0) return false
    return (await at(person.guest.page, (s) => s.linked().length, 0)) >= people.length - 1
  }
  function forget(person: Person): void {
    people.splice(people.indexOf(person), 1)
    for (const [key, { by, at: when }] of made) {
      if (by === person.name && now() - when < 1000) made.delete(key)
    }
  }
  function heal(): void {
    network.heal()
    healsAt = 0
    calmAt = now() + CALM
  }
  function wake(person: Person): void {
    person.wake?.()
    person.wake = undefined
    calmAt = Math.max(calmAt, now() + 5000)
  }
  async function bother(): Promise<void> {
    const own = eve ?? (await sit('eve', true))
    eve = own
    const victim = one(awake())
    if (!victim) return
    const client = await at(victim.guest.page, (s) => s.client, 0)
    const linked = () => at(own.page, (s) => s.linked().length, 0)
    for (let n = 0; n < 50 && (await linked()) === 0; n++) await own.page.waitForTimeout(100)
    counts.bad += await fling(own.page, 40, client, dice)
    // Cut off by all, it comes anew.
    await own.page.reload()
    await at(own.page, (s, given) => s.join(given.key, given.servers, true), {
      key: KEY,
      servers: [house().signal],
    })
  }

  /** What happens; false where it cannot happen now. */
  const EVENTS: Record<string, (person: Person) => Promise<boolean>> = {
    async join() {
      if (people.length >= MOST) return false
      await join()
      return true
    },
    async leave(person) {
      if (!(await calm(person))) return false
      forget(person)
      counts.leaves++
      await person.guest.close()
      return true
    },
    async kill(person) {
      if (!(await calm(person))) return false
      forget(person)
      counts.kills++
      await person.guest.kill()
      return true
    },
    async cut() {
      if (healsAt > 0) return false
      const some = people.filter((_, n) => n === 0 || dice(2) === 0).slice(0, people.length - 1)
      network.part(...some.map(({ name }) => name))
      healsAt = now() + 3000 + dice(12_000)
      counts.cuts++
      return true
    },
    async stop(person) {
      if (awake().length < 3) return false
      person.wake = await person.guest.freeze()
      setTimeout(() => wake(person), 1000 + dice(12_000))
      counts.stops++
      return true
    },
    async server() {
      if (serverBackAt > 0) return false
      house().kill()
      serverBackAt = now() + 4000
      counts.servers++
      return true
    },
    async bother() {
      await bother()
      return true
    },
  }
  const ROUND = ['kill', 'bother', 'join', 'leave', 'join', 'stop', 'bother', 'server']
  const shuffled = (names: readonly string[]) =>
    names
      .map((name) => ({ name, at: dice(1000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => name)

  for (let n = 0; n < 4; n++) await join()
  // The wires are cut when each of the others has had its turn; what cannot happen now waits.
  let agenda = [...ROUND, 'cut']
  for (let n = 1; now() < LASTS * 1000; n++) {
    if (agenda.length === 0) agenda = [...shuffled(ROUND), 'cut']
    const person = one(awake())
    if (person) await edit(person)
    if (person && n % 4 === 0) {
      for (const [place, name] of agenda.entries()) {
        if (!(await EVENTS[name]?.(person))) continue
        agenda.splice(place, 1)
        break
      }
    }
    if (healsAt > 0 && now() > healsAt) heal()
    if (serverBackAt > 0 && now() > serverBackAt) {
      serverBackAt = 0
      house().revive()
    }
    await new Promise((done) => setTimeout(done, 20 + dice(150)))
  }

  // Peace.
  if (serverBackAt > 0) house().revive()
  heal()
  for (const person of people) wake(person)
  await eve?.close()
  const linked = ({ guest }: Person) => at(guest.page, (s) => s.linked().length, 0)
  await until(
    'all are linked',
    async () => (await Promise.all(people.map(linked))).every((n) => n === people.length - 1),
    120_000,
  )
  const held = () =>
    Promise.all(people.map(({ guest }) => at(guest.page, (s) => Object.entries(s.all()).sort(), 0)))
  await until(
    'all hold the same',
    async () => new Set((await held()).map((all) => JSON.stringify(all))).size === 1,
    60_000,
  )
  const [first = []] = await held()
  const there = new Map(first)
  const lost = [...made].filter(([key, { value }]) => there.get(key) !== value)
  process.stdout.write(
    `chaos, seed ${SEED}: ${JSON.stringify(counts)}, ${made.size} edits to be kept, ${lost.length} lost, ${people.length} people at the end, ${network.carried.through} packets carried, ${network.carried.lost} lost\n`,
  )
  expect(lost.map(([key, { at: when }]) => `${key} of ${Math.round(when)} ms`)).toEqual([])
  await expectScreensAlive(
    people.map(({ guest }) => guest),
    () => sit('last', false),
  )
  // A server that is gone is told of in the console.
  for (const guest of all) guest.pardon(/WebSocket connection to/)
  network.close()
})
