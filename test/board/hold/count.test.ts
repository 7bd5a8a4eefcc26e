import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { makeCount } from '../../../src/board/hold/count.ts'
import { toScreen } from '../../../src/board/map/camera.ts'
import { makeSpatial } from '../../../src/board/map/spatial.ts'
import type { BoardProps } from '../../../src/board/view/props.ts'
import type { View } from '../../../src/board/view/view.ts'
import { borne } from '../../../src/rules/board/borne.ts'
import { fieldValue } from '../../../src/rules/board/field.ts'
import type { Mark } from '../../../src/rules/board/mark.ts'
import { newItem } from '../../../src/rules/board/piece.ts'
import { fieldBlocks, fieldLayout } from '../../../src/rules/board/spots.ts'
import type { ItemId } from '../../../src/rules/plain/item.ts'
import { outOf } from '../../../src/rules/plain/place.ts'
import { newTable, type Table } from '../../../src/table/table.ts'
import { game, health } from '../../games/beasts/game.ts'

const open: Table[] = []
afterEach(() => {
  for (const table of open.splice(0)) table.close()
})

const PIECE = game.pieces.beast!

interface Laid {
  readonly turn?: number
  readonly zoom?: number
  readonly props?: Readonly<Record<string, number>>
  readonly selected?: readonly ItemId[]
  readonly glow?: readonly ItemId[]
  /** It lies on a screen among people, of which a millimetre has so many px. */
  readonly mm?: number
}

/** A beast that lies there, with eight of its health left, and what a hand does on it. */
function beast({
  turn = 0,
  zoom = 4,
  props = { health: 8 },
  selected = ['b'],
  glow = [],
  mm,
}: Laid = {}) {
  const table = newTable('one', { game: 'beasts', title: 'A road', made: 1000 })
  open.push(table)
  const place = { x: 40, y: -30, turn, z: 1 }
  table.apply([{ do: 'make', item: newItem(game, { id: 'b', kind: 'beast', place, props }) }], {
    seat: 'ada',
  })
  const spatial = makeSpatial(game.pieces)
  const update = () => void spatial.update(table.state().items, ['b'])
  update()
  table.subscribe(update)
  const camera = { left: -100, top: -120, zoom }
  const lifted: unknown[] = []
  let shown: readonly Mark[] = []
  const board = {
    table,
    glow: new Set(glow),
    seat: 'ada',
    round: mm && { mm },
    get marks() {
      return borne(game.pieces, table.board())
    },
  } as unknown as BoardProps
  const setMarks = (next: readonly Mark[]) => {
    shown = next
  }
  const count = makeCount(
    { spatial, camera: () => camera, setMarks } as View,
    () => board,
    { ids: new Set(selected) },
    { lift: (...at) => void lifted.push(at) },
  )
  const item = () => table.board().items.get('b')!
  /** Where a spot of it, mm from its middle, is seen. */
  const seen = (x: number, y: number) => {
    const there = outOf({ ...place, turn }, { x, y, turn: 0, z: 0 })
    return toScreen(camera, there.x, there.y)
  }
  const blockOf = (field: string) => fieldBlocks(PIECE, item()).find((one) => one.field === field)!
  const middle = (field: string) => {
    const { x, y, w, h } = blockOf(field).box
    return { x: x + w / 2 - PIECE.width / 2, y: y + h / 2 - PIECE.height / 2 }
  }
  return {
    table,
    count,
    lifted,
    /** How many of its health are seen on it. */
    seen: () =>
      shown.flatMap((mark) => (mark.as === 'field' && mark.field === 'health' ? mark.value : [])),
    item,
    /** The middle of this box of its health. */
    box(n: number, aside = 0) {
      const box = fieldLayout(blockOf('health'), 8).boxes[n - 1]!
      const { x, y } = middle('health')
      return seen(x + box.x + box.w / 2, y + box.y + box.h / 2 + aside)
    },
    /** In the earlier or the later half of where a value stands. */
    half(field: string, later: boolean) {
      const { value } = fieldLayout(blockOf(field), 0)
      const { x, y } = middle(field)
      return seen(x + value.x + value.w * (later ? 0.75 : 0.25), y + value.y + value.h / 2)
    },
    health: () => fieldValue(health, item(), table.board()),
  }
}

test.each<[what: string, health: number, box: number, then: number]>([
  ['a box that is empty: so many', 2, 5, 5],
  ['a box that is full: so many', 8, 3, 3],
  ['the last full one: one less', 5, 5, 4],
  ['the only full one: none', 1, 1, 0],
])('a tap on %s', (_, now, box, then) => {
  const on = beast({ props: { health: now } })
  expect(on.count.tap('b', on.box(box))).toBe(true)
  expect(on.health()).toBe(then)
})

test('a tap on a number: the later half one more, the earlier one less, and never past its bounds', () => {
  const on = beast()
  const tap = (later: boolean) => on.count.tap('b', on.half('gold', later))
  expect([tap(true), tap(true), tap(false)]).toEqual([true, true, true])
  expect(on.item().props.gold).toBe(1)
  for (let i = 0; i < 3; i++) tap(false)
  expect(on.item().props.gold).toBe(0)
})

