import type { Sentence, Words } from '../../rules/plain/sentence.ts'

/**
 * Makes the voice of one language: each sentence is looked up in the catalogues in turn. A number is written as the
 * language writes it. A key that no catalogue holds is shown in readable form rather than not at all.
 */
export function speaker(lang: string, ...catalogues: readonly Words[]): (s: Sentence) => string {
  const numbers = new Intl.NumberFormat(lang)
  const written = (value: string | number | undefined, name: string) =>
    value === undefined ? `{${name}}` : typeof value === 'number' ? numbers.format(value) : value

  return ({ key, values = {} }) => {
    const words = catalogues.find((catalogue) => Object.hasOwn(catalogue, key))?.[key]
    if (words === undefined) return keyAsWords(key)
    if (typeof words === 'function') return words(values)
    return words.replace(/\{(\w+)\}/g, (_, name: string) => written(values[name], name))
  }
}

/** What can be read of a key without words: `guide.nextPhase` becomes "next phase". */
export function keyAsWords(key: string): string {
  return key
    .slice(key.lastIndexOf('.') + 1)
    .replaceAll('-', ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
}
