import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rankingOf } from '../../src/games/dark-prophecy/reckon/score.ts'
import { gameKept } from '../../src/games/dark-prophecy/story/kept.ts'
import { handedOver, tableOn } from './help/backup.ts'
import type { Guest } from './help/browser.ts'
import { handSeen, idOf, type Play, playOf, playOut, saysDesign, TITLES } from './help/dark.ts'
import { amiss } from './help/journey.ts'
import { dialog, linkOf, matesAt } from './help/mates.ts'
import { playerAt } from './help/player.ts'
import { hearWords, keptBy } from './help/secrets.ts'
import { until } from './help/until.ts'

const { open } = matesAt(4493)

/** Somebody at a screen of their own, and all words of cards that ever came to stand there. */
interface Seated {
  readonly guest: Guest
  readonly page: Page
  readonly name: string
  readonly heard: ReadonlySet<string>
  readonly play: Play
}

async function sits(name: string, link: string): Promise<Seated> {
  const heard: { words: ReadonlySet<string> } = { words: new Set() }
  const guest = await open(`?debug=quiet${link}`, {
    alone: true,
    before: async (context) => {
      heard.words = await hearWords(context, TITLES)
    },
  })
  const { page } = guest
  if (link === '') {
    await page.getByText('Dark Prophecy', { exact: true }).click()
    await page.getByRole('button', { name: 'Lay the table' }).click()
  }
  const hands = playerAt(page)
  await hands.takeSeat(name)
  const play = playOf({ ...hands, name, hand: () => handSeen(page) })
  return { guest, page, name, heard: heard.words, play }
}

/** The chronicle as it is read at a screen, which shows the end. */
async function taleOf({ page }: Seated): Promise<string> {
  await page.getByRole('button', { name: 'Read the chronicle' }).click()
  const tale = page.locator('.chronicle')
  await tale.waitFor()
  const text = await tale.innerText()
  await page.keyboard.press('Escape')
  await tale.waitFor({ state: 'detached' })
  return text
}
/** The picture of the table that somebody saves. */
async function pictureOf({ page }: Seated): Promise<Buffer> {
  const { bytes } = await handedOver(page, async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Save a picture of the table' }).click()
    await page.getByRole('dialog').locator('.primary').click()
  })
  await page.keyboard.press('Escape')
  return bytes
}
/** Each throw is verified at a screen. */
async function verified({ page }: Seated) {
  await page.keyboard.press('Shift+D')
  const log = page.getByRole('dialog', { name: 'Throws so far' })
  await log.waitFor()
  const signs = () =>
    log
      .locator('.roll-row [data-verdict]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-verdict')))
  console.log(await signs())
  await log.getByRole('button', { name: 'Close', exact: true }).click()
}
const openOn = async (page: Page) =>
  (await playerAt(page).things()).flatMap(
    ({ name }) => TITLES.find((title) => name.startsWith(title)) ?? [],
  )
/** Who is to take the first action of a turn. */
async function beginsOn(page: Page): Promise<string | undefined> {
  const board = (await tableOn(page)).board()
  const { turn } = gameKept(board)?.game ?? {}
  const begins = turn?.phase === 'action' && turn.actions === 0
  return board.seats.find(({ id }) => begins && id === turn.seat)?.name
}
/** What everybody must see alike. */
async function shared(page: Page): Promise<string> {
  const { items, rolls, seats, play } = (await tableOn(page)).state()
  const sorted = [...items].sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([sorted, rolls, seats, play])
}

