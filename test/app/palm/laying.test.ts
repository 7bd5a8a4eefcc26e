import { afterEach, expect, test, vi } from 'vitest'
import { layFrom, layWritten } from '../../../src/app/palm/laying.ts'
import { game } from '../../../src/games/prophecy/game.ts'
import { sharedWith } from '../../../src/rules/board/clear.ts'
import { boxesOf } from '../../../src/rules/board/room.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { newTable, type Table } from '../../../src/table/table.ts'

const tables: Table[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const table of tables.splice(0)) table.close()
})

function laid(): Table {
  const table = newTable('table-01', { game: 'prophecy', title: '', made: 0 })
  tables.push(table)
  return table
}
const items = (table: Table) => [...table.board().items.values()]
/** Another screen tells where this seat has its place. */
const tellEdge = (table: Table, x: number, y: number, turn: number) =>
  table.presence.heard(new Map([[7, { edges: [{ seat: 'ada', x, y, turn }] }]]))
const CARD = { supply: 'cards', texts: { title: 'Ruth', body: 'Bell-founder' } }

test('what is laid lies before its seat’s place, and faces it', () => {
  const table = laid()
  tellEdge(table, 300, -200, Math.PI)
  expect(layWritten({ table, game }, 'ada', CARD)).toBeUndefined()
  const [card] = items(table)
  expect(card).toMatchObject({ kind: 'card', texts: CARD.texts, place: { x: 300 } })
  // Their bar ends there.
  const beyond = () => items(table).map(({ place }) => place.y - 38 > -200)
  expect([beyond(), (card?.place.y ?? 0) < -140]).toEqual([[true], true])
  expect(Math.abs((card?.place.turn ?? 0) - Math.PI)).toBeLessThan(0.06)
  // A second one does not cover the first.
  layWritten({ table, game }, 'ada', CARD)
  const far = items(table).map(({ place }) => Math.hypot(place.x - 300, place.y + 200))
  expect(Math.max(...far)).toBeGreaterThan(76)
  // It is the seat's to undo, step by step.
  expect([table.undo('ben'), table.undo('ada')]).toEqual(['nothing', 'done'])
  expect(items(table).length).toBe(1)
  for (let n = 0; n < 8; n++) layWritten({ table, game }, 'ada', CARD)
  expect(new Set(beyond())).toEqual(new Set([true]))
})

test('what its Moves lay comes there, too, under the bar of nobody else at that screen', () => {
  const table = laid()
  const edges = [
    { seat: 'ada', x: 300, y: -200, turn: Math.PI },
    { seat: 'ben', x: 400, y: 0, turn: -Math.PI / 2 },
  ]
  table.presence.heard(new Map([[7, { edges }]]))
  const item = {
    id: 'a',
    kind: 'sheet',
    place: { x: 0, y: -900, turn: 0, z: 1 },
    props: {},
    texts: {},
  }
  const lay = (seat: string) => layFrom({ table, game }, seat, [{ do: 'make', item }], 'played')
  const [change] = lay('ada')
  if (change?.do !== 'make') throw new Error('nothing is made')
  const { x, y, turn } = change.item.place
  expect([turn, x + 156 <= 400, y - 73 >= -200]).toEqual([Math.PI, true, true])
  // Of a seat that nobody tells of it lies where the Move lays it.
  expect(lay('cyd')).toEqual([{ do: 'make', item }])
})

test('what is laid lies in sight of that screen, and under nothing that stands there; its notes, too', () => {
  const table = laid()
  // The tray stands before Ada, her guide beside it, and the screen ends on the other side of it.
  const tray = { left: 180, right: 480, top: -200, bottom: 60 }
  const guide = { left: -80, right: 180, top: -200, bottom: -40 }
  const within = { left: -300, right: 520, top: -220, bottom: 400 }
  const edges = [{ seat: 'ada', x: 300, y: -200, turn: Math.PI }]
  table.presence.heard(new Map([[7, { edges, terrain: { within, over: [tray, guide] } }]]))
  for (let n = 0; n < 3; n++) layWritten({ table, game }, 'ada', CARD)
  const made = { kind: 'card', props: {}, texts: {} }
  const played = layFrom(
    { table, game },
    'ada',
    [
      { do: 'make', item: { ...made, id: 'hero', place: { x: 300, y: -100, turn: 0, z: 9 } } },
      {
        do: 'make',
        item: {
          ...{ id: 'aspect', kind: 'note', props: {}, texts: {} },
          place: { x: 0, y: 70, turn: 0, z: 10, on: 'hero' },
        },
      },
    ],
    'played',
  )
  expect(table.apply(played, { seat: 'ada' })).toBeUndefined()
  const boxes = boxesOf(table.board(), game.pieces)
  expect(boxes.length).toBe(5)
  for (const box of boxes) {
    expect(sharedWith(box, [tray, guide]), JSON.stringify(box)).toBeLessThan(1)
    const { left, right, top, bottom } = box
    expect(sharedWith(box, [within])).toBeCloseTo((right - left) * (bottom - top), 0)
  }
})

