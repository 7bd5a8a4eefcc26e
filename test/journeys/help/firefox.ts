import { join } from 'node:path'
import { type BrowserContext, firefox, type Locator, type Page } from 'playwright-core'

const START = join(import.meta.dirname, '../../../.config/firefox.mjs')

/** What the screen of a Firefox is like that Playwright cannot set: preferences of its profile do. */
interface Manner {
  readonly dark?: boolean
  readonly still?: boolean
}

const firefoxes = new WeakSet<BrowserContext>()

let typed = false
/** What Firefox's driver fills in by itself, the page does not always hear of: there it is typed, as people do. */
function typeWhereFilled(page: Page | undefined) {
  if (typed || !page) return
  typed = true
  const kind: Pick<Locator, 'fill'> = Object.getPrototypeOf(page.locator('html'))
  const { fill } = kind
  kind.fill = async function (this: Locator, words, options) {
    if (!isFirefox(this.page())) return fill.call(this, words, options)
    await this.focus(options)
    await this.press('Control+a')
    await (words === '' ? this.press('Delete') : this.pressSequentially(words))
  }
}

/** Opens a Firefox as it comes from its makers, with this folder as its profile. */
export async function openFirefox(
  profile: string,
  { dark, still }: Manner,
  screen: Parameters<typeof firefox.launchPersistentContext>[1],
): Promise<BrowserContext> {
  const context = await firefox.launchPersistentContext(profile, {
    ...screen,
    channel: 'moz-firefox',
    executablePath: process.execPath,
    ignoreDefaultArgs: true,
    args: [START, '--remote-debugging-port=0', '--headless', '--profile', profile],
    firefoxUserPrefs: {
      'ui.systemUsesDarkTheme': dark ? 1 : 0,
      'ui.prefersReducedMotion': still ? 1 : 0,
      // It would take the focus from the page.
      'browser.download.alwaysOpenPanel': false,
    },
  })
  // The dialog that it opens would stand there until somebody closes it.
  await context.addInitScript(() => {
    globalThis.print = () => {}
  })
  firefoxes.add(context)
  typeWhereFilled(context.pages()[0])
  return context
}

/** Whether this page is in a Firefox. */
export const isFirefox = (page: Page): boolean => firefoxes.has(page.context())
