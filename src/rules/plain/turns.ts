/** How long long work goes on before the page has its turn (ms): it stays as it was to the hand. */
const SPELL = 12

/**
 * How long work is done in pieces: called between two of them it gives, now and then, what is to be waited for until
 * the page has had its turn.
 */
export type Turns = () => Promise<void> | undefined

/** Until the page has had its turn. A timer would wait longer and longer, and for seconds where nobody looks. */
export const turn = (): Promise<void> =>
  new Promise((go) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      go()
    }
    port2.postMessage(0)
  })

/** How long later the page is taken to be idle where there is no word for it, as in Safari (ms). */
const PAUSE = 60

/** When the page has nothing better to do, or `atMost` ms later. Returns the way out. */
export function whenIdle(work: () => void, atMost?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, PAUSE)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, atMost === undefined ? {} : { timeout: atMost })
  return () => cancelIdleCallback(asked)
}

/** Settles as what is hoped for does; and is undefined once that has let wait for `ms`. */
export const within = <T>(ms: number, hoped: Promise<T>): Promise<T | undefined> =>
  Promise.race([hoped, new Promise<undefined>((late) => setTimeout(late, ms))])

/** Work in pieces, `spell` ms at once. */
export function makeTurns(spell = SPELL): Turns {
  let until = performance.now() + spell
  const begin = () => {
    until = performance.now() + spell
  }
  return () => (performance.now() < until ? undefined : turn().then(begin))
}

/** Goes all steps at once. */
export function atOnce<T>(steps: Generator<void, T>): T {
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value
}

/** Goes some steps at once, and lets others do something between them. */
export async function byAndBy<T>(steps: Generator<void, T>, turns = makeTurns()): Promise<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value
    const wait = turns()
    if (wait) await wait
  }
}
