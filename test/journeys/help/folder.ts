import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Serves a folder below this path, as any plain web host does; what lies in it may be another one later. */
export async function serveFolder(first: string, path = '/somewhere/table/') {
  let folder = first
  let asked = 0
  const server = createServer(async ({ url = '' }, answer) => {
    asked += 1
    const { pathname } = new URL(url, 'http://localhost')
    const file = pathname.slice(path.length) || 'index.html'
    try {
      if (!pathname.startsWith(path)) throw new Error('elsewhere')
      const bytes = await readFile(join(folder, normalize(`/${file}`)))
      answer.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' })
      answer.end(bytes)
    } catch {
      answer.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    asked: () => asked,
    deploy(next: string) {
      folder = next
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
