import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guests } from './help/browser.ts'
import { journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { plainTable } from './help/plain.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

/** A plain table with Ada at it, and the words of what has the focus. */
async function atTable(open: Guests['open']) {
  const { page } = await open('?debug=quiet', { still: true })
  const table = plainTable()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  const peek = peekAt(page)
  await peek.rest()
  return { page, peek, player: playerAt(page) }
}

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    return at === document.body ? '' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '')
  })

/** Brings the focus to the thing on the board that is called so. */
async function stepTo(page: Page, name: string) {
  const onBoard = () => page.evaluate<boolean>(`document.activeElement.matches('.tabletop-item')`)
  await page.locator('.tabletop-item[tabindex="0"]').focus()
  // Back to the beginning first, which leaves the board; then on.
  while (await onBoard()) await page.keyboard.press('Shift+Tab')
  do await page.keyboard.press('Tab')
  while ((await onBoard()) && !(await focused(page)).includes(name))
  if (!(await onBoard())) throw new Error(`Tab does not come to ${name}`)
}

journey(
  'ovals by the keyboard alone: the second one asks which Scene it makes easier',
  async ({ open }) => {
    const { page } = await atTable(open)
    const { keyboard } = page
    const form = page.locator('form.move-form')
    for (const objective of ['End it', 'Find the gate']) {
      await keyboard.press('o')
      await stepTo(page, 'Card north')
      await keyboard.press('Enter')
      await form.waitFor()
      // Every Scene but the first makes another one easier.
      if (objective !== 'End it') await form.getByRole('radio', { name: /End it/ }).check()
      await page.getByLabel('What do the Characters try to do?').fill(objective)
      await page.locator('form.move-form [type=submit]').click()
      await form.waitFor({ state: 'detached' })
    }
    const ovals = async () =>
      [...(await tableOn(page)).board().items.values()].filter(({ kind }) => kind === 'oval')
    await until('the line is drawn', async () => {
      const all = await ovals()
      const of = (objective: string) => all.find(({ texts }) => texts.objective === objective)
      return of('Find the gate')?.props.parent === of('End it')?.id
    })
  },
)

journey('whoever answers by touching the table goes on writing', async ({ open }) => {
  const { page, peek } = await atTable(open)
  const { keyboard, mouse } = page
  const form = page.locator('form.move-form')
  const objective = page.getByLabel('What do the Characters try to do?')
  for (const words of ['End it', 'Find the gate']) {
    await keyboard.press('o')
    await mouse.click(500, 400)
    await objective.fill(words)
    await form.locator('[type=submit]').click()
    await form.waitFor({ state: 'detached' })
  }
  const items = [...(await tableOn(page)).board().items.values()]
  const finale = items.find(({ texts }) => texts.objective === 'End it')
  await peek.rest()
  await keyboard.press('o')
  await mouse.click(500, 400)
  await form.waitFor()
  const { x, y } = await peek.at(finale?.id ?? '')
  await mouse.click(x, y)
  await form.locator(':checked').waitFor()
  await keyboard.type('Find a bell')
  expect(await objective.inputValue()).toBe('Find a bell')
})

journey('a menu of the keyboard is about what has the focus', async ({ open }) => {
  const { page } = await atTable(open)
  const { keyboard } = page
  const item = async (id: string) => (await tableOn(page)).board().items.get(id)
  await stepTo(page, 'Card west')
  await keyboard.press('a')
  await page.getByRole('menuitem', { name: 'Turn right' }).click()
  expect((await item('west'))?.place.turn).toBeCloseTo(Math.PI / 12)
  await stepTo(page, 'Card south')
  await keyboard.press('a')
  await page.getByRole('menuitem', { name: 'Lay on top' }).click()
  const tops = [...(await tableOn(page)).board().items.values()].map(({ place }) => place.z)
  expect((await item('south'))?.place.z).toBe(Math.max(...tops))
  // And by its key, without a menu.
  await stepTo(page, 'Card north')
  await keyboard.press('u')
  expect((await item('north'))?.place.z).toBe(Math.max(...tops) + 1)
})

