// Written out: trigonometry, by which matter-js makes its circles too, differs between engines.
const R = 0.8660254037844386
/** Twelve directions round a point: the corners of a die's outline, and the ways a child can fly. */
export const RING = [
  [1, 0],
  [R, 0.5],
  [0.5, R],
  [0, 1],
  [-0.5, R],
  [-R, 0.5],
  [-1, 0],
  [-R, -0.5],
  [-0.5, -R],
  [0, -1],
  [0.5, -R],
  [R, -0.5],
] as const
