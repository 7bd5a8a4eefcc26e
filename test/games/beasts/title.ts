import { say } from '../../rules/plain/sentence.ts'
import type { Title } from '../../rules/title.ts'

export const title: Title = {
  id: 'beasts',
  say: say('beasts'),
  blurb: say('blurb'),
  words: { en: { beasts: 'Beasts', blurb: 'They are met on a road, and struck.' } },
  emblem: [{ path: 'M8 40V22L14 10L20 20H34L42 30L36 32V40H30V34H16V40Z', fill: '#5b4632' }],
}
