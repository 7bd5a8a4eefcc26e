import { say } from '../../rules/plain/sentence.ts'
import type { Title } from '../../rules/title.ts'

export const EN = {
  ...{ name: 'High Card', blurb: 'Each draws a card that nobody has seen. The highest wins.' },
  ...{ value: 'card', ink: 'ink', n: '{n}', best: 'the highest', wait: 'You have drawn.' },
  ...{ 'move.draw': 'Draw a card', 'move.trust': 'Play on trust', 'no.odd': 'Nothing is asked.' },
}

export const title: Title = {
  ...{ id: 'highcard', say: say('name'), blurb: say('blurb'), words: { en: EN } },
  emblem: [{ path: 'M10 6H38V42H10Z', fill: '#f4e7c8', line: '#3c2f22' }],
}
