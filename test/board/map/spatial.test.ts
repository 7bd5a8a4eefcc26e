import { describe, expect, it } from 'vitest'
import { carrierAt, dropChanges } from '../../../src/board/map/drop.ts'
import { caughtIn, topAt } from '../../../src/board/map/hit.ts'
import { readingOrder, stepFrom } from '../../../src/board/map/order.ts'
import { paperOf, SHEET } from '../../../src/board/map/paper.ts'
import { byPile } from '../../../src/board/map/spatial.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { item, lay } from '../make.ts'

const everywhere = { minX: -1e6, minY: -1e6, maxX: 1e6, maxY: 1e6 }
const ids = (list: readonly { id: string }[]) => list.map((entry) => entry.id)

describe('what lies where', () => {
  it('lies in piles: ovals lowest, then by height, what is stuck right above its card', () => {
    const { spatial } = lay(
      item('low', 'card', { z: 1 }),
      item('stuck', 'note', { z: 1, on: 'low' }),
      item('high', 'card', { z: 2 }),
      item('ink', 'oval', { z: 99 }),
    )
    expect(ids(spatial.seen(everywhere))).toEqual(['ink', 'low', 'stuck', 'high'])
  })

  it('equal heights lie by id', () => {
    const { spatial } = lay(item('b', 'card', {}), item('a', 'card', {}), item('c', 'card', {}))
    expect(ids(spatial.seen(everywhere))).toEqual(['a', 'b', 'c'])
  })

  it('lies in high piles as it is stuck, whatever the heights say', () => {
    const pile = (from: string, z: number) =>
      Array.from({ length: 30 }, (_, n) =>
        item(`${from}${String(n).padStart(2, '0')}`, n > 0 ? 'note' : 'card', {
          z: n > 0 ? -n : z,
          ...(n > 0 && { on: `${from}${String(n - 1).padStart(2, '0')}` }),
        }),
      )
    const [low, high] = [pile('b', 1), pile('a', 2)]
    const { spatial } = lay(...high.toReversed(), ...low)
    expect(ids(spatial.seen(everywhere))).toEqual(ids([...low, ...high]))
  })

  it('an entry from before its pile was moved still stands where it stood in it', () => {
    const { items, spatial } = lay(
      item('card', 'card', { z: 1 }),
      item('n', 'note', { z: 2, on: 'card' }),
      item('o', 'note', { z: 3, on: 'card' }),
    )
    const before = spatial.entries.get('n')!
    spatial.update(new Map(items).set('card', item('card', 'card', { x: 9, z: 1 })), ['card'])
    const now = (id: string) => spatial.entries.get(id)!
    expect(byPile(before, now('n'))).toBe(0)
    expect(byPile(before, now('o'))).toBeLessThan(0)
    expect(byPile(before, now('card'))).toBeGreaterThan(0)
  })

  it('follows a carrier with all that is stuck on it', () => {
    const { items, spatial } = lay(
      item('card', 'card', { x: 10 }),
      item('n', 'note', { x: 5, y: 7, on: 'card' }),
    )
    const moved = item('card', 'card', { x: 1000, y: 500, turn: Math.PI / 2 })
    const changed = spatial.update(new Map(items).set('card', moved), ['card'])
    const { world } = spatial.entries.get('n')!
    expect(world.x).toBeCloseTo(993)
    expect(world.y).toBeCloseTo(505)
    expect(changed).toHaveLength(4)
    expect(spatial.withStuck('card')).toEqual(['card', 'n'])
  })

  it('leaves out what is in the bin, and lets what somebody stuck there lie free', () => {
    const { items, spatial } = lay(
      item('card', 'card', { x: 100 }),
      item('n', 'note', { x: 5, on: 'card' }),
    )
    const binned = item('card', 'card', { x: 100 }, { bin: true })
    spatial.update(new Map(items).set('card', binned), ['card', 'n'])
    expect(spatial.entries.has('card')).toBe(false)
    expect(spatial.entries.get('n')!.on).toBeUndefined()
    expect(spatial.entries.get('n')!.world.x).toBe(105)
  })

  it('knows no piece of that name, and lives', () => {
    expect(lay(item('x', 'spaceship', {})).spatial.entries.size).toBe(0)
  })

  it('holds lines only while both ends are there', () => {
    const { items, spatial } = lay(item('a', 'oval', { x: 0 }), item('b', 'oval', { x: 300 }))
    const marks = [{ on: 'a', as: 'line', to: 'b', say: say('line') } as const]
    expect(spatial.setLines(marks)).toHaveLength(1)
    expect(ids(spatial.linesOf(new Set(['b'])))).toEqual(['a'])
    expect(spatial.setLines(marks)).toHaveLength(0)
    spatial.update(new Map(items).set('b', item('b', 'oval', { x: 300 }, { bin: true })), ['b'])
    expect(spatial.linesIn(everywhere)).toEqual([])
    spatial.update(new Map(items).set('b', item('b', 'oval', { x: 500 })), ['b'])
    expect(spatial.linesIn(everywhere)).toHaveLength(1)
    expect(spatial.setLines([])).toHaveLength(1)
    expect(spatial.linesIn(everywhere)).toEqual([])
  })
})

