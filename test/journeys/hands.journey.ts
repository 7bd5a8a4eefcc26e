import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guests } from './help/browser.ts'
import { dragonWakes } from './help/dragon.ts'
import { type Fingers, fingersOn } from './help/fingers.ts'
import { journey } from './help/journey.ts'
import { type Peek, peekAt, type Seen } from './help/peek.ts'
import { CARDS, plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

const IDS = Object.keys(CARDS)

/** Opens the plain table and sits down as Ada. */
async function atTable(
  open: Guests['open'],
  touch: boolean,
  screen: { readonly width?: number; readonly height?: number } = {},
): Promise<{ page: Page; peek: Peek; fingers: Fingers }> {
  const { page } = await open('?debug=quiet', { touch, still: true, ...screen })
  const table = plainTable()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  const peek = peekAt(page)
  await peek.rest()
  return { page, peek, fingers: await fingersOn(page) }
}

const near = (is: Seen, x: number, y: number) => Math.hypot(is.x - x, is.y - y) < 3

journey('four fingers drag four cards at the same time', async ({ open }) => {
  const { peek, fingers } = await atTable(open, true)
  const before = await peek.all(IDS)
  const stuck = await peek.at('stuck')
  const start = IDS.map((id) => before[id]!)
  const goal = start.map(({ x, y }, at) => [x + [40, -30, -50, 60][at]!, y + 35] as const)
  await fingers.down(Object.fromEntries(start.map(({ x, y }, at) => [at, [x, y] as const])))
  await fingers.drag(Object.fromEntries(goal.map((to, at) => [at, to])), 20)
  expect((await peek.hands()).match(/:hold\(/g)).toHaveLength(4)
  await fingers.up()
  await peek.rest()
  const after = await peek.all(IDS)
  for (const [at, id] of IDS.entries())
    expect(near(after[id]!, ...goal[at]!), `${id} arrived`).toBe(true)
  // What was stuck on the first came along.
  expect(near(await peek.at('stuck'), stuck.x + 40, stuck.y + 35)).toBe(true)
  expect(await peek.hands()).toBe('')
})

journey('one finger presses a button while another holds a card', async ({ open }) => {
  const { page, peek, fingers } = await atTable(open, true)
  const button = async (name: string) => {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox()
    return [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const
  }
  const { x, y } = await peek.at(IDS[0]!)
  await fingers.down({ 1: [x, y] })
  await fingers.drag({ 1: [x + 60, y + 30] })
  const marker = page.getByRole('button', { name: 'Marker: write by hand' })
  await fingers.down({ 2: await button('Marker: write by hand') })
  await fingers.up(2)
  await until('it was pressed', async () => (await marker.getAttribute('aria-pressed')) === 'true')
  // Once, and not a moment later once more.
  await fingers.down({ 2: await button('Hand: move things') })
  await fingers.up(2)
  await page.waitForTimeout(500)
  expect(await marker.getAttribute('aria-pressed')).toBe('false')
  // A finger that slides off has pressed nothing.
  const [mx, my] = await button('Marker: write by hand')
  await fingers.down({ 2: [mx, my] })
  await fingers.drag({ 2: [mx, my + 140] })
  await fingers.up(2)
  expect(await marker.getAttribute('aria-pressed')).toBe('false')
  expect(await peek.hands()).toContain(`hold(${IDS[0]})`)
  await fingers.up(1)
  await peek.rest()
  expect(near(await peek.at(IDS[0]!), x + 60, y + 30)).toBe(true)
})

journey('one finger on empty paper pans, two near each other pinch', async ({ open }) => {
  const { page, peek, fingers } = await atTable(open, true)
  const before = await peek.all(IDS)
  const x = (before.north!.x + before.east!.x) / 2
  const y = (before.north!.y + before.west!.y) / 2

  await fingers.down({ 1: [x, y] })
  await fingers.drag({ 1: [x + 50, y - 30] })
  await fingers.up()
  await peek.rest()
  const panned = await peek.all(IDS)
  for (const id of IDS) expect(near(panned[id]!, before[id]!.x + 50, before[id]!.y - 30)).toBe(true)
  expect(panned.north!.scale).toBe(before.north!.scale)

  await fingers.down({ 1: [x - 40, y], 2: [x + 40, y] })
  await fingers.drag({ 1: [x - 80, y], 2: [x + 80, y] })
  await fingers.up()
  await peek.rest()
  const pinched = await peek.at('north')
  expect(pinched.scale / panned.north!.scale).toBeCloseTo(2, 1)

  // Too late for a pinch: the second finger is another hand, and has nothing to do.
  await fingers.down({ 1: [x - 20, y] })
  await page.waitForTimeout(350)
  await fingers.down({ 2: [x + 20, y] })
  await fingers.drag({ 2: [x + 60, y] })
  await fingers.up()
  await peek.rest()
  expect((await peek.at('north')).scale).toBe(pinched.scale)
})

journey(
  'a finger writes by a double tap, and presses nothing that comes up under it',
  async ({ open }) => {
    const { page, peek } = await atTable(open, true)
    await page.evaluate(() => {
      const pressed: string[] = []
      for (const type of ['mousedown', 'click'])
        addEventListener(type, ({ target }) => pressed.push(`${type} ${target}`), true)
      Object.assign(globalThis, { pressed })
    })
    const { x, y } = await peek.at('south')
    // The second does not wait until the page has answered the first.
    await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)])
    const field = page.locator('textarea.writing')
    await field.waitFor()
    // Whatever the browser still had in mind has happened by then.
    await page.waitForTimeout(400)
    await page.keyboard.type('written')
    expect(await field.inputValue()).toContain('written')
    // A touch beside it has written.
    await page.touchscreen.tap(x, y + 160)
    await field.waitFor({ state: 'detached' })
    expect(await page.evaluate('pressed')).toEqual([])
  },
)

