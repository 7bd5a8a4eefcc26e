import type { Board } from '../../../rules/board/board.ts'
import { makeMove, must, seated, should } from '../../../rules/play/make.ts'
import type { Move, Refusal } from '../../../rules/play/move.ts'
import { sceneNamed } from '../../../rules/story/outline.ts'
import { left, type ScenePhase, stageOf, stageRegister } from '../story/stages.ts'
import { currentScene } from '../story/telling.ts'

/** Why the Scene cannot go from one phase to another: it is in none, or in some other. */
function not(board: Board, from: ScenePhase): Refusal | undefined {
  const scene = currentScene(board)
  if (!scene) return must('no.current')
  if (scene.record) return must('why.performed', sceneNamed(scene))
  return stageOf(board, scene) === from ? undefined : must('no.change')
}

/** People leave off investigating [T10]: what they find from now on is late [T11]. */
const influence: Move = makeMove('influence', {
  may: (board, act) => seated(board, act) ?? not(board, 'investigate'),
  play(board, act) {
    const scene = currentScene(board)
    return scene ? [{ do: 'play', key: stageRegister(scene.id), value: left(board, act) }] : []
  },
})

/** They go back to it, which is possible until the throw [T11]. */
const investigate: Move = makeMove('investigate', {
  may: (board, act) => seated(board, act) ?? not(board, 'influence') ?? should('warn.back'),
  play(board) {
    const scene = currentScene(board)
    return scene ? [{ do: 'play', key: stageRegister(scene.id), value: null }] : []
  },
})

/** People go from one phase of a Scene to the next, and back [T10]; the throw does the rest. */
export const STAGES: readonly Move[] = [influence, investigate]
