import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tidyPlaces } from '../../../src/board/map/tidy.ts'
import { item, lay } from '../make.ts'

function tidy(
  tree: readonly { id: string; parent?: string }[],
  at: (id: string, i: number) => { x: number; y: number } = (_, i) => ({ x: i * 10, y: i }),
  grows: 'down' | 'up' = 'down',
) {
  const { spatial } = lay(...tree.map(({ id }, i) => item(id, 'oval', at(id, i))))
  return new Map(
    tidyPlaces(tree, spatial.entries, grows).flatMap((c) =>
      c.do === 'place' ? [[c.id, c.place] as const] : [],
    ),
  )
}

describe('tidying', () => {
  it('lays out as many as somebody likes to draw', () => {
    const tree = Array.from({ length: 130_000 }, (_, i) => ({
      id: `i${i}`,
      ...(i > 0 && { parent: 'i0' }),
    }))
    const lies = {
      item: item('any', 'oval', {}),
      world: { x: 0, y: 0, turn: 0, z: 0 },
      w: 120,
      h: 64,
    }
    const entries = new Map(tree.map(({ id }) => [id, lies]))
    expect(tidyPlaces(tree, entries)).toHaveLength(tree.length)
  })

  it('puts the top where it was and what hangs on it below, level by level', () => {
    const places = tidy([
      { id: 'top' },
      { id: 'a', parent: 'top' },
      { id: 'b', parent: 'top' },
      { id: 'c', parent: 'a' },
    ])
    const [top, a, b, c] = ['top', 'a', 'b', 'c'].map((id) => places.get(id)!)
    expect(top).toMatchObject({ x: 0, y: 0, turn: 0 })
    expect(a!.y).toBe(b!.y)
    expect(a!.y).toBeGreaterThan(top!.y + 64)
    expect(c!.y).toBeGreaterThan(a!.y + 64)
    expect(b!.x - a!.x).toBeGreaterThan(120)
  })

  it('puts the root at the foot where a tree grows up, and is the same tree upside down', () => {
    const tree = [
      { id: 'root' },
      { id: 'a', parent: 'root' },
      { id: 'b', parent: 'root' },
      { id: 'c', parent: 'a' },
    ]
    const [down, up] = [tidy(tree), tidy(tree, undefined, 'up')]
    expect(up.get('root')).toEqual(down.get('root'))
    expect(up.get('a')!.y).toBeLessThan(up.get('root')!.y - 64)
    expect(up.get('c')!.y).toBeLessThan(up.get('a')!.y - 64)
    for (const [id, { x, y }] of down) {
      expect(up.get(id)!.x).toBe(x)
      expect(up.get(id)!.y + 0).toBe(0 - y)
    }
  })

  it('keeps the order from left to right that people chose', () => {
    const x: Record<string, number> = { top: 0, a: 500, b: -500 }
    const places = tidy(
      [{ id: 'top' }, { id: 'a', parent: 'top' }, { id: 'b', parent: 'top' }],
      (id) => ({ x: x[id] ?? 0, y: 0 }),
    )
    expect(places.get('b')!.x).toBeLessThan(places.get('a')!.x)
  })

  it('leaves alone what has no line, and what is not on the table', () => {
    expect([...tidy([{ id: 'lone' }]).keys()]).toEqual([])
    expect(tidyPlaces([{ id: 'a', parent: 'b' }], new Map())).toEqual([])
  })

  it('never lets two ovals overlap, however the tree grew', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 30 }), (parents) => {
        const tree = [
          { id: 'n0' },
          ...parents.map((p, i) => ({ id: `n${i + 1}`, parent: `n${p % (i + 1)}` })),
        ]
        const places = [...tidy(tree).values()]
        expect(places).toHaveLength(tree.length)
        for (const [i, p] of places.entries())
          for (const q of places.slice(i + 1))
            expect(Math.abs(p.x - q.x) >= 120 || Math.abs(p.y - q.y) >= 64).toBe(true)
      }),
      { seed: 7, numRuns: 60 },
    )
  })
})
