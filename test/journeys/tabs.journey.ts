import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guest } from './help/browser.ts'
import { dragonWakes } from './help/dragon.ts'
import { journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

/** Another tab of the same browser at the table that this one shows. */
async function beside({ page, tab }: Guest): Promise<Page> {
  const { search, hash } = new URL(page.url())
  const other = await tab(search + hash)
  await other.locator('.tabletop-canvas').waitFor()
  await peekAt(other).rest()
  return other
}

const sit = async (page: Page) => {
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
}

journey('two tabs of one table see each edit and each drag at once', async ({ open }) => {
  const guest = await open('?debug=quiet', { still: true })
  const { page } = guest
  await openBackup(page, plainTable())
  await sit(page)
  const other = await beside(guest)
  const [here, there] = [peekAt(page), peekAt(other)]
  const start = await there.at('south')
  const from = await here.at('south')

  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x - 40, from.y - 60, { steps: 12 })
  // Still in the hand.
  await until('the drag is seen in the other tab', async () => {
    const { x, y, scale } = await there.at('south')
    const by = scale / from.scale
    return Math.hypot(x - (start.x - 40 * by), y - (start.y - 60 * by)) < 3
  })
  expect(await here.hands()).toContain(':hold(south)')
  await page.mouse.up()
  await here.rest()
  const [a, b] = [await tableOn(page), await tableOn(other)]
  expect(b.state().items.get('south')?.place).toEqual(a.state().items.get('south')?.place)
  expect(a.state().items.get('south')?.place.x).toBeLessThan(170)
})

journey('whoever reaches for what somebody else holds is told who has it', async ({ open }) => {
  const guest = await open('?debug=quiet', { still: true })
  const { page } = guest
  await openBackup(page, plainTable())
  await sit(page)
  const other = await beside(guest)
  const [here, there] = [peekAt(page), peekAt(other)]
  const { x, y } = await here.at('south')
  const start = await there.at('south')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 60, y - 60, { steps: 12 })
  await until('it is seen in the hand in the other tab', async () => {
    const now = await there.at('south')
    return Math.hypot(now.x - start.x, now.y - start.y) > 20
  })
  const held = await there.at('south')
  await other.mouse.move(held.x, held.y)
  await other.mouse.down()
  await other.mouse.move(held.x + 90, held.y + 70, { steps: 6 })
  await other.getByText('“Ada” has it in hand just now.').waitFor()
  await other.mouse.up()
  // Nothing was framed, and nothing moved.
  expect(await there.selection()).toEqual([])
  expect(await here.hands()).toContain(':hold(south)')
  await page.mouse.up()
})

journey(
  'what somebody else holds is not taken from them by keys or in the lists',
  async ({ open }) => {
    const guest = await open('?debug=quiet', { still: true })
    const { page } = guest
    await openBackup(page, plainTable())
    await sit(page)
    const other = await beside(guest)
    const [here, there] = [peekAt(page), peekAt(other)]
    const { x, y } = await here.at('south')
    const start = await there.at('south')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 60, y - 60, { steps: 12 })
    await until('it is seen in the hand in the other tab', async () => {
      const now = await there.at('south')
      return Math.hypot(now.x - start.x, now.y - start.y) > 20
    })
    const told = other.getByText('“Ada” has it in hand just now.')
    const before = (await tableOn(other)).state().items.get('south')
    const tries: [what: string, on: string, keys: readonly string[]][] = [
      ['board', '', ['ArrowLeft', 'r', 'u', 'Delete']],
      ['lists', '[data-line="south"]', ['Alt+ArrowLeft', 'Delete']],
    ]
    for (const [what, on, keys] of tries) {
      if (on) await other.keyboard.press('Shift+O')
      for (const key of keys) {
        if (on) await other.locator(on).focus()
        else await other.evaluate("debug.board.focus('south')")
        await other.keyboard.press(key)
        await told.waitFor()
        await other.locator('.notice').getByRole('button').last().click()
        await told.waitFor({ state: 'detached' })
        const now = (await tableOn(other)).state().items.get('south')
        expect(now, `${key} in the ${what}`).toEqual(before)
      }
    }
    expect(await here.hands()).toContain(':hold(south)')
    await page.mouse.up()
  },
)

