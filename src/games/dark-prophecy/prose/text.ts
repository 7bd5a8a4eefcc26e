import { DESIGNS, type DesignId, designOf } from '../cards/designs.ts'
import type { Discipline, Effect } from '../cards/effects.ts'
import { told } from '../cards/told.ts'

type Worth = string | number | undefined
export type TextValues = Readonly<Record<string, string | number>>

/** What the Disciplines are called [D2]. */
export const DISCIPLINE_NAMES: Readonly<Record<Discipline, string>> = {
  blood: 'Blood Magic',
  demons: 'Demonology',
  dead: 'Necromancy',
}

/** How a language writes the sentences of cards: the main clauses by their verbs, without what they hang on. */
export interface Grammar {
  readonly does: Readonly<Record<Effect['verb'], (values: TextValues) => string>>
  /** The clause before it, with its comma; nothing where there is none. */
  when(values: TextValues): string
  /** What a bonus needs; and in place of what it comes, if it does. */
  bonus(values: TextValues): string
  instead(values: TextValues): string
  /** What stands before what a completed Deed brings. */
  readonly brings: string
}

const large = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const small = (words: string) => words.charAt(0).toLowerCase() + words.slice(1)

/** A catalogue of all sentences that are made from data, in the grammar of a language. */
export function textsBy({ does, when, bonus, instead, brings }: Grammar) {
  const whole = (verb: Effect['verb'], values: TextValues) => {
    const clause = when(values)
    const words = does[verb](values)
    return clause ? `${clause} ${small(words)}` : words
  }
  const verbs = Object.keys(does) as Effect['verb'][]
  /** The sentence of which the verb is told beside its values. */
  const named = (values: TextValues) => {
    const verb = verbs.find((one) => one === values.verb)
    return verb ? whole(verb, values) : '–'
  }
  return {
    ...Object.fromEntries(
      verbs.map((verb) => [`text.${verb}`, (values: TextValues) => whole(verb, values)]),
    ),
    'text.bonus': (values: TextValues) =>
      `${[bonus(values), instead(values)].filter(Boolean).join(', ')}: ${named(values)}`.trim(),
    'text.gain': (values: TextValues) => {
      const place = instead(values)
      return place ? `${large(place)}: ${named(values)}` : named(values)
    },
    'text.brings': (values: TextValues) => `${brings} ${named(values)}`.trim(),
    // All sentences of a main card, each on a line of its own.
    'text.main': ({ card }: TextValues) => {
      if (!Object.hasOwn(DESIGNS, String(card))) return String(card)
      const { text, discipline } = designOf(card as DesignId)
      return text
        .map((effect) => whole(effect.verb, told(effect, discipline).values ?? {}))
        .join('\n')
    },
  }
}

/** One thing, or several: "1 card", "2 cards". */
const many = (n: Worth, one: string, more = `${one}s`): string => `${n} ${n === 1 ? one : more}`

/** A Discipline by its name; what is not known stays as it is. */
const named = (of: Worth): string => DISCIPLINE_NAMES[of as Discipline] ?? String(of)

const times = (n: Worth): string => (n === 1 ? '' : n === 2 ? ', twice' : `, ${n} times`)

/** "a Blood Magic card" */
const cardOf = (of: Worth) => `a ${named(of)} card`

const ORDINALS: Readonly<Record<string, string>> = { 1: 'first', 2: 'second', 3: 'third' }

const english: Grammar = {
  does: {
    advance: ({ n, of }) => {
      const which = of === undefined ? '' : `${named(of)} `
      return n === 1
        ? `Put 1 advance on one of your ${which}Deeds.`
        : `Put ${n} advances on your ${which}Deeds.`
    },
    draw: ({ n }) => `Draw ${many(n, 'card')}.`,
    discard: ({ n, who }) =>
      who === 'others'
        ? `Each other player discards ${many(n, 'card')}.`
        : `Discard ${many(n, 'card')}.`,
    recover: ({ n, by, of, at }) => {
      if (by === 'top')
        return n === 1
          ? 'Take the top card of the discard pile into your hand.'
          : `Take the top ${n} cards of the discard pile into your hand.`
      const which = by === 'power' ? many(n, 'card') : many(n, `${named(of)} card`)
      const power = by === 'power' ? ` of power ${at}` : ''
      return `Take ${which}${power} from the discard pile into your hand.`
    },
    move: ({ n, from }) =>
      `Move 1 advance from ${from === 'rival' ? 'another player’s Deed to one of yours' : 'one of your Deeds to another'}${times(n)}.`,
    point: ({ n }) => `Gain ${many(n, 'point')}.`,
    look: ({ n }) =>
      n === 1 ? 'Look at the top card of the deck.' : `Look at the top ${n} cards of the deck.`,
    level: ({ n, of }) =>
      `Raise ${of === undefined ? 'one of your Disciplines' : `your ${named(of)}`} by ${many(n, 'level')}.`,
  },
  when: ({ when, whenOf, whenAt }) => {
    switch (when) {
      case 'topIs':
        return `If ${cardOf(whenOf)} is on top of the discard pile,`
      case 'topPower':
        return `If a card of power ${whenAt}${whenAt === 3 ? '' : ' or more'} is on top of the discard pile,`
      case 'level':
        return `If your ${named(whenOf)} is at level ${whenAt}${whenAt === 4 ? '' : ' or more'},`
      case 'unfinished':
        return 'If you have an unfinished Deed,'
      case 'emptyHand':
        return 'If your hand is empty,'
      case 'completed':
        return 'If you have completed a Deed this turn,'
      default:
        return ''
    }
  },
  brings: 'When completed:',
  bonus: ({ own, level }) => `Bonus at ${named(own)} ${level}`,
  instead: ({ instead }) => {
    if (instead === undefined) return ''
    return instead === 0 ? 'instead' : `in place of the ${ORDINALS[instead] ?? instead} sentence`
  },
}

/** The sentences of cards, verses and Deeds [D33], [D34]. */
export const TEXTS = textsBy(english)
