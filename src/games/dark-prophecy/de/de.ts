import type { Words } from '../../../rules/plain/sentence.ts'
import { namesBy } from '../prose/content.ts'
import { happenedWords } from '../prose/happened.ts'
import { tableWords } from '../prose/table.ts'
import { DEED_TEXTS, DESIGN_TEXTS, VERSE_TEXTS } from './cards.ts'
import { FACE_WORDS } from './faces.ts'
import { GUIDE_WORDS } from './guide.ts'
import { HAPPENED } from './happened.ts'
import { MOVE_WORDS } from './moves.ts'
import { AID, DECISIONS, REFUSALS, WAITS } from './table.ts'
import { DISCIPLINE_NAMES, TEXTS } from './text.ts'
import { THINGS } from './things.ts'

/*
 * What each word is called:
 * Deed: Untat. Advance: Fortschritt. Deck: Nachziehstapel. Discard pile: Ablagestapel. Power: Macht. Level: Stufe.
 * Level Up: eine Disziplin heben. Scheme: Ränke schmieden. Gift: Gabe. Verse: Vers; Opening, Middle, Final:
 * Anfangsvers, Mittelvers, Schlussvers. Prophecy Row: Reihe der Prophezeiung.
 */

/** All that the game says, in German. */
export const de: Words = {
  ...THINGS,
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
