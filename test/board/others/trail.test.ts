import { expect, test } from 'vitest'
import { makeTrail } from '../../../src/board/others/trail.ts'

const blend = (a: number, b: number, share: number) => a + (b - a) * share
const same = (a: number, b: number) => a === b
const FRAME = 1000 / 60
/** Millimetres a millisecond. */
const SPEED = 0.6

/** Chance that is the same in every run. */
function chance(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * A drag of four seconds at constant speed, as it comes over a network: what each message says, when sent, when there.
 */
function dragged(beat: number, jitter: number, seed: number) {
  const random = chance(seed)
  const all = []
  // The sender sends from within its own frames.
  for (let sent = 5000; sent < 9000; sent += beat) {
    const at = Math.ceil(sent / FRAME) * FRAME
    all.push({ value: (at - 5000) * SPEED, sent: at, came: at + 123_456 + 15 + random() * jitter })
  }
  return all.sort((a, b) => a.came - b.came)
}

/** The speed in each frame while it moves, mm/ms. */
function speeds(beat: number, messages: ReturnType<typeof dragged>) {
  const trail = makeTrail(blend, same)
  const waiting = [...messages]
  const drawn: number[] = []
  const first = messages[0]?.came ?? 0
  let before: number | undefined
  for (let now = first; now < first + 3500; now += FRAME) {
    while (waiting[0] && waiting[0].came <= now) {
      const { value, sent, came } = waiting.shift()!
      trail.add(value, { sent, came, beat })
    }
    const at = trail.at(now)
    if (at !== undefined && before !== undefined && now > first + 500)
      drawn.push((at - before) / FRAME)
    before = at
  }
  return drawn
}

test.each([
  ['30 a second', 1000 / 30, 10],
  ['30 a second, much jitter', 1000 / 30, 45],
  ['15 a second', 1000 / 15, 30],
  ['8 a second', 125, 45],
])('%s are drawn at an even speed', (_, beat, jitter) => {
  for (let seed = 1; seed <= 20; seed++) {
    const off = speeds(beat, dragged(beat, jitter, seed)).map((speed) =>
      Math.abs(speed / SPEED - 1),
    )
    expect(off.length).toBeGreaterThan(150)
    expect(Math.max(...off)).toBeLessThan(0.08)
  }
})

test('it is shown some 95 ms behind, and rests exactly where it was told last', () => {
  const trail = makeTrail(blend, same)
  for (let ms = 0; ms <= 340; ms += 34) trail.add(ms, { sent: ms, came: ms + 20, beat: 34 })
  expect(trail.at(360)).toBeGreaterThan(360 - 20 - 110)
  expect(trail.at(360)).toBeLessThan(360 - 20 - 80)
  expect(trail.rests()).toBe(false)
  expect(trail.at(600)).toBe(340)
  expect(trail.rests()).toBe(true)
  // The same again is nothing to draw.
  expect(trail.add(340, { sent: 500, came: 520, beat: 34 })).toBe(false)
  expect(trail.rests()).toBe(true)
})

test('after a pause it sets out when the other did, and does not creep before', () => {
  const trail = makeTrail(blend, same)
  trail.add(0, { sent: 0, came: 20, beat: 34 })
  expect(trail.at(100)).toBe(0)
  trail.add(50, { sent: 5000, came: 5020, beat: 34 })
  trail.add(100, { sent: 5034, came: 5054, beat: 34 })
  expect(trail.at(5054)).toBe(0)
  const half = trail.at(5054 + 50)
  expect(half).toBeGreaterThan(10)
  expect(half).toBeLessThan(90)
  expect(trail.at(5300)).toBe(100)
})

test('what is older than what is known is passed over', () => {
  const trail = makeTrail(blend, same)
  trail.add(1, { sent: 100, came: 120, beat: 34 })
  expect(trail.add(9, { sent: 90, came: 121, beat: 34 })).toBe(false)
  expect(trail.last()).toBe(1)
})

test('however long nobody looks, little is kept and it ends where it should', () => {
  const trail = makeTrail(blend, same)
  for (let n = 0; n < 10_000; n++) trail.add(n, { sent: n * 34, came: n * 34 + 20, beat: 34 })
  expect(trail.at(10_000 * 34 + 1000)).toBe(9999)
})
