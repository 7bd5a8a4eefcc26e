import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bakeThings } from '../../../src/board/bake/bake.ts'
import { makeTiles, squareOf } from '../../../src/board/layers/tiles.ts'
import { makeSpatial } from '../../../src/board/map/spatial.ts'
import { lateDrawing } from '../../../src/board/view/drawings.ts'
import type { View } from '../../../src/board/view/view.ts'
import type { Look } from '../../../src/paint/pen/look.ts'
import type { Pen } from '../../../src/paint/pen/pen.ts'
import type { FaceBox } from '../../../src/rules/board/face.ts'
import { lateFace } from '../../../src/rules/board/lateface.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import type { Item, ItemId, Place } from '../../../src/rules/plain/item.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { type PenState, paintedBy, penOf } from '../../paint/pens.ts'
import { item, PIECES } from '../make.ts'

/** How often each word was written, whatever tile it is on. */
const wrote = new Map<string, number>()

/** A pen that draws nothing and counts what it writes. */
function scribe(): Pen {
  const state: PenState = { strokeStyle: '', fillStyle: '', font: '' }
  const deeds: PenState = {
    fillText: (text: string) => wrote.set(text, (wrote.get(text) ?? 0) + 1),
  }
  return penOf(deeds, state)
}

paintedBy(scribe)
beforeEach(() => wrote.clear())

/** What lets something through has no shadow and no grain, which would ask for more of a browser. */
const PAPER = { paper: 'rgba(255, 255, 255, 0.5)', ink: '#000000' }
const SIDE = 200
/** Four words, one to each corner. */
const CORNERS: readonly (readonly [word: string, at: FaceBox])[] = [
  ['north', { x: 10, y: 10, w: 60, h: 20 }],
  ['east', { x: 130, y: 10, w: 60, h: 20 }],
  ['south', { x: 130, y: 170, w: 60, h: 20 }],
  ['west', { x: 10, y: 170, w: 60, h: 20 }],
]

/**
 * A table of sheets whose print comes when `bring` lets it, each with its own id and four words on it, in tiles of
 * 256 mm.
 */
function table(things: readonly Item[], bring: () => Promise<void> = async () => {}) {
  const piece: Piece = {
    ...{ painter: 'printed', width: SIDE, height: SIDE, texts: ['name'], say: say('sheet') },
    face: lateFace(PAPER, async () => {
      await bring()
      return () => ({
        ...PAPER,
        blocks: [
          { as: 'text', text: 'name', look: 'text', box: { x: 60, y: 90, w: 80, h: 20 } },
          ...CORNERS.map(
            ([word, box]) => ({ as: 'words', look: 'text', box, says: () => say(word) }) as const,
          ),
        ],
      })
    }),
  }
  const spatial = makeSpatial({ ...PIECES, sheet: piece })
  const items = new Map(things.map((one) => [one.id, one]))
  spatial.update(items, items.keys())
  const look: Look = {
    ...{ marks: new Map(), seats: [], face: 'plain', ratio: 1 },
    say: ({ key }) => key,
  }
  const tiles = makeTiles<Pen>({
    make: scribe,
    bake(pen, tile, part) {
      const rect = part ?? squareOf(tile)
      bakeThings(pen, rect, tile.scale, { spatial, look, without: new Set() })
    },
    crowded: () => false,
    now: () => 0,
  })
  const refresh = (ids: Iterable<ItemId>) =>
    tiles.spoil([...ids].flatMap((id) => spatial.entries.get(id) ?? []))
  const view = { spatial, look: () => look, changes: () => 1, refresh }
  return {
    drawing: lateDrawing(view as unknown as View),
    refresh,
    /** Draws a frame of the view: four tiles. */
    draw: () => tiles.cover({ minX: 1, minY: 1, maxX: 511, maxY: 511 }, 1, 1000),
  }
}

const sheet = (id: ItemId, x: number, y: number, more: Partial<Place> = {}) =>
  item(id, 'sheet', { x, y, ...more }, { texts: { name: id } })
