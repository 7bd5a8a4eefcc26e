import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Portrait, ScreenBox } from '../../../src/paint/letters/screenbox.ts'
import { contains, inside, portrait } from '../../../src/ui/writing/place.ts'
import { item } from '../../make.ts'

/** What is not covered of a board that has a bar of 40 at its head and one of 100 at its left. */
const room = { left: 100, top: 40, width: 600, height: 400 }
const box = (left: number, top: number, width: number, height: number, degrees = 0) => ({
  left,
  top,
  width,
  height,
  turn: (degrees * Math.PI) / 180,
})

test.each<[string, ReturnType<typeof box>, boolean]>([
  ['in the middle', box(300, 200, 120, 60), true],
  ['just in the corner', box(100, 40, 120, 60), true],
  ['under the bar at the left', box(99, 200, 120, 60), false],
  ['under the bar at the head', box(300, 39, 120, 60), false],
  ['beyond the right', box(581, 200, 120, 60), false],
  ['beyond the foot', box(300, 381, 120, 60), false],
  ['as large as there is room', box(100, 40, 600, 400), true],
  // A quarter turn lets it reach up and down by what it was wide.
  ['a long one upright beside the edge', box(100, 200, 120, 20, 90), true],
  ['a long one upright too near to the head', box(300, 80, 120, 20, 90), false],
  ['upside down', box(101, 41, 120, 60, 180), true],
  ['a corner that turns out of view', box(100, 40, 120, 60, 45), false],
])('whether a text is wholly in view: %s', (_, at, whole) => {
  expect(contains(room, at)).toBe(whole)
})

test('however it is turned, a text is in view where its corners are', () => {
  const near = fc.integer({ min: -50, max: 750 })
  const long = fc.integer({ min: 1, max: 500 })
  fc.assert(
    fc.property(near, near, long, long, fc.integer({ min: -360, max: 360 }), (x, y, w, h, turn) => {
      const at = box(x, y, w, h, turn)
      const [c, s] = [Math.cos(at.turn), Math.sin(at.turn)]
      const corners = [-1, 1].flatMap((i) =>
        [-1, 1].map((j) => [(i * w) / 2, (j * h) / 2] as const),
      )
      const out = corners.map(([dx, dy]) => {
        const [px, py] = [x + w / 2 + dx * c - dy * s, y + h / 2 + dx * s + dy * c]
        return Math.max(100 - px, px - 700, 40 - py, py - 440)
      })
      const far = Math.max(...out)
      // Where it just touches, rounding decides.
      if (Math.abs(far) > 1e-6) expect(contains(room, at)).toBe(far < 0)
    }),
    { seed: 8, numRuns: 300 },
  )
})

test.each([
  ['where it is', 300, 120, 300],
  ['away from the edge it would touch', 102, 120, 110],
  ['back from beyond the other', 680, 120, 570],
  ['back from far away', -4000, 120, 110],
  // What is too large is read from its beginning.
  ['at the beginning where there is no room', 300, 900, 110],
])('lifted paper stands %s', (_, low, size, at) => {
  expect(inside(low, size, 100, 600)).toBe(at)
})

/** A piece of so many mm with letters of so many, as it is looked at from nearer and nearer. */
const piece =
  (width: number, height: number, letters: (scale: number) => number) =>
  (scale: number): Portrait => ({
    of: item('a', 'card'),
    width: width * scale,
    height: height * scale,
    box: { font: letters(scale) } as ScreenBox,
    round: 0,
    paint() {},
  })
const card = piece(127, 76, (scale) => 6 * scale)
const note = piece(76, 76, (scale) => 5 * scale)
const small = { left: 0, top: 0, width: 360, height: 200 }

test.each<[string, typeof card, from: number, typeof room, width: number]>([
  ['a card from far away: its letters are read with ease', card, 0.2, room, 381],
  ['a card from near: no larger than it lies there', card, 4, room, 508],
  ['a card from very near: as wide as there is room', card, 9, room, 580],
  ['a note: as high as there is room', note, 9, room, 380],
  [
    'what has large letters: not narrower than can be written on',
    piece(20, 10, (s) => 9 * s),
    0.2,
    room,
    150,
  ],
  [
    'long words in small letters: no wider than lifted paper may be',
    piece(127, 76, (s) => 2 * s),
    0.2,
    room,
    560,
  ],
  ['a phone beside its keyboard: what room there is', card, 0.2, small, (127 * 180) / 76],
  [
    'letters that grow more slowly than their paper: nearer, until they are read',
    piece(127, 76, (s) => (s < 2 ? 6 : 4) * s),
    0.2,
    room,
    (127 * 3 * 14) / 12,
  ],
])('how near paper is lifted to the eye: %s', (_, portray, scale, within, width) => {
  expect(portrait(portray, { scale }, within)?.width).toBeCloseTo(width, 6)
})

test('lifted paper is never larger than there is room, whatever it is and wherever it lay', () => {
  const mm = fc.integer({ min: 10, max: 400 })
  fc.assert(
    fc.property(
      mm,
      mm,
      fc.double({ min: 1, max: 12, noNaN: true }),
      fc.double({ min: 0.01, max: 30, noNaN: true }),
      (w, h, letters, scale) => {
        const one = portrait(
          piece(w, h, (s) => letters * s),
          { scale },
          room,
        )
        expect(one?.width).toBeLessThanOrEqual(room.width - 19.999)
        expect(one?.height).toBeLessThanOrEqual(room.height - 19.999)
      },
    ),
    { seed: 13, numRuns: 300 },
  )
})

test('what is not there any more is not lifted', () => {
  expect(portrait(() => undefined, { scale: 1 }, room)).toBeUndefined()
})
