import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBackup, tableOn } from './help/backup.ts'
import { guestsAt } from './help/browser.ts'
import { dragonWakes } from './help/dragon.ts'
import { inn } from './help/inn.ts'
import { amiss, invited } from './help/journey.ts'
import { remembered } from './help/kept.ts'
import { openPlace } from './help/place.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

let house: Awaited<ReturnType<typeof openPlace>>
beforeAll(async () => {
  house = await openPlace(4475)
})
afterAll(() => house.close())

const names = async (page: Page) =>
  [...(await tableOn(page)).board().items.values()].map(({ texts }) => texts.text ?? texts.title)
const has = (page: Page, wanted: readonly string[], not: readonly string[]) =>
  until(
    `${wanted} lie there, and not ${not}`,
    async () => {
      const all = await names(page)
      return wanted.every((one) => all.includes(one)) && !not.some((one) => all.includes(one))
    },
    20_000,
  )

async function write(page: Page, words: string) {
  await page.keyboard.press('n')
  await page.locator('textarea.writing').pressSequentially(words)
  await page.keyboard.press('Escape')
  await page.locator('textarea.writing').waitFor({ state: 'detached' })
}

test('a table is looked at as it was and taken back, for both; and that is taken back too', async () => {
  const guests = guestsAt(house.address, inn)
  try {
    const ada = await guests.open('?debug=quiet', { still: true })
    await openBackup(ada.page, plainTable())
    await ada.page.getByRole('heading', { name: 'A plain table' }).waitFor()
    await remembered(ada.page)
    await write(ada.page, 'first')
    // Leaving keeps it.
    await ada.page.evaluate('history.back()')
    await ada.page.locator('.lobby-table .open').click()
    await ada.page.getByRole('heading', { name: 'A plain table' }).waitFor()
    await ada.page.keyboard.press('i')
    const field = ada.page.getByRole('textbox', { name: 'The link to this table' })
    const link = await field.inputValue()
    await ada.page.keyboard.press('Escape')
    const ben = await guests.open(`?debug=quiet${link.slice(link.indexOf('#'))}`, { still: true })
    await ben.page.getByRole('heading', { name: 'A plain table' }).waitFor()
    await has(ben.page, ['first'], [])
    await write(ben.page, 'second')
    await has(ada.page, ['first', 'second'], [])

    await ada.page.keyboard.press('h')
    const list = ada.page.getByRole('dialog', { name: 'History' })
    const moments = list.locator('.moment')
    await until('two are kept', async () => (await moments.count()) === 2)
    expect(await moments.first().textContent()).toContain('1 thing made')
    await until('both have pictures', async () => (await moments.locator('img').count()) === 2)
    expect(await amiss(ada.page)).toEqual([])
    await moments.first().click()
    const past = ada.page.getByRole('dialog', { name: /^How it was/ })
    const ends = (way: string) =>
      past.locator(`button[aria-disabled="true"]`, { hasText: way }).waitFor()
    await past.getByRole('button', { name: 'Earlier' }).click()
    await ends('Earlier')
    await past.getByRole('button', { name: 'Later' }).click()
    await ends('Later')
    expect(await amiss(ada.page)).toEqual([])
    // Nothing done here changes anything, and it is as it was.
    await past.locator('.tabletop-item[tabindex="0"]').focus()
    const step = async (key: string) => {
      await ada.page.keyboard.press(key)
      return ada.page.evaluate(() => {
        const at = document.activeElement
        return at?.matches('.tabletop-item') ? (at.getAttribute('aria-label') ?? '') : undefined
      })
    }
    while (await step('Shift+Tab'));
    const seen: string[] = []
    for (let next = await step('Tab'); next; next = await step('Tab')) seen.push(next)
    await step('Shift+Tab')
    await ada.page.keyboard.press('Delete')
    expect(seen.join('; ')).toMatch(/first/)
    expect(seen.join('; ')).not.toContain('second')
    await past.getByRole('button', { name: 'Back to now' }).click()
    await has(ada.page, ['first', 'second'], [])

    await ada.page.keyboard.press('h')
    await moments.first().click()
    await past.getByRole('button', { name: 'Take the table back to this' }).click()
    await past.getByText('For everybody, as one new change').waitFor()
    await past.getByRole('button', { name: 'Take the table back to this' }).click()
    await past.waitFor({ state: 'detached' })
    await has(ada.page, ['first'], ['second'])
    await has(ben.page, ['first'], ['second'])

    // What was a moment ago is in the history too.
    await ada.page.keyboard.press('h')
    await list.getByText('before the table was taken back').click()
    await past.getByRole('button', { name: 'Take the table back to this' }).click()
    await past.getByRole('button', { name: 'Take the table back to this' }).click()
    await has(ben.page, ['first', 'second'], [])
    await has(ada.page, ['first', 'second'], [])

    // Settings say what the browser promised.
    await ada.page.getByRole('button', { name: 'More', exact: true }).click()
    await ada.page.getByRole('menuitem', { name: 'Settings' }).click()
    await ada.page
      .getByRole('region', { name: 'Your tables on this device' })
      .getByText(/keep|clear/)
      .first()
      .waitFor()
  } finally {
    expect(await guests.close()).toEqual([])
  }
})

test('before everything is swept off the table here, it is kept as it was', async () => {
  const { page } = await invited(house.address).open('?debug=quiet', { still: true })
  const table = dragonWakes()
  const before = [...table.board().items.keys()].sort()
  await openBackup(page, table)
  table.close()
  const lying = async () => [...(await tableOn(page)).board().items.keys()].sort()
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  await remembered(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await until('nothing lies there', async () => (await lying()).length === 0)
  await page.keyboard.press('h')
  const list = page.getByRole('dialog', { name: 'History' })
  await list.getByText('before much was changed at once').click()
  const past = page.getByRole('dialog', { name: /^How it was/ })
  await past.getByRole('button', { name: 'Take the table back to this' }).click()
  await past.getByRole('button', { name: 'Take the table back to this' }).click()
  await past.waitFor({ state: 'detached' })
  await until('all of it lies there again', async () => (await lying()).join() === before.join())
})
