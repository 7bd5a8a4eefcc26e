import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Check } from '../../src/rules/dice/check.ts'
import { FACES } from '../../src/rules/dice/dice.ts'
import { drawnOf, type Lot } from '../../src/rules/dice/lots.ts'
import { type Notation, parse } from '../../src/rules/dice/notation.ts'
import type { RollRecord, Throw } from '../../src/rules/dice/roll.ts'
import { freeCheck } from '../../src/rules/dice/sum.ts'
import { standingOf } from '../../src/sync/circle/proof.ts'
import { VERSION, versionOf } from '../../src/tray/physics.ts'
import { makeRoller } from '../../src/tray/roller.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { makeVerifier, type Seeing } from '../../src/tray/verify.ts'
import { check } from '../make.ts'
import { party } from '../sync/party.ts'
import { throwOf } from './throws.ts'

/** A record as the page writes it down. */
function honest(n: number, dice = 5): RollRecord {
  const thrown = throwOf(n, dice)
  return {
    id: `roll-${n}`,
    seat: 'ada',
    at: n,
    check: check('scene', 2, dice),
    thrown,
    roll: simulate(thrown).roll,
  }
}

function free(said: string): RollRecord {
  const own = freeCheck(parse(said) as Notation)
  const thrown: Throw = throwOf(1, 0, { dice: own.dice, bursts: own.bursts })
  return { ...honest(1), check: own, thrown, roll: simulate(thrown).roll }
}

/** A record that two others witnessed. */
function witnessed(dice = 5, more: Partial<Check> = {}): RollRecord {
  const { seed: _, ...thrown } = throwOf(3, dice)
  const own = { id: 'w1', seat: 'ada', check: check('scene', 2, dice, more) }
  const all = party('ada', 'ben', 'cyd')
  all.circle('ada').begin({ ...own, thrown }, 0)
  all.deliver()
  const { seed, joint } = all.agreed[0]!
  const seeded: Throw = { ...thrown, seed }
  return { ...own, at: 1, thrown: seeded, roll: simulate(seeded).roll, joint }
}

/** A record whose Check carries all that it may. */
const carried = witnessed(2, { terms: { plus: 1 }, dyes: ['plain', 'second'], again: 'first' })
const withCheck = (record: RollRecord, more: Partial<Check>): RollRecord => ({
  ...record,
  check: { ...record.check, ...more },
})

/** Who knows nothing but the record, and can tell whether it is signed. */
const eyes: Seeing = {
  standing: async (record) => standingOf(record, 'table'),
  hand: () => 'none',
  doubts: () => false,
  disputed: () => false,
}
const verifier = (more: Partial<Seeing> = {}) =>
  makeVerifier(makeRoller(() => undefined).roll, (work) => setTimeout(work), { ...eyes, ...more })

/** What is known of it in the end. */
async function verdictOn(record: RollRecord) {
  const own = verifier()
  await own.again(record)
  return own.of(record)
}

const LOTS: readonly Lot[] = [
  { of: ['oak', 'ash', 'elm', 'yew'], take: 2 },
  { of: ['ada', 'ben'], take: 1 },
]
/** A record of lots that were drawn before others: with so many dice, or without any. */
const lots = (dice = 0) => witnessed(dice, { lots: LOTS })

const base = honest(3)
const seen = witnessed()
const joint = seen.joint!
const { thrown: _, ...seedless } = base
const unsigned = { n: 1, thrower: { peer: 'x' }, witnesses: [{ peer: 'y' }], silent: [] }
const dice = base.check.dice
const alone = { ...seedless, check: check('scene', 2, 0, { lots: LOTS }), roll: [] }

