/**
 * A sentence to be said in the reader's language: a key of a words catalogue and what goes into it.
 * Rules never return prose.
 */
export interface Sentence {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** A catalogue of one language: a key's words, or a function that makes them from the sentence's values. */
export type Words = Readonly<
  Record<string, string | ((values: Readonly<Record<string, string | number>>) => string)>
>

/** Shorthand for a sentence. */
export function say(key: string, values?: Sentence['values']): Sentence {
  return values ? { key, values } : { key }
}

/** The sentences of a list, by their numbers from 1. */
export const numbered = (list: string, count: number): readonly Sentence[] =>
  Array.from({ length: count }, (_, i) => say(`${list}.${i + 1}`))

/** What is in words already, as a sentence: for a voice that does not know the words it was said in. */
export const plain = (text: string): Sentence => say('plain', { text })
