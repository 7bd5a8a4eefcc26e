import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guests, Manner } from './help/browser.ts'
import { amiss, journey } from './help/journey.ts'
import { plainTable } from './help/plain.ts'
import { pixelsOf } from './help/png.ts'
import { until } from './help/until.ts'
import { askew } from './help/whole.ts'

async function atTable(open: Guests['open'], manner: Manner = {}) {
  const { page } = await open('?debug=quiet', { still: true, ...manner })
  const table = plainTable()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: 'More', exact: true }).waitFor()
  return page
}

async function settings(page: Page) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.waitFor()
  return {
    dialog,
    choose: (label: string, one: string) => dialog.getByLabel(label).selectOption(one),
    done: () => page.keyboard.press('Escape'),
  }
}

/** The colour that is seen at a point of the page. */
const seen = async (page: Page, x: number, y: number) => pixelsOf(await page.screenshot()).at(x, y)

journey('light or dark, large letters and little motion are what one sets', async ({ open }) => {
  const page = await atTable(open, { still: false })
  const root = page.locator('html')
  const panel = () =>
    page.locator('.guide').evaluate((el) => getComputedStyle(el).getPropertyValue('color'))
  const light = await panel()
  const { choose, dialog, done } = await settings(page)
  await choose('Light or dark', 'Dark')
  const dark = await panel()
  expect(dark).not.toBe(light)
  expect(await root.evaluate((el) => getComputedStyle(el).colorScheme)).toContain('dark')
  // What the system asks counts no more, and then again.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  expect(await panel()).toBe(dark)
  await choose('Light or dark', 'As the system asks')
  expect(await panel()).toBe(light)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await panel()).toBe(dark)
  await choose('Light or dark', 'Light')
  expect(await panel()).toBe(light)

  expect(await root.getAttribute('data-still')).toBeNull()
  await choose('Motion', 'As little as can be')
  expect(await root.getAttribute('data-still')).toBe('')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await choose('Motion', 'Everything moves')
  expect(await root.getAttribute('data-still')).toBeNull()
  await choose('Motion', 'As the system asks')
  expect(await root.getAttribute('data-still')).toBe('')

  const size = () => root.evaluate((el) => Number.parseFloat(getComputedStyle(el).fontSize))
  const usual = await size()
  await choose('Size of letters', 'Very large')
  expect((await size()) / usual).toBeCloseTo(1.3)
  await dialog.getByText('Finding others', { exact: true }).click()
  await done()
  // It is still so after the page was loaded anew, before anything else of it is seen.
  await page.reload()
  await page.getByRole('button', { name: 'More', exact: true }).waitFor()
  expect((await size()) / usual).toBeCloseTo(1.3)
  expect(await panel()).toBe(light)
})

journey.for([
  [360, 640],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const)(
  'with very large letters everything is in its place, %i by %i',
  async ([width, height], { open }) => {
    const page = await atTable(open, { width, height })
    const { choose, done } = await settings(page)
    await choose('Size of letters', 'Very large')
    expect(await askew(page)).toEqual([])
    await done()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await askew(page)).toEqual([])
    if (width < 1000) return
    // The bar of a Scene lies beside how near one looks, and nothing is cut off its name.
    await page.keyboard.press('o')
    await page.mouse.click(400, 300)
    await page.getByLabel('What do the Characters try to do?').fill('Cross the gorge by day')
    await page.locator('form.move-form [type=submit]').click()
    const lying = await tableOn(page)
    const scene = [...lying.board().items.values()].find(({ kind }) => kind === 'oval')
    await page.evaluate(`debug.board.select(['${scene?.id}'])`)
    const bar = page.locator('.item-bar')
    await bar.getByRole('button', { name: 'Sketch a Precursor' }).waitFor()
    const right = (one: Locator) => one.evaluate((el) => el.getBoundingClientRect().right)
    const left = (one: Locator) => one.evaluate((el) => el.getBoundingClientRect().left)
    expect(await right(bar)).toBeLessThanOrEqual(await left(page.locator('.zoom-bar')))
    const letters = await bar.locator('.name').evaluate((el) => {
      const pen = document.createElement('canvas').getContext('2d')
      if (!pen) throw new Error('no pen')
      pen.font = getComputedStyle(el).font
      const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText('g')
      return { high: up + down, room: el.clientHeight }
    })
    expect(letters.room).toBeGreaterThanOrEqual(letters.high)
  },
)

