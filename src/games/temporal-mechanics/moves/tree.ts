import { sceneMoves } from '../../../rules/moves/scenes.ts'
import type { Move } from '../../../rules/play/move.ts'
import { scenesOf } from '../story/ideas.ts'
import { unrolled } from '../story/strip.ts'
import { tale } from '../story/telling.ts'

/** With the first Scene that is drawn comes the strip on which the timelines are seen. */
const onStrip = (move: Move): Move => ({
  ...move,
  play(board, act, answers) {
    const played = move.play(board, act, answers)
    if ('dice' in played || !played.some((change) => change.do === 'make')) return played
    return [...played, ...unrolled(board, act)]
  },
})

/** The Story Tree is drawn [T12] to [T16]. */
export const TREE: readonly Move[] = sceneMoves(tale, scenesOf).map(onStrip)
