/*
 * Four words for a link, which two people read to one another: each stands for a byte of what both ends have proven,
 * so that they differ if anybody stands between.
 */

const LISTS = {
  en: () => import('./four/en.ts'),
  de: () => import('./four/de.ts'),
} as const
/** A language that has such words. */
export type FourLanguage = keyof typeof LISTS

/** The language for words in this one. */
export const fourLanguage = (lang: string): FourLanguage =>
  Object.hasOwn(LISTS, lang) ? (lang as FourLanguage) : 'en'

/** The words of a language; undefined where they cannot be had. */
export const loadFour = (lang: FourLanguage): Promise<readonly string[] | undefined> =>
  LISTS[lang]().then(
    ({ four }) => four,
    () => undefined,
  )

/** The words for what is to be compared, 8 hexadecimal digits, out of a list of 256. */
export const fourWords = (check: string, list: readonly string[]): readonly string[] =>
  (check.match(/../g) ?? []).slice(0, 4).map((byte) => list[Number.parseInt(byte, 16)] ?? '')
