import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Item } from '../../src/rules/plain/item.ts'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guests, Manner } from './help/browser.ts'
import { fingersOn } from './help/fingers.ts'
import { byFinger, journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

/** A way on the screen, CSS px. */
type Way = readonly (readonly [x: number, y: number])[]

/** Opens the plain table and sits down as Ada. */
async function atTable(open: Guests['open'], manner: Manner = {}) {
  const { page } = await open('?debug=quiet', { still: true, ...manner })
  const table = plainTable()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  const peek = peekAt(page)
  await peek.rest()
  return { page, peek }
}

/** What a marker wrote and nobody took away. */
async function inkOn(page: Page): Promise<readonly Item[]> {
  const items = [...(await tableOn(page)).board().items.values()]
  return items.filter(({ kind }) => kind === 'ink')
}
const strokes = (page: Page, count: number) =>
  until(`there are ${count} strokes`, async () => (await inkOn(page)).length === count)

async function draw(page: Page, way: Way): Promise<void> {
  const [[x, y] = [0, 0], ...rest] = way
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const [toX, toY] of rest) await page.mouse.move(toX, toY)
  await page.mouse.up()
}

/** A round way, once and a little more; `flat` makes it wider than it is high. */
const round = (x: number, y: number, r: number, flat = 0.55): Way =>
  Array.from({ length: 50 }, (_, i) => {
    const turn = (i / 48) * 2 * Math.PI - 2
    return [x + Math.cos(turn) * r, y + Math.sin(turn) * r * flat] as const
  })

const straight = (from: Way[number], to: Way[number]): Way =>
  Array.from({ length: 24 }, (_, i) => {
    const share = i / 23
    const bow = Math.sin(Math.PI * share) * 4
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + bow] as const
  })

const scribble = (x: number, y: number, wide = 60): Way =>
  Array.from({ length: 30 }, (_, i) => [x + (i / 30) * wide, y + Math.sin(i * 1.1) * 12] as const)

journey(
  'what is written on a card goes where the card goes, and is rubbed out',
  async ({ open }) => {
    const { page, peek } = await atTable(open)
    const { x, y } = await peek.at('north')
    await page.keyboard.press('m')
    await draw(page, scribble(x - 30, y))
    await strokes(page, 1)
    const [ink] = await inkOn(page)
    expect(ink?.place.on).toBe('north')
    expect(String(ink?.props.path).length).toBeLessThan(200)
    // A stroke that begins beside the card and is mostly on it is on it, too.
    await draw(page, scribble(x + 10, y + 14, 20))
    await strokes(page, 2)

    await page.keyboard.press('v')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 60, y + 70, { steps: 6 })
    await page.mouse.up()
    await peek.rest()
    const now = (await inkOn(page)).find(({ id }) => id === ink?.id)
    expect(now?.place).toEqual(ink?.place)
    await page.mouse.click(x + 60, y + 70)
    expect(await peek.selection()).toEqual(['north'])

    // A copy has the same written on it; the bin takes both along, and undoing brings them back.
    await page.keyboard.press('Control+d')
    await strokes(page, 4)
    await page.keyboard.press('Delete')
    await strokes(page, 2)
    await page.keyboard.press('Control+z')
    await strokes(page, 4)
    await page.keyboard.press('Control+z')
    await strokes(page, 2)

    // The eraser takes what it touches, by one gesture, and nothing else.
    await page.keyboard.press('e')
    await draw(page, straight([x + 20, y + 60], [x + 110, y + 100]))
    await strokes(page, 0)
    expect((await tableOn(page)).board().items.has('north')).toBe(true)
    await page.keyboard.press('Control+z')
    await strokes(page, 2)

    // By keyboard the newest is taken off, one after the other.
    await page.keyboard.press('v')
    await page.mouse.click(x + 60, y + 70)
    await page.keyboard.press('a')
    await page.getByRole('menuitem', { name: 'Rub out the newest stroke' }).press('Enter')
    await strokes(page, 1)
    expect((await inkOn(page)).map(({ id }) => id)).toEqual([ink?.id])
    await page.keyboard.press('Control+z')
    await strokes(page, 2)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await strokes(page, 0)
  },
)

