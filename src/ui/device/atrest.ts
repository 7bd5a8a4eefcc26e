/** A view that still goes somewhere has come to rest after so long, and what opens has its size, ms. */
const AT_REST = 250

/** Does this once nothing has moved for a while: `soon` is told whenever something moves, `end` that nobody waits. */
export function atRest(run: () => void): { soon(): void; end(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  return {
    soon() {
      end()
      timer = setTimeout(run, AT_REST)
    },
    end,
  }
}
