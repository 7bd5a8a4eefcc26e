import type { ItemId, SeatId } from '../../rules/plain/item.ts'

/** What a press on the paper means. */
export type Tool = 'hand' | 'select' | 'marker' | 'eraser' | 'oval' | 'line'

/** A place of a pointer on its way, px and milliseconds; `pressure` where it tells any. */
export interface Dab {
  readonly x: number
  readonly y: number
  readonly at: number
  readonly pressure?: number | undefined
}

/** One event of one pointer, in px from the board's corner and milliseconds. */
export interface Touch {
  readonly type: 'down' | 'move' | 'up' | 'cancel'
  readonly pointer: number
  readonly kind: 'mouse' | 'touch' | 'pen'
  readonly x: number
  readonly y: number
  readonly at: number
  /** 0 left, 1 middle, 2 right; when it goes down. */
  readonly button?: number
  readonly shift?: boolean
  /** The space bar is held: the mouse pans. */
  readonly space?: boolean
  /** The wider side of the contact, px: a palm is wide. */
  readonly wide?: number
  /** How hard a pen is pressed, 0 to 1. */
  readonly pressure?: number
  /** A pen held the other way round. */
  readonly rubs?: boolean
  /** Where it was since the last event, this one included; where there is more to tell. */
  readonly trail?: readonly Dab[]
  /** Where it is thought to be next. */
  readonly ahead?: readonly Dab[]
}

/** What hands did, as data; whose they were, where several share a screen. Points are px from the board's corner. */
export type Deed = Done & { readonly seat?: SeatId }

type Done =
  | {
      readonly do: 'lift'
      readonly pointer: number
      readonly id: ItemId
      readonly x: number
      readonly y: number
    }
  | {
      readonly do: 'move'
      readonly pointer: number
      readonly id: ItemId
      readonly x: number
      readonly y: number
    }
  /** Two fingers on one item: it follows their middle and turns with them, `by` radians since the last. */
  | {
      readonly do: 'twist'
      readonly pointer: number
      readonly id: ItemId
      readonly x: number
      readonly y: number
      readonly by: number
    }
  /** The grip changes without moving the item: a second finger came or went. */
  | {
      readonly do: 'grip'
      readonly pointer: number
      readonly id: ItemId
      readonly x: number
      readonly y: number
    }
  | {
      readonly do: 'drop'
      readonly pointer: number
      readonly id: ItemId
      readonly x: number
      readonly y: number
    }
  | { readonly do: 'back'; readonly pointer: number; readonly id: ItemId }
  /** It goes over into another's hand, as it is. */
  | {
      readonly do: 'pass'
      readonly pointer: number
      readonly id: ItemId
      readonly x: number
      readonly y: number
    }
  | {
      readonly do: 'tap'
      readonly id?: ItemId
      readonly x: number
      readonly y: number
      readonly shift: boolean
    }
  | { readonly do: 'double'; readonly id?: ItemId; readonly x: number; readonly y: number }
  /** It is in somebody else's hand, and stays there. */
  | { readonly do: 'held'; readonly id: ItemId }
  | { readonly do: 'menu'; readonly id?: ItemId; readonly x: number; readonly y: number }
  | { readonly do: 'pan'; readonly dx: number; readonly dy: number }
  | {
      readonly do: 'pinch'
      readonly x: number
      readonly y: number
      readonly factor: number
      readonly dx: number
      readonly dy: number
    }
  | {
      readonly do: 'frame'
      readonly x0: number
      readonly y0: number
      readonly x: number
      readonly y: number
      readonly done: boolean
      readonly add: boolean
    }
  | { readonly do: 'unframe' }
  /** The oval tool: from where to where; `done` when the marker leaves the paper. */
  | {
      readonly do: 'oval'
      readonly x0: number
      readonly y0: number
      readonly x: number
      readonly y: number
      readonly done: boolean
    }
  /** The line tool: from an item to a point, and when it is done to what lies there. */
  | {
      readonly do: 'line'
      readonly from: ItemId
      readonly x: number
      readonly y: number
      readonly to?: ItemId
      readonly done: boolean
    }
  | { readonly do: 'undraw' }
  /** A marker is put on the paper, goes on, is taken up; or what it did was not meant. */
  | {
      readonly do: 'ink'
      readonly pointer: number
      readonly to: 'begin' | 'go' | 'end'
      readonly dabs: readonly Dab[]
      readonly ahead?: readonly Dab[] | undefined
    }
  | { readonly do: 'unink'; readonly pointer: number }
  /** Likewise an eraser. */
  | {
      readonly do: 'rub'
      readonly pointer: number
      readonly to: 'begin' | 'go' | 'end'
      readonly dabs: readonly Dab[]
    }
  | { readonly do: 'unrub'; readonly pointer: number }
