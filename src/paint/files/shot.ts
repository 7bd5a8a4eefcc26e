import type { ItemId } from '../../rules/plain/item.ts'
import type { Handout } from '../../rules/told/handout.ts'
import type { Rect } from '../pen/rect.ts'

/** What a picture shows, and on what. */
export interface Shot {
  /** These and what is stuck on them; everything unless told. */
  readonly only?: readonly ItemId[] | undefined
  /** With the paper and the table under it; else nothing is behind it. */
  readonly ground: boolean
}

/** How far the making of something is, 0 to 1, and the way to stop it. */
export interface Making {
  onProgress(done: number): void
  readonly signal: AbortSignal
}

/** Everything that is painted of a table, as it is at this moment. */
export interface Photographer {
  /** What such a picture shows, mm; undefined where there is nothing. */
  extent(shot: Shot): Rect | undefined
  /** A part of the table as a file of any size; `scale` is px per mm. Rejects with Stopped. */
  png(shot: Shot, rect: Rect, scale: number, making: Making): Promise<Blob>
  /** A part of the table that a canvas can hold, for paper. Rejects with Stopped. */
  part(shot: Shot, rect: Rect, scale: number, signal: AbortSignal): Promise<Blob>
  /**
   * A sheet of things to be cut out: each alone with what is drawn on it, straight, BLEED more on each side; also such
   * as lie on no table. What has no room there in its own size is as large as it is told to be. Rejects with Stopped.
   */
  cuts(
    laid: readonly SheetItem[],
    size: SheetSize,
    scale: number,
    signal: AbortSignal,
    handout?: Handout,
  ): Promise<Blob>
}

/** Something on a sheet: its upper left corner and how wide it is there, mm, and whether it is the `back` of it. */
export interface SheetItem {
  readonly id: ItemId
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly back?: boolean
  /** It lies a quarter to the right. */
  readonly across?: boolean
}

/** A sheet of paper, mm. */
export interface SheetSize {
  readonly wide: number
  readonly high: number
}

/** How many pixels a part of the table has. */
export function pixelsOf({ minX, minY, maxX, maxY }: Rect, scale: number) {
  return {
    width: Math.max(1, Math.round((maxX - minX) * scale)),
    height: Math.max(1, Math.round((maxY - minY) * scale)),
  }
}
