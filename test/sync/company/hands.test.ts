import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { carryHands, type Hands } from '../../../src/sync/company/hands.ts'
import { encodeMotion } from '../../../src/table/presence/motion.ts'
import {
  type Motion,
  openPresence,
  type PresenceBook,
} from '../../../src/table/presence/presence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const hands of open.splice(0)) hands.end()
  vi.useRealTimers()
})

const open: Hands[] = []

/** A screen at which so many others are heard. */
function screen(others: number, client = 1) {
  const book = openPresence()
  book.client = client
  const hands = carryHands(book, `hands-${client}`)
  open.push(hands)
  meet(book, others)
  const sent: Uint8Array[] = []
  hands.way((bytes) => sent.push(bytes))
  const felt: { client: number; motion: Motion; sent: number }[] = []
  book.feel((from, { motion, sent: at }) => felt.push({ client: from, motion, sent: at }))
  return { book, hands, sent, felt }
}
const meet = (book: PresenceBook, others: number) =>
  book.heard(new Map(Array.from({ length: others }, (_, n) => [n + 2, {}])))

/** A drag of two seconds, a move in every frame. */
function drag(book: PresenceBook) {
  for (let ms = 0; ms < 2000; ms += 16) {
    book.move({ pointer: [ms, 1], moved: [{ n: 1, dx: ms, dy: 0, turn: 0 }] })
    vi.advanceTimersByTime(16)
  }
}

test.each([
  [1, 60],
  [3, 60],
  [7, 30],
  [15, 15],
])(
  'with %i others a drag of two seconds is at most %i messages, and not many fewer',
  (others, most) => {
    const { book, sent } = screen(others)
    drag(book)
    expect(sent.length).toBeLessThanOrEqual(most + 1)
    expect(sent.length).toBeGreaterThanOrEqual(most * 0.7)
    expect(Math.max(...sent.map(({ length }) => length))).toBeLessThanOrEqual(20)
  },
)

test('where it ends is sent three times and then nothing', () => {
  const { book, sent, hands } = screen(1)
  drag(book)
  vi.advanceTimersByTime(1000)
  const before = sent.length
  const ends = sent.slice(-3).map((bytes) => bytes.subarray(2).join())
  expect(new Set(ends).size).toBe(1)
  vi.advanceTimersByTime(60_000)
  book.move({ pointer: book.motion().pointer })
  vi.advanceTimersByTime(1000)
  expect(sent).toHaveLength(before)
  // Who comes now is told where the hands are.
  hands.again()
  expect(sent).toHaveLength(before + 1)
})

test('alone nothing is sent', () => {
  const { book, sent } = screen(0)
  drag(book)
  vi.advanceTimersByTime(1000)
  expect(sent).toEqual([])
})

test('who was alone for a moment is heard again', () => {
  const { book, sent } = screen(1)
  book.move({ pointer: [1, 1] })
  book.move({ pointer: [2, 2] })
  book.heard(new Map())
  vi.advanceTimersByTime(1000)
  meet(book, 1)
  const before = sent.length
  vi.advanceTimersByTime(1000)
  book.move({ pointer: [3, 3] })
  expect(sent.length).toBeGreaterThan(before)
})

test('what comes late or twice is dropped, also where the clock goes round', () => {
  const { hands, felt } = screen(1)
  const say = (at: number) => hands.take(2, encodeMotion({ pointer: [at % 1000, 0] }, at))
  for (const at of [65_500, 65_530, 65_510, 65_530, 65_560, 65_535, 65_600]) {
    vi.advanceTimersByTime(30)
    say(at)
  }
  expect(felt.map(({ motion }) => motion.pointer?.[0])).toEqual([500, 530, 560, 600])
  expect(felt.map(({ sent }, i) => Math.round(sent - (felt[i - 1]?.sent ?? sent)))).toEqual([
    0, 30, 30, 40,
  ])
  // After a long silence a clock begins anew.
  vi.advanceTimersByTime(40_000)
  say(65_600 + 40_000)
  expect(felt).toHaveLength(5)
})

test('who only watches points and looks, and writes and touches nothing', () => {
  const { hands, felt } = screen(1)
  const motion: Motion = {
    pointer: [1, 2],
    view: [0, 0, 10, 10],
    moved: [{ n: 1, dx: 1, dy: 1, turn: 0 }],
    touches: [{ n: 1, by: 0, x: 1, y: 1 }],
    strokes: [{ n: 1, by: 0, from: 0, spots: [[1, 1]] }],
  }
  hands.take(2, encodeMotion(motion, 5), false, false)
  expect(felt.map((one) => one.motion)).toEqual([{ pointer: [1, 2], view: [0, 0, 10, 10] }])
  vi.advanceTimersByTime(40)
  hands.take(2, encodeMotion(motion, 45))
  expect(felt.at(-1)?.motion).toEqual(motion)
})

test('of one screen no more is taken than hands can do, of strangers nothing', () => {
  const { hands, felt } = screen(1)
  let at = 0
  for (let ms = 0; ms < 2000; ms += 1) {
    vi.advanceTimersByTime(1)
    at += 2
    hands.take(2, encodeMotion({ pointer: [at, 0] }, at))
  }
  expect(felt.length).toBeGreaterThan(80)
  expect(felt.length).toBeLessThanOrEqual(30 + 2 * 45 + 1)
  const before = felt.length
  vi.advanceTimersByTime(1000)
  hands.take(99, encodeMotion({ pointer: [1, 1] }, at + 5000))
  hands.take(1, encodeMotion({ pointer: [1, 1] }, at + 5000))
  hands.take(2, new Uint8Array(100_000))
  hands.take(2, Uint8Array.of(1, 2, 255, 255))
  expect(felt).toHaveLength(before)
})

test('who is heard of only after the hand came to rest is told where it lies', () => {
  const { book, sent } = screen(0)
  book.move({ pointer: [3, 4] })
  vi.advanceTimersByTime(1000)
  expect(sent).toHaveLength(0)
  meet(book, 1)
  vi.advanceTimersByTime(1000)
  expect(sent).toHaveLength(3)
  meet(book, 2)
  vi.advanceTimersByTime(1000)
  expect(sent).toHaveLength(6)
})
