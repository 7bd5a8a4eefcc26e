// npm test: on a fresh machine this installs, finds a browser, and runs everything there is.
// `npm run test:long` is the same with LONG=1: what is too long for every day runs whole.
import { install } from './install.mjs'
import { say } from './run.mjs'

await install()
const { needBrowser, needFirefox } = await import('./browser.mjs')
const { close, journeys, journeysInFirefox, lint, page, proofs, size, types, unit, unused } =
  await import('./parts.mjs')

const browser = await needBrowser()
const firefox = await needFirefox()
say(`Browsers: ${browser}, ${firefox}`)
/** @type {Record<string, string>} */
const env = process.argv.includes('--long') ? { LONG: '1' } : {}
const parts = [
  ...(await Promise.all([types(), lint()])),
  ...(await Promise.all([unused(), page()])),
  await unit(env),
  await proofs({ ...env, CHROMIUM_PATH: browser, FIREFOX_PATH: firefox }),
]
// Without a page there is nothing to weigh or to walk through.
const built = parts.find(({ name }) => name === 'build')
if (built?.failed === 0)
  parts.push(
    await size(),
    await journeys({ ...env, CHROMIUM_PATH: browser, FIREFOX_PATH: firefox }),
    await journeysInFirefox(firefox, env),
  )
close(parts)
