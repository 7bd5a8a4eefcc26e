import { boxRound, grown, meets, type Rect } from '../../paint/pen/rect.ts'

/** Side of a tile in device pixels. */
export const TILE = 256

/** A square of the table, baked at a scale (device px per mm). */
export interface Tile<P> {
  readonly tx: number
  readonly ty: number
  readonly scale: number
  readonly picture: P
  /** The part of it, in mm, that has changed since it was baked, or was never baked yet. */
  stale: Rect | undefined
  /** What of it is baked, in mm, where the rest was not in view yet: that looks as if no tile were there. */
  part: Rect | undefined
  /** All of it has been baked once: it can be shown. */
  done: boolean
  used: number
}

/** Where much lies, a tile is baked in so many strips: one alone must not take longer than a frame. */
const STRIPS = 4

/**
 * Where more tiles than this are missing and nothing stands in for them, a picture so many times as coarse comes first:
 * on a screen larger than Full HD. On others all of it is there nearly as soon.
 */
const MANY = 60
const COARSE = 4

/** Until all of a view stands, so many tiles beside one another are baked at once. */
const BLOCK = 24

/**
 * What the tiles are made of: `make` an empty picture, `bake` on it a square of the table, or a `part`
 * (mm) of it that has changed.
 */
export interface Kiln<P> {
  make(): P
  bake(
    picture: P,
    tile: { readonly tx: number; readonly ty: number; readonly scale: number },
    part?: Rect,
  ): void
  /**
   * Bakes such a part (mm) of bare tiles beside one another at once: what lies on several is painted once for all.
   * What is beside that part looks as if no tile were there.
   */
  bakeAll?(tiles: readonly Tile<P>[], part: Rect): void
  /** Whether so much lies in a rectangle (mm) that it takes long to bake. */
  crowded(rect: Rect): boolean
  /** Milliseconds, for the budget. */
  now(): number
}

export interface Tiling<P> {
  /** Tiles at the present scale, and below them older ones where those are not there yet. */
  readonly show: readonly Tile<P>[]
  /** Whether there is more to bake for it: ask again in the next frame. */
  readonly more: boolean
  /** Whether some of it was left for when the zoom rests: ask again then. */
  readonly later: boolean
}

/** Tiles of the table, kept least recently used; bakes no longer than a frame allows. Knows nothing of the screen. */
export interface Tiles<P> {
  /**
   * Tiles for a view (mm) at a scale. Bakes for at most `budget` ms. Where it will not stay at this scale, nothing that
   * another scale stands in for: what took longer is then made up for in the next frames. What is missing in view may
   * take longer: `rush` ms.
   */
  cover(view: Rect, scale: number, budget: number, stays?: boolean, rush?: number): Tiling<P>
  /** Bakes what lies in a margin round a view that is whole, for at most `budget` ms. Returns whether there is more. */
  ahead(view: Rect, scale: number, budget: number): boolean
  /** Marks what shows these rectangles (mm) as changed. */
  spoil(rects: readonly Rect[]): void
  spoilAll(): void
  /** The scale at which tiles are baked just now. */
  scale(): number
  counts(): { readonly kept: number; readonly baked: number }
}

/** The numbers of the tiles that a rectangle touches at a scale, `margin` tiles round it counted in. */
export function span(rect: Rect, scale: number, margin = 0): Rect {
  return {
    minX: Math.floor((rect.minX * scale) / TILE) - margin,
    minY: Math.floor((rect.minY * scale) / TILE) - margin,
    maxX: Math.floor((rect.maxX * scale) / TILE) + margin,
    maxY: Math.floor((rect.maxY * scale) / TILE) + margin,
  }
}

/** The square of the table that a tile shows, in mm. */
export function squareOf(tile: { tx: number; ty: number; scale: number }): Rect {
  const side = TILE / tile.scale
  return {
    minX: tile.tx * side,
    minY: tile.ty * side,
    maxX: (tile.tx + 1) * side,
    maxY: (tile.ty + 1) * side,
  }
}

/** The numbers of all tiles between these, row by row. */
function* within({ minX, minY, maxX, maxY }: Rect): Generator<readonly [tx: number, ty: number]> {
  for (let ty = minY; ty <= maxY; ty++) for (let tx = minX; tx <= maxX; tx++) yield [tx, ty]
}

