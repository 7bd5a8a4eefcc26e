import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fromBackup, openBackup as opened } from '../../src/table/store/backup.ts'
import { openBackup, openFile, saveBackup } from './help/backup.ts'
import type { Manner } from './help/browser.ts'
import { journey } from './help/journey.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

/** Makes a note with these words by key, and closes it. */
async function write(page: Page, words: string) {
  await page.keyboard.press('n')
  await page.locator('textarea.writing').pressSequentially(words)
  await page.keyboard.press('Escape')
  await page.locator('textarea.writing').waitFor({ state: 'detached' })
}

/** All that is written on the notes in a backup. */
function notesIn(bytes: Uint8Array): string[] {
  const backup = fromBackup(bytes)
  if ('refusal' in backup) throw new Error(backup.refusal.key)
  const items = [...opened('kept', backup).state().items.values()]
  return items.flatMap(({ texts }) => texts.text ?? [])
}

const warning = (page: Page, words: RegExp) => page.getByRole('alert').filter({ hasText: words })

journey('without room on the disk play goes on, and a backup brings it back', async ({ open }) => {
  // Chromium looks at the room that is left only now and then: it has to be gone before the first write.
  const { page, context, pardon } = await open('icon.svg', { alone: true })
  const wire = await context.newCDPSession(page)
  const { origin, href } = new URL('.', page.url())
  await wire.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  // A picture alone has no icon for its tab.
  await page.waitForTimeout(300)
  pardon(/404/)
  await page.goto(href)
  await openBackup(page, plainTable())
  await page.getByRole('heading', { name: 'A plain table' }).waitFor()
  await warning(page, /no room left in this browser/).waitFor()
  await write(page, 'in the meantime')
  await page.waitForTimeout(1500)
  await write(page, 'and on')
  expect(await warning(page, /no room left in this browser/).count()).toBe(1)
  const bytes = await saveBackup(page)
  expect(notesIn(bytes)).toEqual(
    expect.arrayContaining(['stuck on it', 'in the meantime', 'and on']),
  )

  const { page: elsewhere } = await open()
  await openFile(elsewhere, bytes)
  await elsewhere.getByRole('heading', { name: 'A plain table' }).waitFor()
  expect(notesIn(await saveBackup(elsewhere))).toEqual(notesIn(bytes))

  await wire.send('Storage.overrideQuotaForOrigin', { origin })
  await warning(page, /no room/).waitFor({ state: 'detached', timeout: 20_000 })
  await page.reload()
  await page.getByRole('heading', { name: 'A plain table' }).waitFor()
  expect(notesIn(await saveBackup(page))).toEqual(notesIn(bytes))
})

journey('where the browser refuses to keep anything, it says so and plays', async ({ open }) => {
  const { page } = await open()
  // As browsers do in private windows.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('storage is refused', 'SecurityError')
    }
  })
  await page.reload()
  await warning(page, /keeps nothing/).waitFor()
  await openBackup(page, plainTable())
  await page.getByRole('heading', { name: 'A plain table' }).waitFor()
  await write(page, 'kept by nobody')
  expect(notesIn(await saveBackup(page))).toContain('kept by nobody')
  expect(await warning(page, /keeps nothing/).count()).toBe(1)
})

journey('a disk that fails while writing is told, until it writes again', async ({ open }) => {
  const { page } = await open()
  await openBackup(page, plainTable())
  await page.getByRole('heading', { name: 'A plain table' }).waitFor()
  await page.waitForTimeout(400)
  await page.evaluate(() => {
    const { commit } = IDBTransaction.prototype
    // What a write error of the disk looks like: the transaction is given up.
    IDBTransaction.prototype.commit = function () {
      this.abort()
    }
    Object.assign(globalThis, {
      mend: () => {
        IDBTransaction.prototype.commit = commit
      },
    })
  })
  await write(page, 'while it fails')
  await warning(page, /cannot be saved just now/).waitFor()
  await write(page, 'still while it fails')
  expect(notesIn(await saveBackup(page))).toContain('still while it fails')
  await page.evaluate('mend()')
  await warning(page, /cannot be saved/).waitFor({ state: 'detached', timeout: 20_000 })
  await page.reload()
  await page.getByRole('heading', { name: 'A plain table' }).waitFor()
  expect(notesIn(await saveBackup(page))).toEqual(
    expect.arrayContaining(['while it fails', 'still while it fails']),
  )
})

journey(
  'the browser is asked once to keep what lies on a table, and not before',
  async ({ open }) => {
    const before: Manner['before'] = (context) =>
      context.addInitScript(() => {
        StorageManager.prototype.persist = async () => {
          localStorage['times asked'] = Number(localStorage['times asked'] ?? 0) + 1
          return false
        }
      })
    const asked = (page: Page) => page.evaluate<string | undefined>(`localStorage['times asked']`)
    const askedOnce = (page: Page) =>
      until('it is asked', async () => (await asked(page)) === '1', 20_000)
    const { page } = await open('', { before })
    await page.getByRole('button', { name: 'Lay the table' }).click()
    // Long enough for what remembers a table to be there.
    await page.waitForTimeout(3500)
    expect(await asked(page)).toBeUndefined()
    await write(page, 'something')
    await askedOnce(page)
    await page.reload()
    await page.waitForTimeout(3500)
    expect(await asked(page)).toBe('1')

    // What came out of a file counts, too, before anybody has changed it.
    const { page: other } = await open('', { before })
    await openBackup(other, plainTable())
    await askedOnce(other)
  },
)
