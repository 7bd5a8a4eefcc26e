import type { Page } from 'playwright-core'
import { until } from './until.ts'

/** Waits until this page would open without its server. */
export const kept = (page: Page) =>
  until(
    'the page is kept on the device',
    () =>
      page.evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration()
        return found?.active?.state === 'activated' && navigator.serviceWorker.controller !== null
      }),
    30_000,
  )

/** Waits until what remembers the table that this page shows has come. The page was opened with `?debug=quiet`. */
export const remembered = (page: Page) =>
  until('the table is remembered', () =>
    page.evaluate<boolean>('globalThis.debug?.remembered() ?? false'),
  )
