import { leanOf } from '../paint/letters/boxes.ts'
import type { ScreenBox } from '../paint/letters/screenbox.ts'
import { markOf } from '../paint/pen/look.ts'
import type { Rect } from '../paint/pen/rect.ts'
import type { ItemId, SeatId } from '../rules/plain/item.ts'
import type { Arranger } from './hold/arrange.ts'
import type { Hold } from './hold/hold.ts'
import type { Selection } from './hold/selection.ts'
import { kindOf } from './hold/touches.ts'
import { type Camera, framing, pan, reveal, toScreen, toTable, zoomAt } from './map/camera.ts'
import { nearEnough } from './map/hit.ts'
import { written } from './map/screen.ts'
import { isFreeInk, isInk } from './map/spatial.ts'
import type { Dom } from './view/dom.ts'
import type { Lead } from './view/lead.ts'
import { placeIn } from './view/lifts.ts'
import { portraitOf } from './view/portrait.ts'
import type { BoardHandle } from './view/props.ts'
import type { View } from './view/view.ts'

interface Parts {
  readonly view: View
  readonly hold: Hold
  readonly arranger: Arranger
  readonly lead: Lead
  readonly selection: Selection
  readonly dom: Dom
  /** Does something as this seat's. */
  by(seat: SeatId | undefined, run: () => void): void
}

/** From this zoom on an item that is shown is only moved into view; else it is shown at this one. */
const READABLE = 1.05
/** How much closer, or farther, it goes at once. */
const ZOOM = 1.25

