import type { Words } from '../../../rules/plain/sentence.ts'
import { DEEDS, type DeedId, deedOf } from '../cards/deeds.ts'
import { DESIGNS, type DesignId, designOf } from '../cards/designs.ts'
import type { Discipline } from '../cards/effects.ts'
import { bonusTold, told } from '../cards/told.ts'
import { VERSES, type VerseId, verseOf } from '../cards/verses.ts'

/** How a language says what stands on cards beside their sentences. */
export interface WholeWords {
  /** The sentences of cards, by their keys. */
  readonly texts: Words
  /** What heads a card: its Discipline and its power. */
  card(of: Discipline, power: number): string
  /** What heads a Deed. */
  deed(of: Discipline, cost: number, points: number): string
  /** What stands before what a Deed brings. */
  readonly brings: string
}

/** A catalogue of all that stands on a card, a Deed or a verse, in one piece: for forms and lists. */
export function wholesBy({ texts, card, deed, brings }: WholeWords): Words {
  const speak = ({ key, values = {} }: ReturnType<typeof told>): string => {
    const words = texts[key] ?? ''
    return typeof words === 'string' ? words : words(values)
  }
  const isKey = <T extends string>(all: Readonly<Record<T, unknown>>, id: unknown): id is T =>
    typeof id === 'string' && Object.hasOwn(all, id)
  const bonusOf = (id: DesignId): string => {
    const bonus = bonusTold(designOf(id))
    return bonus ? speak(bonus) : ''
  }
  return {
    'card.whole': ({ card: id }) => {
      if (!isKey<DesignId>(DESIGNS, id)) return String(id)
      const { discipline, power, text } = designOf(id)
      const lines = text.map((effect) => speak(told(effect, discipline)))
      return [card(discipline, power), ...lines, bonusOf(id)].join(' ').trim()
    },
    'card.bonus': ({ card: id }) => (isKey<DesignId>(DESIGNS, id) ? bonusOf(id) : '') || String(id),
    'deed.whole': ({ deed: id }) => {
      if (!isKey<DeedId>(DEEDS, id)) return String(id)
      const { discipline, cost, points, brings: effect } = deedOf(id)
      const more = effect ? ` ${brings} ${speak(told(effect, discipline))}` : ''
      return `${deed(discipline, cost, points)}${more}`
    },
    'verse.whole': ({ verse: id }) =>
      isKey<VerseId>(VERSES, id) ? speak(told(verseOf(id).text)) : String(id),
  }
}
