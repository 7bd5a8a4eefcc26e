import { type RefObject, useEffect, useMemo, useRef } from 'react'

/** A view that still goes somewhere has come to rest after so long, and what opens has its size, ms. */
const AT_REST = 250

/** Does this once nothing has moved for a while: `soon` is told whenever something moves, `end` that nobody waits. */
export function atRest(run: () => void): { soon(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let moved = 0
  // Things move with every frame: that only says when it was, and the clock asks for it once it is due.
  const look = () => {
    const rest = moved + AT_REST - performance.now()
    timer = rest > 0 ? setTimeout(look, rest) : undefined
    if (rest <= 0) run()
  }
  return {
    soon() {
      moved = performance.now()
      timer ??= setTimeout(look, AT_REST)
    },
    end() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}

/**
 * Does this whenever the view has moved and has come to rest. Returns what is to be told when something else has moved
 * that it depends on.
 */
export function useAtRest(views: RefObject<Set<() => void>>, run: () => void): () => void {
  const latest = useRef(run)
  latest.current = run
  const { soon, end } = useMemo(() => atRest(() => latest.current()), [])
  useEffect(() => {
    const all = views.current
    all.add(soon)
    return () => {
      end()
      all.delete(soon)
    }
  }, [soon, end, views])
  return soon
}
