import type { Board } from '../../../rules/board/board.ts'
import type { Item, ItemId } from '../../../rules/plain/item.ts'
import { say } from '../../../rules/plain/sentence.ts'
import type { Offer } from '../../../rules/play/move.ts'
import type { Fighter } from '../people/fighters.ts'
import { dodgeOf } from '../reckon/blow.ts'
import { bandOf } from '../story/outcome.ts'
import { decidedBy, type SlipFactor, slipsOf } from '../story/slips.ts'
import { bothOf, briefName } from './sides.ts'

/** What whoever is struck has done to be out of the way: the throw for speed that was begun for this blow [R23]. */
export function dodgeFactors(board: Board, blow: ItemId): readonly SlipFactor[] {
  return slipsOf(board).flatMap((slip) => {
    if (slip.props.check !== 'speed' || slip.props.for !== blow) return []
    const record = decidedBy(board, slip.id)
    const band = bandOf(record)
    if (!record || !band) return []
    return [
      {
        id: `dodge-${slip.id}`,
        items: [slip.id],
        say: say('factor.dodge', { band }),
        by: 0 - dodgeOf(band),
        roll: record.id,
      },
    ]
  })
}

/** What is in the way of a blow: armour that is worn, and a shield that is ready [R18], [R21]. */
export const armourFactors = ({ id, armour, shield, stance }: Fighter): readonly SlipFactor[] => [
  ...(armour > 0 ? [{ id: 'armour', items: [id], say: say('factor.armour'), by: -armour }] : []),
  ...(shield > 0 && stance === 'defend'
    ? [{ id: 'shield', items: [id], say: say('factor.shield'), by: -shield }]
    : []),
]

/** To dodge this blow: who does it is told, and what it costs them, which is nothing for a foe [R19], [R23]. */
export function dodgeOffer(board: Board, slip: Item): Offer {
  const { other } = bothOf(board, slip)
  const who = briefName(other?.name ?? '')
  return {
    move: 'dodge',
    answers: { blow: slip.id },
    say: say('go.dodge', { who, exertion: other?.sheet ? 1 : 0 }),
  }
}
