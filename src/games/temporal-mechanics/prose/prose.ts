import type { Words } from '../../../rules/plain/sentence.ts'
import { contentOf } from './content.ts'
import { forms } from './forms.ts'
import { MODULES } from './modules.ts'
import { PROMPTS } from './prompts.ts'
import { QUESTIONS } from './questions.ts'
import { rules } from './rules.ts'
import { taleForms } from './tale.ts'

/** All that there is to pick from or to ask, what forms say, and the rules in short, in English. */
export const prose: Words = {
  ...taleForms,
  ...forms,
  ...rules,
  ...contentOf({ modules: MODULES, prompts: PROMPTS, questions: QUESTIONS }),
}
