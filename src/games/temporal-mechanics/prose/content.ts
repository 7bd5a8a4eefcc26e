import type { Words } from '../../../rules/plain/sentence.ts'
import type { Category } from '../../../rules/story/characters.ts'

/** A ready-made Flashback, to be read aloud: what went wrong, without a word of who the Characters are [T7]. */
export interface Module {
  readonly id: string
  readonly title: string
  readonly text: string
  /** Somebody who might have brought it about, and what that somebody is like: ideas for a card and its notes. */
  readonly antagonist: {
    readonly name: string
    readonly says: string
    readonly aspects: readonly string[]
  }
  /** Times and places: of the story, then of those who look back on it. */
  readonly setting: string
}

/** Words to begin with, by what they are for. */
export interface Prompts {
  /** Twelve for each category of Trait [T2]. */
  readonly traits: Readonly<Record<Category, readonly string[]>>
  /** Twenty-four for places, things and people whom no player speaks for alone. */
  readonly environment: readonly string[]
  /** What a Climax may be called, and Scenes one, two and three lines upstream of one. */
  readonly scenes: readonly (readonly string[])[]
  /** What the Flashforward may be about: after a Climax that succeeded, and after one that failed [T8]. */
  readonly epilogues: Readonly<Record<'triumphant' | 'sombre', string>>
}

/** Questions that anybody may put to the others, by when they are worth asking. */
export type Questions = Readonly<
  Record<
    'setup' | 'confrontation' | 'investigate' | 'influence' | 'interpret' | 'resolution',
    readonly string[]
  >
>

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
