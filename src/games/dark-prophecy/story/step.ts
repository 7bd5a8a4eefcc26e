import type { Act, Board } from '../../../rules/board/board.ts'
import { openFace, type Show } from '../../../rules/board/deck.ts'
import type { SeatId } from '../../../rules/plain/item.ts'
import type { Refusal } from '../../../rules/play/move.ts'
import { apply } from '../reckon/apply.ts'
import type { Chosen } from '../reckon/choice.ts'
import { happenedIn } from '../reckon/happened.ts'
import { cultistAt } from '../reckon/own.ts'
import { awaited } from '../reckon/run.ts'
import { newGame } from '../reckon/setup.ts'
import type { CardFace, CardId, GameState } from '../reckon/state.ts'
import { faceNamed, facesIn, type GameKept, liesIn, MAIN_CARDS, nameIn } from './kept.ts'

/** A game after one step, or why that is refused. */
export type Stepped =
  | { readonly kept: GameKept; readonly refused?: undefined }
  | { readonly kept?: undefined; readonly refused: Refusal }

/** The cards that are laid open by this, with what whoever does it says is on them. */
function claimedBy(
  choice: Chosen,
  seat: SeatId,
  sees: (card: CardId) => CardFace | undefined,
): GameKept['claims'] {
  const laid =
    choice.do === 'play' || choice.do === 'levelUp'
      ? [choice.card]
      : choice.do === 'pick' && choice.pick === 'discard'
        ? [choice.card]
        : []
  const verses = choice.do === 'see' ? choice.verses : []
  return Object.fromEntries([
    ...laid.flatMap((card) => {
      const face = sees(card)
      return face ? [[card, { face, by: seat }] as const] : []
    }),
    ...verses.map((card) => [card, { face: 'verse', by: seat }] as const),
  ])
}

/** All shuffles that are due are listed: what is shuffled keeps its names, and nobody knows which is which. */
function shuffledOn(board: Pick<Board, 'items'>, kept: GameKept, game: GameState): GameKept {
  let now: GameKept = { ...kept, game }
  for (let waits = awaited(now.game); waits?.for === 'shuffle'; waits = awaited(now.game)) {
    const { cards } = waits
    const task = now.game.tasks[0]
    const main = task?.task === 'shuffle' && task.what === 'main'
    const packet = task?.task === 'shuffle' && task.what === 'packet'
    // What lies open is shuffled in as what it is, what was only said of a card is not.
    const faces = cards.map((card) =>
      packet ? (VERSE_CARDS.has(card) ? 'verse' : null) : (openFace(board, card) ?? null),
    )
    const again = new Set(cards)
    const claims = Object.fromEntries(
      Object.entries(now.claims).filter(([card]) => !again.has(card)),
    )
    const known = facesIn(board, now.claims)
    const done = apply(now.game, now.dealer, { do: 'shuffled', cards }, known)
    if (!done.game) return now
    now = {
      ...now,
      game: done.game,
      claims,
      seals: [...now.seals, main ? 'main' : { cards, faces }],
    }
  }
  return now
}

/** Before the first shuffle everybody knows these. */
const VERSE_CARDS: ReadonlySet<CardId> = new Set(MAIN_CARDS.slice(-2))

/** The game once somebody has done this, with all that is told of it. */
export function steppedBy(
  board: Board,
  kept: GameKept,
  act: Pick<Act, 'chance' | 'sees'>,
  seat: SeatId,
  choice: Chosen,
): Stepped {
  const open = facesIn(board, kept.claims)
  const sees = (card: CardId) => open(card) ?? faceNamed(act.sees?.(card))
  const claims = { ...kept.claims, ...claimedBy(choice, seat, sees) }
  const faces = facesIn(board, claims)
  const { game, refused } = apply(kept.game, seat, choice, faces)
  if (!game) return { refused }
  const out = choice.do === 'see' && kept.game.deck.length > game.deck.length ? choice.verses : []
  const lies = liesIn(board, { ...kept, claims })
  const now = shuffledOn(board, { ...kept, claims, lies, out: [...kept.out, ...out] }, game)
  const told = happenedIn(kept.game, now.game, seat, choice, faces, nameIn(board))
  return { kept: { ...now, step: act.chance.id(), n: kept.n + 1, told } }
}

