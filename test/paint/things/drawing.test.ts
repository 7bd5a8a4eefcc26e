import { expect, test } from 'vitest'
import '../../../src/paint/things/drawing.ts'
import type { Look } from '../../../src/paint/pen/look.ts'
import type { Pen } from '../../../src/paint/pen/pen.ts'
import { paintItem } from '../../../src/paint/things/painters.ts'
import type { DrawnStroke, DrawnWords, Mark } from '../../../src/rules/board/mark.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { plain } from '../../../src/rules/plain/sentence.ts'
import { type PenState, paintedBy, penOf } from '../pens.ts'

interface Painted {
  readonly texts: string[]
  /** Numbers of every path that was made. */
  readonly numbers: number[]
  fills: number
  readonly clips: (readonly number[])[]
}

/** A pen that draws nothing, and remembers what it was told to. */
function scribe(all: Painted): Pen {
  const state: PenState = { strokeStyle: '', fillStyle: '', font: '' }
  let rect: readonly number[] = []
  const deeds: PenState = {
    fillText: (text: string) => all.texts.push(text),
    fill: (path?: unknown) => (all.fills += path ? 1 : 0),
    rect: (...box: number[]) => (rect = box),
    clip: () => all.clips.push(rect),
  }
  return penOf(deeds, state)
}

const all: Painted = { texts: [], numbers: [], fills: 0, clips: [] }

const note = (...numbers: number[]) => void all.numbers.push(...numbers)
paintedBy(() => scribe({ texts: [], numbers: [], fills: 0, clips: [] }), {
  Path2D: class {
    moveTo = note
    lineTo = note
    quadraticCurveTo = note
    ellipse = note
    closePath = () => {}
    addPath = () => {}
  },
})

const CARD: Piece = {
  painter: 'card',
  width: 120,
  height: 80,
  texts: ['title'],
  say: plain('card'),
}
const OVAL: Piece = { ...CARD, painter: 'oval' }
const ITEM: Item = {
  id: 'it',
  kind: 'it',
  place: { x: 0, y: 0, turn: 0, z: 0 },
  props: {},
  texts: { title: '' },
  bin: false,
}

/** What is painted on a thing with these marks, by a pen of so many px a mm. */
function painted(piece: Piece, marks: readonly Mark[], scale = 2): Painted {
  all.texts.length = 0
  all.numbers.length = 0
  all.clips.length = 0
  all.fills = 0
  const look: Look = {
    marks: new Map([['it', marks]]),
    seats: [],
    face: 'hand',
    ratio: 1,
    say: ({ values }) => String(values?.text),
  }
  paintItem(scribe(all), ITEM, piece, look, scale)
  return { ...all, texts: [...all.texts] }
}

const drawn = (strokes: readonly DrawnStroke[], words: readonly DrawnWords[] = []): Mark => ({
  on: 'it',
  as: 'drawn',
  strokes,
  words,
  say: plain('drawn'),
})
const stroke = (...spots: DrawnStroke['spots']): DrawnStroke => ({ ink: 'violet', spots })
const word = (text: string, more: Partial<DrawnWords> = {}): DrawnWords => ({
  ...{ x: -40, y: -10, w: 80, h: 20 },
  ...more,
  say: plain(text),
})

test('what a game draws is painted after its item, cut off at the edge of that', () => {
  const mark = drawn([stroke({ x: -30, y: 0 }, { x: 30, y: 0 })], [word('As it was')])
  const bare = painted(CARD, [])
  const found = painted(CARD, [mark])
  expect(found.texts).toEqual(['As it was'])
  expect(found.fills).toBe(bare.fills + 1)
  expect(found.clips.at(-1)).toEqual([-60, -40, 120, 80])
})

test('numbers that are none, and such as no paper has, are kept out', () => {
  const { numbers } = painted(CARD, [
    drawn([
      stroke({ x: Number.NaN, y: 0 }, { x: 1e300, y: -1e300 }, { x: 0, y: Infinity }),
      stroke({ x: -10, y: 0, p: 1e9 }, { x: 10, y: 0, p: Number.NaN }),
      stroke(),
    ]),
  ])
  expect(numbers.length).toBeGreaterThan(0)
  expect(numbers.every((n) => Math.abs(n) <= 125)).toBe(true)
})

test('words in no box are left out, and those too long for theirs end early', () => {
  const words = [
    word('lost', { x: Number.NaN }),
    word('flat', { h: 0 }),
    word('all work and no play '.repeat(2000)),
  ]
  const { texts } = painted(CARD, [drawn([], words)])
  expect(texts.join(' ')).toMatch(/^all work.*…$/)
  expect(texts.join(' ').length).toBeLessThan(400)
})

test('words that would be too small to be read, and one word that would end early, are not there', () => {
  const told = (words: DrawnWords, scale: number) =>
    painted(CARD, [drawn([], [words])], scale).texts
  const low = word('Shaken', { h: 8 })
  expect(told(low, 2)).toEqual(['Shaken'])
  expect(told(low, 1)).toEqual([])
  const narrow = word('Erschüttert', { w: 30 })
  expect(told(narrow, 2)).toEqual(['Erschüttert'])
  expect(told(narrow, 1.2)).toEqual([])
})

test('more than anybody could see is not painted', () => {
  const many = Array.from({ length: 5000 }, () => stroke({ x: -10, y: 0 }, { x: 10, y: 0 }))
  expect(painted(CARD, [drawn(many)]).fills).toBeLessThan(700)
})

test('an oval has its rating and the word below it; the short one where the other has no room', () => {
  const label = (say: string, short?: string): Mark => ({
    ...{ on: 'it', as: 'label', say: plain(say) },
    ...(short && { short: plain(short) }),
  })
  const rating: Mark = { on: 'it', as: 'rating', value: 3, say: plain('3') }
  expect(painted(OVAL, [rating, label('deep 1')]).texts).toEqual(['3', 'deep 1'])
  expect(painted(OVAL, [label('ever so many steps away', '9 up')]).texts).toEqual(['9 up'])
  // From afar nobody could read it.
  expect(painted(OVAL, [label('deep 1')], 0.5).texts).toEqual([])
  // Cards and notes write theirs themselves.
  expect(painted(CARD, [label('deep 1')]).texts).toEqual(['deep 1'])
})
