/** Where the pips of a face sit, in parts of half the die's width from the middle, and how large they are. */
export interface Pips {
  readonly at: readonly (readonly [number, number])[]
  readonly radius: number
}

const D = 0.53
const [a, b, c] = [-D, 0, D]

/** The pips of a six-sided die by face: y up, the six in two columns. */
export const PIPS: Readonly<Record<number, Pips>> = {
  1: { at: [[b, b]], radius: 0.27 },
  2: {
    at: [
      [a, c],
      [c, a],
    ],
    radius: 0.205,
  },
  3: {
    at: [
      [a, c],
      [b, b],
      [c, a],
    ],
    radius: 0.2,
  },
  4: {
    at: [
      [a, a],
      [a, c],
      [c, a],
      [c, c],
    ],
    radius: 0.2,
  },
  5: {
    at: [
      [a, a],
      [a, c],
      [b, b],
      [c, a],
      [c, c],
    ],
    radius: 0.195,
  },
  6: {
    at: [
      [a, a],
      [a, b],
      [a, c],
      [c, a],
      [c, b],
      [c, c],
    ],
    radius: 0.19,
  },
}
