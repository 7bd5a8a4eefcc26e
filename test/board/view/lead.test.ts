import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Camera } from '../../../src/board/map/camera.ts'
import { SHEET } from '../../../src/board/map/paper.ts'
import type { Entry } from '../../../src/board/map/spatial.ts'
import { makeLead } from '../../../src/board/view/lead.ts'
import type { BoardProps } from '../../../src/board/view/props.ts'
import type { View } from '../../../src/board/view/view.ts'
import { item, lay } from '../make.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

interface Cards {
  readonly x: number
  readonly count: number
}

/**
 * A view that nobody here has moved, over so many cards at one place each; what it goes on to, as others lay them, and
 * how many then lie out of sight. People may sit round it (`round`: of so many px a mm).
 */
function follows(cards: readonly Cards[], round?: { readonly mm: number }) {
  const ids = cards.map(({ count }, n) => Array.from({ length: count }, (_, i) => `${n}/${i}`))
  const { spatial } = lay(item('first', 'card', {}))
  const went: Camera[] = []
  const look = { marks: new Map(), seats: [], face: 'hand', ratio: 1, say: () => '' }
  const view = {
    spatial,
    led: () => 'reading',
    look: () => look,
    size: () => ({ width: 1280, height: 800 }),
    clear: () => ({ left: 0, top: 0, width: 1280, height: 800 }),
    goal: () => ({ left: 640, top: 400, zoom: 1.6 }),
    paper: () => SHEET,
    leadTo: (to: Camera) => went.push(to),
  }
  const lead = makeLead(
    view as unknown as View,
    () =>
      ({
        writing: undefined,
        ...(round && { round: { ...round, nearest: () => [] } }),
      }) as unknown as BoardProps,
    () => false,
  )
  // As often as a frame is drawn: led once, before anybody sees it, and once more where the view is another one.
  for (const _ of [1, 2]) lead.step()
  lead.resized()
  for (const _ of [1, 2]) lead.step()
  const led = went.splice(0)
  for (const [n, all] of ids.entries()) {
    const [world] = lay(item('any', 'card', { x: cards[n]!.x })).spatial.entries.values()
    const entries = spatial.entries as Map<string, Entry>
    for (const id of all) entries.set(id, { ...world!, id })
    lead.added(all)
  }
  vi.runAllTimers()
  return { led, went, beyond: lead.beyond().length }
}

it('the view is led once before it is seen, and once where it is another one, in however many frames', () => {
  expect(follows([]).led).toHaveLength(2)
})

describe('the view follows what is laid', () => {
  it.each([
    ['on the paper', { x: 500, count: 1 }, 1],
    ['far off, where nobody looks: it stays', { x: 900_000, count: 1 }, 0],
    ['by the hundred thousand, at once', { x: 500, count: 130_000 }, 1],
  ] as const)('%s', (_, cards, times) => {
    expect(follows([cards]).went).toHaveLength(times)
  })

  it.each([
    ['beyond the edge', { x: 450, count: 3 }, 3],
    ['so that half of it is seen', { x: 380, count: 1 }, 0],
    ['far off, on no paper', { x: 900_000, count: 1 }, 0],
  ] as const)('round a screen it stays, and what lies %s is counted', (_, cards, count) => {
    expect(follows([cards], { mm: 2 })).toMatchObject({ went: [], beyond: count })
  })
})
