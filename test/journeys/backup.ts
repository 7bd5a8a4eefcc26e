import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { fromBackup, openBackup as opened, toBackup } from '../../src/table/backup.ts'
import type { Table } from '../../src/table/table.ts'
import { isFirefox, lastFile } from './firefox.ts'
import { until } from './until.ts'

/** Opens a table in the lobby out of its backup file, the way people do. The page shows the lobby. */
export async function openBackup(page: Page, table: Table): Promise<void> {
  await openFile(page, toBackup(table))
}

/** Opens any bytes in the lobby as if they were a backup file. */
export async function openFile(page: Page, bytes: Uint8Array): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser', { timeout: 10_000 }),
    page.getByRole('button', { name: 'Open a file' }).click({ timeout: 10_000 }),
  ])
  await chooser.setFiles({
    name: 'a table.backup',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(bytes),
  })
}

/** Downloads a backup of the table that the page shows, by its menu. */
export async function saveBackup(page: Page): Promise<Uint8Array> {
  const ask = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Save to a file' }).click()
  }
  if (isFirefox(page)) {
    await page.evaluate('delete globalThis.lastFile')
    await ask()
    await until('the file is made', () => page.evaluate<boolean>(`'lastFile' in globalThis`))
    return lastFile(page)
  }
  const [download] = await Promise.all([page.waitForEvent('download', { timeout: 10_000 }), ask()])
  return readFile(await download.path())
}

/** The table that the page shows, read out of a backup of it. */
export async function tableOn(page: Page): Promise<Table> {
  const backup = fromBackup(await saveBackup(page))
  if ('refusal' in backup) throw new Error(backup.refusal.key)
  return opened('downloaded', backup)
}
