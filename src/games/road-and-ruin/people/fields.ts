import type { Board } from '../../../rules/board/board.ts'
import {
  boundsOf,
  type ChoiceField,
  type CountField,
  type Field,
  fieldValue,
  MOST_COUNTED,
  type WorthField,
} from '../../../rules/board/field.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { DISTANCES, type Distance } from '../reckon/places.ts'
import { SPECIALS, type SpecialId, type WeaponStatus } from '../reckon/specials.ts'
import { WEAPONS, type WeaponId } from '../reckon/weapons.ts'

/** A count from 0, or from `least`, by the words of `field.<id>`. */
export const countField = (
  id: string,
  most: CountField['most'],
  shows: CountField['shows'] = 'number',
  least = 0,
): CountField => ({
  id,
  say: say(`field.${id.replace(':', '.')}`),
  as: 'count',
  least,
  ...(most === undefined ? {} : { most }),
  shows,
})

/** A choice of these; `key` is what words each of them has, and `none.<id>` what it means that nothing is chosen. */
export const choiceField = (
  id: string,
  options: readonly string[],
  key: (option: string) => string,
): ChoiceField => ({
  id,
  say: say(`field.${id}`),
  as: 'choice',
  options: options.map((option) => ({ id: option, say: say(key(option)) })),
  none: say(`none.${id}`),
})

/** What follows from the item alone. */
export const worthField = (id: string, of: (item: Item) => number): WorthField => ({
  id,
  say: say(`field.${id}`),
  as: 'worth',
  of,
})

/** A field of which is told in lists only once there is something of it. */
export const quietField = <F extends Field>(field: F): F => ({ ...field, quiet: true })

/** Fields that stand together. */
export const inPart = (id: string, ...fields: readonly Field[]): readonly Field[] =>
  fields.map((field) => ({ ...field, part: say(`part.of.${id}`) }))

/** Fields by their ids. */
export type Fields = ReadonlyMap<string, Field>
export const byId = (fields: readonly Field[]): Fields =>
  new Map(fields.map((field) => [field.id, field]))

/** No bound of this game asks for more than the item itself. */
export const NOTHING: Board = { items: new Map(), seats: [], rolls: [], play: {} }

/** What a count on an item shows; 0 for what is none. */
export function countOn(fields: Fields, item: Item, id: string): number {
  const field = fields.get(id)
  return field?.as === 'count' ? fieldValue(field, item, NOTHING) : 0
}

/** What is chosen on an item; undefined for nothing, and for what nobody could choose. */
export function choiceOn(fields: Fields, item: Item, id: string): string | undefined {
  const field = fields.get(id)
  return (field?.as === 'choice' && fieldValue(field, item, NOTHING)) || undefined
}

/** Whether something stands under a field's prop that it cannot be, such as words where a number belongs. */
export const isSpoilt = (field: Field, { props }: Item): boolean => {
  const kept = props[field.id]
  if (kept === undefined || kept === null || field.as === 'worth') return false
  return field.as === 'count'
    ? !Number.isInteger(kept)
    : !field.options.some(({ id }) => id === kept)
}

/**
 * How far a number may come beyond its bounds where several add to it apart: one whose bound is worked out from the
 * sheet, and any other.
 */
const APART = { worked: 100, fixed: 3 } as const

/** Whether a count stands farther beyond its bounds than any play brings it: the nearest there can be counts. */
export function isFarOut(field: Field, item: Item): boolean {
  const kept = item.props[field.id]
  if (field.as !== 'count' || typeof kept !== 'number') return false
  const { least, most = MOST_COUNTED } = boundsOf(field, item, NOTHING)
  const apart = typeof field.most === 'function' ? APART.worked : APART.fixed
  return kept < least - apart || kept > most + apart
}

/** What a Special may leave behind for some rounds [R22]. */
export const STATUSES = ['bleed', 'poison', 'stagger', 'distract', 'blind'] as const
export type StatusId = (typeof STATUSES)[number]
/** What somebody does with a round, beside acting on an Intention [R18]. */
export const STANCES = ['defend', 'press', 'assess'] as const
export type Stance = (typeof STANCES)[number]

/** Rounds that a status lasts at most [R22]. */
export const LASTS_AT_MOST = 9

/** What whoever fights bears, character or foe: statuses by the rounds they last, and where they are. */
export const FIGHT_FIELDS: readonly Field[] = inPart(
  'fight',
  ...STATUSES.map((id) => quietField(countField(id, LASTS_AT_MOST, 'tokens'))),
  quietField(choiceField('stance', STANCES, (id) => `stance.${id}`)),
  choiceField(
    'distance',
    DISTANCES.map(({ id }) => id),
    (id) => `distance.${id}`,
  ),
)

/** Which weapon is in hand [R20]. */
export const WEAPON_FIELD = choiceField(
  'weapon',
  Object.keys(WEAPONS),
  (id) => `weapon.${id}.title`,
)

/** What is read of whoever fights: never anything but what the rules know. */
export interface InFight {
  readonly statuses: Readonly<Record<StatusId, number>>
  readonly stance: Stance | undefined
  /** How far off they keep. */
  readonly distance: Distance
  readonly weapon: WeaponId | undefined
}

/** Reads what characters and foes have in common. */
export function readInFight(fields: Fields, item: Item): InFight {
  const statuses = Object.fromEntries(STATUSES.map((id) => [id, countOn(fields, item, id)]))
  const stance = choiceOn(fields, item, 'stance')
  return {
    statuses: statuses as Readonly<Record<StatusId, number>>,
    stance: STANCES.find((one) => one === stance),
    distance: (choiceOn(fields, item, 'distance') ?? 'near') as Distance,
    weapon: choiceOn(fields, item, 'weapon') as WeaponId | undefined,
  }
}

/** What a Special leaves behind, if it leaves anything [R22]. */
const statusOf = (id: SpecialId): WeaponStatus | undefined => {
  const special = SPECIALS[id]
  return 'status' in special ? special.status : undefined
}

/** What the statuses of somebody take from one thing, one by one; how long one lasts does not make it worse [R22]. */
export const sufferings = (
  { statuses }: Pick<InFight, 'statuses'>,
  what: keyof WeaponStatus,
): readonly { readonly id: StatusId; readonly by: number }[] =>
  STATUSES.flatMap((id) => {
    const by = statuses[id] > 0 ? (statusOf(id)?.[what] ?? 0) : 0
    return by > 0 ? [{ id, by }] : []
  })

/** All of that together [R22]. */
export const suffers = (one: Pick<InFight, 'statuses'>, what: keyof WeaponStatus): number =>
  sufferings(one, what).reduce((sum, { by }) => sum + by, 0)
