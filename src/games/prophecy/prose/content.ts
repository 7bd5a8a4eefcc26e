import type { Words } from '../../../rules/plain/sentence.ts'
import type { Category } from '../../../rules/story/characters.ts'

/** A ready-made prophecy, as the Characters first hear of it: it names none of them, and no plan [P28]. */
export interface Module {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** All that there is to pick from, in some language. */
interface Content {
  readonly modules: readonly Module[]
  readonly characters: Readonly<Record<Category, readonly string[]>>
  readonly environment: readonly string[]
}

const prompts = (list: string, words: readonly string[]): Words =>
  Object.fromEntries(words.map((word, i) => [`prompt.${list}.${i + 1}`, word]))

/** The words of it. */
export const contentOf = ({ modules, characters, environment }: Content): Words => ({
  ...Object.assign({}, ...Object.entries(characters).map(([id, words]) => prompts(id, words))),
  ...prompts('environment', environment),
  ...Object.fromEntries(
    modules.flatMap(({ id, title, text }) => [
      [`module.${id}.title`, title],
      [`module.${id}.text`, text],
    ]),
  ),
})
