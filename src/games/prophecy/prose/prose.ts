import type { Words } from '../../../rules/plain/sentence.ts'
import { contentOf } from '../en/words.ts'
import { MODULES } from './modules.ts'
import { CHARACTER_PROMPTS, ENVIRONMENT_PROMPTS } from './prompts.ts'

/** All that there is to pick from, in English. */
export const prose: Words = contentOf({
  modules: MODULES,
  characters: CHARACTER_PROMPTS,
  environment: ENVIRONMENT_PROMPTS,
})
