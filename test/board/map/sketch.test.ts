import { describe, expect, it } from 'vitest'
import { sketchesOf } from '../../../src/board/ink/sketches.ts'
import { caughtIn, inkAt, meantAt, nearEnough } from '../../../src/board/map/hit.ts'
import { readingOrder } from '../../../src/board/map/order.ts'
import { sketchOf } from '../../../src/board/map/sketch.ts'
import { OVAL_RIM } from '../../../src/rules/board/size.ts'
import { inkOf, packPath, type Spot } from '../../../src/rules/ink/ink.ts'
import { item, lay } from '../make.ts'

const round = (x: number, y: number, w: number, h: number): readonly Spot[] =>
  Array.from({ length: 60 }, (_, i) => {
    const turn = (i / 58) * 2 * Math.PI
    return { x: x + (Math.cos(turn) * w) / 2, y: y + (Math.sin(turn) * h) / 2, p: 0.5 }
  })

/** Where nothing else lies. */
const far = (spot: Spot): Spot => ({ ...spot, x: spot.x + 900, y: spot.y + 900 })

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
    // It goes through the middle of what is drawn there, far beyond it.
    written('through', straight([-290, -200], [-290, 200])),
  )

  it('round nothing but ink may be a Scene, with that ink', () => {
    expect(sketchOf(spatial, round(-290, 0, 120, 60), undefined, ['it'])).toMatchObject({
      is: 'oval',
      ids: ['it'],
      inside: ['word'],
    })
  })

  it('is as large as it was drawn, and as far turned', () => {
    const turn = (way: readonly Spot[], by: number) =>
      way.map(({ x, y, p }) => ({
        x: x * Math.cos(by) - y * Math.sin(by),
        y: x * Math.sin(by) + y * Math.cos(by),
        p,
      }))
    for (const [w, h, by] of [
      [220, 110, 0],
      [60, 40, 0],
      [300, 120, 0.5],
      [90, 90, 0],
    ] as const) {
      const meant = sketchOf(spatial, turn(round(0, 0, w, h), by).map(far), undefined, ['it'])
      if (meant?.is !== 'oval') throw new Error(`${w} by ${h} is no oval`)
      const { width, height, turn: turned } = meant
      expect(Math.abs(width - w - OVAL_RIM), `${w} wide`).toBeLessThan(w * 0.05)
      expect(Math.abs(height - h - OVAL_RIM), `${h} high`).toBeLessThan(h * 0.08)
      expect(Math.abs(turned - by)).toBeLessThan(0.06)
    }
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

  it('from oval to oval joins them where it ends a little short of them, by how it is seen', () => {
    const short = straight([0, 100 - 32 - 14], [0, -200 + 32 + 14])
    expect(sketchOf(spatial, short, undefined, ['it'])).toBeUndefined()
    const seen = nearEnough(0.8)
    expect(seen).toBe(15)
    expect(sketchOf(spatial, short, undefined, ['it'], seen)).toMatchObject({ is: 'line' })
  })

  it.each([
    // The rim of the oval stands 32 mm above its middle. By how many px its line is missed, at which zoom.
    ['line', 'mouse', 0.5, 11.9, 'below'],
    ['line', 'mouse', 0.5, 12.1, undefined],
    ['line', 'mouse', 1, 11.9, 'below'],
    ['line', 'mouse', 1, 12.1, undefined],
    ['line', 'pen', 1, 11.9, 'below'],
    ['line', 'touch', 0.25, 11.9, 'below'],
    // Near by, nine millimetres are more than twelve px.
    ['line', 'mouse', 4, 35.9, 'below'],
    ['line', 'mouse', 4, 36.1, undefined],
    ['hand', 'mouse', 1, 1, undefined],
    ['hand', 'touch', 1, 7.9, 'below'],
    ['hand', 'touch', 1, 8.1, undefined],
  ] as const)('with the %s tool by %s at %s times, %s px beside an oval, means %s', (...row) => {
    const [tool, kind, zoom, px, expected] = row
    const at = { x: 0, y: 100 - 32 - px / zoom }
    expect(meantAt(spatial, at, { tool, kind, zoom }, () => true)?.id).toBe(expected)
  })

  it('from an oval to nowhere is ink', () => {
    expect(sketchOf(spatial, straight([0, 64], [300, -64]), undefined, ['it'])).toBeUndefined()
  })
})

describe('ink that has lain there for a while', () => {
  const { spatial } = lay(
    item('top', 'oval', { x: 0, y: -200 }),
    item('below', 'oval', { x: 0, y: 100 }),
    written('ring', round(300, 0, 220, 110)),
    { ...written('moved', round(0, 0, 100, 60)), place: { x: -400, y: 50, turn: 0.4, z: 9 } },
    written('line', straight([3, 64], [-4, -164])),
    written('dash', straight([600, 0], [700, 0])),
    written('word', straight([290, 0], [310, 0])),
    written('scribble', [...straight([500, 300], [560, 380]), ...straight([500, 380], [560, 300])]),
  )
  const sorts = (...ids: string[]) => sketchesOf(spatial, ids, 9).map(({ is }) => is)

  it.each([
    ['an oval may still be a Scene or a card', ['ring'], ['oval', 'box']],
    ['so may one that was moved and turned', ['moved'], ['oval', 'box']],
    ['a line between ovals may still join them', ['line'], ['line']],
    ['a line to nowhere joins nothing', ['dash'], []],
    ['a letter is a letter', ['word'], []],
    ['what looks like nothing may be what people say', ['scribble'], ['oval', 'box']],
    ['what is no ink is left alone', ['ring', 'top'], []],
  ])('%s', (_, ids, expected) => {
    expect(sorts(...ids)).toEqual(expected)
  })

  it('is replaced where it was the thing itself, and kept where it is writing', () => {
    expect(sketchesOf(spatial, ['ring'], 9)[0]).toMatchObject({ ids: ['ring'], inside: ['word'] })
    expect(sketchesOf(spatial, ['scribble'], 9)[0]).toMatchObject({
      ids: [],
      inside: ['scribble'],
    })
    const [moved] = sketchesOf(spatial, ['moved'], 9)
    if (moved?.is !== 'oval') throw new Error('no oval')
    expect(Math.hypot(moved.x + 400, moved.y - 50)).toBeLessThan(2)
  })

  it('is taken by its line, and caught by a frame', () => {
    const all = () => true
    expect(inkAt(spatial, 300 + 110, 0, 4, all)?.id).toBe('ring')
    expect(inkAt(spatial, 300, 30, 4, all)).toBeUndefined()
    const caught = caughtIn(spatial, { minX: 250, minY: -80, maxX: 350, maxY: 80 })
    expect(caught.map(({ id }) => id)).toEqual(['ring', 'word'])
    expect(readingOrder(spatial)).toContain('ring')
    expect(readingOrder(spatial)).not.toContain('word')
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

  it('on a card is nothing that is read, framed or pressed by itself', () => {
    expect(readingOrder(spatial)).toEqual(['card', 'note'])
    const caught = caughtIn(spatial, { minX: -200, minY: -200, maxX: 200, maxY: 200 })
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
