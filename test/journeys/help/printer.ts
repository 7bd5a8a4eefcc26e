import type { Page } from 'playwright-core'

/**
 * From now on this page prints nothing by itself, but says that it would: a browser without a screen may go on printing
 * for ever. Returns how one waits for that.
 */
export async function holdPrinter(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-printed')
    const value = () => document.documentElement.setAttribute('data-printed', '')
    Object.defineProperty(window, 'print', { value, configurable: true })
  })
  return () => page.locator('html[data-printed]').waitFor({ state: 'attached' })
}
