import { expect, test } from 'vitest'
import { guestsFor } from '../../../src/app/appliance/next.ts'
import { seatingIn, sidesFor } from '../../../src/rules/plain/seating.ts'

const sides = [
  { seat: 'ada', edge: 'bottom', along: 0.25 },
  { seat: 'milo', edge: 'top', along: 0.5 },
]
const kept = seatingIn({ sides, diagonal: 800, turns: false, letters: 5, full: true })!

test.each<[string, readonly string[], readonly string[]]>([
  ['all who had one are here', ['ada', 'milo'], ['bottom', 'top']],
  ['one has stood up', ['milo'], ['top']],
  ['one has sat down who never had one', ['ada', 'milo', 'june'], ['bottom', 'top', 'left']],
  ['nobody is here', [], []],
])('there are as many guests as people, at the same edges: %s', (_, here, edges) => {
  let n = 0
  const before = { ...kept, sides: sidesFor(kept.sides, here) }
  const { seats, seating } = guestsFor(
    before,
    'screen',
    () => `id${++n}`,
    (nth) => `Guest ${nth}`,
  )
  expect(seats.map(({ name }) => name)).toEqual(here.map((_, i) => `Guest ${i + 1}`))
  expect(seats.every(({ sitter }) => sitter === 'screen')).toBe(true)
  expect(new Set(seats.map(({ color }) => color)).size).toBe(seats.length)
  expect(seating.sides.map(({ edge }) => edge)).toEqual(edges)
  expect(seating.sides.map(({ seat }) => seat)).toEqual(seats.map(({ id }) => id))
  // All else is as it was.
  expect({ ...seating, sides: [] }).toEqual({ ...kept, sides: [] })
})
