import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { ItemId } from '../../../rules/plain/item.ts'
import { STATUSES, suffers } from '../people/fields.ts'
import {
  apartness,
  type Fighter,
  fightersOf,
  fightRound,
  gained,
  isFight,
} from '../people/fighters.ts'
import { taxOf } from '../reckon/blow.ts'
import { beyondNear } from '../reckon/places.ts'
import { BATTLE_STRESS, CALM } from '../reckon/wounds.ts'
import { added } from './blow.ts'

/** Whether somebody can fight on: there is Health left. */
export const isUp = ({ health }: Fighter): boolean => health > 0

/** Whether two are on different sides: a character and a foe. */
const opposed = (one: Fighter, other: Fighter): boolean =>
  (one.sheet === undefined) !== (other.sheet === undefined)

/** Whether one can strike the other from where it is: near, or with what flies [R20], [R23]. */
export const canStrike = (one: Fighter, other: Fighter): boolean =>
  one.arms !== undefined && (one.arms.flies === true || beyondNear(apartness(one, other)) === 0)

/** Who stands within reach of a foe who could have struck, and who is out of danger [R25]. */
export function dangerOf(board: Board): {
  readonly stressed: readonly ItemId[]
  readonly calm: readonly ItemId[]
} {
  const all = fightersOf(board).filter(isUp)
  const threatened = (one: Fighter) =>
    all.some((other) => opposed(one, other) && canStrike(other, one))
  return {
    stressed: all.filter((one) => one.steadfast > 0 && threatened(one)).map(({ id }) => id),
    calm: all
      .filter((one) => one.sheet && one.steadfast < one.sheet.most.steadfast && !threatened(one))
      .map(({ id }) => id),
  }
}

/** A fight begins [R20]: armour takes its Exertion, and whoever bears a shield has it ready [R21], [R18]. */
export const fightBegun = (board: Board): readonly Change[] => [
  { do: 'play', key: 'fight', value: true },
  { do: 'play', key: 'round', value: 1 },
  ...fightersOf(board).flatMap(({ id, sheet, shield, stance }): readonly Change[] => [
    ...(sheet ? added(id, 'exertion', -Math.min(sheet.left.exertion, taxOf(sheet.worn))) : []),
    ...(shield > 0 && stance === undefined
      ? [{ do: 'set', id, key: 'stance', value: 'defend' } as const]
      : []),
  ]),
]

/** A fight is over: nobody has to stand ready any more. */
export const fightOver = (board: Board): readonly Change[] => [
  { do: 'play', key: 'fight', value: null },
  { do: 'play', key: 'round', value: null },
  ...fightersOf(board).flatMap(({ id, stance }): readonly Change[] =>
    stance === undefined ? [] : [{ do: 'set', id, key: 'stance', value: null }],
  ),
]

/** What lasts takes what it takes at the end of a round, and a round of it has gone by [R22]. */
function lasting(one: Fighter): { readonly health: number; readonly steadfast: number } {
  const steadfast = Math.min(one.steadfast, suffers(one, 'steadfast'))
  return {
    steadfast,
    // What poison finds no Steadfast for it takes from Health.
    health: suffers(one, 'health') + suffers(one, 'steadfast') - steadfast,
  }
}

/**
 * A round is over [R17], [R22], [R25]: what lasts takes its toll, `stressed` lose Steadfast, `calm` get some back, and
 * whoever assessed is done with it.
 */
export function nextRound(
  board: Board,
  stressed: readonly ItemId[],
  calm: readonly ItemId[],
): readonly Change[] {
  const changes = fightersOf(board).flatMap((one): readonly Change[] => {
    const { id, item, stance, statuses } = one
    const { health, steadfast } = lasting(one)
    const left = one.steadfast - steadfast
    const most = one.sheet?.most.steadfast ?? left + CALM
    const stress = stressed.includes(id) ? Math.min(left, BATTLE_STRESS) : 0
    const returned = calm.includes(id) ? Math.max(0, Math.min(most - left, CALM)) : 0
    const shift = returned - steadfast - stress
    return [
      ...added(id, 'health', -Math.min(one.health, health)),
      ...(shift > 0 ? gained(item, 'steadfast', shift) : added(id, 'steadfast', shift)),
      ...STATUSES.flatMap((status) => (statuses[status] > 0 ? added(id, status, -1) : [])),
      ...(stance === 'assess' ? [{ do: 'set', id, key: 'stance', value: null } as const] : []),
    ]
  })
  return isFight(board)
    ? [...changes, { do: 'play', key: 'round', value: fightRound(board) + 1 }]
    : changes
}
