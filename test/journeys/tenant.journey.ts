import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { home } from '../source.ts'
import { openBackup } from './help/backup.ts'
import type { Manner } from './help/browser.ts'
import { invited } from './help/journey.ts'
import { kept } from './help/kept.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

/*
 * One port of one's own computer, and who is served there one after another: ours, and then somebody else.
 */

const KINDS: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' }

const ours: RequestListener = async ({ url = '' }, answer) => {
  const { pathname } = new URL(url, 'http://localhost')
  const file = pathname === '/' ? 'index.html' : pathname.slice(1)
  try {
    const bytes = await readFile(join(home, 'dist', file))
    answer.writeHead(200, {
      'content-type':
        KINDS[extname(file)] ?? (file.endsWith('html') ? 'text/html' : 'image/svg+xml'),
    })
    answer.end(bytes)
  } catch {
    answer.writeHead(404).end()
  }
}

const page = (title: string) =>
  `<!doctype html><title>${title}</title><link rel="icon" href="data:,"><script type="module" src="/assets/own.js"></script><img src="/icon.svg">`

/** Another project: it has a page, a script below our own folder's name, and a picture called as ours. */
const another: RequestListener = ({ url = '' }, answer) => {
  const found = (
    {
      '/': ['text/html', page('Another')],
      '/assets/own.js': ['text/javascript', 'document.body.append("its own script")'],
      '/icon.svg': [
        'image/svg+xml',
        '<svg xmlns="http://www.w3.org/2000/svg" width="77" height="7"/>',
      ],
    } as Record<string, [string, string]>
  )[url]
  if (!found) return void answer.writeHead(404).end()
  answer.writeHead(200, { 'content-type': found[0] }).end(found[1])
}

/** One that answers everything with its page, as many do. */
const everywhere: RequestListener = (request, answer) =>
  /own\.js|svg/.test(request.url ?? '')
    ? another(request, answer)
    : void answer.writeHead(200, { 'content-type': 'text/html' }).end(page('Another'))

/** One that sends everybody elsewhere first. */
const elsewhere: RequestListener = (request, answer) => {
  const { url = '' } = request
  if (/own\.js|svg/.test(url)) return another(request, answer)
  if (url.startsWith('/in'))
    return void answer.writeHead(200, { 'content-type': 'text/html' }).end(page('Another'))
  answer.writeHead(302, { location: '/in' }).end()
}

/** One that takes its time. */
const slow: RequestListener = (request, answer) =>
  void setTimeout(() => another(request, answer), 1500)

/** Who is served at one port, of 127.0.0.1; nobody at first. */
async function portOf(first: RequestListener) {
  let now: RequestListener | undefined = first
  const server = createServer((request, answer) => now?.(request, answer))
  const listen = (port: number) =>
    new Promise<number>((done) =>
      server.listen(port, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
    )
  const port = await listen(0)
  return {
    address: `http://127.0.0.1:${port}/`,
    /** Undefined takes calls, and says nothing. */
    serve(next: RequestListener | undefined) {
      now = next
      server.closeIdleConnections()
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

const registrations = (at: Page) =>
  at.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ])

/** The server ends; what a page still wanted of it has failed by then. */
async function gone(last: Page, close: () => Promise<void>): Promise<void> {
  await last.goto('about:blank')
  await close()
  await last.waitForTimeout(500)
}

const BROWSERS: readonly [string, Manner][] = [
  ['Chromium', { offline: true, still: true, alone: true }],
  ['Firefox', { offline: true, still: true, firefox: true }],
]

describe.each(BROWSERS)('the page that %s keeps', (_, manner) => {
  test('goes where somebody else is served now, and keeps the tables', async () => {
    const port = await portOf(ours)
    const { page: first, tab, pardon } = await invited(port.address).open('', manner)
    await kept(first)
    await openBackup(first, plainTable())
    await first.getByRole('button', { name: /^Ada/ }).waitFor()
    const table = first.url()
    for (const next of [another, everywhere, elsewhere, slow]) {
      await first.goto('about:blank')
      port.serve(next)
      const other = await tab()
      await until('it is theirs', async () => (await other.title()) === 'Another', 10_000)
      await other.getByText('its own script').waitFor()
      expect(await other.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(
        77,
      )
      await until(
        'nothing of ours is left',
        async () => JSON.stringify(await registrations(other)) === '[0,0]',
        10_000,
      )
      await other.close()
      // Ours again: as it was.
      port.serve(ours)
      await first.goto(table)
      await first.reload()
      await first.getByRole('button', { name: /^Ada/ }).waitFor()
      await kept(first)
    }
    await gone(first, port.close)
    pardon(/./)
  })

  test('stands in where the server has troubles, or says nothing, and at once', async () => {
    const port = await portOf(ours)
    const { page: first, tab, pardon } = await invited(port.address).open('', manner)
    await kept(first)
    for (const next of [
      (_: unknown, answer: Parameters<RequestListener>[1]) =>
        void answer.writeHead(503).end('later'),
      undefined,
    ]) {
      port.serve(next)
      const began = performance.now()
      const other = await tab()
      await other
        .getByRole('button', { name: 'Lay the table' })
        .or(other.getByRole('button', { name: 'New table' }))
        .first()
        .waitFor()
      expect(performance.now() - began).toBeLessThan(15_000)
      expect((await registrations(other))[0]).toBe(1)
      await other.close()
    }
    await gone(first, port.close)
    pardon(/./)
  })

  test('lets a page of ours that is open go on', async () => {
    const port = await portOf(ours)
    const { page: first, tab, pardon } = await invited(port.address).open('', manner)
    await kept(first)
    port.serve(another)
    const other = await tab()
    await until('it is theirs', async () => (await other.title()) === 'Another', 10_000)
    await other.getByText('its own script').waitFor()
    // A part that is fetched only now.
    await first.getByRole('button', { name: 'Join a table' }).click()
    await first.getByRole('textbox').waitFor()
    expect(await first.locator('.late-missing').count()).toBe(0)
    await gone(first, port.close)
    pardon(/./)
  })
})
