import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup } from './help/backup.ts'
import type { Guests } from './help/browser.ts'
import { dragonWakes } from './help/dragon.ts'
import { journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { until } from './help/until.ts'

/**
 * From now on the page notes, frame by frame, what moves on it by itself, and how an oval and a card lie. What follows
 * somebody's scrolling does not move by itself.
 */
const NOTING = `{
  globalThis.moved = new Set()
  globalThis.seen = []
  const note = () => {
    for (const one of document.getAnimations())
      if (one.timeline === document.timeline) moved.add(one.animationName ?? one.transitionProperty)
    seen.push(['diver', 'queen'].map((id) => JSON.stringify(debug.board.screen(id))).join())
    requestAnimationFrame(note)
  }
  note()
}`
/** What has moved; how long a notice stands is an animation, too, in which nothing moves. */
const moved = async (page: Page) =>
  (await page.evaluate<string[]>('[...moved]')).filter((name) => name !== 'stand')
/** In how many ways the two have been seen to lie since this was asked last. */
const places = (page: Page) =>
  page.evaluate<number>('(() => { const all = new Set(seen); seen = []; return all.size })()')

/** Sits at a table, and opens what opens. */
async function goAround(open: Guests['open'], still: boolean): Promise<Page> {
  const { page } = await open('?debug=quiet', { still })
  await openBackup(page, dragonWakes())
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  const peek = peekAt(page)
  await peek.rest()
  await page.evaluate(NOTING)
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('dialog', { name: 'Settings' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+D')
  await page.getByRole('dialog', { name: 'Throws so far' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+M')
  await page.locator('.notice').first().waitFor()
  const { x, y } = await peek.at('queen')
  await page.mouse.click(x, y - 20)
  await page.locator('.item-bar').waitFor()
  await places(page)
  return page
}

journey('where little motion is wanted nothing moves by itself', async ({ open }) => {
  const page = await goAround(open, true)
  const peek = peekAt(page)
  await until('it is seen where they lie', () => page.evaluate<boolean>('seen.length > 0'))
  await page.keyboard.press('Shift+T')
  await peek.rest()
  // Where they were, and where they are.
  expect(await places(page)).toBe(2)
  // Let go of over the paper, it lies there at once.
  const from = await peek.at('queen')
  await page.mouse.move(from.x, from.y - 20)
  await page.mouse.down()
  await page.mouse.move(from.x - 60, from.y + 10, { steps: 4 })
  await peek.rest()
  await places(page)
  await page.mouse.up()
  await peek.rest()
  expect(await places(page)).toBeLessThanOrEqual(2)
  expect((await peek.at('queen')).x).toBeLessThan(from.x - 40)
  expect(await moved(page)).toEqual([])
})

journey('elsewhere things rise and glide', async ({ open }) => {
  const page = await goAround(open, false)
  expect(await moved(page)).toContain('rise')
  await until('it has been seen on its way', async () => {
    await page.keyboard.press('Shift+T')
    await peekAt(page).rest()
    const ways = await places(page)
    await page.keyboard.press('Control+z')
    await peekAt(page).rest()
    await places(page)
    return ways > 2
  })
})
