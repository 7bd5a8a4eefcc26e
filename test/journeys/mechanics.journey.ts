import type { Page } from 'playwright-core'
import { journey } from './help/journey.ts'
import {
  boardOf,
  findLate,
  HEROES,
  lookAhead,
  PLAYED,
  playScene,
  setUp,
  shooter,
} from './help/mechanics.ts'
import { peekAt } from './help/peek.ts'
import { type Player, playerAt } from './help/player.ts'
import { until } from './help/until.ts'

const LATE = 'A second door'

/** Where something with these words on it lies in the window, once nothing moves any more. */
async function spotOf(page: Page, words: string) {
  const { items } = await boardOf(page)
  const found = [...items.values()].find(({ texts: { title, text } }) =>
    [title, text].includes(words),
  )
  if (!found) throw new Error(`nothing on the table says ${words}`)
  const peek = peekAt(page)
  await peek.rest()
  return peek.at(found.id)
}

/** Drags a note from the pad to the card of this name, and writes on it. */
async function stick({ page, drag }: Player, card: string) {
  const to = await spotOf(page, card)
  const pad = await page.getByRole('button', { name: /^Green notes: take one/ }).boundingBox()
  if (!pad) throw new Error('no pad of green notes')
  const [x, y] = [to.x + 40, to.y - 20]
  await drag(pad.x + pad.width / 2, pad.y + pad.height / 2, x, y)
  await page.mouse.dblclick(x, y)
  await page.getByRole('textbox', { name: /^Writing on/ }).waitFor()
  await page.keyboard.type(LATE)
  await page.keyboard.press('Escape')
}

journey(
  'a whole game of Temporal Mechanics, from the lobby to the Flashforward',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', { width: 1400, height: 875, still: true })
    page.setDefaultTimeout(10_000)
    const hands = playerAt(page)
    const player = { ...hands, shot: shooter(page, 'mouse') }
    /** Two notes are touched on the board. */
    const touching = {
      ...player,
      async pair(...notes: readonly string[]) {
        for (const words of notes) {
          const { x, y } = await spotOf(page, words)
          await page.mouse.click(x, y)
        }
      },
    }
    await setUp(player)
    const [first = '', ...others] = HEROES.Ada.traits
    const [farthest, ...scenes] = PLAYED
    await playScene(touching, farthest, [first, ...others], async () => {
      await stick(hands, farthest.setting)
      await until('it is marked as late', async () => {
        const names = (await hands.things()).map(({ name }) => name)
        return names.some(
          (name) =>
            name.startsWith(`sticky note. ${LATE}`) && name.includes('Too late for this Check'),
        )
      })
      await findLate(touching, farthest, LATE, first)
    })
    let good = false
    for (const scene of scenes) good = await playScene(player, scene, others.slice(0, 2))
    await lookAhead(player, good)
  },
)