test('what is laid lies nowhere where a guide opens, its own or a neighbour’s', () => {
  const table = laid()
  // Ada's own opens on one side of her bar, and Ben's, who sits at the same edge, reaches to the other.
  const own = { left: 310, right: 620, top: -200, bottom: 40 }
  const his = { left: 100, right: 290, top: -200, bottom: 40 }
  const edges = [
    { seat: 'ada', x: 300, y: -200, turn: Math.PI, asked: own },
    { seat: 'ben', x: 0, y: -200, turn: Math.PI, asked: his },
  ]
  table.presence.heard(new Map([[7, { edges }]]))
  for (let n = 0; n < 3; n++) layWritten({ table, game }, 'ada', CARD)
  const boxes = boxesOf(table.board(), game.pieces)
  expect(boxes.length).toBe(3)
  for (const box of boxes) expect(sharedWith(box, [own, his]), JSON.stringify(box)).toBeLessThan(1)
})

test('what its Moves lay lies under nothing that stays there, and never half in sight, not even beside the bars', () => {
  const seen = { left: -300, right: 300, top: -220, bottom: 220 }
  const bar = { left: -100, right: 100, top: -220, bottom: -180 }
  const guide = { left: -200, right: 200, top: -180, bottom: 60 }
  const edges = [
    { seat: 'ada', x: 0, y: -180, turn: Math.PI },
    { seat: 'ben', x: 0, y: 180, turn: 0 },
  ]
  const table = laid()
  const lay = (stands: readonly (typeof bar)[]) => {
    const terrain = { within: seen, over: [bar, guide, ...stands], stands: [bar, ...stands] }
    table.presence.heard(new Map([[7, { edges, terrain }]]))
    const n = table.board().items.size
    const item = { kind: 'sheet', props: {}, texts: {}, place: { x: 0, y: 0, turn: 0, z: n } }
    const changes = layFrom(
      { table, game },
      'ada',
      [{ do: 'make', item: { ...item, id: `sheet-${n}` } }],
      'played',
    )
    expect(table.apply(changes, { seat: 'ada' })).toBeUndefined()
    const box = boxesOf(table.board(), game.pieces).at(-1)!
    const [inSight, whole] = [
      sharedWith(box, [seen]),
      (box.right - box.left) * (box.bottom - box.top),
    ]
    return { inSight: inSight / whole, under: sharedWith(box, [bar, ...stands]) }
  }
  // Under guides there is room for a few, where some may be in sight; and then for none.
  const all = Array.from({ length: 5 }, () => lay([]))
  expect(all.map(({ inSight }) => Math.round(inSight * 1000) / 1000)).toEqual([1, 1, 0, 0, 0])
  expect(all.map(({ under }) => under)).toEqual([0, 0, 0, 0, 0])
  expect(lay([guide])).toEqual({ inSight: 0, under: 0 })
})

test('where no screen tells of that place it lies in the middle', () => {
  const table = laid()
  layWritten({ table, game }, 'ben', CARD)
  expect(items(table)[0]?.place).toMatchObject({ x: 0, y: 0 })
})

test('only what is written on such a piece is taken, and only from what there is', () => {
  const table = laid()
  layWritten({ table, game }, 'ada', { ...CARD, texts: { title: 'Ruth', odd: 'x' } })
  expect(items(table)[0]?.texts).toEqual({ title: 'Ruth', body: '' })
  expect(layWritten({ table, game }, 'ada', { supply: 'constructor', texts: {} })).toBeUndefined()
  expect(items(table).length).toBe(1)
})

test('what the table does not take is told, and nothing lies there', () => {
  const table = laid()
  table.bar(say('table.watching'))
  expect(layWritten({ table, game }, 'ada', CARD)).toEqual(say('table.watching'))
  expect(items(table)).toEqual([])
})

/** A browser's storage, as far as it is asked here. */
function storage(kept: Record<string, string> = {}) {
  const all = new Map(Object.entries(kept))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, text: string) => void all.set(key, text),
  })
}

test('a screen that lies about where a place is sends nothing out of sight', () => {
  const table = laid()
  tellEdge(table, 1e6, -1e6, 1e4)
  expect(layWritten({ table, game }, 'ada', CARD)).toBeUndefined()
  const { x = 0, y = 0, turn = 0 } = items(table)[0]?.place ?? {}
  expect(Math.hypot(x, y)).toBeLessThan(4000)
  expect(Math.abs(turn)).toBeLessThan(4)
})

test('before the screen is linked again, it lies where its edge was last', () => {
  storage()
  const table = laid()
  tellEdge(table, 300, -200, Math.PI)
  layWritten({ table, game }, 'ada', CARD)
  table.presence.heard(new Map())
  layWritten({ table, game }, 'ada', { supply: 'cards', texts: { title: 'Osk' } })
  expect(items(table).map(({ place }) => Math.abs(place.turn) > 3)).toEqual([true, true])
})

test.each(['{', '7', '[]', '[1,2]', '["x",0,0]', '[null,0,0]', '{"x":1}'])(
  'where %s is kept of it, it lies in the middle',
  (kept) => {
    storage({ 'prophecy-table/edge/table-01/ada': kept })
    const table = laid()
    expect(layWritten({ table, game }, 'ada', CARD)).toBeUndefined()
    expect(items(table)[0]?.place).toMatchObject({ x: 0, y: 0 })
  },
)
