import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { tool } from '../../.config/run.mjs'
import { home } from '../source.ts'
import { openBackup, tableOn } from './help/backup.ts'
import { serveFolder } from './help/folder.ts'
import { invited } from './help/journey.ts'
import { kept } from './help/kept.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

const dist = join(home, 'dist')

/** What Firefox says of a page that is closed or left while its parts load. */
const LEFT = /NS_ERROR_INTERCEPTION_FAILED|A ServiceWorker intercepted the request/

async function sit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
}

async function write(page: Page, words: string): Promise<void> {
  await page.keyboard.press('n')
  await page.locator('textarea.writing').pressSequentially(words)
  await page.keyboard.press('Escape')
  await page.locator('textarea.writing').waitFor({ state: 'detached' })
}

const written = async (page: Page) =>
  [...(await tableOn(page)).state().items.values()].flatMap(({ texts }) => texts.text ?? [])

test('after the first visit it opens and plays without its server, late parts and all', async () => {
  const host = await serveFolder(dist)
  const guests = invited(host.address)
  const { page, tab, context, pardon } = await guests.open('', {
    offline: true,
    still: true,
    alone: true,
  })
  await kept(page)
  await openBackup(page, plainTable())
  await page.getByRole('button', { name: /^Ada/ }).waitFor()
  const table = page.url()
  await host.close()
  await expect(fetch(host.address)).rejects.toThrow()
  const before = host.asked()

  // At once, before anything is fetched ahead; with words behind the address too.
  const other = await tab('?debug=quiet')
  await page.close()
  await other.goto(table)
  await sit(other)
  for (const name of ['Rulebook', 'Settings', 'All commands']) {
    await other.getByRole('button', { name: 'More', exact: true }).click()
    await other.getByRole('menuitem', { name }).click()
    await other.getByRole('dialog').waitFor()
    await other.keyboard.press('Escape')
    await other.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await other.keyboard.press('d')
  const dice = other.getByRole('dialog', { name: 'Throw dice freely' })
  await dice.getByRole('textbox').fill('2d6')
  const { length } = (await tableOn(other)).state().rolls
  await dice.getByRole('button', { name: 'Throw' }).click()
  await until('it is written down', async () => {
    return (await tableOn(other)).state().rolls.length === length + 1
  })
  await other.keyboard.press('Escape')
  await write(other, 'far from any network')
  expect(await written(other)).toContain('far from any network')
  expect(await other.locator('.late-missing').count()).toBe(0)
  // Nobody else's page at this address is taken for ours.
  const elsewhere = await context.newPage()
  await expect(elsewhere.goto(new URL('elsewhere', host.address).href)).rejects.toThrow()
  expect(host.asked()).toBe(before)
  pardon(/elsewhere/)
  // It asked who is served there now: nobody.
  pardon(/prophecy-table\.txt/)
  pardon(LEFT)
})

test('a newer version waits until it is asked for, and the table stays as it is', async () => {
  const newer = await mkdtemp(join(tmpdir(), 'prophecy-table-newer-'))
  const { code, output } = await tool(
    'vite',
    ['build', '--outDir', newer, '--emptyOutDir', '--logLevel', 'error'],
    { quiet: true },
  )
  expect(code, output).toBe(0)
  const host = await serveFolder(dist)
  const guests = invited(host.address)
  const { page, tab, pardon } = await guests.open('', { offline: true, still: true, alone: true })
  await kept(page)
  await openBackup(page, plainTable())
  await sit(page)
  const other = await tab()
  await other.getByRole('button', { name: 'New table' }).waitFor()
  const scriptOf = (one: Page) => one.locator('script[type=module]').getAttribute('src')
  const old = await scriptOf(page)
  expect(await page.getByText('A new version').count()).toBe(0)

  host.deploy(newer)
  // What a browser does when a page is opened, and this page every quarter of an hour.
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  const notice = page.getByText('A new version of this page is ready.')
  await notice.waitFor({ timeout: 30_000 })
  await other.getByText('A new version of this page is ready.').waitFor()
  // It waits for as long as one likes: play goes on.
  await write(page, 'written meanwhile')
  await page.waitForTimeout(1500)
  await notice.waitFor()
  expect(await scriptOf(page)).toBe(old)

  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load it' }).click()
  await loaded
  await page.getByRole('button', { name: /^Ada/ }).waitFor()
  expect(await scriptOf(page)).not.toBe(old)
  expect(await written(page)).toContain('written meanwhile')
  expect(await notice.count()).toBe(0)

  // The other tab is still of the old version, and finds parts it has never asked for.
  expect(await scriptOf(other)).toBe(old)
  await other.getByRole('button', { name: 'Join a table' }).click()
  await other.getByRole('textbox').waitFor()
  expect(await other.locator('.late-missing').count()).toBe(0)
  await other.keyboard.press('Escape')
  await other.getByRole('button', { name: 'Load it' }).click()
  await until('it is of the new version too', async () => (await scriptOf(other)) !== old)
  await other.getByRole('button', { name: 'New table' }).waitFor()

  // When all are closed, what is left of the old version goes.
  await page.goto('about:blank')
  await other.goto('about:blank')
  await page.goto(host.address)
  await until('one version is kept', () =>
    page.evaluate(async () => (await caches.keys()).length === 1),
  )
  pardon(LEFT)
  await host.close()
  await rm(newer, { recursive: true, force: true })
})