journey('on a phone two fingers zoom wherever they lie, and move nothing', async ({ open }) => {
  const { peek, fingers } = await atTable(open, true, { width: 360, height: 640 })
  const before = await peek.all(IDS)
  const on = IDS.map((id) => before[id]!).find(
    ({ x, y }) => x > 60 && x < 300 && y > 140 && y < 400,
  )
  if (!on) throw new Error('nothing lies before the eyes')
  await fingers.down({ 1: [on.x - 12, on.y], 2: [on.x + 12, on.y] })
  await fingers.drag({ 1: [on.x - 36, on.y], 2: [on.x + 36, on.y] })
  await fingers.up()
  await peek.rest()
  const after = await peek.all(IDS)
  const factor = after[IDS[0]!]!.scale / before[IDS[0]!]!.scale
  expect(factor).toBeGreaterThan(2)
  const apart = (all: typeof before) =>
    Math.hypot(all.north!.x - all.east!.x, all.north!.y - all.east!.y)
  expect(apart(after) / apart(before)).toBeCloseTo(factor, 1)
  expect(await peek.selection()).toEqual([])
})

journey('what the system takes away goes back, and a palm is no hand', async ({ open }) => {
  const { peek, fingers } = await atTable(open, true)
  const { north, east } = await peek.all(IDS)
  await fingers.down({ 1: [north!.x, north!.y], 2: [east!.x, east!.y] })
  await fingers.drag({ 1: [north!.x + 60, north!.y + 60], 2: [east!.x - 60, east!.y + 60] })
  await fingers.cancel()
  await peek.rest()
  expect(near(await peek.at('north'), north!.x, north!.y)).toBe(true)
  expect(near(await peek.at('east'), east!.x, east!.y)).toBe(true)

  await fingers.down({ 1: [north!.x, north!.y] }, 50)
  await fingers.drag({ 1: [north!.x + 60, north!.y + 60] })
  await fingers.up()
  await peek.rest()
  expect(near(await peek.at('north'), north!.x, north!.y)).toBe(true)
  expect(await peek.selection()).toEqual([])
  expect(await peek.hands()).toBe('')
})

