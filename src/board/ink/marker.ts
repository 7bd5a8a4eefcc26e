import type { Change } from '../../rules/board/change.ts'
import { inkOf, MOST_SPOTS, type Spot, thinned } from '../../rules/ink/ink.ts'
import { topZ } from '../../rules/plain/place.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { handOf } from '../../table/presence/edges.ts'
import { MOST_TOLD_SPOTS } from '../../table/presence/motion.ts'
import { LOADS, type StrokeEnd } from '../../table/presence/presence.ts'
import { toTable } from '../map/camera.ts'
import { nearEnough } from '../map/hit.ts'
import { sketchOf } from '../map/sketch.ts'
import type { Entry } from '../map/spatial.ts'
import type { Dab, Deed } from '../touch/deed.ts'
import type { BoardProps } from '../view/props.ts'
import type { View } from '../view/view.ts'
import { makeEraser } from './eraser.ts'
import { far, footOf, PRESS, pressureOf, writtenOn } from './stroke.ts'
import { makeWet, type Wet } from './wet.ts'

/** Does what hands did with markers and erasers. */
export type Marker = (deed: Extract<Deed, { do: 'ink' | 'unink' | 'rub' | 'unrub' }>) => void

/** How much of a new place counts beside where the tip was: a mouse trembles more than a pen. */
const STEADY = { pen: 0.85, mouse: 0.62 }
/** Spots that were not looked through yet whether they are needed. */
const RAW = 160
/** Smaller steps of the tip are none, px. */
const STILL = 0.4
/** A moving marker is heard every so many ms; CSS px in a mm, as people see it. */
const HEARD = 42
const PX = 3.8
/** Others are told of a spot every so many px. */
const TOLD = 7
/** A touch that went no farther drew nothing on purpose, px. */
const TAP = 8

interface Stroke extends Wet {
  spots: Spot[]
  /** Those before this one have been thinned. */
  done: number
  last: Dab
  heard: Dab
  /** Its number, the spots that others are told of, and where the last of them was. */
  readonly n: number
  readonly told: (readonly [number, number])[]
  toldAt?: Dab
  /** Its end, as others are told of it. */
  end?: StrokeEnd
  /** Something was being written as it came down. */
  readonly ends: boolean
}

const isTap = ([first, ...more]: readonly Spot[], zoom: number): boolean =>
  more.every((spot) => first && Math.hypot(spot.x - first.x, spot.y - first.y) * zoom < TAP)

