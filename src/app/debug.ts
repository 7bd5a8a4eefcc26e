import type { RefObject } from 'react'
import type { BoardHandle } from '../board/Board.tsx'
import type { TrayHandle } from '../board/Tray.tsx'
import type { Die } from '../rules/dice.ts'
import type { Throw } from '../rules/roll.ts'
import { VERSION } from '../tray/physics.ts'
import { USUAL_FLICK } from '../tray/thrown.ts'
import { chance } from './chance.ts'
import { roller } from './useThrow.ts'

declare global {
  /** What the page shows of itself at `?debug`, for measuring. */
  var debug: object | undefined
}

/** At `?debug` the board and the tray can be asked from outside. Returns the way out. */
export function showDebug(
  board: RefObject<BoardHandle | null>,
  tray: RefObject<TrayHandle | null>,
): (() => void) | undefined {
  if (!new URLSearchParams(location.search).has('debug')) return undefined
  globalThis.debug = {
    get board() {
      return board.current
    },
    get tray() {
      return tray.current
    },
    /** What a throw sounds like, to be measured: samples at 44.1 kHz. */
    async listen(thrown: Throw, volume: number) {
      return (await import('./listen.ts')).listen(thrown, volume)
    },
    async throwDice(count: number) {
      const start = performance.now()
      const dice: Die[] = Array.from({ length: count }, () => 'd6')
      const seed = chance.seed()
      const thrown = { version: VERSION, seed, dice, bursts: { d6: [6] }, flick: USUAL_FLICK }
      const tumble = await roller.roll(thrown)
      const known = performance.now() - start
      await tray.current?.play(tumble)
      return { known, rest: performance.now() - start }
    },
  }
  return () => {
    globalThis.debug = undefined
  }
}
