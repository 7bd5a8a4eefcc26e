import type { Board } from '../../../rules/board/board.ts'
import type { DrawnStroke, Mark } from '../../../rules/board/mark.ts'
import type { Item } from '../../../rules/plain/item.ts'
import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import { allOf } from '../../../rules/story/kinds.ts'
import { CHARACTER_FIELDS } from '../people/characters.ts'
import { isFarOut, isSpoilt } from '../people/fields.ts'
import { exhausts, type Fighter, fightersOf } from '../people/fighters.ts'
import { FOE_FIELDS, isBeyond } from '../people/foes.ts'
import { isHollow } from '../reckon/magic.ts'
import { SPELL, spellOn } from '../story/magic.ts'
import { isUp } from './fight.ts'

/** What is most to be known of somebody, in a word; nothing, of who is well. */
function stateOf(one: Fighter): Sentence | undefined {
  if (!isUp(one)) return say('state.down')
  if (one.steadfast === 0) return say('state.shaken')
  if (exhausts(one)) return say('state.exhausted')
  const { sheet } = one
  return sheet && isHollow(sheet.left.spirit, sheet.most.spirit) ? say('state.hollow') : undefined
}

/**
 * Where that is written, so high that it is read from as far as a whole table is seen: on a sheet over the empty boxes
 * of what is at 0, on a foe's card below what it has.
 */
const WRITTEN = {
  sheet: {
    down: { x: -14, y: -108.6, w: 100, h: 18.4 },
    // Close to the sign of what is lost.
    shaken: { x: -75, y: -95.4, w: 91, h: 18.4, at: 'left' },
  },
  foe: { down: { x: -88, y: 22, w: 176, h: 30 }, shaken: { x: -88, y: 37.1, w: 176, h: 18.4 } },
} as const
/** Whoever is down among the foes is crossed out. */
const CROSSED: readonly DrawnStroke[] = [-1, 1].map((way) => ({
  ink: 'red',
  spots: [
    { x: -86 * way, y: -52, p: 0.9 },
    { x: 86 * way, y: 52, p: 0.7 },
  ],
}))

/** The same as it is seen on their own card, where nobody could pass over it. */
function writtenOn(one: Fighter, state: Sentence): readonly Mark[] {
  const id = state.key === 'state.down' ? 'down' : state.key === 'state.shaken' ? 'shaken' : ''
  if (id === '') return []
  const box = WRITTEN[one.sheet ? 'sheet' : 'foe'][id]
  const strokes = id === 'down' && !one.sheet ? CROSSED : []
  return [
    { on: one.id, as: 'drawn', strokes, words: [{ ...box, say: state, ink: 'red' }], say: state },
  ]
}

/** How people and foes are, and what stands on a sheet that cannot stand there: it counts for nothing. */
export function peopleMarks(board: Board): readonly Mark[] {
  const odd = (item: Item, name: Sentence): Mark => ({ on: item.id, as: 'amiss', say: name })
  return [
    ...fightersOf(board).flatMap((one): readonly Mark[] => {
      const fields = one.sheet ? CHARACTER_FIELDS : FOE_FIELDS
      const wrong = fields.some((field) => isSpoilt(field, one.item))
      const beyond =
        fields.some((field) => isFarOut(field, one.item)) || (!one.sheet && isBeyond(one.item))
      const state = stateOf(one)
      return [
        ...(state
          ? [{ on: one.id, as: 'label', say: state } as const, ...writtenOn(one, state)]
          : []),
        ...(wrong ? [odd(one.item, say('amiss.number'))] : []),
        ...(one.sheet?.lost ?? []).map(({ n, id: lost }) =>
          odd(one.item, say('amiss.class', { stands: one.sheet?.classes[n] ?? '', lost })),
        ),
        ...(beyond ? [odd(one.item, say('amiss.beyond'))] : []),
      ]
    }),
    ...allOf(board, SPELL).flatMap((item) =>
      spellOn(item) ? [] : [odd(item, say('amiss.spell'))],
    ),
  ]
}
