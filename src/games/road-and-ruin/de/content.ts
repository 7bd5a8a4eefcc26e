import type { Words } from '../../../rules/plain/sentence.ts'
import { listed } from '../prose/content.ts'
import { CLASS_TEXTS } from './classes.ts'
import { DECK } from './deck.ts'
import { rules } from './rules.ts'
import { SHEET_TEXTS } from './sheets.ts'
import { SKILL_TEXTS } from './skills.ts'
import { ROLES, TALES } from './tales.ts'
import { SPECIAL_TEXTS, SPELL_TEXTS, WEAPON_TEXTS } from './things.ts'

/** All that comes with the game, in German, by the keys of the English. */
export const content: Words = {
  ...rules,
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
