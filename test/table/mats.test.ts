import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dropChanges } from '../../src/board/map/drop.ts'
import { makeSpatial } from '../../src/board/map/spatial.ts'
import { newItem } from '../../src/rules/board/piece.ts'
import { carrierOf, worldPlace } from '../../src/rules/plain/place.ts'
import type { Table } from '../../src/table/table.ts'
import { game } from '../games/faces/game.ts'
import { aTable, at, copyOf, make, merge } from './make.ts'

const MATS = { deck: 0, discards: 200, row: 600, fan: 1000, stage: 1400 } as const
const CARDS = ['a', 'b', 'c']
const all = [...Object.keys(MATS), ...CARDS]

/** A table with a mat of each sort, and three cards on the deck. */
function laid(): Table {
  const table = aTable()
  const mats = Object.entries(MATS).map(([id, x]) =>
    make(newItem(game, { id, kind: id, place: at(x, 0) })),
  )
  const cards = CARDS.map((id) =>
    make(newItem(game, { id, kind: 'omen', place: at(0, 0, { on: 'deck' }) })),
  )
  table.apply([...mats, ...cards], { seat: 'ada', track: false })
  return table
}

/** Drags a thing there as a hand does. */
function drag(table: Table, id: string, x: number, seat: string) {
  const { items } = table.state()
  const spatial = makeSpatial(game.pieces)
  spatial.update(items, items.keys())
  const entry = spatial.entries.get(id)
  if (entry)
    table.apply(dropChanges(spatial, items, [{ entry, world: { ...entry.world, x, y: 0 } }]), {
      seat,
    })
}

const where = fc.oneof(
  fc.constantFrom(...Object.values(MATS)),
  fc.integer({ min: -300, max: 1800 }),
)
const drags = fc.array(fc.record({ id: fc.constantFrom(...all), x: where }), { maxLength: 6 })

test('property: whoever takes the same card from two places at once, it lies in one, on all three screens', () => {
  fc.assert(
    fc.property(drags, drags, drags, fc.boolean(), (one, two, three, back) => {
      const tables = [laid()]
      tables.push(copyOf(tables[0]!), copyOf(tables[0]!))
      for (const [i, some] of [one, two, three].entries())
        for (const { id, x } of some) drag(tables[i]!, id, x, `seat${i}`)
      if (back) tables[1]!.undo('seat1')
      for (const [i, j] of [
        [0, 1],
        [1, 2],
        [0, 2],
        [0, 1],
      ] as const)
        merge(tables[i]!, tables[j]!)
      const [first, ...others] = tables.map((table) => table.board().items)
      expect([...first!.keys()].sort()).toEqual([...all].sort())
      for (const items of others) expect(items).toEqual(first)
      for (const id of all) {
        // Whatever has become of its mat, it lies somewhere on the paper, and all go round in no circle.
        expect(worldPlace(first!, id)).toBeDefined()
        const on = carrierOf(first!, id)
        if (on !== undefined) expect(Object.keys(MATS)).toContain(on)
      }
    }),
    { numRuns: 60 },
  )
})

test('the same card, taken to two mats apart, lies on one of them', () => {
  const table = laid()
  const other = copyOf(table)
  drag(table, 'c', MATS.row, 'ada')
  drag(other, 'c', MATS.discards, 'bo')
  merge(table, other)
  expect(['row', 'discards']).toContain(table.board().items.get('c')?.place.on)
  expect(other.board().items.get('c')).toEqual(table.board().items.get('c'))
  expect(table.board().items.size).toBe(all.length)
})
