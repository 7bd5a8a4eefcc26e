import { describe, expect, test } from 'vitest'
import { bakeThings, bared, edgeBeside, topmost } from '../../../src/board/bake/bake.ts'
import { makeSpatial } from '../../../src/board/map/spatial.ts'
import type { Look } from '../../../src/paint/pen/look.ts'
import { drawBy } from '../../../src/paint/things/painters.ts'
import type { Place } from '../../../src/rules/plain/item.ts'
import { game as faces } from '../../games/faces/game.ts'
import { paintedBy, penOf } from '../../paint/pens.ts'
import { item, PIECES } from '../make.ts'

paintedBy(() => penOf({}))

const rect = { minX: 0, minY: 0, maxX: 500, maxY: 500 }
const notes = (count: number) => Array.from({ length: count }, () => ({ w: 76, h: 76 }))

describe('of what lies in one place', () => {
  test.each([
    ['nothing', 0, 0],
    ['a few', 30, 30],
    ['a table full', 1000, 1000],
    ['more than anybody could see', 100_000, 1083],
  ])('%s is painted as far as it is seen', (_, count, painted) => {
    const all = notes(count)
    const top = topmost(all, rect)
    expect(top).toHaveLength(painted)
    expect(top.at(-1)).toBe(all.at(-1))
  })

  test('a deep pile is painted also where only its middle is looked at', () => {
    expect(topmost(notes(150), { ...rect, maxX: 5, maxY: 5 })).toHaveLength(150)
    expect(topmost(notes(5000), { ...rect, maxX: 5, maxY: 5 })).toHaveLength(200)
  })
})

describe('a pile is painted from above', () => {
  const pieces = { ...PIECES, ...faces.pieces }
  /** Which of so many cards on a deck are painted, and which of them without a shadow. */
  function paintedOf(many: number, more: (i: number) => Partial<Place> = () => ({})) {
    const cards = Array.from({ length: many }, (_, i) =>
      item(`c${i}`, 'omen', { x: 0, y: 0, z: i + 1, on: 'deck', ...more(i) }),
    )
    const items = new Map([item('deck', 'deck', {}), ...cards].map((one) => [one.id, one]))
    const spatial = makeSpatial(pieces)
    spatial.update(items, items.keys())
    const all = spatial.seen({ minX: -99, minY: -99, maxX: 99, maxY: 99 })
    return bared(all).map(({ entry, above }) => [entry.id, above])
  }

  test('few cards all are', () => {
    expect(paintedOf(2)).toEqual([
      ['deck', false],
      ['c0', false],
      ['c1', true],
    ])
  })

  test('of sixty the uppermost are, and a few for its edge', () => {
    const ids = paintedOf(60).map(([id]) => id)
    expect(ids.length).toBeLessThan(20)
    expect(ids.slice(0, 2)).toEqual(['deck', 'c0'])
    expect(ids.slice(-3)).toEqual(['c57', 'c58', 'c59'])
  })

  test('of those below the uppermost one nothing is printed but at their edge', () => {
    const items = new Map(
      [
        item('deck', 'deck', {}),
        item('under', 'omen', { x: 0, y: 0, z: 1, on: 'deck' }),
        item('top', 'omen', { x: 0.5, y: -2, z: 2, on: 'deck' }),
      ].map((one) => [one.id, one]),
    )
    const spatial = makeSpatial(pieces)
    spatial.update(items, items.keys())
    const around = { minX: -99, minY: -99, maxX: 99, maxY: 99 }
    const tops = bared(spatial.seen(around)).map(({ entry, top }) => [entry.id, top?.id])
    expect(tops).toEqual([
      ['deck', undefined],
      ['under', 'top'],
      ['top', undefined],
    ])
    const [, under, top] = spatial.seen(around)
    expect(edgeBeside(under!, top!)).toMatchObject({
      minY: under!.h / 2 - 2,
      maxY: under!.h / 2,
    })
  })

  test('where only paper is bare of one, nothing is printed on it', () => {
    const printed: string[] = []
    const before = drawBy((_, { id }) => printed.push(id))
    // Each lies a little higher than the one below, and the upper five leave more bare of those below them.
    const cards = Array.from({ length: 20 }, (_, i) =>
      item(`c${i}`, 'omen', { x: 0, y: i * -0.1 - (i > 14 ? 1.6 : 0), z: i + 1, on: 'deck' }),
    )
    const items = new Map([item('deck', 'deck', {}), ...cards].map((one) => [one.id, one]))
    const spatial = makeSpatial(pieces)
    spatial.update(items, items.keys())
    const look: Look = {
      ...{ marks: new Map(), seats: [], face: 'plain', ratio: 1 },
      say: ({ key }) => key,
    }
    const around = { minX: -99, minY: -99, maxX: 99, maxY: 99 }
    bakeThings(penOf({}), around, 1, { spatial, look, without: new Set() })
    drawBy(before)
    expect(printed).toEqual(['deck', 'c12', 'c19'])
  })

  test('and whatever does not lie straight is seen', () => {
    const aside = { 7: { x: 20 }, 8: { turn: 0.3 }, 9: { y: -12 } } as Readonly<
      Record<number, Partial<Place>>
    >
    const ids = paintedOf(60, (i) => aside[i] ?? {}).map(([id]) => id)
    expect(ids).toEqual(expect.arrayContaining(['c7', 'c8', 'c9']))
  })
})
