import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { itemSize } from '../../src/rules/board/size.ts'
import { road } from '../games/road-and-ruin/lab.ts'
import { diceOf } from '../sync/garbage.ts'
import { expectTablesAlive } from './help/alive.ts'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guest } from './help/browser.ts'
import { linkOf, matesAt } from './help/mates.ts'
import { openNetwork, PLAIN_ADDRESSES } from './help/network.ts'
import { peekAt } from './help/peek.ts'
import { playerAt } from './help/player.ts'
import { boardOf, called, fightTable, shownOn, takenFrom, WOLF } from './help/roadfight.ts'
import { until } from './help/until.ts'

const { open } = matesAt(4523, { alone: true, flags: [PLAIN_ADDRESSES] })

const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/roadapart-${name}.png` })
}

type Player = ReturnType<typeof playerAt>

/** They strike at the wolf: the slip, the throw, and what comes of it. */
async function strike(by: Player, who: string): Promise<void> {
  const { page, guide, ways } = by
  const blows = async () =>
    (await boardOf(page)).rolls.filter(({ check }) => check.kind === 'blow').length
  const before = await blows()
  await by.press(`${who} strikes`)
  await by.fill({}, [WOLF])
  await ways.press(
    guide
      .getByRole('region', { name: 'The Check' })
      .getByRole('button', { name: 'Throw the dice' }),
  )
  await until('the blow has fallen', async () => (await blows()) > before, 40_000)
}

/** Where something lies once all of the table is in sight: pressed once more, the key shows it to be read. */
async function whereAll(page: Page, id: string) {
  const peek = peekAt(page)
  const there = async () => {
    await page.keyboard.press('0')
    await peek.rest()
    return peek.at(id)
  }
  const one = await there()
  const other = await there()
  return one.scale < other.scale ? there() : other
}

/** They bring the wolf's Health down by so many, and its Steadfast to nothing; each by a step of its own. */
async function wear({ page }: Player, health: number): Promise<void> {
  const wolf = called(await boardOf(page), WOLF)
  const { x, y, scale } = await whereAll(page, wolf.id)
  // On its name: what stands there does not count.
  await page.mouse.click(x, y - (itemSize(road.pieces.foe!, wolf).height / 2 - 7) * scale)
  for (let i = 0; i < health; i++) await page.getByRole('button', { name: 'Health: less' }).click()
  await page.getByRole('spinbutton', { name: 'Steadfast' }).press('Home')
  await until(
    'it has no Steadfast left',
    async () => shownOn(await boardOf(page), 'steadfast') === 0,
  )
}

/** The last card is drawn as it is; it lies there. */
async function drawLast(by: Player): Promise<void> {
  const { page } = by
  const deck = [...(await boardOf(page)).items.values()].find(({ kind }) => kind === 'deck')
  const { x, y } = await whereAll(page, deck?.id ?? '')
  await page.mouse.click(x, y)
  await page.getByRole('toolbar').getByRole('button', { name: 'Draw a card' }).click()
  await shot(page, 'draw')
  await by.fill({}, ['As it is'])
  await until(
    'it lies there',
    async () => [...(await boardOf(page)).items.values()].some(({ props }) => props.card === 60),
    30_000,
  )
}

test('two who are cut off from one another in a fight both strike, and all of it counts when they meet', {
  timeout: 150_000,
}, async () => {
  const network = openNetwork(diceOf(16))
  onTestFinished(() => network.close())
  const come = async (path: string, name: string) => {
    const guest = await open(path, { before: (context) => network.attach(context, name) })
    guest.page.setDefaultTimeout(20_000)
    return guest
  }
  const sit = async ({ page }: Guest, name: string) => {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await page.getByRole('button', { name: `Take this seat as ${name}` }).click()
    return playerAt(page)
  }
  const here = await come('?debug=quiet', 'ada')
  const table = await fightTable(['Ada', 'Milo'])
  await openBackup(here.page, table)
  table.close()
  const ada = await sit(here, 'Ada')
  await ada.page.keyboard.press('i')
  await until('there is a link', async () => (await linkOf(here)).length > 10)
  const link = await linkOf(here)
  await ada.page.keyboard.press('Escape')
  const there = await come(`?debug=quiet${link}`, 'milo')
  const milo = await sit(there, 'Milo')
  await until('Ada knows of Milo', async () =>
    (await tableOn(ada.page)).state().seats.every(({ sitter }) => sitter !== ''),
  )
  const start = await boardOf(ada.page)
  const wolf = called(start, WOLF)
  const full = { health: shownOn(start, 'health'), steadfast: shownOn(start, 'steadfast') }

  network.part('milo')
  const both = [ada, milo] as const
  await Promise.all([strike(ada, 'Brindle Marrow'), strike(milo, 'Ilvy of the Basket')])
  await shot(ada.page, 'struck')
  // Each sees what they did alone, and nothing below nothing.
  const steps = [2, 3]
  const stood: number[] = []
  for (const [n, by] of both.entries()) {
    const taken = takenFrom(await boardOf(by.page), wolf.id)
    stood.push(Math.max(0, full.steadfast - taken.steadfast))
    expect(shownOn(await boardOf(by.page), 'health')).toBe(full.health - taken.health)
    expect(shownOn(await boardOf(by.page), 'steadfast')).toBe(stood[n])
  }
  await Promise.all(both.map(drawLast))
  for (const [n, by] of both.entries()) await wear(by, steps[n]!)
  await shot(milo.page, 'worn')

  network.heal()
  await until(
    'they have met',
    async () => {
      const boards = await Promise.all(both.map(({ page }) => boardOf(page)))
      return boards.every(({ rolls }) => rolls.length === 4)
    },
    60_000,
  )
  const met = await Promise.all(both.map(({ page }) => boardOf(page)))
  for (const board of met) {
    const taken = takenFrom(board, wolf.id)
    expect(shownOn(board, 'health')).toBe(Math.max(0, full.health - taken.health - 5))
    expect(shownOn(board, 'steadfast')).toBe(0)
    // Two draws stand, and there is one of each card.
    expect(board.rolls.filter(({ check }) => check.kind === 'deck')).toHaveLength(2)
    expect([...board.items.values()].filter(({ props }) => props.card === 60)).toHaveLength(1)
  }
  expect([...met[1]!.items].sort()).toEqual([...met[0]!.items].sort())
  expect(met[1]!.rolls).toEqual(met[0]!.rolls)
  await shot(ada.page, 'met')

  // Each takes back their own last step, and what the other did stays.
  const worn = async () => called(await boardOf(ada.page), WOLF).props.steadfast as number
  const before = await worn()
  for (const [n, by] of both.entries()) {
    if (stood[n] === 0) continue
    const was = await worn()
    await by.page.keyboard.press('Control+z')
    await until('it is taken back', async () => (await worn()) === was + stood[n]!, 20_000)
  }
  expect(await worn()).toBe(before + stood[0]! + stood[1]!)
  const { health } = takenFrom(met[0]!, wolf.id)
  expect(shownOn(await boardOf(milo.page), 'health')).toBe(Math.max(0, full.health - health - 5))

  await expectTablesAlive([here, there], () => come(`?debug=quiet${link}`, 'june'))
})
