import type { DieLook } from '../../paint/dice/die.ts'
import type { Light } from '../../paint/ground/ground.ts'
import type { Face } from '../../paint/pen/look.ts'
import type { Rect } from '../../paint/pen/rect.ts'
import type { Board } from '../../rules/board/board.ts'
import type { Mark } from '../../rules/board/mark.ts'
import type { Supply } from '../../rules/board/piece.ts'
import type { Die } from '../../rules/dice/dice.ts'
import type { Roll } from '../../rules/dice/roll.ts'
import type { Game } from '../../rules/game.ts'
import type { ItemId } from '../../rules/plain/item.ts'

/** A part of a table, as it lies there. */
export interface BoardShown {
  readonly as: 'board'
  readonly game: Game
  readonly board: Board
  readonly marks: readonly Mark[]
  readonly light?: Light
  readonly face?: Face
  /** CSS px per mm. */
  readonly scale?: number
  /** All of this, mm, instead of what lies there. */
  readonly part?: Rect
  /** In a hand. */
  readonly held?: ItemId
  /** Selected, or to be chosen. */
  readonly chosen?: ItemId
  readonly open?: ItemId
}

/** A tray with dice that lie ready, or as they fell and were counted. */
export interface TrayShown {
  readonly as: 'tray'
  readonly dice: readonly Die[]
  readonly fell?: Roll
  readonly hits?: readonly number[]
  readonly color?: number
  /** As it is drawn where there is no WebGL. */
  readonly plain?: boolean
}

/** Something to be looked at in the gallery, as data. */
export interface Exhibit {
  /** No other has the same. */
  readonly id: string
  readonly name: string
  readonly shows:
    | BoardShown
    | { readonly as: 'die'; readonly die: Die; readonly face: number; readonly look: DieLook }
    | {
        readonly as: 'pile'
        readonly game: Game
        readonly supply: Supply
        readonly left: number
      }
    | TrayShown
}

/** What hangs in one room of the gallery. */
export interface Hall {
  readonly name: string
  readonly exhibits: readonly Exhibit[]
}