journey(
  'an oval becomes a Scene, a line a Precursor, a box a card: if one likes',
  async ({ open }) => {
    const { page } = await atTable(open)
    const kinds = async (kind: string) =>
      [...(await tableOn(page)).board().items.values()].filter((item) => item.kind === kind)
    const [top, below] = [
      [640, 300],
      [640, 520],
    ] as const
    await page.keyboard.press('m')
    await draw(page, scribble(top[0] - 20, top[1], 40))
    await draw(page, round(...top, 70))
    await page.getByRole('button', { name: 'Make it a Scene' }).click()
    await strokes(page, 1)
    const [finale] = await kinds('oval')
    // What was written inside is written on it.
    expect((await inkOn(page))[0]?.place.on).toBe(finale?.id)
    // One step back, and it is ink again.
    await page.keyboard.press('Control+z')
    await strokes(page, 2)
    expect(await kinds('oval')).toHaveLength(0)
    await page.keyboard.press('Control+Shift+z')
    await strokes(page, 1)

    await draw(page, round(...below, 70))
    await page.getByRole('status').getByText('This looks like an oval.').waitFor()
    await page.keyboard.press('Enter')
    await until('there is another', async () => (await kinds('oval')).length === 2)
    await page.keyboard.press('Escape')

    await draw(page, straight([below[0], below[1] - 30], [top[0], top[1] + 34]))
    await page.getByRole('button', { name: 'Make it a Precursor' }).click()
    await until('it hangs on the first', async () =>
      (await kinds('oval')).some(({ props }) => props.parent === finale?.id),
    )
    await strokes(page, 1)

    // Whoever goes on drawing leaves it ink.
    await draw(page, round(900, 420, 60))
    await page.getByRole('button', { name: 'Make it a Scene' }).waitFor()
    await draw(page, scribble(880, 560))
    await page.getByRole('button', { name: 'Make it a Scene' }).waitFor({ state: 'detached' })
    await strokes(page, 3)

    const box: Way = [
      [340, 380],
      [460, 382],
      [461, 452],
      [341, 450],
      [340, 381],
    ]
    await draw(
      page,
      box.flatMap((to, i) =>
        i === 0 ? [to] : straight(box[i - 1]!, to).map(([x, y]) => [x, y] as const),
      ),
    )
    const cards = (await kinds('card')).length
    await page.getByRole('button', { name: 'Make it a card' }).click()
    await until('there is one more', async () => (await kinds('card')).length === cards + 1)
    await strokes(page, 3)
  },
)

byFinger('a pen writes, and then fingers do not; before, they do', async ({ open }) => {
  const { page, peek } = await atTable(open, { touch: true })
  const fingers = await fingersOn(page)
  const wire = await page.context().newCDPSession(page)
  const { x, y } = await peek.at('east')
  await page.keyboard.press('m')
  await fingers.down({ 1: [x - 30, y] })
  await fingers.drag({ 1: [x + 30, y + 8] })
  await fingers.up()
  await strokes(page, 1)
  // Two that come together move the paper.
  await fingers.down({ 1: [x - 30, y], 2: [x + 30, y] })
  await fingers.drag({ 1: [x - 60, y], 2: [x + 60, y] })
  await fingers.up()
  await peek.rest()
  expect(await inkOn(page)).toHaveLength(1)
  const near = await peek.at('east')

  // A pen writes with whatever is in the hand.
  await page.keyboard.press('v')
  const pen = (
    type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
    at: Way[number],
    force: number,
  ) =>
    wire.send('Input.dispatchMouseEvent', {
      type,
      x: at[0],
      y: at[1],
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      force,
      pointerType: 'pen',
      clickCount: 1,
    })
  const way = scribble(near.x - 40, near.y + 20, 90)
  await pen('mousePressed', way[0]!, 0.2)
  for (const [i, at] of way.entries()) await pen('mouseMoved', at, 0.1 + i / 34)
  await pen('mouseReleased', way.at(-1)!, 0)
  await strokes(page, 2)
  const written = (await inkOn(page)).find(
    ({ props }) => new Set(String(props.path).match(/[v-}]/g)).size > 3,
  )
  expect(written?.place.on).toBe('east')

  // From now on a finger moves what it touches.
  await page.keyboard.press('m')
  await fingers.down({ 1: [near.x, near.y] })
  await fingers.drag({ 1: [near.x - 40, near.y + 40] })
  await fingers.up()
  await peek.rest()
  expect(await inkOn(page)).toHaveLength(2)
  expect(Math.abs((await peek.at('east')).x - (near.x - 40))).toBeLessThan(4)
})

journey('another page sees what is written', async ({ open }) => {
  const { page, peek } = await atTable(open)
  const other = await page.context().newPage()
  await other.goto(page.url())
  const { x, y } = await peek.at('west')
  await page.bringToFront()
  await page.keyboard.press('m')
  // Ink that is wet lies on a canvas of its own: on the other page too, while it is being written.
  const wet = other.locator('canvas.wet')
  await page.mouse.move(x - 20, y)
  await page.mouse.down()
  let step = 0
  await until('the other page shows it grow', async () => {
    step += 1
    await page.mouse.move(x - 20 + (step % 30) * 3, y + (step % 7) * 2)
    return (await wet.count()) > 0
  })
  expect(await inkOn(other)).toEqual([])
  await page.mouse.up()
  await strokes(page, 1)
  await strokes(other, 1)
  await wet.waitFor({ state: 'detached' })
  expect(await inkOn(other)).toEqual(await inkOn(page))
})

