import type { NewItem } from '../board/change.ts'
import type { Piece } from '../board/piece.ts'
import type { Item, ItemId, Plain } from '../plain/item.ts'
import { into, type WorldPlace } from '../plain/place.ts'

/**
 * A point of a stroke: mm from the middle of what the stroke is placed by, and how hard the marker was pressed, 0 to 1.
 */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly p: number
}

/** What a marker wrote: a piece of every game, which gives it a name. Its size is read off its path. */
export const INK = {
  painter: 'ink',
  width: 1,
  height: 1,
  texts: [],
} as const satisfies Omit<Piece, 'say'>

/** Smaller ink is letters, and nothing by itself to those who go from thing to thing, mm. */
export const DRAWN = 45

/** Painters of things that can be written on. */
const WRITTEN_ON: readonly Piece['painter'][] = ['card', 'note', 'oval', 'sheet', 'placard']

export const takesInk = ({ painter }: Piece): boolean => WRITTEN_ON.includes(painter)

/** Of a longer stroke the rest is another stroke. */
export const MOST_SPOTS = 2000
/** No path is longer, in characters, and none reaches farther from its middle, mm. */
const MOST_CHARACTERS = 9 * MOST_SPOTS
const FARTHEST = 10_000

/*
 * A path is printable ASCII: for each spot how far it lies from the one before it, first x, then y, in tenths of a mm,
 * zigzag. Each is one character, or FAR and three characters. Before a spot that was pressed otherwise than the one
 * before it stands how hard, in eighths. The first spot is measured from the middle.
 */
const FIRST = 33
const DIGITS = 84
const FAR = DIGITS
const PRESSED = FAR + 1
const LEVELS = 8
const FINE = 10
/** What is no more than this beside the way is left out, mm; and how much a pressure from 0 to 1 counts for. */
const STRAY = 0.14
const WEIGHT = 1.2

const zigzag = (n: number) => (n < 0 ? -2 * n - 1 : 2 * n)
const unzigzag = (n: number) => (n % 2 === 0 ? n / 2 : -(n + 1) / 2)
const levelOf = (p: number) => Math.min(LEVELS - 1, Math.max(0, Math.round(p * (LEVELS - 1)) || 0))

function written(n: number): string {
  const z = zigzag(n)
  const digit = (value: number) => String.fromCharCode(FIRST + (value % DIGITS))
  if (z < DIGITS) return digit(z)
  const far = Math.min(z, DIGITS ** 3 - 1)
  const all = [far / DIGITS ** 2, far / DIGITS, far].map((value) => digit(Math.floor(value)))
  return String.fromCharCode(FIRST + FAR) + all.join('')
}

/** A stroke as a path: to a tenth of a mm, and without what the eye would not miss. */
export function packPath(spots: readonly Spot[]): string {
  let path = ''
  let [x, y, level] = [0, 0, -1]
  for (const spot of thinned(spots).slice(0, MOST_SPOTS)) {
    const pressed = levelOf(spot.p)
    if (pressed !== level) path += String.fromCharCode(FIRST + PRESSED + pressed)
    level = pressed
    const [toX, toY] = [Math.round(spot.x * FINE), Math.round(spot.y * FINE)]
    path += written(toX - x) + written(toY - y)
    ;[x, y] = [toX, toY]
  }
  return path
}

/** The spots of a path; undefined for what is no path, or an endless one. */
export function unpackPath(path: Plain | undefined): readonly Spot[] | undefined {
  if (typeof path !== 'string' || path === '' || path.length > MOST_CHARACTERS) return undefined
  const spots: Spot[] = []
  let at = 0
  let [x, y, p] = [0, 0, 0.5]
  const digit = (): number => {
    const value = path.charCodeAt(at++) - FIRST
    return value >= 0 && value < DIGITS ? value : Number.NaN
  }
  const next = (): number => {
    if (path.charCodeAt(at) - FIRST !== FAR) return unzigzag(digit())
    at += 1
    const [a, b, c] = [digit(), digit(), digit()]
    return unzigzag(a * DIGITS ** 2 + b * DIGITS + c)
  }
  while (at < path.length) {
    const level = path.charCodeAt(at) - FIRST - PRESSED
    if (level >= 0) {
      if (level >= LEVELS) return undefined
      p = level / (LEVELS - 1)
      at += 1
    }
    x += next()
    y += next()
    // Not a number is not within either.
    if (!(Math.abs(x) <= FARTHEST * FINE && Math.abs(y) <= FARTHEST * FINE)) return undefined
    spots.push({ x: x / FINE, y: y / FINE, p })
    if (spots.length > MOST_SPOTS) return undefined
  }
  return spots
}

