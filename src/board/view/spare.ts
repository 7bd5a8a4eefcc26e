/** Safari has no word for idle times. Milliseconds until it is taken to be idle. */
const PAUSE = 60

const ask = (then: () => void): number =>
  typeof requestIdleCallback === 'function'
    ? requestIdleCallback(then)
    : window.setTimeout(then, PAUSE)
const forget = (asked: number): void =>
  typeof cancelIdleCallback === 'function' ? cancelIdleCallback(asked) : clearTimeout(asked)

/** Work for when the browser has nothing else to do: a little at a time, as long as `work` says that there is more. */
export function makeSpare(work: () => boolean): { begin(): void; end(): void } {
  let asked: number | undefined
  const turn = () => {
    asked = undefined
    if (work()) begin()
  }
  const begin = () => {
    asked ??= ask(turn)
  }
  return {
    begin,
    end() {
      if (asked !== undefined) forget(asked)
      asked = undefined
    },
  }
}
