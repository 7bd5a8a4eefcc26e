import { expect, test } from 'vitest'
import type { Guest } from './help/browser.ts'
import { linkOf, matesAt } from './help/mates.ts'
import {
  boardOf,
  decide,
  findPairs,
  growTree,
  HEROES,
  influence,
  interpret,
  investigate,
  lay,
  lookAhead,
  lookBack,
  makeHero,
  PLAYED,
  pairIn,
  readEnd,
  receive,
  recordOf,
  shooter,
  type Traveller,
  toldOf,
  warn,
} from './help/mechanics.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

const { open } = matesAt(4519, { alone: true })

const travellerAt = ({ page }: Guest, name: string): Traveller => {
  page.setDefaultTimeout(20_000)
  return { ...playerAt(page), shot: shooter(page, name) }
}

/** Agrees to a pair that the other has offered; both see that they agree. */
async function agree(by: Traveller, other: Traveller, trait: string, aspect: string) {
  const pair = pairIn(by, trait, aspect)
  await pair.getByRole('button', { name: /^Agree or disagree/ }).click()
  await pair.getByRole('button', { name: 'Agree', exact: true }).click()
  for (const one of [by, other])
    await pairIn(one, trait, aspect).getByText('2 agree').waitFor({ state: 'attached' })
}

test('two at their own screens play a whole game of Temporal Mechanics', async () => {
  const here = await open('?debug=quiet')
  const ada = travellerAt(here, 'ada')
  await lay(ada)
  await ada.takeSeat('Ada')
  await ada.page.keyboard.press('i')
  const link = await linkOf(here)
  const milo = travellerAt(await open(`?debug=quiet${link}`), 'milo')
  await milo.guide.waitFor()
  await milo.takeSeat('Milo')
  await ada.page.getByText('One other screen, linked directly.').waitFor()
  await ada.page.keyboard.press('Escape')

  // Each does their part of it, at the same time.
  await Promise.all([makeHero(ada, 'Ada'), makeHero(milo, 'Milo')])
  await Promise.all([lookBack(ada), growTree(milo)])
  await milo.guide.getByText(/Settle what must be prevented\s+done/).waitFor()
  await warn(ada)
  await receive(milo)

  let good = false
  for (const [at, scene] of PLAYED.entries()) {
    const [one, other] = at % 2 === 0 ? [ada, milo] : [milo, ada]
    await investigate(one, scene)
    const [mine = '', yours = ''] = [HEROES.Ada.traits[at], HEROES.Milo.traits[0]]
    await findPairs(one, scene, [mine])
    await agree(other, one, mine, scene.aspect)
    await findPairs(other, scene, [yours])
    await agree(one, other, yours, scene.aspect)
    await other.shot(`09-${scene.dr}-pairs`)
    await influence(other, scene)
    await one.guide.getByText('What is found from now on is too late for the dice').waitFor()
    good = await decide(one, scene, 2)
    // The other has had a hand in it, and sees the same.
    const verdict = await one.guide.locator('.outcome .verdict').first().textContent()
    await other.guide.getByRole('region', { name: 'Outcome' }).getByText(scene.objective).waitFor()
    await other.guide
      .locator('.outcome .verdict')
      .getByText(verdict ?? '')
      .waitFor()
    const records = await Promise.all(
      [one, other].map(async ({ page }) => recordOf(await boardOf(page), scene)),
    )
    expect(records[0]).toEqual(records[1])
    for (const { guide } of [one, other])
      await guide.getByRole('region', { name: 'Outcome' }).getByText('verified').waitFor()
    await other.shot(`11-${scene.dr}-outcome`)
    await interpret(other, scene, good)
    await until('the other reads it', async () => toldOf(await boardOf(one.page), scene) !== '')
  }
  await lookAhead(ada, good)
  await readEnd(milo, good)
})
