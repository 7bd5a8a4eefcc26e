// A reporter of vitest: says what is run, how far it is and how long it will still take, and remembers how long each
// file took. PACE names the part of the tests, PACE_AFTER is what comes after it, s.
import { named, paceOf, remember, spoken } from './pace.mjs'

/** After so long without a word one is said anyway; ms. */
const SILENCE = 60_000
/** Many small files are told of together; ms. */
const PAUSE = 5000
const SHOWN = 4

/** What a file is called in a line: without its folders and endings. @param {string} file */
const short = (file) => file.replace(/^.*\//, '').replace(/\..*$/, '')

export default class Paced {
  part = process.env.PACE ?? ''
  after = Number(process.env.PACE_AFTER ?? 0)
  workers = 1
  /** @type {string[]} */
  waiting = []
  /** @type {Map<string, number>} since when */
  running = new Map()
  /** @type {Record<string, number>} s */
  took = {}
  /** What went well, s. @type {Record<string, number>} */
  good = {}
  guess = (/** @type {string} */ _) => 0
  log = (/** @type {string} */ _) => {}
  /** @type {ReturnType<typeof setInterval> | undefined} */
  clock
  spoke = 0

  /** @param {import('vitest/node').Vitest} vitest */
  onInit(vitest) {
    this.workers = Math.max(1, Number(vitest.config.maxWorkers) || 1)
    this.log = (line) => vitest.logger.log(line)
  }

  /** @param {readonly import('vitest/node').TestSpecification[]} specifications */
  onTestRunStart(specifications) {
    this.waiting = specifications.map(({ moduleId }) => named(moduleId))
    this.guess = paceOf(this.part, this.waiting)
    this.clock = setInterval(() => {
      if (Date.now() - this.spoke > SILENCE) this.tell()
    }, 5000).unref()
    this.tell()
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleQueued({ moduleId }) {
    const file = named(moduleId)
    this.waiting = this.waiting.filter((other) => other !== file)
    this.running.set(file, Date.now())
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    const file = named(module.moduleId)
    const seconds = (Date.now() - (this.running.get(file) ?? Date.now())) / 1000
    this.running.delete(file)
    this.took[file] = seconds
    if (module.ok()) this.good[file] = Math.round(seconds * 10) / 10
    if (Date.now() - this.spoke > PAUSE) this.tell()
  }

  onTestRunEnd() {
    clearInterval(this.clock)
    if (this.part) remember(this.part, { files: this.good })
  }

  /** How long the files of this part will still take, s: as fast or slow as today goes. */
  left() {
    const done = Object.entries(this.took)
    const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, one) => all + one, 0)
    const guessed = sum(done.map(([file]) => this.guess(file)))
    const today = done.length < 3 || guessed === 0 ? 1 : sum(done.map(([, s]) => s)) / guessed
    const more = [
      ...this.waiting.map((file) => this.guess(file) * today),
      ...[...this.running].map(([file, since]) =>
        Math.max(1, this.guess(file) * today - (Date.now() - since) / 1000),
      ),
    ]
    return Math.max(sum(more) / this.workers, ...more, 0)
  }

  tell() {
    this.spoke = Date.now()
    const done = Object.keys(this.took).length
    const all = done + this.waiting.length + this.running.size
    if (done === all) return
    const now = [...this.running.keys()].map(short)
    const others = now.length > SHOWN ? ` and ${now.length - SHOWN} more` : ''
    const left = this.left()
    const whole = this.after > 0 ? `, ${spoken(left + this.after)} to the end of all` : ''
    this.log(
      `    ${done} of ${all} files done${now.length ? `, now ${now.slice(0, SHOWN).join(', ')}${others}` : ''}: ` +
        `about ${spoken(left)} left${whole}`,
    )
  }
}
