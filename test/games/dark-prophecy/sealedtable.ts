import { game } from '../../../src/games/dark-prophecy/game.ts'
import { PLAY } from '../../../src/games/dark-prophecy/story/kept.ts'
import type { Plain, SeatId } from '../../../src/rules/plain/item.ts'
import { makeFollowing } from '../../../src/sync/seal/following.ts'
import type { SaidStep, SealQuestions, ShowQuestion } from '../../../src/sync/seal/owes.ts'
import { keyOf } from '../../sync/party.ts'
import { luckOf } from './dealer.ts'
import { makeDesk } from './desk.ts'
import { chooses, keptAt } from './evening.ts'

export const course = await game.course()
export const deck = game.decks[0]!
const NAMES = ['Ada', 'Ben', 'Cleo'] as const
export const SEATS = NAMES.map((name) => name.toLowerCase())
export const seats = new Map(SEATS.map((seat) => [keyOf(seat), [seat]] as const))

/** A table of three whose cards are sealed, with what their screens have signed and shown. */
export function sealedTable(seed = 1, names: readonly string[] = NAMES) {
  const desk = makeDesk(names, seed)
  const steps: SaidStep[] = []
  const shows: ShowQuestion[] = []
  const luck = luckOf(seed)
  const questions = (): SealQuestions => ({
    ...{ pacts: [], seals: [], audits: [], handed: [], shows, steps: [...steps] },
    ...{ made: [], isOurs: true },
    pact: { id: 'pact', least: 2, turn: 1, seats, before: [] },
    hands: seats,
    decks: deck.seals(desk.board()).map(({ cards }, i) => ({
      ...{ list: `list ${i}`, deck: deck.id, n: i + 1, pact: 'pact', seats },
      cards: [...cards],
    })),
  })
  const sign = (by: SeatId, value: Plain | undefined) => {
    const step = course.stepOf(value)
    if (step) steps.push({ ...step, by: keyOf(by) })
  }
  /** Whose step stands there now is signed by their screen, and all that is due by it is shown. */
  const note = () => {
    const board = desk.board()
    const kept = keptAt(desk)
    if (!kept.did || steps.some(({ id }) => id === kept.step)) return
    const by = 'deal' in kept.did ? kept.did.deal.dealer : kept.did.seat
    sign(by, board.play[PLAY])
    for (const { to, cards } of deck.due(board))
      if (to !== 'all')
        for (const [i, { cards: some }] of deck.seals(board).entries()) {
          const own = cards.filter((card) => some.includes(card))
          const show = { deck: deck.id, n: i + 1, cards: own, to: keyOf(to), seats: [to] }
          if (own.length > 0)
            shows.push({ ...show, id: `${steps.length}`, by: keyOf(to), given: true, seen: true })
        }
  }
  /** What follows by itself, one after another. */
  const run = () => {
    for (;;) {
      note()
      const board = desk.board()
      const next = board.seats
        .map(({ id }) => [id, game.forced(board, desk.act(id))] as const)
        .find(([, offer]) => offer !== undefined)
      if (!next?.[1]) return
      desk.play(next[0], next[1].move, next[1].answers)
    }
  }
  const deal = () => {
    desk.play('ada', 'deal', {
      who: names.map((one) => one.toLowerCase()).join(' '),
      hidden: 'sealed',
    })
    run()
  }
  deal()
  return {
    ...{ desk, steps, shows, questions, sign, run, deal, note },
    /** Somebody chooses, and what follows is done; false once the game is over. */
    goOn(wild = false) {
      const went = chooses(desk, luck, wild)
      if (went) run()
      return went
    },
    screen: (seat: SeatId) =>
      makeFollowing({
        ...{ course, decks: game.decks, us: keyOf(seat) },
        isOver: (board) => game.ending(board) !== undefined,
      }),
  }
}
