import type { Die } from '../rules/dice/dice.ts'
import type { Roll } from '../rules/dice/roll.ts'

/** One die of a Tumble: in which recorded frame it enters and in which it was read, and what it burst from. */
export interface TumbledDie {
  readonly die: Die
  readonly born: number
  readonly locked: number
  readonly from?: number
  readonly face: number
}

/** Something that can be heard: in which frame, what the die met, how fast (mm/s). */
export interface Impact {
  readonly frame: number
  readonly kind: 'felt' | 'wall' | 'die'
  readonly speed: number
}

/** Numbers of one die in one frame: x, y, z, and w, x, y, z of its turn. */
export const POSE = 7

/** A Throw played out: the whole motion, recorded, and what lay up at its end. A plain value, fit to be posted. */
export interface Tumble {
  readonly version: number
  /** Width and height of the felt it rolled on, millimetres: larger for very many dice. */
  readonly felt: { readonly width: number; readonly height: number }
  readonly roll: Roll
  /** How many frames were recorded. */
  readonly steps: number
  /** Milliseconds from frame to frame. */
  readonly step: number
  /** In the Roll's order. */
  readonly dice: readonly TumbledDie[]
  /**
   * For each frame, for each die, POSE numbers of the die as it is printed, in the tray's space: millimetres, x to
   * the right, y away from the thrower, z up, from the tray's near left corner. Zeroes before a die is born.
   */
  readonly poses: Float32Array<ArrayBuffer>
  readonly impacts: readonly Impact[]
  /** Where each die lies at the end. */
  readonly ends: readonly { readonly x: number; readonly y: number }[]
  /**
   * Where more dice were thrown than fit a hand: each handful, in the order they were thrown. The Roll and the number
   * of frames are those of all together then, and the rest is that of the last.
   */
  readonly handfuls?: readonly Tumble[]
}
