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
import { type Laid, scribe as laying } from '../scribe.ts'

/** A word as it was written: in what colour, how opaque, where, and the colour that was filled before it. */
interface Written {
  readonly text: string
  readonly color: string
  readonly alpha: number
  readonly filled: string
  /** Where its middle is, mm from that of its thing. */
  readonly at: { readonly x: number; readonly y: number }
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
        at: { x: 0, y: 0 },
      })
    },
    measureText: (text: string) => ({ width: text.length * 30 }),
  }
  return penOf(deeds, state)
}

paintedBy(() => scribe([]))

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

/** From here all is read as it is printed, px a mm. */
const ZOOM = 3

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
      const lines: Laid[] = []
      if (!piece) return []
      paintItem(scribe(written), item, piece, look, ZOOM)
      paintItem(laying(lines, ZOOM), item, piece, look, ZOOM)
      return written.map((one, i) => {
        const { left = 0, right = 0, base = 0, size = 0 } = lines[i] ?? {}
        const at = { x: (left + right) / 2 / ZOOM, y: (base - size * 0.35) / ZOOM }
        return [item, piece, { ...one, at }]
      })
    })
  })
}

/** Butcher paper, by and large. */
const KRAFT = '#c9a26d'
/** The light of each room on what a table is covered with: in the dark one there is less, as `dim` has it. */
const LIGHTS = ['#2c180a00', '#2c180a21'] as const
/** What a table may be covered with, as one colour each. */
const covers = () => [['kraft', KRAFT] as const, ...Object.entries(COVERS)]
/** The same in a light room and in a dark one. */
const grounds = () =>
  covers().flatMap(([name, ground]) =>
    LIGHTS.map((light) => [name, laidOn(ground, light)] as const),
  )

/** The colour of `#rrggbb` or `#rrggbbaa` on a ground, as `rgb(r g b)`. */
function laidOn(ground: string, color: string): string {
  const alpha = color.length > 7 ? Number.parseInt(color.slice(7), 16) / 255 : 1
  const [r, g, b] = mixed(tone(ground), tone(color.slice(0, 7)), alpha).map((part) =>
    Math.round(part * 255),
  )
  return `rgb(${r} ${g} ${b})`
}

/** How much of a sign is sure to be filled about its middle. */
const FILLED = 0.6

/** What a word stands on that is printed there: its paper, and the bands and signs that lie under its middle. */
function printedGround(item: Item, piece: Piece, { at, filled }: Written, light: string): string {
  // How many lie on a pile stands on a tab.
  if (filled === COLORS.tab) return filled
  const {
    paper = COLORS.card,
    ink: usual = COLORS.pen,
    blocks = [],
  } = printedFace(piece, item) ?? {}
  let ground = laidOn(laidOn(COVERS.linen, light), /^#[0-9a-f]+$/.test(paper) ? paper : COLORS.card)
  for (const block of blocks) {
    if (
      block.as !== 'band' &&
      (block.as !== 'sign' || block.line !== undefined || block.of !== undefined)
    )
      continue
    const { x, y, w, h } = block.box
    const part = block.as === 'band' ? 1 : FILLED
    const [across, down] = [at.x + piece.width / 2 - x - w / 2, at.y + piece.height / 2 - y - h / 2]
    if (Math.abs(across) < (w / 2) * part && Math.abs(down) < (h / 2) * part)
      ground = laidOn(ground, block.ink ?? usual)
  }
  return ground
}

/** All grounds that a word on an item may stand on. */
function groundsOf(item: Item, piece: Piece, one: Written): readonly string[] {
  const { color, filled } = one
  // A name on a tag of its seat's colour.
  if (color === '#ffffff') return [filled]
  // The glued band is darker than the rest of a note.
  if (piece.painter === 'note') return noteColors(item).colors.slice(0, 2)
  // The lower edge of a card lies in the shade.
  if (piece.painter === 'card') return [COLORS.card, COLORS.cardShade]
  if (piece.painter === 'sheet') return [COLORS.parchment]
  if (piece.painter === 'printed')
    return LIGHTS.map((light) => printedGround(item, piece, one, light))
  // An oval lies open on whatever covers the table.
  return piece.painter === 'oval' ? grounds().map(([, ground]) => ground) : [COLORS.card]
}

describe.each([['usual', undefined] as const, ...LOOKS])('in the look %s', (_, worn) => {
  beforeAll(async () => {
    // What is printed comes late, and here before anything is looked at.
    for (const { game } of boards) await game.whole?.load()
    wear(worn)
  })
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
    const seats = new Set(tags.map(([, , { filled }]) => filled))
    // On cards each has a tag; on what is printed whoever owns some.
    if (painters.has('card')) expect(seats).toEqual(new Set(SEAT_COLORS))
    for (const seat of seats) expect(SEAT_COLORS).toContain(seat)
    const pale = all.flatMap(([item, piece, one]) =>
      groundsOf(item, piece, one).flatMap((ground) => {
        const told = on(ground, one.color, one.alpha)
        const what = `${one.text} in ${one.color} at ${one.alpha} on a ${item.kind} of ${ground}`
        return told >= 4.5 ? [] : [`${what}: ${told.toFixed(2)}`]
      }),
    )
    expect(pale).toEqual([])
  })

  test('a stroke of every marker is seen on every paper, in a light room and a dark one', () => {
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
