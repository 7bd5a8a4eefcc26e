import { type Sentence, say, type Words } from '../../../rules/plain/sentence.ts'
import type { Category } from '../../../rules/story/characters.ts'
import { MODULES } from './modules.ts'
import { PROMPTS } from './prompts.ts'
import { QUESTIONS } from './questions.ts'

const LISTS = { ...PROMPTS.traits, environment: PROMPTS.environment }

/** Words to begin an Aspect of this sort with. */
export const promptsOf = (sort: Category | 'environment'): readonly Sentence[] =>
  LISTS[sort].map((_, i) => say(`prompt.${sort}.${i + 1}`))

/** A key for each of a list. */
export const listed = (start: string, words: readonly string[]): Words =>
  Object.fromEntries(words.map((word, i) => [`${start}.${i + 1}`, word]))

/** What is asked in an act; in the second also what is asked in each phase of a Scene. */
const ASKED = {
  setup: QUESTIONS.setup,
  confrontation: [
    ...QUESTIONS.confrontation,
    ...QUESTIONS.investigate,
    ...QUESTIONS.influence,
    ...QUESTIONS.interpret,
  ],
  resolution: QUESTIONS.resolution,
}

/** The words of all that is there to pick from: Flashbacks, beginnings, questions, epilogues. */
export const content: Words = {
  ...Object.assign(
    {},
    ...Object.entries(LISTS).map(([id, words]) => listed(`prompt.${id}`, words)),
  ),
  ...Object.assign(
    {},
    ...Object.entries(ASKED).map(([id, words]) => listed(`question.${id}`, words)),
  ),
  'epilogue.triumphant': PROMPTS.epilogues.triumphant,
  'epilogue.sombre': PROMPTS.epilogues.sombre,
  ...Object.fromEntries(
    MODULES.flatMap(({ id, title, text, setting, antagonist: { name, says } }) => [
      [`module.${id}.title`, title],
      [`module.${id}.text`, text],
      [`module.${id}.setting`, setting],
      [`module.${id}.antagonist.name`, name],
      [`module.${id}.antagonist.says`, says],
    ]),
  ),
}
