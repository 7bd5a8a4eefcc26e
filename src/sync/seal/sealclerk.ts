import type { Slices } from '../pace/slices.ts'
import { BUSY, makeSealWork, type Order, type Reply } from './sealwork.ts'

/** Does all arithmetic of sealed cards where nobody waits for it. */
export interface SealClerk {
  /** One after another; undefined where it came to nothing, or this has ended. Fails by what goes wrong in the work. */
  ask<A extends Order>(order: A): Promise<Reply<A> | undefined>
  end(): void
}

/**
 * A worker that is silent for so many looks, each so long after the other (ms), is none any more: a busy one says so.
 * While the page sleeps nobody looks, so that none is given up for that.
 */
const PATIENCE = { looks: 20, apart: 1000 }

/** A clerk with a worker; without one all is done here, a little at a time. */
export function makeSealClerk(slices: Slices): SealClerk {
  /** All that a worker knows: another one, or this page, begins where it died. */
  const past: Order[] = []
  let worker = awake()
  let here: ReturnType<typeof makeSealWork> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let looks: ReturnType<typeof setInterval> | undefined
  let ended = false

  function awake(): Worker | undefined {
    if (typeof Worker === 'undefined') return undefined
    try {
      return new Worker(new URL('./sealworker.ts', import.meta.url), { type: 'module' })
    } catch {
      // A page may be forbidden to start workers.
      return undefined
    }
  }
  const there = (own: Worker, order: Order) =>
    new Promise<{ readonly reply: Reply<Order> } | undefined>((done, fails) => {
      let left = PATIENCE.looks
      const dies = () => {
        clearInterval(looks)
        own.terminate()
        worker = undefined
        done(undefined)
      }
      looks = setInterval(() => {
        left -= 1
        if (left <= 0) dies()
      }, PATIENCE.apart)
      own.onmessage = ({ data }: MessageEvent<Reply<Order> | Error | typeof BUSY>) => {
        if (data === BUSY) {
          left = PATIENCE.looks
          return
        }
        clearInterval(looks)
        if (data instanceof Error) fails(data)
        else done({ reply: data })
      }
      own.onmessageerror = dies
      own.onerror = (event) => {
        event.preventDefault()
        dies()
      }
      own.postMessage(order)
    })
  const step = (work: () => Generator<void, Reply<Order>>) =>
    new Promise<Reply<Order>>((done, fails) => {
      slices.add(function* () {
        try {
          done(yield* work())
        } catch (error) {
          fails(error)
        }
      })
    })
  async function inPage(order: Order): Promise<Reply<Order>> {
    const work = here ?? makeSealWork()
    if (!here) for (const before of past) await step(() => work(before))
    here = work
    return step(() => work(order))
  }
  async function answer(order: Order): Promise<Reply<Order>> {
    if (ended) return undefined
    const found = worker && (await there(worker, order))
    const reply = found ? found.reply : await inPage(order)
    if (order.do === 'begin' || order.do === 'take' || order.do === 'trials') past.push(order)
    return reply
  }
  return {
    ask<A extends Order>(order: A) {
      if (ended) return Promise.resolve(undefined)
      const next = turn.then(() => answer(order)) as Promise<Reply<A> | undefined>
      turn = next.catch(() => undefined)
      return next
    },
    end() {
      ended = true
      clearInterval(looks)
      worker?.terminate()
    },
  }
}
