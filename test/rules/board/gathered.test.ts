import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change } from '../../../src/rules/board/change.ts'
import { gathered } from '../../../src/rules/board/gathered.ts'
import { boxesOf, overlap } from '../../../src/rules/board/room.ts'
import { EDGES, FACING } from '../../../src/rules/plain/sides.ts'
import { MATERIAL } from '../../../src/rules/story/pieces.ts'
import { at, boardWith, item } from '../../make.ts'

const mat = { ...MATERIAL.card, painter: 'printed', mat: { lies: 'free' } } as const
const PIECES = {
  ...MATERIAL,
  deck: { ...mat, width: 420, height: 340 },
  place: { ...mat, width: 420, height: 356, whose: 'seat' },
} as const
const make = (id: string, kind: string, seat?: string): Change => ({
  do: 'make',
  item: {
    ...{ id, kind, texts: {}, props: seat === undefined ? {} : { seat } },
    place: { x: 0, y: 0, turn: 0, z: 1 },
  },
})

test('mats of people lie round the middle, each turned to whose it is, and none on another thing', () => {
  const sitting = fc.uniqueArray(
    fc.record({ seat: fc.constantFrom(...'abcdefgh'), edge: fc.constantFrom(...EDGES) }),
    {
      ...{ minLength: 1, maxLength: 5, selector: ({ seat }) => seat },
    },
  )
  fc.assert(
    fc.property(
      sitting,
      fc.constantFrom(0.6, 1, 1.78, 2.4),
      fc.boolean(),
      (people, wide, noted) => {
        const changes = [
          make('deck', 'deck'),
          ...people.map(({ seat }) => make(`place-${seat}`, 'place', seat)),
          make('far', 'place', 'nobody'),
        ]
        const lying = noted ? [item('note', 'note', { place: at(600, 0) })] : []
        const round = people.map(({ seat, edge }) => ({ seat, turn: FACING[edge] }))
        const laid = gathered(changes, boardWith(lying), PIECES, round, wide)
        const made = laid.flatMap((one) => (one.do === 'make' ? [{ ...one.item, bin: false }] : []))
        const mats = made.filter(({ id }) => id !== 'far')
        for (const [i, { edge }] of people.entries())
          expect(mats[i + 1]?.place.turn).toBe(FACING[edge])
        const boxes = boxesOf(boardWith([...mats, ...lying]), PIECES)
        for (const [i, box] of boxes.entries())
          for (const other of boxes.slice(i + 1)) expect(overlap(box, other)).toBe(false)
        // What is nobody's here lies where it was laid.
        expect(made.at(-1)?.place).toEqual({ x: 0, y: 0, turn: 0, z: 1 })
      },
    ),
    { numRuns: 60 },
  )
})

test('two opposite one another each have theirs towards their edge, and it is no larger than need be', () => {
  const changes = [
    make('deck', 'deck'),
    make('place-a', 'place', 'a'),
    make('place-b', 'place', 'b'),
  ]
  const round = [
    { seat: 'a', turn: FACING.bottom },
    { seat: 'b', turn: FACING.top },
  ]
  const laid = gathered(changes, boardWith([]), PIECES, round, 1.78)
  const made = laid.flatMap((one) => (one.do === 'make' ? [{ ...one.item, bin: false }] : []))
  const [, a, b] = made
  expect(a!.place.y).toBeGreaterThanOrEqual(b!.place.y)
  const boxes = boxesOf(boardWith(made), PIECES)
  const wide =
    Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
  const high =
    Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
  expect(Math.max(wide / 1.78, high)).toBeLessThan(760)
})

test('what has no mats of people is as it was', () => {
  const changes = [make('deck', 'deck'), make('note', 'note')]
  expect(gathered(changes, boardWith([]), PIECES, [{ seat: 'a', turn: 0 }], 1.78)).toBe(changes)
})