/** How large ink is, in whole centimetres: nothing else can be said of it in words. */
export function inkSize({ props }: Item): { readonly wide: number; readonly high: number } {
  let [x, y] = [0, 0]
  for (const spot of unpackPath(props.path) ?? []) {
    x = Math.max(x, Math.abs(spot.x))
    y = Math.max(y, Math.abs(spot.y))
  }
  const cm = (mm: number) => Math.max(1, Math.round((2 * mm) / 10))
  return { wide: cm(x), high: cm(y) }
}

/** Without the spots that lie on the way between others (Ramer, Douglas, Peucker); pressure counts as a third way. */
export function thinned(spots: readonly Spot[], stray = STRAY): readonly Spot[] {
  if (spots.length < 3) return spots
  const kept = new Uint8Array(spots.length)
  kept[0] = kept[spots.length - 1] = 1
  const open: [number, number][] = [[0, spots.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [from, to] = part
    let [worst, most] = [0, stray]
    for (let i = from + 1; i < to; i++) {
      const off = aside(spots[i]!, spots[from]!, spots[to]!)
      if (off > most) [worst, most] = [i, off]
    }
    if (worst === 0) continue
    kept[worst] = 1
    open.push([from, worst], [worst, to])
  }
  return spots.filter((_, i) => kept[i] === 1)
}

/** How far a spot lies from the way between two others. */
function aside(spot: Spot, from: Spot, to: Spot): number {
  const [dx, dy, dp] = [to.x - from.x, to.y - from.y, (to.p - from.p) * WEIGHT]
  const [sx, sy, sp] = [spot.x - from.x, spot.y - from.y, (spot.p - from.p) * WEIGHT]
  const length = dx * dx + dy * dy + dp * dp
  const t = length === 0 ? 0 : Math.min(1, Math.max(0, (sx * dx + sy * dy + sp * dp) / length))
  return Math.hypot(sx - dx * t, sy - dy * t, sp - dp * t)
}

interface Written {
  readonly id: ItemId
  /** The spots on the paper, mm. */
  readonly spots: readonly Spot[]
  readonly z: number
  /** One of SEAT_COLORS, by number; without one it is the marker of the table. */
  readonly color: number | undefined
  /** What it was written on, and where that lies. */
  readonly on?: { readonly id: ItemId; readonly world: WorldPlace } | undefined
}

/** A stroke as a new item, placed by the middle of its box on what it was written on. */
export function inkOf({ id, spots, z, color, on }: Written): NewItem {
  const local = on ? spots.map((spot) => ({ ...spot, ...pointInto(on.world, spot) })) : spots
  const [x, y] = [mid(local.map((spot) => spot.x)), mid(local.map((spot) => spot.y))]
  const path = packPath(local.map((spot) => ({ x: spot.x - x, y: spot.y - y, p: spot.p })))
  return {
    id,
    kind: 'ink',
    place: { x, y, turn: 0, z, ...(on && { on: on.id }) },
    props: { path, ...(color !== undefined && { color }) },
    texts: {},
  }
}

function pointInto(carrier: WorldPlace, { x, y }: Spot): { x: number; y: number } {
  const local = into(carrier, { x, y, turn: 0, z: 0 })
  return { x: local.x, y: local.y }
}

/** The middle between the least and the greatest. */
function mid(all: readonly number[]): number {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const one of all) {
    if (one < least) least = one
    if (one > most) most = one
  }
  return (least + most) / 2
}
