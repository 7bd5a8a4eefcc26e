import { expect, it } from 'vitest'
import { lyingOf } from '../../../src/board/map/lying.ts'
import { makeSpatial } from '../../../src/board/map/spatial.ts'
import type { Look } from '../../../src/paint/pen/look.ts'
import type { Mark } from '../../../src/rules/board/mark.ts'
import { item, PIECES } from '../make.ts'

const LOOK: Look = { marks: new Map(), seats: [], face: 'hand', ratio: 1, say: () => '' }
const ROUND = { minX: -500, minY: -500, maxX: 500, maxY: 500 }

it.each([
  ['of a pile only what lies uppermost, and what it lies on', 'pile', ['mat', 'card-4', 'note']],
  ['of a row all', 'row', ['mat', 'card-0', 'card-1', 'card-2', 'card-3', 'card-4', 'note']],
] as const)('the view regards %s', (_, lies, regarded) => {
  const mat = { ...PIECES.card!, painter: 'printed', texts: [], mat: { lies } } as const
  const spatial = makeSpatial({ ...PIECES, mat })
  const all = [
    item('mat', 'mat', {}),
    ...[0, 1, 2, 3, 4].map((n) => item(`card-${n}`, 'card', { on: 'mat', z: n + 1 })),
    item('note', 'note', { x: 300, z: 9 }),
  ]
  const items = new Map(all.map((one) => [one.id, one]))
  spatial.update(items, items.keys())
  const things = lyingOf(spatial, LOOK).things?.(ROUND) ?? []
  const ids = things.map((one) => [...spatial.entries.values()].find((entry) => entry === one)?.id)
  expect(ids.sort()).toEqual([...regarded].sort())
})

it.each([
  ['one’s own place, where it is another’s turn', 'ada', 'place-ada'],
  ['the place of whoever’s turn it is, for them', 'milo', 'card'],
  ['that, too, for who has no place', 'june', 'card'],
  ['and for who has no seat', undefined, 'card'],
])('the view is about %s', (_, seat, about) => {
  const place = { ...PIECES.card!, painter: 'printed', texts: [], mat: { lies: 'free' } } as const
  const spatial = makeSpatial({ ...PIECES, place })
  const all = [
    item('place-ada', 'place', { x: -400 }),
    item('place-milo', 'place', { x: 400 }),
    item('card', 'card', { on: 'place-milo', z: 2 }),
  ]
  const items = new Map(all.map((one) => [one.id, one]))
  spatial.update(items, items.keys())
  const said = { key: 'x' }
  const marks = new Map<string, readonly Mark[]>([
    ['place-ada', [{ on: 'place-ada', as: 'owner', seat: 'ada', say: said }]],
    [
      'place-milo',
      [
        { on: 'place-milo', as: 'owner', seat: 'milo', say: said },
        { on: 'place-milo', as: 'current', say: said },
      ],
    ],
    ['card', [{ on: 'card', as: 'ready', say: said }]],
  ])
  const { itself } = lyingOf(spatial, { ...LOOK, marks }, [], seat)
  const { minX, minY, maxX, maxY } = spatial.entries.get(about)!
  expect(itself).toEqual({ minX, minY, maxX, maxY })
})
