// Whose pages, besides its own, the server of `npm start` introduces to people: `--welcome <origin>`, any number of
// times.
import { stop } from './run.mjs'

/**
 * The origins that are welcome, as browsers name them. `file` stands for pages opened from a file, and with them for
 * all that hide where they come from.
 * @param {readonly string[]} args
 * @returns {string[]} or the program has ended, with a sentence
 */
export function welcomeIn(args) {
  const origins = []
  for (let at = 0; at < args.length; at += 2) {
    const [flag, named = ''] = args.slice(at, at + 2)
    if (flag !== '--welcome') stop(`npm start knows --welcome, and not ${flag}.`)
    if (named === 'file') origins.push('null')
    else if (/^https?:\/\//.test(named) && URL.canParse(named)) origins.push(new URL(named).origin)
    else
      stop('--welcome takes where a page is served, such as https://example.org, or the word file.')
  }
  return origins
}
