import type { FormDesk } from '../../../src/ui/desk/form.ts'
import type { Sitting } from '../../make.ts'

/** A table as forms see it; what is played is kept. */
export function formDesk(at: Sitting) {
  const played: [string, unknown][] = []
  const desk: FormDesk = {
    game: at.game,
    board: at.board,
    act: () => at.act(),
    play(id, answers = {}, anyway = false) {
      const move = at.move(id)
      const refusal = move.may(at.board(), at.act(), answers)
      if (refusal && (refusal.force === 'must' || !anyway)) return refusal
      const ask = move
        .asks(at.board(), at.act(), answers)
        .filter((q) => answers[q.id] === undefined && !('optional' in q && q.optional))
      if (ask.length > 0) return { ask }
      played.push([id, answers])
      const changes = move.play(at.board(), at.act(), answers)
      if ('dice' in changes) return 'thrown'
      at.by(...changes)
      return 'done'
    },
  }
  return { desk, played }
}
