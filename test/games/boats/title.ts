import { say } from '../../rules/plain/sentence.ts'
import type { Title } from '../../rules/title.ts'

export const title: Title = {
  id: 'boats',
  say: say('boats'),
  blurb: say('blurb'),
  words: { en: { boats: 'Paper Boats', blurb: 'Each carries a wish. The wind is thrown.' } },
  emblem: [{ path: 'M4 28H44L36 40H12ZM22 6V25H8Z', fill: '#f4e7c8', line: '#3c2f22' }],
}
