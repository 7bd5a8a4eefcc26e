import { DYES, type Dye } from '../../rules/dice/check.ts'
import { SEAT_COLORS } from '../../rules/plain/item.ts'

/** What a die is made of: its body, a second tone of it, and what is printed; each red, green, blue, 0 to 1. */
export interface Coat {
  readonly body: Tone
  /** The tone of the seat's own pattern, by which dice are told apart without colour. */
  readonly second: Tone
  readonly ink: Tone
}
export type Tone = readonly [number, number, number]

/** How the second tone lies in the body, by seat colour; the dice's shaders and pens know these by their number. */
export const PATTERNS = [
  'bands',
  'edges',
  'marble',
  'halves',
  'grain',
  'waves',
  'lattice',
  'plain',
] as const
export type Pattern = (typeof PATTERNS)[number]

/** A die that is nobody's. */
export const IVORY: Coat = {
  body: [0.955, 0.91, 0.815],
  second: [0.955, 0.91, 0.815],
  ink: [0.085, 0.055, 0.045],
}
/** A die that burst. */
export const GOLD: Coat = { body: [1, 0.76, 0.3], second: [1, 0.76, 0.3], ink: [0.12, 0.05, 0.01] }

const PALE: Tone = [1, 0.985, 0.94]

/** What makes a colour deeper. */
export const DEEP: Tone = [0.03, 0.02, 0.04]

/** A die that does not count is as bright as one that does, and has no colour. */
export const SPENT: { readonly body: Tone; readonly ink: Tone } = {
  body: [0.77, 0.78, 0.76],
  ink: [0.09, 0.09, 0.09],
}

/**
 * The dice of each seat, by seat colour: its colour as it is in the light, so bright that felt and
 * pips are far from it.
 */
const BODIES = [
  '#ccb2ff',
  '#5fdcb8',
  '#ffa896',
  '#8cc6ff',
  '#e8bc8a',
  '#ffa6de',
  '#a9d86a',
  '#bfc5d3',
] as const

/**
 * The coats of the seats: paler where the pattern is, never darker, so that nothing in it is taken for a pip; and pips
 * of the colour as it is drawn with, only deeper.
 */
export const SEAT_COATS: readonly Coat[] = BODIES.map((color, i) => {
  const body = toneOf(color)
  const ink = mixed(toneOf(SEAT_COLORS[i] ?? color), DEEP, 0.68)
  return { body, second: mixed(body, PALE, 0.72), ink }
})

/** Dice that are thrown for something else than the others of their throw: dark, and printed in light. */
export const DYED: readonly Coat[] = ['#2b2b48', '#7d1426'].map((color) => {
  const body = toneOf(color)
  return { body, second: mixed(body, PALE, 0.2), ink: PALE }
})

/** All coats but ivory and gold, by the colour of a die: those of seats, and after them those of dyes. */
export const COATS: readonly Coat[] = [...SEAT_COATS, ...DYED]
const WORN: readonly Pattern[] = [...PATTERNS, 'lattice', 'waves']

/** The colour of each die that leaves the hand, or one for all of them: that of the seat, unless it is dyed. */
export type DiceColor = number | undefined | readonly (number | undefined)[]
export const dyed = (color: number | undefined, dyes: readonly Dye[] | undefined): DiceColor =>
  dyes
    ? dyes.map((dye) => (dye === 'plain' ? color : SEAT_COATS.length - 1 + DYES.indexOf(dye)))
    : color

/** The coat of a die by its colour; ivory without one. */
export const coatOf = (color: number | undefined): Coat =>
  color === undefined ? IVORY : (COATS[color] ?? IVORY)

/** The pattern of a die by its colour. */
export const patternOf = (color: number | undefined): Pattern =>
  color === undefined ? 'plain' : (WORN[color] ?? 'plain')

/** A tone as CSS says it, darker or lighter by a factor. */
export const css = (tone: Tone, bright = 1): string =>
  `rgb(${tone.map((part) => Math.round(Math.min(1, part * bright) * 255)).join(' ')})`

export function mixed(a: Tone, b: Tone, t: number): Tone {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/** How far apart two tones are for the eye: 1 to 21, as WCAG counts contrast. */
export function contrast(a: Tone, b: Tone): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

function luminance(tone: Tone): number {
  const [r, g, b] = tone.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0)
}

/** A colour, written #rrggbb, as a tone. */
export function toneOf(color: string): Tone {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255
  return [part(1), part(3), part(5)]
}