journey('the focus stays where the keyboard was', async ({ open }) => {
  const { page } = await open('', { still: true })
  const { keyboard } = page
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.getByRole('button', { name: 'Take a seat' }).first().press('Enter')
  await keyboard.type('Ada')
  await keyboard.press('Enter')
  await until('the focus is at the seat', async () => /Ada/.test(await focused(page)))

  await page.getByRole('button', { name: 'Our first table' }).press('Enter')
  await keyboard.type('Other')
  await keyboard.press('Escape')
  await until('the title has the focus', async () => /Our first/.test(await focused(page)))
  await keyboard.press('Enter')
  await keyboard.type('Thursdays')
  await keyboard.press('Enter')
  await until('the new title has it', async () => /Thursdays/.test(await focused(page)))

  // Escape closes what is read aloud, and not the question behind it.
  await page.getByRole('button', { name: 'Receive a prophecy', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Choose: Our own prophecy' }).waitFor()
  await page
    .getByRole('button', { name: /^Read aloud/ })
    .first()
    .press('Enter')
  await page.getByRole('dialog').waitFor()
  await keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await focused(page)).toMatch(/^Read aloud/)
  await keyboard.press('Escape')

  await page.getByRole('button', { name: 'Phase 3: Write an Outline' }).press('Enter')
  await page.getByRole('button', { name: 'Go to this one' }).press('Enter')
  await until('the focus is in the guide', async () => (await focused(page)) !== '')

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Leave the table' }).click()
  await page.getByRole('button', { name: 'Rename Thursdays' }).press('Enter')
  await keyboard.type('Fridays')
  await keyboard.press('Enter')
  await until('the pencil has the focus', async () => /Rename Fridays/.test(await focused(page)))
  await page.getByRole('button', { name: 'Remove Fridays' }).press('Enter')
  await until('the lobby has it', async () => (await focused(page)) !== '')
  await page.getByRole('button', { name: 'Put it back' }).press('Enter')
  await page.getByRole('button', { name: /^Fridays/ }).waitFor()
})

journey('single letters can be taken off the keyboard', async ({ open }) => {
  const { page } = await open('', { still: true })
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: /Single letters are commands/ }).uncheck()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const oval = page.getByRole('button', { name: 'Draw an oval' })
  await page.keyboard.press('o')
  expect(await oval.getAttribute('aria-pressed')).toBe('false')
  // It is kept for this device.
  await page.reload()
  await oval.waitFor()
  await page.keyboard.press('o')
  expect(await oval.getAttribute('aria-pressed')).toBe('false')
})

journey('a prophecy of one’s own is read aloud off the table', async ({ open }) => {
  const { page, player } = await atTable(open)
  await player.press('Receive a prophecy')
  await page.getByRole('button', { name: 'Choose: Our own prophecy' }).click()
  await player.fill({
    'What is it called?': 'The tide',
    'What is going to happen?': 'It will come.',
  })
  await stepTo(page, 'prophecy. The tide')
  await page.keyboard.press('a')
  await page.getByRole('menuitem', { name: 'Read aloud' }).click()
  await page.getByRole('dialog', { name: 'The tide' }).getByText('It will come.').waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
})

journey('a note is stuck on another card by the keyboard', async ({ open }) => {
  const { page } = await atTable(open)
  await stepTo(page, 'stuck on it')
  await page.keyboard.press('a')
  await page.getByRole('menuitem', { name: 'Stick it on a card' }).click()
  await page.getByRole('radio', { name: /Card west/ }).check()
  await page.locator('form.move-form [type=submit]').click()
  await until('it is stuck there', async () => {
    const note = (await tableOn(page)).board().items.get('stuck')
    return note?.place.on === 'west'
  })
})

journey('what is taken one after the other lies side by side', async ({ open }) => {
  const { page } = await atTable(open)
  for (const words of ['One', 'Two', 'Three']) {
    await page.keyboard.press('n')
    await page.locator('textarea.writing').fill(words)
    await page.keyboard.press('Escape')
    await page.locator('textarea.writing').waitFor({ state: 'detached' })
  }
  const notes = [...(await tableOn(page)).board().items.values()].filter(
    ({ kind, place }) => kind === 'note' && place.on === undefined,
  )
  expect(new Set(notes.map(({ place }) => Math.round(place.x / 10))).size).toBe(3)
})
