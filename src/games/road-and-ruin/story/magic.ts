import type { Board } from '../../../rules/board/board.ts'
import type { PrintedFace } from '../../../rules/board/face.ts'
import type { Field } from '../../../rules/board/field.ts'
import type { Item, ItemId } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { byId, countField, countOn } from '../people/fields.ts'
import { CLUSTER } from '../reckon/magic.ts'
import { SPELLS } from '../reckon/spells.ts'
import { WOODCUTS } from './signs.ts'
import { wordOf } from './slips.ts'

/** The pieces that a Cluster of mana is, and a spell that was cast [R28]. */
export const CLUSTERED = 'cluster'
export const CAST = 'spell'

export type SpellId = keyof typeof SPELLS
export const SPELL_IDS = Object.keys(SPELLS) as readonly SpellId[]
/** The prop of a character under which it stands that a spell is mastered [R28]. */
export const masteredProp = (spell: SpellId): string => `mastered:${spell}`

/** How much mana a Cluster holds: it is made with it, and consumed whole [R28]. */
export const CLUSTER_FIELDS: readonly Field[] = [
  countField('mana', CLUSTER.most, 'tokens', CLUSTER.least),
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
  allOf(board, CLUSTERED).filter((item) => clusterOwner(board, item) === who)

/** The spell that a card stands for, if it is one the game knows. */
export const spellOn = ({ props }: Item): SpellId | undefined =>
  SPELL_IDS.find((id) => id === props.spell)

const PAPER = { paper: '#dfe3ea', ink: '#22283a' } as const

/** What is printed on a Cluster: a token that glows. */
export const clusterFace = (): PrintedFace => ({
  ...PAPER,
  round: 18,
  blocks: [
    { as: 'frame', box: { x: 1.5, y: 1.5, w: 33, h: 33 }, line: 0.8, round: 16.5 },
    { as: 'sign', box: { x: 11, y: 4, w: 14, h: 14 }, path: WOODCUTS.mana },
    { as: 'field', field: 'mana', box: { x: 5, y: 19, w: 26, h: 9 }, named: false },
  ],
})

/** How large the card of a spell is, mm. */
export const SPELL_SIZE = { width: 134, height: 100 } as const

/** What is printed on the card of a spell: what it is, how it was cast, and what it does. */
export function spellFace(item: Item): PrintedFace {
  const spell = spellOn(item)
  if (!spell) return { ...PAPER, blocks: [] }
  const { mana, method } = SPELLS[spell]
  return {
    ...PAPER,
    blocks: [
      { as: 'frame', box: { x: 3, y: 3, w: 128, h: 94 }, line: 0.8, round: 2 },
      { as: 'sign', box: { x: 7, y: 7, w: 18, h: 18 }, path: WOODCUTS.mana },
      {
        as: 'words',
        look: 'title',
        box: { x: 28, y: 7, w: 99, h: 18 },
        says: () => say(`spell.${spell}.title`),
      },
      {
        as: 'words',
        look: 'small',
        box: { x: 7, y: 26.5, w: 120, h: 5 },
        says: () => say('spell.line', { mana, method }),
      },
      {
        as: 'words',
        look: 'text',
        box: { x: 7, y: 32.5, w: 120, h: 52 },
        says: () => say(`spell.${spell}.says`),
      },
      { as: 'text', text: 'note', look: 'small', box: { x: 7, y: 85.5, w: 120, h: 9 } },
    ],
  }
}