journey('a finger pulls a note from its pad and sticks it on a card', async ({ open }) => {
  const { page, peek, fingers } = await atTable(open, true)
  const pad = await page.getByRole('button', { name: 'Pink notes: take one' }).boundingBox()
  const { x, y } = await peek.at('south')
  const from = [pad!.x + pad!.width / 2, pad!.y + pad!.height / 2] as const
  await fingers.down({ 1: from })
  await fingers.drag({ 1: [x, y] }, 20)
  await fingers.up()
  await peek.rest()
  const table = await tableOn(page)
  const notes = [...table.state().items.values()].filter(
    ({ props, kind }) => kind === 'note' && props.color === 'pink',
  )
  expect(notes.map(({ place }) => place.on)).toEqual(['south'])
  // It is in hand: Enter writes it.
  expect(await peek.selection()).toEqual(notes.map(({ id }) => id))
  await page.keyboard.press('Enter')
  await page.locator('.writing').waitFor()
})

journey('several fingers on the paper never end in a selection', async ({ open }) => {
  const { page, peek, fingers } = await atTable(open, true)
  const { north, east, south, west } = await peek.all(IDS)
  await page.evaluate("debug.board.select(['east'])")
  const x = (north!.x + east!.x) / 2
  const low = (north!.y + west!.y) / 2
  // Two that rest; one goes, and the other stays and moves.
  await fingers.down({ 1: [x - 60, low] })
  await page.waitForTimeout(400)
  await fingers.down({ 2: [x + 60, low] })
  await page.waitForTimeout(600)
  await fingers.up(2)
  await page.waitForTimeout(700)
  expect(await peek.hands()).not.toContain('frame')
  await fingers.drag({ 1: [x - 40, low] })
  await fingers.up()
  expect(await peek.selection()).toEqual(['east'])

  // Two people carry cards, and each rests the other hand.
  await fingers.down({ 1: [north!.x + 20, north!.y - 20] })
  await fingers.drag({ 1: [north!.x + 30, north!.y - 10] }, 3)
  await fingers.down({ 2: [x, low + 10] })
  await fingers.down({ 3: [south!.x + 20, south!.y + 10] })
  await fingers.drag({ 3: [south!.x, south!.y] }, 3)
  await fingers.down({ 4: [x + 30, low + 60] })
  await page.waitForTimeout(700)
  expect(await peek.hands()).not.toContain('frame')
  await fingers.up(1)
  await fingers.up(3)
  await page.waitForTimeout(700)
  expect(await peek.hands()).not.toContain('frame')
  await fingers.up()
  expect(await peek.hands()).toBe('')
  expect(await peek.selection()).toEqual(['east'])

  // One alone still selects by resting; a second that comes then ends that, and what was selected stays so.
  await fingers.down({ 1: [x, low] })
  await until('it would frame', async () => (await peek.hands()).includes('frame'))
  await fingers.down({ 2: [x + 80, low + 20] })
  await fingers.drag({ 1: [x + 40, low + 40], 2: [x + 120, low + 60] }, 3)
  await fingers.up()
  expect(await peek.selection()).toEqual(['east'])
})

journey('a long press selects and tells what can be done', async ({ open }) => {
  const { page, peek, fingers } = await atTable(open, true)
  const { x, y } = await peek.at('west')
  await fingers.down({ 1: [x, y] })
  await page.getByRole('menuitem', { name: 'Put in the bin' }).waitFor()
  await fingers.up()
  expect(await peek.selection()).toEqual(['west'])
  await page.getByRole('menuitem', { name: 'Put in the bin' }).tap()
  await until('it is in the bin', async () => {
    const table = await page.evaluate<boolean>('debug.board.screen("west") === undefined')
    return table
  })
})

