import { expect, test } from 'vitest'
import { makeFlights } from '../../../src/app/eyes/flights.ts'
import type { OpenTable } from '../../../src/app/page/opentable.ts'
import { voiceOf } from '../../../src/app/page/voice.ts'
import { throwOnce } from '../../../src/app/table/throwonce.ts'
import type { Change } from '../../../src/rules/board/change.ts'
import type { Check } from '../../../src/rules/dice/check.ts'
import { drawnOf, lotsOf } from '../../../src/rules/dice/lots.ts'
import type { Joint, Terms } from '../../../src/rules/dice/roll.ts'
import type { Agreed } from '../../../src/sync/circle/together.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { USUAL_FLICK } from '../../../src/tray/thrown.ts'
import { makeNotices } from '../../../src/ui/parts/notices.ts'
import { makeSpoken } from '../../../src/ui/say/language.ts'
import { GAMES } from '../../games/all.ts'
import { aTable, copyOf } from '../../table/make.ts'

const game = GAMES[0]!
const SEED = '7'.repeat(64)
const hand = (n: number) => ({
  peer: `${n}`.repeat(64),
  value: `${n}`.repeat(64),
  sign: `${n}`.repeat(128),
})
const joint: Joint = {
  table: '',
  session: '5e'.repeat(12),
  n: 1,
  thrower: hand(1),
  witnesses: [hand(2)],
  silent: [],
}
const check: Check = {
  kind: 'free',
  about: '',
  dr: 1,
  dice: ['d6', 'd8'],
  bursts: {},
  pairs: [],
  ready: [],
}

/** A table whose others answer a throw so, and what its tray is asked to do. */
function atTable(answer?: (terms: Terms) => Promise<Agreed>, roll = simulate) {
  const table = aTable()
  const tray: string[] = []
  const room = {
    together: () => (answer ? { nextId: () => 'ours' } : undefined),
    throwDice: answer ?? (() => undefined),
  }
  const air = makeFlights({
    roll: async (thrown) => roll(thrown),
    free: () => true,
    play: async () => {},
    count: () => ({}),
  })
  const notices = makeNotices()
  const opened = {
    table,
    game,
    room,
    voice: () => voiceOf({ spoken: makeSpoken() }, game),
  } as unknown as OpenTable
  const around = {
    opened,
    air,
    notices,
    lays: (_: string, changes: readonly Change[]) => changes,
    tray: () => ({
      clear: () => tray.push('clear'),
      shake: (power: number | undefined) => tray.push(`shake ${power}`),
    }),
  }
  return {
    table,
    tray,
    air,
    said: () => notices.list().map(({ say }) => say),
    throwNow: (asked = check) => throwOnce(around, 'ada', asked, USUAL_FLICK),
  }
}

test('alone, what fell of its own luck is written down with how it was thrown', async () => {
  const { table, tray, air, throwNow } = atTable()
  const thrown = throwNow()
  // At once, so that a second press finds it in the air.
  expect(air.list()).toHaveLength(1)
  await thrown
  const [record, ...others] = table.state().rolls
  expect(others).toEqual([])
  expect(record).toMatchObject({ seat: 'ada', check: { dice: ['d6', 'd8'] } })
  expect(record?.roll).toEqual(simulate(record!.thrown!).roll)
  expect(record?.joint).toBeUndefined()
  expect(tray).toEqual([])
})

test('without dice it is decided as it stands', async () => {
  const { table, tray, air, throwNow } = atTable()
  const thrown = throwNow({ ...check, dice: [] })
  expect(air.list()).toEqual([])
  await thrown
  expect(table.state().rolls).toMatchObject([{ seat: 'ada', roll: [] }])
  expect(table.state().rolls[0]?.thrown).toBeUndefined()
  expect(tray).toEqual(['clear'])
})

const lots = [{ of: ['oak', 'ash', 'elm', 'yew'], take: 2 }]

