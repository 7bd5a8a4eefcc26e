import { useCallback, useEffect, useRef, useState } from 'react'
import type { Making } from '../../paint/files/shot.ts'
import { Stopped } from '../../paint/files/stopped.ts'

/** What becomes of something that takes its time. */
export type MakingState =
  | { readonly is: 'idle' | 'done' | 'stopped' | 'failed' }
  | { readonly is: 'busy'; readonly done: number }

/** Nobody sees smaller steps than these of the whole. */
const STEPS = 100

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
    let shown = 0
    setState({ is: 'busy', done: shown })
    try {
      await work({
        signal,
        onProgress(done) {
          const step = Math.floor(done * STEPS) / STEPS
          if (signal.aborted || step === shown) return
          shown = step
          setState({ is: 'busy', done: step })
        },
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
