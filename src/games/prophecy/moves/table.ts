import type { Change } from '../../../rules/board/change.ts'
import { seatOf } from '../../../rules/plain/seats.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Move } from '../../../rules/play/move.ts'
import { characterOf, titleOf } from '../story/characters.ts'
import { faceOf, pauseCards, stopped, unpaused } from '../story/clock.ts'
import { laid, pauseSpot } from '../story/layout.ts'
import { make } from '../story/make.ts'
import { currentScene, storyOf } from '../story/outline.ts'
import { refillRegister, refillsOf, SUPPLY } from '../story/pieces.ts'
import { moderatorOf, PHASES, SETTINGS, settingOf } from '../story/settings.ts'
import { makeMove, must, seated, should } from './move.ts'

const startClock: Move = makeMove('startClock', {
  may(board, act) {
    if (!currentScene(board)) return must('no.current')
    if (pauseCards(board).length > 0) return must('no.paused')
    return faceOf(board, act.now).since === undefined ? undefined : must('no.running')
  },
  play(board, act) {
    const { spent } = faceOf(board, act.now)
    return [{ do: 'play', key: 'clock', value: { spent, since: act.now } }]
  },
})

const stopClock: Move = makeMove('stopClock', {
  may: (board, act) =>
    faceOf(board, act.now).since === undefined ? must('no.standing') : undefined,
  play: (board, act) => [{ do: 'play', key: 'clock', value: { ...stopped(board, act.now) } }],
})

/** Anybody may lay the pause card, at any time, and gives no reason. */
const pause: Move = makeMove('pause', {
  may: (board) => (pauseCards(board).length > 0 ? must('no.paused') : undefined),
  play(board, act) {
    // What stands on it is written on the table, like everything else there.
    const card = make(act, 'placard', laid(board, act, pauseSpot(board)), {
      texts: { title: 'Pause' },
    })
    if (faceOf(board, act.now).since === undefined) return [card]
    return [card, { do: 'play', key: 'clock', value: { ...stopped(board, act.now), paused: true } }]
  },
})

/** The pause card is taken up; a clock that it held goes on from there. */
const liftPause: Move = makeMove('liftPause', {
  may: (board) => (pauseCards(board).length === 0 ? must('no.pause') : undefined),
  play(board, act) {
    const ids = pauseCards(board).map(({ id }) => id)
    return [...ids.map((id): Change => ({ do: 'bin', id })), ...unpaused(board, act, ids)]
  },
})

/** At most one Moderator [P27], who had better play no Character [P6]. */
const takeModerator: Move = makeMove('takeModerator', {
  may(board, act) {
    const refused = seated(board, act)
    if (refused) return refused
    const now = moderatorOf(board)
    if (now === act.seat) return must('no.change')
    if (now !== undefined) {
      return must('no.moderatorTaken', {
        name: seatOf(board.seats, now)?.name ?? '',
      })
    }
    const mine = characterOf(storyOf(board), act.seat)
    return mine ? should('warn.moderatorPlays', { name: titleOf(mine.item) }) : undefined
  },
  play: (_board, act) => [{ do: 'play', key: 'moderator', value: act.seat }],
})

const leaveModerator: Move = makeMove('leaveModerator', {
  may(board, act) {
    const now = moderatorOf(board)
    if (now === undefined) return must('no.moderator')
    const name = seatOf(board.seats, now)?.name ?? ''
    return now === act.seat ? undefined : should('warn.moderator', { name })
  },
  play: () => [{ do: 'play', key: 'moderator', value: null }],
})

/** The phase is what the players say it is; nothing has to be finished first. */
const phase: Move = makeMove('phase', {
  button: true,
  asks: () => [
    {
      id: 'phase',
      kind: 'choice',
      say: say('ask.phase'),
      options: PHASES.map((value) => ({ value, say: say(`phase.${value}`) })),
    },
  ],
  play: (_board, _act, answers) => [{ do: 'play', key: 'phase', value: String(answers.phase) }],
})

const setting: Move = makeMove('setting', {
  button: true,
  asks(board, _act, answers) {
    const chosen = SETTINGS.find((one) => one.id === answers.setting)
    return [
      {
        id: 'setting',
        kind: 'choice',
        say: say('ask.setting.which'),
        options: SETTINGS.map((one) => ({
          value: one.id,
          say: one.say,
          note: say('setting.now', { value: settingOf(board, one.id), usual: one.usual }),
        })),
      },
      ...(chosen
        ? ([
            { id: 'value', kind: 'number', say: chosen.say, min: chosen.min, max: chosen.max },
          ] as const)
        : []),
    ]
  },
  play: (_board, _act, { setting: id, value }) => [
    { do: 'play', key: `set/${id}`, value: value ?? null },
  ],
})

/** A stack or pad is filled up again [P2]. */
const refill: Move = makeMove('refill', {
  button: true,
  asks: (board) => [
    {
      id: 'supply',
      kind: 'choice',
      say: say('ask.supply'),
      options: SUPPLY.map((supply) => ({
        value: supply.id,
        say: supply.say,
        note: say('supply.left', { left: supply.left(board) }),
      })),
    },
  ],
  play(board, _act, answers) {
    const id = String(answers.supply)
    return [{ do: 'play', key: refillRegister(id), value: refillsOf(board, id) + 1 }]
  },
})

export const TABLE: readonly Move[] = [
  startClock,
  stopClock,
  pause,
  liftPause,
  takeModerator,
  leaveModerator,
  phase,
  setting,
  refill,
]
