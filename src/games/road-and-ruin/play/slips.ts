import type { Act, Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { RollRecord } from '../../../rules/dice/roll.ts'
import type { Item, Plain } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, seated, words } from '../../../rules/play/make.ts'
import type { Answers, Move, Question, Refusal } from '../../../rules/play/move.ts'
import { isGood } from '../reckon/outcome.ts'
import { isPhysical } from '../reckon/people.ts'
import { nextSpot } from '../story/layout.ts'
import { layPiece } from '../story/make.ts'
import { againOf, freeRegister, outcomeAgain, outcomeFell } from '../story/outcome.ts'
import {
  decidedBy,
  decidedLine,
  isMoot,
  openSlips,
  overSlips,
  personOn,
  SLIP,
  type SlipKinds,
  slipKind,
  slipsOf,
  wordOf,
} from '../story/slips.ts'
import { traitsOf } from '../story/traits.ts'
import {
  checkOf,
  factorsOf,
  MOST_WORTH,
  overRegister,
  saysRegister,
  worthOfFactor,
} from '../story/weighed.ts'
import { askOutcome, askSlip, outcomeProps } from './asked.ts'

/**
 * Lays a slip for a Check of a sort; what was decided by then is put away, but for what another seat threw for last.
 * `props`: what the sort reads off its slips, such as `who` and `target`.
 */
export function laySlip(
  board: Board,
  act: Act,
  check: string,
  goal: string,
  props: Readonly<Record<string, Plain>>,
): readonly Change[] {
  const last = board.rolls.at(-1)?.check.about
  return [
    ...overSlips(board)
      .filter((slip) => slip.id !== last || slip.props.by === act.seat || isMoot(board, slip))
      .map(({ id }): Change => ({ do: 'bin', id })),
    layPiece(act, SLIP, nextSpot(board, act, 'slip'), {
      props: { check, by: act.seat, ...props },
      // Whoever is named in it may be called as people like.
      texts: { goal: goal.slice(0, 400) },
    }),
  ]
}

/** An Outcome is begun: first its goal, then what helps, then the throw [R6]. */
const outcome: Move = makeMove('outcome', {
  button: true,
  asks: (board, act, answers) => [
    { id: 'goal', kind: 'words', say: say('ask.goal'), max: 200 },
    ...askOutcome(board, act, answers),
  ],
  may: seated,
  play: (board, act, answers) =>
    laySlip(board, act, 'outcome', words(answers, 'goal') ?? '', outcomeProps(board, act, answers)),
})

const askWorth = (usual: number): Question => ({
  id: 'value',
  kind: 'number',
  say: say('ask.worth'),
  note: say('ask.worth.note'),
  min: -MOST_WORTH,
  max: MOST_WORTH,
  usual: Math.max(-MOST_WORTH, Math.min(MOST_WORTH, usual)),
})

