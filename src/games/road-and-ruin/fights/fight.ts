import type { Board } from '../../../rules/board/board.ts'
import type { Change } from '../../../rules/board/change.ts'
import type { Item, ItemId, Plain } from '../../../rules/plain/item.ts'
import { STATUSES, type StatusId, suffers } from '../people/fields.ts'
import {
  added,
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
import { putAway, wholeOf, wordOf } from '../story/slips.ts'
import { DISTURBED } from './camp.ts'

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
  // One of each sort is enough: what matters is the side, the weapon and how far off it is kept.
  const sorts = [
    ...new Map(
      all.map((one) => [`${!one.sheet} ${one.arms && !!one.arms.flies} ${one.distance}`, one]),
    ).values(),
  ]
  const threatened = (one: Fighter) =>
    sorts.some((other) => opposed(one, other) && canStrike(other, one))
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
  DISTURBED,
  ...putAway(board),
  ...fightersOf(board).flatMap(({ id, sheet, shield, stance }): readonly Change[] => [
    ...(sheet ? added(id, 'exertion', -Math.min(sheet.left.exertion, taxOf(sheet.worn))) : []),
    ...(shield > 0 && stance === undefined
      ? [{ do: 'set', id, key: 'stance', value: 'defend' } as const]
      : []),
  ]),
]

const CHECKS: readonly Plain[] = ['blow', 'speed', 'fear', 'shaken']

/** Whether a slip is one of a fight: where that is over, nobody throws for it. */
export const isOfFight = ({ props }: Item): boolean => CHECKS.includes(props.check ?? '')

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
 * What a round that is over takes from somebody, by the fields it is taken from: what lasts takes its toll, and a round
 * of it has gone by [R22]; whoever is `stressed` loses Steadfast, as far as there is any left [R25].
 */
export function roundTakes(
  one: Pick<Fighter, 'health' | 'steadfast' | 'statuses'>,
  stressed: boolean,
): Readonly<Record<'health' | 'steadfast' | StatusId, number>> {
  const poisoned = suffers(one, 'steadfast')
  const steadfast = Math.min(one.steadfast, poisoned)
  // What poison finds no Steadfast for it takes from Health.
  const health = Math.min(one.health, suffers(one, 'health') + poisoned - steadfast)
  const gone = STATUSES.map((status) => [status, one.statuses[status] > 0 ? 1 : 0] as const)
  const stress = stressed ? Math.min(one.steadfast - steadfast, BATTLE_STRESS) : 0
  return {
    ...(Object.fromEntries(gone) as Record<StatusId, number>),
    health,
    steadfast: steadfast + stress,
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
            .map(({ id, health, steadfast }) => [id, health, steadfast]),
        },
        ...putAway(board),
      ]
    : changes
}

/** The register of what the round before this one took and gave, for all to read. */
const TOLL = 'toll'
/** Of no more it is kept what a round brought them: a register has bounds. */
const MOST_KEPT = 100

/** What the end of a round brings somebody, as it is added to their numbers; below 0 it takes [R22], [R25]. */
export interface Toll {
  readonly id: ItemId
  readonly health: number
  readonly steadfast: number
}

/** What the end of this round brings whom, where these are `stressed` and these `calm`; of others nothing. */
export function tollOf(
  board: Board,
  stressed: readonly ItemId[],
  calm: readonly ItemId[],
): readonly Toll[] {
  const [isStressed, isCalm] = [new Set(stressed), new Set(calm)]
  return fightersOf(board).flatMap((one) => {
    const { id, sheet } = one
    const { health, steadfast } = roundTakes(one, isStressed.has(id))
    const left = one.steadfast - roundTakes(one, false).steadfast
    const most = sheet?.most.steadfast ?? left + CALM
    const returned = isCalm.has(id) ? Math.max(0, Math.min(most - left, CALM)) : 0
    const toll = { id, health: 0 - health, steadfast: returned - steadfast }
    return toll.health === 0 && toll.steadfast === 0 ? [] : [toll]
  })
}

/** What the last round brought, of those who still lie there; nonsense is passed over. */
export const lastToll = ({ play, items }: Board): readonly Toll[] =>
  (Array.isArray(play[TOLL]) ? (play[TOLL] as readonly Plain[]) : [])
    .slice(0, MOST_KEPT)
    .flatMap((one) => {
      if (!Array.isArray(one)) return []
      const [id, health, steadfast] = one as readonly Plain[]
      return items.has(wordOf(id))
        ? [{ id: wordOf(id), health: wholeOf(health), steadfast: wholeOf(steadfast) }]
        : []
    })
