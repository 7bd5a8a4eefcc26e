/** What spells are cast with; each needs one [R28]. */
export const METHODS = ['gesture', 'words', 'device', 'symbols'] as const
export type Method = (typeof METHODS)[number]

/** The least and the most mana of a Cluster [R28]. */
export const CLUSTER_HOLDS = { least: 2, most: 5 } as const

/** Whether a Cluster of this much mana can be made, in one Day Span at rest [R28]. */
export const mayCondense = (mana: number): boolean =>
  Number.isInteger(mana) && mana >= CLUSTER_HOLDS.least && mana <= CLUSTER_HOLDS.most

/** How long a spell of this much mana takes as it is, in minutes: four times as long for each point more [R28]. */
export const castingMinutes = (mana: number): number => 4 ** (mana - 1)

/** A spell, as far as it is reckoned with. */
export interface Cast {
  readonly mana: number
  /** Without a Cluster it fails. */
  readonly unstable?: boolean
}

/** How a spell goes off: how long that takes, and the mana that it takes; or why not. */
export type Casting =
  | { readonly takes: number; readonly unit: 'round' | 'minute'; readonly mana: number }
  | { readonly fails: 'unstable' | 'mana' }

/**
 * How a spell goes off [R28]: by a Cluster at once, which is consumed whole; mastered in one round; else as it is.
 * `mana` is what is there beside the Cluster, whose own is given as `cluster`.
 */
export function cast(
  { mana: needs, unstable = false }: Cast,
  { mana, cluster, mastered = false }: { mana: number; cluster?: number; mastered?: boolean },
): Casting {
  if (cluster !== undefined && cluster >= needs) return { takes: 0, unit: 'round', mana: cluster }
  if (unstable) return { fails: 'unstable' }
  if (mana < needs) return { fails: 'mana' }
  return mastered
    ? { takes: 1, unit: 'round', mana: needs }
    : { takes: castingMinutes(needs), unit: 'minute', mana: needs }
}

/** What Spirit Points are spent on [R29]. */
export const SPIRIT_USES = ['command', 'evoke', 'resist', 'bind', 'bargain'] as const
/** The most that Spirit Points add to a throw [R29]. */
export const MOST_SPIRIT = 5

/** Whether somebody is Hollow: below half of their Spirit Points [R29]. */
export const isHollow = (left: number, most: number): boolean => left * 2 < most

/** The Spirit Points that so much on a throw costs; undefined where it cannot be had [R29]. */
export function spiritCost(bonus: number, left: number, most: number): number | undefined {
  const cost = bonus * (isHollow(left, most) ? 2 : 1)
  return bonus >= 0 && bonus <= MOST_SPIRIT && cost <= left ? cost : undefined
}

/** The mana, and as much spirit, that so many Day Spans at rest return, up to the most there may be [R28], [R29]. */
export const replenished = (left: number, most: number, spans: number): number =>
  Math.min(most, left + spans)
