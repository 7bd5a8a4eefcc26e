import { openBackup } from '../journeys/help/backup.ts'
import { guestsAt } from '../journeys/help/browser.ts'
import { manyItems } from './many.ts'
import { gauge } from './page.ts'
import { quantile, type Reading } from './reading.ts'

/** The whole table with so many items as a PNG of 3,840 pixels: how long it takes, and how the page fares meanwhile. */
export async function measurePicture(
  address: string,
  game: string,
  count: number,
): Promise<readonly Reading[]> {
  const of = `${count} items`
  const guests = guestsAt(address)
  try {
    const { page } = await guests.open('?debug=quiet', { width: 1280, height: 720 })
    const table = manyItems(game, count)
    await openBackup(page, table)
    table.close()
    await page.getByRole('button', { name: 'More', exact: true }).waitFor({ timeout: 60_000 })
    const meter = await gauge(page)
    await meter.quiet()
    await page.keyboard.press('/')
    await page.keyboard.type('picture')
    await page.keyboard.press('Enter')
    const go = page.getByRole('button', { name: 'Save as PNG' })
    await page.getByText(/pixels;/).waitFor({ timeout: 60_000 })
    let took = 0
    const cost = await meter.cost(async () => {
      const since = performance.now()
      const saved = page.waitForEvent('download', { timeout: 300_000 })
      await go.click()
      await saved
      took = performance.now() - since
    })
    return [
      { what: 'picture of 3,840 pixels', unit: 's', of, value: took / 1000, goal: 2 },
      {
        what: 'picture: frame p95 meanwhile',
        unit: 'ms',
        of,
        value: quantile(cost.intervals, 0.95),
        goal: 50,
      },
      {
        what: 'picture: longest frame meanwhile',
        unit: 'ms',
        of,
        value: quantile(cost.intervals, 1),
        goal: 200,
      },
    ]
  } finally {
    for (const trouble of await guests.close()) process.stderr.write(`  ${trouble}\n`)
  }
}
