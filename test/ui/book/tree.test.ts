import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BookScene } from '../../../src/rules/told/book.ts'
import { lay, wrapped } from '../../../src/ui/book/BookTree.tsx'

/** Scenes that hang on one of those before them, or on none. */
const tree = fc
  .array(fc.option(fc.nat(), { nil: undefined }), { minLength: 1, maxLength: 14 })
  .map((parents) =>
    parents.map((parent, i): BookScene => {
      const scene = { id: `${i}`, says: '', rating: 1 }
      return parent === undefined || i === 0 ? scene : { ...scene, parent: `${parent % i}` }
    }),
  )

test('every Scene of a drawn tree lies once, below its Parent, beside all others', () => {
  fc.assert(
    fc.property(tree, (scenes) => {
      const spots = lay(scenes)
      expect(spots.map(({ id }) => id).sort()).toEqual(scenes.map(({ id }) => id).sort())
      const by = new Map(spots.map((spot) => [spot.id, spot]))
      for (const { id, x, y, parent } of spots) {
        expect(x).toBeGreaterThan(53)
        const over = by.get(parent ?? '')
        if (over) expect(over.y).toBeLessThan(y - 58)
        const below = spots.filter((one) => one.parent === id).map((one) => one.x)
        // In the middle over what hangs on it.
        if (below.length > 0) expect(x * 2).toBeCloseTo(Math.min(...below) + Math.max(...below), 6)
        for (const other of spots)
          if (other.id !== id && other.y === y) expect(Math.abs(other.x - x)).toBeGreaterThan(106)
      }
    }),
    { seed: 17 },
  )
})

test('a tree that grows up is the same one upside down, and as high', () => {
  const scenes: readonly BookScene[] = [
    { id: 'foot', says: '', rating: 4 },
    { id: 'a', says: '', rating: 3, parent: 'foot' },
    { id: 'b', says: '', rating: 3, parent: 'foot' },
    { id: 'top', says: '', rating: 2, parent: 'b' },
  ]
  const down = new Map(lay(scenes).map((spot) => [spot.id, spot]))
  const [high, low] = [down.get('foot')!.y, down.get('top')!.y]
  expect(high).toBeLessThan(low)
  for (const { id, x, y } of lay(scenes, 'up'))
    expect([x, y]).toEqual([down.get(id)!.x, high + low - down.get(id)!.y])
})

test.each([
  ['', ['']],
  ['Escape', ['Escape']],
  ['End it now', ['End it now']],
  ['Find the old gate', ['Find the', 'old gate']],
  ['Unforeseeable ends', ['Unforeseeable', 'ends']],
])('words in an oval stand in short lines: “%s”', (text, lines) => {
  expect(wrapped(text)).toEqual(lines)
})

test('lines lose no word, and only a long word makes a long line', () => {
  const word = fc.string({ minLength: 1, maxLength: 14 }).map((text) => text.replace(/ /g, 'x'))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const lines = wrapped(words.join(' '))
      expect(lines.join(' ')).toBe(words.join(' '))
      for (const line of lines) if (line.includes(' ')) expect(line.length).toBeLessThanOrEqual(11)
    }),
    { seed: 18 },
  )
})
