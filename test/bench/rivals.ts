import { createReadStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { build } from 'vite'
import { home, run } from '../../.config/run.mjs'
import { guestsAt } from '../journeys/help/browser.ts'
import { until } from '../journeys/help/until.ts'
import { gauge } from './page.ts'
import { median, type Reading } from './reading.ts'

const WIDTH = 720
const HEIGHT = 480
/** How many throws of each hand are measured, after one that nobody counts. */
const THROWS = 5

/** Dice on an empty page: `throwDice(count)` throws so many d6 and resolves with the ms until they rest. */
interface Contestant {
  readonly name: string
  /** A module script that makes `throwDice`. */
  readonly script: string
}

const OURS: Contestant = { name: 'ours', script: `import '/ours/bare.js'` }
/** What a throw is with either of the others, once its box is there. */
const THROW = `
  globalThis.throwDice = async (count) => {
    const since = performance.now()
    await box.roll(count + 'd6')
    return performance.now() - since
  }`
/** Other dice for the browser, in the versions they are measured in. They are fetched when they are measured. */
const RIVALS: readonly (Contestant & { readonly version: string })[] = [
  {
    name: '@3d-dice/dice-box',
    version: '1.1.4',
    // Drawn on the page as ours are; its physics has a worker in any case.
    script: `
      import DiceBox from '/@3d-dice/dice-box/dist/dice-box.es.js'
      const assetPath = '/@3d-dice/dice-box/dist/assets/'
      const box = new DiceBox({ container: '#box', assetPath, offscreen: false })
      await box.init()${THROW}`,
  },
  {
    name: '@3d-dice/dice-box-threejs',
    version: '0.0.12',
    script: `
      import DiceBox from '/@3d-dice/dice-box-threejs/dist/dice-box-threejs.es.js'
      const box = new DiceBox('#box', { assetPath: '/@3d-dice/dice-box-threejs/public/' })
      await box.initialize()${THROW}`,
  },
]

const folder = join(home, '.cache', 'rivals')

/** Builds our dice alone, as small as the page's own are. */
const builtOurs = () =>
  build({
    configFile: false,
    logLevel: 'error',
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      outDir: join(folder, 'node_modules', 'ours'),
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, 'bare.ts'),
        output: { entryFileNames: 'bare.js' },
      },
      assetsDir: '',
    },
    base: '/ours/',
  })

/** Fetches the rivals into the cache. Throws an Error where there is no way to the packages. */
async function fetched(): Promise<void> {
  await mkdir(folder, { recursive: true })
  const names = RIVALS.map(({ name, version }) => `${name}@${version}`)
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', ...names]
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const { code } = await run(npm, args, { quiet: true })
  if (code !== 0) throw new Error('the other dice could not be fetched')
}

const KINDS: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.css': 'text/css',
}

/** Serves one contestant on an empty page. */
async function serveDice({ script }: Contestant) {
  const page = `<!doctype html><title>dice</title>
    <style>body { margin: 0 } #box, #box canvas { width: ${WIDTH}px; height: ${HEIGHT}px }</style>
    <div id="box"></div>
    <script type="module">${script}</script>`
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://here').pathname)
    if (path === '/') {
      response.setHeader('content-type', 'text/html')
      response.end(page)
      return
    }
    const file = join(folder, 'node_modules', path)
    const there = await stat(file).catch(() => undefined)
    if (!there?.isFile()) {
      response.statusCode = path === '/favicon.ico' ? 204 : 404
      response.end()
      return
    }
    response.setHeader('content-type', KINDS[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() }
}

/** What one costs: medians of the ms to rest and of a frame, JS ms a frame, bytes of everything it loads. */
interface Price {
  readonly hands: ReadonlyMap<number, { rest: number; script: number; frame: number }>
  readonly bytes: number
}

async function measure(contestant: Contestant, counts: readonly number[]): Promise<Price> {
  const { address, close } = await serveDice(contestant)
  const guests = guestsAt(address)
  try {
    const { page } = await guests.open('', { width: WIDTH, height: HEIGHT })
    let bytes = 0
    page.on('response', async (response) => {
      bytes += (await response.body().catch(() => Buffer.alloc(0))).length
    })
    await page.reload()
    await until('the dice are there', () => page.evaluate('Boolean(globalThis.throwDice)'), 60_000)
    const meter = await gauge(page)
    const hands = new Map<number, { rest: number; script: number; frame: number }>()
    for (const count of counts) {
      const rests: number[] = []
      const fling = () => page.evaluate<number>(`throwDice(${count})`)
      await fling()
      const cost = await meter.cost(async () => {
        for (let n = 0; n < THROWS; n++) rests.push(await fling())
      })
      const script = cost.script / Math.max(1, cost.intervals.length)
      hands.set(count, { rest: median(rests), script, frame: median(cost.intervals) })
    }
    return { hands, bytes }
  } finally {
    await guests.close()
    close()
  }
}

/** Our dice and others for the browser, alone on a page, one after another in one run; the others as parts of ours. */
export async function measureRivals(counts: readonly number[]): Promise<readonly Reading[]> {
  await fetched()
  await builtOurs()
  const ours = await measure(OURS, counts)
  const readings: Reading[] = []
  const tell = (name: string, price: Price) => {
    for (const [count, { rest, script, frame }] of price.hands) {
      const of = `${count} dice`
      readings.push(
        { what: `${name}: throw to rest`, unit: 'ms', of, value: rest },
        { what: `${name}: JS per frame`, unit: 'ms', of, value: script },
        { what: `${name}: frame p50`, unit: 'ms', of, value: frame },
      )
    }
    readings.push({ what: `${name}: bytes`, unit: 'KB', of: 'page', value: price.bytes / 1024 })
  }
  tell('ours alone', ours)
  for (const rival of RIVALS) {
    const theirs = await measure(rival, counts)
    tell(rival.name, theirs)
    for (const [count, own] of ours.hands) {
      const other = theirs.hands.get(count)
      if (!other) continue
      const times = (what: string, a: number, b: number) =>
        readings.push({
          what: `${rival.name} by ours: ${what}`,
          unit: 'times',
          of: `${count} dice`,
          value: a / b,
        })
      times('to rest', other.rest, own.rest)
      times('JS per frame', other.script, own.script)
    }
    readings.push({
      what: `${rival.name} by ours: bytes`,
      unit: 'times',
      of: 'page',
      value: theirs.bytes / ours.bytes,
    })
  }
  return readings
}
