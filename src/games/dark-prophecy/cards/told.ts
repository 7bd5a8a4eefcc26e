import { type Sentence, say } from '../../../rules/plain/sentence.ts'
import type { DarkDeed } from './deeds.ts'
import type { Bonus, Design } from './designs.ts'
import type { Discipline, Effect } from './effects.ts'

type Values = Readonly<Record<string, string | number>>

/** A sentence's condition, as it goes into the words of it. */
function whenOf({ if: when }: Effect): Values {
  if (!when) return {}
  return {
    when: when.when,
    ...('of' in when && { whenOf: when.of }),
    ...('at' in when && { whenAt: when.at }),
  }
}

/** What more than its verb and its number goes into the words of a sentence. */
function whatOf(effect: Effect, own?: Discipline): Values {
  switch (effect.verb) {
    case 'advance':
      return effect.same && own ? { of: own } : {}
    case 'discard':
      return { who: effect.who }
    case 'recover':
      return {
        by: effect.what.by,
        ...(effect.what.by === 'discipline' && { of: effect.what.of }),
        ...(effect.what.by === 'power' && { at: effect.what.at }),
      }
    case 'move':
      return { from: effect.from }
    case 'level':
      return effect.of ? { of: effect.of } : {}
    default:
      return {}
  }
}

const valuesOf = (effect: Effect, own?: Discipline): Values => ({
  n: effect.n,
  ...whatOf(effect, own),
  ...whenOf(effect),
})

/** A sentence as it is printed on a card or a Deed of this Discipline, or on a verse [D33], [D34]. */
export const told = (effect: Effect, own?: Discipline): Sentence =>
  say(`text.${effect.verb}`, valuesOf(effect, own))

/** What goes into the words of a bonus; `instead`: see `bonusTold`. */
function bonusValues({ discipline, text }: Design, bonus: Bonus): Values {
  const effect = 'adds' in bonus ? bonus.adds : bonus.to
  return {
    ...valuesOf(effect, discipline),
    verb: effect.verb,
    own: discipline,
    level: bonus.level,
    ...('changes' in bonus && { instead: text.length > 1 ? bonus.changes + 1 : 0 }),
  }
}

/**
 * A card's bonus in words: what level it needs, and what it adds or in place of which sentence it comes [D16];
 * `instead` is that sentence's number, from 1, or 0 where there is no other.
 */
export const bonusTold = (design: Design): Sentence | undefined =>
  design.bonus && say('text.bonus', bonusValues(design, design.bonus))

/** The same as it is printed on the card, where a seal tells the level. */
export const gainTold = (design: Design): Sentence | undefined =>
  design.bonus && say('text.gain', bonusValues(design, design.bonus))

/** What a Deed brings once it is completed [D24], as it is printed on it. */
export const bringsTold = ({ discipline, brings }: DarkDeed): Sentence | undefined =>
  brings && say('text.brings', { ...valuesOf(brings, discipline), verb: brings.verb })
