import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { fromBackup, openBackup as opened, toBackup } from '../../src/table/store/backup.ts'
import { handedOver, openFile, tableOn } from './help/backup.ts'
import type { Guest } from './help/browser.ts'
import { copyWith, journeyWith } from './help/gamehouse.ts'
import { amiss } from './help/journey.ts'
import { dialog, linkOf } from './help/mates.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

/** The files of a game that is Paper Boats but for what goes wrong in it. */
const broken = (id: string, name: string, game: string) => ({
  [`${id}/title.ts`]: `
import { say } from '../../rules/plain/sentence.ts'
import type { Title } from '../../rules/title.ts'
export const title: Title = {
  id: '${id}',
  say: say('name'),
  blurb: say('name'),
  words: { en: { name: '${name}' } },
  emblem: [],
}
`,
  [`${id}/game.ts`]: game,
})
const boats = (id: string, other: string) => `
import { game as boats } from '../boats/game.ts'
export const game = { ...boats, id: '${id}', ${other} }
`
/** Its code throws as soon as something that says so lies on the table. */
const throwing = `({ items }) {
  for (const { texts } of items.values()) if (texts.wish === 'crack') throw new Error('cracked')
  return []
}`

const BROKEN = {
  ...broken('lost', 'Lost', `throw new Error('not here')\nexport const game = {}\n`),
  ...broken('empty', 'Empty', boats('empty', `setup() { throw new Error('cracked') }`)),
  ...broken('reads', 'Reads', boats('reads', `read${throwing}`)),
  ...broken('lists', 'Lists', boats('lists', `outline${throwing}`)),
}

const journey = journeyWith(4470, ['boats', 'post'], BROKEN)

