import type { Words } from '../../../rules/plain/sentence.ts'

/** What only the chronicle says. */
export const en: Words = {
  'chapter.begun': 'How it began',
  'chapter.round': ({ n }) => `Round ${n}`,
  'chapter.scores': 'What it was worth',
  'chapter.pages': 'What became of it',
  'told.title': 'A dark prophecy',
  'told.turn': ({ name }) => `${name}’s turn`,
  'told.person': ({ name }) => String(name),
  'told.table': 'At the table',
  'told.page': ({ name }) => (name === '' ? 'A page' : String(name)),
  'told.credit': 'Dark Prophecy, a game of cultists and what they hoped for.',
}
