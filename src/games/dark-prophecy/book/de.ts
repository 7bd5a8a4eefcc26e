import type { Book } from '../../../rules/told/book.ts'
import { cardPages } from './de.cards.ts'
import { playPages } from './de.play.ts'
import { tablePages } from './de.table.ts'
import { terms } from './de.terms.ts'

/** The rules in German; what each word is called stands at the head of `de/de.ts`. */
export const book: Book = {
  lang: 'de',
  title: 'Dark Prophecy',
  subtitle: 'Ein Kartenspiel von Kerzen, Gefallen und Verhängnis',
  back: 'Jemand muss die Kerze halten. Warum nicht du?',
  credits: [
    'Dark Prophecy ist zum Ausprobieren erschienen, ohne einen Namen darauf, ohne Schluss und ohne seine Karten. Wer es gemacht hat: danke.',
    'Diese Seiten erzählen seine Regeln mit neuen Worten und ergänzen, was fehlte. Alle Karten sind unsere eigenen.',
  ],
  pages: [...playPages, ...cardPages, ...tablePages],
  terms,
}
