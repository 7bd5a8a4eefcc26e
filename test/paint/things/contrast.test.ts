import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { halls, LOOKS } from '../../../src/app/gallery/exhibits.ts'
import { contrast, mixed, type Tone } from '../../../src/paint/dice/coat.ts'
import { COVERS } from '../../../src/paint/ground/grounds.ts'
import { COLORS, CROSSING, type Look, noteColors } from '../../../src/paint/pen/look.ts'
import type { Pen } from '../../../src/paint/pen/pen.ts'
// What is printed comes late: here it is there from the beginning.
import '../../../src/paint/things/drawing.ts'
import { markerColor } from '../../../src/paint/things/marker.ts'
import { paintItem } from '../../../src/paint/things/painters.ts'
import { wear } from '../../../src/paint/things/wear.ts'
import type { Mark } from '../../../src/rules/board/mark.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import { printedFace } from '../../../src/rules/board/printing.ts'
import type { GameLook } from '../../../src/rules/look.ts'
import { type Item, NOTE_COLORS, SEAT_COLORS } from '../../../src/rules/plain/item.ts'
import { makeSpoken } from '../../../src/ui/say/language.ts'
import { type PenState, paintedBy, penOf } from '../pens.ts'

/** A word as it was written: in what colour, how opaque, and the colour that was filled before it. */
interface Written {
  readonly text: string
  readonly color: string
  readonly alpha: number
  readonly filled: string
}

/** A pen that draws nothing, and remembers what it wrote. */
function scribe(written: Written[]): Pen {
  const state: PenState = { globalAlpha: 1, fillStyle: '#000000' }
  let filled = ''
  const kept: PenState[] = []
  const deeds: PenState = {
    save: () => kept.push({ ...state }),
    restore: () => Object.assign(state, kept.pop()),
    fill: () => {
      filled = String(state.fillStyle)
    },
    fillText: (text: string) => {
      written.push({
        text,
        color: String(state.fillStyle),
        alpha: Number(state.globalAlpha),
        filled,
      })
    },
    measureText: (text: string) => ({ width: text.length * 30 }),
  }
  return penOf(deeds, state)
}

paintedBy(() => scribe([]), {
  Path2D: class {
    moveTo() {}
    lineTo() {}
    quadraticCurveTo() {}
    ellipse() {}
    closePath() {}
    addPath() {}
  },
})

/** Of `#rrggbb` or `rgb(r g b)`. */
const tone = (color: string): Tone => {
  const hex = color.startsWith('#')
  const [r, g, b] = color.match(hex ? /[0-9a-f]{2}/g : /\d+/g) ?? []
  const part = (digits = '') => Number.parseInt(digits, hex ? 16 : 10) / 255
  return [part(r), part(g), part(b)]
}
/** How well a colour is told from a ground that shines through it. */
const on = (ground: string, color: string, alpha = 1) =>
  contrast(mixed(tone(ground), tone(color), alpha), tone(ground))

const boards = (await halls({ spoken: makeSpoken() })).flatMap(({ exhibits }) =>
  exhibits.flatMap(({ shows }) => (shows.as === 'board' ? [shows] : [])),
)

/** Writes everything that hangs in the gallery in this look. */
function everything(worn: GameLook | undefined): [Item, Piece, Written][] {
  const shown = boards.filter(({ game }) => game.look === worn)
  return shown.flatMap(({ game, board, marks, face = 'hand' }) => {
    const byItem = new Map<string, Mark[]>()
    for (const mark of marks) byItem.set(mark.on, [...(byItem.get(mark.on) ?? []), mark])
    const look: Look = { marks: byItem, seats: board.seats, face, ratio: 1, say: ({ key }) => key }
    return [...board.items.values()].flatMap((item): [Item, Piece, Written][] => {
      const piece = game.pieces[item.kind]
      const written: Written[] = []
      // What is printed and counted has inks of its own: games try those.
      if (!piece || piece.painter === 'printed' || piece.fields) return []
      paintItem(scribe(written), item, piece, look, 3)
      return written.map((one) => [item, piece, one])
    })
  })
}

/** Butcher paper, by and large. */
const KRAFT = '#c9a26d'
/** What a table may be covered with, as one colour each. */
const grounds = () => [['kraft', KRAFT] as const, ...Object.entries(COVERS)]

