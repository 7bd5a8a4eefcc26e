import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askAll, follow } from '../../../src/ui/people/following.ts'
import { aTable } from '../../table/make.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_900_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test('who is followed stands until nobody is', () => {
  const { presence } = aTable()
  presence.set({ seat: 'ada' })
  follow(presence, 7)
  expect(presence.mine()).toMatchObject({ seat: 'ada', follows: 7 })
  follow(presence, undefined)
  expect(presence.mine().follows).toBeUndefined()
  expect(presence.mine().seat).toBe('ada')
})

test('who asks all others follows nobody, and asks for a while', () => {
  const { presence } = aTable()
  follow(presence, 7)
  askAll(presence)
  expect(presence.mine().follows).toBeUndefined()
  expect(presence.mine().leads).toBeGreaterThan(0)
  vi.advanceTimersByTime(19_999)
  expect(presence.mine().leads).toBeGreaterThan(0)
  vi.advanceTimersByTime(1)
  expect(presence.mine().leads).toBeUndefined()
})

test('whoever asks again asks anew, and for the whole time', () => {
  const { presence } = aTable()
  askAll(presence)
  const first = presence.mine().leads ?? 0
  vi.advanceTimersByTime(15_000)
  askAll(presence)
  const second = presence.mine().leads ?? 0
  expect(second).toBeGreaterThan(first)
  vi.advanceTimersByTime(15_000)
  expect(presence.mine().leads).toBe(second)
  vi.advanceTimersByTime(5000)
  expect(presence.mine().leads).toBeUndefined()
})

test('asking once more after it was over is another time than the first', () => {
  const { presence } = aTable()
  askAll(presence)
  const first = presence.mine().leads ?? 0
  vi.advanceTimersByTime(60_000)
  askAll(presence)
  expect(presence.mine().leads).not.toBe(first)
})