test.each<[string, RollRecord, string]>([
  ['an honest throw', base, 'alone'],
  ['an honest free throw', free('2d20kh1+d100-2'), 'alone'],
  ['one that bursts', free('8d6!'), 'alone'],
  ['a witnessed throw', seen, 'witnessed'],
  ['a throw from before screens signed', { ...base, joint: unsigned }, 'before'],
  [
    'a witnessed throw with a seed of the thrower’s own',
    { ...base, id: seen.id, joint },
    'doubtful',
  ],
  [
    'a witness fewer than there were',
    { ...seen, joint: { ...joint, witnesses: joint.witnesses.slice(1) } },
    'doubtful',
  ],
  [
    'a witness more than there were',
    {
      ...seen,
      joint: { ...joint, witnesses: [...joint.witnesses, { ...joint.thrower, peer: 'eve' }] },
    },
    'doubtful',
  ],
  ['a witnessed throw written down twice', { ...seen, id: 'w2' }, 'doubtful'],
  ['a witnessed throw of somebody else', { ...seen, seat: 'ben' }, 'doubtful'],
  [
    'a witnessed throw for another question',
    { ...seen, check: { ...seen.check, dr: 1 } },
    'doubtful',
  ],
  [
    'a forged face',
    { ...base, roll: base.roll.map((die, i) => (i === 0 ? { ...die, face: 2 } : die)) },
    'doubtful',
  ],
  ['a die too many', { ...base, roll: [...base.roll, { die: 'd6', face: 3 }] }, 'doubtful'],
  ['a die too few', { ...base, roll: base.roll.slice(0, 3) }, 'doubtful'],
  ['no seed', seedless, 'doubtful'],
  ['lots drawn alone', { ...alone, thrown: throwOf(3, 0) }, 'alone'],
  ['lots without a seed', alone, 'doubtful'],
  ['lots before others', lots(), 'witnessed'],
  ['dice and lots before others', lots(3), 'witnessed'],
  ['terms, dyes and a throw once more before others', carried, 'witnessed'],
  ['other terms than it was announced by', withCheck(carried, { terms: { plus: 2 } }), 'doubtful'],
  ['other dyes', withCheck(carried, { dyes: ['second', 'plain'] }), 'doubtful'],
  ['another first throw', withCheck(carried, { again: 'other' }), 'doubtful'],
  ['terms that were not there', withCheck(seen, { terms: { plus: 1 } }), 'doubtful'],
  ['lots that were there and are not', { ...lots(3), check: check('scene', 2, 3) }, 'doubtful'],
  ['lots that were not there', { ...seen, check: { ...seen.check, lots: LOTS } }, 'doubtful'],
  [
    'a die that was not thrown with lots',
    { ...lots(), roll: [{ die: 'd6', face: 1 }] },
    'doubtful',
  ],
  ['lots by a seed of the thrower’s own', { ...lots(), thrown: throwOf(3, 0) }, 'doubtful'],
  [
    'a seed for nothing',
    { ...base, check: check('scene', 1, 0), thrown: throwOf(3, 0), roll: [] },
    'doubtful',
  ],
  ['nothing thrown for nothing', { ...seedless, check: check('scene', 1, 0), roll: [] }, 'none'],
  [
    'a seed for other dice than the Check has',
    { ...base, thrown: throwOf(3, 5, { dice: [...dice.slice(1), 'd8'] }) },
    'doubtful',
  ],
  ['an older version', { ...base, thrown: { ...throwOf(3, 5), version: VERSION - 1 } }, 'older'],
  [
    'an older version that is not signed as it says',
    { ...seen, thrown: { ...seen.thrown!, version: VERSION - 1 } },
    'doubtful',
  ],
  [
    // As a page from before them sees them: of another version.
    'handfuls that are said to be one',
    { ...base, thrown: { ...throwOf(3, 5), version: versionOf(150) } },
    'older',
  ],
  ['a newer version', { ...base, thrown: { ...throwOf(3, 5), version: VERSION + 1 } }, 'older'],
  ['a seed that is none', { ...base, thrown: { ...throwOf(3, 5), seed: 'x' } }, 'doubtful'],
  [
    'a free throw that says other dice',
    { ...free('d20'), check: { ...free('d20').check, said: 'd20+5d6' } },
    'doubtful',
  ],
  [
    'more dice than a hand holds',
    {
      ...base,
      check: check('scene', 2, 900),
      thrown: throwOf(3, 900),
      roll: Array.from({ length: 900 }, () => ({ die: 'd6', face: 1 })),
    },
    'doubtful',
  ],
])('%s', async (_name, record, verdict) => {
  expect(await verdictOn(record)).toBe(verdict)
})

test('no face of a throw can be changed unseen', async () => {
  const roller = verifier()
  const forged = fc
    .record({ n: fc.nat(30), at: fc.nat(4), by: fc.integer({ min: 1, max: 5 }) })
    .map(({ n, at, by }): RollRecord => {
      const true_ = honest(n)
      const roll = true_.roll.map((die, i) =>
        i === at ? { ...die, face: 1 + ((die.face - 1 + by) % FACES.d6) } : die,
      )
      return { ...true_, roll }
    })
  await fc.assert(
    fc.asyncProperty(forged, async (record) => {
      expect(await roller.again(record)).toBeUndefined()
      expect(roller.of(record)).toBe('doubtful')
    }),
    { numRuns: 30 },
  )
})