/** What is done on slips while a Check is put together, thrown, and thrown once more. */
export function slipMoves(kinds: SlipKinds): readonly Move[] {
  const open = (board: Board, id: unknown): Item | undefined =>
    openSlips(board, kinds).find((slip) => slip.id === id)
  const anyOpen = (board: Board): Refusal | undefined =>
    openSlips(board, kinds).length > 0 ? undefined : must('no.slip')

  const askFactor = (board: Board, answers: Answers, all = true): readonly Question[] => {
    const slip = open(board, answers.slip)
    const factors = slip ? factorsOf(board, kinds, slip) : []
    return [
      askSlip(openSlips(board, kinds)),
      {
        id: 'factor',
        kind: 'choice',
        say: say('ask.factor'),
        options: factors
          .filter(({ id }) => all || id.startsWith('free-'))
          .map((factor) => ({ value: factor.id, say: factor.say, note: worthOfFactor(factor) })),
      },
    ]
  }

  /** What a factor is worth as things stand. */
  const shownWorth = (board: Board, answers: Answers): number => {
    const slip = open(board, answers.slip)
    const there = slip ? factorsOf(board, kinds, slip) : []
    return there.find(({ id }) => id === answers.factor)?.by ?? 0
  }

  const mayWeigh = (board: Board, act: Act): Refusal | undefined =>
    seated(board, act) ?? anyOpen(board)

  /** A seat says what it thinks of a factor, or takes that back [R2]. */
  const saying = (id: string, value: 'agree' | 'object' | null): Move =>
    makeMove(id, {
      asks: (board, _act, answers) => askFactor(board, answers),
      may: mayWeigh,
      play: (_board, act, { slip, factor }) => [
        { do: 'play', key: saysRegister(String(slip), String(factor), act.seat), value },
      ],
    })

  /** Another number in place of what was worked out: it says that it is, and whose. */
  const overrule: Move = makeMove('overrule', {
    button: true,
    asks: (board, _act, answers) => [
      ...askFactor(board, answers),
      askWorth(shownWorth(board, answers)),
    ],
    may: mayWeigh,
    play: (_board, act, { slip, factor, value }) => [
      {
        do: 'play',
        key: overRegister(String(slip), String(factor)),
        value: { seat: act.seat, value: Number(value) },
      },
    ],
  })

  /** What was worked out counts again. */
  const asReckoned: Move = makeMove('asReckoned', {
    asks: (board, _act, answers) => askFactor(board, answers),
    may: mayWeigh,
    play: (_board, _act, { slip, factor }) => [
      { do: 'play', key: overRegister(String(slip), String(factor)), value: null },
    ],
  })

  /** Anybody adds a number of their own, with its reason [R6]. */
  const advantage: Move = makeMove('advantage', {
    button: true,
    asks: (board) => [
      askSlip(openSlips(board, kinds)),
      { id: 'words', kind: 'words', say: say('ask.advantage'), max: 120 },
      askWorth(1),
    ],
    may: (board, act, { value }) =>
      mayWeigh(board, act) ?? (value === 0 ? must('no.zero') : undefined),
    play: (_board, act, answers) => [
      {
        do: 'play',
        key: freeRegister(String(answers.slip), act.chance.id()),
        value: { seat: act.seat, words: words(answers, 'words') ?? '', by: Number(answers.value) },
      },
    ],
  })

  /** A number of somebody's own is taken away again. */
  const takeBack: Move = makeMove('takeBack', {
    asks: (board, _act, answers) => askFactor(board, answers, false),
    may: mayWeigh,
    play: (_board, _act, { slip, factor }) => [
      {
        do: 'play',
        key: freeRegister(String(slip), String(factor).slice('free-'.length)),
        value: null,
      },
    ],
  })

  const leftTo = (who: Item | undefined): number => (who ? traitsOf(who).exertion : 0)

  /** A point of Exertion cancels being tired or exhausted for a Check, both parts of it [R26]. */
  const spare: Move = makeMove('spare', {
    button: true,
    asks: (board, _act, answers) => {
      const slip = open(board, answers.slip)
      const there = slip ? factorsOf(board, kinds, slip) : []
      return [
        askSlip(openSlips(board, kinds)),
        {
          id: 'what',
          kind: 'choice',
          say: say('ask.spare'),
          options: there
            .filter(({ id }) => id === 'tiring' || id === 'exhausted')
            .map((factor) => ({ value: factor.id, say: factor.say })),
        },
      ]
    },
    may(board, act, answers) {
      const refused = mayWeigh(board, act)
      const slip = open(board, answers.slip)
      if (refused || !slip) return refused
      if (wordOf(slip.props.spared) !== '') return must('no.spared')
      const who = personOn(board, slip)
      return leftTo(who) > 0 ? undefined : must('no.exertion')
    },
    play(board, _act, answers) {
      const slip = open(board, answers.slip)
      const who = slip && personOn(board, slip)
      if (!slip || !who) return []
      return [
        { do: 'set', id: slip.id, key: 'spared', value: String(answers.what) },
        { do: 'add', id: who.id, key: 'exertion', by: -1 },
      ]
    },
  })

  /** The Check of a slip is thrown for. */
  const throwSlip: Move = makeMove('throw', {
    asks: (board) => [askSlip(openSlips(board, kinds))],
    may: mayWeigh,
    play(board, _act, answers) {
      const slip = open(board, answers.slip)
      return (slip && checkOf(board, kinds, slip)) ?? []
    },
  })

  /** Slips whose dice may be thrown once more, each with what decided it. */
  const thrown = (board: Board): readonly { slip: Item; record: RollRecord }[] =>
    slipsOf(board).flatMap((slip) => {
      if (!slipKind(kinds, slip)?.again || isMoot(board, slip)) return []
      const record = decidedBy(board, slip.id)
      return record && outcomeFell(record.check, record.roll) ? [{ slip, record }] : []
    })
  const thrownOn = (board: Board, id: unknown) => thrown(board).find(({ slip }) => slip.id === id)
  const did = (board: Board, slip: Item, what: 'one' | 'all') =>
    decidedLine(board, slip.id).some((record) => againOf(record) === what)

  /** What protects has one die of a bad result thrown again, once [R10]. */
  const protect: Move = makeMove('protect', {
    asks(board, _act, answers) {
      const one = thrownOn(board, answers.slip)
      const fell = one && outcomeFell(one.record.check, one.record.roll)
      const faces = [...(fell?.sets ?? [])].flat()
      const lowest = faces.indexOf(Math.min(...faces))
      return [
        askSlip(thrown(board).map(({ slip }) => slip)),
        ...(faces.length > 1
          ? [
              {
                id: 'at',
                kind: 'choice' as const,
                say: say('ask.die'),
                options: faces.map((face, i) => ({
                  value: `${i}`,
                  say: say('die.face', { face }),
                })),
                usual: `${lowest}`,
                optional: true,
                always: true as const,
              },
            ]
          : []),
      ]
    },
    may(board, act, answers) {
      const refused = seated(board, act)
      const one = thrownOn(board, answers.slip)
      if (refused || !one) return refused
      const fell = outcomeFell(one.record.check, one.record.roll)
      if (!fell || isGood(fell.band)) return must('no.bad')
      return did(board, one.slip, 'one') ? must('no.protected') : undefined
    },
    play(board, _act, answers) {
      const one = thrownOn(board, answers.slip)
      const fell = one && outcomeFell(one.record.check, one.record.roll)
      if (!one || !fell) return []
      const faces = fell.sets.flat()
      const lowest = faces.indexOf(Math.min(...faces))
      const at = answers.at === undefined ? lowest : Number(answers.at)
      return outcomeAgain(one.record, { at })
    },
  })

  /** A point of Exertion throws the whole of a physical check once more, and the higher counts [R26]. */
  const again: Move = makeMove('again', {
    asks: (board) => [askSlip(thrown(board).map(({ slip }) => slip))],
    may(board, act, answers) {
      const refused = seated(board, act)
      const one = thrownOn(board, answers.slip)
      if (refused || !one) return refused
      if (!isPhysical(wordOf(one.slip.props.attribute))) return must('no.physical')
      if (did(board, one.slip, 'all')) return must('no.again')
      return leftTo(personOn(board, one.slip)) > 0 ? undefined : must('no.exertion')
    },
    play(board, _act, answers) {
      const one = thrownOn(board, answers.slip)
      return one ? outcomeAgain(one.record, { pays: personOn(board, one.slip)?.id ?? '' }) : []
    },
  })

  /** A slip is put away, thrown for or not. */
  const away: Move = makeMove('putAway', {
    asks: (board) => [askSlip(slipsOf(board))],
    may: (board) => (slipsOf(board).length > 0 ? undefined : must('no.slip')),
    play: (_board, _act, { slip }) => [{ do: 'bin', id: String(slip) }],
  })

  return [
    outcome,
    saying('agreeFactor', 'agree'),
    saying('objectFactor', 'object'),
    saying('unsayFactor', null),
    overrule,
    asReckoned,
    advantage,
    takeBack,
    spare,
    throwSlip,
    protect,
    again,
    away,
  ]
}
