import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Laying, laidBefore, type SeatSpot } from '../../../src/rules/board/before.ts'
import type { Change } from '../../../src/rules/board/change.ts'
import {
  type Box,
  boxAt,
  boxesOf,
  CARD_ROOM,
  overlap,
  padded,
} from '../../../src/rules/board/room.ts'
import type { Item, Place } from '../../../src/rules/plain/item.ts'
import { EDGES, type Edge, FACING } from '../../../src/rules/plain/sides.ts'
import { MATERIAL } from '../../../src/rules/story/pieces.ts'
import { at, boardWith, item } from '../../make.ts'

const { width: WIDE, height: HIGH } = MATERIAL.card
const FOOTED: Box = { left: -WIDE / 2, right: WIDE / 2, top: -HIGH / 2, bottom: HIGH / 2 + 60 }
const PIECES = {
  ...MATERIAL,
  strip: { ...MATERIAL.sheet, width: 860 },
  own: { ...MATERIAL.card, painter: 'printed', own: true },
  footed: { ...MATERIAL.card, painter: 'printed', own: true, keeps: FOOTED },
  keeper: {
    ...MATERIAL.card,
    painter: 'printed',
    keeps: { left: -300, right: 300, top: 0, bottom: 200 },
  },
  shared: { ...MATERIAL.card, painter: 'printed' },
} as const
const SEEN: Box = { left: -500, top: -300, right: 500, bottom: 300 }
const SPOTS: Readonly<Record<Edge, { x: number; y: number }>> = {
  bottom: { x: 0, y: 300 },
  top: { x: 0, y: -300 },
  left: { x: -500, y: 0 },
  right: { x: 500, y: 0 },
}
const sitting = (edge: Edge, over: readonly Box[] = []): SeatSpot => ({
  ...SPOTS[edge],
  ...{ turn: FACING[edge], within: SEEN, over },
})
const make = (id: string, kind: string, place: Place, props: Item['props'] = {}): Change => ({
  do: 'make',
  item: { id, kind, place, props, texts: {} },
})
/** What is made lies there as if it had been. */
function lay(
  changes: readonly Change[],
  there: SeatSpot,
  lying: readonly Item[] = [],
  how?: Laying,
) {
  const laid = laidBefore(changes, boardWith(lying), PIECES, there, how)
  const items = laid.flatMap((change) =>
    change.do === 'make' ? [{ ...change.item, bin: false }] : [],
  )
  return { laid, items, boxes: boxesOf(boardWith(items), PIECES) }
}
const inside = (box: Box): boolean =>
  box.left >= SEEN.left - 1e-6 &&
  box.right <= SEEN.right + 1e-6 &&
  box.top >= SEEN.top - 1e-6 &&
  box.bottom <= SEEN.bottom + 1e-6

