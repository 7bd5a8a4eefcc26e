import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Check } from '../../../rules/dice/check.ts'
import { SEAT_COLORS, type Seat, type SeatId } from '../../../rules/plain/item.ts'
import { handAt, seatOf } from '../../../rules/plain/seats.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, seated, should, words } from '../../../rules/play/make.ts'
import { type Answers, type Move, type Question, severalOf } from '../../../rules/play/move.ts'
import { makerOf } from '../../../rules/story/make.ts'
import { choiceOf } from '../cultists/cultist.ts'
import type { Chosen } from '../reckon/choice.ts'
import { awaited } from '../reckon/run.ts'
import { PLAYERS } from '../reckon/setup.ts'
import type { Deal } from '../story/did.ts'
import { GATHERING, gameKept, isShuffledOut, LAID, nameIn, PLAY, playedOn } from '../story/kept.ts'
import { laidAs, settling } from '../story/laid.ts'
import { epilogueSpot } from '../story/layout.ts'
import { LOTS_CHECK } from '../story/lots.ts'
import { phaseOf } from '../story/phase.ts'
import { DARK_PIECES } from '../story/pieces.ts'
import { dealtAnew } from '../story/step.ts'
import { asPlain, seenBy, stepMove } from './asked.ts'

/** Seats that the program plays at: of whoever plays alone. */
const PROGRAMS = ['cultist-1', 'cultist-2'] as const
const isProgram = (seat: SeatId): boolean => PROGRAMS.some((one) => one === seat)

/** Those who can be dealt to, as they sit. */
const people = ({ seats }: Board): readonly Seat[] => seats.filter(({ id }) => !isProgram(id))

function askWho(board: Board): Question {
  const all = people(board)
  return {
    id: 'who',
    kind: 'several',
    say: say('ask.players'),
    options: all.map(({ id, name }) => ({ value: id, say: say('named.seat', { name }) })),
    most: PLAYERS.most,
    usual: all
      .slice(0, PLAYERS.most)
      .map(({ id }) => id)
      .join(' '),
  }
}

/** How many screens hold the hands of those who play: two that know different things are needed to keep any. */
const screensOf = (seats: readonly Seat[]): number => new Set(seats.map(handAt)).size

/** Who is dealt to by these answers, in the order in which they sit: those who sit first, unless told. */
function chosenSeats(board: Board, { who }: Answers): readonly Seat[] {
  const all = people(board)
  if (who === undefined) return all.slice(0, PLAYERS.most)
  const ids = severalOf(who)
  return all.filter(({ id }) => ids.includes(id))
}

function askDeal(board: Board, answers: Answers): readonly Question[] {
  const seats = chosenSeats(board, answers)
  const ask = askWho(board)
  if (seats.length === 1)
    return [
      ask,
      {
        id: 'cultists',
        kind: 'choice',
        say: say('ask.cultists'),
        options: [
          { value: '1', say: say('option.cultists', { n: 1 }) },
          { value: '2', say: say('option.cultists', { n: 2 }) },
        ],
        usual: '1',
      },
    ]
  // Where all hands are at one screen nobody is there to keep anything from it.
  const kinds = screensOf(seats) < 2 ? (['trust'] as const) : (['sealed', 'trust'] as const)
  return [
    ask,
    {
      id: 'hidden',
      kind: 'choice',
      say: say('ask.hidden'),
      ...(kinds.length < 2 && { note: say('ask.hidden.one'), optional: true, always: true }),
      options: kinds.map((value) => ({
        value,
        say: say(`option.${value}`),
        note: say(`option.${value}.note`),
      })),
      usual: kinds[0],
    },
  ]
}

/** A seat for each cultist that the program plays, at the screen of whoever deals. */
function programSeats(board: Board, act: Act, human: Seat, many: number): readonly Seat[] {
  const taken = new Set(board.seats.map(({ color }) => color))
  const free = SEAT_COLORS.map((_, color) => color).filter((color) => !taken.has(color))
  return PROGRAMS.slice(0, many).map((id, i) => {
    const old = seatOf(board.seats, id)
    const name = act.say?.(say('named.cultist', { n: i + 1 })) ?? `Cultist ${i + 1}`
    return { id, name: old?.name ?? name, color: old?.color ?? free[i] ?? i, sitter: human.sitter }
  })
}

/** Cards are shuffled and dealt [D6] to [D11]. */
const deal = makeMove('deal', {
  button: true,
  asks: (board, _act, answers) => askDeal(board, answers),
  may(board, act, answers) {
    const refused = seated(board, act)
    if (refused) return refused
    if (answers.who !== undefined && severalOf(answers.who).length > PLAYERS.most)
      return must('no.many', { n: PLAYERS.most })
    const before = gameKept(board)
    if (before && isShuffledOut(before)) return must('no.shuffles')
    const kept = playedOn(board)
    return kept && !kept.game.over ? should('warn.running') : undefined
  },
  play(board, act, answers) {
    const seats = chosenSeats(board, answers)
    const [human] = seats
    if (!human) return []
    const programs =
      seats.length === 1 ? programSeats(board, act, human, answers.cultists === '2' ? 2 : 1) : []
    const dealing: Deal = {
      seats: [...seats, ...programs].map(({ id }) => id),
      programs: programs.map(({ id }) => id),
      trust: screensOf(seats) < 2 || answers.hidden === 'trust',
      dealer: seats.some(({ id }) => id === act.seat) ? act.seat : human.id,
    }
    const kept = dealtAnew(gameKept(board), act, dealing)
    if (!kept) return []
    return [
      ...programs.map((seat): Change => ({ do: 'seat', seat })),
      { do: 'play', key: GATHERING, value: null },
      { do: 'play', key: PLAY, value: asPlain(kept) },
      ...settling(board, kept, true),
    ]
  },
  lasting: () => true,
})

