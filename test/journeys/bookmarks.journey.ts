import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { parts } from '../../src/table/document/schema.ts'
import { openBackup, tableOn } from './help/backup.ts'
import { amiss } from './help/journey.ts'
import { remembered } from './help/kept.ts'
import { linkOf, matesAt, reads, write } from './help/mates.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

const { open, host, follow } = matesAt(4513)

const history = (page: Page) => page.getByRole('dialog', { name: 'History' })
const past = (page: Page) => page.getByRole('dialog', { name: /how it was/i })
const compared = (page: Page) => page.getByRole('dialog', { name: 'Compare' })
const marked = (page: Page, name: string) =>
  history(page).locator('.bookmarks .moment', { hasText: name })
const shoot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}
const drawn = (page: Page, n: number) =>
  until(`${n} bookmarks have pictures`, async () => {
    return (await history(page).locator('.bookmarks img').count()) === n
  })

test('a bookmark is made by one, seen, looked at, compared and played on from by another', async () => {
  const ada = await host()
  const link = await linkOf(ada)
  await ada.page.keyboard.press('Escape')
  const ben = await follow(link)
  await Promise.all([remembered(ada.page), remembered(ben.page)])
  // Ada makes one, by mouse.
  await ada.page.keyboard.press('h')
  await shoot(ada.page, 'empty')
  await history(ada.page).getByRole('textbox').fill('Before the bridge')
  await history(ada.page).getByRole('button', { name: 'Put in a bookmark' }).click()
  await history(ada.page).getByText('The bookmark is in: “Before the bridge”.').waitFor()
  await drawn(ada.page, 1)
  expect(await amiss(ada.page)).toEqual([])
  await shoot(ada.page, 'made')
  await ada.page.keyboard.press('Escape')
  await ben.page.getByText('“Ada” has put in a bookmark: “Before the bridge”.').waitFor()
  await write(ada.page, 'the bridge burns')
  await reads(ben.page, 'the bridge burns')

  // Ben finds it by keys, compares, and plays on from it.
  await ben.page.keyboard.press('h')
  await drawn(ben.page, 1)
  await marked(ben.page, 'Before the bridge').press('Enter')
  await past(ben.page).waitFor()
  expect(await amiss(ben.page)).toEqual([])
  await shoot(ben.page, 'looked')
  await past(ben.page).getByRole('button', { name: 'Compare' }).press('Enter')
  await compared(ben.page).getByText('the bridge burns').waitFor()
  const sides = compared(ben.page).getByRole('combobox')
  expect(await sides.first().locator('option:checked').textContent()).toBe('“Before the bridge”')
  expect(await sides.last().locator('option:checked').textContent()).toBe('Now')
  await until('both are drawn', async () => (await compared(ben.page).locator('img').count()) === 2)
  expect(await amiss(ben.page)).toEqual([])
  await shoot(ben.page, 'compared')
  await sides.last().selectOption({ label: '“Before the bridge”' })
  await compared(ben.page).getByText('Nothing is different.').waitFor()
  await compared(ben.page).getByRole('button', { name: 'History' }).press('Enter')
  await marked(ben.page, 'Before the bridge').press('Enter')
  const on = past(ben.page).getByRole('button', { name: 'Play on from here' })
  await on.press('Enter')
  await past(ben.page).getByText('This one stays as it is').waitFor()
  await on.press('Enter')
  await ben.page.getByRole('heading', { name: 'A plain table: Before the bridge' }).waitFor()
  await ben.page.getByText('This is a branch of “A plain table”').waitFor()
  const branch = await tableOn(ben.page)
  expect(branch.board().items.size).toBe(5)
  await shoot(ben.page, 'branch')
  await write(ben.page, 'only here')
  await ben.page.keyboard.press('h')
  await history(ben.page)
    .getByText('A branch of “A plain table”, from “Before the bridge”')
    .waitFor()
  await marked(ben.page, 'Before the bridge').waitFor()
  await ben.page.keyboard.press('Escape')
  await ben.page.evaluate('history.back()')
  await ben.page.getByRole('heading', { name: 'A plain table', exact: true }).waitFor()
  await reads(ben.page, 'the bridge burns')
  const mother = await tableOn(ben.page)
  expect([...mother.board().items.values()].map(({ texts }) => texts.text)).not.toContain(
    'only here',
  )

  // Ben takes it out, and Ada has it back.
  await ben.page.keyboard.press('h')
  await history(ben.page)
    .getByRole('button', { name: 'Take out the bookmark “Before the bridge”' })
    .click()
  await history(ben.page).getByText('has been taken out for everybody').waitFor()
  await ada.page.getByText('A bookmark is not there any more').waitFor()
  // Her device has kept it, also when the page is loaded anew; and that is in the history until she has seen to it.
  await ada.page.reload()
  await ada.page.getByText('A bookmark is not there any more').waitFor()
  await ada.page.keyboard.press('h')
  const kept = history(ada.page).getByRole('listitem').filter({ hasText: 'Let it go' })
  await kept.getByText('Before the bridge').waitFor()
  expect(await amiss(ada.page)).toEqual([])
  await shoot(ada.page, 'lost')
  await kept.getByRole('button', { name: 'Put it back' }).press('Enter')
  await kept.waitFor({ state: 'detached' })
  await marked(ada.page, 'Before the bridge').waitFor()
  await ada.page.keyboard.press('Escape')
  await marked(ben.page, 'Before the bridge').waitFor()
  await ben.page.keyboard.press('Escape')
  await ben.page.keyboard.press('Escape')
  await ben.page.evaluate('location.hash = ""')
  await ben.page.locator('.lobby-table').first().waitFor()
  await ben.page
    .getByText('A branch of “A plain table”, from “Before the bridge”')
    .first()
    .waitFor()
  await shoot(ben.page, 'lobby')
})

