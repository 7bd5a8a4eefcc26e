import type { Field } from '../../../rules/board/field.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { MOST_PROFICIENCY } from '../reckon/outcome.ts'
import {
  byId,
  countField,
  countOn,
  FIGHT_FIELDS,
  type InFight,
  readInFight,
  WEAPON_FIELD,
} from './fields.ts'

/** The piece that a foe's card is. */
export const FOE = 'foe'

/** What a foe has at most. */
export const MOST_FOE = {
  health: 99,
  steadfast: 12,
  armour: 12,
  shield: 6,
  skill: MOST_PROFICIENCY,
  speed: 20,
} as const
export type FoeNumber = keyof typeof MOST_FOE
const FOE_NUMBERS = Object.keys(MOST_FOE) as readonly FoeNumber[]

/** All numbers and choices on a foe's card. */
export const FOE_FIELDS: readonly Field[] = [
  // Nobody wants to read how much a foe might have at most: that holds where it is read.
  ...FOE_NUMBERS.map((id) => countField(id, undefined)),
  WEAPON_FIELD,
  ...FIGHT_FIELDS,
]
const FIELDS = byId(FOE_FIELDS)

/** A foe as its card has it, whatever somebody wrote there. */
export interface Foe extends InFight, Readonly<Record<FoeNumber, number>> {
  readonly item: Item
  readonly name: string
}

/** Whether a number stands on a foe's card that is higher than it counts. */
export const isBeyond = (item: Item): boolean =>
  FOE_NUMBERS.some((id) => countOn(FIELDS, item, id) > MOST_FOE[id])

const known = new WeakMap<Item, Foe>()

/** Reads a foe's card. Its `speed` stands for both speeds of a character [R19], its `skill` for a Proficiency. */
export function readFoe(item: Item): Foe {
  const there = known.get(item)
  if (there) return there
  const numbers = Object.fromEntries(
    FOE_NUMBERS.map((id) => [id, Math.min(MOST_FOE[id], countOn(FIELDS, item, id))]),
  )
  const foe: Foe = {
    ...readInFight(FIELDS, item),
    ...(numbers as Readonly<Record<FoeNumber, number>>),
    item,
    name: item.texts.name?.trim() ?? '',
  }
  known.set(item, foe)
  return foe
}
