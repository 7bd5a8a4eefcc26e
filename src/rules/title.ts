import type { EmblemShape } from './look.ts'
import type { Sentence, Words } from './plain/sentence.ts'

/**
 * What a page knows of a game before anybody plays it, in fewer than 1500 letters. All else of the game comes when a
 * table of it is opened.
 */
export interface Title {
  /** That of the game. Tables keep it for ever. */
  readonly id: string
  readonly say: Sentence
  /** What it is about, in two sentences. */
  readonly blurb: Sentence
  /** Both in each language that it speaks, complete in English. */
  readonly words: { readonly en: Words } & Readonly<Record<string, Words>>
  readonly emblem: readonly EmblemShape[]
  /** It has an example: one that is half played can be seen. */
  readonly example?: boolean
  /** The page is called after it: it stands before all others. */
  readonly first?: boolean
}
