import { boxRound, meets } from '../../paint/pen/rect.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { type Camera, viewOf } from '../map/camera.ts'
import { frame, frameAll, goOn, middleOf } from '../map/frame.ts'
import { lyingOf } from '../map/lying.ts'
import type { Entry } from '../map/spatial.ts'
import type { BoardProps } from './props.ts'
import type { Led } from './state.ts'
import type { View } from './view.ts'

/** How softly the view follows, ms; what comes within the first of these is one. */
const GATHERED = 160
const FOLLOWS = 520
/**
 * Leads the view as long as nobody here has moved it: to what is to be read, and on to what is laid. Among people it
 * stays where it is: only they move it.
 */
export interface Lead {
  /** These lie there anew. */
  added(ids: readonly ItemId[]): void
  /** Goes at once to what has just been laid, if it was about to. */
  now(): void
  /** Shows what lies there so that its words can be read; from now on the view follows what is laid. */
  read(): void
  /** The view is another one: it is led anew, where the page leads it, before it is seen so. */
  resized(): void
  /** A step of the view, which leads it anew where that is due. */
  step(): boolean
  /** Shows all that lies there, from now on; once more, and it is shown so that it can be read. */
  fit(): void
  /** Whether only people move it: they sit round this screen. */
  stays(): boolean
  /** The things on the paper that so little is seen of that nobody would draw them nearer. */
  beyond(): readonly Entry[]
  /** Shows the whole table, with all its paper: that is somebody's own look at it. */
  whole(): void
  close(): void
}

/** Leads this view. */
export function makeLead(
  view: View,
  props: () => BoardProps,
  /** Whether a hand is at something just now. */
  busy: () => boolean,
): Lead {
  let fresh: ItemId[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Nobody has seen the view as it is led: bars that lie over it may still come. */
  let due = true

  const lying = (about?: readonly ItemId[]) =>
    lyingOf(view.spatial, view.look(), about, props().seat)

  const framed = (how: Led): Camera => {
    const all = how === 'all' ? view.spatial.bounds() : undefined
    const [most, near] = props().round?.nearest(view.spatial) ?? []
    return all ? frameAll(all, view.clear(), most) : frame(lying(), view.clear(), most, near)
  }

  const follow = () => {
    timer = undefined
    const how = view.led()
    // Whoever lays something out of all sight draws nobody after it.
    const paper = view.paper()
    const ids = fresh.filter((id) => {
      const entry = view.spatial.entries.get(id)
      return entry !== undefined && meets(paper, entry)
    })
    const { writing } = props()
    // Whoever writes looks at what is written.
    const elsewhere = writing && !ids.includes(writing.id)
    if (how === undefined || ids.length === 0 || elsewhere || due) {
      fresh = []
      return
    }
    if (busy()) return later()
    fresh = []
    // What is laid beyond all that somebody wanted to see is read again: with each one more it would all be smaller.
    const to = goOn(view.goal(), lying(ids), view.clear(), how === 'all')
    view.leadTo(to, to === view.goal() ? how : 'reading', FOLLOWS)
  }

  const later = () => {
    timer ??= setTimeout(follow, GATHERED)
  }

  return {
    added(ids) {
      if (view.led() === undefined || ids.length === 0 || props().round) return
      fresh = fresh.concat(ids)
      later()
    },
    now() {
      if (timer === undefined) return
      clearTimeout(timer)
      follow()
    },
    read() {
      view.leadTo(framed('reading'), 'reading')
    },
    resized() {
      due = true
    },
    step() {
      const how = view.led()
      if (due && how !== undefined) view.leadTo(framed(how), how, false)
      due = false
      return false
    },
    fit() {
      const all = framed('all')
      const { left, top, zoom } = view.goal()
      const shown = all.left === left && all.top === top && all.zoom === zoom
      if (shown) view.leadTo(framed('reading'), 'reading')
      else view.leadTo(all, 'all')
    },
    stays: () => props().round !== undefined,
    beyond() {
      const seen = viewOf(view.goal(), view.size())
      const paper = view.paper()
      return [...view.spatial.entries.values()].filter((entry) => {
        const { x, y } = middleOf(entry)
        const isSeen = meets(seen, { minX: x, minY: y, maxX: x, maxY: y })
        return !isSeen && entry.item.place.on === undefined && meets(paper, entry)
      })
    },
    whole() {
      const paper = view.paper()
      const all = view.spatial.bounds()
      view.turnTo(frameAll(all ? boxRound([paper, all]) : paper, view.clear()), true)
    },
    close() {
      clearTimeout(timer)
    },
  }
}
