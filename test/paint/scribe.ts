import type { Pen } from '../../src/paint/pen/pen.ts'
import { type PenState, penOf } from './pens.ts'

/** A line as it was written: in what font, how large, px, in what colour, and how opaque. */
export interface Line {
  readonly text: string
  readonly font: string
  readonly size: number
  readonly color: string
  readonly alpha: number
}

/** Where a line came to lie, px from where the pen was first; how it is turned, in quarters. */
export interface Laid extends Line {
  readonly left: number
  readonly right: number
  /** Where its letters stand. */
  readonly base: number
  readonly quarters: number
}

/** How wide letters of Nunito are, as a part of their size. */
const WIDE: readonly (readonly [wide: number, letters: string])[] = [
  [0.23, "ij.,;:!’'·"],
  [0.26, 'I '],
  [0.3, 'l/'],
  [0.33, 'fJ'],
  [0.36, 'rt'],
  [0.46, 'cz-'],
  [0.48, 's'],
  [0.51, 'kvy–x'],
  [0.53, 'aeä'],
  [0.56, 'oöuüFL'],
  [0.58, 'hnbdpqE'],
  [0.6, 'gTYZ0123456789+=Sß'],
  [0.63, 'KP'],
  [0.67, 'CRX'],
  [0.69, 'BV…'],
  [0.73, 'AGUÄÜDN'],
  [0.77, 'HOQÖ'],
  [0.85, 'mwM'],
  [1.1, 'W'],
]
const widths = new Map(WIDE.flatMap(([wide, letters]) => [...letters].map((one) => [one, wide])))
/** Bold ones are wider, those of the hand narrower; those of titles are about as wide, but for those of some games. */
const BOLD = 1.045
const HAND = 0.79
const TITLE = 0.98
const TITLES = { Grenze: 0.82, Share: 1.13 } as const

function widthIn(font: string): number {
  if (font.includes('px "Patrick')) return HAND
  for (const [family, wide] of Object.entries(TITLES))
    if (font.includes(`px "${family}`)) return wide
  if (!font.includes('px "Nunito')) return TITLE
  return font.startsWith('700') ? BOLD : 1
}

/** How wide a text is in letters that are 64 high. */
const wideOf = (text: string, font: string): number =>
  [...text].reduce((sum, letter) => sum + (widths.get(letter) ?? 0.6), 0) * 64 * widthIn(font)

/** A pen that draws nothing, and remembers what it wrote, how large and where. */
export function scribe(lines: Line[] | Laid[], zoom = 1): Pen {
  const state: PenState = { globalAlpha: 1, fillStyle: '#000000', font: '', textAlign: 'left' }
  let at = { x: 0, y: 0, scale: zoom, quarters: 0 }
  const kept: { at: typeof at; state: PenState }[] = []
  const deeds: PenState = {
    save: () => kept.push({ at, state: { ...state } }),
    restore: () => {
      const last = kept.pop()
      if (!last) return
      at = last.at
      Object.assign(state, last.state)
    },
    scale: (by: number) => {
      at = { ...at, scale: at.scale * by }
    },
    // Turned ones are told apart by how they are turned alone.
    translate: (x: number, y: number) => {
      at = { ...at, x: at.x + x * at.scale, y: at.y + y * at.scale }
    },
    rotate: (by: number) => {
      at = { ...at, quarters: at.quarters + Math.round((by * 2) / Math.PI) }
    },
    fillText: (text: string, x: number, y: number) => {
      const size = Number(/(\d+)px/.exec(String(state.font))?.[1]) * at.scale
      const wide = wideOf(text, String(state.font)) * at.scale
      const from = at.x + x * at.scale
      const left =
        state.textAlign === 'center'
          ? from - wide / 2
          : from - (state.textAlign === 'right' ? wide : 0)
      lines.push({
        ...{
          text,
          font: String(state.font),
          size,
          color: String(state.fillStyle),
          alpha: Number(state.globalAlpha),
        },
        ...{ left, right: left + wide, base: at.y + y * at.scale, quarters: at.quarters },
      })
    },
    measureText: (text: string) => ({
      ...{ width: wideOf(text, String(state.font)) },
      ...{ fontBoundingBoxAscent: 50, fontBoundingBoxDescent: 14 },
    }),
  }
  return penOf(deeds, state)
}
