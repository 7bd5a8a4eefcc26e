import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { linkOf, matesAt, notesOn, reads, write } from './help/mates.ts'
import { peekAt } from './help/peek.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

const { host, follow } = matesAt(4495)

const pill = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Who sits here' }).getByRole('button', { name: new RegExp(name) })
const overheard = (page: Page) => page.locator('.overheard').textContent()
/** Points out a card, and tells what name others read at the ring. */
async function pointedOut(by: Page, at: Page): Promise<string> {
  await at.locator('.look').waitFor({ state: 'detached' })
  const south = await peekAt(by).at('south')
  await by.mouse.move(south.x, south.y)
  await by.keyboard.press('p')
  await at.locator('.look').waitFor({ state: 'attached' })
  return (await at.locator('.look').textContent()) ?? ''
}

test('a page that says it is Ada’s device, and sits in her seat, is somebody to all others', async () => {
  const ada = await host()
  const link = await linkOf(ada)
  await ada.page.keyboard.press('Escape')
  const ben = await follow(link)
  await playerAt(ben.page).takeSeat('Ben')
  await pill(ada.page, 'Ben').waitFor()
  await until('he sees her', async () => (await pill(ben.page, 'Ada').textContent()) === 'AAda')
  expect(await pointedOut(ada.page, ben.page)).toBe('Ada')

  // Whoever plays reads in the table what every device is called.
  const device = await ada.page.evaluate(
    () => JSON.parse(localStorage.getItem('prophecy-table') ?? '{}').device as string,
  )
  const eve = await follow(link, {
    before: (context) =>
      context.addInitScript(
        (own) => localStorage.setItem('prophecy-table', JSON.stringify({ device: own })),
        device,
      ),
  })
  await eve.page
    .getByRole('list', { name: 'Who sits here' })
    .getByRole('button', { name: /Ada.*acts now/ })
    .waitFor()
  await ada.page
    .getByText('Somebody has written down another screen as this device.', { exact: false })
    .waitFor()

  for (const other of [ben, ada]) expect(await pointedOut(eve.page, other.page)).toBe('')
  await until('they are gone', async () => (await ben.page.locator('.look').count()) === 0)
  await write(eve.page, 'I am Ada')
  await reads(ben.page, 'I am Ada')
  await until('it is read out', async () => /somebody/i.test((await overheard(ben.page)) ?? ''))
  expect(await overheard(ben.page)).not.toContain('Ada ')
  // Ada is still herself.
  expect(await pointedOut(ada.page, ben.page)).toBe('Ada')
  await write(ada.page, 'So am I')
  await reads(ben.page, 'So am I')
  await until('it is hers', async () => /Ada/.test((await overheard(ben.page)) ?? ''))

  // The table is whole: it is kept, and whoever comes now has all of it.
  await ben.page.reload()
  await reads(ben.page, 'So am I')
  const cyd = await follow(link)
  await reads(cyd.page, 'So am I')
  expect(await notesOn(cyd.page)).toContain('I am Ada')
})