describe('what a Move lays for somebody', () => {
  it.each(EDGES)('lies before who sits at the %s edge, whole, and faces them', (edge) => {
    for (const kind of ['note', 'sheet', 'own']) {
      const { items, boxes } = lay([make('a', kind, at(0, -700, { turn: 0.02 }))], sitting(edge))
      expect(items[0]?.place.turn).toBeCloseTo(FACING[edge] + 0.02)
      expect(boxes.every(inside)).toBe(true)
      // Just before them.
      const { x, y } = SPOTS[edge]
      const [box] = boxes
      const far = {
        left: box!.left - x,
        right: x - box!.right,
        top: box!.top - y,
        bottom: y - box!.bottom,
      }
      expect(far[edge]).toBeLessThan(12)
    }
  })

  it('lies beside what stands and lies there', () => {
    const guide: Box = { left: -200, top: 0, right: 200, bottom: 300 }
    const there = item('there', 'card', { place: at(280, 250) })
    const { boxes } = lay([make('a', 'card', at(0, 0))], sitting('bottom', [guide]), [there])
    const others = [guide, ...boxesOf(boardWith([there]), PIECES)]
    expect(others.some((box) => overlap(box, boxes[0]!))).toBe(false)
    expect(boxes.every(inside)).toBe(true)
  })

  it('lies out of sight where no room is in sight, and on nothing', () => {
    const filled = [-400, -250, -100, 50, 200, 350].map((y, i) =>
      item(`strip-${i}`, 'strip', { place: at(0, y) }),
    )
    const free = ({ boxes }: ReturnType<typeof lay>) =>
      !boxesOf(boardWith(filled), PIECES).some((box) => overlap(box, boxes[0]!))
    for (const kind of ['own', 'shared']) {
      const made = [make('a', kind, at(0, 500))]
      expect(free(lay(made, sitting('bottom'), filled))).toBe(true)
      // What is fetched stays in sight.
      expect(inside(lay(made, sitting('bottom'), filled, 'fetched').boxes[0]!)).toBe(true)
    }
  })

  it('lies under a guide rather than out of sight: that goes again', () => {
    const guide: Box = { left: -900, top: -700, right: 900, bottom: 700 }
    const { boxes } = lay([make('a', 'own', at(0, 0))], sitting('bottom', [guide]))
    expect(boxes.every(inside)).toBe(true)
  })

  it('never lies half in sight, nor under what stays there', () => {
    // More is seen than lies before them: also what lies beside their bars.
    const seen = padded(SEEN, 40)
    const outside = (box: Box) => !overlap(box, seen)
    const some = fc.integer({ min: -480, max: 480 })
    const box = fc
      .tuple(some, some, fc.integer({ min: 60, max: 900 }), fc.integer({ min: 40, max: 300 }))
      .map(([left, top, w, h]) => ({ left, top, right: left + w, bottom: top + h }))
    const things = fc.array(
      fc.tuple(fc.constantFrom('own', 'strip', 'note'), some, fc.integer({ min: -280, max: 280 })),
      { minLength: 6, maxLength: 24 },
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...EDGES),
        things,
        fc.array(box, { maxLength: 3 }),
        fc.array(box, { maxLength: 3 }),
        (edge, lying, guides, stands) => {
          const there = { ...sitting(edge, [...guides, ...stands]), stands, seen }
          const items = lying.map(([kind, x, y], i) => item(`i${i}`, kind, { place: at(x, y) }))
          for (const kind of ['own', 'footed', 'sheet', 'note']) {
            const [made] = lay([make('a', kind, at(0, 0))], there, items).boxes
            expect(inside(made!) || outside(made!)).toBe(true)
            expect(inside(made!) && stands.some((one) => overlap(one, made!))).toBe(false)
          }
        },
      ),
      { numRuns: 25 },
    )
  })

  it('lies where nothing is kept for what is still to come', () => {
    const keeper = item('there', 'keeper', { place: at(0, 100) })
    const lies = (kind: string) =>
      lay([make('a', kind, at(0, 250))], sitting('bottom'), [keeper]).boxes[0]!
    const kept: Box = { left: -300, right: 300, top: 100, bottom: 300 }
    expect([overlap(lies('own'), kept), inside(lies('own'))]).toEqual([false, true])
    // What is everybody’s is what it is kept for.
    expect(overlap(lies('shared'), kept)).toBe(true)
  })

  it.each(EDGES)('keeps paper for what is laid at its foot at the %s edge', (edge) => {
    const [bare, footed] = ['own', 'footed'].map(
      (kind) => lay([make('a', kind, at(0, 0))], sitting(edge)).items[0]!.place,
    )
    expect(Math.hypot(footed!.x - bare!.x, footed!.y - bare!.y)).toBeCloseTo(60)
    expect(Math.hypot(footed!.x, footed!.y)).toBeLessThan(Math.hypot(bare!.x, bare!.y))
  })

  it('lies where nothing is asked of others, if there is room', () => {
    const [guide, other]: Box[] = [
      { left: -200, top: 0, right: 100, bottom: 300 },
      { left: 120, top: 0, right: 400, bottom: 300 },
    ]
    const there = { ...sitting('bottom', [guide!]), x: 100, others: [other!] }
    const { boxes } = lay([make('a', 'note', at(0, 0))], there)
    expect([guide!, other!].some((box) => overlap(box, boxes[0]!))).toBe(false)
    expect(boxes.every(inside)).toBe(true)
    // What belongs where the Move lays it stays there.
    const { items } = lay([make('a', 'card', at(300, 100))], there)
    expect(items[0]?.place).toMatchObject({ x: 300, y: 100 })
  })

  it('two at once do not lie on one another', () => {
    const { boxes } = lay(
      [make('a', 'sheet', at(0, 0)), make('b', 'note', at(0, 0)), make('c', 'note', at(0, 0))],
      sitting('left'),
    )
    expect(boxes.every(inside)).toBe(true)
    for (const [i, a] of boxes.entries())
      for (const b of boxes.slice(i + 1)) expect(overlap(a, b)).toBe(false)
  })

  it('a card comes with all that is stuck on it, which stays where it is on it', () => {
    const note = make('n', 'note', { ...at(0, 60), on: 'a' })
    const { laid, boxes } = lay([make('a', 'card', at(0, 0)), note], sitting('right'))
    expect(laid[1]).toEqual(note)
    expect(boxes.every(inside)).toBe(true)
  })

  it.each<[Edge, number, number]>([
    ['bottom', -200, 40],
    ['top', -200, 82],
    ['left', -179, 61],
    ['right', -221, 61],
  ])('a card that faces the %s edge has the room for its notes where it had it', (edge, x, y) => {
    const { items } = lay([make('a', 'card', at(-200, 40))], sitting(edge))
    expect(items[0]?.place).toMatchObject({ x, y, turn: FACING[edge] })
  })

  it('a card is laid where all its notes are seen, and not where those of others come', () => {
    expect(lay([make('a', 'card', at(0, 290))], sitting('left')).boxes.every(inside)).toBe(true)
    const there = item('there', 'card', { place: at(-180, 60) })
    const { items } = lay([make('a', 'card', at(0, 60))], sitting('left'), [there])
    const kept = boxAt(items[0]!.place, { left: -104, top: -138, right: 62, bottom: 138 })
    expect(overlap(kept, boxAt(there.place, CARD_ROOM))).toBe(false)
    expect(inside(kept)).toBe(true)
  })

  it('an oval stays in its tree as that lies, where it is seen', () => {
    const parent = item('p', 'oval', { place: at(100, 0) })
    const { items } = lay([make('a', 'oval', at(100, 130))], sitting('top'), [parent])
    expect(items[0]?.place).toMatchObject({ x: 100, y: 130, turn: 0 })
    // Nor does it lie under a bar.
    expect(lay([make('a', 'oval', at(100, 290))], sitting('top')).boxes.every(inside)).toBe(true)
  })

  it('an oval lies where it was drawn, and is as large on the screen', () => {
    const size = { width: 90, height: 180 }
    const { items } = lay([make('a', 'oval', at(480, 20), size)], sitting('right'), [], 'drawn')
    expect(items[0]).toMatchObject({
      place: { x: 480, y: 20, turn: -Math.PI / 2 },
      props: { width: 180, height: 90 },
    })
    const level = lay([make('a', 'oval', at(0, 20), size)], sitting('top'), [], 'drawn')
    expect(level.items[0]?.props).toEqual(size)
  })

  it('what is everybody’s lies as it lies', () => {
    const strip = make('a', 'strip', at(0, 400))
    expect(lay([strip], sitting('left')).laid).toEqual([strip])
  })

  it('what comes off its card lies near it, and faces them; all else that is done is done', () => {
    const card = item('c', 'card', { place: at(0, 0) })
    const note = item('n', 'note', { place: { ...at(0, 60), on: 'c' } })
    const changes: readonly Change[] = [
      { do: 'place', id: 'n', place: at(0, 200) },
      { do: 'place', id: 'c', place: at(10, 0) },
      { do: 'set', id: 'c', key: 'player', value: 'ada' },
      make('d', 'die', { ...at(3, 3), on: 'c' }),
    ]
    const [off, ...others] = lay(changes, sitting('top'), [card, note]).laid
    expect(off).toMatchObject({ do: 'place', place: { x: 0, y: 200, turn: Math.PI } })
    expect(others).toEqual(changes.slice(1))
  })

  it('what is fetched from the supply comes whatever it is', () => {
    const { items, boxes } = lay([make('a', 'die', at(0, 0))], sitting('bottom'), [], 'fetched')
    expect(boxes.every(inside)).toBe(true)
    expect(items[0]?.place.y).toBeGreaterThan(270)
  })
})

