import type { Change } from '../board/change.ts'
import type { Supply } from '../board/piece.ts'
import { keptOf, numbersOf, type Setting, settingKept } from '../board/setting.ts'
import { plain, say } from '../plain/sentence.ts'
import { makeMove, must } from '../play/make.ts'
import type { Move, Question } from '../play/move.ts'
import { faceOf, pauseCards, stopped, unpaused } from '../story/clock.ts'
import { laid } from '../story/layout.ts'
import { make } from '../story/make.ts'
import { refillRegister, refillsOf, SUPPLY } from '../story/pieces.ts'
import type { Tale } from '../story/tale.ts'

/** The clock, and the pause card that holds it [P25]. */
export function clockMoves({ currentScene, aside, pauseSpot }: Tale): readonly Move[] {
  const startClock: Move = makeMove('startClock', {
    may(board, act) {
      if (!currentScene(board) && !aside?.(board)) return must('no.current')
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
      return [
        card,
        { do: 'play', key: 'clock', value: { ...stopped(board, act.now), paused: true } },
      ]
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

  return [startClock, stopClock, pause, liftPause]
}

/** The answer that a setting be none. */
const NO_NUMBER = 'none'

/** What is asked of a setting: one of its numbers; or one of them or none, where that has a name. */
function askedOf(setting: Setting): Question {
  const { say: name, min, max, none } = setting
  if (!none) return { id: 'value', kind: 'number', say: name, min, max }
  const numbers = numbersOf(setting).map((n) => ({ value: `${n}`, say: plain(`${n}`) }))
  return {
    id: 'value',
    kind: 'choice',
    say: name,
    options: [{ value: NO_NUMBER, say: none }, ...numbers],
  }
}

/** What a table sets for itself, and what is filled up again. */
export function houseMoves(
  { settings }: Pick<Tale, 'settings'>,
  supplies: readonly Supply[] = SUPPLY,
): readonly Move[] {
  const setting: Move = makeMove('setting', {
    button: true,
    asks(board, _act, answers) {
      const chosen = settings.find((one) => one.id === answers.setting)
      return [
        {
          id: 'setting',
          kind: 'choice',
          say: say('ask.setting.which'),
          options: settings.map((one) => ({
            value: one.id,
            say: one.say,
            note: say('setting.now', {
              value: settingKept(one, board.play[`set/${one.id}`]) ?? '',
              usual: one.usual ?? '',
            }),
          })),
        },
        ...(chosen ? [askedOf(chosen)] : []),
      ]
    },
    play(_board, _act, { setting: id, value }) {
      const chosen = settings.find((one) => one.id === id)
      if (!chosen) return []
      const number = value === NO_NUMBER ? undefined : Number(value)
      return [{ do: 'play', key: `set/${chosen.id}`, value: keptOf(chosen, number) }]
    },
  })

  /** A stack or pad is filled up again [P2]. */
  const refill: Move = makeMove('refill', {
    button: true,
    asks: (board) => [
      {
        id: 'supply',
        kind: 'choice',
        say: say('ask.supply'),
        options: supplies.map((supply) => ({
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

  return [setting, refill]
}