/** These squares in blocks of whole rows: the middle first. */
function blocksOf({ minX, minY, maxX, maxY }: Rect): Rect[] {
  const rows = Math.max(1, Math.floor(BLOCK / (maxX - minX + 1)))
  const blocks: Rect[] = []
  for (let y = minY; y <= maxY; y += rows)
    blocks.push({ minX, minY: y, maxX, maxY: Math.min(maxY, y + rows - 1) })
  const off = (block: Rect) => Math.abs(block.minY + block.maxY - minY - maxY)
  return blocks.sort((a, b) => off(a) - off(b))
}

/** What two rectangles that meet have in common. */
const shared = (a: Rect, b: Rect): Rect => ({
  minX: Math.max(a.minX, b.minX),
  minY: Math.max(a.minY, b.minY),
  maxX: Math.min(a.maxX, b.maxX),
  maxY: Math.min(a.maxY, b.maxY),
})

/** What of a square lies beside such a part of it: a strip, or all of it where there is more than one. */
function besideOf(square: Rect, part: Rect): Rect | undefined {
  const strips = [
    { ...square, maxX: part.minX },
    { ...square, minX: part.maxX },
    { ...square, maxY: part.minY },
    { ...square, minY: part.maxY },
  ]
  return boxRound(strips.filter(({ minX, minY, maxX, maxY }) => maxX > minX && maxY > minY))
}

const areaOf = ({ minX, minY, maxX, maxY }: Rect): number => (maxX - minX) * (maxY - minY)

/** Another rectangle of a tile has changed. */
function stain(tile: Tile<unknown>, rect: Rect): void {
  const { stale } = tile
  tile.stale = stale ? boxRound([stale, rect]) : rect
}

/** What of a tile was not in view yet is to be baked like what has changed. */
function complete(tile: Tile<unknown>): void {
  const rest = tile.part && besideOf(squareOf(tile), tile.part)
  tile.part = undefined
  if (rest) stain(tile, rest)
}

/** Tiles by scale, then by their numbers. */
type Levels<P> = ReadonlyMap<number, ReadonlyMap<string, Tile<P>>>

/** Which tiles there are, and which of them were looked at last. */
interface Rack<P> {
  readonly levels: Levels<P>
  kept(): number
  /** A look begins: what is used from now on is newer than all before. */
  begin(): void
  use(tile: Tile<P>): void
  at(tx: number, ty: number, scale: number): Tile<P> | undefined
  /** The tile that lies there, or a new one, with nothing baked yet. */
  take(tx: number, ty: number, scale: number): Tile<P>
  drop(tile: Tile<P>): void
  /** Drops those that were not used for longest, until so many are left; but none that this look has used. */
  evict(most: number): void
}

/** An empty rack. Pictures of what was dropped are used again; `make` makes further ones. */
function makeRack<P>(make: () => P): Rack<P> {
  const levels = new Map<number, Map<string, Tile<P>>>()
  const spare: P[] = []
  let clock = 0
  let kept = 0

  const drop = (tile: Tile<P>) => {
    const level = levels.get(tile.scale)
    level?.delete(`${tile.tx},${tile.ty}`)
    if (level?.size === 0) levels.delete(tile.scale)
    spare.push(tile.picture)
    kept -= 1
  }
  return {
    levels,
    kept: () => kept,
    begin() {
      clock += 1
    },
    use(tile) {
      tile.used = clock
    },
    at: (tx, ty, scale) => levels.get(scale)?.get(`${tx},${ty}`),
    take(tx, ty, scale) {
      const level = levels.get(scale) ?? new Map<string, Tile<P>>()
      levels.set(scale, level)
      const key = `${tx},${ty}`
      let tile = level.get(key)
      if (!tile) {
        const picture = spare.pop() ?? make()
        tile = {
          tx,
          ty,
          scale,
          picture,
          stale: undefined,
          part: undefined,
          done: false,
          used: clock,
        }
        level.set(key, tile)
        kept += 1
      }
      return tile
    },
    drop,
    evict(most) {
      if (kept <= most) return
      const all = [...levels.values()].flatMap((level) => [...level.values()])
      all.sort((a, b) => a.used - b.used)
      for (const tile of all) {
        if (kept <= most || tile.used === clock) break
        drop(tile)
      }
    },
  }
}

