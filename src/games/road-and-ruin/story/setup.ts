import type { Act } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import { SPOTS } from './layout.ts'
import { layPiece } from './make.ts'

/** What lies on a new table: the Theatre with a Stage, the Roster, the Deck. */
export function setup(act: Act): readonly Change[] {
  const theatre = act.chance.id()
  const flat = (spot: { readonly x: number; readonly y: number }, z: number) => ({
    ...spot,
    turn: 0,
    z,
  })
  return [
    { do: 'play', key: 'phase', value: 'inn' },
    layPiece(act, 'theatre', flat(SPOTS.theatre, 1), { id: theatre }),
    layPiece(act, 'stage', { ...flat(SPOTS.stage, 2), on: theatre }, { props: { inn: true } }),
    layPiece(act, 'roster', flat(SPOTS.roster, 3)),
    layPiece(act, 'deck', flat(SPOTS.deck, 4)),
  ]
}
