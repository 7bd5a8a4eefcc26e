import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBackup } from './help/backup.ts'
import { type Guests, guestsAt, type Manner } from './help/browser.ts'
import { inn } from './help/inn.ts'
import { amiss } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { openPlace } from './help/place.ts'
import { plainTable } from './help/plain.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

let house: Awaited<ReturnType<typeof openPlace>>
let guests: Guests

beforeAll(async () => {
  house = await openPlace(4460)
})
afterAll(() => house.close())
beforeEach(() => {
  guests = guestsAt(house.address, inn)
})
afterEach(async () => {
  expect(await guests.close()).toEqual([])
})

const pill = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Who sits here' }).getByRole('button', { name: new RegExp(name) })

/**
 * Ada and Ben at one table, each at a screen of their own in one browser: what goes between browsers
 * is shown elsewhere.
 */
async function two(manner: Manner = {}) {
  const ada = await guests.open('?debug=quiet', {})
  await openBackup(ada.page, plainTable())
  await pill(ada.page, 'Ada').click()
  await ada.page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  await ada.page.keyboard.press('i')
  const link = await ada.page.getByRole('textbox', { name: 'The link to this table' }).inputValue()
  await ada.page.keyboard.press('Escape')
  const ben = await guests.open(`?debug=quiet${link.slice(link.indexOf('#'))}`, {
    ...manner,
  })
  await ben.page.getByRole('heading', { name: 'A plain table' }).waitFor()
  await playerAt(ben.page).takeSeat('Ben')
  await pill(ada.page, 'Ben').waitFor()
  await until('they are linked', async () => (await pill(ada.page, 'Ben').textContent()) === 'BBen')
  return { ada, ben }
}

/** The middle of what a page sees of the table, mm. */
const middle = (page: Page) => page.evaluate<{ x: number; y: number }>('debug.board.centre()')
const near = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y) < 12

test('one points something out, and the other sees where, is told, and goes there', async () => {
  const { ada, ben } = await two()
  const south = await peekAt(ada.page).at('south')
  await ada.page.mouse.move(south.x, south.y)
  await ada.page.keyboard.press('p')
  await ben.page.locator('.look').waitFor({ state: 'attached' })
  await ben.page.getByText('“Ada” points at: Index card Card south').waitFor({ state: 'attached' })
  // One's own ring too.
  await ada.page.locator('.look').waitFor({ state: 'attached' })
  await ben.page.locator('.look').waitFor({ state: 'detached' })

  // Far away: an arrow shows the way, and leads there.
  await ben.page.mouse.move(300, 250)
  for (let n = 0; n < 12; n++) await ben.page.mouse.wheel(0, -600)
  await peekAt(ben.page).rest()
  await ada.page.keyboard.press('p')
  const arrow = ben.page.getByRole('button', { name: 'Go where Ada points' })
  await arrow.waitFor()
  expect(await amiss(ben.page)).toEqual([])
  await arrow.focus()
  await ben.page.keyboard.press('Enter')
  await arrow.waitFor({ state: 'hidden' })
  await until('the card is in the middle', async () => {
    const { x, y } = await middle(ben.page)
    return near({ x, y }, { x: 170, y: 110 })
  })
})

test('the view goes along with another, on a small screen too, until it is moved by hand or told to stay', async () => {
  const { ada, ben } = await two({ width: 390, height: 844, touch: true })
  await pill(ben.page, 'Ada').click()
  await ben.page.getByRole('button', { name: 'Follow Ada' }).click()
  await ben.page.getByText('You see what Ada sees.').waitFor()
  await ada.page.getByText('Ben follows you.').waitFor()
  expect(await amiss(ben.page)).toEqual([])
  const together = async () => near(await middle(ada.page), await middle(ben.page))
  await until('they see the same', together)
  await ada.page.mouse.move(500, 300)
  await ada.page.mouse.wheel(0, -400)
  await ada.page.mouse.wheel(0, -400)
  await until('the view has gone along', async () => {
    const a = await middle(ada.page)
    return !near(a, { x: 0, y: 0 }) && (await together())
  })
  // All that she sees is seen here, so smaller.
  const scale = async (page: Page) => (await peekAt(page).at('south')).scale
  expect(await scale(ben.page)).toBeLessThan(await scale(ada.page))

  // Moved by hand, it stays.
  await ben.page.keyboard.press('-')
  await ben.page.getByText('You see what Ada sees.').waitFor({ state: 'detached' })
  await ada.page.getByText('Ben follows you.').waitFor({ state: 'detached' })

  // She asks, and Escape ends it as well.
  await pill(ada.page, 'Ada').click()
  await ada.page.getByRole('button', { name: 'Ask all to follow me' }).click()
  await ben.page.getByText('“Ada” would like to show you something.').waitFor()
  expect(await amiss(ben.page)).toEqual([])
  await ben.page.getByRole('button', { name: 'Follow', exact: true }).click()
  await until('they see the same again', together)
  await ben.page.keyboard.press('Escape')
  await ben.page.getByText('You see what Ada sees.').waitFor({ state: 'detached' })
})

test('who looks elsewhere is away, who has left is not here', async () => {
  const { ada, ben } = await two()
  // Playwright keeps every page in front, so the page is told.
  const hide = (hidden: boolean) =>
    ben.page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await hide(true)
  await ada.page.getByRole('button', { name: 'Ben away' }).waitFor()
  await ada.page.keyboard.press('i')
  const rows = ada.page.getByRole('region', { name: 'At the table' }).getByRole('listitem')
  const row = rows.filter({ hasText: /Ben\s*away/ })
  await row.waitFor()
  expect(await amiss(ada.page)).toEqual([])
  await hide(false)
  await row.waitFor({ state: 'detached' })
  await ben.close()
  await rows.filter({ hasText: /Ben\s*not here/ }).waitFor()
  await ada.page.keyboard.press('Escape')
  await ada.page.getByRole('button', { name: 'Ben not here' }).waitFor()
})
