import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { sitAround } from './help/around.ts'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guests } from './help/browser.ts'
import { dragonWakes } from './help/dragon.ts'
import { journey } from './help/journey.ts'
import { plainTable } from './help/plain.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

/** A table where dice lie ready to be thrown; this part of the page is long in coming. */
async function atTable(open: Guests['open'], part: string) {
  const { page, context } = await open('', { still: true })
  let come = () => {}
  const coming = new Promise<void>((done) => {
    come = done
  })
  await context.route(new RegExp(`/${part}-[^/]*\\.js`), async (route) => {
    await coming
    await route.continue()
  })
  const table = dragonWakes()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  await page.getByRole('button', { name: 'Throw the dice' }).waitFor()
  return { page, come }
}

/** Nothing was thrown, made or binned. */
async function untouched(page: Page) {
  const before = dragonWakes().board()
  const now = (await tableOn(page)).board()
  expect([now.items.size, now.rolls.length]).toEqual([before.items.size, before.rolls.length])
}

journey('what is typed while Find is loaded is looked for', async ({ open }) => {
  const { page, come } = await atTable(open, 'Find')
  await page.keyboard.press('Control+f')
  await page.keyboard.type('tcnx')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Delete')
  come()
  const field = page.getByRole('searchbox')
  await field.waitFor()
  await page.keyboard.type('dt')
  await expect.poll(() => field.inputValue()).toBe('tcndt')
  await page.keyboard.press('Escape')
  await untouched(page)
})

journey('what is typed while the commands are loaded chooses one of them', async ({ open }) => {
  const { page, come } = await atTable(open, 'Commands')
  await page.keyboard.press('/')
  await page.keyboard.type('settings')
  await page.keyboard.press('Enter')
  come()
  await page.getByRole('dialog', { name: 'Settings' }).waitFor()
  await page.keyboard.press('Escape')
  await untouched(page)
})

journey('Escape gives up what has not come yet', async ({ open }) => {
  const { page, come } = await atTable(open, 'RuleBook')
  await page.keyboard.press('?')
  await page.keyboard.press('t')
  await page.keyboard.press('Escape')
  await page.keyboard.press('o')
  const oval = page.getByRole('button', { name: 'Draw an oval' })
  await expect.poll(() => oval.getAttribute('aria-pressed')).toBe('true')
  come()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await untouched(page)
})

journey('a menu of the keyboard takes the keys that were meant for it', async ({ open }) => {
  const { page, come } = await atTable(open, 'ItemMenu')
  await page.locator('.tabletop-item[tabindex="0"]').focus()
  await page.keyboard.press('a')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  come()
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await untouched(page)
})

/** Somebody at a new table, whose game has not come to say what there is to pick from. */
async function atNewTable(open: Guests['open'], how: (route: Route) => Promise<void>) {
  const { page, context, pardon } = await open('', { still: true })
  // Nor have the doors, nor what seats people round a screen.
  await context.route(/\/(prose|doors|places)-[^/]*\.js/, how)
  await page.getByRole('button', { name: 'Lay the table' }).click()
  const player = playerAt(page)
  await player.takeSeat('Ada')
  return { ...player, pardon }
}

journey('a form waits for what it offers, and never shows keys for it', async ({ open }) => {
  let come = () => {}
  const coming = new Promise<void>((done) => {
    come = done
  })
  const { page, guide, form, press } = await atNewTable(open, async (route) => {
    await coming
    await route.continue()
  })
  await press('Receive a prophecy')
  await page.waitForTimeout(500)
  expect(await form.count()).toBe(0)
  expect(await guide.getByText(/^(title|text)$/).count()).toBe(0)
  come()
  await guide.getByRole('button', { name: /^Read aloud: What sleeps/ }).waitFor()
  expect(await guide.getByRole('button', { name: /^Read aloud/ }).count()).toBe(7)
  await guide.getByRole('button', { name: 'Choose: Our own prophecy' }).waitFor()
})

journey('without what cannot be had a form offers the rest, and asks again', async ({ open }) => {
  let gone = true
  const { page, guide, form, press, pardon } = await atNewTable(open, (route) =>
    gone ? route.abort() : route.continue(),
  )
  await press('Receive a prophecy')
  await form.getByRole('button', { name: 'Choose: Our own prophecy' }).waitFor()
  expect(await form.getByRole('button', { name: /^(Choose|Read aloud)/ }).count()).toBe(1)
  await form.getByRole('button', { name: 'Not now' }).click()
  // Of whatever else is asked for it is said.
  const invites = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Invite others' }).click()
    return page.getByRole('dialog')
  }
  const missing = 'This part of the page has not arrived'
  await (await invites()).getByText(missing).waitFor()
  await page.keyboard.press('Escape')
  await sitAround(page, [])
  await page.getByText(missing).waitFor()
  expect(pardon(/(prose|doors|places)-|Failed to load resource/)).not.toEqual([])
  gone = false
  await press('Receive a prophecy')
  await guide.getByRole('button', { name: /^Read aloud: What sleeps/ }).waitFor()
  await form.getByRole('button', { name: 'Not now' }).click()
  await (await invites()).getByText('At the table').waitFor()
  await page.keyboard.press('Escape')
  await sitAround(page, ['Ada'])
})

journey('a table left before its first frame does no harm to the next', async ({ open }) => {
  const { page, troubles } = await open('?debug=quiet', { still: true })
  // As in a tab that is not looked at.
  await page.evaluate('globalThis.frame = requestAnimationFrame; requestAnimationFrame = () => 0')
  await openBackup(page, plainTable())
  await until('the board is there', () => page.evaluate('globalThis.debug?.board !== undefined'))
  await page.waitForTimeout(300)
  const table = await page.evaluate<string>('location.hash')
  await page.evaluate(`location.hash = ''`)
  await page.getByRole('button', { name: 'Open a file' }).waitFor()
  await page.evaluate('requestAnimationFrame = frame')
  await page.evaluate(`location.hash = '${table}'`)
  const drawn = () => page.evaluate<number>('globalThis.debug?.board?.debug().frames ?? 0')
  await until('the next is drawn', async () => (await drawn()) > 0)
  expect(troubles).toEqual([])
})
