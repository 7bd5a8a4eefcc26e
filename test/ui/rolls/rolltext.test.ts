import { expect, test } from 'vitest'
import { GAMES } from '../../../src/games/index.ts'
import type { OddRoll } from '../../../src/table/document/records.ts'
import { entriesOf, throwLine } from '../../../src/ui/rolls/rolltext.ts'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { diceSay } from '../../../src/ui/throws/words.ts'
import { boardWith, item, record } from '../../make.ts'

const [game] = GAMES
if (!game) throw new Error('no game')
const say = diceSay({ lang: 'en', say: speaker('en', game.words.en ?? {}, en) })
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
