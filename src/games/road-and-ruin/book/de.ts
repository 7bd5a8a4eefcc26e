import type { Book } from '../../../rules/told/book.ts'
import { fightPages } from './de.fight.ts'
import { peoplePages } from './de.people.ts'
import { storyPages } from './de.story.ts'
import { tablePages } from './de.table.ts'
import { terms } from './de.terms.ts'

/** The rules in German: the same pages and terms, by their ids, as in English. */
export const book: Book = {
  lang: 'de',
  title: 'Road and Ruin',
  subtitle: 'Ein Erzählspiel vom Unterwegssein',
  back: 'Die Lampe brennt. Am Tisch ist noch Platz.',
  credits: [
    'Road and Ruin erschien als Auszug zum Ausprobieren, ohne dass ein Name dabeistand. Wer immer es gemacht hat: danke.',
    'Diese Seiten erzählen die Regeln mit neuen Worten und füllen auf, was fehlte. Straßen, Gasthäuser und Leute sind unsere eigenen.',
  ],
  pages: [...storyPages, ...fightPages, ...peoplePages, ...tablePages],
  terms,
}
