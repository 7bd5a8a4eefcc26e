import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import { newItem } from '../../../rules/board/piece.ts'
import type { Item, ItemId, Place, Plain } from '../../../rules/plain/item.ts'
import { deedOf } from '../cards/deeds.ts'
import type { CardId, Cultist, GameState } from '../reckon/state.ts'
import { type GameKept, LAID, MAIN_CARDS, toldAs, toldRegister } from './kept.ts'
import {
  deedId,
  deedSpot,
  disciplineId,
  disciplineSpot,
  doneSpot,
  handSpot,
  inPile,
  inRow,
  MATS,
  type MatKind,
  type MatPlace,
  placeId,
  placeSpot,
  pointId,
  pointSpot,
  verseId,
} from './layout.ts'
import { DARK_PIECES, type DarkKind } from './pieces.ts'

/** A thing as it is to lie. */
export interface Wanted {
  readonly kind: DarkKind
  readonly place: Place
  readonly props: Readonly<Record<string, Plain>>
}
type Laying = Map<ItemId, Wanted>

/** No more points of somebody lie there as tokens: more are told. */
const MOST_POINTS = 40

const isMat = (kind: string): boolean => kind === 'place' || Object.hasOwn(MATS, kind)

/** Lays something above what lies at its mat already. */
function put(
  all: Laying,
  id: ItemId,
  kind: DarkKind,
  at: MatPlace,
  z: number,
  props: Wanted['props'] = {},
) {
  all.set(id, { kind, place: { ...at, z }, props })
}

const back = { down: true } as const

/** A pile, told from the top. */
function layPile(all: Laying, mat: MatKind, cards: readonly CardId[], props: Wanted['props']) {
  const many = cards.length
  cards.forEach((card, i) => {
    put(all, card, 'main', inPile(mat, many - 1 - i), many - i, props)
  })
}

function layOwn(all: Laying, one: Cultist, at: number, many: number): void {
  const { seat } = one
  const props: Wanted['props'] = one.gone ? { seat, gone: true } : { seat }
  all.set(placeId(seat), {
    kind: 'place',
    place: { ...placeSpot(at, many), turn: 0, z: 1 },
    props,
  })
  one.levels.forEach(({ of, level }, i) => {
    const spot = disciplineSpot(seat, i)
    put(all, disciplineId(seat, i), 'discipline', spot, 10 + i, { of, level })
  })
  one.deeds.forEach(({ deed, advances }, i) => {
    put(all, deedId(deed), 'deed', deedSpot(seat, i), 20 + i, { deed, advances })
  })
  one.completed.forEach((deed, i) => {
    const done = { deed, advances: deedOf(deed).cost }
    put(all, deedId(deed), 'deed', doneSpot(seat, i), 30 + i, done)
  })
  for (let token = 0; token < Math.min(MOST_POINTS, one.points); token++)
    put(all, pointId(seat, token), 'token', pointSpot(seat, token), 60 + token, { of: 'point' })
  one.hand.forEach((card, i) => {
    put(all, card, 'main', handSpot(seat, i, one.hand.length), 120 + i, back)
  })
}

function layGame(all: Laying, game: GameState, out: readonly CardId[]): void {
  layPile(all, 'deck', game.deck, back)
  layPile(all, 'discard', game.discard, {})
  layPile(all, 'spent', out.toReversed(), {})
  const played = game.tasks.flatMap((task) => (task.task === 'lay' ? [task.card] : []))
  layPile(all, 'inPlay', played, {})
  game.row.forEach(({ kind, verse }, i) => {
    put(all, verseId(kind), 'verse', inRow('verseRow', i), 1 + i, { kind, ...(verse && { verse }) })
  })
  game.openDeeds.forEach((deed, i) => {
    if (deed) put(all, deedId(deed), 'deed', inRow('deedRow', i), 1 + i, { deed })
  })
  game.cultists.forEach((one, i) => {
    layOwn(all, one, i, game.cultists.length)
  })
}

/** How everything lies in a game; before the first one all main cards lie in the deck. */
export function layingOf(kept: GameKept | undefined): ReadonlyMap<ItemId, Wanted> {
  const all: Laying = new Map()
  for (const [kind, spot] of Object.entries(MATS) as [MatKind, { x: number; y: number }][])
    all.set(kind, { kind, place: { ...spot, turn: 0, z: 1 }, props: {} })
  if (kept) layGame(all, kept.game, kept.out)
  else layPile(all, 'deck', MAIN_CARDS, back)
  return all
}

const isAt = (a: Place, b: Place): boolean =>
  a.x === b.x && a.y === b.y && a.turn === b.turn && a.z === b.z && a.on === b.on

/** What brings a thing that lies there to where it is to lie; mats stay where somebody has put them. */
function broughtTo(item: Item, { kind, place, props }: Wanted, mats: boolean): readonly Change[] {
  const keys = new Set([...Object.keys(item.props), ...Object.keys(props)])
  const own = [...keys].filter((key) => OWN.has(key))
  return [
    ...((mats || !isMat(kind)) && !isAt(item.place, place)
      ? [{ do: 'place', id: item.id, place } as const]
      : []),
    ...own.flatMap((key): readonly Change[] =>
      (item.props[key] ?? null) === (props[key] ?? null)
        ? []
        : [{ do: 'set', id: item.id, key, value: props[key] ?? null }],
    ),
  ]
}
/** The props that this game gives its things: all others are somebody else's. */
const OWN: ReadonlySet<string> = new Set([
  'down',
  'seat',
  'gone',
  'of',
  'level',
  'deed',
  'advances',
  'kind',
  'verse',
])

/**
 * What of a table does not lie as the game stands, laid so: nothing where all does. `mats`: these too, wherever people
 * have put them.
 */
export function laidAs(
  { items }: Pick<Board, 'items'>,
  kept: GameKept | undefined,
  mats = false,
): readonly Change[] {
  const all = layingOf(kept)
  const changes: Change[] = []
  for (const [id, one] of all) {
    const item = items.get(id)
    if (item?.kind === one.kind) {
      changes.push(...broughtTo(item, one, mats))
      continue
    }
    // Out of the bin it comes with the props that it had, along with its mat with its place, too.
    const bare = { id, kind: one.kind, place: one.place, props: one.props }
    changes.push({ do: 'make', item: newItem({ pieces: DARK_PIECES }, bare) })
    changes.push({ do: 'place', id, place: one.place })
    for (const [key, value] of Object.entries(one.props))
      changes.push({ do: 'set', id, key, value })
  }
  for (const { id, kind } of items.values())
    if (LAYS.has(kind) && !all.has(id)) changes.push({ do: 'bin', id })
  return changes
}
/** The kinds of things that this game lays: what else lies there is people's own. */
const LAYS: ReadonlySet<string> = new Set(
  Object.keys(DARK_PIECES).filter((kind) => kind !== 'ink' && kind !== 'sheet'),
)

/** All that is laid for a step, and what is told of it: what no undo takes back by itself. */
export function settling(
  board: Pick<Board, 'items' | 'play'>,
  kept: GameKept,
  mats = false,
): readonly Change[] {
  const { n, told } = kept
  const over = toldRegister(n + 1)
  return [
    ...laidAs(board, kept, mats),
    ...(told.length > 0
      ? [{ do: 'play', key: toldRegister(n), value: toldAs(told) } as const]
      : []),
    // A step that was taken back is not told.
    ...(board.play[over] === undefined ? [] : [{ do: 'play', key: over, value: null } as const]),
    { do: 'play', key: LAID, value: kept.step },
  ]
}
