import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { tableOn } from './help/backup.ts'
import { handSeen, idOf, TITLES } from './help/dark.ts'
import { fingersOn } from './help/fingers.ts'
import { fingerAt } from './help/hands.ts'
import { amiss, byFinger } from './help/journey.ts'
import { until } from './help/until.ts'

const cards = (page: Page) => page.locator('.hand-fan > li')
/** Where the nth card of the hand is touched: near its left edge, which the next one leaves bare. CSS px. */
async function spotOn(page: Page, nth: number): Promise<readonly [x: number, y: number]> {
  const box = await cards(page).nth(nth).boundingBox()
  if (!box) throw new Error('no card there')
  return [box.x + 25, box.y + 40]
}

byFinger('a hand is fanned, sorted and played by touch', async ({ open }) => {
  const { page } = await open('?debug=quiet', {
    touch: true,
    still: true,
    width: 1180,
    height: 820,
  })
  const hands = fingerAt(page)
  await page.getByText('Dark Prophecy', { exact: true }).tap()
  await page.getByRole('button', { name: 'Lay the table' }).tap()
  await hands.takeSeat('Ada')
  await hands.press('Deal')
  await hands.fill({})
  await cards(page).nth(4).waitFor()
  // Who begins is drawn by lot: a cultist who does may have everybody discard before.
  await until(
    'she may play a card',
    async () => {
      if (await hands.guide.getByRole('button', { name: 'Play a card' }).isVisible()) return true
      const listed = hands.form.getByRole('radio').first()
      if (await listed.isVisible()) {
        await listed.tap()
        if (await hands.form.isVisible()) await hands.form.locator('[type=submit]').tap()
      }
      return false
    },
    60_000,
  )
  await until('all are seen', async () =>
    (await handSeen(page)).every((one) => TITLES.includes(one)),
  )

  // A tap says what can be done with a card, and another puts it back.
  const fingers = await fingersOn(page)
  const tap = async (nth: number) => {
    const at = await spotOn(page, nth)
    await fingers.down({ 1: at })
    await fingers.up()
  }
  const own = await handSeen(page)
  const [first = ''] = own
  await tap(0)
  const deeds = page.getByRole('group', { name: first, exact: true })
  await deeds.getByRole('button', { name: 'Play a card' }).waitFor()
  expect(await amiss(page)).toEqual([])
  await deeds.getByRole('button', { name: 'Close' }).tap()
  await deeds.waitFor({ state: 'detached' })

  // Drawn along the fan it is sorted, and stays so when the page is loaded anew.
  const [from, to] = [await spotOn(page, 0), await spotOn(page, 2)]
  await fingers.down({ 1: from })
  await fingers.drag({ 1: to }, 8)
  await fingers.up()
  await until('it lies elsewhere', async () => (await handSeen(page))[0] !== first)
  const sorted = await handSeen(page)
  expect(sorted.toSorted()).toEqual(own.toSorted())
  await page.reload()
  await until('it stays', async () => (await handSeen(page)).join() === sorted.join(), 20_000)

  // Let go of over what is not the table it stays in the hand.
  const [x, y] = await spotOn(page, sorted.indexOf(first))
  const held = await cards(page).nth(sorted.indexOf(first)).getAttribute('data-held')
  const guide = (await hands.guide.boundingBox())!
  await fingers.down({ 1: [x, y] })
  await fingers.drag({ 1: [guide.x + guide.width / 2, guide.y + guide.height / 2] }, 8)
  await page.locator('.hand-ghost').waitFor()
  await fingers.up()
  await page.locator('.hand-ghost').waitFor({ state: 'detached' })
  expect(await handSeen(page)).toEqual(sorted)
  expect(await hands.form.count()).toBe(0)

  // Drawn on to the table it is played.
  await fingers.down({ 1: [x, y] })
  await fingers.drag({ 1: [x, y - 330] }, 8)
  await page.locator('.hand-ghost').waitFor()
  await fingers.up()
  await page.locator('.hand-ghost').waitFor({ state: 'detached' })
  const sends = hands.form.locator('[type=submit]')
  await until('it is played, or asked how', async () => {
    if (await sends.isVisible()) await sends.tap()
    // Of each design there are two: another like it may stay in the hand.
    return (await page.locator(`[data-held="${held}"]`).count()) === 0
  })
  const { play } = (await tableOn(page)).board()
  expect(JSON.stringify(play)).toContain(`"card":"${idOf(first)}"`)
})