test('lots without dice have a seed, and nothing flies', async () => {
  const { table, tray, air, throwNow } = atTable()
  const drawing = throwNow({ ...check, kind: 'draw', dice: [], lots })
  // At once, so that a second press finds it.
  expect(air.list()).toMatchObject([{ place: undefined, own: true }])
  await drawing
  const [record, ...others] = table.state().rolls
  expect(others).toEqual([])
  expect(record).toMatchObject({ check: { lots }, roll: [], thrown: { dice: [] } })
  expect(drawnOf(record!)).toEqual(lotsOf(lots, record!.thrown!.seed))
  expect(tray).toEqual(['clear'])
})

test('with others lots are drawn by the seed of all, and no dice are shaken for them', async () => {
  let asked: Terms | undefined
  const { table, tray, throwNow } = atTable(async (terms) => {
    asked = terms
    await new Promise((done) => setTimeout(done, 250))
    return { seed: SEED, joint }
  })
  await throwNow({ ...check, kind: 'draw', dice: [], lots })
  expect(asked).toMatchObject({ id: 'ours', check: { lots }, thrown: { dice: [] } })
  expect(tray).toEqual(['clear'])
  const [record] = table.state().rolls
  expect(record).toMatchObject({ id: 'ours', thrown: { seed: SEED }, joint })
  expect(drawnOf(record!)).toEqual(lotsOf(lots, SEED))
})

test('lots that somebody does not open are not drawn: it stands there as left', async () => {
  const { table, throwNow } = atTable(async () => ({ lacking: [{ peer: 'eve', seat: 'eve' }] }))
  await throwNow({ ...check, kind: 'draw', dice: [], lots })
  expect(table.state().rolls).toEqual([])
  expect(table.state().oddRolls).toMatchObject([{ abandoned: { check: { lots } } }])
})

test('with others it falls by the seed of all, and is shaken while they are long', async () => {
  let asked: Terms | undefined
  const { table, tray, throwNow } = atTable(async (terms) => {
    asked = terms
    await new Promise((done) => setTimeout(done, 250))
    return { seed: SEED, joint }
  })
  await throwNow()
  expect(asked).toMatchObject({ id: 'ours', seat: 'ada', thrown: { dice: ['d6', 'd8'] } })
  expect(tray).toEqual([`shake ${USUAL_FLICK.power}`, 'shake undefined'])
  const [record] = table.state().rolls
  expect(record).toMatchObject({ id: 'ours', thrown: { seed: SEED }, joint })
  expect(record?.roll).toEqual(simulate(record!.thrown!).roll)
})

test('where they answer at once nobody shakes', async () => {
  const { tray, throwNow } = atTable(async () => ({ seed: SEED, joint }))
  await throwNow()
  await new Promise((done) => setTimeout(done, 200))
  expect(tray).toEqual([])
})

test('what somebody does not open is void: it is said whose, and nothing is rolled', async () => {
  const { table, air, said, throwNow } = atTable(async () => ({
    lacking: [{ peer: 'eve', seat: 'eve' }],
  }))
  await throwNow()
  expect(table.state().rolls).toEqual([])
  expect(air.list()).toEqual([])
  expect(said()).toHaveLength(1)
  expect(said()[0]).not.toMatchObject({ key: 'throw.failed' })
})

test('what cannot be rolled is told, and not written down', async () => {
  const { table, said, throwNow } = atTable(undefined, () => {
    throw new Error('no worker')
  })
  await throwNow()
  expect(said()).toMatchObject([{ key: 'throw.failed' }])
  expect(table.state().rolls).toEqual([])
})

test('what is announced is what everybody reads: no half of a letter is in it', async () => {
  let announced: Terms | undefined
  const { table, throwNow } = atTable(async (terms) => {
    announced = terms
    return { seed: SEED, joint }
  })
  await throwNow({ ...check, terms: { goal: 'Run \ud83d' } })
  expect(announced?.check.terms).toEqual({ goal: 'Run \ufffd' })
  expect(copyOf(table).state().rolls[0]?.check).toEqual(announced?.check)
})

test('what cannot be written down is not thrown', async () => {
  const { table, air, said, throwNow } = atTable()
  await throwNow({ ...check, terms: { goal: 'x'.repeat(3000) } })
  expect(said()).toMatchObject([{ key: 'table.unfit' }])
  expect([table.state().rolls, air.list()]).toEqual([[], []])
})
