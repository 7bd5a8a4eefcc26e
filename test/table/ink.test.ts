import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import type { Change } from '../../src/rules/board/change.ts'
import { inkOf, type Spot } from '../../src/rules/ink/ink.ts'
import { wobble } from '../../src/rules/plain/wobble.ts'
import { aTable, at, card, copyOf, merge } from './make.ts'

/** Letters of a hand that wanders: as much as one writes without lifting the marker. */
function stroke(seed: number, count = 60): readonly Spot[] {
  const next = wobble(seed)
  let [x, y, way, p] = [0, 0, 0, 0.5]
  return Array.from({ length: count }, () => {
    way += (next() - 0.45) * 0.9
    p = Math.min(1, Math.max(0, p + (next() - 0.5) * 0.15))
    x += Math.cos(way) * 1.2
    y += Math.sin(way) * 1.2
    return { x, y, p }
  })
}

const write = (id: string, on?: string, spots = stroke(1)): Change => ({
  do: 'make',
  item: inkOf({
    id,
    spots,
    z: 5,
    color: 2,
    on: on === undefined ? undefined : { id: on, world: { x: 0, y: 0, turn: 0, z: 0 } },
  }),
})
const by = (seat: string) => ({ seat })

describe('a stroke', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('of 200 points takes less than 600 bytes (%i)', (seed) => {
    const table = aTable()
    table.apply([{ do: 'make', item: card('V1StGXR8_Z5jdHi6B-one') }], by('ada'))
    const before = Y.encodeStateVector(table.doc)
    table.apply(
      [write('V1StGXR8_Z5jdHi6B-two', 'V1StGXR8_Z5jdHi6B-one', stroke(seed, 200))],
      by('ada'),
    )
    const update = Y.encodeStateAsUpdate(table.doc, before)
    expect(update.length).toBeLessThan(600)
  })

  it('goes into the bin with what it was written on, and comes back with it', () => {
    const table = aTable()
    table.apply([{ do: 'make', item: card('card') }], by('ada'))
    table.apply([write('ink', 'card')], by('ada'))
    table.apply([{ do: 'bin', id: 'card' }], by('ada'))
    expect(table.board().items.has('ink')).toBe(false)
    table.undo('ada')
    expect([...table.board().items.keys()].sort()).toEqual(['card', 'ink'])
    table.undo('ada')
    expect([...table.board().items.keys()]).toEqual(['card'])
    table.redo('ada')
    expect(table.board().items.get('ink')?.place.on).toBe('card')
  })

  it('is one step for its writer, and nobody else takes it back', () => {
    const table = aTable()
    table.apply([write('a')], by('ada'))
    table.apply([write('b')], by('ben'))
    table.apply([write('c')], by('ada'))
    table.undo('ada')
    expect([...table.board().items.keys()]).toEqual(['a', 'b'])
    table.undo('ada')
    expect([...table.board().items.keys()]).toEqual(['b'])
  })

  it('of each of two at the same card is there on both screens, one rubbed out on neither', () => {
    const here = aTable()
    here.apply([{ do: 'make', item: card('card') }, write('old', 'card')], by('ada'))
    const there = copyOf(here)
    here.apply([write('mine', 'card')], by('ada'))
    here.apply([{ do: 'place', id: 'card', place: at(300, 40, { turn: 1 }) }], by('ada'))
    there.apply([write('theirs', 'card')], by('ben'))
    there.apply([{ do: 'bin', id: 'old' }], by('ben'))
    merge(here, there)
    for (const table of [here, there]) {
      expect([...table.board().items.keys()].sort()).toEqual(['card', 'mine', 'theirs'])
      expect(table.board().items.get('theirs')?.place.on).toBe('card')
    }
    expect(here.state()).toEqual(there.state())
  })

  it('that somebody wrote on a card while it went into the bin lies free where it was written', () => {
    const here = aTable()
    here.apply([{ do: 'make', item: card('card', at(100, 0)) }], by('ada'))
    const there = copyOf(here)
    here.apply([{ do: 'bin', id: 'card' }], by('ada'))
    there.apply([write('late', 'card')], by('ben'))
    const late = there.board().items.get('late')!.place
    merge(here, there)
    const { place } = here.board().items.get('late')!
    expect(place.on).toBeUndefined()
    expect([place.x, place.y]).toEqual([late.x + 100, late.y])
  })

  it('of no sense at all is kept, and breaks nothing', () => {
    const table = aTable()
    const odd: Change[] = ['', '\u0000', 'u', 7, null, ['x'], { path: 'x' }].map((path, i) => ({
      do: 'make',
      item: { ...inkOf({ id: `odd${i}`, spots: stroke(1), z: 1, color: 99 }), props: { path } },
    }))
    expect(table.apply(odd, by('ada'))).toBeUndefined()
    expect(table.board().items.size).toBe(odd.length)
  })
})
