import { numbered, type Sentence } from '../../../rules/plain/sentence.ts'
import type { Category } from '../../../rules/story/characters.ts'

// What there is to pick from: how much of it, and by which keys. Its words come late.

/** The ready-made Flashbacks [T7]. */
export const MODULE_IDS = ['ice', 'voice', 'sun', 'kept'] as const
/** One of them, as the table stores it. */
export type ModuleId = (typeof MODULE_IDS)[number]

/** Words to begin an Aspect of this sort with. */
export const promptsOf = (sort: Category | 'environment'): readonly Sentence[] =>
  sort === 'environment'
    ? numbered('prompt.environment', 24)
    : numbered(`prompt.traits.${sort}`, 12)

/** What a Scene of this Depth may be about. */
export const scenesOf = (depth: number): readonly Sentence[] =>
  numbered(`prompt.scenes.${depth + 1}`, depth < 4 ? 4 : 0)

/** What the Antagonist of one of the Flashbacks may be like. */
export const aspectsOf = (module: ModuleId): readonly Sentence[] =>
  numbered(`module.${module}.antagonist.aspects`, 3)
