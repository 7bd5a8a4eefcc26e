import { describe, expect, test } from 'vitest'
import { besidePlaces } from '../../../src/board/map/beside.ts'
import { dropChanges } from '../../../src/board/map/drop.ts'
import { topAt } from '../../../src/board/map/hit.ts'
import { byPile, makeSpatial } from '../../../src/board/map/spatial.ts'
import type { Change } from '../../../src/rules/board/change.ts'
import type { Item, Place } from '../../../src/rules/plain/item.ts'
import { game } from '../../games/faces/game.ts'
import { item, PIECES } from '../make.ts'

const pieces = { ...PIECES, ...game.pieces }

function lay(...list: readonly Item[]) {
  const items = new Map(list.map((one) => [one.id, one]))
  const spatial = makeSpatial(pieces)
  spatial.update(items, items.keys())
  /** Lets these go there, the first at x and y, and the others as far from it as they were. */
  const drop = (x: number, y: number, ...ids: string[]) => {
    const held = ids.map((id) => {
      const entry = spatial.entries.get(id)!
      return { entry, world: { ...entry.world, x, y } }
    })
    return placesOf(dropChanges(spatial, items, held))
  }
  return { items, spatial, drop }
}
const placesOf = (changes: readonly Change[]): Readonly<Record<string, Place>> =>
  Object.fromEntries(changes.flatMap((one) => (one.do === 'place' ? [[one.id, one.place]] : [])))

const deck = item('deck', 'deck', { x: 0, z: 50 })
const row = item('row', 'row', { x: 400, z: 60 })
const stage = item('stage', 'stage', { x: 0, y: 400, z: 40 })
const theatre = item('theatre', 'theatre', { x: 50, y: 420, z: 90 })
const omen = (id: string, place: Partial<Place> = {}) =>
  item(id, 'omen', { x: -400, z: 1, ...place })

describe('dropped on a mat', () => {
  test.each([
    ['a card snaps to the middle of a pile', 'a', [12, 20], { x: -0, y: -0, turn: 0, on: 'deck' }],
    ['beside it, it lies free', 'a', [120, 20], { x: 120, y: 20, turn: 0 }],
    ['a sheet is too large for it', 'sheet', [0, 0], { x: 0, y: 0, turn: 0 }],
    [
      'a card snaps to the nearest place of a row',
      'a',
      [370, 30],
      { x: expect.closeTo(-36.25), on: 'row' },
    ],
    [
      'on a stage it lies where it was let go',
      'a',
      [20, 410],
      { x: 20, y: 10, turn: 0, on: 'stage' },
    ],
    ['a note sticks to a card that lies on it', 'note', [0, 360], { on: 'card' }],
    ['a note on the mat itself lies there', 'note', [60, 440], { on: 'stage' }],
    ['an oval is drawn on the paper', 'oval', [0, 420], { x: 0, y: 420, turn: 0 }],
    ['a deck goes on a stage', 'deck', [0, 420], { on: 'stage' }],
    ['a theatre does not', 'theatre', [0, 420], { x: 0, y: 420, turn: 0 }],
  ] as const)('%s', (_, id, [x, y], place) => {
    const away = { x: -900, y: -900 }
    const { drop } = lay(
      ...[deck, row, stage, omen('a')],
      ...[item('sheet', 'sheet', away), item('note', 'note', away), item('oval', 'oval', away)],
      ...[
        item('theatre', 'theatre', { ...away, z: 0 }),
        item('card', 'card', { x: -30, y: -40, z: 1, on: 'stage' }),
      ],
    )
    const dropped = drop(x, y, id)
    expect(dropped[id]).toMatchObject(place)
    if (!('on' in place)) expect(dropped[id]).not.toHaveProperty('on')
  })

  test('several in one hand each have a place of their own, above what lies there', () => {
    const { drop } = lay(
      row,
      omen('b', { on: 'row', x: -108.75 }),
      omen('a', { z: 5 }),
      omen('c', { z: 7 }),
    )
    const dropped = drop(300, 0, 'a', 'c')
    expect([dropped.a?.x, dropped.c?.x].map((x) => Math.round(x!))).toEqual([-36, 36])
    expect(dropped.c!.z).toBeGreaterThan(dropped.a!.z)
    expect(dropped.a!.z).toBeGreaterThan(60)
  })

  test('a fan closes round what comes to it', () => {
    const fan = item('fan', 'fan', { x: 0 })
    const { drop } = lay(
      fan,
      omen('l', { on: 'fan', x: -19 }),
      omen('r', { on: 'fan', x: 19 }),
      omen('a'),
    )
    const dropped = drop(0, 0, 'a')
    expect(Object.keys(dropped).sort()).toEqual(['a', 'l', 'r'])
    expect(dropped.l!.x).toBeLessThan(dropped.a!.x)
    expect(dropped.a!.x).toBeLessThan(dropped.r!.x)
    expect(dropped.l!.z).toBeLessThan(dropped.a!.z)
  })

  /** A fan of five that lie as they were dropped, one after the other. */
  function fanOfFive() {
    let all: readonly Item[] = [item('fan', 'fan', { x: 0 })]
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      const { drop } = lay(...all, omen(id))
      const dropped = drop(80, 0, id)
      all = [...all, omen(id)].map((one) => ({ ...one, place: dropped[one.id] ?? one.place }))
    }
    return all
  }
  const order = (all: readonly Item[], by: (place: Place) => number) =>
    all
      .filter(({ place }) => place.on)
      .sort((a, b) => by(a.place) - by(b.place))
      .map(({ id }) => id)
      .join('')

  test.each([
    ['d', -50, 'bcd', 'adbce'],
    ['a', 50, 'abcd', 'bcdae'],
    ['c', 0, 'c', 'abcde'],
  ])(
    'in a fan %s goes to %i, and only those change that lie otherwise then: %s',
    (id, x, changed, becomes) => {
      const all = fanOfFive()
      const dropped = lay(...all).drop(x, 0, id)
      expect(Object.keys(dropped).sort().join('')).toBe(changed)
      const after = all.map((one) => ({ ...one, place: dropped[one.id] ?? one.place }))
      expect(order(after, (place) => place.x)).toBe(becomes)
      // Each lies over the one to its left.
      expect(order(after, (place) => place.z)).toBe(becomes)
    },
  )

  test('pulled off, it lies free, and a mat takes along what lies on it', () => {
    const { drop } = lay(deck, omen('a', { on: 'deck', x: 0 }))
    expect(drop(300, 300, 'a').a).toEqual({ x: 300, y: 300, turn: 0, z: 51 })
    expect(Object.keys(drop(300, 300, 'deck'))).toEqual(['deck'])
  })
})

