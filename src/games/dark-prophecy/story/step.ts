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
import type { CardFace, CardId, FacesKnown } from '../reckon/state.ts'
import type { Deal, Did } from './did.ts'
import { faceNamed, facesIn, type GameKept, liesIn, MAIN_CARDS, nameIn } from './kept.ts'

/** A game after one step, or why that is refused. */
export type Stepped =
  | { readonly kept: GameKept; readonly refused?: undefined }
  | { readonly kept?: undefined; readonly refused: Refusal }

type OneStep = Exclude<Did, { deal: Deal }>

/** The cards that are laid open by this. */
function laidBy(choice: Chosen): readonly CardId[] {
  switch (choice.do) {
    case 'play':
    case 'levelUp':
      return [choice.card]
    case 'pick':
      return choice.pick === 'discard' ? [choice.card] : []
    case 'see':
      return choice.verses
    default:
      return []
  }
}

/** The cards of which this says what is on them: those laid open by it, and what lies open and nobody has said yet. */
const sayable = ({ game, claims }: GameKept, choice: Chosen): readonly CardId[] => [
  ...laidBy(choice),
  ...game.discard.filter((card) => claims[card] === undefined),
]

/** All shuffles that are due are listed: what is shuffled keeps its names, and nobody knows which is which. */
function shuffledOn(kept: GameKept, isOpen: (card: CardId, said: CardFace) => boolean): GameKept {
  let now = kept
  for (let waits = awaited(now.game); waits?.for === 'shuffle'; waits = awaited(now.game)) {
    const { cards } = waits
    const { claims: said, game, seals } = now
    const task = game.tasks[0]
    const main = task?.task === 'shuffle' && task.what === 'main'
    const packet = task?.task === 'shuffle' && task.what === 'packet'
    // What lies open is shuffled in as what it is; what was only said of a card is not: it goes in as it lies.
    const faces = cards.map((card) => {
      if (packet) return VERSE_CARDS.has(card) ? 'verse' : null
      const face = said[card]?.face
      return face !== undefined && isOpen(card, face) ? face : null
    })
    const again = new Set(cards)
    const claims = Object.fromEntries(Object.entries(said).filter(([card]) => !again.has(card)))
    const done = apply(game, now.dealer, { do: 'shuffled', cards }, facesSaid(said))
    if (!done.game) return now
    now = { ...now, game: done.game, claims, seals: [...seals, main ? 'main' : { cards, faces }] }
  }
  return now
}

/** The game with the name of this step, which its new shuffles bear. */
function calledBy(
  before: Pick<GameKept, 'seals' | 'shuffled'> | undefined,
  now: GameKept,
  step: string,
): GameKept {
  const { seals = [], shuffled = [] } = before ?? {}
  const names = now.seals.map((_, i) => (i < seals.length ? (shuffled[i] ?? '') : step))
  return { ...now, step, shuffled: names }
}

/** Before the first shuffle everybody knows these. */
const VERSE_CARDS: ReadonlySet<CardId> = new Set(MAIN_CARDS.slice(-2))

const facesSaid =
  (claims: GameKept['claims']): FacesKnown =>
  (card) =>
    claims[card]?.face

/** The game once this was done, by what is said of it alone, whatever lies on the table. */
function after(
  kept: GameKept,
  { seat, choice, said }: OneStep,
  isOpen: (card: CardId, said: CardFace) => boolean,
): Stepped {
  const claimed = sayable(kept, choice).flatMap((card) => {
    const face = said[card]
    return face === undefined ? [] : [[card, { face, by: seat }] as const]
  })
  const claims = { ...kept.claims, ...Object.fromEntries(claimed) }
  const { game, refused } = apply(kept.game, seat, choice, facesSaid(claims))
  if (!game) return { refused }
  const verses = choice.do === 'see' && kept.game.deck.length > game.deck.length
  const out = [...kept.out, ...(verses ? choice.verses : [])]
  return { kept: shuffledOn({ ...kept, game, claims, out, n: kept.n + 1 }, isOpen) }
}

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
  const said = Object.fromEntries(
    sayable(kept, choice).flatMap((card) => {
      const face = choice.do === 'see' && choice.verses.includes(card) ? 'verse' : sees(card)
      return face ? [[card, face] as const] : []
    }),
  )
  const hidden: CardId[] = []
  const isOpen = (card: CardId, face: CardFace) => {
    const isSo = openFace(board, card) === face
    if (!isSo) hidden.push(card)
    return isSo
  }
  const { kept: now, refused } = after(kept, { seat, choice, said }, isOpen)
  if (!now) return { refused }
  const lies = liesIn(board, { ...kept, claims: { ...kept.claims, ...now.claims } })
  const faces = facesIn(board, { ...kept.claims, ...now.claims })
  const told = happenedIn(kept.game, now.game, seat, choice, faces, nameIn(board))
  const did = { seat, choice, said, ...(hidden.length > 0 && { hidden }) }
  const stepped = { ...now, lies, of: kept.step, did, told }
  return { kept: calledBy(kept, stepped, act.chance.id()) }
}

/** A game that is dealt anew; undefined where so many cannot play [D5]. `old`: the one before, whose shuffles stay. */
export function dealtAnew(
  old: Pick<GameKept, 'step' | 'n' | 'seals' | 'shuffled'> | undefined,
  { chance }: Pick<Act, 'chance'>,
  deal: Deal,
): GameKept | undefined {
  const [middle = '', final = ''] = MAIN_CARDS.slice(-2)
  const { seats, programs, trust, dealer } = deal
  const game = newGame(seats, MAIN_CARDS.slice(0, -2), [middle, final])
  const n = 1 + (old?.n ?? 0)
  const step = chance.id()
  return (
    game &&
    calledBy(
      old,
      shuffledOn(
        {
          ...{ step, n, from: n, of: old?.step ?? '', did: { deal } },
          ...{ game, programs, trust, dealer },
          ...{ claims: {}, lies: [], out: [], told: [], seals: old?.seals ?? [] },
        },
        () => false,
      ),
      step,
    )
  )
}

/** No luck is in a step that is done again: it is called as it was. */
export const nameAgain = (step: string): Act['chance'] => ({
  id: () => step,
  seed: () => '',
  wobble: () => 0,
})

/** The game once the same was done again; undefined where it may not be. `before`: none before the first deal. */
export function redone(before: GameKept | undefined, did: Did, step: string): GameKept | undefined {
  if ('deal' in did) return dealtAnew(before, { chance: nameAgain(step) }, did.deal)
  const { hidden = [] } = did
  const now = before && after(before, did, (card) => !hidden.includes(card)).kept
  return now && calledBy(before, { ...now, of: before.step, did, told: [] }, step)
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

/** Whether somebody has still to look at them: what is drawn comes into the hand, where there is time for it. */
export const isUnlooked = (kept: GameKept, { looked }: Pick<Act, 'looked'>): boolean =>
  !isDrawing(kept) && looked !== undefined && !shownNow(kept).every(looked)

/** Whether they are drawn, and not only looked at. */
export const isDrawing = ({ game }: GameKept): boolean => awaited(game)?.for === 'draw'
