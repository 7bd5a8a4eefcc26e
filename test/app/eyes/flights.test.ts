import { describe, expect, test } from 'vitest'
import {
  type Flight,
  inTheAir,
  makeFlights,
  readyIn,
  SMALL_TRAYS,
  stallFor,
} from '../../../src/app/eyes/flights.ts'
import type { InFlight } from '../../../src/table/presence/presence.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { throwOf } from '../../tray/throws.ts'

const landed = (place: Flight['place']) => ({ place, landed: true })
const flying = (place: Flight['place']) => ({ place, landed: false })

describe('where a throw is seen', () => {
  test.each<[string, Pick<Flight, 'place' | 'landed'>[], boolean, Flight['place']]>([
    ['the first in the tray', [], true, 'tray'],
    ['a second in a small one', [flying('tray')], true, 0],
    ['a third in the next', [flying('tray'), flying(0)], true, 1],
    ['one after the tray is free in the tray', [flying(0), flying(1)], true, 'tray'],
    ['others beside a tray whose dice are in a hand', [], false, 0],
    ['where dice have long lain still', [flying('tray'), landed(0), landed(1), landed(2)], true, 0],
    ['rather in an empty one', [flying('tray'), landed(0), flying(2)], true, 1],
    ['too many nowhere', [flying('tray'), flying(0), flying(1), flying(2)], true, undefined],
  ])('%s', (_, flights, free, place) => {
    expect(stallFor(flights, free)).toBe(place)
  })
})

const thrown = (id: string, about = id): InFlight => ({
  id,
  seat: 'ada',
  thrown: throwOf(id.length, 3),
  check: { kind: 'scene', about, dr: 1, dice: ['d6'], bursts: {}, pairs: [], ready: [] },
  startedAt: 0,
})

/** An air in which the tray's throws land when they are told to. */
function air(free = true) {
  const landing = new Map<string, () => void>()
  const flights = makeFlights({
    roll: async (each) => simulate(each),
    free: (own) => own || free,
    play: ({ id }) => new Promise((land) => landing.set(id, land)),
    count: (_, roll) => ({ hits: roll.map(({ face }) => (face > 4 ? 1 : 0)) }),
  })
  const out = flights.open()
  const where = () => flights.list().map(({ id, place }) => `${id}: ${place}`)
  const land = async (id: string) => {
    await expect.poll(() => landing.has(id)).toBe(true)
    landing.get(id)?.()
  }
  return { flights, where, land, out }
}

