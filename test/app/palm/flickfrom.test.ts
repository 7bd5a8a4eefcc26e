import { expect, test } from 'vitest'
import { flickFrom } from '../../../src/app/palm/flickfrom.ts'
import { EDGES, FACING } from '../../../src/rules/plain/sides.ts'

test('a flick away from oneself goes from one’s own edge over the table, as hard as before', () => {
  const away = { dx: 0, dy: 1, power: 0.4 }
  const found = Object.fromEntries(EDGES.map((edge) => [edge, flickFrom(away, FACING[edge])]))
  // As the tray is seen: to the right, and up.
  expect(found).toEqual({
    bottom: { dx: 0, dy: 1, power: 0.4 },
    left: { dx: 1, dy: 0, power: 0.4 },
    top: { dx: 0, dy: -1, power: 0.4 },
    right: { dx: -1, dy: 0, power: 0.4 },
  })
})

test('what goes to the right of the hand goes to the right of whoever throws', () => {
  const flick = { dx: 0.6, dy: 0.8, power: 1 }
  expect(flickFrom(flick, FACING.top)).toEqual({ dx: -0.6, dy: -0.8, power: 1 })
  expect(flickFrom(flick, FACING.left)).toEqual({ dx: 0.8, dy: -0.6, power: 1 })
})
