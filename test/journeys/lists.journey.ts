import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup, tableOn } from './help/backup.ts'
import { dragonWakes } from './help/dragon.ts'
import { amiss, byFinger, journey } from './help/journey.ts'
import { listenerAt } from './help/listener.ts'
import { until } from './help/until.ts'

const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/lists-${name}.png` })
}

journey('a game by the lists and the keyboard alone, the board never touched', async ({ open }) => {
  const { page } = await open('', { still: true })
  page.setDefaultTimeout(10_000)
  const { lists, guide, form, key, at, press, line, menu, type, typeOn } = listenerAt(page)
  const fine = async (where: string) => expect(await amiss(page), where).toEqual([])
  await page.getByRole('button', { name: 'Lay the table' }).press('Enter')
  await guide.waitFor()
  // The first thing one comes to.
  await page.evaluate(
    () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  )
  await key('Tab')
  expect(await at()).toBe('Show the table as lists')
  await key('Enter')
  await lists.getByRole('heading', { name: /^Scenes/ }).waitFor()
  expect(await page.locator('.place-board').getAttribute('inert')).not.toBeNull()
  await fine('empty lists')
  await page.getByRole('button', { name: 'Take a seat' }).first().press('Enter')
  await page.keyboard.type('Ada')
  await key('Enter')
  await page.getByRole('list', { name: 'Who sits here' }).getByText('Ada').waitFor()

  await press('Receive a prophecy')
  await press(/^Read aloud: What sleeps/)
  await page.getByRole('button', { name: 'Take this one' }).press('Enter')
  await lists.getByRole('button', { name: /prophecy/ }).waitFor()

  // A card is taken and written in place, what is stuck on it comes by the menu of its line.
  await key('c')
  await lists
    .locator('textarea:focus')
    .and(page.getByLabel(/^Writing on: index card/))
    .waitFor()
  await page.keyboard.type('The drowned bell')
  await fine('a line that is written')
  await key('Escape')
  await until('the line has the focus', async () => /The drowned bell/.test(await at()))
  await menu('Add an Aspect to an Object')
  await type('Half sunk')

  await press('Create Characters')
  await press('Make your Character')
  // The guide goes on to the first Aspect by itself, and to the next, until that is enough.
  await typeOn('Ruth', 'Occupation')
  await typeOn('Bell-founder', 'Physical or Mental Characteristic')
  await press('Not now')
  await line(/^Ruth\./)
  // A note from the pad, written, stuck on the card that is pressed, and called what it is.
  await key('n')
  await lists.locator('textarea:focus').and(page.getByLabel('Writing on: sticky note')).waitFor()
  await page.keyboard.type('Silver tongue')
  await key('Escape')
  await line(/^Silver tongue\. /)
  await menu('Stick it on a card')
  await form.waitFor()
  await line(/^Ruth\..*Can be chosen/)
  await key(' ')
  await form.waitFor({ state: 'detached' })
  const ruth = lists.getByRole('listitem').filter({ hasText: 'Character of Ada' })
  await ruth.getByRole('button', { name: /^Silver tongue/ }).waitFor()

  await press('Write an Outline')
  // Ovals by their key: the form asks what it draws.
  await key('o')
  await type('End it')
  await key('o')
  await form.waitFor()
  // Which Scene it makes easier is asked, as the rule says.
  await form.getByRole('radio', { name: /End it/ }).press(' ')
  await form.getByLabel('What do the Characters try to do?').focus()
  await type('Find the gate')
  await lists.getByRole('button', { name: /^Find the gate\. .*Precursor of “End it”/ }).waitFor()
  await shot(page, 'outline')
  await fine('an outline')

  const perform = async (scene: string) => {
    await line(new RegExp(`^${scene}\\. `))
    await menu('Begin this Scene')
    await lists.getByRole('button', { name: /Is being performed/ }).waitFor()
    // One note of each sort is pressed.
    await lists.getByRole('button', { name: /^Bell-founder\. .*Can be chosen/ }).waitFor()
    await line(/^Bell-founder\. /)
    await key(' ')
    await guide.getByText('Now one note that goes with it.').waitFor()
    await lists.getByRole('button', { name: /^Half sunk\. .*Can be chosen/ }).waitFor()
    await line(/^Half sunk\. /)
    await key(' ')
    await guide.getByText(/= \d di/).waitFor()
    await fine('a Check')
    await key('t')
    await lists.getByRole('button', { name: new RegExp(`^${scene}\\. .*Hits? against`) }).waitFor({
      timeout: 20_000,
    })
    await line(new RegExp(`^${scene}\\. `))
    await menu('Write down what happened')
    await type(`${scene}: it was a near thing.`)
  }
  await press('Tell the Story')
  await perform('Find the gate')
  await shot(page, 'performed')
  await perform('End it')
  const end = page.getByRole('dialog')
  await end.getByText('End it: it was a near thing.').waitFor()
  await fine('the end')
  await key('Escape')
  await end.waitFor({ state: 'detached' })

  // What is lost is taken back, the keyboard goes on from where it was.
  await line(/^Half sunk\. /)
  await key('Delete')
  await lists.getByRole('button', { name: /^Half sunk/ }).waitFor({ state: 'detached' })
  expect(await at()).not.toBe('')
  await key('Control+z')
  await lists.getByRole('button', { name: /^Half sunk/ }).waitFor()
  // What a hand would carry there.
  await line(/^The drowned bell\. /)
  await key('b')
  await page.getByText('Now press what it shall lie beside.').waitFor()
  await line(/^Find the gate\. /)
  await key(' ')
  await page.getByText('Now press what it shall lie beside.').waitFor({ state: 'detached' })
  expect(await page.locator('.place-board').getAttribute('inert')).not.toBeNull()

  // It is kept for this device; and back on the board the keyboard is where it was.
  await page.reload()
  await line(/^The drowned bell/)
  await key('Shift+O')
  await until('the card on the board has the focus', () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-label')?.includes('The drowned bell') ?? false,
    ),
  )
  await key('Shift+O')
  await until('its line has it', async () => /^The drowned bell/.test(await at()))
  const items = [...(await tableOn(page)).board().items.values()]
  expect(items.filter(({ texts }) => texts.told)).toHaveLength(2)
  const bell = items.find(({ texts }) => texts.title === 'The drowned bell')?.place
  const gate = items.find(({ texts }) => texts.objective === 'Find the gate')?.place
  const far = bell && gate && Math.hypot(bell.x - gate.x, bell.y - gate.y)
  expect(far).toBeLessThan(420)
})

byFinger(
  'by finger, on a phone: a line is written, and the press that ends it is not lost',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', {
      width: 360,
      height: 640,
      touch: true,
      still: true,
    })
    page.setDefaultTimeout(10_000)
    const table = dragonWakes()
    await openBackup(page, table)
    table.close()
    await page.getByRole('button', { name: /^Ada/ }).tap()
    await page.getByRole('button', { name: 'Take this seat as Ada' }).tap()
    const thumb = page.getByRole('navigation', { name: 'Essentials' })
    await thumb.getByRole('button', { name: 'Show the table as lists' }).tap()
    const { lists } = listenerAt(page)
    const frames = () => page.evaluate<number>('debug.board.debug().frames')
    const scene = lists.getByRole('button', { name: /^Wake the drowned bell/ })
    await scene.tap()
    await page.getByRole('button', { name: 'Write', exact: true }).tap()
    await lists.getByLabel('Writing on: Scene: Setting').fill('In the harbour, at low tide')
    // What is written closes under the finger; what it is on is pressed all the same.
    const next = lists.getByRole('button', { name: /^Hire a diver/ })
    await next.tap()
    await until(
      'the other is selected',
      async () => (await next.getAttribute('aria-pressed')) === 'true',
    )
    expect(await lists.getByRole('textbox').count()).toBe(0)
    await lists.getByText('In the harbour, at low tide').waitFor()
    expect(await amiss(page)).toEqual([])
    // The board slept through all of it, and shows it now.
    const drawn = await frames()
    await page.getByRole('button', { name: 'Turn right' }).tap()
    await until('it is turned', async () => {
      const items = (await tableOn(page)).board().items
      return [...items.values()].some(
        ({ texts, place }) => texts.objective?.startsWith('Hire a diver') && place.turn > 0.2,
      )
    })
    expect(await frames()).toBe(drawn)
    await thumb.getByRole('button', { name: 'Show the table as lists' }).tap()
    await until('the board is drawn', async () => (await frames()) > drawn)
  },
)

journey('ink is counted in the lists, and rubbed out there', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  page.setDefaultTimeout(10_000)
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.getByRole('button', { name: 'Take a seat' }).first().click()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Enter')
  await page.keyboard.press('m')
  for (const y of [300, 360]) {
    await page.mouse.move(300, y)
    await page.mouse.down()
    await page.mouse.move(312, y + 12, { steps: 4 })
    await page.mouse.move(320, y - 8, { steps: 4 })
    await page.mouse.up()
  }
  await page.keyboard.press('Shift+O')
  const { lists } = listenerAt(page)
  const rest = lists.getByRole('region', { name: 'Also on the table' })
  await rest.getByText('2 strokes of ink on the paper').waitFor()
  // Nothing else lies there.
  await lists.getByRole('heading', { name: 'Also on the table, 2 things' }).waitFor()
  const rub = rest.getByRole('button', { name: 'Rub out the newest stroke' })
  expect(await rub.evaluate((el) => getComputedStyle(el).fontStyle)).toBe('normal')
  await rub.press('Enter')
  await rest.getByText('A stroke of ink on the paper').waitFor()
  expect(await amiss(page)).toEqual([])
  await rub.press('Enter')
  await rest.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await rest.getByText('A stroke of ink on the paper').waitFor()
})
