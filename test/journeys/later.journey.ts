import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Change } from '../../src/rules/board/change.ts'
import { inkOf, type Spot } from '../../src/rules/ink/ink.ts'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guests, Manner } from './help/browser.ts'
import { type Fingers, fingersOn } from './help/fingers.ts'
import { byFinger, journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { plainTable } from './help/plain.ts'
import { type Tongue, tongueOf } from './help/tongue.ts'
import { until } from './help/until.ts'

type Dot = readonly [x: number, y: number]

const way = (dots: readonly Dot[]): readonly Spot[] => {
  const spots: Spot[] = []
  for (const [i, [x, y]] of dots.entries()) {
    const [toX, toY] = dots[i + 1] ?? [x, y]
    for (let step = 0; step < 20; step++)
      spots.push({ x: x + ((toX - x) * step) / 20, y: y + ((toY - y) * step) / 20, p: 0.5 })
  }
  return spots
}

const RING = Array.from({ length: 60 }, (_, i): Dot => {
  const turn = (i / 58) * 2 * Math.PI
  return [Math.cos(turn) * 110, 290 + Math.sin(turn) * 55]
})
const INKS: Readonly<Record<string, readonly Spot[]>> = {
  ring: RING.map(([x, y]) => ({ x, y, p: 0.5 })),
  box: way([
    [-400, -40],
    [-280, -40],
    [-280, 30],
    [-400, 30],
    [-400, -40],
  ]),
  scribble: way([
    [290, -40],
    [380, 40],
    [380, -40],
    [290, 40],
  ]),
  link: way([
    [-300, 262],
    [-300, -228],
  ]),
  word: way([
    [300, 300],
    [315, 310],
  ]),
}

/** The plain table with ink that has lain there for a while, and two ovals with a line between them. */
function inkedTable() {
  const table = plainTable()
  const oval = (id: string, y: number, finale: boolean): Change => ({
    do: 'make',
    item: {
      id,
      kind: 'oval',
      place: { x: -300, y, turn: 0, z: 30 },
      props: finale ? { finale } : {},
      texts: { objective: id, setting: '', told: '' },
    },
  })
  const inks = Object.entries(INKS).map(
    ([id, spots], at): Change => ({
      do: 'make',
      item: inkOf({ id, spots, z: 40 + at, color: 0 }),
    }),
  )
  const refused = table.apply([oval('top', -260, true), oval('low', 300, false), ...inks], {
    seat: 'ada',
    track: false,
  })
  if (refused) throw new Error(refused.key)
  return table
}

const field = (page: Page) => page.locator('textarea.writing, .slip-fields textarea:focus')
const itemsOn = async (page: Page) => [...(await tableOn(page)).board().items.values()]
const itemOn = async (page: Page, id: string) => (await itemsOn(page)).find((one) => one.id === id)

/** What somebody has at hand. */
interface Scene {
  readonly page: Page
  readonly say: Tongue
  readonly fingers: Fingers | undefined
}

/** A place on the line of each, mm from its middle. */
const ON: Readonly<Record<string, Dot>> = {
  ring: [-110, 0],
  box: [-60, 0],
  scribble: [0, 0],
  // Beside the card that its middle lies under by then.
  link: [0, 150],
}

async function spotOn(page: Page, id: string): Promise<Dot> {
  const { x, y, scale } = await peekAt(page).at(id)
  const [dx, dy] = ON[id] ?? [0, 0]
  return [x + dx * scale, y + dy * scale]
}

const selected = (page: Page, id: string) =>
  until(`${id} is selected`, async () => (await peekAt(page).selection()).join() === id)

/** How ink is taken, and told what it is: by its deed's name. */
const WAYS: Readonly<Record<string, (scene: Scene, id: string, deed: string) => Promise<void>>> = {
  async mouse({ page }, id, deed) {
    await page.mouse.click(...(await spotOn(page, id)))
    await selected(page, id)
    await page.getByRole('button', { name: deed }).click()
  },
  async touch({ page, fingers }, id, deed) {
    // A fingertip is broader than a line.
    const [x, y] = await spotOn(page, id)
    await fingers?.down({ 1: [x + 5, y] })
    await fingers?.up()
    await selected(page, id)
    await page.getByRole('button', { name: deed }).tap()
  },
  async keys({ page }, id, deed) {
    await page.evaluate(`debug.board.focus('${id}')`)
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: deed }).press('Enter')
  },
  async lists({ page }, id, deed) {
    await page.locator(`[data-line="${id}"]`).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: deed }).press('Enter')
  },
}

async function atTable(open: Guests['open'], manner: Manner, lang: 'en' | 'de'): Promise<Scene> {
  const { page } = await open('?debug=quiet', { still: true, width: 1600, height: 900, ...manner })
  const table = inkedTable()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  if (lang === 'de') {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
    await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor()
    await page.keyboard.press('Escape')
  }
  await page.evaluate('debug.board.does.whole()')
  await peekAt(page).rest()
  const fingers = manner.touch ? await fingersOn(page) : undefined
  return { page, say: await tongueOf(lang), fingers }
}

