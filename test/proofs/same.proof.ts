import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FLAGS, findBrowser, findFirefox } from '../../.config/browser.mjs'
import { hashOfSteps } from './hash.ts'

const THROWS = 500
// A browser without a window starts, calculates and tells within this time (ms), or it never will.
const PATIENCE = 180_000

const profiles: string[] = []
let script = ''
let here: ReturnType<typeof hashOfSteps>

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(import.meta.dirname, 'page.ts') },
    },
  })) as Rolldown.RolldownOutput
  script = built.output[0].code
  here = hashOfSteps(THROWS)
}, PATIENCE)

afterAll(async () => {
  for (const profile of profiles)
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})

/** Opens the page in a browser of its own and waits for what it tells. */
async function told(browser: string | undefined, args: (profile: string) => string[]) {
  if (!browser) throw new Error('this browser is not installed')
  const profile = await mkdtemp(join(tmpdir(), 'prophecy-table-'))
  profiles.push(profile)
  const server = createServer()
  const answer = new Promise<unknown>((tell) => {
    server.on('request', async (request, response) => {
      if (request.url === '/told') tell(await json(request))
      const page = request.url?.startsWith('/?')
      response.setHeader('content-type', page ? 'text/html' : 'text/javascript')
      response.end(page ? '<!doctype html><script type="module" src="/page.js"></script>' : script)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/?throws=${THROWS}`
  const program = spawn(browser, [...args(profile), address], { stdio: 'ignore' })
  try {
    return await answer
  } finally {
    const gone = new Promise((done) => program.once('exit', done))
    program.kill('SIGKILL')
    await gone
    server.closeAllConnections()
    server.close()
  }
}

test.each<[string, () => string | undefined, (profile: string) => string[]]>([
  ['Chromium', findBrowser, (at) => ['--headless', ...FLAGS, `--user-data-dir=${at}`]],
  ['Firefox', findFirefox, (at) => ['--headless', '--no-remote', '--profile', at]],
])(
  '%s rolls every number of 500 mixed throws as Node does',
  async (_, find, args) => {
    expect(await told(find(), args)).toEqual(here)
    expect(here.steps).toBeGreaterThan(100 * THROWS)
  },
  PATIENCE,
)
