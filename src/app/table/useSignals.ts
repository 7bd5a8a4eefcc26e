import { useCallback } from 'react'
import type { Moment } from '../../ui/story/moment.ts'
import type { useSounds } from '../page/useSounds.ts'

/** Two knocks on the wood: somebody points something out. Milliseconds. */
const KNOCK = { frame: 0, kind: 'wall', speed: 330 } as const
export const QUIET = 0.6
const KNOCKS = [0, 150]

/** What is heard of what happens at the table besides dice, markers and paper. */
export function useSignals(hear: ReturnType<typeof useSounds>) {
  const knock = useCallback(() => {
    for (const late of KNOCKS) setTimeout(() => hear(KNOCK, QUIET), late)
  }, [hear])
  const hearMoment = useCallback(
    async (what: Moment) => {
      const { soundsOf } = await import('../sound/moment.ts')
      for (const { knock, share, after } of soundsOf(what))
        setTimeout(() => hear(knock, share), after)
    },
    [hear],
  )
  return { knock, hearMoment }
}
