import { describe, expect, test } from 'vitest'
import '../../../src/paint/things/drawing.ts'
import { FACED } from '../../../src/app/gallery/faces.ts'
import type { Look } from '../../../src/paint/pen/look.ts'
import type { Pen } from '../../../src/paint/pen/pen.ts'
import { paintBack } from '../../../src/paint/things/face.ts'
import { paintItem } from '../../../src/paint/things/painters.ts'
import { borne } from '../../../src/rules/board/borne.ts'
import type { FaceBlock, PrintedFace } from '../../../src/rules/board/face.ts'
import type { Mark } from '../../../src/rules/board/mark.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { plain } from '../../../src/rules/plain/sentence.ts'
import { boardWith, item } from '../../make.ts'
import { uncaught } from '../../uncaught.ts'
import { type PenState, paintedBy, penOf } from '../pens.ts'

interface Told {
  texts: string[]
  /** How large the letters of each text are, mm. */
  sizes: number[]
  boxes: number
}
const nothing = (): Told => ({ texts: [], sizes: [], boxes: 0 })

/** A pen that draws nothing, and remembers what it was told to write, and how often it filled something. */
function scribe(told: Told): Pen {
  const scales = [1]
  const state: PenState = { strokeStyle: '', fillStyle: '', font: '' }
  const deeds: PenState = {
    // Letters are written at one size, and the pen is scaled for each text.
    save: () => scales.push(scales.at(-1)!),
    restore: () => scales.pop(),
    scale: (by: number) => scales.push(scales.pop()! * by),
    fillText: (text: string) => {
      told.texts.push(text)
      told.sizes.push(Number(/([\d.]+)px/.exec(String(state['font']))?.[1]) * scales.at(-1)!)
    },
    roundRect: () => (told.boxes += 1),
  }
  return penOf(deeds, state)
}

paintedBy(() => scribe(nothing()))

const lookAt = (marks: readonly Mark[], more: Partial<Look> = {}): Look => ({
  ...{ marks: new Map([['it', marks]]), seats: [], face: 'hand', ratio: 1 },
  say: ({ key, values }) =>
    String(values?.text ?? (key === 'bears.of' ? `${values?.n} of ${values?.most}` : key)),
  ...more,
})

/** What is written on a thing that is seen at so many px a mm. */
function seen(piece: Piece, thing: Item, scale: number, more: Partial<Look> = {}) {
  const told = nothing()
  const marks = borne({ [thing.kind]: piece }, boardWith([thing]))
  paintItem(scribe(told), thing, piece, lookAt(marks, more), scale)
  return told
}
const ROOK = item('it', 'sheet', {
  props: { health: 5, exertion: 27, mood: 'hungry', gold: 12, strength: 3 },
  texts: { name: 'Rook', intention: 'Guards the lantern', notes: 'Owes the ferryman a song.' },
})

describe('a sheet', () => {
  test('from near, all that is printed and written there, and what its fields show', () => {
    const { texts } = seen(FACED.sheet, ROOK, 8)
    for (const text of [
      'Rook',
      'Guards the lantern',
      'Attributes',
      'Health',
      'Strength',
      '3',
      '27 of 30',
      'Hungry',
      '12',
      'Notes',
    ])
      expect(texts, text).toContain(text)
    // A track is boxes, and no number.
    expect(texts).not.toContain('5 of 8')
  })

  test('from farther, small words go, and numbers with their names', () => {
    const { texts } = seen(FACED.sheet, ROOK, 1.1)
    expect(texts).toContain('Rook')
    for (const text of ['Notes', 'Strength', '3']) expect(texts, text).not.toContain(text)
  })

  test('from afar its name alone', () => {
    expect(seen(FACED.sheet, ROOK, 0.35).texts).toEqual(['Rook'])
  })

  test('a name without an end is read as far as it has room, and hides nothing else', () => {
    const long = { ...ROOK, texts: { ...ROOK.texts, name: 'all work and no play '.repeat(30) } }
    for (const scale of [0.5, 1, 2, 4, 8]) {
      const { texts } = seen(FACED.sheet, long, scale)
      expect(texts.some((text) => text.startsWith('all work'))).toBe(true)
      if (scale >= 2) expect(texts).toContain('3')
    }
  })

  test('without what is written just now', () => {
    const { texts } = seen(FACED.sheet, ROOK, 8, { writing: { id: 'it', field: 'intention' } })
    expect(texts).not.toContain('Guards the lantern')
    expect(texts).toContain('Rook')
  })

  test('no letters are smaller than can be read, at any zoom', () => {
    for (let scale = 0.1; scale < 12; scale *= 1.2) {
      const { texts, sizes } = seen(FACED.sheet, ROOK, scale)
      expect(texts).toContain('Rook')
      // Its name may be smaller, where there is nothing else of it.
      for (const [n, text] of texts.entries())
        expect(sizes[n]! * scale, `${text} at ${scale}`).toBeGreaterThanOrEqual(
          text === 'Rook' ? 7 : 9,
        )
    }
  })
})

