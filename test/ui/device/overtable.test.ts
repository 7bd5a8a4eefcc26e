import { afterEach, expect, test, vi } from 'vitest'
import { tellHeld } from '../../../src/ui/device/overtable.ts'

afterEach(() => vi.unstubAllGlobals())

/** An element of a page, as far as it hears pointers and says something. */
function page() {
  const window = new EventTarget()
  const tray = Object.assign(new EventTarget(), { dataset: {} as Record<string, string> })
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const touch = (where: EventTarget, type: string, pointerId: number) =>
    where.dispatchEvent(Object.assign(new Event(type), { pointerId }))
  return {
    tray,
    end: tellHeld(tray as unknown as HTMLElement),
    down: (id: number) => touch(tray, 'pointerdown', id),
    up: (id: number, type = 'pointerup') => touch(window, type, id),
  }
}

test('a tray is held as long as one of the hands that came there is down', () => {
  const { tray, down, up } = page()
  const held = () => tray.dataset['held']
  down(1)
  down(2)
  up(1)
  expect(held()).toBe('true')
  // Hands elsewhere on the screen are not on it.
  up(3)
  expect(held()).toBe('true')
  up(2, 'pointercancel')
  expect(held()).toBeUndefined()
})

test('a tray that loses its grip under a hand is held by nobody', () => {
  const { tray, end, down } = page()
  down(1)
  end()
  expect(tray.dataset).toEqual({})
  down(2)
  expect(tray.dataset).toEqual({})
})
