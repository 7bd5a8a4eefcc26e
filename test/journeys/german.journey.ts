import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup } from './help/backup.ts'
import { dragonWakes } from './help/dragon.ts'
import { journey } from './help/journey.ts'

const SHOTS = process.env.SHOTS
const shot = async (page: Page, name: string) => {
  if (!SHOTS) return
  mkdirSync(SHOTS, { recursive: true })
  await page.screenshot({ path: `${SHOTS}/german-${name}.png` })
}

journey('who asks for German never sees English, and may choose it', async ({ open }) => {
  const { page } = await open('?debug=quiet', {
    width: 360,
    height: 640,
    still: true,
    before: (context) =>
      context.addInitScript(() => {
        Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'en'] })
        // What is shown first, before anything could be said in another language.
        const first = new MutationObserver(() => {
          const { body } = document
          if (!body?.querySelector('h1, h2, button')) return
          first.disconnect()
          body.dataset.first = body.innerText
        })
        first.observe(document, { childList: true, subtree: true })
      }),
  })
  await page.getByRole('heading', { name: 'Der Tisch ist frei' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
  expect(await page.locator('body').getAttribute('data-first')).toContain('Der Tisch ist frei')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await shot(page, 'lobby')

  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
  await page.getByRole('heading', { name: 'The table is free' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('en')
  const table = dragonWakes()
  await openBackup(page, table)
  table.close()

  // In the midst of a table, at once.
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  const settings = page.getByRole('dialog', { name: 'Einstellungen' })
  // Words that come with a dialog, too.
  await settings.getByText('Auf diesem Gerät', { exact: true }).waitFor()
  await shot(page, 'settings')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Mehr', exact: true }).waitFor()
  await shot(page, 'table-360')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('heading', { name: 'Geschichte erzählen' }).waitFor()
  await shot(page, 'table-1280')
})
