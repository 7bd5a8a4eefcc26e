import type { Board } from '../../../rules/board/board.ts'
import type { Item, ItemId, Plain } from '../../../rules/plain/item.ts'
import { STATUSES, type StatusId, suffers } from '../people/fields.ts'
import { apartness, type Fighter, fightersOf } from '../people/fighters.ts'
import { beyondNear } from '../reckon/places.ts'
import { BATTLE_STRESS, CALM } from '../reckon/wounds.ts'
import { wholeOf, wordOf } from '../story/slips.ts'

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

const CHECKS: readonly Plain[] = ['blow', 'speed', 'fear', 'shaken']

/** Whether a slip is one of a fight: where that is over, nobody throws for it. */
export const isOfFight = ({ props }: Item): boolean => CHECKS.includes(props.check ?? '')

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

/** The register of what the round before this one took and gave, for all to read. */
export const TOLL = 'toll'
/** Of no more it is kept what a round brought them: a register has bounds. */
export const MOST_KEPT = 100

/** Why a round brings something: Battle Stress, what blows have left behind, both; or nobody is near any more. */
const TOLL_WHYS = ['stress', 'lasts', 'both', 'calm'] as const

/** What the end of a round brings somebody, as it is added to their numbers; below 0 it takes [R22], [R25]. */
export interface Toll {
  readonly id: ItemId
  readonly health: number
  readonly steadfast: number
  /** Not told of a round that was over before this was kept. */
  readonly why?: (typeof TOLL_WHYS)[number]
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
    const lasting = roundTakes(one, false)
    const left = one.steadfast - lasting.steadfast
    const most = sheet?.most.steadfast ?? left + CALM
    const returned = isCalm.has(id) ? Math.max(0, Math.min(most - left, CALM)) : 0
    const lasts = lasting.health > 0 || lasting.steadfast > 0
    const worse = lasts ? 'lasts' : 'calm'
    const why = steadfast > lasting.steadfast ? (lasts ? 'both' : 'stress') : worse
    const toll: Toll = { id, health: 0 - health, steadfast: returned - steadfast, why }
    return toll.health === 0 && toll.steadfast === 0 ? [] : [toll]
  })
}

/** What the last round brought, of those who still lie there; nonsense is passed over. */
export const lastToll = ({ play, items }: Board): readonly Toll[] =>
  (Array.isArray(play[TOLL]) ? (play[TOLL] as readonly Plain[]) : [])
    .slice(0, MOST_KEPT)
    .flatMap((one) => {
      if (!Array.isArray(one)) return []
      const [id, health, steadfast, told] = one as readonly Plain[]
      const why = TOLL_WHYS.find((known) => known === told)
      const toll = { id: wordOf(id), health: wholeOf(health), steadfast: wholeOf(steadfast) }
      return items.has(toll.id) ? [{ ...toll, ...(why && { why }) }] : []
    })
