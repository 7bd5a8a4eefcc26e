import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { boundsOf, fieldValue } from '../../src/rules/board/field.ts'
import { fieldBlocks, fieldLayout, trackOf } from '../../src/rules/board/spots.ts'
import { gold, health, game as known } from '../games/beasts/game.ts'
import { title } from '../games/beasts/title.ts'
import { diceOf } from '../sync/garbage.ts'
import { tableOn } from './help/backup.ts'
import { type Guest, type Guests, guestsAt } from './help/browser.ts'
import { copyWith } from './help/gamehouse.ts'
import { inn } from './help/inn.ts'
import { amiss } from './help/journey.ts'
import { dialog, linkOf } from './help/mates.ts'
import { openNetwork, PLAIN_ADDRESSES } from './help/network.ts'
import { peekAt } from './help/peek.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

let house: Awaited<ReturnType<typeof copyWith>>
let served: Awaited<ReturnType<(typeof house)['serve']>>
let guests: Guests
beforeAll(async () => {
  house = await copyWith(['beasts'])
  await house.run('.config/build.mjs')
  served = await house.serve(4486)
}, 240_000)
afterAll(async () => {
  await served?.close()
  await house?.clear()
})
beforeEach(() => {
  guests = guestsAt(served.local, inn)
})
afterEach(async () => {
  expect(await guests.close()).toEqual([])
})

/** The beast that lies there, and the board it lies on. */
async function beastOn(page: Page) {
  const board = (await tableOn(page)).board()
  const item = [...board.items.values()].find(({ kind }) => kind === 'beast')
  if (!item) throw new Error('no beast lies there')
  return { board, item }
}
const healthOn = async (page: Page) => {
  const { board, item } = await beastOn(page)
  return fieldValue(health, item, board)
}
const has = (page: Page, n: number) =>
  until(`its health is ${n}`, async () => (await healthOn(page)) === n, 30_000)

/** Lays a table, sits down, and meets a beast of this name. */
async function meet({ page }: Guest, name: string): Promise<void> {
  await page.getByRole('radio', { name: String(title.words.en.beasts) }).check()
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await playerAt(page).takeSeat('Ada')
  await page.getByRole('button', { name: 'Meet a beast' }).click()
  await page.getByLabel('What is it called?').fill(name)
  await page.keyboard.press('Enter')
  await until('it lies there', async () => (await tableOn(page)).board().items.size === 1)
}

/** The beast before the eyes: where a spot of it, mm from its middle, is on the page. */
async function look(page: Page) {
  await page.keyboard.press('0')
  await peekAt(page).rest()
  // So near that a hand can mean each box.
  for (let i = 0; i < 2; i++) await page.keyboard.press('+')
  await peekAt(page).rest()
  const thing = page.locator('.tabletop-item[tabindex="0"]')
  await thing.focus()
  const box = await thing.boundingBox()
  const zoom = await page.evaluate<number>('debug.board.zoomed()')
  if (!box) throw new Error('it is nowhere')
  const { board, item } = await beastOn(page)
  const { width, height } = known.pieces.beast!
  const spot = (x: number, y: number) =>
    [box.x + box.width / 2 + x * zoom, box.y + box.height / 2 + y * zoom] as const
  const blockOf = (id: string) =>
    fieldBlocks(known.pieces.beast!, item).find(({ field }) => field === id)!
  const { most } = boundsOf(health, item, board)
  return {
    name: spot(0, 8 - height / 2),
    /** The middle of a box of its health. */
    box(n: number) {
      const block = blockOf('health')
      const { x, y, w } = fieldLayout(block, trackOf(health, 0, most)).boxes[n - 1]!
      const { box: at } = block
      return spot(at.x + at.w / 2 - width / 2 + x + w / 2, at.y + at.h / 2 - height / 2 + y + w / 2)
    },
    /** The later half of its gold. */
    more() {
      const { box: at } = blockOf('gold')
      return spot(at.x + at.w * 0.85 - width / 2, at.y + at.h * 0.6 - height / 2)
    },
  }
}

