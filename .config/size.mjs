// The first load: all scripts that the first picture of any table waits for, gzipped. Styles are told beside it. Not
// counted is what only tables wait for that have it lying on them: what is printed, ink, dice. What a table at rest has
// really loaded is weighed in a browser.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { isLate } from './rooms.mjs'
import { cry, home, say } from './run.mjs'

/** @typedef {import('./chunks.ts').Chunk} Chunk */
/** @typedef {Record<string, Chunk>} Chunks */

/** What the first picture of a table may take, and what has come when a table is at rest; bytes. */
const LIMIT = 296 * 1024
const AT_REST = 340 * 1024

// May be imported lazily only: most people who open a table never load them.
/** @type {{ name: string, is: (chunk: Chunk) => boolean }[]} */
const SELDOM = [
  // The dice roll in a worker; the page itself rolls only where there are no workers.
  { name: 'matter-js', is: (chunk) => 'matter-js' in chunk.packages },
  // Sent for when a second tab opens the same table.
  { name: 'y-webrtc', is: (chunk) => 'y-webrtc' in chunk.packages },
  { name: 'pixi WebGPU', is: (chunk) => /WebGPURenderer/.test(chunk.from ?? '') },
  // What comes late comes when somebody asks for it, or once the table has been shown for a while. That it does is
  // walked in a browser: test/journeys/load.journey.ts.
  { name: 'what comes late', is: (chunk) => isLate((chunk.from ?? '').replace(/^src\//, '')) },
]
// These come as soon as the first picture stands: it does not wait for them, but a table at rest has loaded them.
const WITH_PICTURE =
  /src\/(board\/view\/(held|heldflat|halo)|dice\/bed\/bed|ui\/writing\/WritingField)\./
// Of each of these one is loaded, never two: the largest is counted.
const RENDERERS = /pixi\.js\/.*\/(WebGLRenderer|CanvasRenderer)/
const GAMES = /src\/games\/([^/]+)\/game\./
// Each game asks for its own as soon as it is here, and no picture waits for it.
const PROSE = /src\/games\/[^/]+\/(?:prose|faces|play)\//

const dist = join(home, 'dist')
const weigh = (/** @type {string} */ file) =>
  gzipSync(readFileSync(join(dist, file)), { level: 9 }).length

/**
 * Everything that is loaded along with these files, without a further decision.
 * @param {Chunks} all
 * @param {readonly string[]} files
 * @param {Set<string>} seen
 */
function along(all, files, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    along(all, all[file]?.imports ?? [], seen)
  }
  return seen
}

/**
 * What an open table has loaded: the lazy scripts too, but for those that are seldom needed.
 * @type {(all: Chunks, entries: string[]) => Set<string>}
 */
function opened(all, entries) {
  /** @type {(chunk: Chunk) => boolean} */
  const waits = (chunk) =>
    RENDERERS.test(chunk.from ?? '') ||
    GAMES.test(chunk.from ?? '') ||
    WITH_PICTURE.test(chunk.from ?? '') ||
    SELDOM.some(({ is }) => is(chunk))
  const loaded = along(all, entries)
  for (const file of loaded) {
    for (const lazy of all[file]?.lazy ?? []) {
      const chunk = all[lazy]
      if (chunk && !waits(chunk)) along(all, [lazy], loaded)
    }
  }
  return loaded
}

/**
 * Scripts that need one another before they can begin, as a line to read: such a page may not start at all.
 * @param {Chunks} all
 */
function circles(all) {
  const done = new Set()
  /** @type {string[]} */
  const found = []
  const follow = (/** @type {string} */ file, /** @type {string[]} */ trail) => {
    if (trail.includes(file)) {
      found.push([...trail.slice(trail.indexOf(file)), file].join(' -> '))
      return
    }
    if (done.has(file)) return
    for (const next of all[file]?.imports ?? []) follow(next, [...trail, file])
    done.add(file)
  }
  for (const file of Object.keys(all)) follow(file, [])
  return found
}

/** @param {Iterable<string>} files the bytes of these, gzipped */
const bytes = (files) => [...new Set(files)].reduce((sum, file) => sum + weigh(file), 0)

/** @returns {Chunks} the scripts of dist */
function chunks() {
  const at = join(dist, '.vite', 'chunks.json')
  if (!existsSync(at)) throw new Error('dist is not built')
  return JSON.parse(readFileSync(at, 'utf8'))
}

/**
 * Weighs the scripts that a page at rest has fetched, by their names in dist; for the renderer among them counts the
 * largest there is, since it is the machine that chooses. Scripts of workers are not the page's.
 * @param {readonly string[]} fetched
 * @returns {{ total: number, limit: number, parts: { file: string, from: string, bytes: number, counted: boolean }[] }}
 *   `counted`: the quick check, which only reads names, has it among what it weighs, too.
 */
export function weighRest(fetched) {
  const all = chunks()
  const files = Object.keys(all)
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const renderers = files.filter((file) => RENDERERS.test(all[file]?.from ?? ''))
  const ours = (/** @type {string} */ file) => all[file] !== undefined || page.includes(file)
  const own = fetched.filter((file) => ours(file) && !renderers.includes(file))
  const largest = Math.max(
    0,
    ...renderers.map((file) => bytes([...along(all, [file])].filter((one) => !own.includes(one)))),
  )
  const entries = files.filter((file) => all[file]?.entry)
  // A page at rest has come with the game of its table, which the quick check counts as the largest.
  const beside = files.filter((file) =>
    [WITH_PICTURE, GAMES, PROSE].some((sort) => sort.test(all[file]?.from ?? '')),
  )
  const known = along(all, beside, opened(all, entries))
  const parts = own.map((file) => ({
    file,
    from: all[file]?.from ?? '',
    bytes: weigh(file),
    counted: known.has(file) || page.includes(file),
  }))
  return { total: bytes(own) + largest, limit: AT_REST, parts }
}

/**
 * Weighs the first load of dist.
 * @returns {{ start: number, open: number, styles: number, limit: number, faults: string[],
 *   parts: { file: string, bytes: number }[], games: { id: string, open: number }[] }}
 *   `start` is what index.html brings at once, `open` what an open table has loaded, `styles` its style sheets; all
 *   gzipped. `games` is what a table of each game has loaded: `open` is the largest of them.
 */
export function firstLoad() {
  const all = chunks()
  const files = Object.keys(all)
  const entries = files.filter((file) => all[file]?.entry)
  const start = along(all, entries)
  const open = opened(all, entries)
  // What one of them brings that is not loaded anyway.
  const largest = (/** @type {RegExp} */ sort) =>
    files
      .filter((file) => sort.test(all[file]?.from ?? ''))
      .map((file) => [...along(all, [file])].filter((part) => !open.has(part)))
      .sort((a, b) => bytes(b) - bytes(a))[0] ?? []
  const loaded = new Set([...open, ...largest(RENDERERS), ...largest(GAMES)])
  const total = bytes(loaded)
  const faults = SELDOM.flatMap(({ name, is }) =>
    [...start].some((file) => all[file] && is(all[file]))
      ? [`${name} is loaded from the start`]
      : [],
  )
  for (const circle of circles(all)) faults.push(`scripts need one another: ${circle}`)
  if (total > LIMIT) faults.push(`the first load is over ${LIMIT / 1024} KB`)
  const parts = [...loaded].map((file) => ({ file, bytes: weigh(file) }))
  const styles = bytes([...loaded].flatMap((file) => all[file]?.css ?? []))
  const games = files.flatMap((file) => {
    const id = GAMES.exec(all[file]?.from ?? '')?.[1]
    const own = [...open, ...largest(RENDERERS), ...along(all, [file])]
    return id === undefined ? [] : [{ id, open: bytes(own) }]
  })
  return { start: bytes(start), open: total, styles, limit: LIMIT, faults, parts, games }
}

/** Prints the size of the first load. @returns true when it is within the limit */
export function checkSize() {
  const { start, open, styles, limit, faults, parts } = firstLoad()
  const kb = (/** @type {number} */ n) => `${(n / 1024).toFixed(1)} KB`
  say(
    `First load: scripts ${kb(start)} at the start, ${kb(open)} with a table open (limit ${kb(limit)}); styles ${kb(styles)}.`,
  )
  if (faults.length === 0) return true
  for (const fault of faults) cry(`  ${fault}`)
  for (const part of parts.sort((a, b) => b.bytes - a.bytes))
    cry(`  ${kb(part.bytes)} ${part.file}`)
  return false
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await install()
  process.exit((await build()) && checkSize() ? 0 : 1)
}
