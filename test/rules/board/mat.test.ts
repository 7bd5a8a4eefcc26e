import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { laidOn } from '../../../src/rules/board/laid.ts'
import { fitsOn, type OnMat, settled, slotsOf } from '../../../src/rules/board/mat.ts'
import type { Mat } from '../../../src/rules/board/piece.ts'
import { game } from '../../games/faces/game.ts'
import { at, item } from '../../make.ts'

const CARD = { width: 63, height: 88 }
const ROOM = { width: 290, height: 112 }
const lying = (id: string, x: number, y = 0, turn = 0): OnMat => ({
  id,
  size: CARD,
  spot: { x, y, turn },
})
const spots = (laid: readonly OnMat[]) => laid.map(({ id, spot: { x } }) => [id, Math.round(x)])

describe('where a thing lies that is let go on a mat', () => {
  test('freely: where it was let go', () => {
    expect(settled({ lies: 'free' }, ROOM, [], lying('a', 31, 7, 0.4))).toEqual([
      lying('a', 31, 7, 0.4),
    ])
  })

  test('on a pile: straight in its middle, a little up from what lies there, and facing whom it faced', () => {
    const [first] = settled({ lies: 'pile' }, ROOM, [], lying('a', 31, 7, 0.4))
    expect(first?.spot).toEqual({ x: -0, y: -0, turn: 0 })
    const many = Array.from({ length: 500 }, (_, i) => lying(`${i}`, 0))
    const [last] = settled({ lies: 'pile' }, ROOM, many, lying('a', 31, 7, 3))
    expect(last?.spot.turn).toBeCloseTo(Math.PI)
    expect(Math.hypot(last!.spot.x, last!.spot.y)).toBeLessThan(4)
  })

  test.each([
    ['the place that is nearest', { lies: 'row', slots: 4 }, [], 40, 36],
    ['the nearest that is free', { lies: 'row', slots: 4 }, [lying('b', 36)], 40, 109],
    [
      'the nearest of all where none is free',
      { lies: 'row', slots: 2 },
      [lying('b', -73), lying('c', 73)],
      40,
      73,
    ],
    [
      'beside one another, where no places are marked',
      { lies: 'row' },
      [lying('b', -110)],
      -140,
      -44,
    ],
  ] as const)('in a row: %s', (_, mat, others, x, found) => {
    expect(spots(settled(mat, ROOM, others, lying('a', x)))).toEqual([['a', found]])
  })

  test('in a fan: among the others, which make room', () => {
    const two = [lying('b', -20), lying('c', 20)]
    expect(spots(settled({ lies: 'fan' }, ROOM, two, lying('a', 3))).map(([id]) => id)).toEqual([
      'b',
      'a',
      'c',
    ])
  })

  const mat = fc.record<Mat>({
    lies: fc.constantFrom('pile', 'row', 'fan'),
    slots: fc.constantFrom(0, 1, 4, 60, 1000, Number.NaN, -3),
  })
  const size = fc.record({
    width: fc.integer({ min: 20, max: 600 }),
    height: fc.integer({ min: 20, max: 600 }),
  })
  test('property: its middle lies on the mat, and nothing that lies there is lost', () => {
    const spot = fc.double({ min: -400, max: 400, noNaN: true })
    fc.assert(
      fc.property(
        mat,
        size,
        fc.array(spot, { maxLength: 30 }),
        spot,
        spot,
        (one, room, xs, x, y) => {
          const others = xs.map((each, i) => lying(`o${i}`, each))
          const laid = settled(one, room, others, lying('a', x, y, 1))
          const ids = laid.map(({ id }) => id)
          expect(ids).toContain('a')
          expect(new Set(ids).size).toBe(ids.length)
          expect([1, others.length + 1]).toContain(ids.length)
          const own = laid.find(({ id }) => id === 'a')!.spot
          expect(Math.abs(own.x)).toBeLessThanOrEqual(room.width / 2)
          expect([own.x, own.y, own.turn].every(Number.isFinite)).toBe(true)
        },
      ),
    )
  })

  test('marked places lie on their mat, side by side', () => {
    fc.assert(
      fc.property(mat, size, (one, { width, height }) => {
        for (const { x, y, w, h } of slotsOf(one, width, height)) {
          expect(x).toBeGreaterThanOrEqual(-width / 2)
          expect(y).toBeGreaterThanOrEqual(-height / 2)
          expect(x + w).toBeLessThanOrEqual(width / 2 + 1e-9)
          expect(y + h).toBeLessThanOrEqual(height / 2 + 1e-9)
          expect(Math.min(w, h)).toBeGreaterThan(0)
        }
      }),
      // So many on so little room once reached over its edge.
      {
        examples: [
          [
            { lies: 'row', slots: 1000 },
            { width: 20, height: 20 },
          ],
        ],
      },
    )
  })
})

describe('what lies on a mat', () => {
  const { deck, omen, stage, theatre, ink, sheet } = game.pieces as Required<typeof game.pieces>
  const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height })
  test.each([
    ['a card on a deck', omen, deck, true],
    ['a stage in a theatre', stage, theatre, true],
    ['no theatre on a stage', theatre, stage, false],
    ['no sheet on a deck', sheet, deck, false],
    ['nothing on what is no mat', omen, sheet, false],
    ['no ink: that is written on it', ink, theatre, false],
  ])('%s', (_, thing, mat, lies) => {
    expect(fitsOn(thing!, sizeOf(thing!), mat!, sizeOf(mat!))).toBe(lies)
  })

  test('a game lays cards in a row one after the other, and above what lies there', () => {
    const row = item('row', 'row')
    const items = new Map([['row', row]])
    const xs = ['a', 'b', 'c'].map((id) => {
      const place = laidOn(game.pieces, items, row, { id, kind: 'omen', props: {} })
      items.set(id, item(id, 'omen', { place }))
      return [Math.round(place.x), place.z, place.on]
    })
    expect(xs).toEqual([
      [-109, 1, 'row'],
      [-36, 2, 'row'],
      [36, 3, 'row'],
    ])
  })

  test('what a game lays comes above all things that lie there; ink on it is none, nor is the thing itself', () => {
    const pile = item('deck', 'deck')
    const on = (id: string, kind: string, z: number) =>
      item(id, kind, { place: { x: 0, y: 0, turn: 0, z, on: 'deck' } })
    const there = [pile, on('low', 'omen', 4), on('ink', 'ink', 90), on('self', 'omen', 50)]
    const items = new Map(there.map((one) => [one.id, one]))
    const place = laidOn(game.pieces, items, pile, on('self', 'omen', 50))
    expect([place.z, place.on]).toEqual([5, 'deck'])
  })

  test('a mat that is none any more is lain on freely', () => {
    const card = item('card', 'omen', { place: at(0, 0) })
    expect(
      laidOn(game.pieces, new Map(), card, item('a', 'omen'), { x: 3, y: 4, turn: 0 }),
    ).toEqual({ x: 3, y: 4, turn: 0, z: 1, on: 'card' })
  })
})
