import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guests, Manner } from './help/browser.ts'
import { dragonWakes } from './help/dragon.ts'
import { fingersOn } from './help/fingers.ts'
import { journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { until } from './help/until.ts'

/** Letters twice as large as usual, as somebody sets them in the browser. */
const LARGE: Manner = { flags: ['--blink-settings=defaultFontSize=32'] }
const ACROSS: Manner = { width: 640, height: 360 }

/** A table in the middle of a game, on a small phone. */
async function onPhone(open: Guests['open'], how: Manner = {}) {
  const { page } = await open('?debug=quiet', {
    width: 360,
    height: 640,
    touch: true,
    still: true,
    ...how,
  })
  const table = dragonWakes()
  const seat = 'ada'
  table.apply([{ do: 'bin', id: 'die:wall' }], { seat, track: false })
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: /^Ada/ }).tap()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).tap()
  return page
}

async function choose(page: Page, entry: string) {
  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await page.getByRole('menuitem', { name: entry }).tap()
}

/** Whether a finger that comes down in the middle of it finds it. */
const inReach = (control: Locator) =>
  control.evaluate((el) => {
    const { left, right, top, bottom } = el.getBoundingClientRect()
    const uppermost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return bottom <= innerHeight && el.contains(uppermost)
  })

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error('not seen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

journey('on a phone the tray leaves a lasting warning in view', async ({ open }) => {
  const page = await onPhone(open)
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await raised(page)
  await page.getByText('Start the clock').tap()
  const warning = page.getByRole('alert').filter({ hasText: /no room left/ })
  await warning.waitFor()
  await page.getByRole('button', { name: 'Bring out the dice tray' }).tap()
  const tray = page.getByRole('region', { name: 'Dice tray' })
  await tray.waitFor()
  expect((await boxOf(tray)).y).toBeGreaterThanOrEqual((await boxOf(warning)).bottom)
})

journey('on a phone what is found is seen beside Find', async ({ open }) => {
  const page = await onPhone(open)
  await choose(page, 'Find')
  await page.getByRole('searchbox').fill('ferrywoman')
  await page.getByRole('searchbox').press('Enter')
  const peek = peekAt(page)
  await peek.rest()
  const { y } = await peek.at('tam-0')
  const find = await boxOf(page.locator('search'))
  expect(y).toBeGreaterThan(find.bottom)
  const guide = await boxOf(page.getByRole('complementary', { name: 'Guide' }))
  expect(y).toBeLessThan(guide.y)
})

journey('what a finger presses is large enough for it', async ({ open }) => {
  const page = await onPhone(open)
  const small = (within: Locator) =>
    within.locator('button:visible, input:visible').evaluateAll((all) =>
      all
        // A choice is pressed by its words too.
        .filter((one) => (one.closest('label') ?? one).getBoundingClientRect().height < 43.5)
        .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    )
  await choose(page, 'Settings')
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.waitFor()
  expect(await small(settings)).toEqual([])
  await settings.getByRole('button', { name: 'Close' }).tap()
  await choose(page, 'Look into the bin')
  const bin = page.getByRole('dialog', { name: 'In the bin' })
  await bin.getByText(/^a six-sided die showing \d$/).waitFor()
  expect(await small(bin)).toEqual([])
  await bin.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'More of the guide' }).tap()
  const guide = page.getByRole('complementary', { name: 'Guide' })
  await guide.getByRole('button', { name: 'Add an Aspect to an Object' }).tap()
  const form = guide.locator('form:not([data-within])')
  await form.locator('.prompts button').first().waitFor()
  expect(await small(form)).toEqual([])
})

