import type { Words } from '../../../rules/plain/sentence.ts'
import { CLASS_TEXTS } from './classes.ts'
import { listed } from './content.ts'
import { DECK } from './deck.ts'
import { guide } from './guide.ts'
import { moves } from './moves.ts'
import { people } from './people.ts'
import { SHEET_TEXTS } from './sheets.ts'
import { SKILL_TEXTS } from './skills.ts'
import { steps } from './steps.ts'
import { story } from './story.ts'
import { ROLES, TALES } from './tales.ts'
import { SPECIAL_TEXTS, SPELL_TEXTS, WEAPON_TEXTS } from './things.ts'

/** What there is to read: the guide's rules and questions; `deck.1.title` to `sheet.tam.reputation`. */
export const toRead: Words = {
  ...guide,
  ...listed('deck', DECK),
  ...listed('tale', TALES),
  ...listed('role', ROLES),
  ...listed('weapon', WEAPON_TEXTS),
  ...listed('special', SPECIAL_TEXTS),
  ...listed('spell', SPELL_TEXTS),
  ...listed('skill', SKILL_TEXTS),
  ...listed('class', CLASS_TEXTS),
  ...listed('sheet', SHEET_TEXTS),
}

/** What comes late, in English: that, what Moves are called and ask, and what throws say. */
export const prose: Words = { ...toRead, ...steps, ...moves, ...story, ...people }
