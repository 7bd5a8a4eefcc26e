import type { Locator, Page } from 'playwright-core'
import { toBackup } from '../../../src/table/store/backup.ts'
import type { Table } from '../../../src/table/table.ts'
import type { Tongue } from './tongue.ts'

/** Where one is, and in what language. */
export interface Here {
  readonly page: Page
  readonly t: Tongue
}

export interface Spot {
  readonly name: string
  go(here: Here): Promise<unknown>
  back?(here: Here): Promise<unknown>
}

export const button = ({ page, t }: Here, key: string, values?: Record<string, string | number>) =>
  page.getByRole('button', { name: t(key, values), exact: true }).first()

export const press = async (here: Here, key: string, values?: Record<string, string | number>) =>
  button(here, key, values).click()

/** Chooses from the menu of the table. */
export async function more(here: Here, command: string): Promise<void> {
  await press(here, 'more')
  await here.page.getByRole('menuitem', { name: here.t(command) }).click()
}

/** Escape, until nothing stands over the page any more. */
export async function letGo({ page }: Here): Promise<void> {
  const open = page.locator('dialog[open], .panel, .floating, search.find')
  for (let left = await open.count(); left > 0; left = await open.count()) {
    const last = await open.last().elementHandle()
    await page.keyboard.press('Escape')
    await last?.waitForElementState('hidden').catch(() => undefined)
  }
}

/** Puts away what the page says in passing, if it has not gone by itself. */
export async function unnoticed({ page, t }: Here): Promise<void> {
  const close = page.locator('.notice').getByRole('button', { name: t('close') })
  while (await close.first().isVisible())
    await close
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined)
}

export const dialogOf = ({ page }: Here): Locator => page.getByRole('dialog').last()
export const dialog =
  (command: string, then?: (here: Here) => Promise<unknown>): Spot['go'] =>
  async (here) => {
    await more(here, command)
    await dialogOf(here).waitFor()
    await then?.(here)
  }
export const guide = ({ page, t }: Here) => page.getByRole('complementary', { name: t('guide') })

export async function openFile(
  here: Here,
  bytes: Uint8Array,
  name = 'a table.backup',
): Promise<void> {
  const [chooser] = await Promise.all([
    here.page.waitForEvent('filechooser'),
    press(here, 'lobby.file'),
  ])
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
}

export const bytesOf = (table: Table) => {
  const bytes = toBackup(table)
  table.close()
  return bytes
}
