import { type PaintGround, paintGround } from '../../paint/ground/ground.ts'
import type { Rect } from '../../paint/pen/rect.ts'
import type { NewItem } from '../../rules/board/change.ts'
import type { Piece } from '../../rules/board/piece.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Surface } from '../layers/surface.ts'
import type { Camera, Viewport } from '../map/camera.ts'
import { SHEET } from '../map/paper.ts'
import { makeSpatial, type Spatial } from '../map/spatial.ts'
import { type Lift, type Lifts, makeLifts } from './lifts.ts'

/** How the page leads the view: so that words can be read, or so that all is seen. */
export type Led = 'reading' | 'all'

/** The camera on its way. */
export interface Glide {
  readonly from: Camera
  readonly to: Camera
  readonly began: number
  /** Milliseconds. */
  readonly lasts: number
}

/** How a hand holds something: where it is, px, and where the item's middle lies from there, mm. */
export interface Grip {
  /** Its number, by which others know it. */
  readonly n: number
  readonly lift: Lift
  /** Whose hand it is, where several share the screen. */
  seat: SeatId | undefined
  /** Somebody has turned it in the hand: it does not turn by itself any more. */
  twisted?: boolean
  /** Not on the table yet: made when it is dropped. */
  readonly fresh?: NewItem
  x: number
  y: number
  dx: number
  dy: number
}

/** From where a pointer has come to where it is, px. */
export interface Stretched {
  readonly x0: number
  readonly y0: number
  readonly x: number
  readonly y: number
}

/** What the tools of one person draw that is not on the table. */
export interface Drawing {
  /** The selection frame. */
  frame?: Stretched | undefined
  /** An oval, in the colour of the marker that draws it. */
  oval?: (Stretched & { readonly color: number }) | undefined
  /** A line from an item to where the tip is, px. */
  line?: { readonly from: ItemId; readonly x: number; readonly y: number } | undefined
}

/**
 * All that a board remembers, as one value; its parts change it, each what is theirs. What it is told stands in
 * props.ts, the tool in hand too; what pointers are about to do, in touch/pointer.ts; a stroke that is not dry yet, in
 * ink/wet.ts; what others do, in others.
 */
export interface State {
  /** Where everything lies. */
  readonly spatial: Spatial
  /** Changes whenever items do. */
  changes: number

  /** What is above the table: in hands here and elsewhere, and on its way. */
  readonly lifts: Lifts
  /** What hands here hold, by the item that is under each. */
  readonly grips: Map<ItemId, Grip>
  /** Ink that an eraser has touched, and that will be gone when it is taken up. */
  readonly rubbed: Set<ItemId>
  /** By whose they are, where several share the screen. */
  readonly drawings: Map<SeatId | undefined, Drawing>

  camera: Camera
  glide?: Glide | undefined
  /** How the page leads the view; undefined once somebody has moved it. */
  led: Led | undefined
  /** Of the view, px. */
  size: Viewport
  /** Pixels of the screen in a px of the page. */
  ratio: number
  /** How large letters are set; 1 is usual. */
  letter: number

  /** The canvas that is drawn on, once it is there. */
  surface?: Surface | undefined
  /** What lies beneath everything, and how far it reaches. */
  ground: PaintGround
  paper: Rect
  /** Frames that were drawn. */
  frames: number
  /** All that is in view has been drawn once. */
  whole: boolean
  /** The camera or an item has moved since overlays were told so. */
  moved: boolean
  /** The camera of the last frame. */
  drawnFrom?: Camera
  /** When the zoom was moved last; and whether it moves on: it had not rested before. */
  zoomedAt: number
  passing: boolean
}

/** Of a board on which nothing lies and of which nothing was seen. */
export const freshState = (pieces: Readonly<Record<string, Piece>>): State => ({
  spatial: makeSpatial(pieces),
  changes: 0,
  lifts: makeLifts(),
  grips: new Map(),
  rubbed: new Set(),
  drawings: new Map(),
  camera: { left: 0, top: 0, zoom: 1 },
  led: 'reading',
  size: { width: 1, height: 1 },
  ratio: 1,
  letter: 1,
  ground: paintGround,
  paper: SHEET,
  frames: 0,
  whole: false,
  moved: true,
  zoomedAt: 0,
  passing: false,
})
