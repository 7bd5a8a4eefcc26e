import { describe, expect, it } from 'vitest'
import * as german from '../../../src/games/road-and-ruin/de/speak.ts'
import * as english from '../../../src/games/road-and-ruin/prose/speak.ts'

describe('numbers', () => {
  it.each([
    [3, '+3'],
    [-5, '−5'],
    [0, '±0'],
  ])('of %d are told with their sign', (n, told) => {
    expect(english.signed(n)).toBe(told)
  })

  it.each([
    [-2, 1, '−2 Health, +1 Steadfast'],
    [0, 1, '+1 Steadfast'],
    [-2, 0, '−2 Health'],
    [0, 0, ''],
  ])('that go by %d and %d are told where they go up or down', (health, steadfast, told) => {
    expect(english.shifts([health, 'Health'], [steadfast, 'Steadfast'])).toBe(told)
  })
})

describe('a factor', () => {
  it.each([
    [{}, 'Rope', 'Rope'],
    [{ by: 2 }, 'Rope: +2', 'Rope: +2'],
    [{ by: 0 }, 'Rope', 'Rope'],
    [
      { by: 0, from: -1, name: 'Ada' },
      'Rope: ±0 (Ada put it there for −1)',
      'Rope: ±0 (von Ada abgeändert, statt −1)',
    ],
    [
      { by: 2, from: 1, name: '' },
      'Rope: +2 (somebody put it there for +1)',
      'Rope: +2 (von jemandem abgeändert, statt +1)',
    ],
  ])('with %j is told in both languages', (values, inEnglish, inGerman) => {
    expect(english.factorWords(() => 'Rope')(values)).toBe(inEnglish)
    expect(german.factorWords(() => 'Rope')(values)).toBe(inGerman)
  })

  it('that lacks what its words need says no more than what it brought', () => {
    const says = () => expect.unreachable('these words lack a value')
    expect(english.factorWords(says, 'cost')({ by: -1 })).toBe('Something: −1')
    expect(german.factorWords(says, 'cost')({ by: -1 })).toBe('Etwas: −1')
  })
})
