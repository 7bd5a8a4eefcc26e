import { say } from '../../rules/plain/sentence.ts'
import type { Title } from '../../rules/title.ts'
import { emblem } from './emblem.ts'

export const title = {
  id: 'temporal-mechanics',
  say: say('title.name'),
  blurb: say('title.blurb'),
  words: {
    en: {
      'title.name': 'Temporal Mechanics',
      'title.blurb':
        'It has happened, and you were there. Send word to who you were, and find out together how far a timeline can be bent.',
    },
  },
  emblem,
  example: false,
  load: async () => (await import('./game.ts')).game,
} satisfies Title
