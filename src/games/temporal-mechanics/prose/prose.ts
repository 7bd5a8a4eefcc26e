import type { Words } from '../../../rules/plain/sentence.ts'
import { contentOf } from '../en/words.ts'
import { MODULES } from './modules.ts'
import { PROMPTS } from './prompts.ts'
import { QUESTIONS } from './questions.ts'

/** All that there is to pick from or to ask, in English. */
export const prose: Words = contentOf({
  modules: MODULES,
  prompts: PROMPTS,
  questions: QUESTIONS,
})
