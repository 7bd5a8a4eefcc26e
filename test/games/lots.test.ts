import { expect, test } from 'vitest'
import { recordRoll } from '../../src/app/page/recordroll.ts'
import type { Check } from '../../src/rules/dice/check.ts'
import { lotsOf } from '../../src/rules/dice/lots.ts'
import type { RollRecord, Throw } from '../../src/rules/dice/roll.ts'
import type { Judging } from '../../src/rules/dice/sum.ts'
import { say } from '../../src/rules/plain/sentence.ts'
import { versionOf } from '../../src/tray/physics.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { USUAL_FLICK } from '../../src/tray/thrown.ts'
import { en } from '../../src/ui/say/en.ts'
import { speaker } from '../../src/ui/say/words.ts'
import { tellBrought, tellRoll } from '../../src/ui/throws/tell.ts'
import { diceSay } from '../../src/ui/throws/words.ts'
import { sit } from '../make.ts'
import { aTable, copyOf, merge } from '../table/make.ts'
import { seedOf } from '../tray/throws.ts'
import { lots } from './lots.ts'

const voice = diceSay({ lang: 'en', words: {}, say: speaker('en', lots.words.en, en) })

/** A Check thrown by this seed, as the page would write it down. */
function thrownFor(check: Check, seed: string): RollRecord {
  const { dice, bursts } = check
  const thrown: Throw = { version: versionOf(dice.length), seed, dice, bursts, flick: USUAL_FLICK }
  return { id: `roll ${seed}`, seat: 'ada', at: 1, check, thrown, roll: simulate(thrown).roll }
}

/** The Check of a Move. */
function checkOf(at: ReturnType<typeof sit>, id: string): Check {
  const played = at.move(id).play(at.board(), at.act(), {})
  if (!('dice' in played)) throw new Error('that is no Check')
  return played
}

/** The first seed by which the d7 of a tree bursts. */
const BURSTS = Array.from({ length: 100 }, (_, n) => seedOf(n)).find(
  (seed) => thrownFor(checkOf(sit(lots), 'tree'), seed).roll.length > 1,
)!

test('who begins is drawn without a die, and told', () => {
  const at = sit(lots)
  const record = thrownFor(checkOf(at, 'first'), seedOf(5))
  at.by(...lots.checks!.settle!(at.board(), at.act(), record))
  const [drawn] = lotsOf([{ of: ['ada', 'milo', 'june'], take: 3 }], seedOf(5))
  expect(at.board().play['order']).toEqual(drawn)
  expect(tellRoll(voice, lots, record)).toBe(`drawn: ${drawn!.join(', ')}`)
  expect(tellBrought(voice, lots, record)).toBe(`drawn: ${drawn!.join(', ')}`)
})

test('a tree comes with a d7, and a 7 brings one more of each by the same seed', () => {
  const at = sit(lots)
  const record = thrownFor(checkOf(at, 'tree'), BURSTS)
  const [drawn] = lotsOf(record.check.lots!, BURSTS)
  const [first, second] = record.roll.map(({ face }) => face)
  expect(first).toBe(7)
  expect(tellRoll(voice, lots, record)).toContain(
    `7 on d7; one more d7 for the seven: ${second}; drawn: the ${drawn![0]}, the ${drawn![1]}`,
  )
  // Without lots the same dice fall alike.
  const { lots: _, ...bare } = record.check
  expect(thrownFor(bare, BURSTS).roll).toEqual(record.roll)
})

test('what was drawn is out of the deck, and a lot is never undone', () => {
  const table = aTable()
  const by = { seat: 'ada' }
  table.apply([{ do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: 'here' } }], by)
  const at = sit(lots, ['Ada'], {
    luck: 'i',
    read: () => ({ ...table.state(), items: table.state().items }),
    write: (changes) => void table.apply(changes, by),
  })
  const many = () => [...table.board().items.values()].length
  for (const seed of [seedOf(1), seedOf(2)]) {
    const before = new Set(table.board().items.keys())
    const record = thrownFor(checkOf(at, 'tree'), seed)
    expect(record.check.lots?.[0]?.of.filter((tree) => before.has(tree))).toEqual([])
    expect(recordRoll(table, lots, record)).toBeUndefined()
  }
  const lying = many()
  expect(lying).toBeGreaterThanOrEqual(2)
  table.undo('ada')
  table.undo('ada')
  expect([many(), table.state().rolls.length]).toEqual([lying, 2])
})

test('three screens read the same draw off the same record, and write nothing for it', () => {
  const one = aTable()
  const others = [copyOf(one), copyOf(one)]
  recordRoll(one, lots, thrownFor(checkOf(sit(lots), 'tree'), BURSTS))
  for (const other of others) merge(one, other)
  const told = [one, ...others].map((table) => {
    const [record] = table.state().rolls
    return [tellRoll(voice, lots, record!), [...table.board().items.keys()].sort()]
  })
  expect(told[1]).toEqual(told[0])
  expect(told[2]).toEqual(told[0])
})

test('a record of odd lots is told in its own words, without signs that turn the line round', () => {
  const odd = thrownFor(
    { ...checkOf(sit(lots), 'first'), lots: [{ of: ['a\u202eb', 'x'], take: 2 }] },
    seedOf(1),
  )
  const bare: Judging = { checks: {} }
  expect(tellRoll(voice, bare, odd)).toMatch(/^drawn: (ab, x|x, ab)$/)
  const names = Array.from({ length: 200 }, (_, i) => `n${i}`)
  const many = { ...odd, check: { ...odd.check, lots: [{ of: names, take: 200 }] } }
  expect(tellRoll(voice, bare, many)).toMatch(/, and 100 more$/)
  expect(voice(say('tell.drawn', { names: 'x', rest: -99 }))).toBe('drawn: x')
})
