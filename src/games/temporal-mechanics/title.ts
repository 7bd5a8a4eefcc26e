import { say } from '../../rules/plain/sentence.ts'
import type { Title } from '../../rules/title.ts'
import { emblem } from './emblem.ts'

/** Temporal Mechanics, as the lobby knows it. */
export const title = {
  id: 'temporal-mechanics',
  say: say('title.name'),
  blurb: say('title.blurb'),
  words: {
    en: {
      'title.name': 'Temporal Mechanics',
      'title.blurb':
        'The worst has happened, and you have one call to the day before. Warn the people you were, then play whether they listened.',
    },
    de: {
      'title.name': 'Temporal Mechanics',
      'title.blurb':
        'Das Schlimmste ist geschehen, und ihr habt einen Anruf in die Zeit davor. Warnt die, die ihr wart, und spielt, ob sie gehört haben.',
    },
  },
  emblem,
  example: true,
} satisfies Title
