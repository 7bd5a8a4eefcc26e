import type { Ref } from 'react'
import type { Portrait, ScreenBox } from '../../paint/letters/screenbox.ts'
import type { Face } from '../../paint/pen/look.ts'
import type { Change, NewItem } from '../../rules/board/change.ts'
import type { Mark } from '../../rules/board/mark.ts'
import type { Game } from '../../rules/game.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { WorldPlace } from '../../rules/plain/place.ts'
import type { Chance } from '../../rules/plain/random.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Table } from '../../table/table.ts'
import type { Camera, Insets, Viewport } from '../map/camera.ts'
import type { Sketch } from '../map/sketch.ts'
import type { Entry, Spatial } from '../map/spatial.ts'
import type { Tool } from '../touch/deed.ts'
import type { Among, Sharers } from '../touch/pointers.ts'

/** A screen that lies among people: whose hand each is, what it holds, and whom things face. */
export interface Round extends Sharers {
  /** How they share it. */
  among(sharers: Sharers, size: Viewport): Among
  /** Whether what is dragged turns to whom it is dragged. */
  readonly turns: boolean
  /** How many times as large as elsewhere letters are there, since they are read from the rim. */
  readonly letter: number
  /** What is printed is drawn in no smaller ones, px where they are once as large. */
  readonly small: number
  /** How near the page shows what lies there by itself, px a mm, at most; and at least, for words that are printed. */
  nearest(spatial: Spatial): readonly [most: number, near?: number]
  /** How far what is let go so goes on, mm, so that nothing at the places of people stands over it. */
  clear(
    seen: { readonly spatial: Spatial; camera(): Camera; size(): Viewport },
    held: readonly { readonly entry: Entry; readonly world: WorldPlace }[],
  ): { readonly x: number; readonly y: number } | undefined
}

/** What a stroke may have been meant as, whose it is, and where that sees its foot. */
export type SketchSeen = Sketch & {
  readonly at: { readonly x: number; readonly y: number }
  readonly by: SeatId | undefined
}

/** An oval that was drawn: where, mm; how large, unless it was only put there; and the ink of it. */
export interface DrawnOval {
  readonly x: number
  readonly y: number
  readonly width?: number
  readonly height?: number
  readonly ink?: ItemId
}

/** What the board does by itself: to what is selected there, or to the view. */
export type BoardDoes = Readonly<
  Record<
    | 'turn'
    | 'turnBack'
    | 'raise'
    | 'duplicate'
    | 'selectAll'
    | 'tidy'
    /** Everything that lies there in view; once more, and it is shown so that it can be read. */
    | 'fit'
    /** What lies there, so near that it can be read. */
    | 'read'
    /** The whole table in view, with all its paper. */
    | 'whole'
    | 'zoomIn'
    | 'zoomOut',
    () => void
  >
>

/** What it does where the focus is on something there: to that, or to what is selected if that is among it. */
export type KeyedCommand =
  | 'next'
  | 'before'
  | 'move'
  | 'moveFar'
  | 'write'
  | 'choose'
  | 'menu'
  | 'turn'
  | 'turnBack'
  | 'duplicate'
  | 'raise'
  | 'count'
  | 'bin'
  | 'selectAll'
  | 'zoomIn'
  | 'zoomOut'
  | 'fit'
  | 'whole'
  | 'leave'

/** What a key asks for there. */
export interface KeyAsked {
  readonly id: KeyedCommand
  /** It changes the table: it is said why, where that cannot be done from here. */
  readonly changes?: true
  /** A key held down does it once. */
  readonly once?: true
}

