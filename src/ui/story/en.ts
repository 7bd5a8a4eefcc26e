import type { Words } from '../../rules/plain/sentence.ts'

/** What stands round a chronicle, in English. Its own words come with the game. */
export const chronicle = {
  chronicle: 'The chronicle',
  'chronicle.by': 'as told by {names}',
  'chronicle.empty': 'Nothing has been told yet. Begin as the guide says, and it fills by itself.',
  'chronicle.chapters': 'Chapters',
  'chronicle.on': 'Played on {when}',
  'chronicle.from': 'Played {when}',
  'chronicle.beside': 'Beside it',
  'chronicle.copy': 'Copy as text',
  'chronicle.save': 'Save as Markdown',
  'chronicle.print': 'Print',
} satisfies Words
