import { makeChronicler } from '../../../rules/story/chronicle.ts'
import { arrivedOf, sheetsOf } from '../story/sheets.ts'
import { tale } from '../story/telling.ts'
import { de } from './de.ts'
import { en } from './en.ts'

/** Tells the story so far: the Flashback, the tree, the Warning, each Scene as it was played, the Flashforward. */
export const chronicler = makeChronicler(tale, {
  words: { en, de },
  first: { chapter: 'flashback', of: (board) => sheetsOf(board, 'flashback') },
  before: { chapter: 'warning', of: (board) => [arrivedOf(board) ?? []].flat() },
  after: {
    chapter: 'flashforward',
    // It is laid before anything is told on it.
    of: (board) => sheetsOf(board, 'flashforward').filter(({ texts }) => texts.text?.trim()),
  },
})