export function makeTiles<P>(kiln: Kiln<P>, most = 240): Tiles<P> {
  const rack = makeRack<P>(() => kiln.make())
  const { levels } = rack
  let baked = 0
  let present = 0
  /** All of a view has been there once. */
  let whole = false
  /** How much more time than it might was taken while the zoom moved (ms). */
  let debt = 0

  /** Enough for the view and its margin, however large the screen is. */
  const roomFor = ({ minX, minY, maxX, maxY }: Rect) =>
    Math.max(most, (maxX - minX + 3) * (maxY - minY + 3) * 2)

  /** Bakes a tile, or the next strip of what is left of it where much lies there. */
  const bake = (tx: number, ty: number, scale: number): Tile<P> => {
    const tile = rack.take(tx, ty, scale)
    const square = squareOf(tile)
    const part = tile.stale ? shared(tile.stale, square) : square
    const edge = part.minY + (square.maxY - square.minY) / STRIPS
    const whole = edge >= part.maxY - 1e-6 || !kiln.crowded(part)
    if (whole) kiln.bake(tile.picture, tile, tile.stale)
    else kiln.bake(tile.picture, tile, { ...part, maxY: edge })
    tile.stale = whole ? undefined : { ...part, minY: edge }
    tile.done ||= whole
    baked += 1
    return tile
  }

  /**
   * Bakes what is in view of these squares at once, unless something is on one of them or so much lies there that it
   * takes long. The rest of them is not seen yet.
   */
  const bakeAll = (squares: Rect, scale: number, view: Rect): void => {
    const all = [...within(squares)].map(([tx, ty]) => rack.take(tx, ty, scale))
    if (all.some((tile) => tile.done || tile.stale || kiln.crowded(squareOf(tile)))) return
    // Tiles are laid on whole pixels: a view may show one more.
    const part = shared(grown(view, 2 / scale), boxRound(all.map(squareOf)) ?? view)
    kiln.bakeAll?.(all, part)
    for (const tile of all) {
      tile.done = true
      tile.part = part
    }
    baked += all.length
  }

  /** What of these squares can be shown, what of that has changed in view, and what is missing: the middle first. */
  const lookAt = (squares: Rect, scale: number, view: Rect) => {
    const show: Tile<P>[] = []
    const stale: Tile<P>[] = []
    const missing: [number, number][] = []
    for (const [tx, ty] of within(squares)) {
      const tile = rack.at(tx, ty, scale)
      if (!tile?.done) missing.push([tx, ty])
      else {
        rack.use(tile)
        show.push(tile)
        const seen = shared(squareOf(tile), view)
        if (tile.part && besideOf(seen, tile.part)) complete(tile)
        if (tile.stale && meets(tile.stale, view)) stale.push(tile)
      }
    }
    const cx = (squares.minX + squares.maxX) / 2
    const cy = (squares.minY + squares.maxY) / 2
    missing.sort((a, b) => Math.hypot(a[0] - cx, a[1] - cy) - Math.hypot(b[0] - cx, b[1] - cy))
    return { show, stale, missing }
  }

  /** Bakes a coarse picture of the view. */
  const coarse = (view: Rect, scale: number, spent: () => boolean) => {
    const far = scale / COARSE
    for (const [tx, ty] of within(span(view, far))) {
      let tile = rack.at(tx, ty, far)
      while (!tile?.done && !spent()) tile = bake(tx, ty, far)
      if (tile) rack.use(tile)
    }
  }

  return {
    scale: () => present,
    counts: () => ({ kept: rack.kept(), baked }),
    cover(view, scale, budget, stays = true, rush = budget) {
      rack.begin()
      present = scale
      const began = kiln.now()
      const due = stays ? 0 : debt
      const spent = (most = budget) => kiln.now() - began + due >= most
      const inner = span(view, scale)
      const { show, stale, missing } = lookAt(inner, scale, view)
      let more = false
      // What has changed under somebody's hand comes first: a lifted card must not stay behind as a ghost.
      for (const tile of stale) {
        while (tile.stale && !spent()) bake(tile.tx, tile.ty, scale)
        if (tile.stale) more = true
      }
      const bare: [number, number][] = []
      const before = baked
      let stand = standIn(levels, scale, missing)
      if (missing.length > MANY && stand.bare) {
        coarse(view, scale, () => spent(rush))
        stand = standIn(levels, scale, missing)
      }
      if (!whole && kiln.bakeAll)
        for (const block of blocksOf(inner)) if (!spent(rush)) bakeAll(block, scale, view)
      let later = false
      for (const [tx, ty] of missing) {
        let tile = rack.at(tx, ty, scale)
        const waits = !stays && !stand.poor.has(`${tx},${ty}`)
        while (!waits && !tile?.done && !spent(rush)) tile = bake(tx, ty, scale)
        if (tile) rack.use(tile)
        if (tile?.done) show.push(tile)
        else {
          bare.push([tx, ty])
          if (waits) later = true
          else more = true
        }
      }
      const below = baked === before ? stand.tiles : standIn(levels, scale, bare).tiles
      for (const tile of below) rack.use(tile)
      for (const [tx, ty] of within(span(view, scale, 1))) {
        const tile = rack.at(tx, ty, scale)
        if (tile) rack.use(tile)
      }
      rack.evict(roomFor(inner))
      whole ||= !more
      debt = stays ? 0 : Math.max(0, due + kiln.now() - began - budget)
      return { show: [...below, ...show], more, later }
    },
    ahead(view, scale, budget) {
      const began = kiln.now()
      let more = false
      for (const [tx, ty] of within(span(view, scale, 1))) {
        let tile = rack.at(tx, ty, scale)
        if (tile) complete(tile)
        while ((!tile?.done || tile.stale) && kiln.now() - began < budget)
          tile = bake(tx, ty, scale)
        if (tile) rack.use(tile)
        more = !tile?.done || tile.stale !== undefined
        if (more) break
      }
      rack.evict(roomFor(span(view, scale)))
      return more
    },
    spoil(rects) {
      for (const [scale, level] of levels) {
        for (const rect of rects) {
          const squares = span(rect, scale)
          const { minX, minY, maxX, maxY } = squares
          // A change wider than all there is costs no more than all there is.
          if ((maxX - minX + 1) * (maxY - minY + 1) > level.size) {
            for (const tile of level.values()) if (meets(squareOf(tile), rect)) stain(tile, rect)
          } else {
            for (const [tx, ty] of within(squares)) {
              const tile = rack.at(tx, ty, scale)
              if (tile) stain(tile, rect)
            }
          }
        }
      }
      // A tile of another scale is only a stand-in: once it is wrong it is worth nothing.
      for (const [scale, level] of levels)
        if (scale !== present) for (const tile of level.values()) if (tile.stale) rack.drop(tile)
    },
    spoilAll() {
      for (const [scale, level] of levels)
        for (const tile of level.values())
          if (scale === present) tile.stale = squareOf(tile)
          else rack.drop(tile)
    },
  }
}

