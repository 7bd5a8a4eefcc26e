import type { Rect } from '../../paint/pen/rect.ts'
import { markerTint } from '../../paint/things/marker.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { FACING, nearestTurn } from '../../rules/plain/sides.ts'
import type { Marker } from '../ink/marker.ts'
import { type Camera, framing as framed, pan, toTable, zoomAt } from '../map/camera.ts'
import { caughtIn } from '../map/hit.ts'
import { fieldFor } from '../map/writing.ts'
import type { Deed } from '../touch/deed.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'
import type { Count } from './count.ts'
import type { Hold } from './hold.ts'
import type { Pencil } from './pencil.ts'
import type { Selection } from './selection.ts'

/** What is read fills the view but for so many px round it, and is no larger than so, px a mm. */
const READ_FROM = 24
const LARGE = 3
/** How much nearer a double tap on bare paper comes. */
const CLOSER = 1.6
/** A smaller oval was not drawn, but put there, px. */
const DRAWN = 16
/** What lies askew by more than this is not read with ease, radians. */
const ASKEW = 0.35

/** The parts of a board that hands move. */
interface Parts {
  readonly view: View
  readonly hold: Hold
  /** What counts on things by hand, as far as it is here; to be sent for where that is soon wanted. */
  readonly count: { now(): Count | undefined; send(): void }
  readonly selection: Omit<Selection, 'all'>
  readonly pencil: Pencil
  readonly marker: Marker
  props(): BoardProps
  /** A thing that lies there is turned by this angle, radians. */
  face(id: ItemId, turn: number): void
  /** The keyboard goes on from what was touched. */
  attend(id: ItemId | undefined): void
}

/** Does what hands did: every deed is one call here. */
export function makeDoer(parts: Parts): (deed: Deed) => void {
  const { view, hold, count, selection, pencil, marker, props, face, attend } = parts
  const framing = makeFraming(parts)
  /** On what the last tap counted: another one soon after counts once more, and does not write. */
  let counted: ItemId | undefined

  /** What is read large just now: as the view was before, and as it is. */
  let large: { readonly from: Camera; readonly to: Camera } | undefined

  /** Whether a tap there has counted something. */
  const counts = ({ id, x, y }: Extract<Deed, { do: 'tap' | 'double' }>): boolean =>
    id !== undefined && count.now()?.tap(id, { x, y }) === true

  const tap = (deed: Extract<Deed, { do: 'tap' }>) => {
    counted = !deed.shift && counts(deed) ? deed.id : undefined
    if (counted !== undefined) return
    if (!deed.shift) take(deed.id)
    else {
      if (deed.id !== undefined) selection.toggle(deed.id)
      attend(deed.id)
    }
    if (deed.id !== undefined) props().onTap(deed.id, props().seat)
  }

  /** What is printed is shown as large as it is read best, and once more as it lay. */
  const readLarge = (one: Rect) => {
    const from = view.goal()
    const back = large?.to === from ? large.from : undefined
    large = back ? undefined : { from, to: framed(one, view.clear(), READ_FROM, LARGE) }
    view.turnTo(large?.to ?? back ?? from, true)
  }

  /** This is selected and nothing else, and the keyboard goes on from there. */
  const take = (id: ItemId | undefined) => {
    if (id !== undefined && view.spatial.entries.get(id)?.piece.fields) count.send()
    selection.set(id === undefined ? [] : [id])
    attend(id)
  }

  /** One goes on with what was pulled from its pile, unless somebody beside is writing. */
  const goOn = (id: ItemId) => {
    const { round, seat, writing, onWrite } = props()
    if (writing) return
    take(id)
    // At one's own screen the keyboard goes on with the thing, as with any that was touched; here keys are shown.
    if (!round) return
    const field = view.spatial.entries.get(id)?.piece.texts[0]
    if (field !== undefined) onWrite(id, field, seat)
  }

  return (deed: Deed): void => {
    switch (deed.do) {
      case 'lift':
        if (!count.now()?.begin(deed.pointer, deed.id, deed)) hold.lift(deed.id, deed.x, deed.y)
        return
      case 'move':
        if (!count.now()?.move(deed.pointer, deed)) hold.move(deed.id, deed.x, deed.y)
        return
      case 'twist':
        count.now()?.giveUp(deed.id)
        hold.twist(deed.id, deed.x, deed.y, deed.by)
        return
      case 'drop':
        if (count.now()?.end(deed.pointer)) return
        if (hold.drop(deed.id, deed.x, deed.y)) goOn(deed.id)
        return
      case 'back':
        if (!count.now()?.undo(deed.pointer)) hold.back(deed.id)
        return
      case 'grip':
      case 'pass':
        count.now()?.giveUp(deed.id)
        hold.regrip(deed.id, deed.x, deed.y)
        return
      case 'pan':
        view.turnTo(pan(view.camera(), deed.dx, deed.dy))
        return
      case 'pinch': {
        const moved = pan(view.camera(), deed.dx, deed.dy)
        view.turnTo(zoomAt(moved, deed.factor, deed.x, deed.y))
        return
      }
      case 'tap':
        tap(deed)
        return
      case 'double': {
        if (deed.id !== undefined && deed.id === counted && counts(deed)) return
        const { round, seat } = props()
        if (deed.id === undefined) {
          // Round a screen the table lies where it lies.
          if (!round) view.turnTo(zoomAt(view.goal(), CLOSER, deed.x, deed.y), true)
          return
        }
        const entry = view.spatial.entries.get(deed.id)
        const side = round?.sides.find((one) => one.seat === seat)
        if (entry && side) {
          // Whoever cannot read it turns it to themselves first.
          const turn = nearestTurn(entry.world.turn, FACING[side.edge])
          if (Math.abs(turn - entry.world.turn) > ASKEW) {
            face(deed.id, turn)
            return
          }
        }
        const p = toTable(view.camera(), deed.x, deed.y)
        const field = entry && fieldFor(entry, p.x, p.y)
        if (field !== undefined) props().onWrite(deed.id, field, props().seat)
        // Nothing is written on it: it is read.
        else if (entry?.piece.painter === 'printed' && !round) readLarge(entry)
        return
      }
      case 'held':
        props().onHeld(deed.id, deed.seat)
        return
      case 'menu': {
        const corner = view.canvas()?.getBoundingClientRect()
        if (deed.id !== undefined && !selection.ids.has(deed.id)) selection.set([deed.id])
        props().onMenu(
          deed.id,
          deed.x + (corner?.left ?? 0),
          deed.y + (corner?.top ?? 0),
          props().seat,
        )
        return
      }
      case 'frame':
        framing.frame(deed)
        return
      case 'unframe':
        framing.undo(deed.seat)
        return
      case 'oval': {
        pencil.oval(deed.seat, deed, markerTint(ownColor(props())))
        if (deed.done) void drawn(parts, deed)
        return
      }
      case 'line': {
        pencil.line(deed.seat, deed.done ? undefined : deed)
        if (deed.done && deed.to !== undefined) props().onLine(deed.from, deed.to, deed.seat)
        return
      }
      case 'undraw':
        pencil.clear(deed.seat)
        return
      case 'ink':
        // Whoever draws is no longer about what was selected before.
        if (deed.to === 'end') take(undefined)
        marker(deed)
        return
      case 'unink':
      case 'rub':
      case 'unrub':
        marker(deed)
        return
    }
  }
}