const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/games-${name}.png` })
}
const guideOf = (page: Page) => page.getByRole('complementary', { name: 'Guide' })

/** Lays a table of this game. */
async function lay({ page }: Guest, game: string): Promise<void> {
  await page.getByRole('radio', { name: game }).check()
  await page.getByRole('button', { name: 'Lay the table' }).click()
}
const sit = ({ page }: Guest, name: string) => playerAt(page).takeSeat(name)

journey('a game from elsewhere is in the lobby, and two people play it', async ({ open }) => {
  const ada = await open('?debug=quiet', { still: true, alone: true })
  const { page } = ada
  await page.getByText('Each carries a wish. The wind is thrown.').waitFor()
  await shot(page, 'lobby')
  expect(await amiss(page)).toEqual([])
  await lay(ada, 'Paper Boats')
  await sit(ada, 'Ada')
  const guide = guideOf(page)
  await guide.getByRole('button', { name: 'Launch a boat' }).click()
  await guide.getByLabel('Which wish does it carry?').fill('a longer summer')
  await page.keyboard.press('Enter')
  await shot(page, 'launched')
  await page.keyboard.press('i')
  await until('there is a link', async () => (await linkOf(ada)).length > 10)
  const link = await linkOf(ada)
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })

  const ben = await open(`?debug=quiet${link}`, { still: true, alone: true })
  await sit(ben, 'Ben')
  const boat = async (guest: Guest) => {
    const all = [...(await tableOn(guest.page)).state().items.values()]
    return all.find(({ kind }) => kind === 'boat')
  }
  expect((await boat(ben))?.texts.wish).toBe('a longer summer')
  const { x = 0 } = (await boat(ada))?.place ?? {}
  await guideOf(ben.page).getByRole('button', { name: 'Whistle for wind' }).click()
  await until('it sails for Ada', async () => ((await boat(ada))?.place.x ?? x) > x, 30_000)
  const [roll] = (await tableOn(page)).state().rolls
  expect((await boat(ada))?.place.x).toBe(x + 20 * (roll?.roll[0]?.face ?? 0))
  expect((await boat(ben))?.place.x).toBe((await boat(ada))?.place.x)
  await shot(ben.page, 'sailed')
  expect(await amiss(ben.page)).toEqual([])
  // What it does not have is offered nowhere.
  expect(await guideOf(page).getByRole('list', { name: 'Phases' }).count()).toBe(0)
})

// It runs all tests that come upon it: those that load it, and those that read the folders.
test('whoever puts it into src/games has nothing to mend', { timeout: 480_000 }, async () => {
  const own = await copyWith(['boats'])
  onTestFinished(own.clear)
  await own.run('node_modules/typescript/bin/tsc')
  const lint = ['check', '--config-path=.config/lint.json', '--diagnostic-level=error', 'src/games']
  await own.run('node_modules/@biomejs/biome/bin/biome', ...lint)
  await own.run('node_modules/knip/bin/knip.js', '--config', '.config/knip.json')
  const vitest = 'node_modules/vitest/vitest.mjs'
  const files = ['game', 'title'].map((name) => `src/games/boats/${name}.ts`)
  // Evenings of sealed cards take minutes, and are of games that have some. Beside a browser all takes its time.
  const but = ['--testTimeout=120000', '--exclude', 'test/app/decks/**']
  const said = await own.run(vitest, 'related', '--run', ...files, ...but)
  const [, found = 0] = /Test Files.*?(\d+) passed/.exec(said) ?? []
  expect(Number(found)).toBeGreaterThan(30)
  const held = ['test/architecture', 'test/contributing', 'test/packages', 'test/games/']
  await own.run(vitest, 'run', ...held, '--exclude', 'test/games/*/**')
})

journey('a phase is gone to by its Move, which may say why not', async ({ open }) => {
  const ada = await open('?debug=quiet', { still: true })
  const { page } = ada
  await lay(ada, 'Bottle Post')
  await sit(ada, 'Ada')
  const guide = guideOf(page)
  const go = async () => {
    await guide.getByRole('button', { name: 'Phase 2: At sea' }).click()
    await guide.getByRole('button', { name: 'Go to this one' }).click()
  }
  await go()
  await guide.getByText('Nothing is written yet: there is nothing to let go.').waitFor()
  await shot(page, 'refused')
  expect((await tableOn(page)).state().play).toEqual({})
  await guide.getByRole('button', { name: 'All right' }).click()

  // What is too long is counted, kept, and not sent.
  await guide.getByRole('button', { name: 'Write a letter' }).click()
  const field = guide.getByLabel('What does it say?')
  await field.fill('x'.repeat(231))
  await guide.getByText('231 of 256').first().waitFor()
  await shot(page, 'counted')
  await field.fill('🚢'.repeat(300))
  await guide
    .getByRole('alert')
    .getByText(/300 characters.*256/)
    .waitFor()
  await shot(page, 'toolong')
  expect(await amiss(page)).toEqual([])
  await page.keyboard.press('Control+Enter')
  expect(await field.inputValue()).toBe('🚢'.repeat(300))
  expect((await tableOn(page)).state().items.size).toBe(0)
  await field.fill('🚢'.repeat(256))
  await guide.locator('form .primary').click()
  await until('it is written', async () => (await tableOn(page)).state().items.size === 1)
  await go()
  await guide.getByRole('heading', { name: 'At sea' }).waitFor()
  expect((await tableOn(page)).state().play).toEqual({ where: 'sea' })
})

for (const touch of [false, true])
  journey(`a rule of the house may be none${touch ? ', by finger' : ''}`, async ({ open }) => {
    const ada = await open('?debug=quiet', { still: true, touch })
    const { page } = ada
    await lay(ada, 'Bottle Post')
    await sit(ada, 'Ada')
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    const field = page.getByRole('combobox', { name: 'Bottles' })
    const kept = async () => (await tableOn(page)).state().play['set/bottles']
    expect(await field.locator('option:checked').textContent()).toBe('as many as you like')
    await field.selectOption('8')
    await shot(page, `setting${touch ? '-touch' : ''}`)
    await until('it is eight', async () => (await kept()) === 8)
    // By key, as on any list.
    await field.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await until('it is none', async () => (await kept()) === undefined)
    expect(await amiss(page)).toEqual([])
  })

journey(
  'a game that is not there, or has an error in it, says so in the lobby',
  async ({ open }) => {
    const ada = await open('', { still: true })
    const { page } = ada
    await lay(ada, 'Lost')
    await page.getByText('This part of the page has not arrived').waitFor()
    await lay(ada, 'Empty')
    await page.getByText('This game has an error in it').waitFor()
    await shot(page, 'stumbled')
    expect(await amiss(page)).toEqual([])
    // Others are played as ever.
    await lay(ada, 'Paper Boats')
    await guideOf(page).getByRole('button', { name: 'Launch a boat' }).waitFor()
  },
)

for (const [game, name] of [
  ['reads', 'Reads'],
  ['lists', 'Lists'],
] as const)
  journey(
    `a game that throws while its table is open (${game}) loses nothing`,
    async ({ open }) => {
      const ada = await open('', { still: true, expects: /cracked/ })
      const { page } = ada
      await lay(ada, name)
      await sit(ada, 'Ada')
      const guide = guideOf(page)
      const launch = async (wish: string) => {
        await guide.getByRole('button', { name: 'Launch a boat' }).click()
        await guide.getByLabel('Which wish does it carry?').fill(wish)
        await page.keyboard.press('Enter')
      }
      await launch('fair wind')
      await guide.getByRole('button', { name: 'Launch a boat' }).waitFor()
      // The lists read the outline.
      if (game === 'lists') await page.keyboard.press('Shift+O')
      await launch('crack')
      await page.getByText('The game of this table has an error in it').waitFor()
      await shot(page, `cracked-${game}`)
      const { bytes } = await handedOver(page, () =>
        page.getByRole('button', { name: /^Save .* to a file$/ }).click(),
      )
      const backup = fromBackup(bytes)
      if ('refusal' in backup) throw new Error(backup.refusal.key)
      const wishes = [...opened('kept', backup).state().items.values()].map(
        ({ texts }) => texts.wish,
      )
      expect(wishes.sort()).toEqual(['crack', 'fair wind'])
      ada.pardon(/cracked/)
    },
  )

journey('which game a table plays is nobody’s to change', async ({ open }) => {
  const ada = await open('?debug=quiet', { still: true })
  const { page } = ada
  await lay(ada, 'Paper Boats')
  const launch = guideOf(page).getByRole('button', { name: 'Launch a boat' })
  await launch.waitFor()
  const table = await tableOn(page)
  table.doc.getMap('about').set('game', 'post')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Leave the table' }).click()
  await openFile(page, toBackup(table))
  await page.getByRole('button', { name: 'Put both together' }).click()
  await until('it says so', async () => (await tableOn(page)).state().about.game === 'post')
  // It goes on as what it is, now and whenever it is opened.
  await launch.waitFor()
  for (let times = 0; times < 2; times++) {
    await page.reload()
    await launch.waitFor()
    await page.getByRole('heading', { name: 'Paper Boats' }).waitFor()
  }
})
