import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { ItemId } from '../../../rules/plain/item.ts'
import { DISTURBED } from '../fights/camp.ts'
import { MOST_KEPT, roundTakes, TOLL, tollOf } from '../fights/fight.ts'
import { STATUSES } from '../people/fields.ts'
import { added, fightersOf, fightRound, gained, isFight } from '../people/fighters.ts'
import { taxOf } from '../reckon/blow.ts'
import { putAway } from '../story/slips.ts'

/** A fight begins [R20]: armour takes its Exertion, and whoever bears a shield has it ready [R21], [R18]. */
export const fightBegun = (board: Board): readonly Change[] => [
  { do: 'play', key: 'fight', value: true },
  { do: 'play', key: 'round', value: 1 },
  DISTURBED,
  ...putAway(board),
  ...fightersOf(board).flatMap(({ id, sheet, shield, stance }): readonly Change[] => [
    ...(sheet ? added(id, 'exertion', -Math.min(sheet.left.exertion, taxOf(sheet.worn))) : []),
    ...(shield > 0 && stance === undefined
      ? [{ do: 'set', id, key: 'stance', value: 'defend' } as const]
      : []),
  ]),
]

/** A fight is over: nobody has to stand ready any more, and what lasts for rounds of it is over, too [R22]. */
export const fightOver = (board: Board): readonly Change[] => [
  { do: 'play', key: 'fight', value: null },
  { do: 'play', key: 'round', value: null },
  { do: 'play', key: TOLL, value: null },
  ...fightersOf(board).flatMap(({ id, stance, statuses }): readonly Change[] => [
    ...(stance === undefined ? [] : [{ do: 'set', id, key: 'stance', value: null } as const]),
    ...STATUSES.flatMap((status) => added(id, status, -statuses[status])),
  ]),
]

/**
 * A round is over [R17], [R22], [R25]: what lasts takes its toll, `stressed` lose Steadfast, `calm` get some back, and
 * whoever assessed is done with it.
 */
export function nextRound(
  board: Board,
  stressed: readonly ItemId[],
  calm: readonly ItemId[],
): readonly Change[] {
  const toll = tollOf(board, stressed, calm)
  const shifts = new Map(toll.map(({ id, steadfast }) => [id, steadfast]))
  const isStressed = new Set(stressed)
  const changes = fightersOf(board).flatMap((one): readonly Change[] => {
    const { id, item, stance } = one
    const takes = roundTakes(one, isStressed.has(id))
    const shift = shifts.get(id) ?? 0
    return [
      ...added(id, 'health', -takes.health),
      ...(shift > 0 ? gained(item, 'steadfast', shift) : added(id, 'steadfast', shift)),
      ...STATUSES.flatMap((status) => added(id, status, -takes[status])),
      ...(stance === 'assess' ? [{ do: 'set', id, key: 'stance', value: null } as const] : []),
    ]
  })
  return isFight(board)
    ? [
        ...changes,
        { do: 'play', key: 'round', value: fightRound(board) + 1 },
        {
          do: 'play',
          key: TOLL,
          value: toll
            .slice(0, MOST_KEPT)
            .map(({ id, health, steadfast, why }) => [id, health, steadfast, why ?? '']),
        },
        ...putAway(board),
      ]
    : changes
}
