/*
 * The stand-in for the server: a service worker that keeps the whole page on the device, so that it opens and plays
 * where nobody serves it. A new version waits beside the one in use until somebody asks for it, or until no page of
 * the old one is open any more; a page of the old version still finds all of its own parts.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Asking extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Worker {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: object): Promise<readonly unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(name: 'fetch', listener: (event: Asking) => void): void
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void
}

// Written in by the build: all files of the page, relative to its folder, and one word for what they hold.
declare const FILES: readonly string[]
declare const VERSION: string
declare const self: Worker

const { scope } = self.registration
// Other pages of the same origin have caches of their own.
const OURS = `prophecy-table ${scope} `
const OWN = OURS + VERSION
const files = new Set(FILES)

/** The page itself is fetched by the folder's name: some hosts send on whoever asks for index.html. */
const fileOf = (path: string) => (path === '' || path === 'index.html' ? './' : path)

/** What of the page this address means; undefined where it is none of its files. */
function meant(address: string): string | undefined {
  const { origin, pathname } = new URL(address)
  const place = origin + pathname
  if (!place.startsWith(scope)) return undefined
  const file = fileOf(place.slice(scope.length))
  // Parts of an older version are asked for by the pages of it.
  return files.has(file) || file.startsWith('assets/') ? file : undefined
}

const kept = (file: string, cacheName?: string) =>
  caches.match(new URL(file, scope), { ignoreVary: true, ...(cacheName && { cacheName }) })

/** Fetches everything, or fails: half a page is none. */
async function fill(): Promise<void> {
  const cache = await caches.open(OWN)
  await Promise.all(
    FILES.map(async (file) => {
      // The name of a part changes with what it holds: the older version's is as good.
      const known = file.startsWith('assets/') ? await kept(file) : undefined
      const found = known ?? (await fetch(new URL(file, scope), { cache: 'no-cache' }))
      if (!found.ok) throw new Error(`${found.status} for ${file}`)
      await cache.put(new URL(file, scope), found)
    }),
  )
}

/** Forgets the versions before this one, when no page is open that may need them. */
async function sweep(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 0) return
  const all = (await caches.keys()).filter((name) => name.startsWith(OURS))
  // In the order they were made: what comes behind this one is waiting to follow it.
  const older = all.slice(0, Math.max(0, all.indexOf(OWN)))
  await Promise.all(older.map((name) => caches.delete(name)))
}

const answer = async (file: string, request: Request): Promise<Response> =>
  (await kept(file, OWN)) ?? (await kept(file)) ?? fetch(request)

self.addEventListener('install', (event) => event.waitUntil(fill()))
// The page that was open at the first visit is served from here on as well.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', ({ data }) => {
  if (data === 'load') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const file = request.method === 'GET' ? meant(request.url) : undefined
  if (file === undefined) return
  event.respondWith(answer(file, request))
  if (request.mode === 'navigate') event.waitUntil(sweep())
})

export {}
