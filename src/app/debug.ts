import type { RefObject } from 'react'
import type { BoardHandle } from '../board/Board.tsx'
import type { TrayHandle } from '../board/Tray.tsx'
import type { Die } from '../rules/dice.ts'
import type { Throw } from '../rules/roll.ts'
import { toBackup } from '../table/backup.ts'
import { VERSION } from '../tray/physics.ts'
import { USUAL_FLICK } from '../tray/thrown.ts'
import { chance } from './chance.ts'
import type { Session } from './session.ts'
import { roller } from './useThrow.ts'

declare global {
  /** What the page shows of itself at `?debug`, for measuring. */
  var debug: object | undefined
}

/** What can be asked from outside at `?debug`. */
export function makeDebug(
  { table, room }: Session,
  board: RefObject<BoardHandle | null>,
  tray: RefObject<TrayHandle | null>,
) {
  return {
    get board() {
      return board.current
    },
    get tray() {
      return tray.current
    },
    /** How much is on the table, and who is linked. */
    table() {
      const { items, aside, rolls } = table.state()
      return {
        items: items.size,
        aside,
        rolls: rolls.length,
        peers: room.around().neighbours.length,
      }
    },
    /** Bytes of the table as a backup file. */
    bytes: () => toBackup(table).length,
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
}