/** What the board is told. Nothing here changes while something is dragged or the camera moves. */
export interface BoardProps {
  readonly table: Table
  readonly game: Pick<Game, 'pieces' | 'gestures' | 'outline' | 'tree' | 'look'>
  readonly marks: readonly Mark[]
  readonly seat: SeatId | undefined
  /** How people sit round this screen, where it lies among them. */
  readonly round?: Round | undefined
  readonly chance: Chance
  readonly tool: Tool
  readonly light: 'light' | 'dark'
  readonly face: Face
  /** The system asks for little motion. */
  readonly reduced: boolean
  /** Nobody looks at the board: nothing is drawn, whatever happens. */
  readonly asleep?: boolean
  /** Items that can be chosen just now. */
  readonly glow: ReadonlySet<ItemId>
  /** Dice that are in the tray just now. */
  readonly hidden: ReadonlySet<ItemId>
  /** This text is not painted: the overlay shows it. */
  readonly writing?: { readonly id: ItemId; readonly field: string } | undefined
  say(s: Sentence): string
  /** What a key asks for where the focus is on the board, if anything. */
  keyed(
    press: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
  ): KeyAsked | undefined
  /** Whether typing belongs to the field that has the focus. */
  typing(target: EventTarget | null): boolean
  /** What is selected now; by whom, where several share the screen. */
  onSelect(ids: readonly ItemId[], seat?: SeatId): void
  /** `by`: whose hand it was. */
  onTap(id: ItemId, by: SeatId | undefined): void
  /** The hand of this seat does something, where several share the screen. */
  onHand?(seat: SeatId): void
  /** A hand was put on what somebody elsewhere holds. */
  onHeld(id: ItemId, by?: SeatId): void
  /** `by`: who wants to write there. */
  onWrite(id: ItemId, field: string, by: SeatId | undefined): void
  /** `by`: whose hand drew it; the same of a line. */
  onOval(drawn: DrawnOval, by: SeatId | undefined): void
  onLine(scene: ItemId, parent: ItemId, by: SeatId | undefined): void
  /**
   * What this pointer drew may have been meant as something; `at`, px from the board's corner, is just below it for
   * whoever drew it.
   * Undefined: it draws anew.
   */
  onSketch(pointer: number, sketch: SketchSeen | undefined): void
  /** A marker goes over the paper so fast, mm/s of the page as it is seen. */
  onScratch(speed: number): void
  /** A note is pulled off by a hand here or elsewhere, or the sheet is unrolled farther. */
  onRustle(what: 'peel' | 'unroll', here: boolean): void
  onMenu(id: ItemId | undefined, clientX: number, clientY: number, by?: SeatId): void
  /** The camera or an item moved: overlays follow by reference, not by rendering. */
  onView(): void
  /** What it brings, by the game's rules, that these are put in the bin. */
  binning(ids: readonly ItemId[]): readonly Change[]
  /** What lies over the board just now: what is to be seen is shown beside it. */
  covered(): Insets
  /** An item's accessible name. */
  label(id: ItemId): string
  readonly handle: Ref<BoardHandle>
}

/** A part of the table, or of the page. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** What others may ask of the board. */
export interface BoardHandle {
  /** A pull from the supply: the item is made where it is dropped; dropped back off the board, nothing is made. */
  carry(
    event: {
      readonly pointerId: number
      readonly clientX: number
      readonly clientY: number
      readonly pointerType?: string
    },
    item: NewItem,
    /** Whose hand it is, where several share the screen. */
    seat?: SeatId,
  ): void
  /** Does something as this seat's, where several share the screen: to what that has selected, and in its name. */
  by(seat: SeatId | undefined, run: () => void): void
  readonly does: BoardDoes
  /** These items in view. */
  show(ids: readonly ItemId[]): void
  /** Moves the table under the view by px. */
  pan(dx: number, dy: number): void
  /** Moves the view so far that these items can be seen, and no closer. */
  reveal(ids: readonly ItemId[]): void
  /** How near the view is, or is going: 1 is a px for a mm. */
  zoomed(): number
  select(ids: readonly ItemId[]): void
  selection(): readonly ItemId[]
  /** What ink that lies there may be made. */
  sketches(ids: readonly ItemId[]): Promise<readonly Sketch[]>
  /** The next thing in reading order gets the focus, or the one before. */
  step(id: ItemId, by: 1 | -1): void
  screen(id: ItemId, field?: string): ScreenBox | undefined
  /** The item upright before the eyes, at so many px per mm, to write this text on it. */
  portrait(id: ItemId, field: string | undefined, scale: number): Portrait | undefined
  /** How wide the view is for its height, where nothing lies over it. */
  shape(): number
  /** What is seen where nothing lies over it, in mm. */
  seen(): Area
  /** In which direction from the middle of the view each thing lies of which little is seen, radians. */
  beyond(): readonly number[]
  /** Round each thing that lies in a part of the page, client px. */
  lying(part: Area): readonly Area[]
  /** The middle of the view in mm: where an item made by key goes. */
  centre(): { readonly x: number; readonly y: number }
  /** Where a point of the page (client px) lies on the table, in mm. */
  at(clientX: number, clientY: number): { readonly x: number; readonly y: number }
  /** What lies uppermost at a point of the table, in mm. */
  lies(x: number, y: number): ItemId | undefined
  /** The item the keyboard is at. */
  current(): ItemId | undefined
  /** Applies changes of place and lets the items glide there. */
  place(changes: readonly Change[]): void
  /** Lays these on the paper beside another thing, where there is room. */
  beside(ids: readonly ItemId[], id: ItemId): void
  /** Moves by a step, as this arrow key says. */
  nudge(ids: readonly ItemId[], arrow: string, far: boolean): void
  /** Tells whether they went: what somebody else holds stays in their hand. */
  bin(ids: readonly ItemId[]): boolean
  focus(id?: ItemId): void
  debug(): { frames: number; tiles: number; baked: number; drag: string }
}
