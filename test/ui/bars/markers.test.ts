import { expect, test } from 'vitest'
import { lying } from '../../../src/ui/bars/Markers.tsx'

const seatsOf = (own: readonly number[], of: number) =>
  Array.from({ length: of }, (_, color) => ({
    id: `seat ${color}`,
    name: `N${color}`,
    color,
    sitter: own.includes(color) ? 'here' : 'elsewhere',
  }))

test.each<[string, readonly number[], number, readonly number[]]>([
  ['one', [0], 1, [0]],
  ['four, the last sits here', [3], 4, [0, 1, 2, 3]],
  ['eight, whoever sits here', [6, 7], 8, [0, 1, 2, 3, 4, 5, 6, 7]],
  ['ten: those of this screen are there, in their places', [1, 9], 10, [0, 1, 2, 3, 4, 5, 6, 9]],
])('[P2] every seat has its marker, and each keeps its place: %s', (_, own, of, colors) => {
  const there = lying(seatsOf(own, of), ({ sitter }) => sitter === 'here')
  expect(there.map(({ color }) => color)).toEqual(colors)
})
