import type { Book } from '../../../rules/told/book.ts'
import { changedPages } from './de.changed.ts'
import { setupPages } from './de.setup.ts'
import { tablePages } from './de.table.ts'
import { terms } from './de.terms.ts'

/** The rules in German, in our own words; page for page as the English ones. */
export const book: Book = {
  lang: 'de',
  title: 'Temporal Mechanics',
  subtitle: 'Ein Erzählspiel über einen Anruf im Gestern',
  back: 'Die Leitung steht. Sagt es mit so wenigen Worten, wie ihr könnt.',
  credits: [
    'Temporal Mechanics hat sich Michael Purcell ausgedacht.',
    'Diese Seiten erzählen seine Regeln mit neuen Worten, für das Spiel an diesem Tisch. Das Tal, seine Menschen und ihr Juli sind von uns.',
  ],
  pages: [...setupPages, ...changedPages, ...tablePages],
  terms,
}