/** What others may ask of the board. */
export function makeHandle({ view, hold, arranger, lead, selection, dom, by }: Parts): BoardHandle {
  const round = (ids: readonly ItemId[]): Rect | undefined => {
    const set = new Set(ids.flatMap((id) => view.spatial.withStuck(id)))
    return view.spatial.bounds((entry) => set.has(entry.id))
  }

  const middle = () => {
    const { left, top, width, height } = view.clear()
    return { x: left + width / 2, y: top + height / 2 }
  }

  const seenBy = (camera: Camera) => {
    const { left, top, width, height } = view.clear()
    const a = toTable(camera, left, top)
    const b = toTable(camera, left + width, top + height)
    return {
      seen: { left: a.x, top: a.y, right: b.x, bottom: b.y },
      at(clientX: number, clientY: number) {
        const corner = dom.board?.getBoundingClientRect()
        return toTable(camera, clientX - (corner?.left ?? 0), clientY - (corner?.top ?? 0))
      },
    }
  }

  const zoom = (factor: number) => {
    const { x, y } = middle()
    view.turnTo(zoomAt(view.goal(), factor, x, y), true)
  }

  return {
    carry({ pointerId, clientX, clientY, pointerType }, item, seat) {
      const el = dom.board
      const listening = dom.hands
      if (!el || !listening) return
      const corner = el.getBoundingClientRect()
      const x = clientX - corner.left
      const y = clientY - corner.top
      el.setPointerCapture(pointerId)
      const at = performance.now()
      const held = { pointer: pointerId, kind: kindOf(pointerType), x, y, at }
      listening.machine.take(held, item.id, seat)
      hold.carry(item, x, y)
    },
    by,
    does: {
      turn: () => void arranger.turn([...selection.ids], 1),
      turnBack: () => void arranger.turn([...selection.ids], -1),
      raise: () => void arranger.raise([...selection.ids]),
      duplicate: () => selection.set(arranger.duplicate([...selection.ids])),
      selectAll: () =>
        selection.set(
          [...view.spatial.entries.values()].flatMap((one) =>
            isInk(one) && !isFreeInk(one) ? [] : one.id,
          ),
        ),
      tidy: () => void arranger.tidy(),
      fit: lead.fit,
      read: lead.read,
      whole: lead.whole,
      zoomIn: () => zoom(ZOOM),
      zoomOut: () => zoom(1 / ZOOM),
    },
    show(ids) {
      const rect = round(ids)
      if (!rect) return
      // Seen from far off, what is meant would not be found by the eye.
      const near = view.camera().zoom >= READABLE * 0.8
      view.turnTo(
        near
          ? reveal(view.camera(), rect, view.clear())
          : framing(rect, view.clear(), 32, READABLE),
        true,
      )
    },
    pan: (dx, dy) => view.turnTo(pan(view.camera(), dx, dy)),
    reveal(ids) {
      // Where the page leads the view it goes there by itself.
      if (lead.stays()) return
      if (view.led()) return lead.added(ids)
      const rect = round(ids)
      if (rect) view.leadTo(reveal(view.camera(), rect, view.clear()), 'as it was')
    },
    zoomed: () => view.goal().zoom,
    select: (ids) => selection.set(ids.filter((id) => view.spatial.entries.has(id))),
    selection: () => [...selection.ids],
    async sketches(ids) {
      const { sketchesOf } = await import('./ink/sketches.ts')
      return sketchesOf(view.spatial, ids, nearEnough(view.camera().zoom))
    },
    step: (id, by) => dom.focus?.step(id, by),
    screen(id, field): ScreenBox | undefined {
      const entry = view.spatial.entries.get(id)
      if (!entry) return undefined
      const lift = view.lifts.of(id)
      const held = lift?.entries.find((e) => e.id === id)
      const world = lift && held ? placeIn(lift, held) : entry.world
      const { zoom } = view.camera()
      const turn = world.turn + leanOf(entry.piece, entry.item)
      const look = view.look()
      const owned = markOf(look, id, 'owner') !== undefined
      const { box, set } = written(entry, field, owned, look, zoom)
      const cx = box.x + box.w / 2
      const cy = box.y + box.h / 2
      const c = Math.cos(turn)
      const s = Math.sin(turn)
      const p = toScreen(view.camera(), world.x + cx * c - cy * s, world.y + cx * s + cy * c)
      return { ...set, left: p.x - set.width / 2, top: p.y - set.height / 2, turn }
    },
    portrait(id, field, scale) {
      const entry = view.spatial.entries.get(id)
      return entry && portraitOf(view, entry, field, scale)
    },
    shape() {
      const { width, height } = view.clear()
      return width / height
    },
    seen: () => seenBy(view.camera()).seen,
    beyond() {
      const { width, height } = view.size()
      const { x, y } = toTable(view.goal(), width / 2, height / 2)
      return lead.beyond().map(({ world }) => Math.atan2(world.y - y, world.x - x))
    },
    lying({ left, top, right, bottom }) {
      const corner = dom.board?.getBoundingClientRect() ?? { left: 0, top: 0 }
      const from = toTable(view.camera(), left - corner.left, top - corner.top)
      const to = toTable(view.camera(), right - corner.left, bottom - corner.top)
      const part = { minX: from.x, minY: from.y, maxX: to.x, maxY: to.y }
      return view.spatial.seen(part).map(({ minX, minY, maxX, maxY }) => {
        const a = toScreen(view.camera(), minX, minY)
        const b = toScreen(view.camera(), maxX, maxY)
        return {
          left: corner.left + a.x,
          top: corner.top + a.y,
          right: corner.left + b.x,
          bottom: corner.top + b.y,
        }
      })
    },
    centre() {
      const { x, y } = middle()
      return toTable(view.camera(), x, y)
    },
    at: (clientX, clientY) => seenBy(view.camera()).at(clientX, clientY),
    lies(x, y) {
      const p = toScreen(view.camera(), x, y)
      return dom.hands?.hit(p.x, p.y, 'mouse')
    },
    current: () => dom.focus?.current(),
    place: (changes) => arranger.place(changes),
    beside: (ids, id) => void arranger.beside(ids, id),
    nudge: (ids, arrow, far) => void arranger.nudge(ids, arrow, far),
    bin: (ids) => arranger.bin(ids),
    focus: (id) => dom.focus?.focus(id),
    debug: () => ({ ...view.debug(), drag: dom.hands?.machine.state() ?? '' }),
  }
}
