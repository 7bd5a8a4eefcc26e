import { describe, expect, test } from 'vitest'
import { makeWords } from '../../../src/app/decks/words.ts'

const entry = (by: string, n = 0) => ({ by, acts: [{ is: 'third', n }], sign: `${by} ${n}` })
const copyOf = <T>(one: T): T => structuredClone(one)

describe('the words that a screen keeps', () => {
  test.each<[what: string, raw: unknown]>([
    ['a number', 7],
    ['nothing', null],
    ['a list', []],
    ['not signed', { by: 'ada', acts: [] }],
  ])('are none where something is %s', (_, raw) => {
    const words = makeWords()
    expect(words.remember(raw)).toBe(false)
    expect(words.missing([], 'ada', 0, 0).all).toEqual([])
  })

  test('are its own, put back at once, and those of others, put back later and by turns', () => {
    const words = makeWords()
    const [own, other] = [entry('ada'), entry('mal')]
    expect([own, other, copyOf(own)].map(words.remember)).toEqual([true, true, false])
    expect(words.missing([copyOf(own), copyOf(other), 7, null], 'ada', 1, 0)).toEqual({
      ...{ all: [], back: [], later: false },
    })
    // They are gone by wherever they lie.
    expect(words.missing([], 'ada', 1, 1000)).toEqual({
      ...{ all: [own, other], back: [own], later: true },
    })
    expect(words.missing([own], 'ada', 1, 4900).back).toEqual([])
    expect(words.missing([own], 'ada', 1, 5000)).toEqual({
      all: [other],
      back: [other],
      later: false,
    })
    // Another signature under the same name, or the same one under something else, is not what was said.
    const forged = [
      { ...own, acts: [] },
      { ...other, sign: 'x' },
    ]
    expect(words.missing([...forged, other], 'ada', 1, 9000).all).toEqual([own])
  })

  test.each([2, 3, 8])(
    'are put back by all of %i screens together ever later, hardly more often than by one',
    (many) => {
      const screens = Array.from({ length: many }, makeWords)
      const word = entry('mal')
      for (const words of screens) words.remember(copyOf(word))
      let lies: object[] = [word]
      let put = 0
      let away = 0
      let longest = 0
      for (let now = 0; now < 7_200_000; now += 500) {
        // Whoever strikes them out does it as soon as they see them.
        if (now % 1000 === 0) lies = []
        for (const [turn, words] of screens.entries()) {
          const { all, back } = words.missing(lies, `${turn}`, turn, now)
          expect(all.length).toBe(lies.length > 0 ? 0 : 1)
          put += back.length
          lies.push(...back)
        }
        away = lies.length > 0 ? 0 : away + 500
        longest = Math.max(longest, away)
      }
      expect(put).toBeGreaterThan(15)
      expect(put).toBeLessThanOrEqual(25 + many)
      expect(longest).toBeLessThan(610_000)
    },
  )
})
