import { exertionPool } from './exertion.ts'

/** The nine attributes: physical, mental and social, each by power, precision and persistence [R30]. */
export const ATTRIBUTES = ['str', 'dex', 'end', 'int', 'wit', 'foc', 'wil', 'con', 'poi'] as const
export type Attribute = (typeof ATTRIBUTES)[number]
export type Attributes = Readonly<Record<Attribute, number>>

/** Whether a check is one of the body: it has no attribute, '' or none at all, or one of these three [R26], [R30]. */
export const isPhysical = (attribute: string): boolean =>
  ATTRIBUTES.findIndex((one) => one === attribute) < 3

/** What a task expects of whom [R30]. */
export const EXPECTED = { adult: 3, child: 2, infant: 1 } as const

/** What being of another scale adds to an attribute [R30]. */
export const SCALES = {
  usual: 0,
  monstrous: 5,
  titanic: 10,
  miniature: -5,
  microscopic: -10,
} as const
export type Scale = keyof typeof SCALES

/** What an attribute counts at this scale [R30]. */
export const atScale = (attribute: number, scale: Scale): number => attribute + SCALES[scale]

/** The bonus on a task: what one has, less what it expects [R30]. */
export const bonusOf = (attribute: number, expected: number, scale: Scale = 'usual'): number =>
  atScale(attribute, scale) - expected

/** Whether these are the attributes of a new character: each 2 or 3, and five of them 3 [R30]. */
export function areNew(attributes: Attributes): boolean {
  const all = ATTRIBUTES.map((one) => attributes[one])
  return all.every((one) => one === 2 || one === 3) && all.filter((one) => one === 3).length === 5
}

/** What somebody has at most of each. */
export interface Pools {
  readonly health: number
  readonly steadfast: number
  readonly exertion: number
  readonly mana: number
  readonly spirit: number
}

/** The pools that follow from attributes; none is below 1 [R26], [R28], [R31]. */
export function poolsOf({ str, end, int, wit, foc, wil, con, poi }: Attributes): Pools {
  const least = (pool: number) => Math.max(1, pool)
  return {
    health: least(5 + str + end),
    steadfast: least(Math.floor((end + foc + poi) / 3)),
    exertion: least(exertionPool(end)),
    mana: least(int + wit + foc),
    spirit: least(wil + con + poi),
  }
}

/** What there is beside people, and what each sort of it is [R32]. */
export const TYPES = {
  tribe: ['race'],
  beast: ['animal', 'monster'],
  spirit: ['elemental', 'fae', 'ghost', 'demon', 'god'],
  construct: [],
} as const
