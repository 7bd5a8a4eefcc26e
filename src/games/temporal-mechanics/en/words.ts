import { type Sentence, say, type Words } from '../../../rules/plain/sentence.ts'
import type { Category } from '../../../rules/story/characters.ts'
import { MODULES, type Module } from './modules.ts'
import { PROMPTS, type Prompts } from './prompts.ts'
import { QUESTIONS, type Questions } from './questions.ts'

/** All that there is to pick from or to ask, in some language. */
interface Content {
  readonly modules: readonly Module[]
  readonly prompts: Prompts
  readonly questions: Questions
}

/** A key for each of a list. */
export const listed = (start: string, words: readonly string[]): Words =>
  Object.fromEntries(words.map((word, i) => [`${start}.${i + 1}`, word]))

/** The sentences of such a list. */
const picked = (start: string, words: readonly string[] = []): readonly Sentence[] =>
  words.map((_, i) => say(`${start}.${i + 1}`))

/** Words to begin an Aspect of this sort with. */
export const promptsOf = (sort: Category | 'environment'): readonly Sentence[] =>
  picked(`prompt.${sort}`, sort === 'environment' ? PROMPTS.environment : PROMPTS.traits[sort])

/** What a Scene of this Depth may be about. */
export const scenesOf = (depth: number): readonly Sentence[] =>
  picked(`prompt.scene.${depth}`, PROMPTS.scenes[depth])

/** What the Antagonist of one of the Flashbacks may be like. */
export const aspectsOf = ({ id, antagonist }: Module): readonly Sentence[] =>
  picked(`module.${id}.antagonist`, antagonist.aspects)

/** The words of it: Flashbacks, beginnings, epilogues; and questions by act, in the second of each phase too. */
export const contentOf = ({ modules, prompts, questions }: Content): Words => ({
  ...Object.assign(
    {},
    ...Object.entries({ ...prompts.traits, environment: prompts.environment }).map(([id, words]) =>
      listed(`prompt.${id}`, words),
    ),
    ...prompts.scenes.map((names, depth) => listed(`prompt.scene.${depth}`, names)),
    ...modules.map(({ id, antagonist }) => listed(`module.${id}.antagonist`, antagonist.aspects)),
  ),
  ...listed('question.setup', questions.setup),
  ...listed('question.confrontation', [
    ...questions.confrontation,
    ...questions.investigate,
    ...questions.influence,
    ...questions.interpret,
  ]),
  ...listed('question.resolution', questions.resolution),
  'epilogue.triumphant': prompts.epilogues.triumphant,
  'epilogue.sombre': prompts.epilogues.sombre,
  ...Object.fromEntries(
    modules.flatMap(({ id, title, text, setting, antagonist: { name, says } }) => [
      [`module.${id}.title`, title],
      [`module.${id}.text`, text],
      [`module.${id}.setting`, setting],
      [`module.${id}.antagonist.name`, name],
      [`module.${id}.antagonist.says`, says],
    ]),
  ),
})

/** That of this game, in English. */
export const content = contentOf({ modules: MODULES, prompts: PROMPTS, questions: QUESTIONS })
