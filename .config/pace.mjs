// How long things take: as they took when they last went well here, kept in .cache/pace.json; before that, as they
// usually take on two cores. All times in seconds.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { home } from './run.mjs'

/** @typedef {{ whole?: number, files?: Record<string, number> }} Took */

const FILE = join(home, '.cache', 'pace.json')

/** @type {Readonly<Record<string, number>>} what each part takes where nobody has run it yet */
const USUAL = {
  types: 10,
  lint: 5,
  'unused code': 8,
  build: 15,
  'unit tests': 90,
  'dice proofs': 90,
  size: 2,
  journeys: 2400,
  'journeys in Firefox': 700,
}

/** @returns {Record<string, Took>} */
function read() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return {}
  }
}

/**
 * The same of test files, s for each KB they are long; of those that are run at once, each.
 * @type {Readonly<Record<string, number>>}
 */
const USUAL_FILES = {
  'unit tests': 0.2,
  'dice proofs': 20,
  journeys: 14,
  'journeys in Firefox': 20,
}

/** How long this part takes as a whole. @param {string} part */
export const wholeOf = (part) => read()[part]?.whole ?? USUAL[part] ?? 0

/** What a file is called from the project's folder, the same on every system. @param {string} file */
export const named = (file) => relative(home, resolve(home, file)).split(sep).join('/')

/**
 * How long each of these files takes: as last time; one that is new, by its length, as the others do.
 * @param {string} part
 * @param {readonly string[]} files by their names
 * @returns {(file: string) => number}
 */
export function paceOf(part, files) {
  const took = read()[part]?.files ?? {}
  const sizes = new Map(files.map((file) => [file, statSync(join(home, file)).size]))
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((all, number) => all + number, 0)
  const known = files.filter((file) => took[file] !== undefined)
  const rate = known.length
    ? sum(known.map((file) => took[file] ?? 0)) / sum(known.map((file) => sizes.get(file) ?? 0))
    : (USUAL_FILES[part] ?? 1) / 1024
  return (file) => took[file] ?? (sizes.get(file) ?? 0) * rate
}

/**
 * Remembers for the next run what this part, or some files of it, took.
 * @param {string} part
 * @param {Took} took
 */
export function remember(part, { whole, files = {} }) {
  const all = read()
  const before = all[part] ?? {}
  all[part] = { whole: whole ?? before.whole, files: { ...before.files, ...files } }
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, `${JSON.stringify(all, null, 1)}\n`)
}

/** A time as one says it: "40 s", "3 min". @param {number} seconds */
export const spoken = (seconds) =>
  seconds < 99 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`