test('no letter and no number of a lot can be changed unseen', async () => {
  const record = lots(1)
  const text = JSON.stringify(record.check.lots)
  let changed = 0
  for (const [at, sign] of [...text].entries()) {
    // What belongs to the form of it cannot be read otherwise.
    if (!/[a-z0-9]/.test(sign) || /^"(of|take)"/.test(text.slice(text.lastIndexOf('"', at))))
      continue
    const other = /[0-9]/.test(sign) ? '3' : sign === 'q' ? 'z' : 'q'
    const lots: readonly Lot[] = JSON.parse(text.slice(0, at) + other + text.slice(at + 1))
    expect(standingOf({ ...record, check: { ...record.check, lots } }, 'table')).toBe('false')
    changed++
  }
  expect(changed).toBe('oakashelmyewadaben21'.length)
  const [trees, people] = LOTS as readonly [Lot, Lot]
  for (const lots of [
    [people, trees],
    [trees],
    [{ ...trees, of: trees.of.toReversed() }, people],
    [{ ...trees, of: trees.of.slice(1) }, people],
  ]) {
    expect(standingOf({ ...record, check: { ...record.check, lots } }, 'table')).toBe('false')
  }
})

test('whoever was there sees the same drawn, and none of it is written down', () => {
  const all = party('ada', 'ben', 'cyd')
  const { seed: _, ...thrown } = throwOf(3, 0)
  const own = check('scene', 2, 0, { lots: LOTS })
  all.circle('ada').begin({ id: 'w1', seat: 'ada', check: own, thrown }, 0)
  all.deliver()
  const drawn = all.told.flatMap(({ name, other: { terms, became } }) =>
    became.is === 'opened'
      ? [[name, drawnOf({ check: terms.check, thrown: { ...terms.thrown, seed: became.seed } })]]
      : [],
  )
  const record = lots()
  expect(drawn).toEqual(['ben', 'cyd'].map((name) => [name, drawnOf(record)]))
  expect(drawnOf(record).map((one) => one.length)).toEqual([2, 1])
  expect(Object.keys(record).sort()).toEqual(Object.keys(seen).sort())
})

test('all of a list are looked at by and by, what is asked for first; each is rolled once', async () => {
  const rolled: string[] = []
  const roller = makeRoller(() => undefined)
  const own = makeVerifier(
    (thrown) => {
      rolled.push(thrown.seed)
      return roller.roll(thrown)
    },
    (work) => setTimeout(work),
  )
  const all = Array.from({ length: 8 }, (_, n) => honest(n))
  const done = new Promise<void>((resolve) => {
    own.subscribe(() => own.known() === all.length && resolve())
  })
  own.watch(all)
  expect(own.of(all[0]!)).toBeUndefined()
  await done
  expect(all.map(own.of)).toEqual(all.map(() => 'alone'))
  expect(rolled.slice(0, 2)).toContain(all[0]?.thrown?.seed)
  expect(new Set(rolled).size).toBe(rolled.length)
})

test('where nothing can be rolled it is said so, and is not called a forgery', async () => {
  const own = makeVerifier(() => Promise.reject(new Error('throw.failed')))
  expect(await own.again(base)).toBeUndefined()
  expect(own.of(base)).toBe('unknown')
})

test('what eyes see comes before what a record says, and what they saw themselves before what others say', async () => {
  let known: Partial<Seeing> = {}
  const own = verifier({
    hand: (record) => known.hand?.(record) ?? 'none',
    doubts: (record) => known.doubts?.(record) ?? false,
    disputed: (record) => known.disputed?.(record) ?? false,
  })
  const now = (more: Partial<Seeing>) => {
    known = more
    return [own.of(seen), own.of(base)]
  }
  const yes = () => true
  const hand = () => 'seen' as const
  await own.again(seen)
  await own.again(base)
  expect(now({})).toEqual(['witnessed', 'alone'])
  expect(now({ hand })).toEqual(['verified', 'alone'])
  expect(now({ disputed: yes })).toEqual(['disputed', 'disputed'])
  // Whoever had a hand in it knows better.
  expect(now({ hand, disputed: yes })).toEqual(['verified', 'disputed'])
  expect(now({ hand, doubts: yes })).toEqual(['doubtful', 'doubtful'])
  // Whose hand was in it and who knows of no end says no more than that it hangs together.
  const lost = () => 'lost' as const
  expect(now({ hand: lost })).toEqual(['before', 'alone'])
  expect(now({ hand: lost, disputed: yes })).toEqual(['disputed', 'disputed'])
  now({ doubts: yes })
  expect(await own.again(seen)).toBeUndefined()
})
