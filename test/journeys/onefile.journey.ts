import { pathToFileURL } from 'node:url'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildOne, ONE } from '../../.config/buildone.mjs'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guest, Manner } from './help/browser.ts'
import { invited } from './help/journey.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

const address = pathToFileURL(ONE).href

beforeAll(async () => {
  expect(await buildOne({ quiet: true })).toBe(true)
}, 120_000)

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

/** By key: what Firefox's driver fills in by itself, the page does not always hear of. */
async function type(field: Locator, words: string): Promise<void> {
  await field.fill('')
  await field.pressSequentially(words)
}

/** Throws two dice; the worker that rolls them is inside the page too. */
async function throwTwo(page: Page): Promise<void> {
  const rolls = async () => (await tableOn(page)).state().rolls.length
  const before = await rolls()
  await page.keyboard.press('d')
  const dice = page.getByRole('dialog', { name: 'Throw dice freely' })
  await type(dice.getByRole('textbox'), '2d6')
  await dice.getByRole('button', { name: 'Throw' }).click()
  await until('it is written down', async () => (await rolls()) === before + 1, 20_000)
  await page.keyboard.press('Escape')
}

const notes = async (page: Page) =>
  [...(await tableOn(page)).state().items.values()].flatMap(({ texts }) => texts.text ?? [])

/** What a page asks for besides itself: nothing. */
function asked({ context }: Guest): string[] {
  const others: string[] = []
  context.on('request', (request) => {
    const url = request.url()
    if (!/^(blob|data|about):/.test(url) && url.split('#')[0] !== address) others.push(url)
  })
  return others
}

const BROWSERS: readonly [string, Manner][] = [
  ['Chromium', { still: true, alone: true }],
  ['Firefox', { still: true, firefox: true }],
]

describe.each(BROWSERS)('the page as a file, in %s', (_name, manner) => {
  test('lays a table, keeps it, and asks for nothing else', async () => {
    const guests = invited(address)
    const guest = await guests.open('', manner)
    const { page } = guest
    const others = asked(guest)
    expect(page.url()).toMatch(/^file:/)
    await page.reload()
    await page.getByText('This page is a file.').waitFor()
    await openBackup(page, plainTable())
    await sit(page)
    const before = (await tableOn(page)).state().rolls.length
    await throwTwo(page)
    await write(page, 'kept with a file')
    await page.waitForTimeout(300)
    await page.reload()
    await page.getByRole('button', { name: /^Ada/ }).waitFor()
    expect(await notes(page)).toContain('kept with a file')
    expect((await tableOn(page)).state().rolls).toHaveLength(before + 1)
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(others).toEqual([])
  })

  test('links by codes to one in Chromium, without anybody who serves anything', async () => {
    const guests = invited(address)
    const [ada, ben] = [
      await guests.open('', { still: true, alone: true }),
      await guests.open('', manner),
    ]
    await openBackup(ada.page, plainTable())
    await sit(ada.page)
    await ada.page.getByRole('button', { name: 'Invite' }).first().click()
    const dialog = ada.page.getByRole('dialog')
    // What works comes first; the code alone leads to nobody without a relay.
    await dialog.getByText('nobody introduces you').waitFor()
    expect(await dialog.getByRole('textbox', { name: 'The code of this table' }).count()).toBe(0)
    await dialog.getByText('By one code, with a relay').click()
    await dialog.getByText('no link leads to it').waitFor()
    const code = await dialog.getByRole('textbox', { name: 'The code of this table' }).inputValue()
    expect(code).toMatch(/^[\w-]{28}$/)
    await dialog.getByRole('button', { name: 'Invite without a server' }).click()
    const offer = await dialog.getByRole('textbox', { name: 'The invitation' }).inputValue()
    expect(offer).not.toMatch(/file:|null|#/)
    await ben.page.getByRole('button', { name: 'Join a table' }).click()
    await type(ben.page.getByLabel(/Paste the invitation/), offer)
    await ben.page.keyboard.press('Enter')
    const answer = ben.page.getByRole('textbox', { name: 'Your answer' })
    // At once: Firefox's answer is only good for a while.
    await dialog.getByLabel('Their answer').fill(await answer.inputValue())
    await ada.page.keyboard.press('Enter')
    await dialog.getByText('They are here.').waitFor()
    await ada.page.keyboard.press('Escape')
    await write(ada.page, 'from file to file')
    await until(
      'it is read',
      async () => (await notes(ben.page)).includes('from file to file'),
      20_000,
    )
  })
})
