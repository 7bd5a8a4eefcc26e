import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenPresses } from '../../../src/ui/device/presses.ts'

/** A button of a page, as far as it is asked: it knows what it is, and counts how often it is pressed. */
class Button {
  pressed = 0
  readonly isConnected = true
  readonly #hears: boolean
  constructor(hears: boolean) {
    this.#hears = hears
  }
  closest = (what: string) =>
    this.#hears && what.startsWith('button:not([data-hears])') ? null : this
  matches = () => false
  click = () => void this.pressed++
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('Element', Button)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['alone', false, false, 1],
  ['beside another', false, true, 1],
  ['alone, on what hears fingers itself', true, false, 0],
  ['beside another, on what hears fingers itself', true, true, 0],
])('a finger that no click comes of, %s: how often it is pressed', (_, hears, beside, times) => {
  const button = new Button(hears)
  const page = Object.assign(new EventTarget(), { elementFromPoint: () => button })
  const close = listenPresses(page as unknown as Document)
  const tell = (type: string, pointerId: number, target: unknown) => {
    const event = new Event(type)
    const touch = { pointerId, pointerType: 'touch', clientX: 5, clientY: 5 }
    for (const [key, value] of Object.entries({ ...touch, target, timeStamp: 0 }))
      Object.defineProperty(event, key, { value })
    page.dispatchEvent(event)
  }
  if (beside) tell('pointerdown', 1, null)
  tell('pointerdown', 2, button)
  tell('pointerup', 2, button)
  vi.advanceTimersByTime(1000)
  expect(button.pressed).toBe(times)
  close()
})
