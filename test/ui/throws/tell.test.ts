import { expect, test } from 'vitest'
import type { Check } from '../../../src/rules/dice/check.ts'
import { type Notation, parse } from '../../../src/rules/dice/notation.ts'
import type { Roll, RollRecord } from '../../../src/rules/dice/roll.ts'
import { freeCheck } from '../../../src/rules/dice/sum.ts'
import { say, type Words } from '../../../src/rules/plain/sentence.ts'
import { en } from '../../../src/ui/say/en.ts'
import { speaker } from '../../../src/ui/say/words.ts'
import { dice } from '../../../src/ui/throws/en.ts'
import { tellRoll } from '../../../src/ui/throws/tell.ts'
import { diceSay } from '../../../src/ui/throws/words.ts'
import { GAMES } from '../../games/all.ts'
import { check, rolled } from '../../make.ts'

const [game] = GAMES
if (!game) throw new Error('no game')
const voice = diceSay({ lang: 'en', words: {}, say: speaker('en', game.words.en ?? {}, en) })
const told = (check: Check, roll: Roll, more: Partial<RollRecord> = {}) =>
  tellRoll(voice, game, { id: 'r', seat: 'ada', at: 0, check, roll, ...more })
const of = (text: string) => freeCheck(parse(text) as Notation)

test('a Check is told wave after wave, and in the words of its game', () => {
  const roll = rolled(5, 3, 6, 5, 1, 6, 2, 6, 4)
  expect(told(check('scene', 3, 5), roll)).toBe(
    '5 dice: 3, 6, 5, 1, 6; two more for the sixes: 2, 6; one more: 4; 5 Hits against DR 3: Success',
  )
  expect(told(check('scene', 1, 1), rolled(1, 6, 2))).toBe(
    'one die: 6; one more for the six: 2; 1 Hit against DR 1: Success',
  )
  expect(told(check('scene', 2, 0), [])).toBe('No dice, no Hits against DR 2: Failure')
})

test.each<[string, Roll, string]>([
  ['3d6', rolled(3, 1, 2, 3), '3 dice: 1, 2, 3; 6 in all'],
  [
    '2d8',
    [
      { die: 'd8', face: 3 },
      { die: 'd8', face: 7 },
    ],
    '2 d8: 3, 7; 10 in all',
  ],
  [
    'd20+d8-2',
    [
      { die: 'd20', face: 17 },
      { die: 'd8', face: 1 },
    ],
    '17 on d20; 1 on d8; minus 2; 16 in all',
  ],
  [
    'd100',
    [
      { die: 'd00', face: 4 },
      { die: 'd0', face: 7 },
    ],
    '47 on d100; 47 in all',
  ],
  [
    '2d8!',
    [
      { die: 'd8', face: 8 },
      { die: 'd8', face: 8 },
      { die: 'd8', face: 8, from: 0 },
      { die: 'd8', face: 2, from: 1 },
      { die: 'd8', face: 1, from: 2 },
    ],
    '2 d8: 8, 8; two more d8 for the eights: 8, 2; one more d8: 1; 27 in all',
  ],
])('%s is told', (text, roll, words) => {
  expect(told(of(text), roll)).toBe(words)
})

test('a record of very many dice is not told to its end', () => {
  const roll = Array.from({ length: 900 }, () => ({ die: 'd6' as const, face: 1 }))
  const words = told({ ...of('d6'), dice: roll.map(({ die }) => die) }, roll)
  expect(words).toContain('and 800 more dice')
  expect(words.length).toBeLessThan(500)
})

test('every word of throws says something, and none is said twice', () => {
  const words: Words = dice
  for (const key of Object.keys(words)) {
    for (const n of [0, 1, 2, 21]) {
      const values = {
        n,
        total: n,
        worth: -n,
        of: 6,
        parents: n,
        faces: '1, 2',
        names: 'an oak',
        sort: 'd6',
      }
      const told = voice(say(key, { ...values, name: 'Ada', said: '2d6', part: 'x', most: 60 }))
      expect(told.trim(), key).not.toBe('')
      expect(told, key).not.toMatch(/undefined|NaN|\[object/)
    }
    expect(Object.hasOwn(en, key), key).toBe(false)
  }
})

test('all that can be wrong with a notation has words', () => {
  const texts = ['', '?', '1d6 d6', '1d6+', '3d', 'd3', '0d6', '9999d6', 'd6kh2', 'd6!+d6', 'd%!']
  for (const text of [...texts, 'd6+10000', '7', 'd6-'.repeat(80)]) {
    const misread = parse(text)
    expect('say' in misread && Object.hasOwn(dice, misread.say.key), text).toBe(true)
  }
})
