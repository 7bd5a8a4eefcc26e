import type { Item } from '../../rules/plain/item.ts'

/** Where an item or one of its texts is on the screen, CSS px from the board's corner, and how its text is painted. */
export interface ScreenBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Radians, about the box's middle. */
  readonly turn: number
  /** Size of the letters in px. */
  readonly font: number
  /** From line to line, and from the upper edge of the box to that of the first line, in px. */
  readonly step: number
  readonly rise: number
  readonly align: 'start' | 'center' | 'end'
  /** Whether its lines are about equally long, as in an oval. */
  readonly even: boolean
  /** Whether the writing runs from right to left. */
  readonly rtl: boolean
  /** Whether not all of it can be seen. */
  readonly cut: boolean
  /** How a style sheet names the letters, and their ink. */
  readonly family: string
  readonly bold: boolean
  readonly slant: boolean
  readonly color: string
  /** px per mm. */
  readonly scale: number
}

/**
 * An item upright and as large as one likes, with the field for one of its texts: CSS px, from its upper left corner.
 */
export interface Portrait {
  /** How the item was. */
  readonly of: Item
  readonly width: number
  readonly height: number
  readonly box: ScreenBox
  /** Paints it, without that text, on a canvas that lies `round` px beyond it on each side. */
  readonly round: number
  paint(canvas: HTMLCanvasElement): void
}
