import { makeTurns, type Turns } from '../../rules/plain/turns.ts'

/** Whoever was making something was told to stop. */
export class Stopped extends Error {}

/** Work in pieces that can be stopped: once `signal` says so, the next turn rejects with Stopped. */
export function stoppable(signal: AbortSignal, turns = makeTurns()): Turns {
  const goOn = () => {
    if (signal.aborted) throw new Stopped('stopped')
  }
  return async () => {
    goOn()
    await turns()
    goOn()
  }
}
