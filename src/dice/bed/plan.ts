import { feltFor } from '../../tray/physics.ts'

/** Measures of the tray in millimetres, for the usual felt: how high the wall, how wide its top, how far the eye. */
const WALL = { high: 19, wide: 11 } as const
const EYE = 540
/** Room around the tray for its own shadow on the table. */
const MARGIN = 3.5

const USUAL = feltFor(0)
const rise = EYE / (EYE - WALL.high)
const half = {
  width: (USUAL.width / 2) * rise + WALL.wide + MARGIN,
  height: (USUAL.height / 2) * rise + WALL.wide + MARGIN,
}

/** Width over height of the whole tray, rim and shadow included. */
export const TRAY_RATIO = half.width / half.height

/** How the tray lies in its canvas. Everything in device pixels, y downwards. */
export interface Plan {
  readonly width: number
  readonly height: number
  /** Pixels per CSS pixel. */
  readonly dense: number
  /** The tray's middle. */
  readonly cx: number
  readonly cy: number
  /** Pixels per millimetre on the usual felt. */
  readonly mm: number
  /** Half sizes: the felt, the upper inner edge of the wall, the outer edge of the rim. */
  readonly felt: readonly [number, number]
  readonly inner: readonly [number, number]
  readonly outer: readonly [number, number]
}

/** The largest tray that fits a box of CSS pixels. */
export function planFor(width: number, height: number, dense: number): Plan {
  const [w, h] = [Math.max(1, Math.round(width * dense)), Math.max(1, Math.round(height * dense))]
  const mm = Math.min(w / (2 * half.width), h / (2 * half.height))
  const [fw, fh] = [(USUAL.width / 2) * mm, (USUAL.height / 2) * mm]
  const wide = WALL.wide * mm
  return {
    width: w,
    height: h,
    dense,
    cx: w / 2,
    cy: h / 2,
    mm,
    felt: [fw, fh],
    inner: [fw * rise, fh * rise],
    outer: [fw * rise + wide, fh * rise + wide],
  }
}

/** The eye over a felt: millimetres of that felt to pixels. Nearer to the eye is larger. */
export interface TrayEye {
  readonly plan: Plan
  /** The felt's middle and the eye's height over it, millimetres. */
  readonly x: number
  readonly y: number
  readonly high: number
  /** Pixels per millimetre on the felt. */
  readonly scale: number
}

/** The eye for a felt of this size: a larger felt looks as large as the usual one. */
export function eyeOver(plan: Plan, felt: { width: number; height: number }): TrayEye {
  const k = felt.width / USUAL.width
  return { plan, x: felt.width / 2, y: felt.height / 2, high: EYE * k, scale: plan.mm / k }
}

/** Where a point of the tray's space is seen, and how much larger than on the felt. */
export function seen(eye: TrayEye, x: number, y: number, z: number): [number, number, number] {
  const near = eye.high / (eye.high - z)
  const k = eye.scale * near
  return [eye.plan.cx + (x - eye.x) * k, eye.plan.cy - (y - eye.y) * k, near]
}

/** The point of the felt under a pixel. */
export function under(eye: TrayEye, px: number, py: number): [number, number] {
  return [eye.x + (px - eye.plan.cx) / eye.scale, eye.y - (py - eye.plan.cy) / eye.scale]
}