/** Two in a tile each, and one that nobody sees. */
const three = () => [sheet('Ada', 128, 128), sheet('Ben', 384, 128), sheet('Cy', 9000, 9000)]
const names = () => Object.fromEntries(['Ada', 'Ben', 'Cy'].map((id) => [id, wrote.get(id) ?? 0]))
const ONCE = { Ada: 1, Ben: 1, Cy: 0 }

describe('what is printed is painted', () => {
  it('once where the first picture waits for it, and nothing out of view', async () => {
    const { drawing, draw } = table(three())
    await drawing.come()
    draw()
    drawing.step()
    await drawing.come()
    draw()
    expect(names()).toEqual(ONCE)
  })

  it('once more where it came later than the picture', async () => {
    let bring = () => {}
    const { drawing, draw } = table(three(), () => new Promise((come) => (bring = come)))
    const come = drawing.come()
    draw()
    drawing.step()
    expect(names()).toEqual({ Ada: 0, Ben: 0, Cy: 0 })
    bring()
    await come
    draw()
    drawing.step()
    draw()
    expect(names()).toEqual(ONCE)
  })

  it('again where it has changed, and there only', async () => {
    const { drawing, draw, refresh } = table(three())
    await drawing.come()
    draw()
    refresh(['Ada'])
    draw()
    expect(names()).toEqual({ ...ONCE, Ada: 2 })
  })

  it('again once it is said otherwise', async () => {
    const { drawing, draw } = table(three())
    const [english, german] = [() => 'one', () => 'eins']
    await drawing.come()
    drawing.reword(english)
    draw()
    drawing.reword(english)
    draw()
    expect(names()).toEqual(ONCE)
    drawing.reword(german)
    draw()
    expect(names()).toEqual({ Ada: 2, Ben: 2, Cy: 0 })
  })

  it('after it was sent for again, where it could not be had', async () => {
    let down = true
    const { drawing, draw } = table(three(), async () => {
      if (down) throw new Error('not now')
    })
    await drawing.come()
    draw()
    down = false
    drawing.step()
    await drawing.come()
    draw()
    expect(names()).toEqual(ONCE)
  })

  it.each([0, 0.4, Math.PI / 2, 3])(
    'in the tile it is on, and in no other: turned by %d',
    async (turn) => {
      const { drawing, draw } = table([sheet('Ada', 256, 256, { turn })])
      await drawing.come()
      draw()
      const times = CORNERS.map(([word]) => wrote.get(word) ?? 0)
      // A tile seen aslant takes in a little more than it shows.
      expect(times.every((n) => n >= 1 && n <= (turn % (Math.PI / 2) === 0 ? 1 : 2))).toBe(true)
      // Its name lies across all four.
      expect(wrote.get('Ada')).toBe(4)
    },
  )
})

it('a table without print waits for none', async () => {
  const bring = vi.fn(async () => {})
  const { drawing } = table([item('note', 'note', {})], bring)
  await drawing.come()
  drawing.step()
  expect(bring).not.toHaveBeenCalled()
})

it.each(['die', 'ink'])(
  'what paints %s comes with the first of it, and paints it anew',
  async (kind) => {
    const spatial = makeSpatial(PIECES)
    const anew: ItemId[] = []
    const refresh = (ids: Iterable<ItemId>) => anew.push(...ids)
    const view = { spatial, look: () => ({ marks: new Map() }), changes: () => 1, refresh }
    const drawing = lateDrawing(view as unknown as View)
    const lay = (...things: Item[]) => {
      const items = new Map(things.map((one) => [one.id, one]))
      spatial.update(items, items.keys())
    }
    lay(item('a card', 'card', {}))
    await drawing.come()
    expect(anew).toEqual([])
    lay(item('a card', 'card', {}), item('it', kind, {}))
    await drawing.come()
    expect(anew).toEqual(['it'])
  },
)
