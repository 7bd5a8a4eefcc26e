import type { Book } from '../../../rules/told/book.ts'
import { cardPages } from './en.cards.ts'
import { playPages } from './en.play.ts'
import { tablePages } from './en.table.ts'
import { terms } from './en.terms.ts'

/** The rules in our own words, one topic a page; a term of the game is *italic* where it is first used. */
export const book: Book = {
  lang: 'en',
  title: 'Dark Prophecy',
  subtitle: 'A card game of candles, favours and doom',
  back: 'Somebody has to hold the candle. It may as well be you.',
  credits: [
    'Dark Prophecy was published to be tried out, without a name on it, without an end and without its cards. Whoever made it: thank you.',
    'These pages tell its rules in new words and fill what was missing. All cards are our own.',
  ],
  pages: [...playPages, ...cardPages, ...tablePages],
  terms,
}
