import { chancesIn } from '../../../rules/story/chances.ts'

/** How likely a success is, as rows of a table: the pool first, then each Difficulty. */
export const chances = (lang: string): readonly (readonly string[])[] => chancesIn(lang)
