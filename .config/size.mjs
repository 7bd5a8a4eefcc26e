// The first load: all scripts and styles that an open table needs, gzipped. At most 300 KB.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { cry, home, say } from './run.mjs'

/** @typedef {import('./chunks.ts').Chunk} Chunk */
/** @typedef {Record<string, Chunk>} Chunks */

const LIMIT = 300 * 1024

// May be imported lazily only: most people who open a table never load them.
/** @type {{ name: string, is: (chunk: Chunk) => boolean }[]} */
const SELDOM = [
  // The dice roll in a worker; the page itself rolls only where there are no workers.
  { name: 'matter-js', is: (chunk) => 'matter-js' in chunk.packages },
  { name: 'y-webrtc', is: (chunk) => 'y-webrtc' in chunk.packages },
  { name: 'pixi WebGPU', is: (chunk) => /WebGPURenderer/.test(chunk.from ?? '') },
  { name: 'pixi in a worker', is: (chunk) => /webworkerAll/.test(chunk.from ?? '') },
]
// Imported lazily, these come when somebody asks for them.
const ON_DEMAND = /src\/(ui\/(RuleBook|Settings|Find|Commands|ReadAloud|Ending)|app\/[Gg]allery)\./
// Pixi's own events, accessibility and filters: it loads them unless it is told to skip them.
const EXTENSIONS = /browserAll/
const SKIPPED = 'skipExtensionImports:!0'
// One of these is loaded, never two: the largest is counted.
const RENDERERS = /pixi\.js\/.*\/(WebGLRenderer|CanvasRenderer)/

const dist = join(home, 'dist')
const text = (/** @type {string} */ file) => readFileSync(join(dist, file), 'utf8')
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
  const skipped = Object.keys(all).some((file) => text(file).includes(SKIPPED))
  /** @type {(chunk: Chunk) => boolean} */
  const waits = (chunk) =>
    RENDERERS.test(chunk.from ?? '') ||
    ON_DEMAND.test(chunk.from ?? '') ||
    (skipped && EXTENSIONS.test(chunk.from ?? '')) ||
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
 * The bytes of these scripts and of the styles that come with them, gzipped.
 * @type {(all: Chunks, files: Iterable<string>) => number}
 */
function bytes(all, files) {
  const scripts = [...files]
  const styles = scripts.flatMap((file) => all[file]?.css ?? [])
  return [...new Set([...scripts, ...styles])].reduce((sum, file) => sum + weigh(file), 0)
}

/**
 * Weighs the first load of dist.
 * @returns {{ start: number, open: number, limit: number, faults: string[], parts: { file: string, bytes: number }[] }}
 *   `start` is what index.html brings at once, `open` what an open table has loaded, both gzipped.
 */
export function firstLoad() {
  const at = join(dist, '.vite', 'chunks.json')
  if (!existsSync(at)) throw new Error('dist is not built')
  /** @type {Chunks} */
  const all = JSON.parse(readFileSync(at, 'utf8'))
  const files = Object.keys(all)
  const entries = files.filter((file) => all[file]?.entry)
  const start = along(all, entries)
  const open = opened(all, entries)
  const renderers = files.filter((file) => RENDERERS.test(all[file]?.from ?? ''))
  // What a renderer brings that is not loaded anyway.
  const extra = renderers.map((file) => {
    const own = [...along(all, [file])].filter((part) => !open.has(part))
    return { own, bytes: bytes(all, own) }
  })
  const largest = extra.sort((a, b) => b.bytes - a.bytes)[0]
  const loaded = new Set([...open, ...(largest?.own ?? [])])
  const total = bytes(all, loaded)
  const faults = SELDOM.flatMap(({ name, is }) =>
    [...start].some((file) => all[file] && is(all[file]))
      ? [`${name} is loaded from the start`]
      : [],
  )
  if (total > LIMIT) faults.push(`the first load is over ${LIMIT / 1024} KB`)
  const parts = [...loaded].map((file) => ({ file, bytes: weigh(file) }))
  return { start: bytes(all, start), open: total, limit: LIMIT, faults, parts }
}

/** Prints the size of the first load. @returns true when it is within the limit */
export function checkSize() {
  const { start, open, limit, faults, parts } = firstLoad()
  const kb = (/** @type {number} */ n) => `${(n / 1024).toFixed(1)} KB`
  say(`First load: ${kb(start)} at the start, ${kb(open)} with a table open (limit ${kb(limit)}).`)
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
