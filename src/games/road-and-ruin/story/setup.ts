import type { Act } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import { layPiece } from './make.ts'

/** What lies on a new table: the Roster, the Deck, and the inn as a Stage. A Theatre comes once people leave it. */
export function setup(act: Act): readonly Change[] {
  const at = (x: number, y: number, z: number) => ({ x, y, turn: 0, z })
  // The Roster lies uppermost: a small screen shows that first.
  return [
    { do: 'play', key: 'phase', value: 'inn' },
    layPiece(act, 'stage', at(23, -115, 1), { props: { inn: true } }),
    layPiece(act, 'roster', at(-302, -48, 3)),
    layPiece(act, 'deck', at(-436, 176, 2)),
  ]
}
