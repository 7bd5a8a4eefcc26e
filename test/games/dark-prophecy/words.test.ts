import { expect, test } from 'vitest'
import { de } from '../../../src/games/dark-prophecy/de/de.ts'
import { en } from '../../../src/games/dark-prophecy/en/en.ts'
import { prose } from '../../../src/games/dark-prophecy/prose/prose.ts'
import { awaited } from '../../../src/games/dark-prophecy/reckon/run.ts'
import { waitTold } from '../../../src/games/dark-prophecy/reckon/waits.ts'
import { say, type Words } from '../../../src/rules/plain/sentence.ts'
import { lay } from './lab.ts'

const english: Words = { ...en, ...prose }

const said = (words: Words, key: string, values: Record<string, string | number> = {}) => {
  const made = words[key] ?? ''
  return typeof made === 'string' ? made : made(values)
}

test('[D41] German says all that English says, and no more, and a player aid tells phases and actions', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(english).sort())
  expect(Object.keys(prose).filter((key) => Object.hasOwn(en, key))).toEqual([])
  expect(Object.keys(prose).length).toBeGreaterThan(170)
  const aid = Object.keys(prose).filter((key) => key.startsWith('aid.'))
  const told = aid.map((key) => said(prose, key)).join(' ')
  for (const name of ['Play a Card', 'Level Up', 'Scheme', 'Action', 'Prophecy', 'End of Turn'])
    expect(told).toContain(name)
})

test.each([
  ['English', english],
  ['German', de],
])('every key says something in %s, for one and for several', (_, words) => {
  for (const key of Object.keys(words))
    for (const n of [1, 2]) {
      const values = {
        ...{ n, name: 'Ada', of: 'blood', level: n, power: 1, own: 'dead', verb: 'draw' },
        ...{ card: 'thumb', deed: 'ink', verse: 'moth', kind: 'final' },
        ...{ was: 'tithe', by: 'points', names: 'Ada', total: n, deeds: 3, many: n, levels: 2 },
        ...{ tokens: n, about: 'x', wide: 1, high: 2, least: 2, most: 5 },
      }
      const text = said(words, key, values)
      expect(text, key).not.toBe('')
      expect(text, key).not.toMatch(
        words === de ? /undefined|NaN|\[object|["”]/ : /undefined|NaN|\[object|["„]/,
      )
    }
})

test.each([
  [
    'refused.weak',
    { of: 'dead', level: 3, power: 2 },
    'Deine Nekromantie steht auf Stufe 3, dafür ist eine Karte mit Macht 2 zu schwach.',
  ],
  ['refused.bonus', { of: 'dead', level: 0 }, 'Diese Karte hat keinen Bonus, der sie ändert.'],
  [
    'waits.look',
    { name: 'Ada', n: 2 },
    'Ada sieht sich die obersten 2 Karten des Nachziehstapels an.',
  ],
] as const)('%s with %j', (key, values, german) => {
  expect(said(de, key, values)).toBe(german)
})

test('[D13] whom a game waits for is told by name', () => {
  const waits = awaited(lay({ ada: {}, ben: {} }))!
  const sentence = waitTold(waits, (seat) => seat.toUpperCase())
  expect(sentence).toEqual(say('waits.action', { name: 'ADA', n: 1 }))
  expect(said(prose, sentence.key, sentence.values)).toBe('ADA: play a card, level up or scheme.')
  expect(waitTold({ for: 'shuffle', cards: [] }, String)).toEqual(say('waits.shuffle'))
})
