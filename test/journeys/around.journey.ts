import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Item } from '../../src/rules/plain/item.ts'
import { newTable } from '../../src/table/table.ts'
import { placeOf, pressEntry, sitAround, spotOf, takeSeats, tapAt } from './help/around.ts'
import { openBackup, tableOn } from './help/backup.ts'
import { dragonWakes } from './help/dragon.ts'
import { type Fingers, fingersOn } from './help/fingers.ts'
import { amiss, byFinger } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { until } from './help/until.ts'

/** The middle of a button in somebody's place, CSS px. */
async function middleOf(page: Page, name: string, button: string | RegExp) {
  const box = await placeOf(page, name).getByRole('button', { name: button }).first().boundingBox()
  if (!box) throw new Error(`no ${button} in the place of ${name}`)
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

const tap = async (page: Page, fingers: Fingers, name: string, button: string | RegExp) =>
  tapAt(fingers, 9, await spotOf(placeOf(page, name).getByRole('button', { name: button }).first()))

const itemsOn = async (page: Page): Promise<readonly Item[]> => [
  ...(await tableOn(page)).board().items.values(),
]

/** How far a thing is from facing this way, radians. */
const off = (turn: number, facing: number) => Math.abs(Math.sin((turn - facing) / 2)) * 2

byFinger('three people sit around one screen, and each acts for themselves', async ({ open }) => {
  const screen = { touch: true, still: true, hints: true, width: 1920, height: 1080 }
  const { page } = await open('?debug=quiet', screen)
  const table = dragonWakes()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await takeSeats(page, ['Milo', 'June'])
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Sit around this screen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sit around this screen' })
  await dialog.getByLabel('Where June sits').selectOption('to the right')
  expect(await amiss(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Sit around it' }).click()
  // Each is told once whose a touch is, which goes by itself; and the hints of one edge are gone.
  const whose = (name: string) =>
    placeOf(page, name).locator('.notice', { hasText: 'A touch counts for the nearest' })
  for (const name of ['Ada', 'Milo', 'June']) await whose(name).waitFor()
  expect(await page.locator('.hint-slip').count()).toBe(0)
  const peek = peekAt(page)
  await peek.rest()
  expect(await amiss(page)).toEqual([])
  // What belonged to one edge is gone from there.
  expect(await page.getByRole('complementary', { name: 'What to do' }).count()).toBe(0)
  // Each place lies at its edge.
  const box = async (name: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await placeOf(page, name).boundingBox()) ?? {}
    return { x, y, right: x + width, bottom: y + height }
  }
  expect((await box('Ada')).bottom).toBeGreaterThan(1070)
  expect((await box('Milo')).y).toBeLessThan(10)
  expect((await box('June')).right).toBeGreaterThan(1910)

  // Milo, who sits opposite, pulls a note: it faces him, and is his to undo.
  const fingers = await fingersOn(page)
  const before = new Set((await itemsOn(page)).map(({ id }) => id))
  const pad = await middleOf(page, 'Milo', /yellow/i)
  await fingers.down({ 1: pad })
  await fingers.drag({ 1: [700, 330] }, 12)
  await fingers.up()
  await until('it lies there', async () => (await itemsOn(page)).length > before.size)
  const [note] = (await itemsOn(page)).filter(({ id }) => !before.has(id))
  expect(off(note?.place.turn ?? 0, Math.PI)).toBeLessThan(0.15)
  await tap(page, fingers, 'Ada', 'Undo')
  await placeOf(page, 'Ada').getByText('There is nothing of yours to undo.').waitFor()
  expect((await itemsOn(page)).some(({ id }) => id === note?.id)).toBe(true)
  await tap(page, fingers, 'Milo', 'Undo')
  await until('it is gone', async () => (await itemsOn(page)).length === before.size)

  // June writes with her marker while Ada drags a card: each does what they have in hand.
  await tap(page, fingers, 'June', 'Marker: write by hand')
  await placeOf(page, 'June')
    .getByRole('button', { name: 'Marker: write by hand', pressed: true })
    .waitFor()
  const card = (await itemsOn(page)).find(({ kind, place }) => kind === 'card' && !place.on)
  if (!card) throw new Error('no card')
  const from = await peek.at(card.id)
  for (const name of ['Ada', 'Milo', 'June']) await whose(name).waitFor({ state: 'detached' })
  await fingers.down({ 1: [from.x, from.y], 2: [1700, 540] })
  // At once: a finger that rests on a thing asks for its menu.
  await fingers.drag({ 1: [700, 800], 2: [1640, 600] }, 12)
  await fingers.up()
  await until('there is ink', async () =>
    (await itemsOn(page)).some(({ id, kind }) => kind === 'ink' && !before.has(id)),
  )
  const ink = (await itemsOn(page)).find(({ id, kind }) => kind === 'ink' && !before.has(id))
  expect(ink?.props.color).toBe(2)
  await peek.rest()
  const lies = await peek.at(card.id)
  expect(Math.hypot(lies.x - 700, lies.y - 800)).toBeLessThan(30)
  // Dragged to Ada's edge it faces her.
  expect(off(lies.turn, 0)).toBeLessThan(0.1)

  // What comes up under a finger that taps twice takes nothing of it: she writes, and it is not thrown away.
  const tools = (name: string) =>
    placeOf(page, name).getByRole('toolbar', { name: 'What to do with it' })
  await page.touchscreen.tap(lies.x, lies.y)
  const bin = await spotOf(placeOf(page, 'Ada').getByRole('button', { name: 'Put in the bin' }))
  await page.touchscreen.tap(1200, 700)
  await tools('Ada').waitFor({ state: 'detached' })
  await fingers.down({ 1: [lies.x, lies.y] })
  await fingers.drag({ 1: bin }, 12)
  await fingers.up()
  await peek.rest()
  const onBin = { 8: bin } as const
  await Promise.all([fingers.down(onBin), fingers.up(8), fingers.down(onBin), fingers.up(8)])
  await placeOf(page, 'Ada').getByRole('textbox').waitFor()
  expect((await itemsOn(page)).some(({ id }) => id === card.id)).toBe(true)
  await tap(page, fingers, 'Ada', 'Done')
  await tap(page, fingers, 'Ada', 'Undo')
  await peek.rest()

  // A finger on bare paper moves nothing: the table stays where it is among its people.
  await fingers.down({ 1: [1500, 960] })
  await fingers.drag({ 1: [1400, 900] }, 8)
  await fingers.up()
  await peek.rest()
  const still = await peek.at(card.id)
  expect([still.x, still.y]).toEqual([lies.x, lies.y])

  // Who taps their sign has the next touch, wherever it is.
  await tap(page, fingers, 'June', /The next touch is mine/)
  await placeOf(page, 'June').getByText('The next touch is yours, wherever it is.').waitFor()
  const count = (await itemsOn(page)).filter(({ kind }) => kind === 'ink').length
  await fingers.down({ 1: [1450, 860] })
  await fingers.drag({ 1: [1510, 900] }, 8)
  await fingers.up()
  await until(
    'June wrote',
    async () => (await itemsOn(page)).filter(({ kind }) => kind === 'ink').length > count,
  )

  // Everybody has something else selected, and is told alone what came of what they did with it.
  await page.touchscreen.tap(700, 330)
  const tongue = (await itemsOn(page)).find(({ texts }) => texts['text'] === 'Silver tongued')
  if (!tongue) throw new Error('no such note')
  const his = { id: tongue.id, ...(await peek.at(tongue.id)) }
  await page.touchscreen.tap(his.x, his.y)
  await tools('Milo').waitFor()
  await page.touchscreen.tap(lies.x, lies.y)
  await tools('Ada').waitFor()
  await tap(page, fingers, 'Milo', 'Put in the bin')
  await placeOf(page, 'Milo').getByText('It is in the bin.').waitFor()
  expect(await placeOf(page, 'Ada').getByText('It is in the bin.').count()).toBe(0)
  await tools('Milo').waitFor({ state: 'detached' })
  expect(await tools('Ada').count()).toBe(1)
  await tap(page, fingers, 'Milo', 'Undo')
  await until('it is back', async () => (await itemsOn(page)).some(({ id }) => id === his.id))
  await peek.rest()

  // By a double tap somebody turns a thing to themselves, and only then writes on it.
  const there = { 8: [his.x, his.y] } as const
  await Promise.all([fingers.down(there), fingers.up(8), fingers.down(there), fingers.up(8)])
  const facing = async () =>
    off((await itemsOn(page)).find(({ id }) => id === his.id)?.place.turn ?? 0, Math.PI)
  await until('it faces Milo', async () => (await facing()) < 0.1)
  await tap(page, fingers, 'Milo', 'Undo')
  await until('it lies as it lay', async () => (await facing()) > 1)

  // What an oval is to be is asked where whoever drew it sits, and there the tool is put away.
  await tap(page, fingers, 'Milo', /^More$/)
  await pressEntry(page, 'Draw an oval')
  await fingers.down({ 1: [900, 400] })
  await fingers.drag({ 1: [1100, 500] }, 8)
  await fingers.up()
  const asks = (name: string) => placeOf(page, name).locator('form.move-form')
  await asks('Milo').waitFor()
  for (const name of ['Ada', 'June']) expect(await asks(name).count()).toBe(0)
  await placeOf(page, 'Milo')
    .getByRole('button', { name: 'Marker: write by hand', pressed: false })
    .waitFor()
  await asks('Milo').getByRole('button', { name: 'Not now' }).tap()
  await asks('Milo').waitFor({ state: 'detached' })
  await tap(page, fingers, 'Milo', 'Undo')
  await peek.rest()

  // A menu and what it opens stand in the place of whose they are, and stop nobody else.
  await tap(page, fingers, 'Milo', /^More$/)
  await pressEntry(page, 'Settings')
  const settings = placeOf(page, 'Milo').getByRole('dialog', { name: 'Settings' })
  await settings.waitFor()
  // Escape is of whoever has the keyboard: it closes nothing of another's.
  await tap(page, fingers, 'June', /^More$/)
  await page.getByRole('menu').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  expect(await settings.count()).toBe(1)
  await tap(page, fingers, 'June', /^More$/)
  await page.getByRole('menuitem', { name: 'Bring out the dice tray' }).tap()
  const tray = page.getByRole('region', { name: 'Dice tray' })
  // It is before June now, and turned to her.
  await until('the tray is before June', async () => {
    const { x = 0, width = 0, height = 0 } = (await tray.boundingBox()) ?? {}
    return x > 1300 && height > width
  })
  expect(await settings.count()).toBe(1)
  expect(await amiss(page)).toEqual([])
  await settings.getByRole('button', { name: 'Close' }).tap()

  // Where people sit is seen and told as it lies before whoever asks, and is dragged there.
  await tap(page, fingers, 'Milo', /^More$/)
  await pressEntry(page, 'Sit around this screen')
  const plan = placeOf(page, 'Milo').getByRole('dialog', { name: 'Sit around this screen' })
  const mark = (name: string) => spotOf(plan.locator('.around-mark', { hasText: name }))
  let seen = ''
  await until('the plan stands still', async () => {
    const was = seen
    seen = String([await mark('June'), await mark('Milo'), await mark('Ada')])
    return was === seen
  })
  const [june, milo, ada] = [await mark('June'), await mark('Milo'), await mark('Ada')]
  expect([milo[1] < june[1], june[1] < ada[1], june[0] > milo[0]]).toEqual([true, true, true])
  // To the left of the screen, which is his right.
  await fingers.down({ 1: june })
  await fingers.drag({ 1: [2 * milo[0] - june[0], june[1]] }, 8)
  await fingers.up()
  await until('June is there', async () => (await mark('June'))[0] < milo[0])
  await plan.getByText('Who sits where').tap()
  for (const [name, where] of [
    ['Ada', 'opposite'],
    ['June', 'to the right'],
    ['Milo', 'at this edge'],
  ])
    await plan.getByRole('button', { name: `Where ${name} sits: ${where}` }).waitFor()
  await plan.getByRole('button', { name: 'Close' }).tap()

  // The guide stands in a place, and what is done there is done by whose it is.
  await tap(page, fingers, 'Milo', 'What to do now')
  await placeOf(page, 'Milo').getByRole('heading', { level: 2 }).waitFor()
  // The pairs count already, so that nobody has to say anything; what he objects to, whoever has not spoken is asked.
  const asked = (name: string) =>
    placeOf(page, name).getByRole('button', { name: 'it is your turn' })
  for (const name of ['Ada', 'Milo', 'June']) expect(await asked(name).count()).toBe(0)
  await placeOf(page, 'Milo')
    .getByRole('button', { name: /^Agree or disagree/ })
    .nth(1)
    .press('Enter')
  await placeOf(page, 'Milo')
    .getByRole('button', { name: 'Disagree', exact: true })
    .first()
    .press('Enter')
  await until(
    'somebody is asked',
    async () => (await asked('June').count()) + (await asked('Ada').count()) > 0,
  )
  expect(await asked('Milo').count()).toBe(0)

  // What he lays there faces him, and lies before him: under neither his bar nor his guide.
  const known = new Set((await itemsOn(page)).map(({ id }) => id))
  const milos = placeOf(page, 'Milo')
  await milos.getByRole('button', { name: 'Add an Object' }).press('Enter')
  await milos.getByRole('textbox').first().fill('The bell buoy')
  await milos.getByRole('button', { name: 'Lay the card' }).press('Enter')
  await until('it lies there', async () => (await itemsOn(page)).length > known.size)
  const laid = (await itemsOn(page)).find(({ id }) => !known.has(id))
  expect(off(laid?.place.turn ?? 0, Math.PI)).toBeLessThan(0.1)
  await peek.rest()
  // A word in passing goes by.
  const covered = (id: string) =>
    page.evaluate<boolean>(`(() => {
      const { left, top, width, height } = debug.board.screen('${id}')
      const at = [0.05, 0.5, 0.95].flatMap((x) => [0.05, 0.95].map((y) => [left + width * x, top + height * y]))
      return at.some(([x, y]) => !document.elementFromPoint(x, y)?.closest('.tabletop, .notice'))
    })()`)
  expect(await covered(laid?.id ?? '')).toBe(false)
  // Nor is what Ada lets go under his bar, or on his guide; and it is one step to take that back.
  const hers = await peek.at(card.id)
  for (const spot of [
    [960, 20],
    [960, 250],
  ] as const) {
    const from = await peek.at(card.id)
    await fingers.down({ 1: [from.x, from.y] })
    await fingers.drag({ 1: spot }, 12)
    await fingers.up()
    await peek.rest()
    expect(await covered(card.id)).toBe(false)
    expect(off((await peek.at(card.id)).turn, Math.PI)).toBeLessThan(0.1)
    await tap(page, fingers, 'Ada', 'Undo')
    await until('it lies as it lay', async () => (await peek.at(card.id)).y === hers.y)
  }

  // After a power cut it is the same table, with the same places.
  await page.reload()
  for (const name of ['Ada', 'Milo', 'June']) await placeOf(page, name).waitFor()
  expect(await whose('Milo').count()).toBe(0)
  await placeOf(page, 'Ada').getByRole('button', { name: 'More', exact: true }).click()
  await pressEntry(page, 'Sit around this screen')
  // Whoever comes is given a place where fewest sit; whoever stands up leaves theirs, and all that they made.
  await dialog.getByRole('button', { name: 'Somebody else sits down' }).click()
  await dialog.getByLabel('Your name').fill('Nora')
  await dialog.getByLabel('Your name').press('Enter')
  await placeOf(page, 'Nora').waitFor()
  const lay = (await itemsOn(page)).length
  await dialog.getByText('Who sits where').click()
  await dialog.getByRole('button', { name: 'June stands up' }).click()
  await placeOf(page, 'June').waitFor({ state: 'detached' })
  expect((await itemsOn(page)).length).toBe(lay)
  // What is chosen of several is chosen in a menu that is turned as the place is.
  const where = dialog.getByRole('button', { name: 'Where Nora sits' })
  await where.press('Enter')
  const edges = page.getByRole('menu', { name: 'Where Nora sits' })
  expect(await amiss(page)).toEqual([])
  await edges.getByRole('menuitemradio', { name: 'opposite' }).press('ArrowUp')
  await page.keyboard.press('Escape')
  await edges.waitFor({ state: 'detached' })
  expect(await dialog.count()).toBe(1)
  await where.press('Enter')
  await edges.getByRole('menuitemradio', { name: 'opposite' }).click()
  await until('it is chosen', async () =>
    /opposite$/.test((await where.getAttribute('aria-label')) ?? ''),
  )
  await dialog.getByRole('button', { name: 'One edge for all again' }).click()
  await placeOf(page, 'Ada').waitFor({ state: 'detached' })
  await page
    .getByRole('list', { name: 'All seats' })
    .or(page.getByRole('button', { name: 'Undo' }))
    .first()
    .waitFor()
})

byFinger('a free edge offers a place, and nothing of one lies over another', async ({ open }) => {
  const { page } = await open('?debug=quiet', {
    touch: true,
    still: true,
    width: 1920,
    height: 1080,
  })
  const table = dragonWakes()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await takeSeats(page, ['Milo', 'June'])
  await sitAround(page, ['Ada', 'Milo', 'June'])
  const free = page.getByRole('button', { name: /^Sit here/ })
  const box = async (name: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await placeOf(page, name).boundingBox()) ?? {}
    return { x, y, right: x + width, bottom: y + height }
  }
  // June, who sits at the left, moves to the right; and then somebody comes to where she sat.
  const here = page.getByRole('dialog', { name: 'Sit here' })
  await page.getByRole('button', { name: 'Sit here to the right' }).press('Enter')
  await here.getByRole('button', { name: 'June' }).click()
  await until('she sits there', async () => (await box('June')).right > 1910)
  expect(await here.count()).toBe(0)
  /** Whether these lie over one another anywhere, by their boxes. */
  const overlap = (what: string) =>
    page.evaluate((selector) => {
      const all = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
      return all.some((a, i) =>
        all.some(
          (b, k) =>
            k > i && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
        ),
      )
    }, what)
  const guideOf = (name: string) =>
    placeOf(page, name)
      .getByRole('button', { name: /^What to do now/ })
      .press('Enter')
  // All have their guide open: what opens there lies over none of them.
  for (const name of ['Ada', 'Milo', 'June']) await guideOf(name)
  await until('all have their guide', async () => (await page.locator('.guide').count()) === 3)
  await page.getByRole('button', { name: 'Sit here to the left' }).tap()
  await here.waitFor()
  await until(
    'guides go aside from it',
    async () => !(await overlap('.guide, .sit-here-dialog, .place-bar')),
  )
  for (const name of ['Ada', 'Milo', 'June']) await guideOf(name)
  // She types by touch, on keys that face her; who says no name would have a usual one.
  const name = here.getByLabel('Your name')
  expect(await name.getAttribute('placeholder')).toBe('Guest 1')
  await name.tap()
  const keys = page.locator('.free-place .write-here')
  await keys.waitFor()
  expect(await page.locator('.sit-here-dialog input[inputmode="none"]').count()).toBe(1)
  expect((await keys.boundingBox())?.x).toBeLessThan(200)
  for (const letter of 'Guest of the next group')
    await keys.locator(`[data-skbtn="${letter === ' ' ? '{space}' : letter}" i]`).tap()
  await keys.getByRole('button', { name: 'Done', exact: true }).tap()
  await here.getByRole('button', { name: 'Sit down' }).tap()
  await placeOf(page, 'Guest of').waitFor()
  expect((await box('Guest of')).x).toBeLessThan(10)
  expect(await free.count()).toBe(0)
  const names = ['Ada', 'Milo', 'June', 'Guest of']
  // However long a name is, a bar has one row.
  const high = async (name: string) =>
    placeOf(page, name)
      .locator('.place-bar')
      .evaluate((bar) => Math.round((bar as HTMLElement).offsetHeight))
  expect(await high('Guest of')).toBe(await high('June'))

  for (const name of names) await guideOf(name)
  await until('all have their guide', async () => (await page.locator('.guide').count()) === 4)
  expect(await overlap('.guide')).toBe(false)
  expect(await amiss(page)).toEqual([])
  for (const name of names)
    await placeOf(page, name).getByRole('button', { name: 'More', exact: true }).press('Enter')
  await until('all have their menu', async () => (await page.locator('.menu').count()) === 4)
  expect(await overlap('.menu')).toBe(false)
})

for (const id of ['prophecy', 'road-and-ruin'])
  byFinger(`eight have room around one screen: ${id}`, async ({ open }) => {
    const { page } = await open('?debug=quiet', {
      touch: true,
      still: true,
      width: 1920,
      height: 1080,
    })
    const names = ['Ada', 'Milo', 'June', 'Rosa', 'Theo', 'Wanda', 'Felix', 'Selma']
    const table = newTable('eight', { game: id, title: 'Eight', made: 1 })
    table.apply(
      names.map((name, color) => ({ do: 'seat', seat: { id: name, name, color, sitter: '' } })),
      { seat: 'Ada', track: false },
    )
    await openBackup(page, table)
    table.close()
    await page.getByRole('button', { name: 'I am Ada' }).click()
    await takeSeats(page, names.slice(1))
    await sitAround(page, names)
    // However much stands in it, a bar at a longer edge has one row.
    const bars = page.locator('.place:is([data-edge="bottom"], [data-edge="top"]) .place-bar')
    const high = await bars.evaluateAll((all) =>
      all.map((bar) => (bar as HTMLElement).offsetHeight),
    )
    expect(high.length).toBe(4)
    expect(Math.max(...high)).toBeLessThan(2 * 44)
    // All names of phases are within their guide.
    for (const name of names)
      await placeOf(page, name)
        .getByRole('button', { name: /^(What to do now|it is your turn)/ })
        .press('Enter')
    await until('all have their guide', async () => (await page.locator('.guide').count()) === 8)
    const cut = await page
      .locator('.guide .stepper')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
      )
    expect(cut).toEqual([])
    // They begin at their head.
    await peekAt(page).rest()
    const scrolled = await page
      .locator('.guide-body')
      .evaluateAll((all) => all.map((one) => one.scrollTop))
    expect(scrolled).toEqual(names.map(() => 0))
  })

