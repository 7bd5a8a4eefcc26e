// npm test: on a fresh machine this installs, finds a browser, and runs everything there is.
// `npm test -- ink board` runs only what is called so: parts, such as lint, and test files of every sort.
// `npm run test:long` is the same with LONG=1: what is too long for every day runs whole.
import { called } from './called.mjs'
import { install } from './install.mjs'
import { say, stop } from './run.mjs'

await install()
const { needBrowser, needFirefox } = await import('./browser.mjs')
const parts = await import('./parts.mjs')
const { go, journeys, journeysInFirefox, lint, page, proofs, size, types, unit, unused } = parts

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
/** @type {Record<string, string>} */
const env = process.argv.includes('--long') ? { LONG: '1' } : {}

async function needBrowsers() {
  env.CHROMIUM_PATH = await needBrowser()
  env.FIREFOX_PATH = await needFirefox()
  say(`Browsers: ${env.CHROMIUM_PATH}, ${env.FIREFOX_PATH}`)
}

async function everything() {
  await needBrowsers()
  await go([
    [types, lint],
    [unused, page],
    [unit(env)],
    [proofs(env)],
    [size],
    [journeys(env)],
    [journeysInFirefox(env)],
  ])
}

/** Only what is called so; what is walked through is built before. */
async function some() {
  const files = {
    unit: called('unit', words),
    proof: called('proof', words),
    journey: called('journey', words),
  }
  const steps = [types, lint, unused, page, size]
    .filter(({ name }) => words.includes(name))
    .map((task) => [task])
  if (files.unit.length) steps.push([unit(env, files.unit)])
  if (files.proof.length) steps.push([proofs(env, files.proof)])
  if (files.journey.length) steps.push([journeys(env, files.journey)])
  if (parts.walkedInFirefox(env, files.journey).length)
    steps.push([journeysInFirefox(env, files.journey)])
  if (steps.length === 0) stop(`No test is called ${words.join(' or ')}.`)
  if (files.proof.length || files.journey.length) await needBrowsers()
  const builds = steps.flat().includes(page) || !steps.flat().some((task) => task.page)
  await go(builds ? steps : [[page], ...steps])
}

await (words.length ? some() : everything())
