import type { Act, Board } from '../../../rules/board/board.ts'
import type { Offer } from '../../../rules/play/move.ts'
import { CHARACTER, type Character, openFeatures } from '../people/characters.ts'
import { type Fighter, fighterOf, isFight } from '../people/fighters.ts'
import { FOE } from '../people/foes.ts'
import { LEVELS_A_CLASS } from '../reckon/growth.ts'
import { CLUSTER, clusterOwner } from '../story/magic.ts'
import { isSpent } from './camp.ts'
import { isUp } from './fight.ts'

/** Whether somebody has a class to choose [R33]. */
const owesClass = ({ classes, level }: Character): boolean =>
  classes.length === 0 || classes.length <= Math.floor(level / LEVELS_A_CLASS)

/** What somebody's growth offers just now [R33]. */
export const growOffers = (one: Character): readonly Offer[] => {
  const answers = { who: one.item.id }
  return [
    ...(one.lost.length > 0 ? [{ move: 'concede', answers }] : []),
    ...(owesClass(one) ? [{ move: 'choose', answers }] : []),
    ...(one.xp > 0 ? [{ move: 'learn', answers }] : []),
    ...(one.build > 0 && openFeatures(one).length > 0 ? [{ move: 'feature', answers }] : []),
  ]
}

/** What somebody who fights, or is at rest, suggests. */
function fighterOffers(board: Board, act: Act, one: Fighter): readonly Offer[] {
  const answers = { who: one.id }
  const { sheet } = one
  const stances: readonly Offer[] = [
    ...(one.shield > 0 && one.stance !== 'defend' ? [{ move: 'defend', answers }] : []),
    ...(sheet && one.stance !== 'press' ? [{ move: 'press', answers, aside: true }] : []),
  ]
  if (!isFight(board)) {
    if (!sheet)
      return [{ move: 'fight' }, ...(one.arms ? [{ move: 'blow', answers, aside: true }] : [])]
    const mine = sheet.owner === act.seat
    return [
      ...(mine ? [] : [{ move: 'own', answers }]),
      ...growOffers(sheet),
      { move: 'equip', answers },
      ...(isSpent(sheet)
        ? [
            { move: 'breather', answers },
            { move: 'rest', answers },
          ]
        : []),
      { move: 'cast', answers },
      { move: 'spirit', answers },
      { move: 'condense', answers, aside: true },
      { move: 'deed', answers, aside: true },
      ...(mine ? [{ move: 'disown', answers, aside: true }] : []),
    ]
  }
  return [
    ...(one.arms && isUp(one) ? [{ move: 'blow', answers }] : []),
    ...stances,
    ...(sheet
      ? [
          ...(one.steadfast === 0 ? [{ move: 'shaken', answers }] : []),
          { move: 'cast', answers },
          ...(isSpent(sheet) ? [{ move: 'breather', answers }] : []),
          { move: 'assess', answers, aside: true },
          { move: 'stray', answers, aside: true },
          { move: 'fear', answers, aside: true },
        ]
      : []),
  ]
}

/** What a character, a foe or a Cluster suggests. */
export function peopleOffers(board: Board, act: Act, id: string): readonly Offer[] {
  const item = board.items.get(id)
  if (item?.kind === CHARACTER || item?.kind === FOE) {
    const one = fighterOf(item)
    return one ? fighterOffers(board, act, one) : []
  }
  if (item?.kind !== CLUSTER) return []
  const who = clusterOwner(board, item)
  return who === undefined ? [] : [{ move: 'cast', answers: { who, how: id } }]
}
