import type { Page } from 'playwright-core'
import { toBackup } from '../../src/table/backup.ts'
import type { Table } from '../../src/table/table.ts'

/** Opens a table in the lobby out of its backup file, the way people do. The page shows the lobby. */
export async function openBackup(page: Page, table: Table): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser', { timeout: 10_000 }),
    page.getByRole('button', { name: /backup/i }).click({ timeout: 10_000 }),
  ])
  await chooser.setFiles({
    name: 'a table.backup',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(toBackup(table)),
  })
}
