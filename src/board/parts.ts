import { cameLate } from '../paint/letters/letters.ts'
import { makeHandle } from './handle.ts'
import { makeDeal } from './hold/deal.ts'
import { makeDoer } from './hold/deeds.ts'
import { listen } from './hold/hands.ts'
import { makeHold } from './hold/hold.ts'
import { makePencil } from './hold/pencil.ts'
import { makeSelection } from './hold/selection.ts'
import { listenWheel } from './hold/wheel.ts'
import type { Marker } from './ink/marker.ts'
import type { Others } from './others/others.ts'
import type { Dom } from './view/dom.ts'
import { drawHalo } from './view/halo.ts'
import { makeLead } from './view/lead.ts'
import type { BoardProps } from './view/props.ts'
import { freshState } from './view/state.ts'
import { drawStrings } from './view/strings.ts'
import { makeView } from './view/view.ts'

/** Everything of one board that lives outside React, put together once for a table. */
export function assemble(props: () => BoardProps, dom: Dom) {
  const { table, game } = props()
  const state = freshState(game.pieces)
  const view = makeView(props, state)
  const selection = makeSelection(view, state, props)
  const hold = makeHold(view, state, props, (x, y) => over(dom.board, x, y))
  const pencil = makePencil(view, state)
  const others = lateOthers()
  const deal = makeDeal(view, props, hold)
  const act = makeDoer(view, props, hold, selection, pencil, lateMarker(), (id) =>
    dom.focus?.attend(id),
  )
  const lead = makeLead(view, props, () => (dom.hands?.machine.state() ?? '') !== '')
  const handle = makeHandle({ view, hold, deal, lead, selection, dom })
  view.update(table.state().items.keys())
  view.setMarks(props().marks)

  /** The hands of others: what shows them comes with the first of them. */
  function lateOthers() {
    let shown: Others | undefined
    let sentFor = false
    let closed = false
    const send = async () => {
      sentFor = true
      try {
        const { makeOthers } = await import('./others/others.ts')
        if (closed) return
        shown = makeOthers(view, props, hold, dom)
        shown.read()
      } catch {
        // It did not come: it is sent for again with the next word of them.
        sentFor = false
      }
    }
    return {
      now: () => shown,
      read() {
        if (shown) shown.read()
        else if (!sentFor && table.presence.others().size > 0) void send()
      },
      close() {
        closed = true
        shown?.close()
      },
    }
  }

  /** Markers come with the first stroke, which waits for them. */
  function lateMarker(): Marker {
    let marker: Marker | undefined
    let waiting: Parameters<Marker>[0][] | undefined
    const send = async () => {
      try {
        const { makeMarker } = await import('./ink/marker.ts')
        marker = makeMarker(view, props, () => dom.board)
        for (const deed of waiting ?? []) marker(deed)
      } finally {
        // It did not come: it is sent for again with the next stroke.
        waiting = undefined
      }
    }
    return (deed) => {
      if (marker) return marker(deed)
      if (waiting) return void waiting.push(deed)
      waiting = [deed]
      void send().catch(() => undefined)
    }
  }

  /** What is drawn by reference in every frame. */
  let drawn: readonly unknown[] = []
  let held = 0
  const frame = (now: number) => {
    const layers = view.layers()
    if (!layers) return false
    hold.follow()
    pencil.step()
    const moving = others.now()?.step(now) ?? false
    const { glow } = props()
    const lifted = view.lifts.ids.size
    const next = [
      selection.count(),
      lifted,
      view.changes(),
      glow,
      selection.ids.size + glow.size > 0 && view.camera(),
    ]
    if (next.some((value, i) => value !== drawn[i])) {
      drawn = next
      drawHalo(layers.halo, view, selection.ids, glow)
    }
    if (held + lifted > 0) drawStrings(layers.lines, view)
    held = lifted
    return moving
  }

  return {
    view,
    selection,
    deal,
    lead,
    handle,
    others,
    /** Listens to pointers, wheel and table. Returns the way out. */
    attach(board: HTMLElement): () => void {
      const hands = listen(board, view, props, act)
      dom.hands = hands
      const unwheel = listenWheel(board, view)
      const again = () => view.refreshAll()
      // Pixi brings its textures back after a lost context, but draws nothing until it is asked.
      board.addEventListener('webglcontextrestored', again, true)
      const fonts = ({ fontfaces }: FontFaceSetLoadEvent) => {
        if (cameLate(fontfaces)) view.refreshAll(true)
      }
      document.fonts.addEventListener('loadingdone', fonts)
      view.steps.add(frame)
      const change = (touched: ReadonlySet<string>) => {
        const known = view.spatial.entries
        const fresh = [...touched].filter((id) => !known.has(id))
        view.update(touched)
        lead.added(fresh.filter((id) => known.has(id)))
        selection.prune()
        dom.focus?.stale()
      }
      change(new Set(table.state().items.keys()))
      const unsubscribe = table.subscribe(change)
      const unhear = table.presence.subscribe(others.read)
      return () => {
        unsubscribe()
        unhear()
        view.steps.delete(frame)
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

/** Whether a point (px from the board's corner) is on the board itself and not on something that lies over it. */
function over(board: HTMLElement | null, x: number, y: number): boolean {
  if (!board) return false
  const corner = board.getBoundingClientRect()
  const there = document.elementFromPoint(corner.left + x, corner.top + y)
  return there !== null && board.contains(there)
}
