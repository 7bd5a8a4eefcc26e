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
  readonly align: 'start' | 'center'
  /** Whether the writing runs from right to left. */
  readonly rtl: boolean
  /** Whether not all of it can be seen. */
  readonly cut: boolean
  /** How a style sheet names the letters, their ink, and the paper behind them. */
  readonly family: string
  readonly bold: boolean
  readonly color: string
  readonly ground: string
  /** px per mm. */
  readonly scale: number
}
