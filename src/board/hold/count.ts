import type { Board } from '../../rules/board/board.ts'
import type { Change } from '../../rules/board/change.ts'
import {
  type ChoiceField,
  type CountField,
  type Field,
  fieldChosen,
  fieldStep,
  fieldValue,
} from '../../rules/board/field.ts'
import type { Mark } from '../../rules/board/mark.ts'
import { fieldBlocks, fieldSpot, isLater, partOf, trackSpot } from '../../rules/board/spots.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { into } from '../../rules/plain/place.ts'
import { toTable } from '../map/camera.ts'
import type { Entry } from '../map/spatial.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'
import type { Hold } from './hold.ts'
import type { Selection } from './selection.ts'

/** From where a hand went along a track it may stray so far to its side, px; farther, and it has taken the thing. */
const ASIDE = 36

/** What is seen smaller is not meant by a hand, px: one with a mouse, and a finger; among people mm of the screen. */
const LEAST = { mouse: 7, finger: 20, among: 7 } as const

interface Point {
  readonly x: number
  readonly y: number
}

/** A hand on a field of a thing; places are px of the view. Each tells whether it was that hand's doing. */
export interface Count {
  /** A tap on a box sets so many, on the last that is full one less; on a number, its left half lessens it. */
  tap(id: ItemId, at: Point): boolean
  /** A drag begins: on a track, it may be along that. */
  begin(pointer: number, id: ItemId, at: Point): boolean
  move(pointer: number, at: Point): boolean
  /** What is seen to be counted is counted. */
  end(pointer: number): boolean
  /** It goes back to what it was. */
  undo(pointer: number): boolean
  /** A second hand is on that thing: it is taken up, and nothing counted. */
  giveUp(id: ItemId): void
}

/** A hand that has pressed a track, and goes along it once `along`. */
interface Slide {
  readonly id: ItemId
  readonly field: CountField
  readonly from: Point
  /** Whose hand it is: its deed is done in that name. */
  readonly seat: BoardProps['seat']
  along: boolean
  /** How many the hand means just now, and what else the board meant when that was shown. */
  means?: number | undefined
  among?: readonly Mark[]
}

/**
 * Counts on things by hand: only on one that is selected, and nothing else with it, so that no palm and no hasty finger
 * does.
 */
