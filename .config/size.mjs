// The first load: all scripts that an open table has loaded, gzipped. At most 300 KB. Styles are told beside it.
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
  // Sent for when a second tab opens the same table.
  { name: 'y-webrtc', is: (chunk) => 'y-webrtc' in chunk.packages },
  // Sent for when a table is shared or an invitation is followed.
  {
    name: 'sharing',
    is: (chunk) => /src\/app\/(sharing|openness|doors|JoinPage)\./.test(chunk.from ?? ''),
  },
  // Another language than English, all of it.
  { name: 'languages', is: (chunk) => /(words|games\/\w+)\/de\.ts$/.test(chunk.from ?? '') },
  { name: 'pixi WebGPU', is: (chunk) => /WebGPURenderer/.test(chunk.from ?? '') },
  // Dice where there is no WebGL at all.
  { name: 'flat dice', is: (chunk) => /src\/board\/dice2d\./.test(chunk.from ?? '') },
]
// Imported lazily, these come when somebody asks for them: pages, dialogs, menus, forms, the Check, tidying, the
// rulebook, the bar of a selected thing, the clock; and what the first dice in the tray bring along: their motion and
// painter, sounds, trays of others; what is made of ink; hints and moments, once the table has been shown for a while; and what holds things above the table, when the first picture stands.
// What else a table may be covered with. What looks at the throws of others, where there are any, or weighs records that speak against one another; what tries
// a table that has to be mended. The lobby, where no table is open; files; the history, and what remembers a table or
// keeps the page on the device once it has been shown for a while.
const ON_DEMAND =
  /src\/(ui\/(InkOffer|Throwing|Hints|Moments|RuleBook|PrintBook|PrintTable|SavePicture|Terms|Settings|Find|Commands|ReadAloud|Ending|Chronicle|BinDialog|ItemMenu|ItemBar|ClockView|MoreList|MoveForm|CheckPanel|FreePanel|RollsPanel|Invite|JoinForm|SeatPanel|StatisticsPanel|Told|Overheard|Together|Arrival|Outline)|board\/(tidy|held|others|marker|meant|drawn|dicegl|trayrows|traystage|phone)|app\/(LobbyPage|renewal|rivals|TrayName|example|meanings|pictures|HistoryPane|memory|files|tablefiles|SmallTrays|look|sound|momentsound|rustle|listen|debug|debugpanel|GalleryPage|witness|eyewitness)|paint\/grounds|table\/backup|sync\/(company|proof|trial)|games\/\w+\/(book|chronicle|example))\./
// One of these is loaded, never two: the largest is counted.
const RENDERERS = /pixi\.js\/.*\/(WebGLRenderer|CanvasRenderer)/

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
    ON_DEMAND.test(chunk.from ?? '') ||
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

/**
 * Weighs the first load of dist.
 * @returns {{ start: number, open: number, styles: number, limit: number, faults: string[], parts: { file: string, bytes: number }[] }}
 *   `start` is what index.html brings at once, `open` what an open table has loaded, `styles` its style sheets; gzipped.
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
    return { own, bytes: bytes(own) }
  })
  const largest = extra.sort((a, b) => b.bytes - a.bytes)[0]
  const loaded = new Set([...open, ...(largest?.own ?? [])])
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
  return { start: bytes(start), open: total, styles, limit: LIMIT, faults, parts }
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
