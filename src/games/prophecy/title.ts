import { say } from '../../rules/plain/sentence.ts'
import type { Title } from '../../rules/title.ts'

/** Prophecy, as the lobby knows it. */
export const title = {
  id: 'prophecy',
  say: say('title.name'),
  blurb: say('title.blurb'),
  words: {
    en: {
      'title.name': 'Prophecy',
      'title.blurb':
        'What is to come has been foretold, and you know how it ends. Find out together who your people become on the way there.',
    },
    de: {
      'title.name': 'Prophecy',
      'title.blurb':
        'Was kommt, ist vorhergesagt, und ihr kennt das Ende. Findet zusammen heraus, wer eure Leute auf dem Weg dorthin werden.',
    },
  },
  emblem: [
    { path: 'M4 24C12 10 36 10 44 24C36 38 12 38 4 24Z', fill: '#f4e7c8', line: '#3c2f22' },
    { path: 'M24 15A9 9 0 1 1 24 33A9 9 0 1 1 24 15Z', fill: '#2f6f73', line: '#3c2f22' },
    { path: 'M24 20A4 4 0 1 1 24 28A4 4 0 1 1 24 20Z', fill: '#1d1712' },
    { path: 'M24 3V8M8 7L11 12M40 7L37 12', line: '#a4472c', width: 2 },
  ],
  example: true,
  first: true,
} satisfies Title
