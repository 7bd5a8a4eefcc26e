import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { FLAGS, findBrowser } from '../../../.config/browser.mjs'
import { openFirefox } from './firefox.ts'

/** How a guest sits down: what their screen is like. Sizes in CSS px. */
export interface Manner {
  readonly width?: number
  readonly height?: number
  readonly scale?: number
  readonly touch?: boolean
  readonly dark?: boolean
  readonly still?: boolean
  readonly flags?: readonly string[]
  /** Firefox instead of Chromium: it cannot be touched, killed or frozen, nor go back in its history. */
  readonly firefox?: boolean
  /** In a browser of their own, even at an inn: whoever is killed, frozen or reopened, or is linked as people are. */
  readonly alone?: boolean
  /** Pages that are left stay in the browser's cache, as they do for people and not for Playwright. */
  readonly keeps?: boolean
  /** The page may be kept on the device. With others it is not: each begins with nothing, and would fetch it whole. */
  readonly offline?: boolean
  /** Hints are given, as to somebody new; otherwise nothing stands there that a journey does not expect. */
  readonly hints?: boolean
  /** Troubles that are meant, and may come at any time. */
  readonly expects?: RegExp
  /** What is done to the browser before it opens our page. */
  readonly before?: (context: BrowserContext) => Promise<unknown>
}

/** One person's browser at our page, with a profile of its own. */
export interface Guest {
  readonly page: Page
  readonly context: BrowserContext
  /** The folder of what their browser keeps, if they have one of their own. */
  readonly profile: string
  /** All that went wrong so far: errors, breaches of the policy, requests to others. One line each. */
  readonly troubles: readonly string[]
  /** Takes those troubles away that a journey made on purpose, and hands them over. */
  pardon(which: RegExp): string[]
  /** Another tab of the same browser. */
  tab(path?: string): Promise<Page>
  /** Ends the whole browser at once, as a power cut would. As with the two that follow, only who is alone in it. */
  kill(): Promise<void>
  /** Stops the whole browser where it is, as a machine that hangs. Returns the way on. */
  freeze(): Promise<() => void>
  /** A new browser with the profile that this one leaves behind. */
  reopen(path?: string): Promise<Guest>
  close(): Promise<void>
}

/** A page that is closed or left gives up what it was loading: in the words of Chromium and of Firefox. */
const GIVEN_UP =
  /net::ERR_ABORTED|NS_BINDING_ABORTED|downloadable font: download failed.*status=2152398850/

/**
 * The driver lays a style over the page for each picture it takes, and Firefox holds that to the page's own policy,
 * too. A style of ours would be told of in Chromium.
 */
const PICTURED = /blocked an inline style \(style-src-elem\)/

