import { say } from '../../rules/plain/sentence.ts'
import type { Title } from '../../rules/title.ts'
import { emblem } from './emblem.ts'

/** Road and Ruin, as the lobby knows it. */
export const title = {
  id: 'road-and-ruin',
  say: say('title.name'),
  blurb: say('title.blurb'),
  words: {
    en: {
      'title.name': 'Road and Ruin',
      'title.blurb':
        'You set out from an inn, and the road has other plans. Search, fight, rest, and be changed by what you find.',
    },
    de: {
      'title.name': 'Road and Ruin',
      'title.blurb':
        'Ihr brecht von einem Gasthaus auf, und die Straße hat anderes vor. Sucht, kämpft, rastet, und werdet andere durch das, was ihr findet.',
    },
  },
  emblem,
  example: true,
} satisfies Title
