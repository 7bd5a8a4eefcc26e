import type { Words } from '../../../rules/plain/sentence.ts'

/** What only the chronicle says, in German. */
export const de: Words = {
  'chapter.begun': 'Wie es begann',
  'chapter.round': ({ n }) => `Runde ${n}`,
  'chapter.scores': 'Was es wert war',
  'chapter.pages': 'Was daraus wurde',
  'told.title': 'Eine dunkle Prophezeiung',
  'told.turn': ({ name }) => `${name} am Zug`,
  'told.person': ({ name }) => String(name),
  'told.table': 'Am Tisch',
  'told.page': ({ name }) => (name === '' ? 'Ein Blatt' : String(name)),
  'told.credit': 'Dark Prophecy, ein Spiel von Kultisten und ihren Hoffnungen.',
}