journey(
  'the guide makes way for the lists, and for the paper one wants to write on',
  async ({ open }) => {
    const page = await onPhone(open)
    const guide = page.getByRole('complementary', { name: 'Guide' })
    const raise = async () => {
      for (let step = 0; step < 2; step++)
        await page.getByRole('button', { name: 'More of the guide' }).tap()
      await until('it stands over everything', async () => (await boxOf(guide)).y < 160)
    }
    const low = () => until('it lies low', async () => (await boxOf(guide)).y > 420)
    const thumb = page.getByRole('navigation', { name: 'Essentials' })
    const lists = thumb.getByRole('button', { name: 'Show the table as lists' })
    await raise()
    await lists.tap()
    await low()
    const heading = page.getByRole('heading', { name: /^Scenes/ })
    expect((await boxOf(heading)).bottom).toBeLessThan((await boxOf(guide)).y)
    await raise()
    await lists.tap()
    await low()
    await raise()
    await thumb.getByRole('button', { name: 'Tools' }).tap()
    await page.getByRole('button', { name: 'Marker: write by hand' }).tap()
    await low()
  },
)

/** Draws the guide up as high as it goes. */
async function raised(page: Page) {
  const guide = page.getByRole('complementary', { name: 'Guide' })
  const higher = page.getByRole('button', { name: 'More of the guide' })
  while ((await higher.getAttribute('aria-disabled')) !== 'true') await higher.tap()
  await guide.evaluate((el) => Promise.all(el.getAnimations().map(({ finished }) => finished)))
  return guide
}

for (const [name, how] of Object.entries({
  'on a phone': {},
  'on a phone on its side': ACROSS,
  'with large letters': LARGE,
  'with large letters, on a phone on its side': { ...ACROSS, ...LARGE },
}))
  journey(`${name} the bars stay within reach, and what is found is seen`, async ({ open }) => {
    const page = await onPhone(open, how)
    const guide = await raised(page)
    const thumb = page.getByRole('navigation', { name: 'Essentials' })
    const lists = thumb.getByRole('button', { name: 'Show the table as lists' })
    expect(await inReach(page.getByRole('button', { name: 'More', exact: true }))).toBe(true)
    expect(await inReach(lists)).toBe(true)
    await choose(page, 'Find')
    await page.getByRole('searchbox').fill('ferrywoman')
    await page.getByRole('searchbox').press('Enter')
    const peek = peekAt(page)
    await peek.rest()
    const { x, y } = await peek.at('tam-0')
    const find = await boxOf(page.locator('search'))
    expect(y > find.bottom || x > find.right).toBe(true)
    const below = (await guide.isVisible()) ? guide : thumb
    expect(y).toBeLessThan((await boxOf(below)).y)
    await page.getByRole('searchbox').press('Escape')
    await lists.tap()
    await page.locator('.place-lists').waitFor()
    expect(await inReach(lists)).toBe(true)
  })

journey('what is to be shown on the board is not hidden behind the guide', async ({ open }) => {
  // In the middle of its way down nobody knows where there is room.
  const page = await onPhone(open, { still: false })
  const guide = await raised(page)
  await guide.getByRole('button', { name: 'Learn the name she had when she slept' }).tap()
  await until('it lies low', async () => (await boxOf(guide)).y > 420)
  const peek = peekAt(page)
  await peek.rest()
  const { y } = await peek.at('name')
  const top = await boxOf(page.locator('.screen > .top'))
  expect(y).toBeGreaterThan(top.bottom)
  expect(y).toBeLessThan((await boxOf(guide)).y)
  // That was once: who looks elsewhere and takes up dice goes on looking there.
  const fingers = await fingersOn(page)
  for (let n = 0; n < 2; n++) {
    // Where nothing lies, also not near the finger.
    const x =
      await page.evaluate<number>(`Array.from({ length: 24 }, (_, n) => 8 + 15 * n).find((x) =>
      [[0, 0], [-18, 0], [18, 0], [0, -18], [0, 18]].every(([dx, dy]) => {
        const at = debug.board.at(x + dx, 340 + dy)
        return debug.board.lies(at.x, at.y) === undefined
      }))`)
    await fingers.down({ 1: [x, 340] })
    await fingers.drag({ 1: [x, 130] })
    await fingers.up()
    await peek.rest()
  }
  const elsewhere = await peek.at('name')
  expect(elsewhere.y < 0 || elsewhere.y > 640).toBe(true)
  await page.keyboard.press('d')
  await page.getByRole('dialog', { name: 'Throw dice freely' }).getByText('d6').first().tap()
  await page.keyboard.press('Escape')
  await peek.rest()
  expect(await peek.at('name')).toEqual(elsewhere)
})