journey('[P1] a whiteboard, or something else, may lie on the table', async ({ open }) => {
  const page = await atTable(open)
  const { choose, dialog, done } = await settings(page)
  await choose('What it is covered with', 'Whiteboard')
  await done()
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('w')
  // In the upper middle of the sheet nothing lies.
  const ground = () => seen(page, 480, 130)
  const pale = async () => Math.min(...(await ground())) > 215
  await until('the whiteboard is seen', pale)
  const kept = async () => (await tableOn(page)).state().play['look/ground']
  expect(await kept()).toBe('whiteboard')
  // It is the table's: it is there again, and undone like everything else.
  await page.reload()
  await page.getByRole('button', { name: 'More', exact: true }).waitFor()
  await page.keyboard.press('w')
  await until('it is seen again', pale)
  const again = await settings(page)
  await again.choose('What it is covered with', 'Linen cloth')
  await again.done()
  await page.keyboard.press('Control+z')
  await until('it is a whiteboard again', async () => (await kept()) === 'whiteboard')
  const last = await settings(page)
  await last.choose('What it is covered with', 'Butcher paper')
  await last.done()
  await until('it is paper', async () => {
    const [r = 0, , b = 0] = await ground()
    return r - b > 50
  })
})

journey(
  'nothing moves aside at the first throw, and all colours stand in rows',
  async ({ open }) => {
    const page = await atTable(open)
    const places = () =>
      page
        .locator('.bar-tools button')
        .evaluateAll((all) => all.map((el) => Math.round(el.getBoundingClientRect().left)))
    const before = await places()
    const rolls = page.getByRole('button', { name: 'Throws so far' })
    expect(await rolls.getAttribute('aria-disabled')).toBe('true')
    await page.getByRole('button', { name: /^Ada/ }).click()
    await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
    await page.keyboard.press('d')
    const dice = page.getByRole('dialog', { name: 'Throw dice freely' })
    await dice.getByRole('textbox').fill('2d6')
    await dice.getByRole('button', { name: 'Throw' }).click()
    await until('it is written down', async () => (await tableOn(page)).state().rolls.length > 0)
    await page.keyboard.press('Escape')
    expect(await places()).toEqual(before)
    expect(await rolls.getAttribute('aria-disabled')).not.toBe('true')

    // Every entry of the menu has a sign, and no two the same.
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const signs = await page
      .getByRole('menuitem')
      .evaluateAll((all) => all.map((el) => el.querySelector('svg')?.innerHTML ?? ''))
    expect(signs.filter((sign) => sign === '')).toEqual([])
    expect(new Set(signs).size).toBe(signs.length)
    await page.keyboard.press('Escape')

    const here = page.getByRole('list', { name: 'Who sits here' })
    await here.getByRole('button', { name: 'One more seat' }).click()
    const rows = await page
      .locator('.seat-colors label')
      .evaluateAll((all) => all.map((el) => Math.round(el.getBoundingClientRect().top)))
    expect(rows).toHaveLength(8)
    for (const top of rows) expect(rows.filter((one) => one === top).length).toBeGreaterThan(1)
  },
)

journey('the tables of the lobby lie in the middle, under what can be done', async ({ open }) => {
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    const { page, close } = await open('', { width, height, still: true })
    await page.getByRole('button', { name: 'See a game of Prophecy half played' }).click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()
    await page.locator('.lobby-table').waitFor()
    const middles = await page.locator('.lobby-table, .lay').evaluateAll((all) =>
      all.map((el) => {
        const { left, right } = el.getBoundingClientRect()
        return (left + right) / 2
      }),
    )
    for (const middle of middles) expect(Math.abs(middle - width / 2)).toBeLessThan(12)
    await close()
  }
})

journey('what anybody may want at once is set in the lobby, too', async ({ open }) => {
  const { page } = await open('', { still: true })
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Settings' })
  await dialog.getByLabel('Light or dark').selectOption('Dark')
  await dialog.getByLabel('Size of letters').selectOption('Very large')
  expect(await amiss(page)).toEqual([])
  expect(await askew(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.reload()
  const root = page.locator('html')
  await until('it is dark', async () => (await root.getAttribute('data-theme')) === 'dark')
  expect(await root.getAttribute('data-letters')).toBe('130')
})
