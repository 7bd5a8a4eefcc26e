import { describe, expect, it, test } from 'vitest'
import { type Cut, cutting, PAPERS } from '../../src/ui/cutting.ts'

const card = (id: string): Cut => ({ id, w: 127, h: 76 })
const note = (id: string): Cut => ({ id, w: 76, h: 76 })
const many = (n: number, make: (id: string) => Cut) =>
  Array.from({ length: n }, (_, i) => make(`${make('').w}-${i}`))

/** How far something stays within its sheet, and from all others on it, mm. */
function spare(laid: ReturnType<typeof cutting>): { edge: number; gap: number } {
  const { wide, high } = laid.paper
  let edge = Number.POSITIVE_INFINITY
  let gap = Number.POSITIVE_INFINITY
  for (const sheet of laid.sheets)
    for (const a of sheet) {
      edge = Math.min(edge, a.x, a.y, wide - a.x - a.w, high - a.y - a.h)
      for (const b of sheet) {
        if (a === b) continue
        const across = Math.max(a.x - b.x - b.w, b.x - a.x - a.w)
        const down = Math.max(a.y - b.y - b.h, b.y - a.y - a.h)
        gap = Math.min(gap, Math.max(across, down))
      }
    }
  return { edge, gap }
}

describe('cards and notes on sheets to cut out', () => {
  test.each([
    ['nothing', 0, 0, 'a4', 0],
    ['one card', 1, 0, 'a4', 1],
    ['four cards', 4, 0, 'a4', 1],
    ['five cards', 5, 0, 'a4', 2],
    ['six notes', 0, 6, 'a4', 1],
    ['seven notes', 0, 7, 'a4', 2],
    // A card and two notes fill a row better than two cards or three notes.
    ['two cards, four notes', 2, 4, 'a4', 1],
    ['two cards, four notes', 2, 4, 'letter', 2],
    ['the dragon’s table', 6, 19, 'a4', 5],
    ['very many', 300, 1700, 'a4', 334],
  ] as const)('%s (%i and %i, %s): %i sheets', (_, cards, notes, paper, sheets) => {
    const all = [...many(cards, card), ...many(notes, note)]
    const laid = cutting(all, PAPERS[paper])
    expect(laid.sheets).toHaveLength(sheets)
    const ids = laid.sheets.flat().map(({ id }) => id)
    expect(ids).toHaveLength(all.length)
    expect(new Set(ids)).toEqual(new Set(all.map(({ id }) => id)))
    const { edge, gap } = spare(laid)
    expect(edge).toBeGreaterThanOrEqual(5)
    expect(gap).toBeGreaterThan(2.99)
  })

  it('keeps the order of what is alike, and the real size of everything', () => {
    const laid = cutting([...many(9, card), ...many(9, note)], PAPERS.letter).sheets.flat()
    for (const w of [127, 76]) {
      const alike = laid.filter((one) => one.w === w)
      expect(alike.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, i) => `${w}-${i}`))
      expect(alike.every(({ h }) => h === 76)).toBe(true)
    }
  })

  it('lays what is wider than any paper on a sheet all the same', () => {
    const wide = { id: 'banner', w: 500, h: 76 }
    expect(cutting([wide, card('a')], PAPERS.a4).sheets.flat()).toHaveLength(2)
  })
})