describe('what somebody takes from the supply, where all free paper near them is kept for what others are asked', () => {
  // Eight rooms along the edges, the way guides open there, and what lies between them.
  const kept: readonly Box[] = [
    { left: -500, right: -20, top: 120, bottom: 300 },
    { left: 20, right: 500, top: 120, bottom: 300 },
    { left: -500, right: -20, top: -300, bottom: -120 },
    { left: 20, right: 500, top: -300, bottom: -120 },
  ]
  // Two rows without a gap that a note would fit into.
  const lying = [-344, 0, 344].flatMap((x, i) =>
    [-60, 60].map((y, j) => item(`n${i}${j}`, 'sheet', { place: at(x, y) })),
  )
  const taken = boxesOf(boardWith(lying), PIECES)
  it.each<[string, Edge, readonly Box[], readonly Box[]]>([
    ['their own', 'bottom', kept.slice(0, 2), []],
    ['others’', 'bottom', [], kept],
    ['anybody’s', 'top', kept.slice(2), kept.slice(0, 2)],
  ])(
    'lies rather in the room for a guide of %s than on what lies there',
    (_, edge, asked, others) => {
      const there = { ...sitting(edge), asked, others }
      for (const kind of ['note', 'card', 'sheet']) {
        const { boxes } = lay([make('a', kind, at(0, 0))], there, lying, 'fetched')
        for (const box of boxes) {
          expect(inside(box)).toBe(true)
          expect(taken.some((one) => overlap(one, box))).toBe(false)
        }
      }
    },
  )
})