/** Markers and erasers in hands: what they do is seen at once, and written into the table when they are taken up. */
export function makeMarker(
  view: View,
  props: () => BoardProps,
  board: () => HTMLElement | null,
): Marker {
  const strokes = new Map<number, Stroke>()
  const wet = makeWet(view, board)
  let count = 0
  const eraser = makeEraser(view, props)

  const color = () => {
    const { seat, table } = props()
    return seatOf(table.state().seats, seat)?.color
  }

  const spotOf = ({ x, y }: Dab, p: number): Spot => ({ ...toTable(view.camera(), x, y), p })

  /** A tip that moves whispers: by how fast it went since it was heard last. */
  const listen = (stroke: Stroke, dabs: readonly Dab[]) => {
    const dab = dabs.at(-1)
    const { heard } = stroke
    if (!dab || dab.at - heard.at < HEARD) return
    const speed = (far(heard, dab) / PX / (dab.at - heard.at)) * 1000
    stroke.heard = dab
    props().onScratch(speed)
  }

  const go = (stroke: Stroke, dabs: readonly Dab[]) => {
    for (const dab of dabs) {
      const { last } = stroke
      if (Math.hypot(dab.x - last.x, dab.y - last.y) < STILL) continue
      const k = dab.pressure === undefined ? STEADY.mouse : STEADY.pen
      const tip = {
        ...dab,
        x: last.x + (dab.x - last.x) * k,
        y: last.y + (dab.y - last.y) * k,
      }
      stroke.spots.push(spotOf(tip, pressureOf(dab, last, stroke.spots.at(-1)?.p ?? PRESS.begin)))
      stroke.last = tip
    }
    listen(stroke, dabs)
    if (stroke.spots.length - stroke.done < RAW) return
    // A long stroke is drawn anew in every frame: what the eye would not miss is left out of it on the way.
    const fewer = thinned(stroke.spots.slice(0, -RAW / 4))
    stroke.spots = [...fewer, ...stroke.spots.slice(-RAW / 4)]
    stroke.done = fewer.length
  }

  /** Others see it grow: every few px of the way, and where the tip is. */
  const tell = (stroke: Stroke, dab: Dab) => {
    const { table, seat } = props()
    const { presence } = table
    const tip = stroke.spots.at(-1)
    if (!tip || presence.others().size === 0) return
    const { told } = stroke
    if (!stroke.toldAt || far(stroke.toldAt, dab) > TOLD) {
      told.push([tip.x, tip.y])
      stroke.toldAt = dab
    }
    const spots = [...told.slice(1 - MOST_TOLD_SPOTS), [tip.x, tip.y] as const]
    const from = told.length + 1 - spots.length
    stroke.end = { ...handOf(presence, seat), n: stroke.n, from, spots }
    publish()
  }
  const publish = () => {
    const ends = [...strokes.values()].flatMap(({ end }) => end ?? [])
    props().table.presence.move({ strokes: ends })
  }

  const begin = (pointer: number, dab: Dab) => {
    count = (count + 1) % LOADS
    const stroke: Stroke = {
      spots: [spotOf(dab, dab.pressure ?? PRESS.begin)],
      ahead: [],
      color: color(),
      open: true,
      done: 0,
      last: dab,
      heard: dab,
      n: count,
      told: [],
      ends: props().writing !== undefined,
    }
    strokes.set(pointer, stroke)
    wet.add(stroke)
    props().onSketch(pointer, undefined)
  }

  const end = (pointer: number, stroke: Stroke, dabs: readonly Dab[]) => {
    strokes.delete(pointer)
    // The tip has been a little behind the hand.
    for (const dab of dabs)
      if (far(stroke.last, dab) > 1) stroke.spots.push(spotOf(dab, PRESS.least))
    stroke.ahead = []
    stroke.open = false
    const { table, seat, chance } = props()
    publish()
    const spots = thinned(stroke.spots)
    // A touch beside what was written only ends that.
    if (stroke.ends && isTap(stroke.spots, view.camera().zoom)) return wet.remove(stroke)
    const lies = (entry: Entry) => !view.lifts.ids.has(entry.id) && !props().hidden.has(entry.id)
    const carrier = writtenOn(view.spatial, stroke.spots, lies)
    const on = carrier && { id: carrier.id, world: carrier.world }
    let z = topZ(table.state().items)
    const items = []
    for (let at = 0; at === 0 || at < spots.length - 1; at += MOST_SPOTS - 1) {
      z += 1
      const part = spots.slice(at, at + MOST_SPOTS)
      items.push(inkOf({ id: chance.id(), spots: part, z, color: stroke.color, on }))
    }
    const refused = table.apply(
      items.map((item): Change => ({ do: 'make', item })),
      { seat: seat ?? '' },
    )
    wet.ask()
    view.settled(() => wet.remove(stroke))
    if (refused) return
    const ids = items.map(({ id }) => id)
    const sketch = sketchOf(
      view.spatial,
      stroke.spots,
      carrier,
      ids,
      nearEnough(view.camera().zoom),
    )
    if (!sketch) return
    const edge = props().round?.sides.find((side) => side.seat === seat)?.edge
    const at = footOf(view.camera(), stroke.spots, edge)
    props().onSketch(pointer, { ...sketch, at, by: seat })
  }

  const ink = (deed: Extract<Deed, { do: 'ink' }>) => {
    const { pointer, dabs } = deed
    const stroke = strokes.get(pointer)
    if (deed.to === 'begin') {
      if (dabs[0]) begin(pointer, dabs[0])
    } else if (stroke && deed.to === 'end') end(pointer, stroke, dabs)
    else if (stroke) {
      go(stroke, dabs)
      tell(stroke, stroke.last)
      const p = stroke.spots.at(-1)?.p ?? PRESS.begin
      stroke.ahead = (deed.ahead ?? []).map((dab) => spotOf(dab, p))
      wet.ask()
    }
  }

  const unink = (pointer: number) => {
    const stroke = strokes.get(pointer)
    strokes.delete(pointer)
    publish()
    if (stroke) wet.remove(stroke)
  }

  return (deed) => {
    if (deed.do === 'ink') ink(deed)
    else if (deed.do === 'unink') unink(deed.pointer)
    else eraser(deed)
  }
}