journey('what is written on may be carried off or thrown away meanwhile', async ({ open }) => {
  const guest = await open('?debug=quiet', { still: true })
  const { page } = guest
  await openBackup(page, plainTable())
  await sit(page)
  const other = await beside(guest)
  const [here, there] = [peekAt(page), peekAt(other)]
  const writing = page.locator('textarea.writing')
  const { x, y } = await here.at('south')
  await page.mouse.dblclick(x, y)
  await writing.waitFor()
  await page.keyboard.type('hel')
  const before = await writing.boundingBox()
  const from = await there.at('south')
  await other.mouse.move(from.x, from.y)
  await other.mouse.down()
  await other.mouse.move(from.x + 40, from.y - 60, { steps: 6 })
  // The field goes where its card goes, before anything is typed or put down.
  await until('it follows', async () => {
    const now = await writing.boundingBox()
    return (
      Math.hypot((now?.x ?? 0) - (before?.x ?? 0) - 40, (now?.y ?? 0) - (before?.y ?? 0) + 60) < 4
    )
  })
  await page.keyboard.type('lo')
  await other.mouse.up()
  await there.rest()
  expect((await tableOn(page)).state().items.get('south')?.texts.body).toBe('hello')
  const count = async () => (await tableOn(page)).board().items.size
  const things = await count()
  await other.mouse.click(from.x + 40, from.y - 60)
  // As letters of a word these would be notes, cards and the marker.
  await Promise.all([
    page.keyboard.type('mnc'.repeat(20), { delay: 40 }),
    other.keyboard.press('Delete'),
  ])
  await page.keyboard.press('Enter')
  await writing.waitFor({ state: 'detached' })
  await page.getByText('What you were writing on is in the bin now').waitFor()
  expect(await count()).toBe(things - 1)
  await page.getByRole('button', { name: 'Take back' }).click()
  await until('it lies there again', async () => (await count()) === things)
  expect((await tableOn(page)).state().items.get('south')?.texts.body).toMatch(/^hello/)
  expect(await writing.count()).toBe(0)
})

journey('what is written in two tabs at once loses no letter', async ({ open }) => {
  const guest = await open('?debug=quiet', { still: true })
  const { page } = guest
  await openBackup(page, plainTable())
  await sit(page)
  const other = await beside(guest)
  for (const tab of [page, other]) {
    const { x, y } = await peekAt(tab).at('stuck')
    await tab.mouse.dblclick(x, y)
    await tab.locator('textarea.writing').waitFor()
  }
  await page.locator('textarea.writing').press('Control+Home')
  await Promise.all([
    page.locator('textarea.writing').pressSequentially('abcdefghijklmnop ', { delay: 25 }),
    other.locator('textarea.writing').pressSequentially(' ABCDEFGHIJKLMNOP', { delay: 31 }),
  ])
  const all = 'abcdefghijklmnop stuck on it ABCDEFGHIJKLMNOP'
  for (const tab of [page, other])
    await until(
      'both tabs read the same',
      async () => (await tab.locator('textarea.writing').inputValue()) === all,
    )
})

journey('a throw is seen in both tabs and counts once', async ({ open }) => {
  const guest = await open('?debug=quiet')
  const { page } = guest
  await openBackup(page, dragonWakes())
  await sit(page)
  const other = await beside(guest)
  await page.getByRole('button', { name: 'Throw the dice', exact: true }).click()
  for (const tab of [page, other])
    await tab.getByRole('button', { name: 'The dice are rolling …' }).waitFor()
  for (const tab of [page, other])
    await tab
      .getByText(/Hits? against DR 3: (Success|Failure)/)
      .first()
      .waitFor({ timeout: 20_000 })
  const [a, b] = [await tableOn(page), await tableOn(other)]
  expect(a.state().rolls).toHaveLength(dragonWakes().state().rolls.length + 1)
  expect(b.state().rolls.at(-1)).toEqual(a.state().rolls.at(-1))
})

journey('a table renamed in the lobby bears its new name where it is open', async ({ open }) => {
  const guest = await open('?debug=quiet', { still: true })
  const { page, tab } = guest
  await openBackup(page, plainTable('Old name'))
  await page.getByRole('heading', { name: 'Old name' }).waitFor()
  const lobby = await tab()
  await lobby.getByRole('button', { name: 'Rename Old name' }).click()
  await lobby.getByRole('textbox', { name: 'The table’s name' }).fill('New name')
  await lobby.keyboard.press('Enter')
  await lobby.getByRole('button', { name: /^New name/ }).waitFor()
  await page.getByRole('heading', { name: 'New name' }).waitFor({ timeout: 5000 })

  await page.getByRole('button', { name: 'New name' }).click()
  await page.getByRole('textbox', { name: 'The table’s name' }).fill('Newest name')
  await page.keyboard.press('Enter')
  await lobby.getByRole('button', { name: /^Newest name/ }).waitFor({ timeout: 5000 })

  await lobby.getByRole('button', { name: 'Remove Newest name' }).click()
  await lobby.getByRole('button', { name: /^Newest name/ }).waitFor({ state: 'detached' })
  await lobby.getByRole('button', { name: 'Put it back' }).click()
  await lobby.getByRole('button', { name: /^Newest name/ }).click()
  await lobby.getByRole('heading', { name: 'Newest name' }).waitFor()
})
