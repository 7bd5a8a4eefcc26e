import { numbered, type Sentence } from '../../../rules/plain/sentence.ts'
import type { Category } from '../../../rules/story/characters.ts'

// What there is to pick from: how much of it, and by which keys. Its words come late.

/** The ready-made prophecies [P28]. */
export const MODULE_IDS = [
  'dragon',
  'asteroid',
  'clinic',
  'tide',
  'dream',
  'theatre',
  'seed',
] as const

/** Words to begin an Aspect of this sort with, if one likes [P28]. */
export const promptsOf = (sort: Category | 'environment'): readonly Sentence[] =>
  numbered(`prompt.${sort}`, sort === 'environment' ? 24 : 12)
