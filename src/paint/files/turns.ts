/** Between two of these the page has its turn, ms: it stays as it was to the hand. */
const SPELL = 10

/** Whoever was making something was told to stop. */
export class Stopped extends Error {}

/**
 * How long work is done in pieces: called between two of them it waits, now and then, until the page has had its turn.
 */
export type Turns = () => Promise<void>

/** Work in pieces that can be stopped: once `signal` says so, the next turn rejects with Stopped. */
export function makeTurns(signal: AbortSignal, spell = SPELL): Turns {
  const { port1, port2 } = new MessageChannel()
  let began = performance.now()
  return async () => {
    if (signal.aborted) throw new Stopped('stopped')
    if (performance.now() - began < spell) return
    // A timer would wait longer and longer.
    await new Promise<void>((go) => {
      port1.onmessage = () => go()
      port2.postMessage(0)
    })
    began = performance.now()
    if (signal.aborted) throw new Stopped('stopped')
  }
}
