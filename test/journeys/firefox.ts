import { join } from 'node:path'
import { type BrowserContext, firefox } from 'playwright-core'

const START = join(import.meta.dirname, '../../.config/firefox.mjs')

/** What the screen of a Firefox is like that Playwright cannot set: preferences of its profile do. */
interface Manner {
  readonly dark?: boolean
  readonly still?: boolean
}

/** Opens a Firefox as it comes from its makers, with this folder as its profile. */
export const openFirefox = (
  profile: string,
  { dark, still }: Manner,
  screen: Parameters<typeof firefox.launchPersistentContext>[1],
): Promise<BrowserContext> =>
  firefox.launchPersistentContext(profile, {
    ...screen,
    channel: 'moz-firefox',
    executablePath: process.execPath,
    ignoreDefaultArgs: true,
    args: [START, '--remote-debugging-port=0', '--headless', '--profile', profile],
    firefoxUserPrefs: {
      'ui.systemUsesDarkTheme': dark ? 1 : 0,
      'ui.prefersReducedMotion': still ? 1 : 0,
    },
  })
