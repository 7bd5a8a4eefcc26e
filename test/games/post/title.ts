import { say } from '../../rules/plain/sentence.ts'
import type { Title } from '../../rules/title.ts'

/** A game of what neither Paper Boats nor any other has: a phase one may not go to yet, a rule that may be none. */
export const title: Title = {
  id: 'post',
  say: say('post'),
  blurb: say('blurb'),
  words: { en: { post: 'Bottle Post', blurb: 'Write a letter. Then let it go.' } },
  emblem: [{ path: 'M18 6H30V18H36V42H12V18H18Z', fill: '#f4e7c8', line: '#3c2f22' }],
}
