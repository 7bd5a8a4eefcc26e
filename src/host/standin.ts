/*
 * The stand-in for the server: a service worker that keeps the whole page on the device, so that it opens and plays
 * where nobody serves it. A new version waits beside the one in use until somebody asks for it, or until no page of
 * the old one is open any more; a page of the old version still finds all of its own parts. And where somebody else is
 * served at our address one day, as happens to ports of one's own computer, it goes.
 */

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Asking extends Lasting {
  readonly request: Request
  /** The page that asks, and the one that will come of it. */
  readonly clientId: string
  readonly resultingClientId: string
  respondWith(answer: Promise<Response>): void
}

interface Page {
  readonly id: string
  readonly url: string
  navigate(url: string): Promise<unknown>
}

interface Worker {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    get(id: string): Promise<Page | undefined>
    matchAll(which: object): Promise<readonly Page[]>
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

/** A file that our server has, and how it begins. No other has it. */
const SIGN = 'prophecy-table.txt'
const SIGNED = 'Prophecy Table'
/** How it stands in the page itself, also in those that had no such file yet. */
const TITLE = `<title>${SIGNED}</title>`
/** How long the server is waited for to say who it is, and how long that may take at all (ms). */
const PATIENCE = 300
const LONGEST = 10_000

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

/** What the server has there now: empty where it says that there is nothing of the kind, or only elsewhere. */
async function read(file: string): Promise<string> {
  const signal = AbortSignal.timeout(LONGEST)
  const how = { cache: 'no-store', redirect: 'manual', signal } as const
  const found = await fetch(new URL(file, scope), how)
  // It has troubles of its own, whoever it is.
  if (found.status >= 500 || found.status === 429) throw new Error(`${found.status}`)
  return found.ok ? found.text() : ''
}

/** Who is served here now. Where nobody answers this page stands in. */
async function whose(): Promise<'ours' | 'others' | 'nobodys'> {
  try {
    if ((await read(SIGN)).startsWith(SIGNED)) return 'ours'
    return (await read('./')).includes(TITLE) ? 'ours' : 'others'
  } catch {
    return 'nobodys'
  }
}

/** Pages that came from somebody else while this one was still in charge. */
const strangers = new Set<string>()

/** Leaves the address to whoever is served there. Pages of ours that are open keep what they need. */
async function leave(stranger: string): Promise<void> {
  strangers.add(stranger)
  await self.registration.unregister()
  const open = await self.clients.matchAll({ type: 'window' })
  if (open.some(({ id }) => !strangers.has(id))) return
  const all = (await caches.keys()).filter((name) => name.startsWith(OURS))
  await Promise.all(all.map((name) => caches.delete(name)))
}

/** Shows the page, unless somebody else is served here: who says so late gets the page that was opened. */
function show(event: Asking, file: string): void {
  const { request, resultingClientId } = event
  const found = whose()
  const soon = Promise.race([
    found,
    new Promise<undefined>((late) => setTimeout(late, PATIENCE, undefined)),
  ])
  const shown = async () => {
    if ((await soon) !== 'others') return answer(file, request)
    await leave(resultingClientId)
    return fetch(request)
  }
  const after = async () => {
    if ((await found) !== 'others') return sweep()
    if ((await soon) === 'others') return
    await leave(resultingClientId)
    const page = await self.clients.get(resultingClientId)
    await page?.navigate(page.url)
  }
  event.respondWith(shown())
  event.waitUntil(after())
}

self.addEventListener('install', (event) => event.waitUntil(fill()))
// The page that was open at the first visit is served from here on as well.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('message', ({ data }) => {
  if (data === 'load') void self.skipWaiting()
})
self.addEventListener('fetch', (event) => {
  const { request, clientId } = event
  if (strangers.has(clientId)) return
  const file = request.method === 'GET' ? meant(request.url) : undefined
  if (file === undefined) return
  if (request.mode === 'navigate') show(event, file)
  else event.respondWith(answer(file, request))
})

export {}
