import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { facesOf, lateFace } from '../../../src/rules/board/lateface.ts'
import { PAPERS } from '../../../src/ui/paper/cutting.ts'
import { backsOf, wanted } from '../../../src/ui/print/CutPrint.tsx'
import { fitting } from '../../../src/ui/print/picturesize.ts'
import { posterOf, sheetName } from '../../../src/ui/print/poster.ts'
import { game as faces } from '../../games/faces/game.ts'
import { prophecy, seated } from '../../games/prophecy/eight.ts'
import { item } from '../../make.ts'
import { uncaught } from '../../uncaught.ts'

describe('the cards and notes to be cut out', () => {
  const at = seated()
  at.by({ do: 'make', item: item('loose', 'note', { texts: { text: 'Later' } }) })
  const queen = at.make('object', { name: 'The queen' })
  const vain = at.make('environment', { card: queen.id, words: 'Vain' })
  const bram = at.make('character', { name: 'Bram' })
  const brave = at.make('aspect', { card: bram.id, category: 'psyche', words: 'Brave' })
  at.make('oval', { objective: 'One' })
  const names = new Map([
    ['loose', 'loose'],
    [queen.id, 'queen'],
    [vain.id, 'vain'],
    [bram.id, 'Bram'],
    [brave.id, 'brave'],
  ])

  test.each<[Parameters<typeof wanted>[2], readonly string[], string]>([
    ['all', [], 'Bram queen brave vain loose'],
    ['characters', [], 'Bram brave'],
    ['selected', [], ''],
    ['selected', [queen.id], 'queen vain'],
    ['selected', [vain.id], 'vain'],
    ['selected', ['loose', bram.id], 'Bram brave loose'],
  ])(
    '%s of %j: Characters first, each card with what sticks on it, loose notes last',
    (which, selected, told) => {
      const all = wanted(prophecy, at.board(), which, selected)
      expect(all.map(({ id }) => names.get(id)).join(' ')).toBe(told)
    },
  )
})

test('what has a back is known once its face has come, and a face that fails has none', async () => {
  uncaught('uncaughtException')
  const paper = { paper: '#fff', ink: '#000', blocks: [] }
  const late = lateFace(paper, async () => () => ({ ...paper, back: paper }))
  const broken = () => {
    throw new Error('not of this card')
  }
  const piece = faces.pieces.omen!
  const pieces = { late: { ...piece, face: late }, broken: { ...piece, face: broken } }
  const items = [item('a', 'late'), item('b', 'broken'), item('c', 'unknown')]
  expect([...backsOf(pieces, items)]).toEqual([])
  await facesOf(Object.values(pieces))
  expect([...backsOf(pieces, items)]).toEqual(['a'])
})

const mm = fc.integer({ min: 5, max: 6000 })
const extent = fc
  .tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -3000, max: 3000 }), mm, mm)
  .map(([minX, minY, w, h]) => ({ minX, minY, maxX: minX + w, maxY: minY + h }))

test('the sheets of a poster show all of whatever table, each part in order, and none is empty', () => {
  const spread = fc.constantFrom('one', 'four', 'nine', 'real' as const)
  fc.assert(
    fc.property(extent, spread, fc.constantFrom('a4', 'letter' as const), (all, size, paper) => {
      const { sheets, wide, high, scale } = posterOf(all, PAPERS[paper], size)
      expect(new Set(sheets.map(sheetName)).size).toBe(wide * high)
      expect(scale).toBeGreaterThan(0)
      expect(scale).toBeLessThanOrEqual(2)
      for (const { column, row, part } of sheets) {
        expect(part.maxX).toBeGreaterThan(part.minX)
        expect(part.maxY).toBeGreaterThan(part.minY)
        // No gap to the sheet before, and nothing missing at the ends.
        const before = sheets.find((one) => one.column === column - 1 && one.row === row)
        const above = sheets.find((one) => one.column === column && one.row === row - 1)
        expect(part.minX).toBeLessThanOrEqual((before?.part.maxX ?? all.minX) + 1e-6)
        expect(part.minY).toBeLessThanOrEqual((above?.part.maxY ?? all.minY) + 1e-6)
        if (column === wide - 1) expect(part.maxX).toBeCloseTo(all.maxX, 3)
        if (row === high - 1) expect(part.maxY).toBeCloseTo(all.maxY, 3)
      }
    }),
    { seed: 11, numRuns: 200 },
  )
})

test('a picture is as fine as was asked for, or as can still be opened', () => {
  fc.assert(
    fc.property(extent, fc.double({ min: 0.01, max: 100, noNaN: true }), (all, asked) => {
      const scale = fitting(all, asked)
      const [w, h] = [(all.maxX - all.minX) * scale, (all.maxY - all.minY) * scale]
      expect(scale).toBeLessThanOrEqual(asked)
      expect(Math.max(w, h)).toBeLessThanOrEqual(32_767.001)
      expect(w * h).toBeLessThanOrEqual(400_000_001)
      // Nothing is given away.
      const full = Math.max(Math.max(w, h) / 32_767, (w * h) / 400_000_000)
      if (scale < asked) expect(full).toBeGreaterThan(0.999)
    }),
    { seed: 12 },
  )
})