journey(
  'one’s own marker lies at the table’s edge and is pulled onto the paper',
  async ({ open }) => {
    const { page, peek } = await atTable(open)
    const marker = page.getByRole('button', { name: 'The marker of Ada' })
    const lies = async () => (await marker.locator('.pen-barrel').isVisible()) && 'whole'
    expect(await lies()).toBe('whole')
    const { x, y } = await peek.at('west')
    const from = await marker.boundingBox()
    if (!from) throw new Error('no marker')
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
    await page.mouse.down()
    await page.mouse.move(x, y, { steps: 5 })
    await page.mouse.up()
    // It is in the hand now, and of it the cap is left.
    expect(await marker.getAttribute('aria-pressed')).toBe('true')
    expect(await lies()).toBe(false)
    expect(await inkOn(page)).toEqual([])
    await draw(page, scribble(x - 30, y))
    await strokes(page, 1)
    await marker.click()
    expect(await lies()).toBe('whole')
    // By the keyboard it is taken up and put back likewise.
    await marker.press('Enter')
    expect(await marker.getAttribute('aria-pressed')).toBe('true')
    await marker.press('Enter')
    expect(await marker.getAttribute('aria-pressed')).toBe('false')
    await draw(page, scribble(x - 30, y + 20))
    await peek.rest()
    expect(await inkOn(page)).toHaveLength(1)
  },
)

/** How large an item is seen, CSS px. */
const sizeOn = (page: Page, id: string) =>
  page.evaluate<{ width: number; height: number }>(
    `(({ width, height }) => ({ width, height }))(debug.board.screen('${id}'))`,
  )

const ovalsOn = async (page: Page) =>
  [...(await tableOn(page)).board().items.values()].filter(({ kind }) => kind === 'oval')

journey('an oval is as large as it was drawn, and its writing opens', async ({ open }) => {
  const { page } = await atTable(open)
  const writing = page.locator('textarea.writing')
  await page.keyboard.press('m')
  // What was written inside before is no reason to drop the keyboard.
  await draw(page, scribble(620, 290, 30))
  await draw(page, round(640, 300, 110, 0.5))
  await page.getByRole('button', { name: 'Make it a Scene' }).click()
  await writing.waitFor()
  await page.keyboard.type('mend it')
  // With the marker in hand, a press beside it ends that and draws nothing; the next one is a dot.
  await page.mouse.click(400, 460)
  await writing.waitFor({ state: 'detached' })
  await strokes(page, 1)
  await page.mouse.click(400, 460)
  await strokes(page, 2)
  const [scene] = await ovalsOn(page)
  expect(scene?.texts.objective).toBe('mend it')
  const { width, height } = await sizeOn(page, scene?.id ?? '')
  expect(Math.abs(width - 220)).toBeLessThan(14)
  expect(Math.abs(height - 110)).toBeLessThan(10)
})

journey(
  'the oval tool draws ink that stays; it is moved, and made a Scene later',
  async ({ open }) => {
    const { page, peek } = await atTable(open)
    const form = page.locator('form.move-form')
    await page.keyboard.press('o')
    await page.mouse.move(370, 335)
    await page.mouse.down()
    await page.mouse.move(590, 445, { steps: 8 })
    await page.mouse.up()
    await form.waitFor()
    await strokes(page, 1)
    await page.getByLabel('What do the Characters try to do?').press('Escape')
    await form.waitFor({ state: 'detached' })
    const [ink] = await inkOn(page)
    if (!ink) throw new Error('the ink is gone')

    await page.keyboard.press('v')
    await page.mouse.click(371, 390)
    expect(await peek.selection()).toEqual([ink.id])
    // Between its lines the paper is only paper.
    await page.mouse.click(480, 390)
    expect(await peek.selection()).toEqual([])
    await page.mouse.move(371, 390)
    await page.mouse.down()
    await page.mouse.move(411, 370, { steps: 5 })
    await page.mouse.up()
    await peek.rest()
    const moved = (await inkOn(page))[0]
    expect(moved?.place.x).toBeGreaterThan(ink.place.x + 10)

    await page.mouse.click(411, 370)
    await page.getByRole('button', { name: 'Make it a Scene' }).click()
    await page.locator('textarea.writing').waitFor()
    await page.keyboard.type('mend it')
    await page.keyboard.press('Enter')
    await strokes(page, 0)
    const [scene] = await ovalsOn(page)
    if (!scene) throw new Error('no Scene')
    expect(scene.texts.objective).toBe('mend it')
    const { width, height } = await sizeOn(page, scene.id)
    expect(Math.abs(width - 220)).toBeLessThan(16)
    expect(Math.abs(height - 110)).toBeLessThan(12)
    const at = await peek.at(scene.id)
    expect(Math.hypot(at.x - 520, at.y - 370)).toBeLessThan(12)

    // One that is said what it is takes the place of its ink at once.
    await page.keyboard.press('o')
    await page.mouse.move(380, 180)
    await page.mouse.down()
    await page.mouse.move(540, 260, { steps: 8 })
    await page.mouse.up()
    await page.getByLabel('What do the Characters try to do?').fill('Find it')
    await page.locator('form.move-form [type=submit]').click()
    await form.waitFor({ state: 'detached' })
    await strokes(page, 0)
    expect(await ovalsOn(page)).toHaveLength(2)

    // It is one step, back and forth.
    await page.keyboard.press('Control+z')
    await strokes(page, 1)
    await page.keyboard.press('Control+Shift+z')
    await strokes(page, 0)
  },
)
