import { makeChronicler } from '../../../rules/story/chronicle.ts'
import { aftermaths, prophecies } from '../story/pages.ts'
import { tale } from '../story/telling.ts'
import { de } from './de.ts'
import { en } from './tale.ts'

/** Tells the story so far: the prophecy, who and what there is, each Scene as it was performed [P26]. */
export const chronicler = makeChronicler(tale, {
  words: { en, de },
  first: { chapter: 'prophecy', of: prophecies },
  after: { chapter: 'after', of: aftermaths },
})
