import { describe, expect, it, test } from 'vitest'
import { type Cut, cutting, PAPERS } from '../../../src/ui/paper/cutting.ts'

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

  /** Characters with so many Aspects each, cards first, as they are asked for. */
  const cast = (people: number, aspects: number) => [
    ...many(people, card),
    ...Array.from({ length: people * aspects }, (_, i) => ({
      ...note(`note-${i}`),
      with: `127-${Math.floor(i / aspects)}`,
    })),
  ]
  /** On how many sheets each card lies with its notes; and how far apart the first and the last of them are. */
  const spread = (cuts: readonly Cut[], { sheets }: ReturnType<typeof cutting>) =>
    cuts
      .filter(({ w }) => w === 127)
      .map(({ id }) => {
        const on = sheets.flatMap((sheet, n) =>
          sheet.some((cut) => cut.id === id || cut.with === id) ? [n] : [],
        )
        return { sheets: on.length, apart: Math.max(...on) - Math.min(...on) + 1 }
      })

  test.each([
    ['five Aspects each', 4, 5, 'a4', 1, 4],
    ['two Aspects each', 6, 2, 'a4', 1, 3],
    ['four Aspects each', 3, 4, 'letter', 1, 3],
    // No sheet of Letter has room for a card and five notes.
    ['five Aspects each', 3, 5, 'letter', 2, 6],
    ['very many Aspects', 2, 20, 'a4', 4, 8],
  ] as const)(
    'a card and its notes stay together: %s (%i by %i, %s)',
    (_, people, aspects, paper, on, sheets) => {
      const all = cast(people, aspects)
      const laid = cutting(all, PAPERS[paper])
      expect(laid.sheets.flat()).toHaveLength(all.length)
      for (const one of spread(all, laid)) {
        expect(one.sheets).toBeLessThanOrEqual(on)
        expect(one.apart).toBe(one.sheets)
      }
      expect(laid.sheets.length).toBeLessThanOrEqual(sheets)
      const { edge, gap } = spare(laid)
      expect(edge).toBeGreaterThanOrEqual(5)
      expect(gap).toBeGreaterThan(2.99)
    },
  )

  it('fills what is left on the sheets of cards with notes that belong to none', () => {
    const all = [...cast(2, 3), ...many(3, note)]
    const laid = cutting(all, PAPERS.a4)
    expect(laid.sheets.map(({ length }) => length)).toEqual([6, 5])
  })

  it('keeps the order of what is alike, and the real size of everything', () => {
    const laid = cutting([...many(9, card), ...many(9, note)], PAPERS.letter).sheets.flat()
    for (const w of [127, 76]) {
      const alike = laid.filter((one) => one.w === w)
      expect(alike.map(({ id }) => id)).toEqual(Array.from({ length: 9 }, (_, i) => `${w}-${i}`))
      expect(alike.every(({ h }) => h === 76)).toBe(true)
    }
  })

  test.each<[string, readonly [number, number], 'a4' | 'letter', object]>([
    ['a sheet', [190, 266], 'a4', { w: 190, h: 266 }],
    ['a sheet', [190, 266], 'letter', { w: 190, h: 266 }],
    ['what is larger across', [262, 190], 'letter', { w: 262, h: 190 }],
    ['what is wider than any paper', [570, 76], 'a4', { w: 285, h: 38 }],
    ['what is larger than any paper', [400, 570], 'a4', { w: 198, h: 282.15 }],
  ])('%s (%j, %s) lies on a sheet whole', (_, [w, h], paper, size) => {
    const laid = cutting([{ id: 'large', w, h }], PAPERS[paper])
    expect(laid.sheets).toEqual([
      [{ id: 'large', ...size, x: expect.any(Number), y: expect.any(Number) }],
    ])
    expect(spare(laid).edge).toBeGreaterThanOrEqual(5)
  })

  it('lays what has no room beside sheets across, and keeps the size of all others', () => {
    const sheets = many(2, (id) => ({ id, w: 190, h: 266 }))
    const laid = cutting([...sheets, { id: 'roster', w: 260, h: 180 }], PAPERS.a4)
    expect(laid.sheets.flat().map(({ w, h, across }) => [w, h, across])).toEqual([
      [190, 266, undefined],
      [190, 266, undefined],
      [180, 260, true],
    ])
    expect(spare(laid).edge).toBeGreaterThanOrEqual(5)
  })
})
