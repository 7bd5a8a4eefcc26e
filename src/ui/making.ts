import { useCallback, useEffect, useRef, useState } from 'react'
import type { Making } from '../paint/shot.ts'
import { Stopped } from '../paint/turns.ts'

/** What becomes of something that takes its time. */
export type MakingState =
  | { readonly is: 'idle' | 'done' | 'stopped' | 'failed' }
  | { readonly is: 'busy'; readonly done: number }

/** Makes one thing at a time, tells how far it is, and can stop it; leaving stops it too. */
export function useMaking() {
  const [state, setState] = useState<MakingState>({ is: 'idle' })
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])
  const make = useCallback(async (work: (making: Making) => Promise<void>) => {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    const { signal } = control
    setState({ is: 'busy', done: 0 })
    try {
      await work({
        signal,
        onProgress: (done) => signal.aborted || setState({ is: 'busy', done }),
      })
      if (!signal.aborted) setState({ is: 'done' })
    } catch (why) {
      // Whoever began another has a state of its own.
      if (running.current === control)
        setState({ is: why instanceof Stopped ? 'stopped' : 'failed' })
    }
  }, [])
  return { state, make, stop }
}
