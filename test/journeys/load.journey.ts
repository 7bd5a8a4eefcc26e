import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { weighRest } from '../../.config/size.mjs'
import { journey } from './help/journey.ts'
import { until } from './help/until.ts'

/**
 * What waits for so long, ms, is loaded once a table has been shown for a while. Here it never is,
 * however slow the machine.
 */
const LATER = 1000
const WAITING = `{
  const later = globalThis.setTimeout
  globalThis.setTimeout = (deed, ms = 0, ...given) =>
    later(deed, ms >= ${LATER} ? 2 ** 30 : ms, ...given)
}`

/** The scripts that the page has fetched, by their names below its address. */
const fetched = (page: Page) =>
  page.evaluate(() => {
    const here = new URL('.', document.baseURI).href
    const names = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(here) && name.endsWith('.js'))
    return [...new Set(names)].map((name) => name.slice(here.length))
  })

/** What it has fetched once the first picture stands and nothing more comes. */
async function atRest(page: Page): Promise<readonly string[]> {
  await until('the first picture stands', () =>
    page.evaluate(() => performance.getEntriesByName('first picture').length > 0),
  )
  let all: readonly string[] = []
  let since = 0
  await until('nothing more comes', async () => {
    const now = await fetched(page)
    since = now.length === all.length ? since + 1 : 0
    all = now
    return since > 20
  })
  return all
}

journey.for([
  ['on a desk', {}],
  ['on a phone', { width: 390, height: 844, touch: true }],
] as const)(
  'what a new table at rest has loaded is no more than it may be, %s',
  async ([, manner], { open }) => {
    const { page, context } = await open('', { still: true, ...manner })
    await page.getByRole('button', { name: 'Lay the table' }).click()
    await page.getByRole('complementary', { name: 'Guide' }).waitFor()
    // For what a new table writes down; then it is opened as on another day.
    await page.waitForTimeout(1500)
    await context.addInitScript({ content: WAITING })
    await page.reload()
    const { total, limit, parts } = weighRest(await atRest(page))
    expect(parts.length).toBeGreaterThan(5)
    // The quick check reads names, and must not be fooled by them.
    expect(parts.filter(({ counted }) => !counted).map(({ from, file }) => from || file)).toEqual(
      [],
    )
    expect(total, `bytes of ${parts.map(({ file }) => file).join(', ')}`).toBeLessThanOrEqual(limit)
  },
)
