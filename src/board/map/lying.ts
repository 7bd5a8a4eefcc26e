import { pageZoom } from '../../paint/letters/page.ts'
import { readingZoom } from '../../paint/letters/seen.ts'
import { type Look, markOf } from '../../paint/pen/look.ts'
import { boxRound, type Rect } from '../../paint/pen/rect.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Lying } from './frame.ts'
import { type Entry, isInk, type Spatial } from './spatial.ts'

/** Of more things at once none is what it is about. */
const FEW = 12
/** The words of so many things are looked at: with more in sight, the others are as long. */
const LOOKED_AT = 240
/** The name of a new card can be read from this zoom on, where nothing else is. */
const BARE = 1.05
/** No words are looked at from farther away, however large they are written. */
const FARTHEST = 0.9
/** Such a part of that zoom will do for what is printed where all is seen so: its letters are still made out. */
const JUST = 0.8
/** Round a page that is seen whole, mm. */
const EDGE = 24

/** What it lies on, lowest of all. */
function lowestOf({ entries }: Spatial, id: ItemId): Entry | undefined {
  let lowest = entries.get(id)
  while (lowest?.on !== undefined && entries.has(lowest.on)) lowest = entries.get(lowest.on)
  return lowest
}

/** Round these, what carries them, and all that is stuck on it. */
function roundOf(spatial: Spatial, ids: readonly ItemId[]): Rect | undefined {
  const { entries } = spatial
  return boxRound(
    ids.flatMap((id) => {
      const lowest = lowestOf(spatial, id)
      return lowest ? spatial.withStuck(lowest.id).flatMap((one) => entries.get(one) ?? []) : []
    }),
  )
}

/** What is played now, can be played, or was laid last. A mat is only where it is played. */
function played(spatial: Spatial, look: Look): ItemId | undefined {
  let last: Entry | undefined
  let ready: ItemId | undefined
  let where: ItemId | undefined
  for (const entry of spatial.entries.values()) {
    if (markOf(look, entry.id, 'current')) {
      if (!entry.piece.mat) return entry.id
      where = entry.id
    }
    if (ready === undefined && markOf(look, entry.id, 'ready')) ready = entry.id
    if (!isInk(entry) && !(last && last.item.place.z >= entry.item.place.z)) last = entry
  }
  return ready ?? where ?? last?.id
}

/** What is played; where that is at somebody else's place, one's own, for whoever has one. */
function playing(spatial: Spatial, look: Look, seat: SeatId | undefined): ItemId[] {
  const one = played(spatial, look)
  if (one === undefined) return []
  const ownerOf = ({ id, piece }: Entry) => piece.mat && markOf(look, id, 'owner')?.seat
  const lowest = lowestOf(spatial, one)
  const theirs = lowest && ownerOf(lowest)
  if (seat === undefined || theirs === undefined || theirs === seat) return [one]
  const own = [...spatial.entries.values()].find((entry) => ownerOf(entry) === seat)
  return [own?.id ?? one]
}

/** From which zoom on pages are read where nothing else is: so near that each is still seen whole in such a part. */
function pagesZoom(seen: readonly Entry[], part: Rect, { face, letter = 1 }: Look): number {
  let zoom: number | undefined
  for (const { piece, item } of seen) {
    if (piece.painter !== 'sheet') continue
    const wide = (part.maxX - part.minX) / (piece.width + EDGE)
    const high = (part.maxY - part.minY) / (piece.height + EDGE)
    const read = pageZoom(piece, item, face) * letter
    zoom = Math.max(zoom ?? 0, Math.min(read, FARTHEST * wide, FARTHEST * high))
  }
  return zoom ?? BARE * letter
}

/** What lies in a part of the table: of a pile only what lies uppermost, which covers the rest. */
function bareIn(spatial: Spatial, part: Rect): readonly Entry[] {
  const seen = spatial.seen(part)
  const tops = new Map<Entry, Entry>()
  for (const entry of seen)
    if (entry.under?.piece.mat?.lies === 'pile') tops.set(entry.under, entry)
  return tops.size === 0
    ? seen
    : seen.filter((entry) => !entry.under || (tops.get(entry.under) ?? entry) === entry)
}

/** What there is to look at for whoever sits in this seat; `fresh` has just been laid. */
export function lyingOf(
  spatial: Spatial,
  look: Look,
  fresh: readonly ItemId[] = [],
  seat?: SeatId,
): Lying {
  const letter = look.letter ?? 1
  const about = fresh.length > 0 && fresh.length <= FEW ? fresh : playing(spatial, look, seat)
  /** Parts overlap: nothing is read twice. */
  const read = new Map<Entry, number>()
  const zoomOf = (entry: Entry): number => {
    const known = read.get(entry)
    if (known !== undefined) return known
    const { piece, item, id } = entry
    const owned = markOf(look, id, 'owner') !== undefined
    const zoom = readingZoom(piece, item, look.face, owned)
    read.set(entry, zoom)
    return zoom
  }
  return {
    all: spatial.bounds(),
    about: roundOf(spatial, about),
    itself: boxRound(about.flatMap((id) => spatial.entries.get(id) ?? [])),
    things: (part) => bareIn(spatial, part).filter((entry) => !isInk(entry)),
    printed: (part) => bareIn(spatial, part).every(({ piece }) => piece.painter === 'printed'),
    reading(part, enough, just = false) {
      const printed = just ? JUST : 1
      let zoom = 0
      const seen = bareIn(spatial, part).slice(0, LOOKED_AT)
      // What lies uppermost first: where that is to be seen from nearest, no more words are laid out for it.
      for (const entry of seen.toReversed()) {
        if (zoom * letter >= enough) break
        zoom = Math.max(zoom, zoomOf(entry) * (entry.piece.painter === 'printed' ? printed : 1))
      }
      return zoom > 0 ? Math.max(zoom, FARTHEST * printed) * letter : pagesZoom(seen, part, look)
    },
  }
}