describe('what is hit', () => {
  const { spatial } = lay(
    item('card', 'card', { z: 1 }),
    item('turned', 'card', { x: 300, turn: Math.PI / 2, z: 2 }),
    item('note', 'note', { x: 40, y: 0, z: 3 }),
    item('oval', 'oval', { x: 0, y: 300, z: 4 }),
    item('die', 'die', { x: 600, y: 0, z: 5 }),
  )
  it.each([
    ['the topmost of two', 30, 0, 0, 'note'],
    ['the card beside the note', -30, 0, 0, 'card'],
    ['paper between', 150, 0, 0, undefined],
    ['a turned card along its length', 300, 60, 0, 'turned'],
    ['beside a turned card', 345, 0, 0, undefined],
    ['the middle of an oval', 0, 300, 0, 'oval'],
    ['outside an oval, inside its box', 57, 328, 0, undefined],
    ['beside a die with a thick finger', 612, 0, 8, 'die'],
    ['beside a die with a mouse', 612, 0, 0, undefined],
  ])('%s', (_name, x, y, slack, expected) => {
    expect(topAt(spatial, x, y, slack)?.id).toBe(expected)
  })

  it('a frame catches what has its middle in it', () => {
    const rect = { minX: -10, minY: -10, maxX: 100, maxY: 320 }
    expect(ids(caughtIn(spatial, rect)).sort()).toEqual(['card', 'note', 'oval'])
  })
})

describe('what is dropped', () => {
  it('sticks where its middle or its glued edge is over a fitting carrier, and not to itself or its like', () => {
    const { spatial } = lay(
      item('card', 'card', {}),
      item('n', 'note', { x: 500 }),
      item('m', 'note', { x: 900 }),
    )
    const note = spatial.entries.get('n')!
    const held = new Set(['n'])
    const at = (x: number, y: number) => carrierAt(spatial, note, { x, y, turn: 0, z: 0 }, held)?.id
    expect(at(0, 0)).toBe('card')
    expect(at(0, 60)).toBe('card')
    expect(at(0, 80)).toBeUndefined()
    expect(at(900, 0)).toBeUndefined()
  })

  it('is put down above everything, measured from its carrier, and free when it is pulled off', () => {
    const { items, spatial } = lay(
      item('card', 'card', { x: 100, y: 100, turn: Math.PI / 2, z: 4 }),
      item('n', 'note', { x: 500, z: 7 }),
    )
    const entry = spatial.entries.get('n')!
    const drop = (x: number, y: number) =>
      dropChanges(spatial, items, [{ entry, world: { x, y, turn: 0, z: 0 } }])
    const [stuck] = drop(100, 120)
    expect(stuck).toMatchObject({ do: 'place', id: 'n', place: { on: 'card', z: 8 } })
    if (stuck?.do === 'place') expect(stuck.place.x).toBeCloseTo(20)
    const [free] = drop(500, 500)
    expect(free).toEqual({ do: 'place', id: 'n', place: { x: 500, y: 500, turn: 0, z: 8 } })
  })

  it('keeps the order in which a group lay', () => {
    const { items, spatial } = lay(item('a', 'card', { z: 3 }), item('b', 'card', { x: 9, z: 1 }))
    const held = ['a', 'b'].map((id) => ({
      entry: spatial.entries.get(id)!,
      world: spatial.entries.get(id)!.world,
    }))
    expect(
      dropChanges(spatial, items, held).map((c) => c.do === 'place' && [c.id, c.place.z]),
    ).toEqual([
      ['b', 4],
      ['a', 5],
    ])
  })
})