describe('throws in the air', () => {
  test('the own dice roll in the tray, and those of others that were there go on beside it', async () => {
    const { flights, where, land } = air()
    const theirs = flights.launch(thrown('bb'), false)
    expect(where()).toEqual(['bb: tray'])
    await expect.poll(() => flights.list()[0]?.tumble).toBeDefined()
    const own = flights.launch(thrown('a'), true)
    expect(where()).toEqual(['bb: 0', 'a: tray'])
    // The tray lets go of what it no longer shows.
    await land('bb')
    expect(flights.list()[0]).toMatchObject({ place: 0, landed: false, since: expect.any(Number) })
    flights.land('bb')
    expect((await theirs)?.roll).toEqual(simulate(thrown('bb').thrown).roll)
    await land('a')
    expect((await own)?.roll).toEqual(simulate(thrown('a').thrown).roll)
  })

  test('several fly at once, each on its own, and each ends with its own faces', async () => {
    const { flights, where, land } = air()
    const [a, bb] = [flights.launch(thrown('a'), true), flights.launch(thrown('bb'), false)]
    expect(where()).toEqual(['a: tray', 'bb: 0'])
    await expect.poll(() => flights.list()[1]?.tumble).toBeDefined()
    flights.land('bb')
    expect((await bb)?.roll).toEqual(simulate(thrown('bb').thrown).roll)
    expect(flights.list()[1]).toMatchObject({ landed: true, hits: expect.any(Array) })
    await land('a')
    expect((await a)?.roll).toEqual(simulate(thrown('a').thrown).roll)
    // The tray goes on showing what it shows; the small one stays for a while.
    expect(where()).toEqual(['bb: 0'])
  })

  test('too many of others are neither seen nor rolled; the own are rolled unseen', async () => {
    const { flights, where, out } = air()
    for (let n = 0; n <= SMALL_TRAYS; n++) void flights.launch(thrown('o'.repeat(n + 1)), false)
    expect(where()).toHaveLength(SMALL_TRAYS + 1)
    expect(await flights.launch(thrown('others'), false)).toBeUndefined()
    const own = flights.launch(thrown('own'), true)
    expect(where().at(-1)).toBe('own: undefined')
    await new Promise((soon) => setTimeout(soon, 50))
    out()
    expect((await own)?.roll).toEqual(simulate(thrown('own').thrown).roll)
    expect(where().some((each) => each.startsWith('own'))).toBe(false)
  })

  test('a throw on which others have a say waits in its place, and flies by what they said', async () => {
    const { flights, land } = air()
    let ready = (_: Pick<InFlight, 'thrown' | 'startedAt'>) => {}
    const agreed = new Promise<Pick<InFlight, 'thrown' | 'startedAt'>>((take) => {
      ready = take
    })
    const own = flights.launch(thrown('a'), true, 0, agreed)
    expect(flights.list()).toMatchObject([{ place: 'tray', waits: true, landed: false }])
    expect(inTheAir(flights.list(), thrown('a').check)).toBe(true)
    const known = throwOf(99, 4)
    ready({ thrown: known, startedAt: 7 })
    await land('a')
    expect((await own)?.roll).toEqual(simulate(known).roll)
  })

  test('leaving lets everything lie at once, also what is thrown meanwhile', async () => {
    const { flights, out } = air(false)
    const first = flights.launch(thrown('a'), false)
    out()
    const second = flights.launch(thrown('b'), false)
    expect((await first)?.roll).toBeDefined()
    expect((await second)?.roll).toBeDefined()
  })

  test('what cannot be rolled is forgotten and leaves its place', async () => {
    const { flights, where } = air()
    const bad = { ...thrown('bad'), thrown: { ...throwOf(1, 1), seed: 'nonsense' } }
    await expect(flights.launch(bad, false)).rejects.toThrow('throw.unreadable')
    expect(where()).toEqual([])
  })

  test('who throws for the same question again and again holds nobody up', async () => {
    const { flights, land } = air()
    const of = (id: string) => ({ ...thrown(id, 'oval'), id: `7/${id}` })
    const first = flights.launch(of('a'), false)
    const { check } = of('x')
    expect(inTheAir(flights.list(), check)).toBe(true)
    await land('7/a')
    await first
    void flights.launch(of('b'), false)
    expect(flights.list()).toHaveLength(1)
    expect(inTheAir(flights.list(), check)).toBe(false)
    // Somebody else's is another thing.
    void flights.launch({ ...of('c'), id: '8/c' }, false)
    expect(inTheAir(flights.list(), check)).toBe(true)
  })

  test('one question is answered once; free throws do not wait for one another', async () => {
    const { flights } = air()
    void flights.launch(thrown('a', 'oval'), false)
    const free = { ...thrown('b').check, kind: 'free', about: 'free' }
    void flights.launch({ ...thrown('b'), check: free }, false)
    expect(inTheAir(flights.list(), thrown('x', 'oval').check)).toBe(true)
    expect(inTheAir(flights.list(), thrown('x', 'other').check)).toBe(false)
    expect(inTheAir(flights.list(), free)).toBe(false)
    void flights.launch({ ...thrown('c'), check: free }, true)
    expect(inTheAir(flights.list(), free)).toBe(true)
  })
})

describe('what is in the air and not on the table', () => {
  const items = new Map([
    ['d1', { kind: 'die' }],
    ['note', { kind: 'note' }],
  ])
  const pieces = { die: { texts: [] }, note: { texts: ['text'] } }
  const ready = (own: boolean, ...ids: string[]) => {
    const flight = thrown('a')
    return { ...flight, own, landed: false, check: { ...flight.check, ready: ids } }
  }
  test.each<[string, Parameters<typeof readyIn>[0], string[]]>([
    ['nothing where nothing flies', [], []],
    ['the own dice', [ready(true, 'd1')], ['d1']],
    ['the dice of others', [ready(false, 'd1')], ['d1']],
    ['no longer when they have landed', [{ ...ready(true, 'd1'), landed: true }], []],
    ['nothing of others that can be written on', [ready(false, 'note', 'd1')], ['d1']],
  ])('%s', (_, flights, ids) => {
    expect([...readyIn(flights, items, pieces)]).toEqual(ids)
  })
})