/** What of the table lies between two points of the screen. */
function between(view: View, { x0, y0, x, y }: Extract<Deed, { do: 'frame' | 'oval' }>): Rect {
  const a = toTable(view.camera(), Math.min(x0, x), Math.min(y0, y))
  const b = toTable(view.camera(), Math.max(x0, x), Math.max(y0, y))
  return { minX: a.x, minY: a.y, maxX: b.x, maxY: b.y }
}

/** Chooses by a frame what it catches. */
function makeFraming({ view, selection, pencil, attend }: Parts) {
  /** What was selected when somebody began a frame. */
  const before = new Map<SeatId | undefined, readonly ItemId[]>()
  return {
    frame(deed: Extract<Deed, { do: 'frame' }>) {
      const { seat } = deed
      if (!pencil.framing(seat)) {
        before.set(seat, [...selection.ids])
        attend(undefined)
      }
      // With shift held all of it stays.
      const stays = deed.add ? (before.get(seat) ?? []) : []
      const rect = between(view, deed)
      pencil.frame(seat, deed.done ? undefined : deed)
      const caught = caughtIn(view.spatial, rect).map((entry) => entry.id)
      const next = [...new Set([...stays, ...caught])]
      if (deed.done) selection.set(next)
      else selection.preview(next)
    },
    undo(seat: SeatId | undefined) {
      pencil.frame(seat, undefined)
      selection.set(before.get(seat) ?? [])
    },
  }
}

/** The colour of the seat whose hands these are, by number. */
function ownColor({ table, seat }: BoardProps): number | undefined {
  return seatOf(table.state().seats, seat)?.color
}

/** An oval that was drawn lies there as ink while it is asked what it is; a mere tap only says where. */
async function drawn(
  { view, pencil, props }: Parts,
  deed: Extract<Deed, { do: 'oval' }>,
): Promise<void> {
  const { x0, y0, x, y } = deed
  const { minX, minY, maxX, maxY } = between(view, deed)
  const [width, height] = [maxX - minX, maxY - minY]
  const at = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
  const away = () => pencil.oval(deed.seat, undefined)
  if (Math.min(Math.abs(x - x0), Math.abs(y - y0)) < DRAWN) {
    away()
    return props().onOval(at, deed.seat)
  }
  // Where what makes ink of it does not come, it is asked all the same.
  const { seat } = props()
  const pen = await import('../ink/drawn.ts').catch(() => undefined)
  const ink = pen?.drawOval({ ...props(), seat }, { ...at, width, height })
  props().onOval({ ...at, width, height, ...(ink !== undefined && { ink }) }, deed.seat)
  view.settled(away)
}
