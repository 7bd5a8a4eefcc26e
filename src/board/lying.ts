import { type Look, markOf } from '../paint/look.ts'
import { readingZoom } from '../paint/seen.ts'
import { boxRound, type Rect } from '../paint/rect.ts'
import type { ItemId } from '../rules/item.ts'
import type { Lying } from './frame.ts'
import { type Entry, isInk, type Spatial } from './spatial.ts'

/** Of more things at once none is what it is about. */
const FEW = 12
/** The words of so many things are looked at: with more in sight, the others are as long. */
const LOOKED_AT = 240
/** The name of a new card can be read from this zoom on. */
const BARE = 1.05

/** Round these, what carries them, and all that is stuck on it. */
function roundOf(spatial: Spatial, ids: readonly ItemId[]): Rect | undefined {
  const { entries } = spatial
  return boxRound(
    ids.flatMap((id) => {
      let lowest = entries.get(id)
      while (lowest?.on !== undefined && entries.has(lowest.on)) lowest = entries.get(lowest.on)
      return lowest ? spatial.withStuck(lowest.id).flatMap((one) => entries.get(one) ?? []) : []
    }),
  )
}

/** What is played now, can be played, or was laid last. */
function playing(spatial: Spatial, look: Look): ItemId[] {
  let last: Entry | undefined
  let ready: ItemId | undefined
  for (const entry of spatial.entries.values()) {
    if (markOf(look, entry.id, 'current')) return [entry.id]
    if (ready === undefined && markOf(look, entry.id, 'ready')) ready = entry.id
    if (!isInk(entry) && !(last && last.item.place.z >= entry.item.place.z)) last = entry
  }
  const one = ready ?? last?.id
  return one === undefined ? [] : [one]
}

/** What there is to look at; `fresh` has just been laid. */
export function lyingOf(spatial: Spatial, look: Look, fresh: readonly ItemId[] = []): Lying {
  const letter = look.letter ?? 1
  return {
    all: spatial.bounds(),
    about: roundOf(
      spatial,
      fresh.length > 0 && fresh.length <= FEW ? fresh : playing(spatial, look),
    ),
    reading(part) {
      let zoom = BARE
      for (const { piece, item, id } of spatial.seen(part).slice(0, LOOKED_AT)) {
        const owned = markOf(look, id, 'owner') !== undefined
        zoom = Math.max(zoom, readingZoom(piece, item, look.face, owned))
      }
      return zoom * letter
    },
  }
}
