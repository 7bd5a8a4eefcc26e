import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { MOST_SIDES } from '../../../src/rules/plain/sides.ts'
import { LIMIT } from '../../../src/table/document/schema.ts'
import { awarenessOf, MOST_IN_FLIGHT } from '../../../src/table/presence/awareness.ts'
import { MOST_DOERS } from '../../../src/table/presence/doers.ts'
import {
  type InFlight,
  type Load,
  openPresence,
  type PresenceBook,
} from '../../../src/table/presence/presence.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const book of books.splice(0)) book.close()
  vi.useRealTimers()
})

const books: PresenceBook[] = []

/** Dice in the air. */
const inFlight = (id: string): InFlight => ({
  id,
  seat: 'ada',
  thrown: {
    version: 1,
    seed: '5'.repeat(64),
    dice: ['d6', 'd20'],
    bursts: { d6: [6] },
    flick: { dx: 0.6, dy: 0.8, power: 0.6 },
  },
  check: {
    kind: 'scene',
    about: 'oval',
    dr: 3,
    dice: ['d6', 'd20'],
    bursts: { d6: [6] },
    pairs: [],
    ready: [],
  },
  startedAt: 1_763_000_000_000,
})

/** A hand that took up this card here. */
const hand = (n: number, id: string, x = 1.26, y = 2): Load => ({
  n,
  ids: [id],
  at: { x, y, turn: 0.01234 },
})

/** A screen whose presence reaches another one as it would over a wire; counts what is sent. */
function twoScreens() {
  const docs = [new Y.Doc(), new Y.Doc()] as const
  const [here, there] = [openPresence(), openPresence()]
  books.push(here, there)
  const [mouth, ear] = [awarenessOf(here, docs[0]).awareness, awarenessOf(there, docs[1]).awareness]
  const sent: number[] = []
  mouth.on('update', () => {
    const bytes = encodeAwarenessUpdate(mouth, [mouth.clientID])
    sent.push(bytes.length)
    applyAwarenessUpdate(ear, bytes, 'wire')
  })
  return { here, there, mouth, docs, sent, seen: () => there.others().get(mouth.clientID) }
}

test('what is told is sent at most 30 times a second, the last of it always', () => {
  const { here, sent, seen } = twoScreens()
  for (let n = 0; n < 250; n++) {
    here.set({ look: { n, x: n, y: 0.123 } })
    vi.advanceTimersByTime(4)
  }
  expect(sent.length).toBeGreaterThan(25)
  expect(sent.length).toBeLessThanOrEqual(30)
  vi.advanceTimersByTime(100)
  expect(seen()).toEqual({ look: { n: 249, x: 249, y: 0.1 } })
})

test('what lies beyond the end of the paper is told as lying at it, and nobody is lost by it', () => {
  const { here, seen } = twoScreens()
  here.set({
    edges: [{ seat: 'ada', x: 1e9, y: -2e6, turn: 0 }],
    held: [{ n: 1, ids: ['c'], at: { x: 2e6, y: 0, turn: 1e9 } }],
    look: { n: 1, x: -1e7, y: 3 },
  })
  vi.advanceTimersByTime(100)
  const { far, turn } = LIMIT
  expect(seen()).toEqual({
    edges: [{ seat: 'ada', x: far, y: -far, turn: 0 }],
    held: [{ n: 1, ids: ['c'], at: { x: far, y: 0, turn } }],
    look: { n: 1, x: -far, y: 3 },
  })
})

test('what moves all the time is not told at all', () => {
  const { here, sent } = twoScreens()
  for (let ms = 0; ms < 1000; ms += 16) {
    here.move({ pointer: [ms, 2], moved: [{ n: 1, dx: ms, dy: 0, turn: 0 }] })
    vi.advanceTimersByTime(16)
  }
  expect(sent).toEqual([])
})