/** The paper of a printed thing, the band or the tab on it, on which words of this colour are read best. */
function printedGround(item: Item, piece: Piece, color: string, tab: string): string {
  const { paper = COLORS.card, blocks = [] } = printedFace(piece, item) ?? {}
  const bands = blocks.flatMap(({ as, ink }) => (as === 'band' && ink ? [ink] : []))
  const told = [paper, ...bands].filter((ground) => /^#([0-9a-f]{6})([0-9a-f]{2})?$/.test(ground))
  const grounds = told.map((ground) => {
    const alpha = ground.length > 7 ? Number.parseInt(ground.slice(7), 16) / 255 : 1
    const [r, g, b] = mixed(tone(COVERS.linen), tone(ground.slice(0, 7)), alpha).map((part) =>
      Math.round(part * 255),
    )
    return `rgb(${r} ${g} ${b})`
  })
  const all = [...grounds, ...(tab === COLORS.tab ? [tab] : [])]
  return all.sort((a, b) => on(b, color) - on(a, color))[0] ?? COLORS.card
}

/** All grounds that a word on an item may stand on. */
function groundsOf(item: Item, piece: Piece, { color, filled }: Written): readonly string[] {
  // A name on a tag of its seat's colour.
  if (color === '#ffffff') return [filled]
  // The glued band is darker than the rest of a note.
  if (piece.painter === 'note') return noteColors(item).colors.slice(0, 2)
  // The lower edge of a card lies in the shade.
  if (piece.painter === 'card') return [COLORS.card, COLORS.cardShade]
  if (piece.painter === 'sheet') return [COLORS.parchment]
  if (piece.painter === 'printed') return [printedGround(item, piece, color, filled)]
  // An oval lies open on whatever covers the table.
  return piece.painter === 'oval' ? grounds().map(([, ground]) => ground) : [COLORS.card]
}

describe.each([['usual', undefined] as const, ...LOOKS])('in the look %s', (_, worn) => {
  beforeAll(() => wear(worn))
  afterAll(() => wear(undefined))

  test('every word that is painted can be read on its paper', () => {
    const all = everything(worn)
    const painters = new Set(all.map(([, { painter }]) => painter))
    // Not every game has all of these.
    const pieces = boards
      .filter(({ game }) => game.look === worn)
      .flatMap(({ game }) => Object.values(game.pieces))
    for (const painter of ['card', 'note', 'sheet', 'placard', 'oval'] as const)
      expect(painters.has(painter), `the gallery shows words on a ${painter}`).toBe(
        pieces.some((piece) => piece.painter === painter),
      )
    const tags = all.filter(([, , { color }]) => color === '#ffffff')
    const seats = painters.has('card') ? SEAT_COLORS : []
    expect(new Set(tags.map(([, , { filled }]) => filled))).toEqual(new Set(seats))
    for (const [item, piece, one] of all)
      for (const ground of groundsOf(item, piece, one))
        expect(
          on(ground, one.color, one.alpha),
          `${one.text} in ${one.color} on a ${piece.painter} of ${ground}`,
        ).toBeGreaterThanOrEqual(4.5)
  })

  test('a stroke of every marker is seen on every paper', () => {
    const papers = [
      ...grounds(),
      ['a card', COLORS.card],
      ['parchment', COLORS.parchment],
      ...NOTE_COLORS.map((color) => {
        const item = { props: { color } } as unknown as Item
        return [`a ${color} note`, noteColors(item).colors[0]] as const
      }),
    ] as const
    for (const [name, paper] of papers)
      for (const color of [undefined, ...SEAT_COLORS.keys()])
        expect(
          on(paper, markerColor(color), 0.93),
          `${markerColor(color)} on ${name}`,
        ).toBeGreaterThanOrEqual(3)
  })

  test('the words of a Scene can be read where the strokes of what became of it run beneath them', () => {
    for (const stroke of [COLORS.good, COLORS.red]) {
      const under = mixed(tone(KRAFT), tone(stroke), CROSSING.words)
      expect(contrast(under, tone(COLORS.pen))).toBeGreaterThanOrEqual(4.5)
      // Towards its rim it is seen from afar that it is crossed out; and its seal, and what stands on that.
      expect(on(KRAFT, stroke, CROSSING.rim)).toBeGreaterThanOrEqual(2.3)
      expect(on(stroke, COLORS.card)).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('a Scene can be read, and what is drawn round it is seen, on every ground', () => {
    for (const [name, ground] of grounds()) {
      expect(on(ground, COLORS.marker, 0.72), name).toBeGreaterThanOrEqual(3)
      for (const stroke of [COLORS.good, COLORS.red])
        expect(
          contrast(mixed(tone(ground), tone(stroke), CROSSING.words), tone(COLORS.pen)),
          name,
        ).toBeGreaterThanOrEqual(4.5)
    }
  })

  test('what is drawn on the disc of a sign is seen', () => {
    for (const [name, ground] of grounds()) {
      const [r = 0, g = 0, b = 0, alpha = 1] = COLORS.disc.match(/[\d.]+/g)?.map(Number) ?? []
      const disc = mixed(tone(ground), [r / 255, g / 255, b / 255], alpha)
      expect(contrast(disc, tone(COLORS.marker)), name).toBeGreaterThanOrEqual(3)
    }
  })

  test('the five papers of notes are told apart', () => {
    const tones = NOTE_COLORS.map((color) =>
      tone(noteColors({ props: { color } } as unknown as Item).colors[0]),
    )
    for (const [i, one] of tones.entries())
      for (const other of tones.slice(i + 1))
        expect(Math.hypot(...one.map((part, at) => part - other[at]!))).toBeGreaterThan(0.12)
  })
})