journey('what is written while the guide is up is seen with its bar', async ({ open }) => {
  const page = await onPhone(open)
  const guide = await raised(page)
  for (const key of ['c', 'n']) {
    await page.keyboard.press(key)
    await page.locator('textarea.writing').waitFor()
    await page.keyboard.type('The old bridge')
    await page.getByRole('button', { name: 'Done' }).tap()
    const bar = page.locator('.item-bar')
    await bar.waitFor()
    await peekAt(page).rest()
    const { top, bottom } = await page.evaluate<{ top: number; bottom: number }>(
      `(({ top, height }) => ({ top, bottom: top + height }))(
        debug.board.screen(debug.board.selection()[0]))`,
    )
    const above = (await boxOf(guide)).y
    expect(top).toBeGreaterThan((await boxOf(page.locator('.screen > .top'))).bottom)
    expect(bottom).toBeLessThan(above)
    const box = await boxOf(bar)
    expect(box.bottom).toBeLessThan(above)
    expect(box.y > bottom - 1 || box.bottom < top + 1, 'it lies beside it').toBe(true)
  }
  // Whoever wants the guide all the same has it.
  await page.getByRole('button', { name: 'More of the guide' }).tap()
  await until('it is up', async () => (await boxOf(guide)).y < 400)
})

journey('with a phone’s keyboard up what the guide asks has all the room', async ({ open }) => {
  const page = await onPhone(open)
  const guide = await raised(page)
  await guide.getByRole('button', { name: 'Add an Object' }).tap()
  const form = guide.locator('form:not([data-within])')
  for (const size of [
    { width: 360, height: 330 },
    { width: 640, height: 180 },
  ]) {
    await page.setViewportSize(size)
    for (const part of [form.getByRole('textbox'), form.locator('button[type=submit]')])
      await until(`it is in reach at ${size.width} by ${size.height}`, () => inReach(part))
    expect(await page.getByRole('navigation', { name: 'Essentials' }).isVisible()).toBe(false)
  }
  await form.getByRole('textbox').fill('The old bridge')
  await form.locator('button[type=submit]').tap()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('navigation', { name: 'Essentials' }).waitFor()
  const lying = [...(await tableOn(page)).state().items.values()]
  expect(lying.some(({ texts }) => texts.title === 'The old bridge')).toBe(true)
})

journey('with large letters there is room to read the chronicle', async ({ open }) => {
  const page = await onPhone(open, LARGE)
  await choose(page, 'Read the story so far')
  const chapters = page.getByRole('navigation', { name: 'Chapters' })
  await chapters.getByRole('button').last().tap()
  const share = () =>
    page.evaluate(() => {
      const lines = Array.from({ length: 40 }, (_, i) => ((i + 0.5) * innerHeight) / 40)
      const read = lines.filter((y) => document.elementFromPoint(180, y)?.closest('.story'))
      return read.length / lines.length
    })
  await until('most of the screen is for reading', async () => (await share()) > 0.7)
})

journey('on a laptop, where not all seats have room, whoever acts is seen', async ({ open }) => {
  const { page } = await open('', { still: true })
  const table = dragonWakes()
  await openBackup(page, table)
  table.close()
  const ada = page.getByRole('button', { name: /^Ada/ }).first()
  await ada.click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  const seats = page.getByRole('list', { name: 'Who sits here' })
  const seen = async () => {
    const [seat, all] = [await boxOf(ada), await boxOf(seats)]
    return seat.x >= all.x && seat.right <= all.right
  }
  await seats.getByText('acts now').waitFor({ state: 'attached' })
  await until('Ada is seen', seen)
})