test('with damaged ones the table is saved, loaded and joined; who only watches may look and not make', async () => {
  const ada = await open('?debug=quiet')
  const table = plainTable()
  const { about } = parts(table.doc)
  for (let n = 0; n < 9; n++) {
    const bad = [7, 'x', { name: 1 }, { name: '', at: 1, seat: '', state: 'A'.repeat(99_999) }]
    about.set(`bookmark:odd${n}`, bad[n % bad.length])
    about.set(`bookmark:bad${n}`, { name: `Bad ${n}`, at: n, seat: 'ada', state: 'eA==' })
  }
  await openBackup(ada.page, table)
  table.close()
  await ada.page.getByRole('heading', { name: 'A plain table' }).waitFor()
  await remembered(ada.page)
  await ada.page.keyboard.press('h')
  await history(ada.page).getByText('9 bookmarks are damaged.').waitFor()
  await until('all are known to be damaged', async () => {
    return (await history(ada.page).getByText('damaged', { exact: true }).count()) === 9
  })
  await shoot(ada.page, 'damaged')
  await marked(ada.page, 'Bad 1').click()
  await history(ada.page).getByText('This bookmark is damaged and cannot be opened').waitFor()
  await history(ada.page).getByRole('textbox').fill('A good one')
  await ada.page.keyboard.press('Enter')
  await drawn(ada.page, 1)
  await ada.page.keyboard.press('Escape')
  await write(ada.page, 'still here')
  await ada.page.reload()
  await reads(ada.page, 'still here')
  await ada.page.keyboard.press('i')
  const field = ada.page.getByRole('textbox', { name: 'The link to this table' })
  await field.waitFor()
  await ada.page
    .getByRole('radio', { name: /watch|look/i })
    .first()
    .check()
  const eve = await follow(await linkOf(ada))
  await reads(eve.page, 'still here')
  await eve.page.keyboard.press('h')
  await drawn(eve.page, 1)
  expect(await history(eve.page).getByRole('textbox').count()).toBe(0)
  expect(
    await history(eve.page)
      .getByRole('button', { name: /^(Take out|Name the)/ })
      .count(),
  ).toBe(0)
  await marked(eve.page, 'A good one').click()
  await past(eve.page).getByRole('button', { name: 'Compare' }).click()
  await compared(eve.page).getByText('still here').waitFor()
  // With a damaged one there is nothing to tell, and it is said.
  await compared(eve.page).getByRole('combobox').first().selectOption({ label: '“Bad 1”' })
  await compared(eve.page).getByText('This bookmark is damaged').waitFor()
  await shoot(eve.page, 'compared-damaged')
  await compared(eve.page).getByRole('button', { name: 'History' }).click()
  // A branch is a table of her own, where she does what she likes.
  await marked(eve.page, 'A good one').click()
  await past(eve.page).getByRole('button', { name: 'Play on from here' }).click()
  await past(eve.page).getByRole('button', { name: 'Play on from here' }).click()
  await eve.page.getByRole('heading', { name: 'A plain table: A good one' }).waitFor()
  await write(eve.page, 'of her own')
  await reads(eve.page, 'of her own')
  expect((await tableOn(ada.page)).board().items.size).toBe(6)
  expect(Y.encodeStateAsUpdate((await tableOn(ada.page)).doc).length).toBeGreaterThan(1000)
})