/** Notes everything that must not happen in any tab of this browser. */
function watch(context: BrowserContext, address: string, expects?: RegExp): string[] {
  const troubles: string[] = []
  const own = new URL(address).origin
  const near = (url: string) => /^(blob|data|about):/.test(url) || new URL(url).origin === own
  context.on('request', (request) => {
    if (!near(request.url())) troubles.push(`asked ${request.url()}`)
  })
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? ''
    if (!GIVEN_UP.test(why)) troubles.push(`did not get ${request.url()}: ${why}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} for ${response.url()}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => {
    const what = error.error().stack ?? error.error().message
    const meant = GIVEN_UP.test(what) || PICTURED.test(what) || expects?.test(what)
    if (!meant) troubles.push(`uncaught: ${what}`)
  })
  const listen = (page: Page) => {
    page.on('crash', () => troubles.push('the tab crashed'))
    page.on('websocket', (socket) => {
      if (new URL(socket.url()).host !== new URL(address).host) {
        troubles.push(`called ${socket.url()}`)
      }
    })
  }
  context.pages().forEach(listen)
  context.on('page', listen)
  return troubles
}

/** The processes of this browser, by its own word. */
async function processesOf(context: BrowserContext) {
  const browser = context.browser()
  if (!browser) throw new Error('this context has no browser of its own')
  const wire = await browser.newBrowserCDPSession()
  const { processInfo } = await wire.send('SystemInfo.getProcessInfo')
  await wire.detach()
  return processInfo
}

/** The one that all others hang on. */
async function processOf(context: BrowserContext): Promise<number> {
  const main = (await processesOf(context)).find(({ type }) => type === 'browser')
  if (!main) throw new Error('the browser does not tell its process')
  return main.id
}

/** Browsers in which strangers live beside one another, each with a profile that is forgotten when they go. */
export interface Inn {
  /** The browser that was started with these flags. */
  browser(flags: readonly string[]): Promise<Browser>
  close(): Promise<void>
}

/**
 * Opens an inn: it starts a browser when the first guest comes who needs it, and another one if that has fallen over.
 */
export function openInn(): Inn {
  const browsers = new Map<string, Promise<Browser>>()
  return {
    browser(flags) {
      const name = flags.join(' ')
      const here = browsers.get(name)
      if (here) return here
      const args = [...FLAGS, ...flags]
      const started = chromium.launch({ executablePath: findBrowser(), args })
      browsers.set(name, started)
      const forget = () => browsers.delete(name)
      started.then((browser) => browser.on('disconnected', forget), forget)
      return started
    },
    async close() {
      for (const started of [...browsers.values()]) await (await started).close()
    },
  }
}

/** A house full of guests at our page. */
export interface Guests {
  /** Opens our page (`path` below the address, like `?debug=quiet`) for somebody new, with an empty profile. */
  open(path?: string, manner?: Manner): Promise<Guest>
  /** Sends everybody home and forgets their profiles. @returns what went wrong with any of them */
  close(): Promise<string[]>
}

/** Invites guests to the page at this address, to stay at this inn; without one each has a browser of their own. */
export function guestsAt(address: string, inn?: Inn): Guests {
  const guests: Guest[] = []
  const profiles: string[] = []

  async function openChromium(
    profile: string,
    { alone, flags = [], keeps }: Manner,
    screen: BrowserContextOptions,
  ): Promise<BrowserContext> {
    if (inn && !alone && !keeps) return (await inn.browser(flags)).newContext(screen)
    return chromium.launchPersistentContext(profile, {
      ...screen,
      executablePath: findBrowser(),
      args: [...FLAGS, ...flags],
      ...(keeps && { ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    })
  }

  async function sit(profile: string, path: string, manner: Manner): Promise<Guest> {
    const screen = {
      viewport: { width: manner.width ?? 1280, height: manner.height ?? 800 },
      deviceScaleFactor: manner.scale ?? 1,
      locale: 'en-GB',
      serviceWorkers: manner.offline ? ('allow' as const) : ('block' as const),
    }
    const context =
      (manner.firefox ?? process.env.BROWSER === 'firefox')
        ? await openFirefox(profile, manner, screen)
        : await openChromium(profile, manner, {
            ...screen,
            hasTouch: manner.touch ?? false,
            colorScheme: manner.dark ? 'dark' : 'light',
            reducedMotion: manner.still ? 'reduce' : 'no-preference',
          })
    const troubles = watch(context, address, manner.expects)
    const own = !inn || manner.alone || manner.keeps || manner.firefox
    const needsOwn = () => {
      if (!own)
        throw new Error('others live in this browser: only who is `alone` has one of their own')
    }
    const page = context.pages()[0] ?? (await context.newPage())
    const guest: Guest = {
      page,
      context,
      profile,
      troubles,
      pardon(which) {
        const meant = troubles.filter((trouble) => which.test(trouble))
        troubles.splice(0, Infinity, ...troubles.filter((trouble) => !which.test(trouble)))
        return meant
      },
      async tab(other = '') {
        const next = await context.newPage()
        await next.goto(address + other)
        return next
      },
      async kill() {
        needsOwn()
        const gone = new Promise((done) => context.once('close', done))
        process.kill(await processOf(context), 'SIGKILL')
        await gone
      },
      async freeze() {
        needsOwn()
        const all = (await processesOf(context)).map(({ id }) => id)
        for (const id of all) process.kill(id, 'SIGSTOP')
        return () => {
          for (const id of all) process.kill(id, 'SIGCONT')
        }
      },
      async reopen(other = '') {
        needsOwn()
        return sit(profile, other, manner)
      },
      close: () => context.close(),
    }
    guests.push(guest)
    if (!manner.hints)
      await context.addInitScript(() => {
        try {
          localStorage['prophecy-table'] ??= '{"hints":false}'
        } catch {
          // A page that comes from nowhere, such as an empty one, keeps nothing.
        }
      })
    await manner.before?.(context)
    await page.goto(address + path)
    return guest
  }

  return {
    async open(path = '', manner = {}) {
      const profile = await mkdtemp(join(tmpdir(), 'prophecy-table-'))
      profiles.push(profile)
      return sit(profile, path, manner)
    },
    async close() {
      await Promise.all(guests.map((guest) => guest.close()))
      // A browser may still be writing while it ends.
      const how = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }
      for (const profile of profiles) await rm(profile, how)
      return guests.flatMap(({ troubles }) => troubles)
    },
  }
}
