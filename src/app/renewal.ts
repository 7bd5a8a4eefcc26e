import { say } from '../rules/plain/sentence.ts'
import type { Saved } from '../table/store/save.ts'
import type { Notices } from '../ui/parts/notices.ts'

/** How long nobody asks again for a new version (ms). */
const OFTEN = 15 * 60_000
/** How long a table may take to be written down before the page goes (ms). */
const PATIENCE = 3000

/** What of the page's state counts before it is loaded anew. */
interface Kept {
  saved(): Saved
  subscribe(listener: () => void): () => void
}

/**
 * Keeps the whole page on this device where the browser can (on https and on this computer itself), and offers each
 * newer version of it: nothing is loaded anew by itself. `kept` is what is open when somebody asks for it.
 */
export async function keepPage(notices: Notices, kept: () => Kept): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // A browser may refuse, in a private window or by its settings: then the page is as any other.
  const registration = await serviceWorker.register('./sw.js').catch(() => undefined)
  if (!registration) return

  const load = async () => {
    if (!(await written(kept()))) {
      notices.add({ say: say('renewal.unsaved'), tone: 'bad' })
      return
    }
    const { waiting } = registration
    if (waiting) {
      const taken = new Promise((done) =>
        serviceWorker.addEventListener('controllerchange', done, { once: true }),
      )
      waiting.postMessage('load')
      await taken
    }
    location.reload()
  }
  const offer = () =>
    notices.add({
      say: say('renewal.ready'),
      tone: 'good',
      stays: true,
      action: { say: say('renewal.load'), run: () => void load() },
    })

  if (registration.waiting) offer()
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration
    // The very first one is this page's own.
    if (!active) return
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer()
    })
  })

  let asked = Date.now()
  const ask = () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < OFTEN) return
    asked = Date.now()
    // Where nobody serves the page just now there is nothing new.
    void registration.update().catch(() => undefined)
  }
  // A table lies open for days, and a browser by itself looks only when a page is opened.
  document.addEventListener('visibilitychange', ask)
  setInterval(ask, OFTEN)
}

/** Waits until all is written down; false when it cannot be. */
function written({ saved, subscribe }: Kept): Promise<boolean> {
  return new Promise((done) => {
    const look = () => {
      const { state } = saved()
      if (state === 'saving') return
      stop()
      clearTimeout(timer)
      done(state === 'saved')
    }
    const stop = subscribe(look)
    const timer = setTimeout(() => {
      stop()
      done(false)
    }, PATIENCE)
    look()
  })
}