export function makeCount(
  view: View,
  props: () => BoardProps,
  selection: Pick<Selection, 'ids'>,
  hold: Pick<Hold, 'lift'>,
): Count {
  const slides = new Map<number, Slide>()

  /** The thing, where a hand may count on it. */
  const open = (id: ItemId): Entry | undefined => {
    const { glow } = props()
    const entry = view.spatial.entries.get(id)
    // Where something is asked for, a tap answers.
    const asked = glow.size > 0
    const chosen = selection.ids.size === 1 && selection.ids.has(id)
    return entry?.piece.fields && chosen && !asked ? entry : undefined
  }
  const board = () => props().table.board()
  /** The field of it that a hand means there, and which box. */
  const fieldOn = ({ piece, item }: Entry, spot: Point) => {
    const found = fieldSpot(piece, item, board(), spot)
    if (!found) return undefined
    const seen = partOf(piece, item, board(), found.field) * view.camera().zoom
    const { round } = props()
    const finger = globalThis.matchMedia?.('(pointer: coarse)').matches
    const least = round ? LEAST.among * round.mm : LEAST[finger ? 'finger' : 'mouse']
    return seen >= least ? found : undefined
  }
  const spotOn = ({ world }: Entry, { x, y }: Point) =>
    into(world, { ...toTable(view.camera(), x, y), turn: 0, z: 0 })

  /** Does it; several in a row are one step of undo, also with those of the bar. */
  const change = (
    id: ItemId,
    field: Field,
    seat: BoardProps['seat'],
    to: (now: Item) => Change | undefined,
  ) => {
    const now = board().items.get(id)
    const one = now && to(now)
    if (one) props().table.apply([one], { seat: seat ?? '', join: `${id}/${field.id}` })
  }

  /** Shows it as the hand means it, or as it is. */
  const show = (slide: Slide, means: number | undefined) => {
    const { marks } = props()
    if (means === slide.means && marks === slide.among) return
    slide.means = means
    slide.among = marks
    view.setMarks(means === undefined ? marks : marks.map((mark) => meaning(mark, slide, means)))
  }

  const close = (pointer: number): Slide | undefined => {
    const slide = slides.get(pointer)
    slides.delete(pointer)
    return slide
  }

  /** How many of them a hand means there; undefined where it went to the side of the track, or the thing is gone. */
  const meant = ({ id, field, from, along }: Slide, at: Point): number | undefined => {
    const entry = view.spatial.entries.get(id)
    const block =
      entry && fieldBlocks(entry.piece, entry.item).find((one) => one.field === field.id)
    if (!block) return undefined
    const [a, b] = [spotOn(entry, from), spotOn(entry, at)]
    // Of a block that stands upright the track does, too.
    const upright = block.quarters === 1 || block.quarters === 3
    const gone = { x: Math.abs(b.x - a.x), y: Math.abs(b.y - a.y) }
    const { x, y, w, h } = block.box
    const middle = upright ? x + (w - entry.w) / 2 : y + (h - entry.h) / 2
    const aside = Math.abs((upright ? b.x : b.y) - middle) - (upright ? w : h) / 2
    const strays = along
      ? aside * view.camera().zoom > ASIDE
      : upright
        ? gone.x > gone.y
        : gone.y > gone.x
    // As it is, not as it is seen: a heap of tokens is as long as there are some.
    const now = board().items.get(id)
    return strays || !now ? undefined : trackSpot(entry.piece, now, board(), field.id, b)
  }

  return {
    tap(id, at) {
      const entry = open(id)
      if (!entry) return false
      const { piece, item } = entry
      const spot = spotOn(entry, at)
      const { field, box } = fieldOn(entry, spot) ?? {}
      const later = field && isLater(piece, item, board(), field.id, spot)
      if (!field || field.as === 'worth' || (later === undefined && box === undefined)) return false
      change(id, field, props().seat, (now) => {
        const lying = board()
        if (field.as === 'choice') return nextChoice(field, now, lying)
        const shown = fieldValue(field, now, lying)
        const by = box === undefined ? (later ? 1 : -1) : (box === shown ? box - 1 : box) - shown
        return fieldStep(field, now, lying, by)
      })
      return true
    },
    begin(pointer, id, from) {
      const entry = open(id)
      const spot = entry && fieldOn(entry, spotOn(entry, from))
      if (spot?.box === undefined || spot.field.as !== 'count') return false
      slides.set(pointer, { id, field: spot.field, from, seat: props().seat, along: false })
      return true
    },
    move(pointer, at) {
      const slide = slides.get(pointer)
      if (!slide) return false
      const means = meant(slide, at)
      if (means === undefined) {
        // It was the thing that was meant.
        close(pointer)
        show(slide, undefined)
        hold.lift(slide.id, slide.from.x, slide.from.y)
        return false
      }
      slide.along = true
      show(slide, means)
      return true
    },
    end(pointer) {
      const slide = close(pointer)
      if (!slide) return false
      const { id, field, seat, means } = slide
      const off = (now: Item) => (means ?? 0) - fieldValue(field, now, board())
      if (means !== undefined)
        change(id, field, seat, (now) => fieldStep(field, now, board(), off(now)))
      // It is seen so until the board means it, too; where nothing came of it, it is seen as it was.
      const now = board().items.get(id)
      if (now && off(now) !== 0) show(slide, undefined)
      return true
    },
    undo(pointer) {
      const slide = close(pointer)
      if (slide) show(slide, undefined)
      return slide !== undefined
    },
    giveUp(id) {
      for (const [pointer, slide] of slides) {
        if (slide.id !== id) continue
        close(pointer)
        show(slide, undefined)
        hold.lift(id, slide.from.x, slide.from.y)
      }
    },
  }
}

/** The option after the one that is chosen; after the last one none, and then the first. */
function nextChoice(field: ChoiceField, item: Item, board: Board): Change | undefined {
  const ids = ['', ...field.options.map(({ id }) => id)]
  const at = ids.indexOf(fieldValue(field, item, board))
  return fieldChosen(field, item, ids[(at + 1) % ids.length] ?? '')
}

/** What a field is marked with, as a hand means it just now. */
const meaning = (mark: Mark, { id, field }: Slide, value: number): Mark =>
  mark.as === 'field' && mark.on === id && mark.field === field.id ? { ...mark, value } : mark