describe('a number stands there with what it is called', () => {
  const box = { x: 20, y: 10, w: 76, h: 12 }
  const beside = { as: 'sign', box: { x: 4, y: 11, w: 10, h: 10 }, path: 'M0 0Z' } as const
  const made = (...blocks: readonly FaceBlock[]): Piece => ({
    ...{ painter: 'printed', width: 100, height: 60, texts: [], say: plain('made') },
    fields: [
      {
        id: 'luck',
        as: 'count',
        shows: 'number',
        say: plain('A long name of it'),
        least: 0,
        most: 20,
      },
    ],
    face: () => ({ paper: '#fff', ink: '#000', blocks }),
  })
  const numbered: FaceBlock = { as: 'field', field: 'luck', box, named: 58 }
  const thing = item('it', 'made', { props: { luck: 7 } })
  const at = (piece: Piece, scale: number) =>
    // Of each item its face is made once.
    seen(piece, { ...thing }, scale).texts.filter((text) => /7|A long/.test(text))
  /** From so far away, px a mm, the name has no room where the number would. */
  const FAR = 0.95

  test.each<[string, readonly FaceBlock[], readonly string[]]>([
    ['a name', [numbered], []],
    ['a sign of it', [{ ...beside, of: 'luck' }, numbered], ['7']],
    ['a sign in its stead', [{ ...beside, of: 'luck', instead: true }, numbered], ['7']],
    ['a sign of something else', [{ ...beside, of: 'health' }, numbered], []],
    ['no name at all', [{ ...numbered, named: false }], ['7']],
  ])('from afar, with %s', (_, blocks, told) => {
    const short = (scale: number) =>
      at(made(...blocks), scale).map((text) => text.replace(' of 20', ''))
    expect(short(4)).toContain('7')
    expect(short(FAR)).toEqual(told)
  })

  test('its name above it takes half of its height', () => {
    const high = { ...numbered, box: { ...box, w: 76, h: 26 }, named: 'above' } as const
    expect(at(made(high), 1.2)).toContain('A long name of it')
  })
})

test('from so far that its title is not read, what is meant for that is seen, and nothing else', () => {
  const words = (text: string, box: FaceBlock['box'], look: 'title' | 'text'): FaceBlock => ({
    ...{ as: 'words', box, look, says: () => plain(text) },
  })
  const piece: Piece = {
    ...{ painter: 'printed', width: 90, height: 90, texts: [], say: plain('far') },
    face: () => ({
      ...{ paper: '#fff', ink: '#000' },
      blocks: [
        words('Named', { x: 5, y: 5, w: 30, h: 6 }, 'title'),
        words('more', { x: 5, y: 20, w: 80, h: 30 }, 'text'),
      ],
      far: [words('Far', { x: 5, y: 5, w: 80, h: 40 }, 'title')],
    }),
  }
  const thing = item('it', 'far')
  expect(seen(piece, thing, 4).texts).toEqual(['Named', 'more'])
  expect(seen(piece, thing, 0.8).texts).toEqual(['Far'])
})

test('a thing of another painter shows its fields at its foot', () => {
  const beast = item('it', 'beast', {
    props: { health: 5, gold: 3, mood: 'asleep' },
    texts: { name: 'Brindle' },
  })
  expect(seen(FACED.beast, beast, 6).texts).toEqual(
    expect.arrayContaining(['Brindle', 'Health', 'Gold', '3', 'Asleep']),
  )
})

test('how many lie on a pile stands at it', () => {
  const told = nothing()
  const pile: Mark = { on: 'it', as: 'pile', many: 23, say: plain('23 lie there') }
  paintItem(scribe(told), item('it', 'deck'), FACED.deck, lookAt([pile]), 2)
  expect(told.texts).toContain('23')
})

test('its back is printed as it is told; of what has none, nothing', () => {
  const told = nothing()
  paintBack(scribe(told), ROOK, FACED.sheet, lookAt([]), 8)
  expect(told.texts).toEqual(['Road and Ruin'])
  const none = nothing()
  paintBack(scribe(none), item('it', 'deck'), FACED.deck, lookAt([]), 8)
  expect(none).toEqual(nothing())
})

describe('a face that is amiss is painted as far as it goes', () => {
  const box = { x: 2, y: 2, w: 50, h: 20 }
  const here: FaceBlock = {
    as: 'words',
    box: { x: 2, y: 30, w: 50, h: 20 },
    look: 'head',
    says: () => plain('here'),
  }
  const odd = (more: Partial<PrintedFace>): Piece => ({
    ...{ painter: 'printed', width: 60, height: 80, texts: [], say: plain('odd') },
    face: () => ({ paper: '#fff', ink: '#000', blocks: [here], ...more }),
  })
  const block = (one: unknown) => odd({ blocks: [one as FaceBlock, here] })
  test.each<[string, Piece]>([
    ['a paper that is no colour', odd({ paper: 'dragons', ink: 'constructor' })],
    ['corners that are no number', odd({ round: Number.NaN })],
    ['corners rounder than it is', odd({ round: 1e9 })],
    ['a field that is not there', block({ as: 'field', box, field: 'nothing' })],
    ['a text that is not there', block({ as: 'text', box, text: 'toString', look: 'text' })],
    [
      'words that throw',
      block({
        as: 'words',
        box,
        look: 'text',
        says: () => {
          throw new Error('no')
        },
      }),
    ],
    [
      'letters of a sort that nobody knows',
      block({ as: 'words', box, look: 'huge', says: () => plain('there') }),
    ],
    ['a box of no numbers', block({ as: 'band', box: { ...box, w: Number.NaN } })],
    ['a sort that nobody knows', block({ as: 'dragon', box })],
    ['lines of no width', block({ as: 'frame', box, line: Number.NaN, round: -3 })],
    ['a sign without a path', block({ as: 'sign', box })],
    [
      'itself on its back',
      odd({
        get back() {
          return odd({}).face?.(ROOK)
        },
      }),
    ],
  ])('%s', (what, piece) => {
    if (what === 'words that throw') uncaught('uncaughtException')
    expect(seen(piece, item('it', 'odd'), 4).texts).toContain('here')
  })

  test('10,000 blocks', () => {
    expect(
      seen(odd({ blocks: Array.from({ length: 10_000 }, () => here) }), item('it', 'odd'), 4).texts
        .length,
    ).toBeLessThan(1000)
  })
})
