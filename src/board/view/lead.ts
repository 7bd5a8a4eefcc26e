import { boxRound, meets, type Rect } from '../../paint/pen/rect.ts'
import type { ItemId } from '../../rules/plain/item.ts'
import { type Camera, reveal, viewOf } from '../map/camera.ts'
import { centredOn, frame, frameAll, goOn, middleOf, shows } from '../map/frame.ts'
import { lyingOf } from '../map/lying.ts'
import type { BoardProps } from './props.ts'
import type { Led } from './state.ts'
import type { View } from './view.ts'

/** How softly the view follows, ms; what comes within the first of these is one. */
const GATHERED = 160
const FOLLOWS = 520
/** People see the paper of a screen that they sit around no larger than so by itself: a whole game has room on it. */
const AMONG = 0.7
/** And no smaller than so, nor than so many px a mm: its words are read from the rim. */
const LEAST = { among: 0.5, zoom: 1 }

/** Leads the view as long as nobody here has moved it: to what is to be read, and on to what is laid. */
export interface Lead {
  /** These lie there anew. */
  added(ids: readonly ItemId[]): void
  /** Goes at once to what has just been laid, if it was about to. */
  now(): void
  /** Shows what lies there so that its words can be read; from now on the view follows what is laid. */
  read(smooth?: boolean): void
  /** Shows all that lies there, until something is laid beyond it. */
  all(smooth?: boolean): void
  /** Shows all that lies there, from now on; once more, and it is shown so that it can be read. */
  fit(): void
  /**
   * The farthest that a screen which people sit around is seen from of its own accord, so that it can be read: there it
   * goes once something is laid out of sight. Undefined where it does not lead that view, or is there already.
   */
  farthest(): Camera | undefined
  /** Shows the whole table, with all its paper: that is somebody's own look at it. */
  whole(): void
  close(): void
}

/** Less farther than this is not worth moving the table for. */
const WORTH = 1.02

/** Leads this view. */
export function makeLead(
  view: View,
  props: () => BoardProps,
  /** Whether a hand is at something just now. */
  busy: () => boolean,
): Lead {
  let fresh: ItemId[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const lying = (about?: readonly ItemId[]) => lyingOf(view.spatial, view.look(), about)

  const framed = (how: Led): Camera => {
    const all = how === 'all' ? view.spatial.bounds() : undefined
    const { round } = props()
    const most = round && round.mm * AMONG
    return all ? frameAll(all, view.clear(), most) : frame(lying(), view.clear(), most)
  }

  /** So as it was before these were laid: they were laid for that view. */
  const farthest = (laid: readonly ItemId[] = []): Camera | undefined => {
    const { round } = props()
    const all = view.spatial.bounds(({ id }) => !laid.includes(id)) ?? view.spatial.bounds()
    if (!round || !all || view.led() === undefined) return undefined
    const zoom = Math.max(LEAST.zoom, round.mm * LEAST.among)
    return view.goal().zoom > zoom * WORTH
      ? centredOn(middleOf(all), zoom, view.clear())
      : undefined
  }

  /** Whether so much of it is seen that whoever wants the rest draws it nearer. */
  const isOnScreen = (one: Rect): boolean => {
    const { x, y } = middleOf(one)
    return meets(viewOf(view.goal(), view.size()), { minX: x, minY: y, maxX: x, maxY: y })
  }

  /** Among people the table moves once: to where a whole game has room. Later no more than it must. */
  const showFarther = (ids: readonly ItemId[]) => {
    const about = lying(ids).itself
    const clear = view.clear()
    if (!about || isOnScreen(about)) return
    const far = farthest(ids) ?? view.goal()
    view.leadTo(shows(far, about, clear) ? far : reveal(far, about, clear), 'all', FOLLOWS)
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
    if (how === undefined || ids.length === 0 || elsewhere) {
      fresh = []
      return
    }
    if (busy()) return later()
    fresh = []
    if (props().round) return showFarther(ids)
    // What is laid beyond all that somebody wanted to see is read again: with each one more it would all be smaller.
    const to = goOn(view.goal(), lying(ids), view.clear(), how === 'all')
    view.leadTo(to, to === view.goal() ? how : 'reading', FOLLOWS)
  }

  const later = () => {
    timer ??= setTimeout(follow, GATHERED)
  }

  return {
    added(ids) {
      if (view.led() === undefined || ids.length === 0) return
      fresh = fresh.concat(ids)
      later()
    },
    now() {
      if (timer === undefined) return
      clearTimeout(timer)
      follow()
    },
    read(smooth = true) {
      view.leadTo(framed('reading'), 'reading', smooth)
    },
    all(smooth = true) {
      view.leadTo(framed('all'), 'all', smooth)
    },
    fit() {
      const all = framed('all')
      const { left, top, zoom } = view.goal()
      const shown = all.left === left && all.top === top && all.zoom === zoom
      if (shown) view.leadTo(framed('reading'), 'reading')
      else view.leadTo(all, 'all')
    },
    farthest: () => farthest(),
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
