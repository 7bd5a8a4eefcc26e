import { openBackup } from './backup.ts'
import { guestsAt } from './browser.ts'
import { dragonWakes } from './dragon.ts'

/** Takes the README's picture of the page at this address: a table in the middle of a game. */
export async function picture(address: string, file: string): Promise<void> {
  const guests = guestsAt(address)
  try {
    const { page } = await guests.open('', { width: 1400, height: 875, still: true })
    const table = dragonWakes()
    await openBackup(page, table)
    table.close()
    await page
      .getByRole('button', { name: /fit|whole table/i })
      .first()
      .click()
    // Nothing on the table moves by itself: a moment is enough for it to be painted whole.
    await page.waitForTimeout(2000)
    await page.screenshot({ path: file })
  } finally {
    for (const trouble of await guests.close()) process.stderr.write(`${trouble}\n`)
  }
}
