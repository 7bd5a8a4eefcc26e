import { expect, test } from 'vitest'
import { ENGRAVING_SIZE, engravingOf, PRINTS, printOf } from '../../../src/dice/die/engraving.ts'
import { DICE, FACES, printOn } from '../../../src/rules/dice/dice.ts'

const faces = DICE.flatMap((die) =>
  Array.from({ length: FACES[die] }, (_, i) => ({ die, face: i + 1 })),
)

test('every face of every die has its print, and only faces that say the same share one', () => {
  const said = new Map<number, string>()
  for (const { die, face } of faces) {
    const print = printOf(die, face)
    const says = die === 'd6' ? `${face} pips` : printOn(die, face)
    expect(print).toBeGreaterThanOrEqual(0)
    expect(said.get(print) ?? says).toBe(says)
    said.set(print, says)
  }
  expect([...said.keys()].sort((a, b) => a - b)).toEqual(
    Array.from({ length: PRINTS }, (_, i) => i),
  )
})

test.each([1, 2, 3, 4, 5, 6])(
  'a face with %i pips has that many, apart and on the face',
  (face) => {
    const pixels = engravingOf(printOf('d6', face))
    const inked = (x: number, y: number) => (pixels[(y * ENGRAVING_SIZE + x) * 4] ?? 0) > 127
    const seen = new Set<number>()
    let pips = 0
    for (let start = 0; start < ENGRAVING_SIZE * ENGRAVING_SIZE; start++) {
      const [x0, y0] = [start % ENGRAVING_SIZE, Math.floor(start / ENGRAVING_SIZE)]
      if (!inked(x0, y0) || seen.has(start)) continue
      pips++
      const open = [[x0, y0] as const]
      for (let next = open.pop(); next; next = open.pop()) {
        const [x, y] = next
        if (seen.has(y * ENGRAVING_SIZE + x) || !inked(x, y)) continue
        seen.add(y * ENGRAVING_SIZE + x)
        expect(Math.min(x, y, ENGRAVING_SIZE - 1 - x, ENGRAVING_SIZE - 1 - y)).toBeGreaterThan(4)
        open.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1])
      }
    }
    expect(pips).toBe(face)
  },
)
