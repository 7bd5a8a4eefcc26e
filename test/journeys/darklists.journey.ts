import { expect } from 'vitest'
import { DESIGN_TEXTS } from '../../src/games/dark-prophecy/prose/cards.ts'
import { tableOn } from './help/backup.ts'
import { handSeen, playOf, playOut, TITLES } from './help/dark.ts'
import { amiss, journey } from './help/journey.ts'
import { listenerAt } from './help/listener.ts'
import { hearWords } from './help/secrets.ts'
import { until } from './help/until.ts'

journey('a whole game against a cultist by the lists and the keyboard alone', async ({ open }) => {
  let heard: ReadonlyMap<string, string> = new Map()
  const { page } = await open('?debug=quiet', {
    still: true,
    before: async (context) => {
      heard = await hearWords(context, TITLES)
    },
  })
  page.setDefaultTimeout(20_000)
  const hands = listenerAt(page)
  const { lists, key, ways } = hands
  const form = hands.guide.locator('form')
  await page.getByRole('radio', { name: 'Dark Prophecy' }).last().press(' ')
  await page.getByRole('button', { name: 'Lay the table' }).press('Enter')
  await page.getByRole('list', { name: 'Who sits here' }).waitFor()
  await key('Shift+O')
  await lists.getByRole('heading', { name: 'Cultists' }).waitFor()
  await hands.takeSeat('Ada')
  await hands.press('Deal')
  await ways.press(form.locator('[type=submit]'))
  const cards = page.locator('.hand-fan button')
  await cards.nth(4).waitFor()
  await hands.guide.getByRole('button', { name: 'Play a card' }).waitFor({ timeout: 60_000 })
  await until('all are seen', async () =>
    (await handSeen(page)).every((one) => TITLES.includes(one)),
  )

  // The own hand is gone through card by card, each read with all that stands on it; the other's is not read.
  const own = await handSeen(page)
  await page.locator('.hand-fan button[tabindex="0"]').focus()
  await key('Home')
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
  for (const title of own) {
    expect(await at()).toMatch(
      new RegExp(`^${title}\\. (Blood Magic|Demonology|Necromancy), power \\d\\. .+`),
    )
    await key('ArrowRight')
  }
  const lines = () => lists.locator('[data-line]').allInnerTexts()
  await until('the first discard lies open', async () =>
    (await lines()).some((line) => TITLES.some((title) => line.startsWith(title))),
  )
  const first = (await lines()).flatMap((line) => TITLES.filter((title) => line.startsWith(title)))
  expect(await amiss(page)).toEqual([])

  // By Enter on a card it says what can be done with it.
  await key('Home', 'Enter')
  const deeds = page.getByRole('group', { name: own[0] ?? '', exact: true })
  await deeds.getByRole('button', { name: 'Play a card' }).press('Enter')
  const play = playOf({ ...hands, form, name: 'Ada', hand: () => handSeen(page) })
  const end = page.getByRole('dialog')
  await playOut([play], async () => (await end.count()) > 0)
  await end.getByText(/ wins\.$|^The win is shared/).waitFor()
  expect(await amiss(page)).toEqual([])

  // What the program holds was read by nobody: only what was laid open, and what was in the own hand.
  const told = Object.entries((await tableOn(page)).board().play).flatMap(([name, raw]) =>
    name.startsWith('told/') ? JSON.stringify(raw) : [],
  )
  const laid = Object.entries(DESIGN_TEXTS).flatMap(([id, { title }]) =>
    told.some((one) => one.includes(`"card":"${id}"`)) ? title : [],
  )
  await play.look()
  // One card lay open from the beginning, and what a cultist who began has let go of.
  expect(new Set(first.filter((title) => !laid.includes(title))).size).toBeLessThanOrEqual(1)
  const known = new Set([...first, ...laid, ...play.held, ...own])
  expect([...heard].filter(([title]) => !known.has(title))).toEqual([])
  expect(laid.length).toBeGreaterThan(8)
})
