import { cameLate } from '../paint/letters/letters.ts'
import { markerTint } from '../paint/things/marker.ts'
import type { SeatId } from '../rules/plain/item.ts'
import { seatOf } from '../rules/plain/seats.ts'
import { makeHandle } from './handle.ts'
import { type Arranger, makeArranger } from './hold/arrange.ts'
import { makeDoer } from './hold/doer.ts'
import { type Hold, makeHold } from './hold/hold.ts'
import { listenPointers } from './hold/listen.ts'
import { makePencil, type Pencil } from './hold/pencil.ts'
import { makeSelection, type Selection } from './hold/selection.ts'
import { listenWheel } from './hold/wheel.ts'
import { type LateOthers, lateCount, lateHalo, lateMarker, lateOthers } from './late.ts'
import type { Deed } from './touch/deed.ts'
import type { Dom } from './view/dom.ts'
import { type LateDrawing, lateDrawing } from './view/drawings.ts'
import { type Lead, makeLead } from './view/lead.ts'
import type { BoardHandle, BoardProps } from './view/props.ts'
import { freshState } from './view/state.ts'
import { drawStrings } from './view/strings.ts'
import { makeView, type View } from './view/view.ts'

/** Everything of one board that lives outside React. */
export interface BoardParts {
  readonly view: View
  readonly selection: Selection
  readonly arranger: Arranger
  readonly lead: Lead
  readonly handle: BoardHandle
  readonly others: LateOthers
  readonly drawing: LateDrawing
  /** Listens to pointers, wheel and table. Returns the way out. */
  attach(board: HTMLElement): () => void
}

/** Puts the parts of a board together, once for a table. */
export function assemble(props: () => BoardProps, dom: Dom): BoardParts {
  const { table, game } = props()
  const state = freshState(game.pieces)
  const view = makeView(props, state)
  /** Whose deed is being done just now, where several share the screen. */
  let whose: SeatId | undefined
  const own = (): BoardProps => (whose === undefined ? props() : { ...props(), seat: whose })
  const by = (seat: SeatId | undefined, run: () => void) => {
    const before = whose
    whose = seat
    try {
      run()
    } finally {
      whose = before
    }
  }
  const selection = makeSelection(view, own)
  const hold = makeHold(
    view,
    state,
    own,
    (x, y) => over(dom.board, x, y),
    () => selection.ids,
  )
  const pencil = makePencil(view, state)
  const others = lateOthers(view, props, hold, dom)
  const arranger = makeArranger(view, own, hold)
  const marker = lateMarker(view, own, dom, (deed) => by(deed.seat, () => does(deed)))
  const count = lateCount(({ makeCount }) => makeCount(view, own, selection, hold))
  const does = makeDoer({
    view,
    hold,
    count,
    selection,
    pencil,
    marker,
    props: own,
    face: (id, turn) => arranger.face(id, turn),
    attend: (id) => dom.focus?.attend(id),
  })
  /** Whether a hand does something just now: a table among people goes nowhere for what hands lay. */
  let inHand = false
  const act = (deed: Deed) => {
    const { seat } = deed
    // What is no longer drawn is nobody's doing just now.
    if (seat !== undefined && deed.do !== 'move' && deed.do !== 'undraw') props().onHand?.(seat)
    inHand = true
    try {
      by(seat, () => does(deed))
    } finally {
      inHand = false
    }
  }
  const drawing = lateDrawing(view)
  const lead = makeLead(view, props, () => (dom.hands?.machine.state() ?? '') !== '')
  const handle = makeHandle({ view, hold, arranger, lead, selection, dom, by })
  const frame = overlays(view, props, hold, selection, pencil, others)
  view.update(table.state().items.keys())
  view.setMarks(props().marks)

  return {
    view,
    selection,
    arranger,
    lead,
    handle,
    others,
    drawing,
    attach(board) {
      const hands = listenPointers(board, view, props, act)
      dom.hands = hands
      const unwheel = listenWheel(board, view)
      const again = () => view.refreshAll()
      // Pixi brings its textures back after a lost context, but draws nothing until it is asked.
      board.addEventListener('webglcontextrestored', again, true)
      const fonts = ({ fontfaces }: FontFaceSetLoadEvent) => {
        if (cameLate(fontfaces)) view.refreshAll(true)
      }
      document.fonts.addEventListener('loadingdone', fonts)
      view.steps.add(lead.step)
      view.steps.add(frame)
      // No first picture waits for what only draws on it.
      view.settled(() => {
        view.steps.add(drawing.step)
        view.invalidate()
      })
      const change = (touched: ReadonlySet<string>) => {
        const known = view.spatial.entries
        const fresh = [...touched].filter((id) => !known.has(id))
        view.update(touched)
        if (!(inHand && props().round)) lead.added(fresh.filter((id) => known.has(id)))
        selection.prune()
        dom.focus?.stale()
      }
      // Since the parts were put together.
      const { items } = table.state()
      const known = view.spatial.entries
      const missed = [...known.keys(), ...items.keys()].filter(
        (id) => known.get(id)?.item !== items.get(id),
      )
      change(new Set(missed))
      const unsubscribe = table.subscribe(change)
      const unhear = table.presence.subscribe(others.read)
      return () => {
        unsubscribe()
        unhear()
        view.steps.delete(lead.step)
        view.steps.delete(frame)
        view.steps.delete(drawing.step)
        document.fonts.removeEventListener('loadingdone', fonts)
        board.removeEventListener('webglcontextrestored', again, true)
        unwheel()
        lead.close()
        hands.close()
        others.close()
        dom.hands = undefined
      }
    },
  }
}

/**
 * What is drawn over the table by reference, in every frame: the function tells whether any of it is still on its way.
 */
function overlays(
  view: View,
  props: () => BoardProps,
  hold: Hold,
  selection: Selection,
  pencil: Pencil,
  others: LateOthers,
): (now: number) => boolean {
  let drawn: readonly unknown[] = []
  let held = 0
  const halo = lateHalo(view)
  return (now) => {
    const layers = view.layers()
    if (!layers) return false
    hold.follow()
    pencil.step()
    const moving = others.now()?.step(now) ?? false
    const { glow, table } = props()
    const lifted = view.lifts.ids.size
    const chosen = selection.all().filter(([, ids]) => ids.size > 0)
    const next = [
      selection.count(),
      lifted,
      view.changes(),
      glow,
      glow.size + chosen.length > 0 && view.camera(),
    ]
    const draw = halo.now()
    if (!draw && glow.size + chosen.length > 0) halo.send()
    if (draw && next.some((value, i) => value !== drawn[i])) {
      drawn = next
      const { seats } = table.state()
      draw(
        layers.halo,
        view,
        chosen.map(([seat, ids]) => {
          const color = seatOf(seats, seat)?.color
          return color === undefined ? { ids } : { ids, color: markerTint(color) }
        }),
        glow,
      )
    }
    if (held + lifted > 0) drawStrings(layers.lines, view)
    held = lifted
    return moving
  }
}

/** Whether a point (px from the board's corner) is on the board itself and not on something that lies over it. */
function over(board: HTMLElement | null, x: number, y: number): boolean {
  if (!board) return false
  const corner = board.getBoundingClientRect()
  const there = document.elementFromPoint(corner.left + x, corner.top + y)
  return there !== null && board.contains(there)
}