journey('the mouse drags, zooms, frames, and a whole drag is one undo', async ({ open }) => {
  const { page, peek } = await atTable(open, false)
  const { mouse, keyboard } = page
  const before = await peek.all(IDS)
  const { north, east, west } = before

  await mouse.move(north!.x, north!.y)
  await mouse.down()
  await mouse.move(north!.x + 90, north!.y + 70, { steps: 15 })
  await mouse.up()
  await peek.rest()
  expect(near(await peek.at('north'), north!.x + 90, north!.y + 70)).toBe(true)
  await keyboard.press('Control+z')
  await peek.rest()
  expect(near(await peek.at('north'), north!.x, north!.y)).toBe(true)
  await keyboard.press('Control+Shift+z')
  await peek.rest()
  expect(near(await peek.at('north'), north!.x + 90, north!.y + 70)).toBe(true)
  await keyboard.press('Control+z')
  await peek.rest()

  // A frame round the upper two, begun on empty paper.
  const middle = (north!.y + west!.y) / 2
  await mouse.move(north!.x - 110, middle)
  await mouse.down()
  await mouse.move(east!.x + 110, north!.y - 60, { steps: 12 })
  await mouse.up()
  expect((await peek.selection()).filter((id) => IDS.includes(id)).sort()).toEqual([
    'east',
    'north',
  ])
  await mouse.move(east!.x, east!.y)
  await mouse.down()
  await mouse.move(east!.x - 30, east!.y + 40, { steps: 12 })
  await mouse.up()
  await peek.rest()
  const moved = await peek.all(IDS)
  expect(near(moved.north!, north!.x - 30, north!.y + 40)).toBe(true)
  expect(near(moved.east!, east!.x - 30, east!.y + 40)).toBe(true)
  await keyboard.press('Control+z')
  await peek.rest()
  const back = await peek.all(IDS)
  for (const id of IDS) expect(near(back[id]!, before[id]!.x, before[id]!.y), id).toBe(true)

  await mouse.move(west!.x, west!.y)
  await keyboard.down('Control')
  await mouse.wheel(0, -200)
  await keyboard.up('Control')
  await peek.rest()
  const zoomed = await peek.at('west')
  expect(zoomed.scale).toBeGreaterThan(west!.scale * 1.1)
  // What is under the mouse stays there.
  expect(near(zoomed, west!.x, west!.y)).toBe(true)
})

journey('bin and take back, duplicate, turn, find', async ({ open }) => {
  const { page, peek } = await atTable(open, false)
  const { x, y, turn } = await peek.at('south')
  await page.mouse.click(x, y)
  await page.keyboard.press('r')
  await peek.rest()
  expect((await peek.at('south')).turn - turn).toBeCloseTo(Math.PI / 12, 3)

  await page.keyboard.press('Control+d')
  await peek.rest()
  const [copy] = await peek.selection()
  expect(copy).not.toBe('south')
  expect((await peek.at(copy!)).turn - turn).toBeCloseTo(Math.PI / 12, 3)
  await page.keyboard.press('Delete')
  await until('the copy is in the bin', () =>
    page.evaluate<boolean>(`debug.board.screen(${JSON.stringify(copy)}) === undefined`),
  )

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Look into the bin' }).click()
  await page.getByRole('button', { name: /^Take back/ }).click()
  await page.keyboard.press('Escape')
  await until('it lies there again', () =>
    page.evaluate<boolean>(`debug.board.screen(${JSON.stringify(copy)}) !== undefined`),
  )

  await page.keyboard.press('f')
  await page.getByRole('searchbox', { name: 'Find on the table' }).fill('card WEST')
  await page.getByText('1 place').waitFor()
  await page.keyboard.press('Enter')
  await peek.rest()
  const found = await peek.at('west')
  const board = await page.locator('.tabletop-canvas').boundingBox()
  expect(found.x).toBeGreaterThan(board!.x)
  expect(found.x).toBeLessThan(board!.x + board!.width)
})

journey('a copied Scene hangs on the same Parent and has not been played', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  const table = dragonWakes()
  const won = table.board().items.get('fleet')
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: /^Ada/ }).waitFor()
  const peek = peekAt(page)
  await peek.rest()
  const { x, y } = await peek.at('fleet')
  // Beside its middle, where a die may lie.
  await page.mouse.click(x - 20, y)
  await page.keyboard.press('Control+d')
  await peek.rest()
  const [id = ''] = await peek.selection()
  expect(id).not.toBe('fleet')
  const copy = (await tableOn(page)).board().items.get(id)
  expect(copy?.props.parent).toBe('bind')
  expect(copy?.texts).toEqual({ ...won?.texts, told: '' })
})