const spin = (page: Page, name: string) => page.getByRole('spinbutton', { name })
const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/fields-${name}.png` })
}

test('a beast is struck by hand, by keys and in the lists', async () => {
  const ada = await guests.open('?debug=quiet', { still: true })
  const { page } = ada
  await meet(ada, 'Brindle')
  const on = await look(page)
  const press = async ([x, y]: readonly [number, number]) => page.mouse.click(x, y)

  // As long as it is not selected, a hand only selects it.
  await press(on.box(3))
  await spin(page, 'Health').waitFor()
  expect(await healthOn(page)).toBe(8)
  expect(await amiss(page)).toEqual([])
  // What counts has come meanwhile, and it is no double tap.
  await page.waitForTimeout(500)
  await press(on.box(3))
  await has(page, 3)
  await shot(page, 'struck')
  // Twice in a row counts twice, and writes nothing.
  await page.mouse.dblclick(...on.more())
  expect(await page.locator('textarea.writing').count()).toBe(0)
  const { item } = await beastOn(page)
  expect(item.props[gold.id]).toBe(2)

  // Along the track: seen at once, counted when it is let go.
  await page.mouse.move(...on.box(3))
  await page.mouse.down()
  await page.mouse.move(...on.box(2), { steps: 4 })
  await page.mouse.move(...on.box(1), { steps: 6 })
  expect(await healthOn(page)).toBe(3)
  await shot(page, 'sliding')
  await page.mouse.up()
  await until('it is counted', async () => (await healthOn(page)) < 2)
  await page.keyboard.press('Control+z')
  await has(page, 3)
  // To the side it is the thing that goes.
  const before = (await beastOn(page)).item.place
  await page.mouse.move(...on.box(2))
  await page.mouse.down()
  const [x, y] = on.box(2)
  await page.mouse.move(x + 2, y - 60, { steps: 8 })
  await page.mouse.up()
  await until('it lies elsewhere', async () => (await beastOn(page)).item.place.y < before.y - 10)
  expect(await healthOn(page)).toBe(3)

  // By keys from the thing, and back to it.
  await page.locator('.tabletop-item[tabindex="0"]').focus()
  await page.keyboard.press('k')
  await until('its fields have the keyboard', () =>
    spin(page, 'Health').evaluate((el) => el === document.activeElement),
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('PageUp')
  await has(page, 8)
  await page.keyboard.press('ArrowDown')
  await has(page, 7)
  expect(await spin(page, 'Health').getAttribute('aria-valuetext')).toBe('7 of 8')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(`document.activeElement.className`)).toContain('tabletop-item')

  // The same in the lists.
  await page.keyboard.press('Shift+O')
  const line = page.locator('[data-line]', { hasText: 'Brindle' }).first()
  await line.getByText('Health 7 of 8').waitFor()
  await line.focus()
  await page.keyboard.press('k')
  await until('its fields have the keyboard', () =>
    spin(page, 'Health').evaluate((el) => el === document.activeElement),
  )
  await page.keyboard.press('Home')
  await line.getByText('Health 0 of 8').waitFor()
  await shot(page, 'lists')
  expect(await amiss(page)).toEqual([])
}, 120_000)

test('two who strike it apart both count when they meet, and each undoes their own', async () => {
  const network = openNetwork(diceOf(16))
  onTestFinished(() => network.close())
  const open = (path: string, name: string) =>
    guests.open(path, {
      still: true,
      alone: true,
      flags: [PLAIN_ADDRESSES],
      before: (context) => network.attach(context, name),
    })
  const ada = await open('?debug=quiet', 'ada')
  await meet(ada, 'Brindle')
  await ada.page.keyboard.press('i')
  await until('there is a link', async () => (await linkOf(ada)).length > 10)
  const link = await linkOf(ada)
  await ada.page.keyboard.press('Escape')
  await dialog(ada.page).waitFor({ state: 'detached' })
  const ben = await open(`?debug=quiet${link}`, 'ben')
  await playerAt(ben.page).takeSeat('Ben')
  await has(ben.page, 8)
  await until('Ada knows of Ben', async () => (await tableOn(ada.page)).state().seats.length === 2)

  network.part('ben')
  for (const [{ page }, times] of [
    [ada, 3],
    [ben, 2],
  ] as const) {
    await page.mouse.click(...(await look(page)).name)
    for (let i = 0; i < times; i++) await page.getByRole('button', { name: 'Health: less' }).click()
    expect(await healthOn(page)).toBe(8 - times)
  }
  network.heal()
  await Promise.all([has(ada.page, 3), has(ben.page, 3)])
  await ben.page.keyboard.press('Control+z')
  await Promise.all([has(ada.page, 5), has(ben.page, 5)])
  await ada.page.keyboard.press('Control+z')
  await Promise.all([has(ada.page, 8), has(ben.page, 8)])
}, 120_000)