test('a tap on a choice goes to the next, and from the last to none', () => {
  const on = beast()
  const told = Array.from({ length: 4 }, () => {
    on.count.tap('b', on.half('mood', true))
    return on.item().props.mood
  })
  expect(told).toEqual(['asleep', 'hungry', undefined, 'asleep'])
})

test.each<[string, Laid]>([
  ['of a thing that is not selected', { selected: [] }],
  ['that is too small to be meant', { zoom: 1.2 }],
  ['of one of several that are selected', { selected: ['b', 'c'] }],
  ['where something is to be chosen', { glow: ['b'] }],
])('a hand on a field %s counts nothing', (_, laid) => {
  const on = beast(laid)
  expect(on.count.tap('b', on.box(3))).toBe(false)
  expect(on.count.begin(1, 'b', on.box(3))).toBe(false)
  expect(on.health()).toBe(8)
})

test.each([
  [2, 2.4, false],
  [2, 3, true],
  [4, 3, false],
])('among people, %i px a mm of the screen, seen %f times as large: %s', (mm, zoom, counts) => {
  const on = beast({ mm, zoom })
  expect(on.count.tap('b', on.box(3))).toBe(counts)
})

test('a tap on what is worked out, or on no field, is a tap as ever', () => {
  const on = beast()
  expect(on.count.tap('b', on.half('pack', true))).toBe(false)
  expect(on.count.tap('b', on.box(3, -20))).toBe(false)
})

test('a drag along a track is seen as it goes, is counted once, and is one step of undo', () => {
  const on = beast()
  expect(on.count.begin(1, 'b', on.box(8))).toBe(true)
  for (const n of [7, 5, 2, 4]) {
    expect(on.count.move(1, on.box(n))).toBe(true)
    expect(on.health()).toBe(8)
  }
  const [seen] = on.seen()
  expect(seen === 3 || seen === 4).toBe(true)
  expect(on.count.end(1)).toBe(true)
  expect(on.health()).toBe(seen)
  expect(on.table.undo('ada')).toBe('done')
  expect(on.health()).toBe(8)
  expect(on.lifted).toEqual([])
})

test.each<[string, (on: ReturnType<typeof beast>) => readonly (readonly [number, number])[]]>([
  ['at once', () => [[8, 9]]],
  [
    'and after it has gone along it',
    () => [
      [5, 0],
      [4, 60],
    ],
  ],
])('a drag from a track to its side takes the thing, %s', (_, way) => {
  const on = beast()
  const from = on.box(8)
  on.count.begin(1, 'b', from)
  const moves = way(on).map(([n, aside]) => on.count.move(1, on.box(n, aside)))
  expect(moves.at(-1)).toBe(false)
  expect(on.lifted).toEqual([['b', from.x, from.y]])
  expect(on.seen()).toEqual([8])
  // From there it is in the hand, and no more a field's.
  expect(on.count.end(1)).toBe(false)
  expect(on.health()).toBe(8)
})

test.each<[string, (count: ReturnType<typeof beast>['count']) => unknown, number]>([
  ['lost', (count) => count.undo(1), 0],
  ['joined by a second one on the thing', (count) => count.giveUp('b'), 1],
])('a hand on a track that is %s has counted nothing', (_, end, lifts) => {
  const on = beast()
  on.count.begin(1, 'b', on.box(8))
  on.count.move(1, on.box(3))
  end(on.count)
  expect([on.health(), on.seen(), on.lifted.length]).toEqual([8, [8], lifts])
  expect(on.count.end(1)).toBe(false)
})

test('what others strike meanwhile is not lost, and what the hand means is what stands there', () => {
  const on = beast()
  on.count.begin(1, 'b', on.box(8))
  on.count.move(1, on.box(5))
  on.table.apply([{ do: 'add', id: 'b', key: 'health', by: -6 }], { seat: 'ben' })
  const [seen] = on.seen()
  on.count.end(1)
  expect(on.health()).toBe(seen)
  on.table.undo('ada')
  expect(on.health()).toBe(2)
})

test('a thing that is taken away meanwhile is counted on no more', () => {
  const on = beast()
  on.count.begin(1, 'b', on.box(8))
  on.table.apply([{ do: 'bin', id: 'b' }], { seat: 'ben' })
  expect(on.count.move(1, { x: 0, y: 0 })).toBe(false)
  expect(on.count.end(1)).toBe(false)
})

test('however it lies and however near it is seen, a tap on a box means that box', () => {
  const turn = fc.double({ min: -7, max: 7, noNaN: true })
  const zoom = fc.double({ min: 4, max: 12, noNaN: true })
  fc.assert(
    fc.property(turn, zoom, fc.integer({ min: 1, max: 7 }), (way, near, n) => {
      const on = beast({ turn: way, zoom: near })
      on.count.tap('b', on.box(n))
      expect(on.health()).toBe(n)
      for (const table of open.splice(0)) table.close()
    }),
    { numRuns: 60 },
  )
})