for (const [how, manner, lang] of [
  ['mouse', { dark: true }, 'en'],
  ['touch', { touch: true }, 'de'],
  ['keys', {}, 'de'],
  ['lists', { dark: true }, 'en'],
] as const)
  (how === 'touch' ? byFinger : journey)(
    `older ink becomes what one says, and is written on: by ${how}`,
    async ({ open }) => {
      const scene = await atTable(open, manner, lang)
      const { page, say } = scene
      const take = WAYS[how]!
      if (how === 'lists') {
        await page.keyboard.press('Shift+O')
        await page.locator('[data-line="ring"]').waitFor()
        expect(await page.locator('[data-line="ring"]').textContent()).toContain(
          'ink of 22 by 11 cm. Looks like an oval. ABy the marker of Ada',
        )
        // Letters are no line of their own.
        expect(await page.locator('[data-line="word"]').count()).toBe(0)
        await page.getByText('A stroke of ink on the paper').waitFor()
      }
      for (const [id, deed, kind, text] of [
        ['ring', 'drawn.oval', 'oval', 'objective'],
        ['box', 'ink.card', 'card', 'title'],
        ['scribble', 'ink.card', 'card', 'title'],
      ] as const) {
        const before = new Set((await itemsOn(page)).map((one) => one.id))
        await take(scene, id, say(deed))
        await field(page).waitFor()
        // Were the writing not open, these would be commands.
        await page.keyboard.type('noon')
        await page.keyboard.press('Enter')
        await field(page).waitFor({ state: 'detached' })
        const made = (await itemsOn(page)).filter((one) => !before.has(one.id))
        expect(
          made.map((one) => [one.kind, one.texts[text]]),
          id,
        ).toEqual([[kind, 'noon']])
        // A shape gives way to what it was meant as; writing is written on it.
        const ink = await itemOn(page, id)
        expect(ink?.place.on, id).toBe(id === 'scribble' ? made[0]?.id : undefined)
        expect(ink === undefined, id).toBe(id !== 'scribble')
      }
      await take(scene, 'link', say('drawn.line'))
      await until(
        'it hangs on the other',
        async () => (await itemOn(page, 'low'))?.props.parent === 'top',
      )
      expect(await itemOn(page, 'link')).toBeUndefined()
      // The keyboard goes on at what was joined.
      await until('the keyboard is there', () =>
        page.evaluate<boolean>(
          '/low/.test(document.activeElement.textContent + document.activeElement.ariaLabel)',
        ),
      )
    },
  )

journey('in the lists ink is moved and thrown away like anything else', async ({ open }) => {
  const { page } = await atTable(open, {}, 'en')
  const { keyboard } = page
  await keyboard.press('Shift+O')
  const ring = page.locator('[data-line="ring"]')
  await ring.focus()
  const before = (await itemOn(page, 'ring'))?.place
  await keyboard.press('Alt+ArrowRight')
  await keyboard.press('Alt+Shift+ArrowDown')
  const after = (await itemOn(page, 'ring'))?.place
  expect(Math.round((after?.x ?? 0) - (before?.x ?? 0))).toBe(5)
  expect(Math.round((after?.y ?? 0) - (before?.y ?? 0))).toBe(25)
  await keyboard.press(' ')
  await keyboard.press('Delete')
  await ring.waitFor({ state: 'detached' })
  expect(await itemOn(page, 'ring')).toBeUndefined()
  await keyboard.press('Control+z')
  await ring.waitFor()
})

journey(
  'after its offer has lapsed a stroke is still made a Scene, and written on',
  async ({ open }) => {
    const { page } = await atTable(open, {}, 'en')
    const { x, y, scale } = await peekAt(page).at('ring')
    const at = (i: number): Dot => {
      const turn = (i / 48) * 2 * Math.PI - 2
      return [x + 260 * scale + Math.cos(turn) * 60, y + Math.sin(turn) * 34]
    }
    await page.keyboard.press('m')
    await page.mouse.move(...at(0))
    await page.mouse.down()
    for (let i = 1; i < 50; i++) await page.mouse.move(...at(i))
    await page.mouse.up()
    const offer = page.getByRole('button', { name: 'Make it a Scene' })
    await offer.waitFor()
    await page.mouse.move(20, 300)
    await offer.waitFor({ state: 'detached', timeout: 30_000 })
    await page.keyboard.press('v')
    await page.mouse.click(...at(24))
    await offer.click()
    await field(page).waitFor()
    await page.keyboard.type('now')
    await page.keyboard.press('Escape')
    const scenes = (await itemsOn(page)).filter(({ kind }) => kind === 'oval')
    expect(scenes.map(({ texts }) => texts.objective).sort()).toEqual(['low', 'now', 'top'])
  },
)
