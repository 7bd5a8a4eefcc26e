import { afterAll, beforeAll, vi } from 'vitest'
import { forgetLetters } from '../../src/paint/letters/letters.ts'
import type { Pen } from '../../src/paint/pen/pen.ts'

/** What a pen is set to, by the names of a canvas: `fillStyle`, `font`. */
export type PenState = Record<PropertyKey, unknown>

const gradient = () => ({ addColorStop: () => {} })
/** What is asked of every pen. Letters are all as wide. */
const USUAL: PenState = {
  measureText: (text: string) => ({ width: text.length * 29 }),
  getTransform: () => ({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }),
  createLinearGradient: gradient,
  createRadialGradient: gradient,
}

/** A pen that draws nothing, and does these deeds where it is told to. `state`: what it is set to, kept there. */
export function penOf(
  deeds: PenState,
  state: PenState = { strokeStyle: '', fillStyle: '', font: '' },
): Pen {
  return new Proxy(state, {
    get: (_, key) => (key in state ? state[key] : (deeds[key] ?? USUAL[key] ?? (() => {}))),
  }) as unknown as Pen
}

/** While the tests of a file run there is what a browser paints with, and letters are measured by this pen. */
export function paintedBy(scribe: () => Pen, more: Readonly<Record<string, unknown>> = {}): void {
  beforeAll(() => {
    forgetLetters()
    const all = {
      Path2D: class {
        moveTo() {}
        lineTo() {}
        quadraticCurveTo() {}
        ellipse() {}
        closePath() {}
        addPath() {}
      },
      OffscreenCanvas: class {
        getContext = scribe
      },
      ImageData: class {
        data: Uint8ClampedArray
        constructor(width: number, height: number) {
          this.data = new Uint8ClampedArray(width * height * 4)
        }
      },
      ...more,
    }
    for (const [name, value] of Object.entries(all)) vi.stubGlobal(name, value)
  })
  afterAll(() => {
    forgetLetters()
    vi.unstubAllGlobals()
  })
}
