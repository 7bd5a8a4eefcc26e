import { markOf } from '../paint/look.ts'
import { readingZoom } from '../paint/readable.ts'
import { boxRound, type Rect } from '../paint/rect.ts'
import type { ItemId } from '../rules/item.ts'
import type { Camera } from './camera.ts'
import { frame, frameAll, goOn, type Lying } from './frame.ts'
import type { BoardProps } from './props.ts'
import { isInk } from './spatial.ts'
import type { Led, View } from './view.ts'

/** How softly the view follows, ms; what comes within the first of these is one. */
const GATHERED = 160
const FOLLOWS = 520
/** Of more at once none is what it is about. */
const FEW = 12
/** The words of so many things are looked at: with more in sight, the others are as long. */
const LOOKED_AT = 240
/** The name of a new card can be read from this zoom on. */
const BARE = 1.05

export type Lead = ReturnType<typeof makeLead>

/** Leads the view as long as nobody here has moved it: to what is to be read, and on to what is laid. */
export function makeLead(
  view: View,
  props: () => BoardProps,
  /** Whether a hand is at something just now. */
  busy: () => boolean,
) {
  let fresh: ItemId[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Round these, what carries them, and all that is stuck on it. */
  const round = (ids: readonly ItemId[]): Rect | undefined => {
    const { entries } = view.spatial
    const boxes = ids.flatMap((id) => {
      let lowest = entries.get(id)
      while (lowest?.on !== undefined && entries.has(lowest.on)) lowest = entries.get(lowest.on)
      return lowest ? view.spatial.withStuck(lowest.id).flatMap((one) => entries.get(one) ?? []) : []
    })
    return boxRound(boxes)
  }

  /** What is played now, can be played, or was laid last. */
  const playing = (): ItemId[] => {
    const entries = [...view.spatial.entries.values()]
    const look = view.look()
    for (const as of ['current', 'ready'] as const) {
      const found = entries.find(({ id }) => markOf(look, id, as))
      if (found) return [found.id]
    }
    const laid = entries.filter((entry) => !isInk(entry))
    const last = laid.reduce<(typeof laid)[number] | undefined>(
      (top, one) => (top && top.item.place.z >= one.item.place.z ? top : one),
      undefined,
    )
    return last ? [last.id] : []
  }

  const reading = (part: Rect): number => {
    const look = view.look()
    let zoom = BARE
    for (const { piece, item, id } of view.spatial.seen(part).slice(0, LOOKED_AT))
      zoom = Math.max(zoom, readingZoom(piece, item, look.face, markOf(look, id, 'owner') !== undefined))
    return zoom * view.letter()
  }

  const lying = (about: readonly ItemId[]): Lying => ({
    all: view.spatial.bounds(),
    about: round(about.length > 0 && about.length <= FEW ? about : playing()),
    reading,
  })

  const framed = (how: Led): Camera => {
    const all = view.spatial.bounds()
    return how === 'all' && all ? frameAll(all, view.clear()) : frame(lying([]), view.clear())
  }

  const follow = () => {
    timer = undefined
    const how = view.led()
    const ids = fresh.filter((id) => view.spatial.entries.has(id))
    const { writing } = props()
    // Whoever writes looks at what is written.
    const elsewhere = writing && !ids.includes(writing.id)
    if (how === undefined || ids.length === 0 || elsewhere) {
      fresh = []
      return
    }
    if (busy()) return later()
    fresh = []
    const to = how === 'all' ? framed(how) : goOn(view.goal(), lying(ids), view.clear())
    view.leadTo(to, how, FOLLOWS)
  }

  const later = () => {
    timer ??= setTimeout(follow, GATHERED)
  }

  return {
    /** These lie there anew. */
    added(ids: readonly ItemId[]) {
      if (view.led() === undefined || ids.length === 0) return
      fresh.push(...ids)
      later()
    },
    /** Shows what lies there so that its words can be read; from now on the view follows what is laid. */
    read(smooth = true) {
      view.leadTo(framed('reading'), 'reading', smooth)
    },
    /** Shows all that lies there, and goes on doing so. */
    all(smooth = true) {
      view.leadTo(framed('all'), 'all', smooth)
    },
    /** Shows all that lies there, from now on; once more, and it is shown so that it can be read. */
    fit() {
      const all = framed('all')
      const { left, top, zoom } = view.goal()
      const shown = all.left === left && all.top === top && all.zoom === zoom
      if (shown) view.leadTo(framed('reading'), 'reading')
      else view.leadTo(all, 'all')
    },
    /** Shows the whole table, with all its paper: that is somebody's own look at it. */
    whole() {
      const paper = view.paper()
      const all = view.spatial.bounds()
      view.turnTo(frameAll(all ? boxRound([paper, all]) : paper, view.clear()), true)
    },
    round,
    close() {
      clearTimeout(timer)
    },
  }
}