/**
 * Tiles of other scales that show what is missing, the coarsest lowest: of the nearest scale that has all of it, since
 * each that is drawn costs. With it what nothing near stands in for, by name, and whether anything stays bare.
 */
function standIn<P>(levels: Levels<P>, scale: number, missing: readonly [number, number][]) {
  const tiles = new Set<Tile<P>>()
  let holes = missing.map(([tx, ty]) => ({ key: `${tx},${ty}`, at: squareOf({ tx, ty, scale }) }))
  const poor = new Set(holes.map(({ key }) => key))
  const far = (other: number) => Math.abs(Math.log(other / scale))
  for (const other of [...levels.keys()].sort((a, b) => far(a) - far(b))) {
    if (other === scale || holes.length === 0) continue
    const there = [...(levels.get(other)?.values() ?? [])]
      .filter(({ done }) => done)
      .map((tile) => ({ tile, square: squareOf(tile) }))
    holes = holes.filter(({ key, at }) => {
      let open = areaOf(at)
      const least = open / 1000
      for (const { tile, square } of there) {
        if (!meets(square, at)) continue
        const covered = areaOf(shared(square, at))
        open -= covered
        if (covered > 0) tiles.add(tile)
      }
      if (open > least) return true
      if (other * COARSE >= scale) poor.delete(key)
      return false
    })
  }
  return { tiles: [...tiles].sort((a, b) => a.scale - b.scale), poor, bare: holes.length > 0 }
}
