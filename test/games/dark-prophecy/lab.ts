import type { DeedId } from '../../../src/games/dark-prophecy/cards/deeds.ts'
import { DEEDS } from '../../../src/games/dark-prophecy/cards/deeds.ts'
import { DESIGNS } from '../../../src/games/dark-prophecy/cards/designs.ts'
import { DISCIPLINES, type Discipline } from '../../../src/games/dark-prophecy/cards/effects.ts'
import { apply } from '../../../src/games/dark-prophecy/reckon/apply.ts'
import type { Chosen } from '../../../src/games/dark-prophecy/reckon/choice.ts'
import { awaited, run } from '../../../src/games/dark-prophecy/reckon/run.ts'
import type {
  Cultist,
  FacesKnown,
  GameState,
} from '../../../src/games/dark-prophecy/reckon/state.ts'

/** Cards are called by their faces here: "thumb", or "thumb#2" for the second. */
export const faces: FacesKnown = (card) => {
  const [face = ''] = card.split('#')
  return face === 'verse' || Object.hasOwn(DESIGNS, face)
    ? (face as ReturnType<FacesKnown>)
    : undefined
}

export interface Own {
  readonly hand?: readonly string[]
  readonly levels?: Partial<Record<Discipline, number>>
  readonly deeds?: readonly (readonly [DeedId, number])[]
  readonly completed?: readonly DeedId[]
  readonly points?: number
}

const cultist = (seat: string, { hand = [], levels = {}, deeds = [], ...own }: Own): Cultist => ({
  seat,
  hand,
  levels: DISCIPLINES.map((of) => ({ of, level: levels[of] ?? 0 })),
  deeds: deeds.map(([deed, advances]) => ({ deed, advances })),
  completed: [],
  points: 0,
  ...own,
})

/** A deck that no play of a test uses up. */
const DEEP = Array.from({ length: 20 }, (_, i) => `lantern#deep${i}`)

/** A game in the first player's turn, with what is told of those who play; all else is bare. */
export function lay(own: Readonly<Record<string, Own>>, more: Partial<GameState> = {}): GameState {
  const seats = Object.keys(own)
  return {
    cultists: seats.map((seat) => cultist(seat, own[seat]!)),
    deck: DEEP,
    discard: ['tithe#first'],
    row: [],
    coming: ['middle', 'final'],
    marks: 0,
    openDeeds: ['moon', 'king', 'embassy'],
    deedsLeft: (Object.keys(DEEDS) as DeedId[]).slice(0, 3),
    due: [],
    tasks: [],
    first: seats[0]!,
    round: 1,
    moved: false,
    turn: { seat: seats[0]!, phase: 'action', actions: 0, levelled: [], completed: false },
    ...more,
  }
}

/** The key of why it is refused; undefined where it is not. */
export const refused = (game: GameState, seat: string, choice: Chosen): string | undefined =>
  apply(game, seat, choice, faces).refused?.say.key.replace('refused.', '')

/** The game after somebody did this; an error where it was refused. */
export function did(game: GameState, seat: string, ...choices: readonly Chosen[]): GameState {
  return choices.reduce((now, choice) => {
    const done = apply(now, seat, choice, faces)
    if (!done.game) throw new Error(`${JSON.stringify(choice)}: ${done.refused.say.key}`)
    return done.game
  }, game)
}

/** Draws, looks, lots and shuffles are answered in the order that things have, until somebody has to choose. */
export function drawnOut(game: GameState): GameState {
  for (let now = run(game, faces); ; ) {
    const waits = awaited(now)
    if (waits?.for === 'draw' || waits?.for === 'look') {
      const verses = waits.cards.filter((card) => faces(card) === 'verse')
      now = did(now, waits.seat, { do: 'see', verses: waits.for === 'draw' ? verses : [] })
    } else if (waits?.for === 'lots') {
      const drawn = waits.lots.map(({ of, take }) => of.slice(0, take))
      now = did(now, now.cultists[0]!.seat, { do: 'lots', drawn })
    } else if (waits?.for === 'shuffle') {
      now = did(now, now.cultists[0]!.seat, { do: 'shuffled', cards: waits.cards })
    } else return now
  }
}

/** What is somebody's. */
export const of = (game: GameState, seat: string): Cultist =>
  game.cultists.find((one) => one.seat === seat)!

/** Somebody's level. */
export const level = (game: GameState, seat: string, discipline: Discipline): number =>
  of(game, seat).levels.find((one) => one.of === discipline)!.level

/** A whole turn in which nothing is done. */
export const idle = (game: GameState): GameState => {
  let now = drawnOut(did(game, game.turn!.seat, { do: 'endActions' }))
  for (let waits = awaited(now); waits && waits.for !== 'action'; waits = awaited(now)) {
    if (!('seat' in waits)) throw new Error(waits.for)
    now = drawnOut(did(now, waits.seat, { do: 'use', use: false }))
  }
  return now
}
