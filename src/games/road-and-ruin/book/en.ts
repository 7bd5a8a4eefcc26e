import type { Book } from '../../../rules/told/book.ts'
import { fightPages } from './en.fight.ts'
import { peoplePages } from './en.people.ts'
import { storyPages } from './en.story.ts'
import { tablePages } from './en.table.ts'
import { terms } from './en.terms.ts'

/** The rules in our own words, one topic a page; a term of the game is *italic* where it is first used. */
export const book: Book = {
  lang: 'en',
  title: 'Road and Ruin',
  subtitle: 'A story game about going there',
  back: 'The lamp is lit. There is room at the table.',
  credits: [
    'Road and Ruin was published as an extract to try out, without a name on it. Whoever made it: thank you.',
    'These pages tell its rules in new words, and fill what was missing. Roads, inns and people are our own.',
  ],
  pages: [...storyPages, ...fightPages, ...peoplePages, ...tablePages],
  terms,
}