journey('everything by the keyboard alone', async ({ open }) => {
  const { page, peek } = await atTable(open, false)
  const { keyboard } = page
  const onBoard = () =>
    page.evaluate<string | null>(
      `document.activeElement.matches('.tabletop-item') ? document.activeElement.getAttribute('aria-label') : null`,
    )
  await page.evaluate('document.activeElement.blur()')
  for (let presses = 0; (await onBoard()) === null; presses++) {
    if (presses > 60) throw new Error('Tab does not come to the board')
    await keyboard.press('Tab')
  }
  expect(await onBoard()).toContain('Card north')
  const names = [await onBoard()]
  while (names.at(-1)?.includes('Card west') === false) {
    await keyboard.press('Tab')
    names.push(await onBoard())
  }
  // In reading order; what is stuck on a card comes after its card.
  expect(names.map((name) => /(Card \w+|stuck on it)/.exec(name ?? '')?.[1])).toEqual([
    'Card north',
    'stuck on it',
    'Card east',
    'Card west',
  ])

  const before = await peek.at('west')
  await keyboard.press('ArrowRight')
  await keyboard.press('Shift+ArrowUp')
  await peek.rest()
  const after = await peek.at('west')
  expect((after.x - before.x) / before.scale).toBeCloseTo(5, 1)
  expect((after.y - before.y) / before.scale).toBeCloseTo(-25, 1)

  await keyboard.press('Enter')
  await page.locator('textarea.writing').waitFor()
  await keyboard.press('End')
  await keyboard.type(' by the sea')
  await keyboard.press('Escape')
  await until('the focus is on the card again', async () => (await onBoard()) !== null)
  expect(await onBoard()).toContain('Card west by the sea')

  for (const [key, text] of [
    ['n', 'A note'],
    ['c', 'A card'],
  ] as const) {
    await keyboard.press(key)
    await page.locator('textarea.writing').waitFor()
    await keyboard.type(text)
    await keyboard.press('Escape')
    await page.locator('textarea.writing').waitFor({ state: 'detached' })
  }
  const table = await tableOn(page)
  const texts = [...table.state().items.values()].map(({ kind, texts }) =>
    [kind, ...Object.values(texts)].join(' ').trim(),
  )
  expect(texts).toContain('note A note')
  expect(texts).toContain('card A card')
  expect(texts).toContain('card Card west by the sea')
})

journey(
  'what something shall lie beside is asked only as long as a notice says so',
  async ({ open }) => {
    const { page, peek } = await atTable(open, false)
    const { mouse, keyboard } = page
    const notice = page.locator('.notice', { hasText: 'Now press what it shall lie beside.' })
    const before = await peek.all(IDS)
    const { north, east, west } = before
    const ways: readonly (() => Promise<void>)[] = [
      () => keyboard.press('Escape'),
      () => notice.getByRole('button', { name: 'Close' }).click(),
      () => keyboard.press('v'),
      () => mouse.click((north!.x + east!.x) / 2, north!.y),
    ]
    for (const end of ways) {
      await mouse.click(north!.x, north!.y)
      await keyboard.press('b')
      await notice.waitFor()
      await end()
      await notice.waitFor({ state: 'detached' })
      await mouse.click(west!.x, west!.y)
      await peek.rest()
      expect(await peek.all(IDS)).toEqual(before)
    }
    // It stands no shorter than it is so.
    await keyboard.press('b')
    await notice.waitFor()
    expect(await notice.getAttribute('data-stays')).toBe('true')
    await mouse.click(north!.x, north!.y)
    await notice.waitFor({ state: 'detached' })
    await peek.rest()
    expect(await peek.all(IDS)).not.toEqual(before)
  },
)