byFinger('only its frame and its handles move a table that people sit around', async ({ open }) => {
  const { page } = await open('?debug=quiet', {
    touch: true,
    still: true,
    width: 1920,
    height: 1080,
  })
  const table = dragonWakes()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await takeSeats(page, ['Milo'])
  await sitAround(page, ['Ada', 'Milo'])
  const peek = peekAt(page)
  await peek.rest()
  const some = (await itemsOn(page)).filter(({ kind, place }) => kind === 'card' && !place.on)
  const [one, other] = some.map(({ id }) => id)
  if (!one || !other) throw new Error('no two cards')
  const seen = async () => {
    await peek.rest()
    const all = await peek.all([one, other])
    return {
      ...all[one]!,
      wide: Math.hypot(all[one]!.x - all[other]!.x, all[one]!.y - all[other]!.y),
    }
  }
  const first = await seen()
  const fingers = await fingersOn(page)

  // Two fingers on the paper, and an arm that rests on the frame, move nothing.
  await fingers.down({ 1: [1500, 500], 2: [1600, 500] })
  await fingers.drag({ 1: [1400, 600], 2: [1750, 600] }, 8)
  await fingers.up()
  await fingers.down({ 1: [1560, 1076] })
  await fingers.drag({ 1: [1500, 1000] }, 8)
  await fingers.up()
  expect(await seen()).toEqual(first)

  // A handle takes the table along, and so do its arrow keys.
  const handle = page.getByRole('button', { name: 'Move the table' }).first()
  const at = await spotOf(handle)
  await fingers.down({ 1: at })
  await fingers.drag({ 1: [at[0] - 90, at[1] + 60] }, 8)
  await fingers.up()
  const dragged = await seen()
  expect(dragged.x - first.x).toBeCloseTo(-90, 0)
  expect(dragged.y - first.y).toBeCloseTo(60, 0)
  await handle.press('ArrowRight')
  const keyed = await seen()
  expect(keyed.x).toBeGreaterThan(dragged.x + 20)

  // Two fingers that come to the frame together move it and zoom, wherever they go from there.
  await fingers.down({ 1: [1560, 1076], 2: [1680, 1076] })
  await fingers.drag({ 1: [1500, 1040], 2: [1740, 1040] }, 10)
  await fingers.up()
  const zoomed = await seen()
  expect(zoomed.wide).toBeGreaterThan(keyed.wide * 1.5)
  expect(zoomed.scale).toBeGreaterThan(keyed.scale * 1.5)

  // What lies out of sight then is told at two corners, once to each side, and shown by a tap.
  await handle.focus()
  for (let n = 0; n < 60; n++) await page.keyboard.press('ArrowRight')
  const shows = page.getByRole('button', { name: /lies? out of sight/ })
  await until('it is told to both sides', async () => (await shows.count()) === 2)
  const away = await seen()
  expect(away.x).toBeGreaterThan(1920)
  await tapAt(fingers, 1, await spotOf(shows.first()))
  await until('nothing lies out of sight', async () => (await shows.count()) === 0)
  expect((await seen()).x).toBeLessThan(1920)
})
