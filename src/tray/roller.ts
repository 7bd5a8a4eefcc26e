import type { Throw } from '../rules/dice/roll.ts'
import { handfuls } from './physics.ts'
import { checkThrow } from './thrown.ts'
import type { Tumble } from './tumble.ts'
import type { Order, Reply } from './worker.ts'

/** Rolls Throws off the page's own thread. */
export interface Roller {
  /**
   * The Tumble of a Throw. Rejects with a RangeError whose message is a sentence key if `checkThrow` refuses it,
   * and with the key `throw.failed` if it cannot be rolled at all.
   */
  roll(thrown: Throw): Promise<Tumble>
  close(): void
}

/** A worker, as far as the roller cares. */
export interface Runner {
  ask(asked: Order): void
  end(): void
}

/** Starts one and says whom to tell; undefined where none can be had. */
export type StartRunner = (heard: (answer: Reply) => void, died: () => void) => Runner | undefined

/**
 * A hundred dice take a fifth of a second; a worker that is silent for so long (ms) for each handful has died: one that
 * still has to be loaded, and one that has answered before.
 */
const PATIENCE = { first: 5000, later: 2000 } as const
/** A Throw outlives so many workers; then the page rolls it itself. */
const MOST_WORKERS = 2

interface Waiting {
  readonly thrown: Throw
  readonly take: (tumble: Tumble) => void
  readonly refuse: (why: Error) => void
  tries: number
  timer?: ReturnType<typeof setTimeout>
}

/** The browser's worker, with matter-js in it. */
const startWorker: StartRunner = (heard, died) => {
  if (typeof Worker === 'undefined') return undefined
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = (event: MessageEvent<Reply>) => heard(event.data)
  worker.onerror = died
  return { ask: (asked) => worker.postMessage(asked), end: () => worker.terminate() }
}

/**
 * A roller with a worker of its own. A worker that dies in the middle of a throw is started again and given the
 * same Throw, which has the same faces; where no worker lives the page rolls, with matter-js loaded on demand. `soon`
 * says when it starts to warm up, if no throw comes before.
 */
export function makeRoller(
  start = startWorker,
  soon: (wake: () => void) => void = (wake) => wake(),
): Roller {
  const waiting = new Map<number, Waiting>()
  let runner: Runner | undefined
  /** It has answered before. */
  let known = false
  let closed = false
  let last = 0

  function heard(answer: Reply): void {
    known = true
    const roll = waiting.get(answer.id)
    if (!roll) return
    forget(answer.id, roll)
    if ('tumble' in answer) roll.take(answer.tumble)
    else roll.refuse(new RangeError(answer.refused))
  }

  function forget(id: number, roll: Waiting): void {
    clearTimeout(roll.timer)
    waiting.delete(id)
  }

  /** Buries the worker and gives what it owed to the next one, or to the page. */
  function died(): void {
    runner?.end()
    runner = undefined
    known = false
    for (const [id, roll] of waiting) {
      clearTimeout(roll.timer)
      ask(id, roll)
    }
  }

  function ask(id: number, roll: Waiting): void {
    if (roll.tries++ >= MOST_WORKERS || !awake()) {
      forget(id, roll)
      onThePage(roll)
      return
    }
    const parts = handfuls(roll.thrown.dice.length).length
    roll.timer = setTimeout(died, parts * (known ? PATIENCE.later : PATIENCE.first))
    runner?.ask({ id, thrown: roll.thrown })
  }

  /** Whether there is a worker to ask. */
  function awake(): boolean {
    if (runner) return true
    try {
      runner = start(heard, died)
    } catch {
      // A page may be forbidden to start workers; the page itself is then good enough.
      return false
    }
    return runner !== undefined
  }

  function onThePage({ thrown, take, refuse }: Waiting): void {
    import('./simulate.ts')
      .then(({ simulate }) => take(simulate(thrown)))
      .catch(() => refuse(new Error('throw.failed')))
  }

  soon(() => closed || awake())
  return {
    roll(thrown) {
      const refusal = checkThrow(thrown)
      if (refusal) return Promise.reject(new RangeError(refusal.key))
      return new Promise((take, refuse) => {
        const roll: Waiting = { thrown, take, refuse, tries: 0 }
        const id = last++
        waiting.set(id, roll)
        ask(id, roll)
      })
    },
    close() {
      closed = true
      runner?.end()
      runner = undefined
      for (const [id, roll] of waiting) {
        forget(id, roll)
        roll.refuse(new Error('throw.closed'))
      }
    },
  }
}
