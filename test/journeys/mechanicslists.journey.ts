import { expect } from 'vitest'
import { amiss, journey } from './help/journey.ts'
import { listenerAt } from './help/listener.ts'
import {
  findLate,
  HEROES,
  lookAhead,
  PLAYED,
  playScene,
  setUp,
  shooter,
  type Traveller,
} from './help/mechanics.ts'

const LATE = 'A second door'

journey(
  'a whole game of Temporal Mechanics by the lists and the keyboard alone',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', { still: true })
    page.setDefaultTimeout(10_000)
    const hands = listenerAt(page)
    const { lists, guide, key, line, menu } = hands
    const fine = async (where: string) => expect(await amiss(page), where).toEqual([])
    /** Goes to the line of a note that can be chosen, and chooses it. */
    const choose = async (words: string) => {
      await lists
        .getByRole('button', { name: new RegExp(`^${words}\\. .*Can be chosen`) })
        .waitFor()
      await line(new RegExp(`^${words}\\. `))
      await key(' ')
    }
    const listener = {
      ...hands,
      shot: shooter(page, 'lists'),
      async arrive() {
        await key('Shift+O')
        await lists.getByRole('heading', { name: /^The Story Tree/ }).waitFor()
        expect(await page.locator('.place-board').getAttribute('inert')).not.toBeNull()
      },
      async begin({ objective }) {
        await line(new RegExp(`^${objective}\\. .*Can be played now`))
        await menu('Begin this Scene')
        await lists.getByRole('button', { name: /Is being played/ }).waitFor()
      },
      async pair(trait, aspect) {
        await choose(trait)
        await guide.getByText('Now one note that goes with it.').waitFor()
        await choose(aspect)
      },
      throwDice: () => key('t'),
    } satisfies Traveller
    await setUp(listener)
    await fine('the Warning has arrived')
    await lists
      .getByRole('listitem')
      .filter({ hasText: 'The Warning' })
      .getByText(/give her something !$/)
      .waitFor()
    const traits = HEROES.Ada.traits.slice(0, 3)
    const [farthest, ...scenes] = PLAYED
    await playScene(listener, farthest, traits, async () => {
      // A note from the pad, stuck on the card of the place.
      await key('n')
      await lists
        .locator('textarea:focus')
        .and(page.getByLabel('Writing on: sticky note'))
        .waitFor()
      await page.keyboard.type(LATE)
      await key('Escape')
      await line(new RegExp(`^${LATE}\\.?`))
      await menu('Stick it on a card')
      await line(new RegExp(`^${farthest.setting}\\. .*Can be chosen`))
      await key(' ')
      await lists
        .getByRole('button', { name: new RegExp(`^${LATE}\\. .*Too late for this Check`) })
        .waitFor()
      await fine('a late note')
      await findLate(listener, farthest, LATE, 'Power board')
    })
    let good = false
    for (const scene of scenes) good = await playScene(listener, scene, traits)
    await lookAhead(listener, good)
    await fine('the end')
    await key('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const sheets = lists.getByRole('region', { name: 'What was, and what came to be' })
    await sheets
      .getByRole('button', {
        name: new RegExp(`^Flashforward\\. .*${good ? 'Triumphant' : 'Sombre'}`),
      })
      .waitFor()
  },
)
