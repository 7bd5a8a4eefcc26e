import type { RefObject } from 'react'
import type { BoardHandle } from '../../board/TableTop.tsx'
import type { TrayHandle } from '../../dice/Tray.tsx'
import type { Die } from '../../rules/dice/dice.ts'
import type { Throw } from '../../rules/dice/roll.ts'
import { toBackup } from '../../table/store/backup.ts'
import { VERSION } from '../../tray/physics.ts'
import type { Roller } from '../../tray/roller.ts'
import { USUAL_FLICK } from '../../tray/thrown.ts'
import { chance } from '../page/chance.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { Lines } from './panel.ts'

declare global {
  /** What the page shows of itself at `?debug`, for measuring. */
  var debug: object | undefined
}

/**
 * Tells what the page knows of itself: at `?debug` in a panel, and by `globalThis.debug` to who asks from outside. At
 * `?debug=quiet` only there: nothing is added to what is measured. Returns the way out.
 */
export function openDebug(
  opened: OpenTable,
  roller: Roller,
  board: RefObject<BoardHandle | null>,
  tray: RefObject<TrayHandle | null>,
): () => void {
  globalThis.debug = makeDebug(opened, roller, board, tray)
  const quiet = new URLSearchParams(location.search).get('debug') === 'quiet'
  let left = false
  let close: (() => void) | undefined
  if (!quiet)
    void import('./panel.ts').then(({ showPanel }) => {
      if (!left) close = showPanel(debugLines(opened, board, tray))
    })
  return () => {
    left = true
    close?.()
    globalThis.debug = undefined
  }
}

/** What the panel says of a table that is open. */
export function debugLines(
  { table, room, saved }: OpenTable,
  board: RefObject<BoardHandle | null>,
  tray: RefObject<TrayHandle | null>,
): () => Lines {
  let seen: object | undefined
  let weighed: object | undefined
  let bytes = 0
  return () => {
    const state = table.state()
    // Weighing takes time: only what has stayed as it is since the last look is weighed.
    if (state === seen && state !== weighed) {
      weighed = state
      bytes = toBackup(table).length
    }
    seen = state
    const drawn = board.current?.debug()
    const { neighbours } = room.around()
    const far = neighbours.filter((one) => one.far).length
    return [
      ['frames', `${drawn?.frames ?? 0} board, ${tray.current?.debug().frames ?? 0} tray`],
      ['tiles', `${drawn?.tiles ?? 0} kept, ${drawn?.baked ?? 0} baked`],
      ['peers', `${neighbours.length} (${far} by relay), ${table.presence.others().size} seen`],
      ['items', `${state.items.size}, ${state.rolls.length} rolls`],
      ['aside', state.aside],
      ['bytes', `${bytes}${weighed === state ? '' : ' …'} (${saved().state})`],
      ['drag', drawn?.drag || 'none'],
    ]
  }
}

/** What can be asked from outside. */
function makeDebug(
  { table, room, extras }: OpenTable,
  roller: Roller,
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
      const { neighbours, self } = room.around()
      return {
        items: items.size,
        aside,
        rolls: rolls.length,
        peers: neighbours.length,
        self,
        players: neighbours.flatMap(({ peer, writes, since }) =>
          writes ? [`${peer} ${since}`] : [],
        ),
      }
    },
    /** Whether its history is being kept by now. */
    remembered: () => extras.diary !== undefined,
    /** The table as a backup file. */
    backup: () => toBackup(table),
    /** What a throw sounds like, to be measured: samples at 44.1 kHz. */
    async listen(thrown: Throw, volume: number) {
      return (await import('./listen.ts')).recorded(roller, thrown, volume)
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
