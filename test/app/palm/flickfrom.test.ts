import { expect, test } from 'vitest'
import { aimFor, flickFrom } from '../../../src/app/palm/flickfrom.ts'
import { EDGES, FACING } from '../../../src/rules/plain/sides.ts'
import { newTable } from '../../../src/table/table.ts'

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

test('whomever the tray of the big screen faces, dice fly there from the edge of whoever throws', () => {
  const table = newTable('table-01', { game: 'prophecy', title: '', made: 0 })
  const away = { dx: 0, dy: 1, power: 0.4 }
  for (const faced of EDGES)
    for (const edge of EDGES) {
      const edges = [{ seat: 'ada', x: 0, y: 0, turn: FACING[edge] }]
      table.presence.heard(new Map([[7, { edges, tray: FACING[faced] }]]))
      const written = aimFor(table, 'ada', away)
      // What is written down is turned with the tray, on that glass.
      const seen = flickFrom(written, FACING[faced])
      expect([faced, edge, seen]).toEqual([faced, edge, flickFrom(away, FACING[edge])])
      // The tray stands before them: away from them is away from its own rim.
      if (faced === edge) expect(written).toEqual(away)
    }
  table.close()
})

test('where no screen says how its tray stands it stands as on any other', () => {
  const table = newTable('table-02', { game: 'prophecy', title: '', made: 0 })
  table.presence.heard(new Map([[7, { edges: [{ seat: 'ada', x: 0, y: 0, turn: Math.PI }] }]]))
  expect(aimFor(table, 'ada', { dx: 0, dy: 1, power: 1 })).toEqual({ dx: 0, dy: -1, power: 1 })
  table.close()
})
