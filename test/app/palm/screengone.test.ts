import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchScreen } from '../../../src/app/palm/screengone.ts'
import { openPresence, type Presence } from '../../../src/table/presence/presence.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const screen: Presence = { edges: [{ seat: 'ada', x: 0, y: 300, turn: 0 }] }
const phone: Presence = { seat: 'milo' }
const LONG = 60_000

function watched(
  presence = openPresence(),
  last: Parameters<typeof watchScreen>[3] = { current: undefined },
) {
  const told: boolean[] = []
  const leave = watchScreen(presence, 'ada', (gone) => told.push(gone), last)
  const there = (...all: readonly (readonly [number, Presence])[]) => presence.heard(new Map(all))
  return { told, there, leave, again: () => watched(presence, last) }
}

test('a screen that is gone is told of, with another phone there or none, and so is that it is back', () => {
  for (const others of [[], [[2, phone]]] as const) {
    const { told, there } = watched()
    there([1, screen], ...others)
    vi.advanceTimersByTime(LONG)
    expect(told).toEqual([])
    there(...others)
    vi.advanceTimersByTime(LONG)
    expect(told).toEqual([true])
    there([3, screen], ...others)
    expect(told).toEqual([true, false])
  }
})

test('nothing is told of one that is soon there again, nor of one that only has no place for it now', () => {
  const { told, there } = watched()
  there([1, screen])
  there()
  vi.advanceTimersByTime(1000)
  there([3, screen])
  vi.advanceTimersByTime(LONG)
  there([3, {}])
  vi.advanceTimersByTime(LONG)
  expect(told).toEqual([])
})

test('another phone is no big screen: not where none has come yet, nor as it comes itself', () => {
  const { told, there } = watched()
  there([2, phone])
  vi.advanceTimersByTime(LONG)
  expect(told).toEqual([true])
  there([2, phone], [4, phone])
  vi.advanceTimersByTime(LONG)
  expect(told).toEqual([true])
  there([1, screen], [2, phone])
  expect(told).toEqual([true, false])
  // One that others sit around, too, is there.
  const other = watched()
  other.there([1, { edges: [{ ...screen.edges![0]!, seat: 'milo' }] }])
  vi.advanceTimersByTime(LONG)
  expect(other.told).toEqual([])
})

test('a phone that shows the hand again tells at once what it told before', () => {
  const first = watched()
  first.there([1, screen], [2, phone])
  first.there([2, phone])
  vi.advanceTimersByTime(LONG)
  expect(first.told).toEqual([true])
  first.leave()
  const again = first.again()
  expect(again.told).toEqual([true])
  again.leave()
  // It came back meanwhile; and goes again, while others have a screen of their own.
  first.there([3, screen], [2, phone])
  const third = first.again()
  expect(third.told).toEqual([])
  third.leave()
  const other = { edges: [{ ...screen.edges![0]!, seat: 'milo' }] }
  first.there([5, other], [2, phone])
  const last = first.again()
  vi.advanceTimersByTime(LONG)
  expect(last.told).toEqual([true])
})

test('where nobody has come at all it is told, too; not once the hand is laid down', () => {
  const { told } = watched()
  vi.advanceTimersByTime(LONG)
  expect(told).toEqual([true])
  const down = watched()
  down.leave()
  vi.advanceTimersByTime(LONG)
  expect(down.told).toEqual([])
})
