import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { applyAwarenessUpdate, encodeAwarenessUpdate } from 'y-protocols/awareness'
import * as Y from 'yjs'
import {
  type InFlight,
  MOST_IN_FLIGHT,
  openPresence,
  type PresenceBook,
} from '../../src/table/presence.ts'
import { at } from './make.ts'

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

/** A screen whose presence reaches another one as it would over a wire; counts what is sent. */
function twoScreens() {
  const [here, there] = [openPresence(new Y.Doc()), openPresence(new Y.Doc())]
  books.push(here, there)
  const sent: number[] = []
  here.awareness.on('update', () => {
    const bytes = encodeAwarenessUpdate(here.awareness, [here.awareness.clientID])
    sent.push(bytes.length)
    applyAwarenessUpdate(there.awareness, bytes, 'wire')
  })
  return { here, there, sent, seen: () => there.others().get(here.awareness.clientID) }
}

test('what hands do is sent at most 30 times a second, the last of it always', () => {
  const { here, sent, seen } = twoScreens()
  for (let ms = 0; ms < 1000; ms += 4) {
    here.set({ pointer: [ms, 0.123] })
    vi.advanceTimersByTime(4)
  }
  expect(sent.length).toBeGreaterThan(25)
  expect(sent.length).toBeLessThanOrEqual(30)
  vi.advanceTimersByTime(100)
  expect(seen()).toEqual({ pointer: [996, 0.1] })
})

test('letting go is told at once', () => {
  const { here, seen } = twoScreens()
  here.set({ seat: 'ada', held: [{ id: 'c', place: at(1.26, 2) }] })
  expect(seen()).toEqual({ seat: 'ada', held: [{ id: 'c', place: at(1.3, 2) }] })
  here.set({ held: undefined })
  expect(seen()).toEqual({ seat: 'ada' })
})

test('a drag of one card is about a hundred bytes a message', () => {
  const { here, sent } = twoScreens()
  here.set({
    seat: 'V1StGXR8_Z5jdHi6B-myT',
    held: [
      { id: 'V1StGXR8_Z5jdHi6B-myT', place: at(1234.5678, -987.6543, { turn: 0.012345, z: 42 }) },
    ],
  })
  expect(sent.at(-1)).toBeLessThan(150)
})

test('several throws are in the air at once, and one that lands is told of at once', () => {
  const { here, seen } = twoScreens()
  here.set({ throws: [inFlight('a')] })
  vi.advanceTimersByTime(40)
  here.set({ throws: [inFlight('a'), inFlight('b')] })
  vi.advanceTimersByTime(40)
  expect(seen()?.throws).toEqual([inFlight('a'), inFlight('b')])
  here.set({ pointer: [1, 1] })
  here.set({ throws: [inFlight('b')] })
  expect(seen()?.throws).toEqual([inFlight('b')])
  here.set({ throws: [] })
  expect(seen()).toEqual({ pointer: [1, 1] })
})

test('what does not fit is left out, whoever sent it', () => {
  const { here, there, seen } = twoScreens()
  here.set({ seat: 'ada' })
  expect(there.others().size).toBe(1)
  for (const state of [
    { seat: 5 },
    { pointer: [1] },
    { pointer: [Number.NaN, 0] },
    { held: 'all' },
    { held: [{ id: 'c', place: { x: 1 } }] },
    { throws: { id: 'x' } },
    { throws: [{ id: 'x' }] },
    { throws: Array.from({ length: MOST_IN_FLIGHT + 1 }, (_, n) => ({ ...inFlight(`${n}`) })) },
    { throws: [{ ...inFlight('a'), startedAt: '5' }] },
  ]) {
    here.awareness.setLocalState(state)
    expect(seen()).toBeUndefined()
  }
})

test('others stay the same object until something changes, and who leaves is gone', () => {
  const { here, there, seen } = twoScreens()
  let told = 0
  there.subscribe(() => told++)
  here.set({ seat: 'ada' })
  const before = there.others()
  expect(there.others()).toBe(before)
  const ada = seen()
  there.set({ pointer: [1, 1] })
  expect(there.others()).toBe(before)
  vi.advanceTimersByTime(40)
  here.set({ tool: 'hand' })
  here.set({ tool: undefined })
  vi.advanceTimersByTime(40)
  expect(seen()).toBe(ada)
  here.close()
  expect(there.others().size).toBe(0)
  expect(told).toBeGreaterThan(0)
})