describe('mats lie below', () => {
  test('what lies over one, on it or not, is taken before it', () => {
    const { spatial } = lay(
      deck,
      omen('free', { x: 10, z: 1 }),
      omen('on', { on: 'deck', x: 0, z: 1 }),
      theatre,
      stage,
    )
    expect(topAt(spatial, 5, 0)?.id).toBe('free')
    expect(topAt(spatial, -30, 0)?.id).toBe('on')
    // Of two mats the higher one.
    expect(topAt(spatial, 0, 400)?.id).toBe('theatre')
  })

  test('and above ovals, which are ink on the paper', () => {
    const { spatial } = lay(deck, item('oval', 'oval', { z: 99 }), omen('a', { z: 0 }))
    const order = ['oval', 'deck', 'a'].map((id) => spatial.entries.get(id)!)
    expect([...order].reverse().sort(byPile)).toEqual(order)
  })
})

test.each<[string, Item[]]>([
  ['names itself', [{ ...deck, place: { ...deck.place, on: 'deck' } }]],
  [
    'goes round in a circle',
    [
      { ...deck, place: { ...deck.place, on: 'stage' } },
      { ...stage, place: { ...stage.place, on: 'deck' } },
    ],
  ],
  ['is gone', [{ ...deck, place: { ...deck.place, on: 'nowhere' } }]],
  [
    'is in the bin',
    [
      { ...stage, bin: true },
      { ...deck, place: { ...deck.place, on: 'stage' } },
    ],
  ],
])('a mat that %s lies free, and can be moved', (_, list) => {
  const { spatial, drop } = lay(...list)
  expect(spatial.entries.has('deck')).toBe(true)
  expect(drop(777, 0, 'deck').deck).toMatchObject({ x: 777, y: 0 })
})

describe('laid beside a mat, by keys or in the lists', () => {
  const beside = (ids: readonly string[], id: string, ...all: Item[]) =>
    placesOf(besidePlaces(lay(...all).spatial, ids, id, 100))
  test.each([
    ['it is laid on it', ['a'], 'deck', { on: 'deck', z: 101 }],
    ['what lies on a mat means that mat', ['a'], 'b', { on: 'deck' }],
    ['what is too large lies beside it', ['sheet'], 'deck', { turn: 0 }],
  ] as const)('%s', (_, ids, id, place) => {
    const all = [
      deck,
      omen('a'),
      omen('b', { on: 'deck', x: 0 }),
      item('sheet', 'sheet', { x: 900 }),
    ]
    const laid = beside(ids, id, ...all)[ids[0]]
    expect(laid).toMatchObject(place)
    if (!('on' in place)) expect(laid).not.toHaveProperty('on')
  })

  test('what lies on it already is taken off it', () => {
    const { a } = beside(['a'], 'deck', deck, omen('a', { on: 'deck', x: 0 }))
    expect(a).not.toHaveProperty('on')
    expect(Math.hypot(a!.x, a!.y)).toBeGreaterThan(60)
  })

  test('several go to a row one after the other', () => {
    const laid = beside(['a', 'b'], 'row', row, omen('a'), omen('b', { x: -500 }))
    expect(
      Object.values(laid)
        .map(({ x, on }) => [Math.round(x), on])
        .sort(),
    ).toEqual([
      [-109, 'row'],
      [-36, 'row'],
    ])
  })
})
