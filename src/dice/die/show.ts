import type { Die } from '../../rules/dice/dice.ts'
import type { Quaternion } from '../../tray/quaternion.ts'
import type { TrayEye } from '../bed/plan.ts'

/** A die as it is to be drawn: where it is in the tray's space, how it is turned as printed, and how it looks. */
export interface ShownDie {
  readonly die: Die
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: Quaternion
  /** 1 is its real size; a burst grows out of its parent. */
  readonly size: number
  /** 0 ivory to 1 gold: it burst. */
  readonly gold: number
  /** 0 to 1: how brightly it lights up in the moment it bursts. */
  readonly flare: number
  /** 0 moving to 1 lying still: what is printed on the sides fades, so that the upper face is plain. */
  readonly still: number
  /** 0 to 1: it did not count. */
  readonly dim: number
  /** The thrower's seat colour, index into SEAT_COLORS, or that of its dye; without one the die is ivory. */
  readonly color?: number | undefined
}

/** A soft disc, a ring, or beams out of a middle. */
export const GLOW_SHAPES = ['disc', 'ring', 'beams'] as const
export type GlowShape = (typeof GLOW_SHAPES)[number]

/** A light over the felt, millimetres. */
export interface Glow {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly radius: number
  readonly strength: number
  readonly shape: GlowShape
}

/** What draws dice on a transparent canvas over the felt. */
export interface DicePainter {
  readonly kind: 'webgl' | 'canvas'
  /** It cannot smooth edges while dice move; at rest they are drawn with more pixels instead. */
  readonly slow: boolean
  paint(eye: TrayEye, dice: readonly ShownDie[], glows: readonly Glow[]): void
  end(): void
}

/** How much of its colour a die loses that does not count; it is read like the others. */
export const DIMMED = 0.85

/** Where the light comes from, in the tray's space: from the upper left, high. */
export const LIGHT = [-0.4, 0.5, 0.77] as const
