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

/** What is in words already, as a sentence: for a voice that does not know the words it was said in. */
export const plain = (text: string): Sentence => say('plain', { text })
