import type { PrintedFace } from '../../../rules/board/face.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import { SPELLS } from '../reckon/spells.ts'
import { spellOn } from '../story/magic.ts'
import { SPELL_SIZE, STOCKS } from '../story/papers.ts'
import { WOODCUTS } from './signs.ts'

/** What is printed on a Cluster: a token that glows. */
export const clusterFace = (): PrintedFace => ({
  ...STOCKS.cluster,
  blocks: [
    { as: 'frame', box: { x: 1.5, y: 1.5, w: 33, h: 33 }, line: 0.8, round: 16.5 },
    { as: 'sign', box: { x: 11.5, y: 3.4, w: 13, h: 13 }, path: WOODCUTS.mana },
    { as: 'field', field: 'mana', box: { x: 5, y: 17.4, w: 26, h: 12.6 }, named: false },
  ],
})

/** What is printed on the card of a spell: what it is, how it was cast, and what it does. */
export function spellFace(item: Item): PrintedFace {
  const spell = spellOn(item)
  if (!spell) return { ...STOCKS.spell, blocks: [] }
  const { mana, method } = SPELLS[spell]
  const { width, height } = SPELL_SIZE
  return {
    ...STOCKS.spell,
    blocks: [
      { as: 'frame', box: { x: 3, y: 3, w: width - 6, h: height - 6 }, line: 0.8, round: 2 },
      { as: 'sign', box: { x: 7, y: 7, w: 18, h: 18 }, path: WOODCUTS.mana },
      {
        as: 'words',
        look: 'title',
        box: { x: 28, y: 7, w: width - 35, h: 18 },
        says: () => say(`spell.${spell}.title`),
      },
      {
        as: 'words',
        look: 'small',
        box: { x: 7, y: 26.5, w: width - 14, h: 5 },
        says: () => say('spell.line', { mana, method }),
      },
      {
        as: 'words',
        look: 'text',
        box: { x: 7, y: 32.5, w: width - 14, h: 80 },
        says: () => say(`spell.${spell}.says`),
      },
      { as: 'text', text: 'note', look: 'small', box: { x: 7, y: 112.6, w: width - 14, h: 6 } },
    ],
  }
}
