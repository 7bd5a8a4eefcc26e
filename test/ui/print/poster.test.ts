import { describe, expect, it, test } from 'vitest'
import { PAPERS } from '../../../src/ui/paper/cutting.ts'
import { fitting, scaleOf } from '../../../src/ui/print/picturesize.ts'
import { OVERLAP, posterOf, sheetName } from '../../../src/ui/print/poster.ts'

const table = { minX: -720, minY: -457, maxX: 720, maxY: 457 }

describe('a table on sheets of paper', () => {
  test.each([
    ['one', 1, 1],
    ['four', 2, 2],
    ['nine', 3, 3],
    // Lengthwise sheets: upright ones would be two more.
    ['real', 6, 5],
  ] as const)('%s: %i wide, %i high', (spread, wide, high) => {
    const poster = posterOf(table, PAPERS.a4, spread)
    expect([poster.wide, poster.high]).toEqual([wide, high])
    expect(poster.sheets).toHaveLength(wide * high)
    for (const { part, x, y, w, h } of poster.sheets) {
      expect((part.maxX - part.minX) * poster.scale).toBeCloseTo(w, 6)
      expect((part.maxY - part.minY) * poster.scale).toBeCloseTo(h, 6)
      // A printer reaches it.
      expect(Math.min(x, y)).toBeGreaterThan(8.99)
      expect(x + w).toBeLessThan(poster.paper.wide - 8.99)
      expect(y + h).toBeLessThan(poster.paper.high - 8.99)
    }
  })

  it('shows on each sheet a strip of the one before, in the same scale, and all of the table', () => {
    const { sheets, scale } = posterOf(table, PAPERS.letter, 'nine')
    const row = sheets.filter((sheet) => sheet.row === 1)
    row.slice(1).forEach((sheet, i) => {
      const before = row[i]
      expect(((before?.part.maxX ?? 0) - sheet.part.minX) * scale).toBeCloseTo(OVERLAP, 6)
    })
    expect(Math.min(...sheets.map(({ part }) => part.minX))).toBeCloseTo(table.minX, 6)
    expect(Math.max(...sheets.map(({ part }) => part.maxX))).toBeCloseTo(table.maxX, 6)
    expect(Math.min(...sheets.map(({ part }) => part.minY))).toBeCloseTo(table.minY, 6)
    expect(Math.max(...sheets.map(({ part }) => part.maxY))).toBeCloseTo(table.maxY, 6)
  })

  it('turns the paper the way that shows it larger', () => {
    const tall = { minX: 0, minY: 0, maxX: 300, maxY: 900 }
    expect(posterOf(table, PAPERS.a4, 'one').paper.wide).toBe(297)
    expect(posterOf(tall, PAPERS.a4, 'one').paper.wide).toBe(210)
    // A single note is not blown up to a whole sheet.
    expect(posterOf({ minX: 0, minY: 0, maxX: 76, maxY: 76 }, PAPERS.a4, 'one').scale).toBe(2)
  })

  test.each([
    [0, 0, 'A1'],
    [2, 11, 'C12'],
    [25, 0, 'Z1'],
    [26, 0, 'AA1'],
  ])('calls column %i, row %i sheet %s', (column, row, name) => {
    expect(sheetName({ column, row })).toBe(name)
  })
})

describe('how large a picture is', () => {
  test.each([
    ['screen', 0, 1920],
    ['4k', 0, 3840],
    ['own', 777, 777],
    ['fine', 0, 17_008],
  ] as const)('%s %i: %i pixels along the longer side', (size, long, pixels) => {
    const scale = fitting(table, scaleOf(table, size, long))
    expect(Math.round(1440 * scale)).toBe(pixels)
  })

  it('is no larger than other programs can open', () => {
    const huge = { minX: 0, minY: 0, maxX: 20_000, maxY: 9000 }
    const scale = fitting(huge, scaleOf(huge, 'fine', 0))
    expect(20_000 * scale).toBeLessThanOrEqual(32_767)
    expect(20_000 * scale * 9000 * scale).toBeLessThanOrEqual(400_000_001)
  })
})
