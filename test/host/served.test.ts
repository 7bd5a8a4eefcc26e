import { appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { POLICY } from '../../src/host/policy.ts'
import { diceOf } from '../sync/garbage.ts'
import { call, hitAndRun, raw, type Served, startServer, tell, upgrade } from './hostile.ts'

let served: Served
beforeAll(async () => {
  served = await startServer(['https://table.example'])
})
afterAll(() => served.end())

const pause = (ms: number) => new Promise((later) => setTimeout(later, ms))
/** It must be there afterwards, and do all it is there for. */
const stands = () => expect.poll(() => served.amiss(), { timeout: 30_000 }).toBeUndefined()

// A machine that does more than this takes longer.
describe('the server of npm start stands', { timeout: 60_000 }, () => {
  test.each([
    '//',
    '///',
    '//%',
    '/%',
    '/%.html',
    '/%E0%A4%A.html',
    '*',
    'http://',
    'http://[',
    '/signal/%',
    '?',
    '#',
    ':',
  ])('a path that is none: %s', async (path) => {
    await hitAndRun(served.port, upgrade(path), 30)
    await hitAndRun(served.port, `GET ${path} HTTP/1.1\r\nHost: a\r\nAccept: */*\r\n\r\n`, 30)
    await stands()
  })

  test('a reset on a socket that nobody answers, and after the answer', async () => {
    for (const wait of [0, 1, 5, 20]) await hitAndRun(served.port, upgrade('/elsewhere'), wait)
    await stands()
  })

  test('a socket that nobody answers is closed', async () => {
    const heard = await tell(served.port, upgrade('/elsewhere'))
    expect(heard).toMatch(/^HTTP\/1\.1 404 /)
    expect(heard).toContain('Nobody answers here.')
  })

  test('a reset on the refused one of a hundred and first', async () => {
    const all: (WebSocket | undefined)[] = []
    for (let n = 0; n < 100; n++) all.push(await call(served.port, {}))
    expect(all.every((one) => one !== undefined)).toBe(true)
    expect(await tell(served.port, upgrade('/signal'))).toMatch(/^HTTP\/1\.1 503 /)
    for (const wait of [0, 0, 0, 1, 5, 20]) await hitAndRun(served.port, upgrade('/signal'), wait)
    for (const one of all) one?.terminate()
    await expect.poll(() => served.amiss(), { timeout: 30_000 }).toBeUndefined()
  })

  test('a reset at each letter of a request, and in the middle of what is said to it', async () => {
    const texts = [upgrade('/signal'), 'GET /assets/page-1a.js HTTP/1.1\r\nHost: a\r\n\r\n']
    for (const text of texts) {
      for (let length = 1; length <= text.length; length += 3)
        await hitAndRun(served.port, text.slice(0, length))
      for (const wait of [0, 1, 2, 5, 10]) await hitAndRun(served.port, text, wait)
    }
    // In the middle of a frame, and after one that is none.
    for (const frame of [
      [0x81],
      [0x81, 0xfe],
      [0x81, 0xff, 0xff, 0xff],
      [0xff, 0xff],
      [0x88, 0x80],
    ])
      await hitAndRun(
        served.port,
        Buffer.concat([Buffer.from(upgrade('/signal')), Buffer.from(frame)]),
        5,
      )
    await stands()
  })

  test('what is no HTTP, or bad', async () => {
    const host = 'Host: a\r\n'
    const bad = [
      'hello?\r\n\r\n',
      '\r\n\r\n\r\n',
      'GET\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
      `GET / HTTP/1.1\r\n${host}${host}\r\n`,
      `GET / HTTP/1.1\r\nHost: \0\r\n\r\n`,
      `GET /\0 HTTP/1.1\r\n${host}\r\n`,
      `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(100_000)}\r\n\r\n`,
      `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n${host}\r\n`,
      `GET / HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(3000)}\r\n`,
      `GET / HTTP/1.1\r\n${host}Range: bytes=9-1\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}Range: bytes=-\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}If-None-Match: ${'"'.repeat(4000)}\r\n\r\n`,
      `POST / HTTP/1.1\r\n${host}Content-Length: 99999999999\r\n\r\nx`,
      `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n5;${'e'.repeat(20_000)}\r\n`,
      `POST / HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 5\r\n\r\n`,
      `GET / HTTP/1.1\r\n${host}Expect: the worst\r\n\r\n`,
      `CONNECT a:1 HTTP/1.1\r\n${host}\r\n`,
      `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
      `TRACE / HTTP/1.1\r\n${host}\r\n`,
      `GET / HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: h2c\r\n\r\n`,
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      upgrade('/signal').replace('Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n', ''),
      upgrade('/signal').replace('Version: 13', 'Version: 99'),
      upgrade('/signal', [`Sec-WebSocket-Extensions: ${'permessage-deflate, '.repeat(300)}x`]),
      upgrade('/signal', [`Sec-WebSocket-Protocol: ${'a,'.repeat(3000)}a`]),
      upgrade('/signal').replace('Upgrade: websocket', 'Upgrade: nothing'),
      Buffer.from([0x16, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3, ...Array<number>(64).fill(7)]),
    ]
    await Promise.all(bad.map((text) => tell(served.port, text, 1500)))
    for (const text of bad) await hitAndRun(served.port, text)
    await stands()
  })

  test('a thousand lumps of noise', async () => {
    const dice = diceOf(20_261)
    for (let n = 0; n < 1000; n++) {
      const noise = Buffer.from(Array.from({ length: dice(400) }, () => dice(256)))
      const about = Buffer.from(
        [upgrade('/signal'), 'GET / HTTP/1.1\r\nHost: a\r\n'][dice(2)] ?? '',
      )
      const spoilt = Buffer.concat([about.subarray(0, dice(about.length)), noise])
      await hitAndRun(served.port, dice(3) === 0 ? noise : spoilt)
    }
    await stands()
  })

  test('more connections than anybody needs, half of them in the middle of a word', async () => {
    const all = []
    for (let n = 0; n < 1200; n++) all.push(await raw(served.port))
    for (const { socket } of all) socket.write(upgrade('/signal').slice(0, 60))
    await pause(300)
    expect(all.filter(({ socket }) => !socket.destroyed).length).toBeLessThanOrEqual(400)
    for (const { socket } of all) socket.resetAndDestroy()
    await expect.poll(() => served.amiss(), { timeout: 30_000 }).toBeUndefined()
  })

  test('somebody who asks much and reads nothing', async () => {
    const slow = await Promise.all(Array.from({ length: 20 }, () => raw(served.port)))
    const asked = 'GET /assets/page-1a.js HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n'
    for (const { socket } of slow) {
      socket.pause()
      socket.write(asked.repeat(50))
    }
    await stands()
    for (const { socket } of slow) socket.resetAndDestroy()
    await stands()
  })

  test('what nobody foresaw, of which there was nothing so far', async () => {
    expect(served.said().filter((line) => line.includes('unforeseen'))).toEqual([])
    for (let n = 0; n < 5; n++) {
      served.trip()
      await pause(50)
    }
    await stands()
    expect(served.said().filter((line) => line.includes('tripped'))).toHaveLength(1)
  })

  test('and says little about all that', async () => {
    expect(served.said().length).toBeLessThan(12)
    expect(served.said()).toContain('Somebody called where nobody answers, and was turned away.')
    expect(served.said()).toContain('Something came that is no request, and was turned away.')
  })
})

describe('at /signal', () => {
  const rows: readonly [string, Record<string, string>, boolean][] = [
    ['its own page', { origin: 'http://127.0.0.1:{port}' }, true],
    [
      'its own page by a name',
      { host: 'localhost:{port}', origin: 'http://localhost:{port}' },
      true,
    ],
    ['no browser', {}, true],
    ['a page that is welcome', { origin: 'https://table.example' }, true],
    ['any page', { origin: 'https://evil.example' }, false],
    ['another port of this computer', { origin: 'http://127.0.0.1:1' }, false],
    ['the same place over another protocol', { origin: 'ftp://127.0.0.1:{port}' }, false],
    ['a page from nowhere', { origin: 'null' }, false],
    ['a file', { origin: 'file://' }, false],
    [
      'a name turned to point here',
      { host: 'evil.example:{port}', origin: 'http://evil.example:{port}' },
      false,
    ],
    ['an origin that is none', { origin: 'http://[' }, false],
    ['two origins', { origin: 'http://127.0.0.1:{port}, http://127.0.0.1:{port}' }, false],
    ['an origin with more to it', { origin: 'http://127.0.0.1:{port}/' }, false],
  ]
  test.each(rows)('%s', async (_, headers, welcome) => {
    const own = Object.entries(headers).map(([name, value]) => [
      name,
      value.replaceAll('{port}', String(served.port)),
    ])
    const socket = await call(served.port, Object.fromEntries(own))
    expect(socket !== undefined).toBe(welcome)
    socket?.terminate()
  })

  test('who is refused is told so, and so is who sits at the server', async () => {
    const heard = await tell(served.port, upgrade('/signal', ['Origin: https://evil.example']))
    expect(heard).toMatch(/^HTTP\/1\.1 403 /)
    expect(heard).toContain('People are introduced here by the page of this server only.')
    expect(served.said().join()).toContain(
      'and was refused. If it is yours, start with: npm start -- --welcome ',
    )
  })
})

describe('what it hands out', () => {
  const get = (path: string, more: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${served.port}${path}`, { headers: more })

  test('is sealed, in nobody’s frame, and is what it says it is', async () => {
    for (const path of ['/', '/index.html?debug', '/assets/page-1a.js', '/sw.js']) {
      const { status, headers } = await get(path)
      expect(status).toBe(200)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
      })
      expect(headers.has('access-control-allow-origin')).toBe(false)
    }
    for (const [path, method] of [
      ['/nothing', 'GET'],
      ['/', 'POST'],
      ['/', 'OPTIONS'],
    ] as const) {
      const { headers } = await fetch(`http://127.0.0.1:${served.port}${path}`, {
        method,
        headers: { origin: 'https://evil.example' },
      })
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.has('access-control-allow-origin')).toBe(false)
    }
  })

  test('is asked for again only where it changed, and packed where that is wanted', async () => {
    const first = await get('/assets/page-1a.js')
    const whole = await first.text()
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const tag = first.headers.get('etag') ?? ''
    expect((await get('/assets/page-1a.js', { 'if-none-match': tag })).status).toBe(304)
    const plain = await get('/assets/page-1a.js', { 'accept-encoding': 'identity' })
    expect(plain.headers.has('content-encoding')).toBe(false)
    expect(await plain.text()).toBe(whole)
  })

  test.each([
    ['/assets/page-1a2B_c-4.js', 'public, max-age=31536000, immutable'],
    ['/assets/page-1a.js', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/', 'no-cache'],
  ])('%s may be kept: %s', async (path, kept) => {
    expect((await get(path)).headers.get('cache-control')).toBe(kept)
  })

  test('is nothing but the page: no way leads out of the folder', async () => {
    const ways = [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/%2e%2e%2fsecret.txt',
      '/..\\secret.txt',
      '/..%5csecret.txt',
      '/assets/../../secret.txt',
      '/assets/%2e%2e/%2e%2e/secret.txt',
      '//../secret.txt',
      '/.%00./secret.txt',
      '/index.html%00.txt',
      '/link.txt',
      '/out/secret.txt',
      '/.sources',
      '/.vite/chunks.json',
      '/%252e%252e/secret.txt',
      '/..;/secret.txt',
      '/..%c0%afsecret.txt',
      'file:///etc/passwd',
      '/assets',
      '/assets/',
      '/@fs/etc/passwd',
      '/INDEX.HTML',
      `${served.folder}/../secret.txt`,
    ]
    for (const way of ways) {
      const heard = await tell(
        served.port,
        `GET ${way} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      )
      expect(heard, way).toMatch(/^HTTP\/1\.1 404 /)
      expect(heard).not.toContain(served.secret)
    }
  })

  test('is the newer page once that is whole', async () => {
    writeFileSync(join(served.folder, 'index.html'), '<title>the page, newer</title>')
    expect(await (await get('/')).text()).not.toContain('newer')
    await pause(20)
    appendFileSync(join(served.folder, '.sources'), '2')
    expect(await (await get('/')).text()).toContain('newer')
  })
})
