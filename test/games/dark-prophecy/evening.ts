import { choiceOf } from '../../../src/games/dark-prophecy/cultists/cultist.ts'
import { type Chosen, legal } from '../../../src/games/dark-prophecy/reckon/choice.ts'
import type { OnePick } from '../../../src/games/dark-prophecy/reckon/options.ts'
import { awaited } from '../../../src/games/dark-prophecy/reckon/run.ts'
import type { FacesKnown, Wait } from '../../../src/games/dark-prophecy/reckon/state.ts'
import { type GameKept, gameKept, PLAY } from '../../../src/games/dark-prophecy/story/kept.ts'
import type { ItemId, Plain, SeatId } from '../../../src/rules/plain/item.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import type { Desk } from '../desk.ts'
import { luckOf } from './dealer.ts'
import { makeDesk } from './desk.ts'
import { lay, type Own } from './lab.ts'

function pickMove(pick: OnePick): readonly [move: string, answers: Answers] {
  switch (pick.pick) {
    case 'advance':
      return ['advance', { deed: pick.deed }]
    case 'discard':
    case 'recover':
      return [pick.pick, { card: pick.card }]
    case 'move':
      return ['moveAdvance', { from: pick.from, to: pick.to }]
    case 'level':
      return ['raise', { of: pick.of }]
  }
}

/** The Move, and its answers, by which a choice is made at the table. */
export function asMove(choice: Chosen): readonly [move: string, answers: Answers] {
  switch (choice.do) {
    case 'play':
      return ['playCard', { card: choice.card, changed: choice.changed ? 'changed' : 'printed' }]
    case 'levelUp':
      return ['levelUp', { of: choice.of, card: choice.card }]
    case 'scheme':
      return ['scheme', { at: String(choice.at) }]
    case 'endActions':
      return ['endActions', {}]
    case 'use':
      return ['use', { use: choice.use ? 'yes' : 'no' }]
    case 'see':
      return ['seen', {}]
    case 'leave':
      return ['leave', { who: choice.who }]
    case 'pick':
      return pickMove(choice)
    default:
      throw new Error(choice.do)
  }
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dov', 'Eve'] as const

/** A table at which so many have been dealt to, on trust, up to the first action. */
export function dealtDesk(many: number, seed = 1): Desk {
  const names = NAMES.slice(0, many)
  const desk = makeDesk(names, seed)
  const who = names.map((name) => name.toLowerCase()).join(' ')
  desk.play('ada', 'deal', { who, hidden: 'trust' })
  desk.run()
  return desk
}

export const keptAt = (desk: Desk): GameKept => {
  const kept = gameKept(desk.board())
  if (!kept) throw new Error('nothing is dealt')
  return kept
}

/** Whom the table waits for; undefined once the game is over. */
export function waitsAt(desk: Desk): Extract<Wait, { seat: SeatId }> | undefined {
  const waits = awaited(keptAt(desk).game)
  if (waits && !('seat' in waits)) throw new Error(`it waits for ${waits.for}`)
  return waits
}

/** What a seat sees of cards. */
const seesAt =
  (desk: Desk, seat: SeatId): FacesKnown =>
  (card) =>
    desk.act(seat).sees?.(card) as ReturnType<FacesKnown>

/** What whoever is waited for does next, as a simple cultist would; or whatever they may, if `wild`. */
function choiceAt(desk: Desk, luck: () => number, wild = false): Chosen {
  const waits = waitsAt(desk)
  if (!waits) throw new Error('the game is over')
  const { game } = keptAt(desk)
  const sees = seesAt(desk, waits.seat)
  const all = legal(game, waits.seat, sees)
  const choice = wild
    ? all[Math.floor(luck() * all.length)]
    : choiceOf({ game, seat: waits.seat, sees }, luck)
  if (!choice) throw new Error(`${waits.for} leaves no choice`)
  return choice
}

/** One choice; false once the game is over. */
export function chooses(desk: Desk, luck: () => number, wild = false): boolean {
  const waits = waitsAt(desk)
  if (!waits) return false
  desk.play(waits.seat, ...asMove(choiceAt(desk, luck, wild)))
  return true
}

/** One choice, and all that follows by itself; false once the game is over. */
export function goOn(desk: Desk, luck: () => number, wild = false): boolean {
  const went = chooses(desk, luck, wild)
  if (went) desk.run()
  return went
}

/** A whole game; `look` sees the table before each choice. */
export function playOut(
  desk: Desk,
  seed: number,
  look: (desk: Desk) => void = () => {},
  wild = false,
): void {
  const luck = luckOf(seed)
  for (let n = 0; n < 3000; n++) {
    look(desk)
    if (!goOn(desk, luck, wild)) return
  }
  throw new Error('no end')
}

/** The table with another game on it, as somebody wrote it who may. */
export function put(desk: Desk, how: (kept: GameKept) => Partial<GameKept>): void {
  const kept = keptAt(desk)
  const value = { ...kept, step: `put ${kept.step}`, n: kept.n + 1, ...how(kept) }
  desk.by('', { do: 'play', key: PLAY, value: value as unknown as Plain })
  if (!gameKept(desk.board())) throw new Error('that is no game')
  desk.run()
}

const ROW = ['moon', 'king', 'embassy', 'mill', 'tower', 'cathedral', 'heir'] as const

/** A dealt table in Ada's turn at which people have what is told of them, and the hands that they were dealt. */
export function standing(own: Readonly<Record<string, Omit<Own, 'hand'>>>): Desk {
  const desk = dealtDesk(Object.keys(own).length)
  const told = lay(own)
  const theirs = told.cultists.flatMap(({ deeds, completed }) => [
    ...completed,
    ...deeds.map(({ deed }) => deed),
  ])
  const row = ROW.filter((deed) => !theirs.includes(deed)).slice(0, 3)
  put(desk, ({ game }) => ({
    game: {
      ...game,
      first: 'ada',
      turn: told.turn!,
      openDeeds: row,
      deedsLeft: [...game.deedsLeft, ...game.openDeeds.flatMap((deed) => deed ?? [])].filter(
        (deed) => !theirs.includes(deed) && !row.some((one) => one === deed),
      ),
      cultists: told.cultists.map((one, i) => ({ ...one, hand: game.cultists[i]!.hand })),
    },
  }))
  return desk
}

/** A card of this face in somebody's hand: one that lay elsewhere comes to them for one of their own. */
export function holding(desk: Desk, seat: SeatId, face: string): ItemId {
  const { game } = keptAt(desk)
  const hand = game.cultists.find((one) => one.seat === seat)!.hand
  const held = hand.find((card) => desk.faceOf(card) === face)
  if (held) return held
  const others = [...game.deck, ...game.cultists.flatMap((one) => one.hand)]
  const card = others.find((one) => desk.faceOf(one) === face)
  const given = hand.find((one) => desk.faceOf(one) !== face)
  if (!card || !given) throw new Error(`no ${face}`)
  const swap = (one: ItemId) => (one === card ? given : one === given ? card : one)
  put(desk, (kept) => ({
    game: {
      ...kept.game,
      deck: kept.game.deck.map(swap),
      cultists: kept.game.cultists.map((one) => ({ ...one, hand: one.hand.map(swap) })),
    },
  }))
  return card
}
