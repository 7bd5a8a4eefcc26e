import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Look } from '../../../src/paint/pen/look.ts'
import type { Pen } from '../../../src/paint/pen/pen.ts'
import { paintOval } from '../../../src/paint/things/oval.ts'
import type { Mark } from '../../../src/rules/board/mark.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { GAMES } from '../../games/all.ts'
import { item } from '../../make.ts'

/** How opaque the lights are that were drawn since this was emptied. */
const lights: number[] = []

/** A pen that draws nothing but remembers what shines. */
const pen = () =>
  new Proxy({} as Record<PropertyKey, unknown>, {
    get: (state, key) => {
      if (key === 'createRadialGradient')
        return () => ({
          addColorStop: (_: number, color: string) =>
            lights.push(Number(/([\d.]+)\)$/.exec(color)?.[1])),
        })
      if (key === 'measureText') return (text: string) => ({ width: text.length * 27 })
      if (key === 'getTransform') return () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 })
      return key in state ? state[key] : () => undefined
    },
  }) as unknown as Pen

beforeAll(() => {
  vi.stubGlobal(
    'Path2D',
    class {
      moveTo() {}
      lineTo() {}
      quadraticCurveTo() {}
      ellipse() {}
      closePath() {}
    },
  )
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = pen
    },
  )
})
afterAll(() => vi.unstubAllGlobals())

const ready: Mark = { on: 'scene', as: 'ready', say: say('mark.ready') }
const current: Mark = { on: 'scene', as: 'current', say: say('mark.current') }

/** The lights under a Scene with these marks. */
function lit(...marks: Mark[]): number[] {
  lights.length = 0
  const look: Look = {
    marks: new Map([['scene', marks]]),
    seats: [],
    face: 'hand',
    ratio: 1,
    say: ({ key }) => key,
  }
  // Of a size that no other has: what was drawn once is only stamped again.
  const scene = item('scene', 'oval', {
    props: { width: 231, height: 117 },
    texts: { objective: 'Cross', setting: '', told: '' },
  })
  paintOval(pen(), scene, GAMES[0]!.pieces.oval!, look, 1)
  return [...lights]
}

test('the Scene that is played is lit more brightly than those that wait', () => {
  const waits = lit(ready)
  const played = lit(ready, current)
  expect(waits).toHaveLength(3)
  expect(played).toHaveLength(3)
  expect(played[0]).toBeGreaterThan(waits[0]!)
  expect(played[1]).toBeGreaterThan(waits[1]!)
  // The light itself stays on the table where it is written.
  expect(lit(current)).toEqual([])
})
