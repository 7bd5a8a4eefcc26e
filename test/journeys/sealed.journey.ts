import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { tableOn } from './help/backup.ts'
import type { Guest } from './help/browser.ts'
import { journeyWith } from './help/gamehouse.ts'
import { amiss } from './help/journey.ts'
import { dialog, linkOf } from './help/mates.ts'
import { playerAt } from './help/player.ts'
import { keptBy, saidIn } from './help/secrets.ts'
import { until } from './help/until.ts'

/**
 * High Card whose faces are words that stand nowhere else, with a Move by which somebody looks at their own card: it
 * stands in its form.
 */
const PEEK = {
  'peek/title.ts': `
import { title as highcard } from '../highcard/title.ts'
export const title = { ...highcard, id: 'peek' }
`,
  'peek/game.ts': `
import { say } from '../../rules/plain/sentence.ts'
import { makeMove } from '../../rules/play/make.ts'
import { game as highcard } from '../highcard/game.ts'
const en = { ...highcard.words.en, 'move.look': 'Look at my card', yours: 'It says {n}.' }
const look = makeMove('look', {
  asks(board, act) {
    const [card = ''] = highcard.hand?.(board, act.seat) ?? []
    const n = act.sees?.(card) ?? 'nothing'
    return [{ id: 'seen', kind: 'words', max: 9, say: say('yours', { n }) }]
  },
  play: () => [],
})
const faces = Array.from({ length: 13 }, (_, i) => 'swordfish' + (i + 10))
const decks = highcard.decks?.map((deck) => ({
  ...deck,
  seals: (board) => deck.seals(board).map((seal) => ({ ...seal, faces })),
}))
const moves = [...highcard.moves, look]
export const game = { ...highcard, id: 'peek', words: { en }, moves, decks }
`,
}

const journey = journeyWith(4491, ['highcard'], PEEK)

/** What cards may turn out to be. */
const FACE = /swordfish\d\d/
const FACES = Array.from({ length: 13 }, (_, i) => `swordfish${i + 10}`)

const guideOf = (page: Page) => page.getByRole('complementary', { name: 'Guide' })
const draw = ({ page }: Guest) =>
  guideOf(page).getByRole('button', { name: 'Draw a card', exact: true }).first().click()
/** What somebody sees of their own card, as their guide tells them. */
async function own({ page }: Guest): Promise<string> {
  const guide = guideOf(page)
  await guide.getByRole('button', { name: 'Look at my card' }).first().click()
  const label = await guide
    .locator('form')
    .getByText(/^It says/)
    .first()
    .textContent()
  await page.keyboard.press('Escape')
  return label?.match(/It says (\w+)/)?.[1] ?? ''
}
const knows = async (guest: Guest) => {
  let face = ''
  await until(
    'they see their card',
    async () => {
      face = await own(guest)
      return FACE.test(face)
    },
    60_000,
  )
  return face
}
/** The numbers that lie open at a screen. */
const lyingOpen = async ({ page }: Guest) =>
  (await playerAt(page).things()).flatMap(({ name }) => name.match(FACE)?.[0] ?? [])

journey(
  'three browsers play High Card sealed, and one is loaded anew in the middle',
  async ({ open }) => {
    const ada = await open('?debug=quiet', { still: true, alone: true })
    await ada.page.getByRole('radio', { name: 'High Card' }).last().check()
    await ada.page.getByRole('button', { name: 'Lay the table' }).click()
    await playerAt(ada.page).takeSeat('Ada')
    await ada.page.keyboard.press('i')
    await until('there is a link', async () => (await linkOf(ada)).length > 10)
    const link = await linkOf(ada)
    await ada.page.keyboard.press('Escape')
    await dialog(ada.page).waitFor({ state: 'detached' })
    const others: Guest[] = []
    for (const name of ['Ben', 'Cyd']) {
      const guest = await open(`?debug=quiet${link}`, { still: true, alone: true })
      await playerAt(guest.page).takeSeat(name)
      others.push(guest)
    }
    const [ben, cyd] = others as [Guest, Guest]

    await draw(ada)
    const hers = await knows(ada)
    await draw(ben)
    const his = await knows(ben)
    expect(his).not.toBe(hers)
    expect(await own(cyd)).toBe('nothing')
    for (const [guest, theirs] of [
      [ada, hers],
      [ben, his],
      [cyd, undefined],
    ] as const) {
      expect(await lyingOpen(guest)).toEqual([])
      const { kept, told, file, page, bytes } = await keptBy(guest.page)
      // Of all faces a page shows one: that of the hand which is looked at there.
      for (const face of FACES) {
        expect(told).not.toContain(face)
        if (face !== theirs) expect(page).not.toContain(face)
      }
      // In the table all faces stand together, as what is shuffled: the two that were seen no more often than others.
      const often = (text: string, face: string) => text.split(face).length - 1
      const [said, inFile] = [saidIn(bytes), saidIn(bytes.slice(-1))]
      for (const text of [kept, file, said, inFile])
        expect(new Set(FACES.map((face) => often(text, face))).size).toBe(1)
      // They do stand there, and one that stood there once more would be found.
      for (const [text, all] of [
        [said, bytes],
        [inFile, bytes.slice(-1)],
      ] as const) {
        expect(often(text, hers)).toBeGreaterThan(0)
        expect(often(saidIn(all, hers), hers)).toBe(often(text, hers) + 2)
      }
    }

    await ben.page.reload()
    await guideOf(ben.page).getByRole('button', { name: 'Look at my card' }).first().waitFor()
    expect(await knows(ben)).toBe(his)
    await draw(cyd)
    for (const guest of [ada, ben, cyd])
      await until('all cards lie open', async () => (await lyingOpen(guest)).length === 3, 60_000)
    const open3 = await Promise.all([ada, ben, cyd].map(lyingOpen))
    expect(new Set(open3.map((all) => [...all].sort().join())).size).toBe(1)
    expect(open3[0]).toEqual(expect.arrayContaining([hers, his]))
    expect(await amiss(ben.page)).toEqual([])
    // Of sealed cards no seed lies in the table.
    const { play } = (await tableOn(ada.page)).board()
    expect(Object.keys(play).filter((key) => key.startsWith('luck/'))).toEqual([])
  },
)
