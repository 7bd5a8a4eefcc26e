import { afterEach, expect, test } from 'vitest'
import { meaningOf, take } from '../../../src/app/asides/meanings.ts'
import type { Lays } from '../../../src/app/page/lays.ts'
import type { Sketch } from '../../../src/board/map/sketch.ts'
import { game } from '../../../src/games/prophecy/game.ts'
import { laidBefore } from '../../../src/rules/board/before.ts'
import { inkOf } from '../../../src/rules/ink/ink.ts'
import { worldPlace } from '../../../src/rules/plain/place.ts'
import { FACING } from '../../../src/rules/plain/sides.ts'
import { newTable, type Table } from '../../../src/table/table.ts'
import { makeNotices } from '../../../src/ui/parts/notices.ts'

const tables: Table[] = []
afterEach(() => {
  for (const table of tables.splice(0)) table.close()
})

/** What ada, who sits at the left edge, has drawn, and written inside: as it lies once it was taken. */
function taken(is: 'oval' | 'box') {
  const table = newTable('one', { game: game.id, title: '', made: 0 })
  tables.push(table)
  const spots = (x: number) => [0, 10, 20].map((y) => ({ x, y, p: 0.5 }))
  const ink = (id: string, x: number) =>
    inkOf({ id, spots: spots(x), z: 1, color: 0, on: undefined })
  table.apply(
    [ink('round', 60), ink('word', 5)].map((item) => ({ do: 'make', item }) as const),
    { seat: 'ada' },
  )
  const turn = FACING.left
  const sits = { x: -400, y: 0, turn, over: [] }
  const within = { left: -400, top: -300, right: 400, bottom: 300 }
  const lays: Lays = (seat, changes, how) =>
    seat === 'ada'
      ? laidBefore(changes, table.board(), game.pieces, { ...sits, within }, how)
      : changes
  let made = 0
  const chance = { id: () => `made${++made}`, seed: () => '', wobble: () => 0.5 }
  const maker = {
    ...{ table, game, lays },
    seat: () => 'ada',
    act: () => ({ seat: 'ada', chance, now: 1, say: () => undefined }),
  }
  const round = { x: 0, y: 10, width: 60, height: 120, turn: 0.1 }
  const sketch = { is, ...round, ids: ['round'], inside: ['word'] } as Sketch
  const came = take(maker, makeNotices(), sketch, meaningOf(maker, sketch)!)
  return { table, item: table.board().items.get(came?.id ?? '') }
}

test.each(['oval', 'box'] as const)('an %s that was drawn faces who drew it', (is) => {
  const { table, item } = taken(is)
  expect(item?.place).toMatchObject({ x: 0, y: 10 })
  expect(item?.place.turn).toBeCloseTo(FACING.left + 0.1)
  // As large as it was on the screen.
  if (is === 'oval') expect(item?.props).toMatchObject({ width: 120, height: 60 })
  const { items } = table.board()
  // What was written inside is on it, where it was written; the stroke itself is gone, and all of it is one step.
  expect(items.get('word')?.place.on).toBe(item?.id)
  const word = worldPlace(items, 'word')
  expect([word?.x, word?.y, word?.turn].map((n) => Math.round((n ?? 9) * 100) / 100 + 0)).toEqual([
    5, 10, 0,
  ])
  expect(items.has('round')).toBe(false)
  expect([table.undo('ben'), table.undo('ada')]).toEqual(['nothing', 'done'])
  expect(table.board().items.has('round')).toBe(true)
})
