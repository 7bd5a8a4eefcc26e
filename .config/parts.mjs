// The parts of the tests, and how they are run, one after another, and counted.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './build.mjs'
import { named, remember, spoken, wholeOf } from './pace.mjs'
import { home, say, tool } from './run.mjs'
import { checkSize } from './size.mjs'

/** @typedef {{ passed: number, failed: number, told?: readonly string[] }} Count */
/** @typedef {Count & { name: string, seconds: number }} Part */

/**
 * A part that is still to come. `page`: it needs the built page. `some`: only some of its files are run.
 * @typedef {{ name: string, work: (after: number) => Promise<Count>, page?: boolean, some?: boolean }} Task
 */

/** @type {(task: Task, after: number) => Promise<Part>} */
async function timed({ name, work, some }, after) {
  const since = Date.now()
  const { passed, failed, told = [] } = await work(after)
  const seconds = (Date.now() - since) / 1000
  say(
    `${failed ? 'FAILED' : 'ok'}  ${name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`,
  )
  // Here already, beside the parts' own words; the closing lines say it again.
  for (const line of told) say(`  ${line}`)
  if (!failed && !some) remember(name, { whole: Math.round(seconds * 10) / 10 })
  return { name, passed, failed, told, seconds }
}

/**
 * Runs these, step by step, those of one step at once; says before each which it is and how long all will still take.
 * Without a page there is nothing to weigh or to walk through.
 * @param {readonly (readonly Task[])[]} steps
 */
export async function go(steps) {
  /** @type {Part[]} */
  const parts = []
  const unbuilt = () => parts.some(({ name, failed }) => name === 'build' && failed > 0)
  // What is run in part only says itself, file by file, how long it takes.
  const length = (/** @type {readonly Task[]} */ step) =>
    Math.max(0, ...step.map(({ name, some }) => (some ? 0 : wholeOf(name))))
  for (const [at, step] of steps.entries()) {
    const now = step.filter(({ page }) => !(page && unbuilt()))
    if (now.length === 0) continue
    const after = steps.slice(at + 1).reduce((all, later) => all + length(later), 0)
    const left = length(now) + after
    say(
      `[${at + 1} of ${steps.length}] ${now.map(({ name }) => name).join(', ')}` +
        `${left > 0 ? `: all done in about ${spoken(left)}` : ''}`,
    )
    parts.push(...(await Promise.all(now.map((task) => timed(task, after)))))
  }
  close(parts)
}

const one = (/** @type {boolean} */ good) => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 })

/**
 * A tool that is silent when all is well; what it says otherwise is shown.
 * @param {string} name
 * @param {Parameters<typeof tool>[0]} program
 * @param {string[]} args
 * @returns {Task}
 */
const silent = (name, program, args) => ({
  name,
  work: async () => {
    const { code, output } = await tool(program, args, { quiet: true })
    if (code !== 0) say(output)
    return one(code === 0)
  },
})

/** How many tests, and what part of all, may need a further try; with more, something is wrong that is no chance. */
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
  /** @type {{ name: string, message: string, status: string, assertionResults: Tried[] }[]} */
  const files = testResults
  // A file that fell over before its first test has none to count.
  const fallen = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const line = (/** @type {Tried} */ { fullName, failureMessages: [why = ''] }) =>
    `${fullName} (${why.split('\n')[0]?.slice(0, 600)})`
  const shaky = tests.filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
  const told = [
    ...fallen.map(
      ({ name, message }) => `failed: ${named(name)} (${message.split('\n')[0]?.slice(0, 600)})`,
    ),
    ...tests.filter(({ status }) => status !== 'passed').map((test) => `failed: ${line(test)}`),
    ...shaky.map((test) => `not at the first try: ${line(test)}`),
  ]
  const most = Math.max(SHAKY.count, tests.length * SHAKY.share)
  const failed =
    numTotalTests - numPassedTests + fallen.length + (shaky.length > most ? shaky.length : 0)
  return { passed: numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, told }
}

/**
 * Tests of vitest; `files` are those that are run, and without any all.
 * @param {string} name
 * @param {{ config?: string, files?: readonly string[], some?: boolean, env?: Record<string, string> }} how
 * @returns {Task}
 */
const vitest = (name, { config, files = [], some = false, env = {} }) => ({
  name,
  some,
  work: async (after) => {
    const report = join(home, '.cache', `${name.replaceAll(' ', '-')}.json`)
    mkdirSync(join(home, '.cache'), { recursive: true })
    rmSync(report, { force: true })
    const { code } = await tool(
      'vitest',
      [
        'run',
        ...(config ? ['--config', config] : []),
        ...files,
        '--reporter=default',
        `--reporter=${join(home, '.config', 'paced.mjs')}`,
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { env: { ...env, PACE: name, PACE_AFTER: String(after) } },
    )
    return counted(report, code)
  },
})

/** @typedef {Record<string, string>} Env */

export const types = silent('types', 'tsc', [])
export const lint = silent('lint', 'biome', ['check', '--config-path=.config/lint.json', '.'])
export const unused = silent('unused code', 'knip', ['--config', '.config/knip.json'])
/** @type {Task} */
export const page = { name: 'build', work: async () => one(await build({ quiet: true })) }
/** @type {Task} */
export const size = { name: 'size', work: async () => one(checkSize()), page: true }

/** @type {(env?: Env, files?: readonly string[]) => Task} */
export const unit = (env = {}, files) =>
  vitest('unit tests', { env, ...(files && { files, some: true }) })

/**
 * The dice over thousands of throws, in Node and in both browsers.
 * @type {(env: Env, files?: readonly string[]) => Task}
 */
export const proofs = (env, files) =>
  vitest('dice proofs', {
    config: '.config/proofs.ts',
    env,
    ...(files && { files, some: true }),
  })

/** @type {(env: Env, files?: readonly string[]) => Task} */
export const journeys = (env, files) => ({
  ...vitest('journeys', {
    config: '.config/journeys.ts',
    env,
    ...(files && { files, some: true }),
  }),
  page: true,
})

/**
 * What people do at a table, once more in Firefox, and more of it when there is time: what its driver can do, which has
 * no fingers (`byFinger`), and cannot kill, freeze or fill the disk. In the lists axe makes Firefox itself fall over.
 */
const IN_FIREFOX = 'game first offline'.split(' ')
const LONG_IN_FIREFOX =
  'german writing focus tabs files later booklet mechanics ink history compact contrast gallery motion screens still sweep throw'.split(
    ' ',
  )

/**
 * Those of these journeys that are walked in Firefox too; without any, all that are.
 * @type {(env: Env, files?: readonly string[]) => string[]}
 */
export function walkedInFirefox({ LONG }, files) {
  const names = LONG ? [...IN_FIREFOX, ...LONG_IN_FIREFOX] : IN_FIREFOX
  const all = names.map((name) => `test/journeys/${name}.journey.ts`)
  return files ? all.filter((file) => files.includes(file)) : all
}

/** @type {(env: Env, files?: readonly string[]) => Task} */
export const journeysInFirefox = (env, files) => ({
  ...vitest('journeys in Firefox', {
    config: '.config/journeys.ts',
    files: walkedInFirefox(env, files),
    some: files !== undefined,
    // What is told apart there by `LONG` is walked by Chromium.
    env: { FIREFOX_PATH: env.FIREFOX_PATH ?? '', BROWSER: 'firefox' },
  }),
  page: true,
})

/**
 * Prints the closing line and ends with an error if anything failed.
 * @param {Part[]} parts
 */
function close(parts) {
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