/** Lots are drawn that the game waits for: Deeds, verses, who begins [D6], [D10], [D11], [D12], [D18]. */
const lots = makeMove('lots', {
  may(board, act) {
    const refused = seated(board, act)
    if (refused) return refused
    const kept = playedOn(board)
    if (!kept) return must('no.game')
    return awaited(kept.game)?.for === 'lots' ? undefined : must('refused.notNow')
  },
  play(board): Check | readonly Change[] {
    const kept = playedOn(board)
    const waits = kept && awaited(kept.game)
    if (!kept || waits?.for !== 'lots') return []
    return {
      ...{ kind: LOTS_CHECK, about: '', dr: 0, dice: [], bursts: {}, pairs: [], ready: [] },
      lots: waits.lots,
      terms: { step: kept.step },
    }
  },
})

/** The first discard lies open [D7]. */
const opened = stepMove('opened', {
  when: ['open'],
  anybody: true,
  does: () => ({ do: 'opened' }),
})

/** A simple cultist does what it thinks best, by what its seat sees. */
const cultist = stepMove('cultist', {
  when: ['action', 'advance', 'discard', 'recover', 'move', 'level', 'bonus', 'gift'],
  may: (_board, { programs }, { seat }) =>
    programs.includes(seat) ? undefined : must('refused.notYou'),
  does(board, { game, programs }, act) {
    const { seat } = act
    if (!programs.includes(seat)) return undefined
    const sees = (card: string) => seenBy(board, act, card)
    return choiceOf({ game, seat, sees }, act.chance.wobble)
  },
})

/** Somebody has left for good, say the others [D22]. */
const leave = stepMove('leave', {
  when: [
    ...(['action', 'advance', 'discard', 'recover', 'move', 'level', 'bonus', 'gift'] as const),
    ...(['draw', 'look', 'open', 'lots'] as const),
  ],
  anybody: true,
  button: true,
  asks: (board, { game }) => [
    {
      ...{ id: 'who', kind: 'choice', say: say('ask.left') },
      options: game.cultists
        .filter(({ gone }) => !gone)
        .map(({ seat }) => ({
          value: seat,
          say: say('named.seat', { name: nameIn(board)(seat) }),
        })),
    },
  ],
  may: (board, _kept, act) => seated(board, act),
  does: (_board, _kept, _act, { who }): Chosen | undefined =>
    typeof who === 'string' && who !== '' ? { do: 'leave', who } : undefined,
})

/** Everything is laid as the game stands, also the mats. */
const lay = makeMove('lay', {
  may: (board) => (laidAs(board, gameKept(board), true).length === 0 ? must('no.laid') : undefined),
  play(board) {
    const kept = gameKept(board)
    return kept ? settling(board, kept, true) : laidAs(board, kept, true)
  },
  lasting: () => true,
})

/** What a step has changed is laid: it follows also what was undone. */
const settle = makeMove('settle', {
  may(board) {
    const kept = gameKept(board)
    return !kept || board.play[LAID] === kept.step ? must('no.laid') : undefined
  },
  play(board) {
    const kept = gameKept(board)
    return kept ? settling(board, kept) : []
  },
})

/** People gather for another game, or look at the end of the last again; in between the game goes its own way. */
const gather = makeMove('gather', {
  asks: () => [
    {
      ...{ id: 'phase', kind: 'choice', say: say('ask.phase') },
      options: (['gather', 'action', 'verses', 'end', 'over'] as const).map((value) => ({
        value,
        say: say(`phase.${value}`),
      })),
    },
  ],
  may(board, _act, { phase }) {
    if (phase === undefined) return undefined
    if (phase === phaseOf(board)) return must('no.change')
    const kept = gameKept(board)
    if (phase === 'gather') return kept?.game.over ? undefined : must('no.goesOn')
    return phase === 'over' && kept?.game.over ? undefined : must('no.goesOn')
  },
  play: (_board, _act, { phase }) => [
    { do: 'play', key: GATHERING, value: phase === 'gather' ? true : null },
  ],
})

const make = makerOf(DARK_PIECES)

/** What became of the world is written down. */
const epilogue = makeMove('epilogue', {
  button: true,
  asks: () => [{ id: 'words', kind: 'words', say: say('ask.epilogue'), max: 4000, long: true }],
  may: (board) => (gameKept(board)?.game.over ? undefined : must('no.over')),
  play: (board, act, answers) => [
    make(act, 'sheet', epilogueSpot(board), {
      texts: { title: act.say?.(say('ending.title')) ?? '', text: words(answers, 'words') ?? '' },
    }),
  ],
})

/** What is done for the table: dealing, lots, what follows by itself. */
export const tableMoves: readonly Move[] = [
  ...[deal, gather, lots, opened, cultist, leave, lay, settle, epilogue],
]
