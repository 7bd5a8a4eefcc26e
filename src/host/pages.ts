import { createHash } from 'node:crypto'
import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'
import { HEADERS, SEALED } from './policy.ts'

const KINDS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}
/** What is shorter packed. */
const PACKED = /^(?:text|application)\/|svg/

/** What the build named by what is in it: whoever has it need never ask again. */
const NAMED = /^\/assets\/.+-[\w-]{8}\.\w+$/

/** One file as it is handed out. */
interface File {
  readonly bytes: Buffer
  readonly kind: string
  readonly tag: string
  packed: Buffer | undefined
}

/** Files that begin with a dot are for those who build. Links are followed nowhere. */
const isPart = (entry: Dirent, name: string) => entry.isFile() && !/(^|\/)\./.test(name)

function read(folder: string): ReadonlyMap<string, File> {
  const files = new Map<string, File>()
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const at = join(entry.parentPath, entry.name)
    const name = relative(folder, at).split(sep).join('/')
    if (!isPart(entry, name)) continue
    const bytes = readFileSync(at)
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`
    const kind = KINDS[extname(name)] ?? 'application/octet-stream'
    files.set(`/${name}`, { bytes, kind, tag, packed: undefined })
  }
  const page = files.get('/index.html')
  if (page) files.set('/', page)
  return files
}

/**
 * Hands out the files of a folder, and nothing else: they are read once, by their own names, and a request is looked
 * up among these names as it stands. So there is no way out of the folder, and nothing to fail on while somebody
 * waits. `stamp` names a file in it that is written last: when it is another one, everything is read anew.
 */
export function pagesOf(folder: string, stamp: string) {
  const stampOf = () => statSync(join(folder, stamp), { throwIfNoEntry: false })?.mtimeMs
  let as = stampOf()
  let files = read(folder)

  function renewed(): void {
    try {
      const now = stampOf()
      // While there is none it is just being built.
      if (now === undefined || now === as) return
      files = read(folder)
      as = now
    } catch {
      // Built over just now: what was there before serves until it is whole.
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    // Nobody may stay for longer than it takes: see `sturdy`. What breaks meanwhile is gone.
    response.on('error', () => response.destroy())
    const { method = '', url = '' } = request
    const [path = ''] = url.split('?', 1)
    if (path === '/' || path === '/sw.js') renewed()
    const file = files.get(path)
    if (method !== 'GET' && method !== 'HEAD') {
      response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD', Connection: 'close' }).end()
    } else if (file) give(file, path, request, response)
    else {
      const said = 'Nothing is here.\n'
      const kind = 'text/plain; charset=utf-8'
      response.writeHead(404, { ...HEADERS, 'Content-Type': kind, 'Content-Length': said.length })
      response.end(said)
    }
  }
}

function give(
  file: File,
  path: string,
  { method, headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const { bytes, kind, tag } = file
  // The page as one file has scripts within it, and a policy of its own that knows them.
  const ours = !path.endsWith('.html') || path === '/index.html'
  const always = {
    ...(ours ? SEALED : HEADERS),
    'Cache-Control': NAMED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: tag,
  }
  if (headers['if-none-match'] === tag) {
    response.writeHead(304, always).end()
    return
  }
  const packs = PACKED.test(kind)
  const packed = packs && /\bgzip\b/.test(headers['accept-encoding'] ?? '')
  if (packed) file.packed ??= gzipSync(bytes)
  const body = (packed && file.packed) || bytes
  response.writeHead(200, {
    ...always,
    'Content-Type': kind,
    'Content-Length': body.length,
    ...(packs && { Vary: 'Accept-Encoding' }),
    ...(packed && { 'Content-Encoding': 'gzip' }),
  })
  response.end(method === 'HEAD' ? undefined : body)
}
