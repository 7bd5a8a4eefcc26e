import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { placeOf, sitAround } from './help/around.ts'
import { tableOn } from './help/backup.ts'
import type { Guests } from './help/browser.ts'
import { amiss, byFinger, journey } from './help/journey.ts'
import { until } from './help/until.ts'

/** A table of Dark Prophecy on trust, with these people at one screen, dealt. */
async function dealt(open: Guests['open'], ...names: readonly string[]): Promise<Page> {
  const { page } = await open('?debug=quiet', { still: true })
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  await page.getByText('Dark Prophecy', { exact: true }).click()
  await press('Lay the table')
  for (const [i, name] of names.entries()) {
    await press(i === 0 ? 'Take a seat' : 'One more seat')
    await page.getByRole('textbox').first().fill(name)
    await page.keyboard.press('Enter')
  }
  await press('Deal')
  await press('Shuffle and deal')
  // Whoever is alone is asked how many cultists the program plays.
  const still = page.getByRole('button', { name: 'Shuffle and deal', exact: true })
  if (await still.isVisible()) await still.click()
  await page.locator('.hand').waitFor({ timeout: 60_000 })
  return page
}

const cards = (page: Page) => page.locator('.hand-fan > li')
/** All that is on the page for anybody to read, in whatever way. */
const whole = (page: Page) => page.evaluate(() => document.documentElement.outerHTML)

journey(
  'two at one screen: each hand is behind its curtain, and played from there',
  async ({ open }) => {
    const page = await dealt(open, 'Ada', 'Milo')
    const hold = page.locator('.hand-hold')
    await hold.waitFor()
    // Before anything was dealt nobody had a hand that another would take over.
    expect(await page.getByRole('button', { name: /^I am / }).count()).toBe(0)
    expect(await cards(page).count()).toBe(0)
    // Held by its key it is open, and a card is gone to and told; let go, all of it is gone.
    await hold.focus()
    await page.keyboard.down(' ')
    await cards(page).nth(2).waitFor()
    await page.keyboard.press('ArrowRight')
    const told = await page.locator('.hand-open [role=status]').textContent()
    expect(told).not.toMatch(/^\d+ cards$/)
    const [name = ''] = (told ?? '').split('. ')
    expect((await amiss(page)).filter((one) => one.includes('.hand'))).toEqual([])
    await page.keyboard.up(' ')
    await cards(page).first().waitFor({ state: 'detached' })
    expect(await whole(page)).not.toContain(name)
    // Held by a pointer that slides to a card and lets go there, that card is chosen, and nobody reads which.
    const { x = 0, y = 0, width = 0, height = 0 } = (await hold.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await cards(page).nth(2).waitFor()
    const first = await cards(page).first().boundingBox()
    await page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 30, { steps: 4 })
    await page.mouse.up()
    const chosen = page.getByRole('group', { name: /^Card \d of your hand$/ })
    await chosen.waitFor()
    expect(await cards(page).count()).toBe(0)
    expect(await whole(page)).not.toContain(name)
    // Whoever lets go over the table may be putting the hand away: the card they came by is chosen, and nothing played.
    await chosen.getByRole('button', { name: 'Close' }).click()
    const many = await hold.textContent()
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await cards(page).nth(2).waitFor()
    await page.mouse.move((first?.x ?? 0) + 20, (first?.y ?? 0) + 30, { steps: 4 })
    await page.mouse.move((first?.x ?? 0) + 20, 200, { steps: 4 })
    await page.mouse.up()
    await chosen.waitFor()
    expect(await hold.textContent()).toBe(many)
  },
)

journey(
  'one alone at a screen has their hand open, goes through it by keys and puts it down',
  async ({ open }) => {
    const page = await dealt(open, 'Ada')
    await cards(page).nth(2).waitFor()
    const labels = () =>
      page.locator('.hand-fan button').evaluateAll((all) => all.map((one) => one.ariaLabel))
    const before = await labels()
    await page.locator('.hand-fan button[tabindex="0"]').focus()
    await page.keyboard.press('Shift+ArrowRight')
    await until('the card to lie further right', async () => (await labels())[1] === before[0])
    expect((await amiss(page)).filter((one) => one.includes('.hand'))).toEqual([])
    // On a phone nothing lies over what puts it down, nor over what comes nearer once it is down.
    const down = page.getByRole('button', { name: 'Put your hand down' })
    const isFree = (one: Locator) =>
      one.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    for (const [width, height] of [
      [360, 740],
      [390, 844],
      [412, 915],
    ] as const) {
      await page.setViewportSize({ width, height })
      await until(`the hand to be put down at ${width}`, () => isFree(down))
    }
    await down.click()
    expect(await cards(page).count()).toBe(0)
    await until('nearer', () => isFree(page.locator('.zoom-bar button').first()))
  },
)

byFinger(
  'on a phone a guide that stands half up goes down once the cards are dealt, and the hand is seen',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', {
      ...{ touch: true, still: true, width: 390, height: 844 },
    })
    const press = (name: string) => page.getByRole('button', { name, exact: true }).first().tap()
    await page.getByText('Dark Prophecy', { exact: true }).tap()
    await press('Lay the table')
    await press('Take a seat')
    await page.getByRole('textbox').first().fill('Ada')
    await page.keyboard.press('Enter')
    const guide = page.getByRole('complementary', { name: 'Guide' })
    const height = () => guide.getAttribute('data-height')
    await guide.getByRole('button').first().tap()
    await until('the guide stands half up', async () => (await height()) === 'half')
    await press('Deal')
    // As long as it is asked how, it stays.
    await page.getByRole('button', { name: 'Shuffle and deal', exact: true }).waitFor()
    expect(await height()).toBe('half')
    await press('Shuffle and deal')
    await cards(page).nth(4).waitFor({ timeout: 60_000 })
    await until('the guide has gone down', async () => (await height()) === 'low')
    const bottom = (await cards(page).nth(2).boundingBox())!
    const top = (await guide.boundingBox())!.y
    expect(bottom.y + 60).toBeLessThan(top)
  },
)

byFinger(
  'round a screen the mats of people face them, and all is seen as a game begins',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', {
      touch: true,
      still: true,
      width: 1920,
      height: 1080,
    })
    await page.getByText('Dark Prophecy', { exact: true }).tap()
    await page.getByRole('button', { name: 'Lay the table' }).tap()
    for (const [i, name] of ['Ada', 'Milo'].entries()) {
      await page
        .getByRole('button', { name: i === 0 ? 'Take a seat' : 'One more seat', exact: true })
        .first()
        .tap()
      await page.getByRole('textbox').first().fill(name)
      await page.keyboard.press('Enter')
    }
    await sitAround(page, ['Ada', 'Milo'])
    const ada = placeOf(page, 'Ada')
    await ada.getByRole('button', { name: 'What to do now' }).tap()
    await ada.getByRole('button', { name: 'Deal', exact: true }).tap()
    await ada.getByRole('button', { name: 'Shuffle and deal', exact: true }).tap()
    await page.locator('.hand-hold').first().waitFor({ timeout: 60_000 })
    const items = (await tableOn(page)).board().items
    const turns = [...items.values()].flatMap(({ kind, place }) =>
      kind === 'place' ? Math.round(Math.abs(place.turn) * 100) / 100 : [],
    )
    expect(turns.sort()).toEqual([0, 3.14])
    const beyond = page.getByText(/lies? out of sight/)
    await until('all of it is seen', async () => (await beyond.count()) === 0)
  },
)
