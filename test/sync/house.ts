import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { curedWebrtc } from '../../.config/webrtc.ts'
import { serveSignalling } from '../../src/host/signalling.ts'
import type { Screen } from './page.ts'

/** Bare screens to open, and the signalling beside them, which can be killed and come back. */
export interface House {
  readonly address: string
  readonly signal: string
  kill(): void
  revive(): void
  close(): void
}

async function built(file: string, cured: boolean): Promise<Rolldown.RolldownOutput> {
  return (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: cured ? curedWebrtc : {} },
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: join(import.meta.dirname, file),
        output: { codeSplitting: false },
      },
    },
  })) as Rolldown.RolldownOutput
}

/** The script of a page of this folder, for those who put it in the place of another. */
export const scriptOf = async (file: string): Promise<string> =>
  (await built(file, true)).output[0].code

/**
 * Builds a page of this folder and serves it: the bare screen, unless another is named. y-webrtc is cured as in the
 * product, or is as its maker left it.
 */
export async function openHouse(file = 'page.ts', cured = true): Promise<House> {
  const { output } = await built(file, cured)
  const script = output[0].code
  // Its worker is a script of its own.
  const others = new Map(
    output.flatMap((file) => (file.type === 'asset' ? [[`/${file.fileName}`, file.source]] : [])),
  )
  const server = createServer((request, response) => {
    const page = request.url === '/'
    response.setHeader('content-type', page ? 'text/html' : 'text/javascript')
    const markup =
      '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>'
    response.end(page ? markup : (others.get(request.url ?? '') ?? script))
  })
  let close = serveSignalling(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    signal: `ws://127.0.0.1:${port}/signal`,
    kill: () => close(),
    revive() {
      close = serveSignalling(server)
    },
    close() {
      close()
      server.closeAllConnections()
      server.close()
    },
  }
}

/** How something is done in pages that show their screen as `screen_`. */
export const within =
  <Shown>() =>
  <Given, Answer>(
    page: Page,
    work: (screen: Shown, given: Given) => Answer | Promise<Answer>,
    given: Given,
  ): Promise<Answer> =>
    page.evaluate(
      ([code, value]) => {
        const { screen_ } = globalThis as unknown as { screen_: Shown }
        const doIt = new Function(`return (${code})`)() as (s: Shown, g: unknown) => unknown
        return doIt(screen_, value)
      },
      [work.toString(), given] as const,
    ) as Promise<Answer>

/** Does something in a bare screen. */
export const at = within<Screen>()