test('taking up is told once, letting go at once', () => {
  const { here, seen, sent } = twoScreens()
  vi.advanceTimersByTime(40)
  here.set({ seat: 'ada', held: [hand(1, 'c')] })
  const at = { x: 1.3, y: 2, turn: 0.012 }
  expect(seen()).toEqual({ seat: 'ada', held: [{ n: 1, ids: ['c'], at }] })
  here.set({ held: [hand(1, 'c'), hand(2, 'd')] })
  here.set({ held: [hand(2, 'd')] })
  vi.advanceTimersByTime(40)
  expect(seen()?.held).toEqual([{ n: 2, ids: ['d'], at }])
  here.set({ held: [] })
  expect(seen()).toEqual({ seat: 'ada' })
  expect(sent.length).toBeLessThanOrEqual(4)
})

test('the awareness of a book is one, and silent when that is closed', () => {
  const { here, docs, there } = twoScreens()
  expect(awarenessOf(here, docs[0])).toBe(awarenessOf(here, docs[0]))
  vi.advanceTimersByTime(40)
  here.set({ seat: 'ada' })
  expect(there.others().size).toBe(1)
  here.close()
  expect(there.others().size).toBe(0)
  here.set({ seat: 'ben' })
  vi.advanceTimersByTime(100)
  expect(there.others().size).toBe(0)
})

test('several throws are in the air at once, and one that lands is told of at once', () => {
  const { here, seen } = twoScreens()
  vi.advanceTimersByTime(40)
  here.set({ throws: [inFlight('a')] })
  vi.advanceTimersByTime(40)
  here.set({ throws: [inFlight('a'), inFlight('b')] })
  vi.advanceTimersByTime(40)
  expect(seen()?.throws).toEqual([inFlight('a'), inFlight('b')])
  here.set({ away: true })
  here.set({ throws: [inFlight('b')] })
  expect(seen()?.throws).toEqual([inFlight('b')])
  here.set({ throws: [] })
  expect(seen()).toEqual({ away: true })
})

test('what does not fit is left out, whoever sent it', () => {
  const { here, there, mouth, seen } = twoScreens()
  vi.advanceTimersByTime(40)
  here.set({ seat: 'ada' })
  expect(there.others().size).toBe(1)
  for (const state of [
    { seat: 5 },
    { away: 'long' },
    { look: { n: 1, x: Number.NaN, y: 0 } },
    { look: { n: 1, x: 2e6, y: 0 } },
    { leads: -1 },
    { follows: 0.5 },
    { held: 'all' },
    { held: [{ id: 'c', place: { x: 1 } }] },
    { held: [{ ...hand(1, 'c'), ids: [] }] },
    { held: [hand(128, 'c')] },
    { held: Array.from({ length: 13 }, (_, n) => hand(n, 'c')) },
    { held: [{ ...hand(1, 'c'), ids: Array.from({ length: 501 }, (_, n) => `${n}`) }] },
    { doers: { from: 1 } },
    { doers: [{ from: -1 }] },
    { doers: [{ from: 2 ** 53 }] },
    { doers: [{ from: 1, seat: '' }] },
    { doers: Array.from({ length: MOST_DOERS + 1 }, (_, from) => ({ from })) },
    { steps: { seat: 'ada', n: 1 } },
    { steps: [{ n: 1 }] },
    { steps: [{ seat: 'ada', n: 0.5 }] },
    { steps: Array.from({ length: MOST_SIDES + 1 }, (_, n) => ({ seat: 'ada', n })) },
    { throws: { id: 'x' } },
    { throws: [{ id: 'x' }] },
    { throws: Array.from({ length: MOST_IN_FLIGHT + 1 }, (_, n) => ({ ...inFlight(`${n}`) })) },
    { throws: [{ ...inFlight('a'), startedAt: '5' }] },
  ]) {
    mouth.setLocalState(state)
    expect(seen()).toBeUndefined()
  }
})

test('others stay the same object until something changes, and who leaves is gone', () => {
  const { here, there, seen } = twoScreens()
  vi.advanceTimersByTime(40)
  let told = 0
  there.subscribe(() => told++)
  here.set({ seat: 'ada' })
  const before = there.others()
  expect(there.others()).toBe(before)
  const ada = seen()
  there.set({ away: true })
  expect(there.others()).toBe(before)
  here.set({ tool: 'hand' })
  here.set({ tool: undefined })
  vi.advanceTimersByTime(40)
  expect(seen()).toBe(ada)
  here.close()
  expect(there.others().size).toBe(0)
  expect(told).toBeGreaterThan(0)
})
