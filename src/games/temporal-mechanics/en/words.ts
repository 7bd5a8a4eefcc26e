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

/** A key for each text of a value: by the names of what it stands in, or its number in a list, from 1. */
export function listed(start: string, value: string | object): Words {
  if (typeof value === 'string') return { [start]: value }
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, one]) =>
      listed(`${start}.${Array.isArray(value) ? Number(key) + 1 : key}`, one),
    ),
  )
}

/** The sentences of a list. */
const picked = (start: string, words: readonly string[] = []): readonly Sentence[] =>
  Object.keys(listed(start, words)).map((key) => say(key))

/** Words to begin an Aspect of this sort with. */
export const promptsOf = (sort: Category | 'environment'): readonly Sentence[] =>
  sort === 'environment'
    ? picked('prompt.environment', PROMPTS.environment)
    : picked(`prompt.traits.${sort}`, PROMPTS.traits[sort])

/** What a Scene of this Depth may be about. */
export const scenesOf = (depth: number): readonly Sentence[] =>
  picked(`prompt.scenes.${depth + 1}`, PROMPTS.scenes[depth])

/** What the Antagonist of one of the Flashbacks may be like. */
export const aspectsOf = ({ id, antagonist }: Module): readonly Sentence[] =>
  picked(`module.${id}.antagonist.aspects`, antagonist.aspects)

/** The words of it: Flashbacks, beginnings, epilogues; and questions by act, in the second of each phase too. */
export function contentOf({ modules, prompts: { epilogues, ...prompts }, questions }: Content) {
  const { setup, resolution, confrontation, investigate, influence, interpret } = questions
  return {
    ...listed('prompt', prompts),
    ...listed('epilogue', epilogues),
    ...listed('question', {
      setup,
      confrontation: [...confrontation, ...investigate, ...influence, ...interpret],
      resolution,
    }),
    ...Object.assign({}, ...modules.map(({ id, ...module }) => listed(`module.${id}`, module))),
  } satisfies Words
}

/** That of this game, in English. */
export const content = contentOf({ modules: MODULES, prompts: PROMPTS, questions: QUESTIONS })
