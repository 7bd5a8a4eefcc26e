import type { Words } from '../../../rules/plain/sentence.ts'
import { DEED_TEXTS, DESIGN_TEXTS, VERSE_TEXTS } from './cards.ts'
import { namesBy } from './content.ts'
import { FACE_WORDS } from './faces.ts'
import { GUIDE_WORDS } from './guide.ts'
import { HAPPENED, happenedWords } from './happened.ts'
import { MOVE_WORDS } from './moves.ts'
import { AID, DECISIONS, REFUSALS, tableWords, WAITS } from './table.ts'
import { DISCIPLINE_NAMES, TEXTS } from './text.ts'

/** All that the game says at length, in English. */
export const prose: Words = {
  ...MOVE_WORDS,
  ...GUIDE_WORDS,
  ...TEXTS,
  ...namesBy({
    designs: DESIGN_TEXTS,
    verses: VERSE_TEXTS,
    deeds: DEED_TEXTS,
    disciplines: DISCIPLINE_NAMES,
  }),
  ...tableWords({ refusals: REFUSALS, waits: WAITS, decisions: DECISIONS, aid: AID }),
  ...happenedWords(HAPPENED),
  ...FACE_WORDS,
}
