import { describe, expect, it } from 'vitest'
import { makeTiles, span, squareOf, TILE } from '../../../src/board/layers/tiles.ts'

const view = { minX: 0, minY: 0, maxX: 1000, maxY: 500 }

/** A kiln whose clock goes on by a millisecond a bake, and which keeps a list of what it baked. */
function kiln(cost = 1, crowded = false) {
  let now = 0
  let made = 0
  const baked: string[] = []
  const parts: unknown[] = []
  const tiles = makeTiles<{ n: number }>(
    {
      make: () => ({ n: made++ }),
      now: () => now,
      crowded: () => crowded,
      bake(_picture, { tx, ty, scale }, part) {
        parts.push(part)
        baked.push(`${scale}:${tx},${ty}`)
        now += cost
      },
    },
    60,
  )
  return { tiles, baked, parts, made: () => made }
}

/** Covers until there is nothing more to do. */
function settle(tiles: ReturnType<typeof kiln>['tiles'], rect = view, scale = 1) {
  let frames = 0
  let cover = tiles.cover(rect, scale, 8)
  while (cover.more) {
    cover = tiles.cover(rect, scale, 8)
    frames += 1
    expect(frames).toBeLessThan(100)
  }
  while (tiles.ahead(rect, scale, 8)) {
    frames += 1
    expect(frames).toBeLessThan(100)
  }
  return cover
}

