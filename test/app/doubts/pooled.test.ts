import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEyes } from '../../../src/app/eyes/eyes.ts'
import type { RollRecord } from '../../../src/rules/dice/roll.ts'
import { IN_TIME } from '../../../src/sync/circle/seen.ts'
import { ABANDONED } from '../../../src/sync/circle/theirs.ts'
import { signAs } from '../../../src/sync/keys/signature.ts'
import type { Room } from '../../../src/sync/room.ts'
import { newTable } from '../../../src/table/table.ts'
import { inOrder, seedOf, toSign } from '../../../src/tray/joint.ts'
import { makeRoller } from '../../../src/tray/roller.ts'
import { simulate } from '../../../src/tray/simulate.ts'
import { makeVerifier } from '../../../src/tray/verify.ts'
import { type Cheat, cheatAt, OWN } from '../../sync/cheat.ts'
import { keyOf, type Party, partyOf, screenFor, sessionFor } from '../../sync/party.ts'
import { terms } from '../../sync/terms.ts'

/*
 * Eve throws, looks at what would come of it, and gives it up or keeps it back: later, when those who had a hand in it
 * have loaded their pages anew or think of something else, she writes down the one she likes best.
 */

let disk: Map<string, string>
beforeEach(() => {
  disk = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, value: string) => void disk.set(key, value),
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => void vi.unstubAllGlobals())

function tableOf(): { all: Party; eve: Cheat } {
  const all = partyOf(['ada', 'ben', 'eve'], ['eve'])
  const eve = cheatAt(all, 'eve')
  eve.come('ada', 'ben')
  all.pass(20_000)
  return { all, eve }
}

/** Eve throws with both others, opens it to them or does not, and has all that is needed to write it down. */
function thrown(eve: Cheat, n: number, open: boolean): RollRecord {
  const id = `throw-${n}`
  const said = eve.announcement(terms(id), n, ['ada', 'ben'])
  eve.say(said, 'ada', 'ben')
  const answers = eve.answers(said)
  eve.say(eve.closing(said, answers), 'ada', 'ben')
  const closed = eve.closedAs(said, answers)
  const opens = eve.opens(closed)
  expect(opens).toHaveLength(2)
  const hands = opens.map(({ by, value, sign }): [string, string, string] => [by, value, sign])
  if (open) {
    const word = { joint: 'opened' as const, session: sessionFor('eve'), n, value: OWN, hands }
    eve.say(word, 'ada', 'ben')
  }
  const thrower = {
    peer: keyOf('eve'),
    value: OWN,
    sign: signAs(screenFor('eve'), toSign.close(closed)),
  }
  const witnesses = inOrder(opens.map(({ by, value, sign }) => ({ peer: by, value, sign })))
  const { seat, check, thrown: bare } = said.terms
  const seeded = { ...bare, seed: seedOf(closed, thrower, witnesses) }
  const joint = { table: 'table', session: said.session, n, thrower, witnesses, silent: [] }
  return { id, seat, at: 1, check, thrown: seeded, roll: simulate(seeded).roll, joint }
}

/** Ben's page, as it is open at the table just now. */
function pageOf(all: Party) {
  const table = newTable('table', { game: 'none', title: '', made: 0 })
  const circle = all.circle('ben')
  const room = {
    around: () => ({
      self: keyOf('ben'),
      neighbours: ['ada', 'eve'].map((name, client) => ({ peer: keyOf(name), client })),
      servers: [],
      relays: [],
    }),
    subscribe: () => () => {},
    together: () => ({ screen: screenFor('ben'), ...circle, misses: () => false }),
    hear: () => () => {},
    doubted: () => () => {},
    tell() {},
  } as unknown as Room
  const eyes = openEyes(table, room, {})
  const verifier = makeVerifier(makeRoller(() => undefined).roll, (work) => setTimeout(work), eyes)
  return {
    async awake() {
      await import('../../../src/app/doubts/eyewitness.ts')
      await new Promise((done) => setTimeout(done, 20))
    },
    write(record: RollRecord) {
      table.apply([{ do: 'roll', record }], { seat: '' })
    },
    async verdictOn({ id }: RollRecord) {
      const record = table.state().rolls.find((one) => one.id === id)
      if (!record) throw new Error(`${id} is not written down`)
      await verifier.again(record)
      return verifier.of(record)
    },
    close: eyes.close,
  }
}

test('a throw that was given up is doubtful also once its witness has loaded the page anew', async () => {
  const { all, eve } = tableOf()
  const before = pageOf(all)
  await before.awake()
  const good = thrown(eve, 1, true)
  before.write(good)
  const pooled = [2, 3, 4].map((n) => thrown(eve, n, false))
  all.pass(ABANDONED + 100)
  expect(await before.verdictOn(good)).toBe('verified')
  before.close()

  all.reload('ben')
  eve.say({ joint: 'here', session: sessionFor('eve'), n: 4 }, 'ben')
  const after = pageOf(all)
  await after.awake()
  for (const record of [good, ...pooled]) after.write(record)
  expect(await after.verdictOn(good)).toBe('verified')
  for (const record of pooled) expect(await after.verdictOn(record)).toBe('doubtful')
  after.close()
})

test('where nothing was kept, nothing that was not seen to end is verified', async () => {
  const { all, eve } = tableOf()
  const before = pageOf(all)
  await before.awake()
  const pooled = thrown(eve, 1, false)
  // Ben's page goes before anybody could know what becomes of it, and his browser keeps nothing.
  all.reload('ben')
  before.close()
  disk.clear()
  const after = pageOf(all)
  await after.awake()
  after.write(pooled)
  expect(await after.verdictOn(pooled)).toBe('before')
  after.close()
})

test('a throw that was shut off by a page going is not begun again under its number', async () => {
  const { all, eve } = tableOf()
  const before = pageOf(all)
  await before.awake()
  const first = thrown(eve, 1, false)
  all.reload('ben')
  before.close()
  const after = pageOf(all)
  await after.awake()
  eve.say({ joint: 'here', session: sessionFor('eve'), n: 0 }, 'ben')
  const said = eve.announcement(terms('again'), 1, ['ben'])
  eve.say(said, 'ben')
  expect(eve.answers(said)).toEqual([])
  after.write(first)
  expect(await after.verdictOn(first)).toBe('before')
  after.close()
})

test('a throw that was opened and kept back is not verified when it is written down after later ones', async () => {
  const { all, eve } = tableOf()
  const page = pageOf(all)
  await page.awake()
  const first = thrown(eve, 1, true)
  const second = thrown(eve, 2, true)
  page.write(second)
  all.pass(IN_TIME + 1000)
  page.write(first)
  expect(await page.verdictOn(second)).toBe('verified')
  expect(await page.verdictOn(first)).toBe('doubtful')
  // One that rolls long while the next is thrown is not kept back.
  const third = thrown(eve, 3, true)
  const fourth = thrown(eve, 4, true)
  page.write(fourth)
  all.pass(10_000)
  page.write(third)
  expect(await page.verdictOn(third)).toBe('verified')
  expect(await page.verdictOn(fourth)).toBe('verified')
  page.close()
})
