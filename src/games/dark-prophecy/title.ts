import { say } from '../../rules/plain/sentence.ts'
import type { Title } from '../../rules/title.ts'
import { emblem } from './emblem.ts'

/** Dark Prophecy, as the lobby knows it. */
export const title = {
  id: 'dark-prophecy',
  say: say('title.name'),
  blurb: say('title.blurb'),
  words: {
    en: {
      'title.name': 'Dark Prophecy',
      'title.blurb':
        'Seers chant of dark rulers to come, and you help it come true, for a reward. A card game of hidden hands for one to five.',
    },
    de: {
      'title.name': 'Dark Prophecy',
      'title.blurb':
        'Seher singen von dunklen Herrschern, und ihr helft nach, gegen Lohn. Ein Kartenspiel mit verdeckten Händen für eine bis fünf Personen.',
    },
  },
  emblem,
  example: true,
} satisfies Title