/** How people are dealt for. */
export interface Deal {
  /** Clockwise. */
  readonly seats: readonly SeatId[]
  readonly programs: readonly SeatId[]
  readonly trust: boolean
}

/** A game that is dealt anew; undefined where so many cannot play [D5]. `old`: the one before, whose shuffles stay. */
export function dealtAnew(
  board: Board,
  old: GameKept | undefined,
  { chance, seat }: Pick<Act, 'chance' | 'seat'>,
  { seats, programs, trust }: Deal,
): GameKept | undefined {
  const [middle = '', final = ''] = MAIN_CARDS.slice(-2)
  const game = newGame(seats, MAIN_CARDS.slice(0, -2), [middle, final])
  const [dealer = ''] = seats.filter((one) => !programs.includes(one))
  const kept = game && {
    ...{ step: chance.id(), n: 1 + (old?.n ?? 0), from: 1 + (old?.n ?? 0) },
    ...{ game, programs, trust },
    ...{ claims: {}, lies: [], out: [], told: [], seals: old?.seals ?? [] },
    dealer: seats.includes(seat) ? seat : dealer,
  }
  return kept && shuffledOn(board, kept, kept.game)
}

/** Cards that all are to see: what was laid open or said to be something [D7], [D15], and the first discard. */
function forAll({ game, out }: GameKept): readonly CardId[] {
  const waits = awaited(game)
  return [
    ...(waits?.for === 'open' ? waits.cards : game.round > 0 ? game.discard : []),
    ...game.tasks.flatMap((task) => (task.task === 'lay' ? [task.card] : [])),
    ...out,
  ]
}

/**
 * Who is to see what [D22], [D27]: everybody their own hand, what they draw or look at just now; and all whatever lies
 * open. The hand of somebody who has left stays hidden.
 */
export function showsIn(kept: GameKept): readonly Show[] {
  const { game } = kept
  const waits = awaited(game)
  const drawn =
    waits?.for === 'draw' || waits?.for === 'look'
      ? { seat: waits.seat, cards: waits.cards }
      : undefined
  return [
    { cards: forAll(kept), to: 'all' as const },
    ...game.cultists.map(({ seat, hand, gone }) => ({
      cards: gone ? [] : [...hand, ...(drawn?.seat === seat ? drawn.cards : [])],
      to: seat,
    })),
  ].filter(({ cards }) => cards.length > 0)
}

/**
 * Whether nobody can take it back that a game went on so: somebody comes to see what they had not seen, or lots are to
 * be drawn, which no undo draws again [D22].
 */
export function lasts(
  board: Pick<Board, 'items'>,
  before: GameKept | undefined,
  after: GameKept,
): boolean {
  if (after.game.over || awaited(after.game)?.for === 'lots') return true
  const seen = new Map((before ? showsIn(before) : []).map(({ to, cards }) => [to, new Set(cards)]))
  return (
    after.seals.length !== (before?.seals.length ?? 0) ||
    showsIn(after).some(({ to, cards }) =>
      cards.some((card) => !seen.get(to)?.has(card) && openFace(board, card) === undefined),
    )
  )
}

/** The seat whose screen draws lots, and lays open: whose turn it is, and before the first turn who dealt. */
export function keeperOf({ game, dealer }: GameKept): SeatId {
  const seats = [game.turn?.seat ?? dealer, dealer, ...game.cultists.map((one) => one.seat)]
  return seats.find((seat) => cultistAt(game, seat)?.gone === undefined) ?? dealer
}

/** The cards that somebody draws or looks at just now. */
export function shownNow({ game }: GameKept): readonly CardId[] {
  const waits = awaited(game)
  return waits?.for === 'draw' || waits?.for === 'look' ? waits.cards : []
}

/** Whether they are drawn, and not only looked at. */
export const isDrawing = ({ game }: GameKept): boolean => awaited(game)?.for === 'draw'
