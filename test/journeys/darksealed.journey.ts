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
import { holdPrinter } from './help/printer.ts'
import { hearWords, keptBy, saidIn } from './help/secrets.ts'
import { until } from './help/until.ts'

const { open } = matesAt(4493)

/** Somebody at a screen of their own, and all words of cards that ever came to stand there. */
interface Seated {
  readonly guest: Guest
  readonly page: Page
  readonly name: string
  readonly heard: ReadonlyMap<string, string>
  readonly play: Play
}

async function sits(name: string, link: string, watches = false): Promise<Seated> {
  const heard: { words: ReadonlyMap<string, string> } = { words: new Map() }
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
  if (!watches) await hands.takeSeat(name)
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
  const save = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Save a picture of the table' }).click()
    await page.getByRole('dialog').locator('.primary').click()
  }
  const { bytes } = await handedOver(page, save, 60_000)
  await page.keyboard.press('Escape')
  return bytes
}
/** All that is printed at a screen: the words on all sheets, and what their pictures hash to. */
async function sheetsOf({ page }: Seated): Promise<string> {
  const sheets: string[] = []
  for (const what of ['The story', 'Cards and notes', 'The table']) {
    await page.keyboard.press('Control+p')
    const print = page.getByRole('dialog', { name: 'Print' })
    await print.getByRole('radio', { name: what, exact: false }).check()
    const printed = await holdPrinter(page)
    await print.getByRole('button', { name: 'Print', exact: true }).click()
    await printed()
    sheets.push(
      await page.evaluate(async () => {
        const papers = document.querySelectorAll<HTMLElement>('.on-paper')
        const hashes: string[] = []
        for (const image of document.querySelectorAll<HTMLImageElement>('.on-paper img')) {
          await image.decode()
          const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
          const pen = canvas.getContext('2d')
          if (!pen) throw new Error('no canvas')
          pen.drawImage(image, 0, 0)
          const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
          const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
          hashes.push([...hash].join(' '))
        }
        return JSON.stringify([[...papers].map((paper) => paper.textContent), hashes])
      }),
    )
    await page.keyboard.press('Escape')
    await print.waitFor({ state: 'detached' })
  }
  return JSON.stringify(sheets)
}
const rollsOn = async (page: Page) => (await tableOn(page)).state().rolls.length
/** How each throw is judged at a screen. */
async function verdictsOn({ page }: Seated): Promise<readonly string[]> {
  await page.keyboard.press('Shift+D')
  const log = page.getByRole('dialog', { name: 'Throws so far' })
  const signs = log.locator('.roll-row [data-verdict]')
  await signs.first().waitFor()
  const all = await signs.evaluateAll((found) =>
    found.map((one) => one.getAttribute('data-verdict') ?? ''),
  )
  await log.getByRole('button', { name: 'Close', exact: true }).click()
  return all
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

test('three people in three browsers play a whole sealed game, one loads anew, one sleeps', {
  timeout: 900_000,
}, async () => {
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
  await until(
    'the first discard lies open',
    async () => (await openOn(ada.page)).length === 1,
    90_000,
  )
  const first = await openOn(ada.page)

  /** What may be known to all: what people have laid open, and the first discard. */
  const known = () => new Set([...first, ...all.flatMap(({ play }) => [...play.laid])])
  /** Nobody's screen has shown, told, kept or written what is another's to see. */
  const nothingTold = async (when: string) => {
    const open = known()
    for (const { page, name, heard, play } of all) {
      await play.look()
      const own = new Set([...open, ...play.held])
      expect(
        [...heard].filter(([title]) => !own.has(title)),
        `${name} ${when}`,
      ).toEqual([])
      const { kept, told, file, page: shown, bytes } = await keptBy(page)
      // What screens said lies there packed: it is searched unpacked, and what is put there is found.
      const [said, inFile] = [saidIn(bytes), saidIn(bytes.slice(-1))]
      expect(saidIn(bytes, TITLES[0])).toContain(TITLES[0])
      const text = `${kept} ${told} ${file} ${said} ${inFile}`
      for (const title of TITLES) {
        expect(text, `what ${name} keeps ${when}`).not.toContain(title)
        if (!own.has(title)) expect(shown, `what ${name} sees ${when}`).not.toContain(title)
      }
      // All faces stand together as what is shuffled; what is written more often is known to all.
      const often = new Map(TITLES.map((title) => [title, saysDesign(text, idOf(title))]))
      const least = Math.min(...often.values())
      const written = TITLES.filter((title) => (often.get(title) ?? 0) > least)
      expect(written).toEqual(expect.arrayContaining(all.flatMap((one) => [...one.play.laid])))
      expect(
        written.filter((title) => !open.has(title)),
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
  // Whoever holds cards prints and pictures what somebody who only watches does, while hands are hidden.
  const watcher = await sits('Dan', link, true)
  await until(
    'who watches has the table',
    async () => (await shared(watcher.page)) === (await shared(ada.page)),
    60_000,
  )
  await until(
    'and sees what lies open',
    async () => (await openOn(watcher.page)).join() === (await openOn(ada.page)).join(),
    60_000,
  )
  const looked = [...all, watcher]
  const pictures: Buffer[] = []
  const sheets: string[] = []
  for (const one of looked) {
    pictures.push(await pictureOf(one))
    sheets.push(await sheetsOf(one))
  }
  for (const [i, { name }] of looked.entries()) {
    expect(pictures[i]?.equals(pictures[0]!), `the picture that ${name} saves`).toBe(true)
    expect(sheets[i] === sheets[0], `what ${name} prints`).toBe(true)
  }
  expect(JSON.parse(sheets[0]!)).toHaveLength(3)
  for (const title of TITLES)
    if (!known().has(title)) expect(sheets[0], 'on a sheet').not.toContain(title)
  await watcher.guest.close()
  const before = (await handSeen(ben.page)).toSorted().join()
  await ben.page.reload()
  const after = async () => (await handSeen(ben.page)).toSorted().join()
  await until('Ben sees his hand again', async () => (await after()) === before, 30_000)
  await playOut(plays, roundIs(3))
  // Cyd's screen sleeps when Cyd has had a turn: the others go on without it.
  await playOut(plays, async () => (await beginsOn(ada.page)) === 'Ada')
  const awake = await cyd.guest.freeze()
  const [slept, fallen] = [performance.now(), await rollsOn(ada.page)]
  const isCyds = async () =>
    (await ada.page
      .locator('.what')
      .getByText(/^Cyd(:| draws) /)
      .count()) > 0
  expect(await playOut([ada.play, ben.play], isCyds)).toBeGreaterThan(0)
  await ada.page.waitForTimeout(Math.max(0, 10_000 - (performance.now() - slept)))
  const unseen = (await rollsOn(ada.page)) - fallen
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
  await until('all tell the same tale', async () => {
    const tales = await Promise.all(all.map(taleOf))
    return tales[0]?.includes('Round 2') === true && new Set(tales).size === 1
  })
  expect(await pictureOf(cyd)).toEqual(await pictureOf(ada))
  // What fell while Cyd slept has a witness less; all else is verified, at each screen.
  for (const one of all) {
    await until(`${one.name} has judged all`, async () => {
      const doubted = (await verdictsOn(one)).filter((sign) => sign !== 'verified')
      return doubted.length <= unseen && !doubted.includes('forged')
    })
  }
  for (const { page } of all) {
    await page.keyboard.press('h')
    await page.locator('.moment').first().waitFor()
  }
  await nothingTold('at the end')
})
