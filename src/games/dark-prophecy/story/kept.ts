import type { Board } from '../../../rules/board/board.ts'
import { openFace, type Seal } from '../../../rules/board/deck.ts'
import type { FaceId, ItemId, Plain, SeatId } from '../../../rules/plain/item.ts'
import { isRecord } from '../../../rules/plain/json.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import type { Sentence } from '../../../rules/plain/sentence.ts'
import type { HappenedId } from '../reckon/happened.ts'
import { allFaces } from '../reckon/setup.ts'
import {
  isFace,
  isWord,
  manyOf,
  oneOf,
  recordOf,
  type SoundShape,
  soundGame,
  wholeUpTo,
} from '../reckon/sound.ts'
import type { CardFace, CardId, FacesKnown, GameState } from '../reckon/state.ts'
import { type Did, isDid } from './did.ts'

/** The register that the whole game stands in: of two groups that played on apart one stands whole. */
export const PLAY = 'play'
/** The register that tells for which step everything was laid last. */
export const LAID = 'laid'
/** While this one is set, people gather for another game, if the one that still lies there is over. */
export const GATHERING = 'gathering'

/** All cards, by names that tell nothing of their faces; before the first shuffle the last two stand for verses. */
export const MAIN_CARDS: readonly ItemId[] = allFaces().map(
  (_, i) => `card-${String(i + 1).padStart(2, '0')}`,
)

/** What somebody said is on a card when they laid it open. */
interface Claim {
  readonly face: CardFace
  readonly by: SeatId
}

/** Something else was on it. */
export interface Lie extends Claim {
  readonly card: CardId
  readonly was: CardFace
}

/** A shuffle as it is kept: the first of a deal is that of all main cards, and is always the same. */
export type KeptSeal = 'main' | Seal

/** A game as it stands in its register, with what the table has to know besides. Plain JSON. */
export interface GameKept {
  /** A name of this step and no other, and the how manieth of the game it is. */
  readonly step: string
  readonly n: number
  /** That of its deal. */
  readonly from: number
  /** The step before, '' for none; and what was done since. */
  readonly of?: string
  readonly did?: Did
  readonly game: GameState
  readonly seals: readonly KeptSeal[]
  /** The step that each of these came about by; '' for what was kept before these were. */
  readonly shuffled?: readonly string[]
  readonly claims: Readonly<Record<CardId, Claim>>
  readonly lies: readonly Lie[]
  /** Cards that stood for verses and have come out. */
  readonly out: readonly CardId[]
  /** Seats that are played by the program. */
  readonly programs: readonly SeatId[]
  /** Without a pact: people trust one another, or somebody plays alone. */
  readonly trust: boolean
  /** Who dealt. */
  readonly dealer: SeatId
  /** What happened in this step. */
  readonly told: readonly Sentence[]
}

/** How many shuffles, lies and sentences of one step are kept at most. */
const MOST = { seals: 60, lies: 20, told: 60 } as const
/** From so many shuffles on no other game is dealt at a table: the longest shuffles far less often than are left. */
const LAST_DEAL = 40

const isClaim = recordOf({ face: isFace, by: isWord })
const isSeal: SoundShape = (raw) =>
  raw === 'main' ||
  (recordOf({
    cards: manyOf(oneOf(...MAIN_CARDS), MAIN_CARDS.length),
    faces: manyOf((face) => face === null || isFace(face), MAIN_CARDS.length),
  })(raw) &&
    isRecord(raw) &&
    (raw.cards as Seal['cards']).length === (raw.faces as Seal['faces']).length &&
    new Set(raw.cards as Seal['cards']).size === (raw.cards as Seal['cards']).length)
const isValue: SoundShape = (raw) =>
  (typeof raw === 'string' && raw.length <= 200) || typeof raw === 'number'
/** A sentence that is told of a game: anything else could not be said. */
const isSentence: SoundShape = (raw) =>
  recordOf({ key: (key) => typeof key === 'string' && /^happened\.\w+$/.test(key) })(raw) &&
  isRecord(raw) &&
  (raw.values === undefined || (isRecord(raw.values) && Object.values(raw.values).every(isValue)))
const isTold = manyOf(isSentence, MOST.told)
const isKept = recordOf(
  {
    step: isWord,
    n: wholeUpTo(1_000_000),
    from: wholeUpTo(1_000_000),
    seals: manyOf(isSeal, MOST.seals),
    claims: (raw) =>
      isRecord(raw) &&
      Object.entries(raw).every(([card, one]) => MAIN_CARDS.includes(card) && isClaim(one)),
    lies: manyOf(
      recordOf({ card: oneOf(...MAIN_CARDS), face: isFace, was: isFace, by: isWord }),
      MOST.lies,
    ),
    out: manyOf(oneOf(...MAIN_CARDS), MAIN_CARDS.length),
    programs: manyOf(isWord, 5),
    trust: oneOf(true, false),
    dealer: isWord,
    told: isTold,
  },
  {
    of: (raw) => raw === '' || isWord(raw),
    did: isDid,
    shuffled: manyOf((step) => step === '' || isWord(step), MOST.seals),
  },
)

