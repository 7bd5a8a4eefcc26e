import type { Piece } from '../../rules/board/piece.ts'
import type { Game } from '../../rules/game.ts'
import { type Item, type ItemId, lies } from '../../rules/plain/item.ts'
import type { Table } from '../../table/table.ts'
import type { Noise } from './noise.ts'

/** What somebody else does is as soft as something across the table. */
const SOFTER = 0.45
/** What is put down touches the paper so long after the hand opens, ms: a hand here, or one that is seen. */
const FALLS = { here: 90, there: 190 }
/** From one to the next of its kind, ms: many at once are heard as one. */
const PACE = 110
/** Where so many things come from others at once, a table was fetched: they lay there before. */
const MANY = 9
/** Whoever has just come brings what they had; nobody hears that, ms. */
const COMING = 2500

type Items = ReadonlyMap<ItemId, Item>
type Pieces = Readonly<Record<string, Piece>>

/** How hard things are put down, by what paints them; what is not here is not heard. */
const DOWN: Readonly<Partial<Record<Piece['painter'], Noise>>> = {
  card: { kind: 'card', speed: 520 },
  note: { kind: 'note', speed: 560 },
  sheet: { kind: 'unroll', speed: 640 },
  placard: { kind: 'card', speed: 700 },
  die: { kind: 'felt', speed: 260 },
  oval: { kind: 'marker', speed: 760 },
}
const STUCK: Noise = { kind: 'stick', speed: 620 }
const BINNED: Noise = { kind: 'crumple', speed: 700 }

/** What one thing is heard doing between two states of a table; undefined where it lies as it lay. */
function heardOf(old: Item | undefined, now: Item | undefined, pieces: Pieces): Noise | undefined {
  const painter = pieces[(now ?? old)?.kind ?? '']?.painter
  const down = painter && DOWN[painter]
  if (!down) return undefined
  if (!lies(now)) return lies(old) && painter !== 'oval' ? BINNED : undefined
  const { place } = now
  const sticks = painter === 'note' && place.on !== undefined
  if (!lies(old)) return sticks ? STUCK : down
  const moved = old.place.x !== place.x || old.place.y !== place.y || old.place.on !== place.on
  // An oval is ink: it goes over the paper without a sound. A page that is there already is only put down.
  if (!moved || painter === 'oval') return undefined
  if (sticks) return STUCK
  return painter === 'sheet' ? DOWN.card : down
}

/** What is heard when these things change, each sort of sound once. */
export function rustlesOf(
  before: Items,
  after: Items,
  touched: Iterable<ItemId>,
  pieces: Pieces,
): readonly Noise[] {
  const heard = new Map<Noise['kind'], Noise>()
  for (const id of touched) {
    const knock = heardOf(before.get(id), after.get(id), pieces)
    if (knock) heard.set(knock.kind, knock)
  }
  return [...heard.values()]
}

/** How many things lie there that did not. */
const fresh = (before: Items, after: Items, touched: Iterable<ItemId>): number =>
  [...touched].filter((id) => lies(after.get(id)) && !lies(before.get(id))).length

interface Around {
  readonly table: Table
  readonly game: Pick<Game, 'pieces'>
  /** The table is still coming from others. */
  arriving(): boolean
}

/**
 * Makes heard what happens to the paper on a table from now on: not what was there before, or comes with somebody who
 * has just come. Returns the way out.
 */
export function rustle(
  { table, game, arriving }: Around,
  hear: (knock: Noise, share: number) => void,
): () => void {
  let { items } = table.state()
  let here = false
  let crowd = table.presence.others().size
  let came = Number.NEGATIVE_INFINITY
  const last = new Map<Noise['kind'], number>()
  const whose = ({ local }: { readonly local: boolean }) => {
    here = local
  }
  table.doc.on('beforeTransaction', whose)
  const stopSeeing = table.presence.subscribe(() => {
    const now = table.presence.others().size
    if (now > crowd) came = performance.now()
    crowd = now
  })
  const play = (knock: Noise) => {
    const now = performance.now()
    const [share, falls] = here ? [1, FALLS.here] : [SOFTER, FALLS.there]
    if (now - (last.get(knock.kind) ?? Number.NEGATIVE_INFINITY) < PACE) return
    last.set(knock.kind, now)
    setTimeout(() => hear(knock, share), falls)
  }
  const stop = table.subscribe((touched) => {
    const before = items
    items = table.state().items
    if (!here && (before.size === 0 || arriving())) return
    if (!here && performance.now() - came < COMING) return
    if (!here && fresh(before, items, touched) >= MANY) return
    rustlesOf(before, items, touched, game.pieces).forEach(play)
  })
  return () => {
    stop()
    stopSeeing()
    table.doc.off('beforeTransaction', whose)
  }
}
