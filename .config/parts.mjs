// The parts of the tests, each as one call that counts: { name, passed, failed, seconds }.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { home, say, tool } from './run.mjs'
import { checkSize } from './size.mjs'

/** @typedef {{ passed: number, failed: number, told?: readonly string[] }} Count */
/** @typedef {Count & { name: string, seconds: number }} Part */

/** @type {(name: string, work: () => Promise<Count>) => Promise<Part>} */
async function timed(name, work) {
  const since = Date.now()
  const { passed, failed, told = [] } = await work()
  const seconds = (Date.now() - since) / 1000
  say(
    `${failed ? 'FAILED' : 'ok'}  ${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`,
  )
  // Here already, beside the parts' own words; the closing lines say it again.
  for (const line of told) say(`  ${line}`)
  return { name, passed, failed, told, seconds }
}

const one = (/** @type {boolean} */ good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 })

/**
 * A tool that is silent when all is well; what it says otherwise is shown.
 * @param {string} name
 * @param {Parameters<typeof tool>[0]} program
 * @param {string[]} args
 */
function silent(name, program, args) {
  return timed(name, async () => {
    const { code, output } = await tool(program, args, { quiet: true })
    if (code !== 0) say(output)
    return one(code === 0)
  })
}

/** So many tests, or one in so many, may need a further try; with more, something is wrong that is no chance. */
const SHAKY = { count: 2, share: 1 / 20 }

/** @typedef {{ fullName: string, status: string, failureMessages: string[] }} Tried */

/**
 * Counts what vitest wrote down, and tells by name what failed and what needed a further try. A test that was left out
 * counts as failed: there are none here.
 * @type {(report: string, code: number) => Count}
 */
function counted(report, code) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  /** @type {{ status: string, assertionResults: Tried[] }[]} */
  const files = testResults
  // A file that fell over before its first test has none to count.
  const fallen = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const line = (/** @type {Tried} */ { fullName, failureMessages: [why = ''] }) =>
    `${fullName} (${why.split('\n')[0]?.slice(0, 600)})`
  const shaky = tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
  const told = [
    ...tests.filter(({ status }) => status !== 'passed').map((test) => `failed: ${line(test)}`),
    ...shaky.map((test) => `not at the first try: ${line(test)}`),
  ]
  const most = Math.max(SHAKY.count, tests.length * SHAKY.share)
  const failed = numTotalTests - numPassedTests + fallen + (shaky.length > most ? shaky.length : 0)
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, told }
}

/** @type {(name: string, args: string[], env: Record<string, string>) => Promise<Part>} */
function vitest(name, args, env) {
  return timed(name, async () => {
    const report = join(home, '.cache', `${name.replaceAll(' ', '-')}.json`)
    mkdirSync(join(home, '.cache'), { recursive: true })
    rmSync(report, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await tool('vitest', ['run', ...args, ...reporters], { env })
    return counted(report, code)
  })
}

export const types = () => silent('types', 'tsc', [])
export const lint = () => silent('lint', 'biome', ['check', '--config-path=.config/lint.json', '.'])
export const unused = () => silent('unused code', 'knip', ['--config', '.config/knip.json'])
/** @param {Record<string, string>} env */
export const unit = (env = {}) => vitest('unit tests', [], env)
/**
 * The dice over thousands of throws, in Node and in both browsers.
 * @param {Record<string, string>} env
 */
export const proofs = (env) => vitest('dice proofs', ['--config', '.config/proofs.ts'], env)
export const page = () => timed('build', async () => one(await build({ quiet: true })))
export const size = () => timed('size', async () => one(checkSize()))
/** @param {Record<string, string>} env */
export const journeys = (env) => vitest('journeys', ['--config', '.config/journeys.ts'], env)

/**
 * What people do at a table, once more in Firefox, and more of it when there is time: what its driver can do, which has
 * no fingers (`byFinger`), and cannot kill, freeze or fill the disk. In the lists axe makes Firefox itself fall over.
 */
const IN_FIREFOX =
  'game focus tabs files ink later history first german offline booklet writing'.split(' ')
const LONG_IN_FIREFOX = 'compact contrast gallery motion screens still sweep throw'.split(' ')

/** @type {(firefox: string, env: Record<string, string>) => Promise<Part>} */
export const journeysInFirefox = (firefox, env) => {
  const names = env.LONG ? [...IN_FIREFOX, ...LONG_IN_FIREFOX] : IN_FIREFOX
  const files = names.map((name) => `test/journeys/${name}.journey.ts`)
  return vitest('journeys in Firefox', ['--config', '.config/journeys.ts', ...files], {
    FIREFOX_PATH: firefox,
    BROWSER: 'firefox',
  })
}

/**
 * Prints the closing line and ends with an error if anything failed.
 * @param {Part[]} parts
 */
export function close(parts) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    parts.reduce((all, part) => all + part[key], 0)
  say()
  for (const { name, failed, told = [] } of parts) {
    if (failed) say(`Failed: ${name} (${failed})`)
    for (const line of told) say(`  ${line}`)
  }
  say(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
}
