import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { OddRoll } from '../../../src/table/document/records.ts'
import { briefly, oddWhy } from '../../../src/ui/rolls/RollRow.tsx'
import {
  entriesOf,
  isOdd,
  oddlyOf,
  throwLine,
  whatOf,
  whoOf,
} from '../../../src/ui/rolls/rolltext.ts'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { diceSay } from '../../../src/ui/throws/words.ts'
import { GAMES } from '../../games/all.ts'
import { boardWith, item, record } from '../../make.ts'

const [game] = GAMES
if (!game) throw new Error('no game')
const say = diceSay({ lang: 'en', words: {}, say: speaker('en', game.words.en ?? {}, en) })
const odd = (id: string, after: number): OddRoll => ({ id, after })

test.each<[string, readonly string[], readonly OddRoll[], string]>([
  ['nothing', [], [], ''],
  ['the newest first', ['a', 'b', 'c'], [], 'c b a'],
  ['odd ones where they came', ['a', 'b'], [odd('x', 0), odd('y', 1), odd('z', 2)], 'z b y a x'],
  ['several odd ones in a row', ['a'], [odd('x', 1), odd('y', 1)], 'y x a'],
  ['odd ones alone', [], [odd('x', 0), odd('y', 0)], 'y x'],
])('the log lists %s', (_, ids, odds, listed) => {
  const rolls = ids.map((id) => ({ ...record('scene', 1, 1, 4), id }))
  expect(
    entriesOf(rolls, odds)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(listed)
})

test('a throw as a line of text: who, when, what for, the chance, what lay up, how true', () => {
  const scene = item('scene', 'oval', { texts: { objective: 'Cross the ash road' } })
  const seats = [{ id: 'ada', name: 'Ada', color: 0, sitter: '' }]
  const telling = { say, game, lang: 'en-GB', board: boardWith([scene], { seats }) }
  const at = new Date(2026, 10, 21, 14, 3).getTime()
  const thrown = { ...record('scene', 1, 2, 6, 1, 3), at }
  expect(throwLine(telling, thrown, 'verified', () => '75.0%')).toBe(
    'Ada, 21 Nov 2026, 14:03. Cross the ash road (75.0%): 2 dice: 6, 1; one more for the six: 3; 1 Hit against DR 1: Success. (verified)',
  )
  expect(throwLine(telling, { ...thrown, at: 1e300 }, undefined, () => undefined)).toMatch(
    /^Ada, \?\. Cross the ash road: 2 dice: .* \(being checked\)$/,
  )
  expect(throwLine(telling, odd('x', 0), undefined, () => undefined)).toBe(
    'Somebody, ?. A throw that cannot be read. (doubtful)',
  )
})

test('the log leaves nothing out and keeps the order of each sort, wherever odd ones came', () => {
  const came = fc
    .array(fc.nat({ max: 8 }), { maxLength: 8 })
    .map((all) => all.sort((a, b) => a - b))
  fc.assert(
    fc.property(fc.nat({ max: 8 }), came, (n, afters) => {
      const rolls = Array.from({ length: n }, (_, i) => ({ ...record('', 1, 1, 4), id: `r${i}` }))
      // None can have come after more records than there are.
      const odds = afters.map((after, i) => odd(`o${i}`, Math.min(after, n)))
      const oldest = entriesOf(rolls, odds).reverse()
      expect(oldest.filter((one) => !isOdd(one))).toEqual(rolls)
      expect(oldest.filter(isOdd)).toEqual(odds)
      for (const [i, one] of oldest.entries())
        if (isOdd(one)) expect(oldest.slice(0, i).filter((o) => !isOdd(o))).toHaveLength(one.after)
    }),
    { seed: 7 },
  )
})

const seats = ['Ada', 'Ben', 'Cas'].map((name, color) => ({
  id: name.toLowerCase(),
  name,
  color,
  sitter: '',
}))
const telling = {
  say,
  game,
  lang: 'en',
  board: boardWith(
    [item('scene', 'oval'), item('named', 'oval', { texts: { objective: 'End it' } })],
    {
      seats,
    },
  ),
}
const left = (lacking?: readonly string[]) => {
  const { id, seat, at, check } = record('scene', 1, 2, 1, 2)
  return { ...odd(id, 0), abandoned: { id, seat, at, check, ...(lacking && { lacking }) } }
}
const rival = { ...odd('x', 0), rival: record('scene', 1, 1, 5) }

test.each<[string, OddRoll, ReturnType<typeof oddlyOf>, RegExp]>([
  ['nobody can read', odd('x', 0), 'log.odd', /counts for nothing/],
  ['says something else of a throw', rival, 'log.rival', /./],
  ['was never opened', left(), 'log.abandoned', /^(?=.*Ada)(?!.*Ben)/],
  [
    'others did not open',
    left(['ben', 'cas']),
    'log.abandoned',
    /Ada.*Ben and Cas|Ben and Cas.*Ada/,
  ],
  // Whoever is named by no seat is nobody that can be told of.
  ['somebody who has gone did not open', left(['gone']), 'log.abandoned', /^(?=.*Ada)(?!.*gone)/],
  ['is both left and a rival', { ...rival, ...left() }, 'log.abandoned', /Ada/],
])('a record that %s is shown as what it is', (_, entry, key, why) => {
  expect(oddlyOf(entry)).toBe(key)
  expect(oddWhy(telling, entry)).toMatch(why)
  if (key !== 'log.abandoned') expect(oddWhy(telling, entry)).toBe(say(`${key}Why`))
})

test('who threw and what for is told by names, and by a word where there is none', () => {
  expect(whoOf(telling, { seat: 'ben' })).toBe('Ben')
  expect(whoOf(telling, { seat: 'gone' })).toBe('Somebody')
  expect(whoOf(telling, {})).toBe('Somebody')
  expect(whatOf(telling, record('named', 1, 1, 4))).toBe('End it')
  expect(whatOf(telling, record('scene', 1, 1, 4))).toBe(say('unnamed'))
})

test.each([
  ['one die', record('', 1, 1, 4), '4'],
  ['several', record('', 1, 3, 4, 1, 2), '4 1 2'],
  ['one that brought another', record('', 1, 2, 6, 1, 3), '6 1 + 3'],
  ['two that brought one each', record('', 1, 2, 6, 6, 3, 2), '6 6 + 3 2'],
  [
    'as many as there is room for',
    record('', 1, 24, ...Array(24).fill(1)),
    '1'.repeat(24).split('').join(' '),
  ],
  ['more', record('', 1, 25, ...Array(25).fill(1)), `${'1 '.repeat(24)}…`],
])('the faces of a throw in brief: %s', (_, one, told) => {
  expect(briefly(one)).toBe(told)
})

test('of tens is told what is printed on them', () => {
  expect(
    briefly({
      roll: [
        { die: 'd00', face: 10 },
        { die: 'd00', face: 1 },
      ],
    }),
  ).toBe('00 10')
})