test('three people in three browsers play a whole sealed game, one loads anew, one sleeps', async () => {
  const ada = await sits('Ada', '')
  await ada.page.keyboard.press('i')
  await until('there is a link', async () => (await linkOf(ada.guest)).length > 10)
  const link = await linkOf(ada.guest)
  await ada.page.keyboard.press('Escape')
  await dialog(ada.page).waitFor({ state: 'detached' })
  const [ben, cyd] = [await sits('Ben', link), await sits('Cyd', link)]
  const all = [ada, ben, cyd]

  await playerAt(ada.page).press('Deal')
  await playerAt(ada.page).fill({}, [/^Sealed/])
  for (const { page } of all) await page.locator('.hand-fan button').nth(4).waitFor()
  await ada.page.getByText('The cards are sealed: Ada, Ben, and Cyd keep the key').waitFor()
  await until('the first discard lies open', async () => (await openOn(ada.page)).length === 1)
  const first = await openOn(ada.page)

  /** What may be known to all: what people have laid open, and the first discard. */
  const known = () => new Set([...first, ...all.flatMap(({ play }) => [...play.laid])])
  /** Nobody's screen has shown, told, kept or written what is another's to see. */
  const nothingTold = async (when: string) => {
    const open = known()
    for (const { page, name, heard, play } of all) {
      await play.look()
      const own = new Set([...open, ...play.held])
      const { kept, told, file, page: shown } = await keptBy(page)
      const text = `${kept} ${told} ${file}`
      for (const title of TITLES) {
        expect(text, `what ${name} keeps ${when}`).not.toContain(title)
        if (!own.has(title)) expect(shown, `what ${name} sees ${when}`).not.toContain(title)
      }
      // All faces stand together as what is shuffled; what is told more often is known to all.
      const often = new Map(TITLES.map((title) => [title, saysDesign(text, idOf(title))]))
      const least = Math.min(...often.values())
      const told_ = TITLES.filter((title) => (often.get(title) ?? 0) > least)
      for (const title of told_.filter((one) => !open.has(one))) { const id = idOf(title); for (const [w, t] of Object.entries({kept, file})) { let at = -1; while ((at = t.indexOf(`w${String.fromCharCode(id.length)}${id}`, at + 1)) >= 0) console.log(name, title, w, JSON.stringify(t.slice(Math.max(0, at - 120), at + 60))); for (const m of t.matchAll(new RegExp(`"${id}\\\\*"(?!:)`, 'g'))) console.log(name, title, w, 'json', t.slice(m.index - 150, m.index+50)) } }
      if (told_.some((t) => !open.has(t)) || [...heard].some((t) => !own.has(t))) { const b = (await tableOn(page)).board().play; console.log(JSON.stringify(all.map((o) => [o.name, [...o.play.laid], [...o.play.held], [...o.heard]]), null, 1), first, JSON.stringify(Object.entries(b).filter(([k]) => k.startsWith('told')))) }
      expect(
        [...heard].filter((title) => !own.has(title)),
        `${name} ${when}`,
      ).toEqual([])
      const laid = all.flatMap((one) => [...one.play.laid])
      expect(laid.filter((title) => !told_.includes(title))).toEqual([])
      expect(
        told_.filter((title) => !open.has(title)),
        `${name} writes ${when}`,
      ).toEqual([])
    }
  }
  const over = async () => (await ada.page.getByRole('dialog').count()) > 0
  const plays = all.map(({ play }) => play)
  const roundIs = (n: number) => async () =>
    (gameKept((await tableOn(ada.page)).board())?.game.round ?? 0) >= n || over()

  await playOut(plays, roundIs(2))
  await nothingTold('after a round')
  const before = (await handSeen(ben.page)).toSorted().join()
  await ben.page.reload()
  const after = async () => (await handSeen(ben.page)).toSorted().join()
  await until('Ben sees his hand again', async () => (await after()) === before, 30_000)
  await playOut(plays, roundIs(3))
  // Cyd's screen sleeps when Cyd has had a turn: the others go on without it.
  await playOut(plays, async () => (await beginsOn(ada.page)) === 'Ada')
  const awake = await cyd.guest.freeze()
  const slept = performance.now()
  const isCyds = async () =>
    (await ada.page.locator('.what').getByText(/^Cyd(:| draws) /).count()) > 0
  expect(await playOut([ada.play, ben.play], isCyds)).toBeGreaterThan(0)
  await ada.page.waitForTimeout(Math.max(0, 10_000 - (performance.now() - slept)))
  awake()
  await playOut(plays, over)

  // The end is the same on all screens, and that of the rules.
  const end = ({ page }: Seated) => page.getByRole('dialog').innerText()
  for (const one of all) await one.page.getByRole('dialog').waitFor()
  const board = (await tableOn(ada.page)).board()
  const game = gameKept(board)?.game
  if (!game) throw new Error('no game')
  const told = await end(ada)
  for (const { seat, total } of rankingOf(game).scores)
    expect(told).toContain(`${board.seats.find(({ id }) => id === seat)?.name}: ${total} point`)
  expect(await Promise.all([ben, cyd].map(end))).toEqual([told, told])
  for (const { page } of all) {
    await page
      .getByText('Every shuffle of this game was checked: all of them were fair.')
      .waitFor({ timeout: 60_000 })
    expect(await amiss(page)).toEqual([])
  }
  await until(
    'all have the same table',
    async () => new Set(await Promise.all(all.map(({ page }) => shared(page)))).size === 1,
  )
  // What is taken home tells nobody more than the others.
  const tales = await Promise.all(all.map(taleOf))
  expect(tales[0]).toContain('Round 2')
  expect(new Set(tales).size).toBe(1)
  const pictures = await Promise.all(all.map(pictureOf))
  console.log(pictures.map((one) => one.length))
  expect(pictures[1]).toEqual(pictures[0])
  expect(pictures[2]).toEqual(pictures[0])
  for (const one of all) await verified(one)
  for (const { page } of all) {
    await page.keyboard.press('h')
    await page.locator('.moment').first().waitFor()
  }
  await nothingTold('at the end')
  console.log(
    told,
    [...known()].length,
    all.map(({ heard, play }) => [heard.size, play.held.size, play.laid.size]),
  )
})
