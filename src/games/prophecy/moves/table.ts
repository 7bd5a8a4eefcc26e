import { seatOf } from '../../../rules/plain/seats.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { makeMove, must, seated, should } from '../../../rules/play/make.ts'
import type { Move } from '../../../rules/play/move.ts'
import { characterOf, titleOf } from '../../../rules/story/characters.ts'
import { storyOf } from '../story/outline.ts'
import { moderatorOf, PHASES } from '../story/settings.ts'

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

export const TABLE: readonly Move[] = [takeModerator, leaveModerator, phase]