/** Whether so many shuffles are kept of a table that another game might not come to its end. */
export const isShuffledOut = ({ seals }: Pick<GameKept, 'seals'>): boolean =>
  seals.length >= LAST_DEAL

/** The register that tells what happened in a step: the story of the game. */
export const toldRegister = (n: number): string => `told/${n}`

const HAPPENED = 'happened.'
/** The sentences of a step as a register keeps them: each by the end of its key, with its values. */
export const toldAs = (told: readonly Sentence[]): Plain =>
  told.map(({ key, values }) => [
    key.slice(HAPPENED.length),
    ...(values ? [values as unknown as Plain] : []),
  ])

/** The values that a sentence cannot be said without, by the end of its key: names, and numbers where it counts. */
const NEEDS: Readonly<Record<HappenedId, string>> = {
  ...{ play: 'name card', changed: 'name card', levelUp: 'name card of', discard: 'name card' },
  ...{ recover: 'name card', draw: 'name #n', look: 'name #n', bonus: 'name', leave: 'name' },
  ...{ level: 'name of #level', begun: 'name deed', advances: 'name deed #n #of' },
  ...{ completed: 'name deed #n', points: 'name #n', laid: 'kind', turnedUp: 'kind verse' },
  ...{ round: '#n', last: '', turn: 'name', won: 'name', shared: 'name' },
}
const canBeSaid = ({ key, values = {} }: Sentence): boolean => {
  const needs = new Map(Object.entries(NEEDS)).get(key.slice(HAPPENED.length))
  return (
    needs !== undefined &&
    [...needs.matchAll(/(#?)(\w+)/g)].every(
      ([, number, name = '']) => typeof values[name] === (number ? 'number' : 'string'),
    )
  )
}

/** The sentences of a step that a register keeps, also as they were written out once; of these what can be said. */
export function toldIn(raw: Plain | undefined): readonly Sentence[] {
  if (!Array.isArray(raw)) return []
  const told = raw.map((one: Plain) => {
    if (!Array.isArray(one)) return one
    const [end, values] = one
    return { key: `${HAPPENED}${end}`, ...(values !== undefined && { values }) }
  })
  return isTold(told) ? (told as unknown as readonly Sentence[]).filter(canBeSaid) : []
}

const known = new WeakMap<object, { readonly kept: GameKept | undefined }>()

/** The game that is played, or was last; undefined where there is none, or what is kept cannot be one. */
export function gameKept({ play }: Pick<Board, 'play'>): GameKept | undefined {
  const raw = play[PLAY]
  if (!isRecord(raw)) return undefined
  const there = known.get(raw)
  if (there) return there.kept
  const game = isKept(raw) ? soundGame(raw.game, MAIN_CARDS) : undefined
  const kept = game && ({ ...raw, game } as unknown as GameKept)
  known.set(raw, { kept })
  return kept
}

/** The game that is played, not while people gather for another: nobody ends one by saying that they do. */
export function playedOn(board: Pick<Board, 'play'>): GameKept | undefined {
  const kept = gameKept(board)
  return kept?.game.over && board.play[GATHERING] === true ? undefined : kept
}

/** A face as its name is written: undefined for what is none of this game's. */
export const faceNamed = (face: FaceId | undefined): CardFace | undefined =>
  isFace(face) ? face : undefined

/**
 * What all know of cards: what whoever laid it down says of it, and else what lies open. What was said counts also
 * where something else turns up, which is told: so the game is the same on every screen, whenever that lies open.
 */
export const facesIn =
  (board: Pick<Board, 'items'>, claims: GameKept['claims']): FacesKnown =>
  (card) =>
    claims[card]?.face ?? faceNamed(openFace(board, card))

/** Cards that are something else than was said of them, as far as they lie open by now [D15]. */
export function liesIn(board: Pick<Board, 'items'>, { claims, lies }: GameKept): readonly Lie[] {
  const found = Object.entries(claims).flatMap(([card, { face, by }]) => {
    const was = faceNamed(openFace(board, card))
    return was === undefined || was === face ? [] : [{ card, face, by, was }]
  })
  const old = lies.filter(
    (lie) => !found.some(({ card, by }) => card === lie.card && by === lie.by),
  )
  return [...old, ...found].slice(-MOST.lies)
}

/** What a shuffle is, as decks have it. */
export function sealOf(kept: KeptSeal): Seal {
  return kept === 'main' ? MAIN : kept
}

const MAIN: Seal = { cards: MAIN_CARDS.slice(0, -2), faces: allFaces().slice(0, -2) }

/** How somebody who plays is called. */
export const nameIn =
  ({ seats }: Pick<Board, 'seats'>) =>
  (seat: SeatId): string =>
    seatOf(seats, seat)?.name ?? '?'
