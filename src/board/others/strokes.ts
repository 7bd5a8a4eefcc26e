import type { Spot } from '../../rules/ink/ink.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { seatAt } from '../../table/presence/edges.ts'
import type { Presence, StrokeEnd } from '../../table/presence/presence.ts'
import { makeWet, type Wet } from '../ink/wet.ts'
import type { Dom } from '../view/dom.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'

/** A stroke that is done stays so long until the table brings it, ms. */
const DRY = 500
/** Of a longer stroke no more is shown while it is being written. */
const MOST = 2000
/** Nobody writes longer ones in one go, mm: of what one screen writes no more is shown. */
const LONG = 20_000
/** How hard others press is told with the whole stroke only. */
const PRESSED = 0.5

interface Growing {
  readonly wet: Wet
  /** Where its spots stand in the stroke: those that never came are missing. */
  readonly spots: Map<number, Spot>
}

const wayTo = (to: Spot, from = to): number => Math.hypot(to.x - from.x, to.y - from.y)

/** Strokes of others, while they write them. */
export function makeStrokes(view: View, props: () => BoardProps, dom: Dom) {
  /** Of each screen, by their numbers. */
  const growing = new Map<number, Map<number, Growing>>()
  const wet = makeWet(view, () => dom.board)
  const { presence, state } = props().table

  const done = (screen: number, n: number) => {
    const stroke = growing.get(screen)?.get(n)
    growing.get(screen)?.delete(n)
    if (!stroke) return
    stroke.wet.open = false
    setTimeout(() => wet.remove(stroke.wet), DRY)
  }
  const end = (screen: number) => {
    for (const n of [...(growing.get(screen)?.keys() ?? [])]) done(screen, n)
    growing.delete(screen)
  }

  const begin = (screen: number, stroke: StrokeEnd): Growing => {
    const there = presence.others().get(screen)
    const color = seatOf(state().seats, there && seatAt(there, stroke))?.color
    const begun = { spots: new Map(), wet: { spots: [], ahead: [], color, open: true } }
    wet.add(begun.wet)
    return begun
  }

  return {
    /** Takes in what this screen writes: with several hands, several strokes. */
    take(screen: number, strokes: readonly StrokeEnd[]) {
      const all = growing.get(screen) ?? new Map<number, Growing>()
      growing.set(screen, all)
      for (const n of [...all.keys()]) if (!strokes.some((one) => one.n === n)) done(screen, n)
      let left = LONG
      for (const one of strokes) {
        const stroke = all.get(one.n) ?? begin(screen, one)
        all.set(one.n, stroke)
        one.spots.forEach(([x, y], i) => {
          if (stroke.spots.size < MOST || stroke.spots.has(one.from + i))
            stroke.spots.set(one.from + i, { x, y, p: PRESSED })
        })
        const order = [...stroke.spots].sort(([a], [b]) => a - b)
        const spots: Spot[] = []
        for (const [, spot] of order) {
          left -= wayTo(spot, spots.at(-1))
          if (left < 0) break
          spots.push(spot)
        }
        stroke.wet.spots = spots
      }
      if (strokes.length > 0) wet.ask()
    },
    /** Who has left writes no more. */
    keep(others: ReadonlyMap<number, Presence>) {
      for (const screen of [...growing.keys()]) if (!others.has(screen)) end(screen)
    },
    close() {
      for (const screen of [...growing.keys()]) end(screen)
    },
  }
}
