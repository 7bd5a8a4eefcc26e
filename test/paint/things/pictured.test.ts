import { describe, expect, test } from 'vitest'
import { printedBox } from '../../../src/paint/letters/boxes.ts'
import type { Look } from '../../../src/paint/pen/look.ts'
import { paintPrint } from '../../../src/paint/things/face.ts'
import type { FaceBlock, FaceBox } from '../../../src/rules/board/face.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import { plain } from '../../../src/rules/plain/sentence.ts'
import { item } from '../../make.ts'
import { type PenState, paintedBy, penOf } from '../pens.ts'

interface Band extends FaceBox {
  readonly color: string
}

/** A pen that draws nothing, and remembers the boxes that were filled, from the middle of what is painted. */
function scribe(bands: Band[]) {
  const state: PenState = { fillStyle: '', strokeStyle: '', font: '', globalAlpha: 1 }
  let last: FaceBox = { x: 0, y: 0, w: 0, h: 0 }
  const deeds: PenState = {
    roundRect: (x: number, y: number, w: number, h: number) => {
      last = { x, y, w, h }
    },
    fill: (shape?: unknown) => {
      if (!shape) bands.push({ ...last, color: String(state.fillStyle) })
    },
  }
  return penOf(deeds, state)
}

paintedBy(() => scribe([]))

const box = (x: number, y: number, w: number, h: number): FaceBox => ({ x, y, w, h })
const HEAD: FaceBlock = { as: 'band', box: box(0, 0, 90, 20), ink: '#111111' }
const GROUND: FaceBlock = { as: 'band', box: box(5, 24, 80, 40), ink: '#aa0000' }
const STRIP: FaceBlock = { as: 'band', box: box(5, 96, 80, 20), ink: '#00aa00' }
const PICTURE: FaceBlock = {
  as: 'sign',
  box: box(30, 26, 30, 36),
  path: 'M0 0L24 0L24 24Z',
  ink: '#eeeeee',
}
const TITLE: FaceBlock = {
  ...{ as: 'words', box: box(4, 2, 82, 16), look: 'title' },
  says: () => plain('The Open Barrow'),
}

/** The boxes that are filled of a card of 90 by 120 mm which is seen at so many px a mm. */
function bandsAt(scale: number, blocks: readonly FaceBlock[]): readonly Band[] {
  const bands: Band[] = []
  const piece: Piece = {
    ...{ painter: 'printed', width: 90, height: 120, texts: [], say: plain('card') },
    face: () => ({ paper: '#ffffff', ink: '#000000', blocks }),
  }
  const look = {
    ...{ marks: new Map(), seats: [], face: 'hand', ratio: 1 },
    say: ({ values }: { values?: { text?: string } }) => values?.text ?? '',
  } as unknown as Look
  paintPrint(scribe(bands), item('it', 'card'), piece, look, scale)
  return bands
}

describe('a card with a picture cut in a ground', () => {
  const blocks = [HEAD, TITLE, GROUND, PICTURE, STRIP]

  test('from near shows all where it is printed', () => {
    expect(bandsAt(6, blocks).map(({ color, y }) => [color, y])).toEqual([
      ['#111111', -60],
      ['#aa0000', -36],
      ['#00aa00', 36],
    ])
  })

  test('from afar brings the ground along with the picture, into the lower half, and nothing over it', () => {
    const bands = bandsAt(0.4, blocks)
    expect(bands.map(({ color }) => color)).toEqual(['#111111', '#aa0000'])
    const ground = bands[1]!
    expect(ground.y).toBeGreaterThan(-5)
    expect(ground.y + ground.h).toBeLessThanOrEqual(60)
    expect(ground.w).toBeGreaterThan(80)
  })

  test('from afar leaves bands as they are where the picture stands on none', () => {
    const bands = bandsAt(0.4, [HEAD, TITLE, PICTURE, STRIP])
    expect(bands.map(({ color }) => color)).toEqual(['#111111', '#00aa00'])
  })
})

test.each([
  [undefined, 3.8],
  [1.5, 5.7],
  [9, 20],
] as const)('words that may be %s times as large are %d mm where they have room', (large, size) => {
  const words = { box: box(0, 0, 60, 20), look: 'text' as const, ...(large && { large }) }
  const usual = printedBox({ box: words.box, look: 'text' }, 90, 120)
  const found = printedBox(words, 90, 120)
  expect(found.size).toBeCloseTo(size)
  // Where they have none they shrink no less than usual.
  expect(found.least).toBeLessThanOrEqual(usual.least + 1e-9)
})
