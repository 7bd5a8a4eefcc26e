import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { keyCode } from '../../src/sync/keys/code.ts'
import { writerKeys } from '../../src/sync/keys/keys.ts'
import type { Manner } from './help/browser.ts'
import { linkOf, matesAt, seated } from './help/mates.ts'
import { until } from './help/until.ts'

const { open, host } = matesAt(4470, { offline: true, alone: true })

/** The key to a table that nobody has. */
const NOBODYS = keyCode(writerKeys(new Uint8Array(16).fill(9)))

/**
 * All addresses that Back and Forward lead to, as the browser itself has them. Its list of all pages that somebody
 * ever opened is another matter: an address is in there before a page can do anything about it.
 */
async function entries(page: Page): Promise<string[]> {
  const wire = await page.context().newCDPSession(page)
  const { entries } = await wire.send('Page.getNavigationHistory')
  await wire.detach()
  return entries.map(({ url }) => url)
}

/** Walks back as far as it goes, and tells where it came by. */
async function wayBack(page: Page): Promise<string[]> {
  const been = [page.url()]
  const length = await page.evaluate(() => history.length)
  for (let n = 1; n < length; n++) {
    await page.evaluate(() => history.back()).catch(() => undefined)
    await page.waitForTimeout(300)
    been.push(page.url())
  }
  return been
}

/** Everything that this tab, and the page that is kept, know of addresses. */
const known = (page: Page) =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return JSON.stringify([
      location.href,
      document.URL,
      document.referrer,
      document.title,
      history.state,
      { ...sessionStorage },
      requests.flat().map(({ url, referrer }) => [url, referrer]),
    ])
  })

const BROWSERS: readonly [string, Manner][] = [
  ['Chromium', {}],
  ['Firefox', { firefox: true }],
]

describe.each(BROWSERS)('an invitation leaves no trace, in %s', (_, manner) => {
  const isChromium = manner.firefox !== true

  test('of a link that leads to a table', async () => {
    const ada = await host({ offline: false })
    const link = await linkOf(ada)
    const code = link.slice(3)
    const ben = await open('', manner)
    const { page } = ben
    const { href } = new URL(link, page.url())
    // As somebody pastes it into the address; what they looked at before is behind it.
    await page.evaluate((to) => location.assign(to), href)
    await seated(page)
    expect(await known(page)).not.toContain(code)
    if (isChromium) expect((await entries(page)).join(' ')).not.toContain(code)
    expect((await wayBack(page)).join(' ')).not.toContain(code)

    // Nor of one that a page was opened by.
    const other = await ben.tab(link)
    await seated(other)
    expect(await known(other)).not.toContain(code)
    expect((await wayBack(other)).join(' ')).not.toContain(code)
  })

  test('of one that nobody answers, though one may wait for long', async () => {
    const { page, tab } = await open(`#j=${NOBODYS}`, manner)
    const waits = page.getByRole('button', { name: 'Cancel' })
    await waits.waitFor()
    expect(page.url()).not.toContain(NOBODYS)
    // A phone puts a page away while one looks elsewhere: then it waits on.
    await page.reload()
    await waits.waitFor()
    expect(page.url()).not.toContain(NOBODYS)
    if (isChromium) expect((await entries(page)).join(' ')).not.toContain(NOBODYS)
    await waits.click()
    await page
      .getByRole('button', { name: 'New table' })
      .or(page.getByRole('button', { name: 'Lay the table' }))
      .first()
      .waitFor()
    expect(await known(page)).not.toContain(NOBODYS)
    expect((await wayBack(page)).join(' ')).not.toContain(NOBODYS)

    // What was given up is not taken up again, by nobody's Forward.
    const other = await tab()
    await other.evaluate((code) => {
      location.hash = `#j=${code}`
    }, NOBODYS)
    await other.getByRole('button', { name: 'Cancel' }).waitFor()
    await other.evaluate(() => history.back())
    await until(
      'the lobby is there',
      async () => (await other.locator('main.joining').count()) === 0,
    )
    await other.evaluate(() => history.forward())
    await other.waitForTimeout(500)
    expect(await other.locator('main.joining').count()).toBe(0)
    expect(await known(other)).not.toContain(NOBODYS)
  })
})
