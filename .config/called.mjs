// Finds test files by what they are called.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { home } from './run.mjs'

/** The sorts of test files, by how their names end. */
const ENDINGS = { unit: /\.test\.tsx?$/, journey: /\.journey\.ts$/, proof: /\.proof\.ts$/ }

/**
 * All test files of a sort that are called so: whose name begins with one of these words, or who lie in a folder of
 * that name. A word with a slash in it is the beginning of a path.
 * @param {keyof typeof ENDINGS} sort
 * @param {readonly string[]} words
 * @returns {string[]} their paths, from the project's folder
 */
export function called(sort, words) {
  const files = readdirSync(join(home, 'test'), { recursive: true, encoding: 'utf8' })
    .map((file) => `test/${file.replaceAll('\\', '/')}`)
    .filter((file) => ENDINGS[sort].test(file))
  return files
    .filter((file) => {
      const [name = '', ...folders] = file.split('/').reverse()
      return words.some((word) =>
        word.includes('/')
          ? file.startsWith(word)
          : name.startsWith(word) || folders.includes(word),
      )
    })
    .sort()
}
