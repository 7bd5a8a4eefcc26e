import type { Board } from '../../../rules/board/board.ts'
import type { Field } from '../../../rules/board/field.ts'
import type { Item, ItemId } from '../../../rules/plain/item.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { byId, countField, countOn } from '../people/fields.ts'
import { CLUSTER_HOLDS } from '../reckon/magic.ts'
import { SPELLS } from '../reckon/spells.ts'
import { wordOf } from './slips.ts'

/** The pieces that a Cluster of mana is, and a spell that was cast [R28]. */
export const CLUSTER = 'cluster'
export const SPELL = 'spell'

export type SpellId = keyof typeof SPELLS
export const SPELL_IDS = Object.keys(SPELLS) as readonly SpellId[]
/** The prop of a character under which it stands that a spell is mastered [R28]. */
export const masteredProp = (spell: SpellId): string => `mastered:${spell}`

/** How much mana a Cluster holds: it is made with it, and consumed whole [R28]. */
export const CLUSTER_FIELDS: readonly Field[] = [
  countField('mana', CLUSTER_HOLDS.most, 'tokens', CLUSTER_HOLDS.least),
]
const FIELDS = byId(CLUSTER_FIELDS)
export const manaIn = (cluster: Item): number => countOn(FIELDS, cluster, 'mana')

/** Whose a Cluster is: theirs on whose sheet it lies; else of whoever made it. */
export function clusterOwner({ items }: Pick<Board, 'items'>, { props, place }: Item) {
  const who = items.get(items.has(place.on ?? '') ? (place.on ?? '') : wordOf(props.who))
  return who?.kind === 'character' ? who.id : undefined
}

/** The Clusters that somebody has: those they made, wherever they lie, and those that lie on their sheet. */
export const clustersOf = (board: Pick<Board, 'items'>, who: ItemId): readonly Item[] =>
  allOf(board, CLUSTER).filter((item) => clusterOwner(board, item) === who)

/** The spell that a card stands for, if it is one the game knows. */
export const spellOn = ({ props }: Item): SpellId | undefined =>
  SPELL_IDS.find((id) => id === props.spell)
