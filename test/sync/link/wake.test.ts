import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { writerKeys } from '../../../src/sync/keys/keys.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { selfOf } from '../../../src/sync/link/handshake.ts'
import { type Link, linkOver, SILENCE } from '../../../src/sync/link/link.ts'
import { stopClock } from '../clock.ts'
import { lineOf } from '../lines.ts'

/*
 * A phone that slept: whoever comes back to it is told within a breath whether its links are still there.
 */

const KEYS = writerKeys(Uint8Array.from({ length: 16 }, (_, n) => n * 5))
/** Longer than a screen that is awake takes to answer, and shorter than the beat by which a link is missed, ms. */
const BREATH = 1500

stopClock()
afterAll(() => vi.unstubAllGlobals())
const page = { hidden: false }
let looks: (() => void)[] = []
beforeEach(() => {
  looks = []
  page.hidden = false
  vi.stubGlobal('document', {
    get hidden() {
      return page.hidden
    },
    addEventListener: (_: string, seen: () => void) => looks.push(seen),
    removeEventListener: () => {},
  })
})

/** A phone and a screen with a link; `lost` takes all that is said since. */
function linked() {
  const line = lineOf()
  const links: Link[] = []
  const closed: string[] = []
  for (const [n, end] of [line.near, line.far].entries())
    links[n] = linkOver(end, selfOf(screenOf(new Uint8Array(32).fill(n + 1)), KEYS), {
      opened: () => {},
      renewed: () => {},
      doc: () => {},
      talk: () => {},
      hands: () => {},
      closed: (_, why) => closed.push(`${n === 0 ? 'phone' : 'screen'}: ${why}`),
    })
  line.open()
  const flow = () => {
    while (line.flow());
  }
  flow()
  // What it heard when it was made is no answer.
  vi.advanceTimersByTime(10)
  const [phone, screen] = [looks[0]!, looks[1]!]
  return {
    flow,
    closed,
    screen: links[1]!,
    /** Somebody looks at one of them, or no longer. */
    look(which: 'phone' | 'screen', seen: boolean) {
      page.hidden = !seen
      if (which === 'phone') phone()
      else screen()
      page.hidden = false
    },
  }
}

test('a link that is still there stays, however often somebody looks', () => {
  const { flow, closed, look } = linked()
  for (let n = 0; n < 5; n++) {
    look('phone', false)
    flow()
    look('phone', true)
    flow()
    vi.advanceTimersByTime(BREATH)
    flow()
  }
  expect(closed).toEqual([])
})

test('one that nothing comes over any more is given up within a breath', () => {
  const { closed, look } = linked()
  look('phone', true)
  vi.advanceTimersByTime(BREATH)
  expect(closed[0]).toBe(`phone: ${SILENCE}`)
})

test('who is linked to somebody that sleeps does not give them up for looking away and back', () => {
  const { flow, closed, look } = linked()
  look('phone', false)
  flow()
  look('screen', true)
  vi.advanceTimersByTime(BREATH)
  expect(closed).toEqual([])
})

test('a sleeper that calls anew is asked, and given up where it has lost this link', () => {
  const { flow, closed, look, screen } = linked()
  // Whoever is awake and has a link announces themselves for many reasons.
  screen.doubt?.()
  vi.advanceTimersByTime(BREATH)
  expect(closed).toEqual([])
  look('phone', false)
  flow()
  screen.doubt?.()
  flow()
  vi.advanceTimersByTime(BREATH)
  flow()
  expect(closed).toEqual([])
  look('phone', false)
  flow()
  vi.advanceTimersByTime(10)
  screen.doubt?.()
  vi.advanceTimersByTime(BREATH)
  expect(closed[0]).toBe(`screen: ${SILENCE}`)
})
