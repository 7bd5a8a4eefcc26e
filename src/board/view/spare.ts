import { whenIdle } from '../../rules/plain/turns.ts'

/** Work for when the browser has nothing else to do: a little at a time, as long as `work` says that there is more. */
export function makeSpare(work: () => boolean): { begin(): void; end(): void } {
  let forget: (() => void) | undefined
  const turn = () => {
    forget = undefined
    if (work()) begin()
  }
  const begin = () => {
    forget ??= whenIdle(turn)
  }
  return {
    begin,
    end() {
      forget?.()
      forget = undefined
    },
  }
}
