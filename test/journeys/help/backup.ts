import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { fromBackup, openBackup as opened, toBackup } from '../../../src/table/store/backup.ts'
import type { Table } from '../../../src/table/table.ts'
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

/** What the page hands over as a file when it is asked to. */
export async function handedOver(
  page: Page,
  ask: () => Promise<void>,
  timeout = 10_000,
): Promise<{ readonly bytes: Buffer; readonly name: string }> {
  const [download] = await Promise.all([page.waitForEvent('download', { timeout }), ask()])
  const bytes = await readFile(await download.path())
  // Firefox would number a second one of the same name.
  await download.delete()
  return { bytes, name: download.suggestedFilename() }
}

/** Downloads a backup of the table that the page shows, by its menu. */
export async function saveBackup(page: Page): Promise<Uint8Array> {
  const { bytes } = await handedOver(page, async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Save to a file' }).click()
  })
  return bytes
}

/**
 * The table that the page shows, read out of a backup of it: as it tells at `?debug=quiet`, or else as people save it.
 */
export async function tableOn(page: Page): Promise<Table> {
  // What tells it comes a little after the table.
  if (new URL(page.url()).searchParams.has('debug'))
    await until('it tells of itself', () =>
      page.evaluate<boolean>('globalThis.debug !== undefined'),
    )
  const told = await page.evaluate<Uint8Array | undefined>('globalThis.debug?.backup()')
  const backup = fromBackup(told ?? (await saveBackup(page)))
  if ('refusal' in backup) throw new Error(backup.refusal.key)
  return opened('downloaded', backup)
}
