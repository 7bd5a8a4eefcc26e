import { describe, expect, it } from 'vitest'
import { within } from '../../src/board/hit.ts'
import { readingOrder } from '../../src/board/order.ts'
import { sketchOf } from '../../src/board/sketch.ts'
import { inkOf, packPath, type Spot } from '../../src/rules/ink.ts'
import { item, lay } from './make.ts'

const round = (x: number, y: number, w: number, h: number): readonly Spot[] =>
  Array.from({ length: 60 }, (_, i) => {
    const turn = (i / 58) * 2 * Math.PI
    return { x: x + (Math.cos(turn) * w) / 2, y: y + (Math.sin(turn) * h) / 2, p: 0.5 }
  })

const straight = (from: readonly [number, number], to: readonly [number, number]) =>
  Array.from({ length: 30 }, (_, i) => ({
    x: from[0] + ((to[0] - from[0]) * i) / 29,
    y: from[1] + ((to[1] - from[1]) * i) / 29,
    p: 0.5,
  }))

const written = (id: string, spots: readonly Spot[]) => ({
  ...inkOf({ id, spots, z: 9, color: undefined }),
  bin: false,
})

describe('a stroke on the table', () => {
  const { spatial } = lay(
    item('top', 'oval', { x: 0, y: -200 }),
    item('below', 'oval', { x: 0, y: 100 }),
    item('card', 'card', { x: 400, y: 0, z: 1 }),
    written('word', straight([-300, 0], [-280, 0])),
  )

  it('round nothing but ink may be a Scene, with that ink', () => {
    expect(sketchOf(spatial, round(-290, 0, 120, 60), undefined, ['it'])).toMatchObject({
      is: 'oval',
      ids: ['it'],
      inside: ['word'],
    })
  })

  it('round things says that they belong together', () => {
    expect(sketchOf(spatial, round(400, 0, 200, 130), undefined, ['it'])).toBeUndefined()
  })

  it('on a card is ink, whatever it looks like', () => {
    const card = spatial.entries.get('card')
    expect(sketchOf(spatial, round(400, 0, 60, 40), card, ['it'])).toBeUndefined()
  })

  it('from oval to oval joins them, near their rims as well', () => {
    const way = straight([3, 64], [-4, -164])
    expect(sketchOf(spatial, way, undefined, ['it'])).toEqual({
      is: 'line',
      from: 'below',
      to: 'top',
      ids: ['it'],
    })
  })

  it('from an oval to nowhere is ink', () => {
    expect(sketchOf(spatial, straight([0, 64], [300, -64]), undefined, ['it'])).toBeUndefined()
  })
})

describe('ink on the table', () => {
  const spots = straight([-60, 0], [60, 20])
  const { spatial, items } = lay(
    item('card', 'card', { x: 50, y: 0, z: 1 }),
    { ...written('ink', spots), place: { x: 5, y: 5, turn: 0, z: 2, on: 'card' } },
    item('note', 'note', { x: 0, y: 0, z: 3, on: 'card' }),
    item('odd', 'ink', { x: 0, y: 300, z: 4 }, { props: { path: 'not a path\u0000' } }),
  )

  it('lies on its card and below what is laid on it later', () => {
    const all = spatial.seen({ minX: 0, minY: -20, maxX: 100, maxY: 20 })
    expect(all.map(({ id }) => id)).toEqual(['card', 'ink', 'note'])
    expect(spatial.withStuck('card')).toEqual(['card', 'ink', 'note'])
  })

  it('is as large as what was written', () => {
    const { w, h } = spatial.entries.get('ink')!
    expect(w).toBeCloseTo(122.1)
    expect(h).toBeCloseTo(22.1)
  })

  it('is nothing that is read, framed or pressed by itself', () => {
    expect(readingOrder(spatial)).toEqual(['card', 'note'])
    const caught = within(spatial, { minX: -200, minY: -200, maxX: 200, maxY: 200 })
    expect(caught.map(({ id }) => id).sort()).toEqual(['card', 'note'])
  })

  it('that cannot be read is there and is nothing', () => {
    expect(spatial.entries.get('odd')).toMatchObject({ w: 1, h: 1 })
  })

  it('turns with its card', () => {
    const turned = { ...items.get('card')!, place: { x: 0, y: 0, turn: Math.PI / 2, z: 1 } }
    const next = new Map(items).set('card', turned)
    spatial.update(next, ['card'])
    const { world } = spatial.entries.get('ink')!
    expect([world.x, world.y].map(Math.round)).toEqual([-5, 5])
    expect(world.turn).toBeCloseTo(Math.PI / 2)
    expect(packPath(spots)).not.toBe('')
  })
})