describe('reading order', () => {
  const { spatial } = lay(
    item('right', 'card', { x: 300, y: 4 }),
    item('left', 'card', { x: 0, y: -4 }),
    item('below', 'oval', { x: -50, y: 200 }),
    item('n2', 'note', { x: 40, y: 30, on: 'left' }),
    item('n1', 'note', { x: -40, y: 34, on: 'left' }),
  )
  const order = readingOrder(spatial)

  it('goes from top to bottom, from left to right, notes after their card', () => {
    expect(order).toEqual(['left', 'n1', 'n2', 'right', 'below'])
  })

  it.each([
    [undefined, 1, 'left'],
    [undefined, -1, 'below'],
    ['n2', 1, 'right'],
    ['left', -1, undefined],
    ['below', 1, undefined],
    ['gone', 1, 'left'],
  ] as const)('Tab from %s by %d goes to %s', (from, by, to) => {
    expect(stepFrom(order, from, by)).toBe(to)
  })
})

describe('the paper', () => {
  const card = (id: string, x: number, y = 0) => item(id, 'card', { x, y })
  const paper = (...list: Parameters<typeof lay>) => paperOf(lay(...list).spatial)

  it('is the first sheet as long as everything lies on it', () => {
    expect(paper()).toEqual(SHEET)
    expect(paper(card('a', 650), card('b', -650, 410))).toEqual(SHEET)
  })

  it('is unrolled in whole steps for what lies beyond its edge, and only at that edge', () => {
    expect(paper(card('c', 900))).toEqual({ ...SHEET, maxX: 1100 })
    expect(paper(card('c', 0, -600))).toEqual({ ...SHEET, minY: -800 })
    expect(paper(item('s', 'note', { x: -800, y: 500 }))).toEqual({
      ...SHEET,
      minX: -1000,
      maxY: 700,
    })
  })

  it('is unrolled for what is stuck on a card and hangs over', () => {
    const out = item('n', 'note', { x: 110, y: 0, on: 'c' })
    expect(paper(card('c', 580))).toEqual(SHEET)
    expect(paper(card('c', 580), out).maxX).toBe(800)
  })

  it('is not unrolled for one card thrown far away, but from card to card', () => {
    expect(paper(card('c', 5000))).toEqual(SHEET)
    const row = [900, 1300, 1700, 2100].map((x) => card(`at ${x}`, x))
    expect(paper(...row).maxX).toBe(2300)
    expect(paper(...row.toReversed()).maxX).toBe(2300)
    expect(paper(...row.slice(1)).maxX).toBe(SHEET.maxX)
  })

  it('is unrolled for an oval wherever it is drawn, though never endlessly', () => {
    const far = paper(item('o', 'oval', { x: 5000, y: 0 }))
    expect(far).toEqual({ ...SHEET, maxX: 5200 })
    expect(paper(item('o', 'oval', { x: 1e6, y: 0 })).maxX).toBe(20_000)
  })
})
