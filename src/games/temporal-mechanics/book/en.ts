import type { Book } from '../../../rules/told/book.ts'
import { changedPages } from './en.changed.ts'
import { setupPages } from './en.setup.ts'
import { tablePages } from './en.table.ts'
import { terms } from './en.terms.ts'

/** The rules in our own words, one topic a page; a term of the game is *italic* where it is first used. */
export const book: Book = {
  lang: 'en',
  title: 'Temporal Mechanics',
  subtitle: 'A story game about a call to yesterday',
  back: 'The line is open. Say it in as few words as you can.',
  credits: [
    'Temporal Mechanics was created by Michael Purcell.',
    'These pages tell his rules in new words, for play at this table. The valley, its people and its July are our own.',
  ],
  pages: [...setupPages, ...changedPages, ...tablePages],
  terms,
}
