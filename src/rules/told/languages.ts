/** Something in each language it has been written in, loaded when it is asked for; in English there always is one. */
export type Languages<T> = Readonly<Record<string, () => Promise<T>>> & {
  readonly en: () => Promise<T>
}

/** It in this language, or in English where it has not been written in that. */
export const inLanguage = <T>(all: Languages<T>, lang: string): Promise<T> =>
  ((Object.hasOwn(all, lang) ? all[lang] : undefined) ?? all.en)()
