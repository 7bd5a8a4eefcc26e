import type { Book } from '../../../rules/told/book.ts'
import { storyPages } from './en.story.ts'
import { terms } from './en.terms.ts'
import { worldPages } from './en.world.ts'

/**
 * The rules in our own short sentences, one topic a page; a term of the game is *italic* where it is first used [P29].
 */
export const book: Book = {
  lang: 'en',
  title: 'Prophecy',
  subtitle: 'A story game about fate and destiny',
  back: 'Something terrible is going to happen. You hear of it first.',
  credits: [
    'Prophecy was created by Michael Purcell.',
    'He thanks fourteen playtesters, who played it before anybody else did, and all who helped to refine its design.',
    'These pages tell his rules in new words, for play at this table.',
  ],
  pages: [...worldPages, ...storyPages],
  terms,
}
