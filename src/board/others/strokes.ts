import type { Spot } from '../../rules/ink/ink.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { Presence, StrokeEnd } from '../../table/presence/presence.ts'
import { makeWet, type Wet } from '../ink/wet.ts'
import type { Dom } from '../view/dom.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'

/** A stroke that is done stays so long until the table brings it, ms. */
const DRY = 500
/** Of a longer stroke no more is shown while it is being written. */
const MOST = 2000
/** How hard others press is told with the whole stroke only. */
const PRESSED = 0.5

interface Growing {
  readonly n: number
  readonly wet: Wet
  /** Where its spots stand in the stroke: those that never came are missing. */
  readonly spots: Map<number, Spot>
}

/** Strokes of others, while they write them. */
export function makeStrokes(view: View, props: () => BoardProps, dom: Dom) {
  const growing = new Map<number, Growing>()
  const wet = makeWet(view, () => dom.board)
  const { presence, state } = props().table

  const done = (screen: number) => {
    const stroke = growing.get(screen)
    growing.delete(screen)
    if (!stroke) return
    stroke.wet.open = false
    setTimeout(() => wet.remove(stroke.wet), DRY)
  }

  const begin = (screen: number, n: number): Growing => {
    const { seat } = presence.others().get(screen) ?? {}
    const color = seatOf(state().seats, seat)?.color
    const stroke = { n, spots: new Map(), wet: { spots: [], ahead: [], color, open: true } }
    growing.set(screen, stroke)
    wet.add(stroke.wet)
    return stroke
  }

  return {
    /** Takes in what this screen writes; undefined when it writes nothing. */
    take(screen: number, ink: StrokeEnd | undefined) {
      const now = growing.get(screen)
      if (now && now.n !== ink?.n) done(screen)
      if (!ink) return
      const stroke = now?.n === ink.n ? now : begin(screen, ink.n)
      ink.spots.forEach(([x, y], i) => {
        if (stroke.spots.size < MOST || stroke.spots.has(ink.from + i))
          stroke.spots.set(ink.from + i, { x, y, p: PRESSED })
      })
      const order = [...stroke.spots].sort(([a], [b]) => a - b)
      stroke.wet.spots = order.map(([, spot]) => spot)
      wet.ask()
    },
    /** Who has left writes no more. */
    keep(others: ReadonlyMap<number, Presence>) {
      for (const screen of [...growing.keys()]) if (!others.has(screen)) done(screen)
    },
    close() {
      for (const screen of [...growing.keys()]) done(screen)
    },
  }
}
