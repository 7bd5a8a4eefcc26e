import type { Words } from '../../../rules/plain/sentence.ts'
import { contentOf } from './content.ts'
import { forms } from './forms.ts'
import { guide } from './guide.ts'
import { MODULES } from './modules.ts'
import { CHARACTER_PROMPTS, ENVIRONMENT_PROMPTS } from './prompts.ts'
import { taleForms } from './tale.ts'

/** All that there is to pick from and to ask, what forms say, and the rules in short, in English. */
export const prose: Words = {
  ...taleForms,
  ...forms,
  ...guide,
  ...contentOf({
    modules: MODULES,
    characters: CHARACTER_PROMPTS,
    environment: ENVIRONMENT_PROMPTS,
  }),
}