describe('tiles', () => {
  it('spans whole tiles, on both sides of zero', () => {
    expect(span({ minX: -1, minY: 0, maxX: 255, maxY: 256 }, 1)).toEqual({
      minX: -1,
      minY: 0,
      maxX: 0,
      maxY: 1,
    })
    expect(squareOf({ tx: -1, ty: 2, scale: 2 })).toEqual({
      minX: -TILE / 2,
      minY: TILE,
      maxX: 0,
      maxY: 1.5 * TILE,
    })
  })

  it('until a view stands whole rows of it are baked at once, the middle ones first; then no more', () => {
    const blocks: string[][] = []
    const single: string[] = []
    let now = 0
    const tiles = makeTiles<object>({
      make: () => ({}),
      now: () => now,
      crowded: (rect) => rect.maxY > 6 * TILE,
      bake: (_, { tx, ty }) => single.push(`${tx},${ty}`),
      bakeAll(all) {
        blocks.push(all.map(({ tx, ty }) => `${tx},${ty}`))
        now += 100
      },
    })
    const rows = (first: number, last: number) => ({
      ...{ minX: 1, maxX: 8 * TILE - 1 },
      ...{ minY: first * TILE + 1, maxY: (last + 1) * TILE - 1 },
    })
    // Seven rows of eight, and so much lies in the last that it is baked in strips.
    expect(tiles.cover(rows(0, 6), 1, 8, true, 150)).toMatchObject({ more: true })
    expect(blocks.map((all) => [all.length, all[0], all.at(-1)])).toEqual([
      [24, '0,3', '7,5'],
      [24, '0,0', '7,2'],
    ])
    expect(single).toEqual([])
    expect(tiles.cover(rows(0, 6), 1, 8, true, 150)).toMatchObject({ more: false })
    expect(blocks).toHaveLength(2)
    expect(new Set(single).size).toBe(8)
    // Elsewhere, once all of a view has been there.
    tiles.cover(rows(100, 102), 1, 8, true, 150)
    expect(blocks).toHaveLength(2)
  })

  it('of a first view only what is seen is baked before it stands; the rest ahead, or once it comes into view', () => {
    const begun = () => {
      const parts: unknown[] = []
      const single: [string, unknown][] = []
      const tiles = makeTiles<object>({
        make: () => ({}),
        now: () => 0,
        crowded: () => false,
        bake: (_, { tx, ty }, part) => single.push([`${tx},${ty}`, part]),
        bakeAll: (_, part) => parts.push(part),
      })
      const seen = { minX: 100, minY: 0, maxX: 2 * TILE, maxY: TILE - 100 }
      expect(tiles.cover(seen, 1, 8)).toMatchObject({ more: false })
      expect(tiles.cover(seen, 1, 8)).toMatchObject({ more: false })
      expect(parts).toEqual([{ minX: 98, minY: 0, maxX: 2 * TILE + 2, maxY: TILE - 98 }])
      expect(single).toEqual([])
      return { tiles, seen, single }
    }
    const whole = { minX: 0, minY: 0, maxX: TILE, maxY: TILE }
    const foot = { minX: TILE, minY: TILE - 98, maxX: 2 * TILE, maxY: TILE }
    const rest: [string, unknown][] = [
      ['0,0', whole],
      ['1,0', foot],
    ]
    const idle = begun()
    expect(idle.tiles.ahead(idle.seen, 1, 8)).toBe(false)
    expect(idle.single).toEqual(expect.arrayContaining(rest))
    const moved = begun()
    moved.tiles.cover({ ...moved.seen, maxY: TILE - 90 }, 1, 8)
    expect(moved.single).toEqual(rest)
  })

  it('bakes no longer than a frame allows, from the middle outwards, and asks for more', () => {
    const { tiles, baked } = kiln()
    const cover = tiles.cover(view, 1, 3)
    expect(baked).toHaveLength(3)
    expect(cover.more).toBe(true)
    expect(baked[0]).toBe('1:1,0')
    expect(cover.show).toHaveLength(3)
  })

  it('of a large view a coarse picture comes first, whole, and is no longer shown when the fine one is there', () => {
    const { tiles, baked } = kiln()
    const wide = { minX: 0, minY: 0, maxX: 3800, maxY: 2100 }
    const first = tiles.cover(wide, 1, 8, true, 40)
    expect(first.more).toBe(true)
    expect(baked.slice(0, 12).every((name) => name.startsWith('0.25:'))).toBe(true)
    expect(baked[12]).toMatch(/^1:/)
    // All of the view is covered at once.
    const squares = first.show.filter(({ scale }) => scale < 1).map(squareOf)
    expect(Math.max(...squares.map(({ maxX }) => maxX))).toBeGreaterThan(3800)
    const rest = settle(tiles, wide)
    expect(rest.show.every(({ scale }) => scale === 1)).toBe(true)
  })

  it('no coarse picture is made where an older one stands in', () => {
    const { tiles, baked } = kiln()
    const wide = { minX: 0, minY: 0, maxX: 2500, maxY: 1400 }
    settle(tiles, wide)
    baked.length = 0
    tiles.cover(wide, 2, 8)
    expect(baked.every((name) => name.startsWith('2:'))).toBe(true)
  })

  it('bakes at least one tile in a frame, however slow', () => {
    const { tiles, baked } = kiln(50)
    tiles.cover(view, 1, 8)
    expect(baked).toHaveLength(1)
  })

  it('bakes a tile on which much lies strip by strip, and shows it when all of it is there', () => {
    const { tiles, parts } = kiln(5, true)
    const shown = [1, 2].map(() => tiles.cover(view, 1, 8, false).show.length)
    expect(shown).toEqual([0, 1])
    expect(parts).toEqual(
      [0, 1, 2, 3].map((n) => ({
        minX: TILE,
        minY: (n * TILE) / 4,
        maxX: 2 * TILE,
        maxY: ((n + 1) * TILE) / 4,
      })),
    )
    const rest = settle(tiles)
    expect(rest.show).toHaveLength(8)
    expect(rest.show.every(({ done, stale }) => done && !stale)).toBe(true)
  })

  it('bakes the changed part of a crowded tile by strips too, and shows it meanwhile', () => {
    const { tiles, parts } = kiln(5, true)
    settle(tiles)
    parts.length = 0
    tiles.spoil([{ minX: 10, minY: 10, maxX: 20, maxY: 100 }])
    const cover = tiles.cover(view, 1, 4)
    expect(cover.show).toHaveLength(8)
    expect(cover.more).toBe(true)
    settle(tiles)
    expect(parts).toEqual([
      { minX: 10, minY: 10, maxX: 20, maxY: 74 },
      { minX: 10, minY: 74, maxX: 20, maxY: 100 },
    ])
  })

  it('comes to rest with a margin, and then bakes nothing', () => {
    const { tiles, baked } = kiln()
    settle(tiles)
    expect(tiles.counts().kept).toBe(6 * 4)
    const before = baked.length
    for (let i = 0; i < 5; i++) expect(tiles.cover(view, 1, 8).more).toBe(false)
    expect(baked).toHaveLength(before)
  })

  it('a view is whole without its margin, which is baked a little at a time', () => {
    const { tiles, baked } = kiln()
    expect(tiles.cover(view, 1, 100).more).toBe(false)
    expect(baked).toHaveLength(4 * 2)
    expect(tiles.ahead(view, 1, 3)).toBe(true)
    expect(baked).toHaveLength(4 * 2 + 3)
  })

  it('of a view that a screen shows at once no coarse picture is made', () => {
    const { tiles, baked } = kiln()
    tiles.cover({ minX: 0, minY: 0, maxX: 1900, maxY: 1050 }, 1, 8)
    expect(baked.every((name) => name.startsWith('1:'))).toBe(true)
  })

  it('bakes of a tile only the part that has changed, or all of it where that is not known', () => {
    const { tiles, parts } = kiln()
    settle(tiles)
    parts.length = 0
    tiles.spoil([{ minX: 10, minY: 10, maxX: 20, maxY: 20 }])
    tiles.spoil([{ minX: 30, minY: 5, maxX: 40, maxY: 15 }])
    settle(tiles)
    tiles.spoilAll()
    tiles.cover(view, 1, 1)
    expect(parts).toEqual([
      { minX: 10, minY: 5, maxX: 40, maxY: 20 },
      { minX: 0, minY: 0, maxX: TILE, maxY: TILE },
    ])
  })

  it('bakes only what a change touches', () => {
    const { tiles, baked } = kiln()
    settle(tiles)
    baked.length = 0
    tiles.spoil([{ minX: 250, minY: 10, maxX: 260, maxY: 20 }])
    settle(tiles)
    expect(baked.sort()).toEqual(['1:0,0', '1:1,0'])
  })

  it('a change as wide as the world costs no more than what is kept', () => {
    const { tiles, baked } = kiln()
    settle(tiles)
    baked.length = 0
    tiles.spoil([{ minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9 }])
    settle(tiles)
    expect(baked).toHaveLength(24)
  })

  it('shows tiles of the old zoom below until the new ones are there', () => {
    const { tiles } = kiln()
    settle(tiles)
    const first = tiles.cover(view, 2, 2)
    expect(first.more).toBe(true)
    expect(first.show[0]!.scale).toBe(1)
    expect(first.show.at(-1)!.scale).toBe(2)
    const rest = settle(tiles, view, 2)
    expect(rest.show.every((tile) => tile.scale === 2)).toBe(true)
  })

  it('while the zoom moves, bakes nothing that another one stands in for, and says that it is left', () => {
    const { tiles, baked } = kiln()
    settle(tiles)
    baked.length = 0
    const nearer = tiles.cover({ minX: 0, minY: 0, maxX: 500, maxY: 250 }, 2, 8, false)
    expect(baked).toEqual([])
    expect([nearer.more, nearer.later]).toEqual([false, true])
    expect(nearer.show.every(({ scale }) => scale === 1)).toBe(true)
    // At rest it is made good.
    expect(settle(tiles, view, 2).later).toBe(false)
    // What was too far off to stand in for it is not waited with, nor what was never seen.
    expect(tiles.cover({ minX: 0, minY: 0, maxX: 50, maxY: 25 }, 16, 8, false).more).toBe(false)
    expect(baked.at(-1)).toMatch(/^16:/)
    tiles.cover({ minX: 5000, minY: 0, maxX: 5500, maxY: 250 }, 2, 8, false)
    expect(baked.at(-1)).toMatch(/^2:/)
  })

  it('shows of all older ones the nearest that has the whole place', () => {
    const { tiles } = kiln()
    const near = { minX: 0, minY: 0, maxX: 300, maxY: 200 }
    settle(tiles)
    settle(tiles, near, 2)
    const scales = (rect: typeof view, scale: number) =>
      new Set(tiles.cover(rect, scale, 8, false).show.map((tile) => tile.scale))
    expect(scales(near, 2.5)).toEqual(new Set([2]))
    expect(scales(view, 0.9)).toEqual(new Set([1]))
  })

  it('does not show an old zoom of what has changed since', () => {
    const { tiles, baked } = kiln()
    settle(tiles)
    settle(tiles, view, 2)
    tiles.spoil([{ minX: 10, minY: 10, maxX: 20, maxY: 20 }])
    baked.length = 0
    const back = tiles.cover(view, 1, 1)
    expect(back.show.every((tile) => !tile.stale)).toBe(true)
    expect(settle(tiles).show).toHaveLength(8)
    expect(baked).toEqual(['1:0,0'])
  })

  it('forgets what was not seen for longest, and uses its pictures again', () => {
    const { tiles, made } = kiln()
    for (let x = 0; x < 20_000; x += 700)
      settle(tiles, { minX: x, minY: 0, maxX: x + 1000, maxY: 500 })
    expect(tiles.counts().kept).toBeLessThanOrEqual(60)
    expect(made()).toBeLessThanOrEqual(85)
  })
})
