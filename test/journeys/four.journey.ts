import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RollRecord } from '../../src/rules/dice/roll.ts'
import type { TableState } from '../../src/table/table.ts'
import { tableOn } from './help/backup.ts'
import { type Guests, guestsAt } from './help/browser.ts'
import { inn } from './help/inn.ts'
import { openPlace } from './help/place.ts'
import { CATEGORIES } from './help/plan.ts'
import { type Player, playerAt } from './help/player.ts'
import { until } from './help/until.ts'

let house: Awaited<ReturnType<typeof openPlace>>
let guests: Guests

beforeAll(async () => {
  house = await openPlace(4490)
})
afterAll(() => house.close())
beforeEach(() => {
  guests = guestsAt(house.address, inn)
})
afterEach(async () => {
  expect(await guests.close()).toEqual([])
})

const PEOPLE = {
  Ada: {
    name: 'Ruth',
    aspects: ['Bell-founder', 'Iron hands', 'Silver tongued', 'Osk’s sister', 'Guild'],
  },
  Ben: {
    name: 'Osk',
    aspects: ['Smuggler', 'Never sleeps', 'Hates hurry', 'Owes Ruth', 'The Order'],
  },
  Cyd: {
    name: 'Tam',
    aspects: ['Ferrywoman', 'Night eyes', 'Knows songs', 'Loved Osk', 'Nobody’s'],
  },
  Dee: {
    name: 'Ilse',
    aspects: ['Surveyor', 'Very tall', 'Never lies', 'Tam’s cousin', 'The crown'],
  },
} as const
type Name = keyof typeof PEOPLE
const NAMES = Object.keys(PEOPLE) as Name[]

const FINALE = 'Bind the Dragon'
const SCENE = 'Win the fleet'

/** Which buttons in a bar are not seen whole, by their words. */
const cutIn = (bar: Element): string[] => {
  const { left, right } = bar.getBoundingClientRect()
  return [...bar.querySelectorAll('button')]
    .filter((one) => {
      const at = one.getBoundingClientRect()
      return at.left < left - 0.5 || at.right > right + 0.5
    })
    .map((one) => one.textContent ?? '')
}

/** Ada lays a table; the others follow her link, each in a browser of their own, and everybody takes a seat. */
async function sitDown(): Promise<Record<Name, Player>> {
  const ada = playerAt((await guests.open('?debug=quiet', { still: true, alone: true })).page)
  await ada.page.getByRole('button', { name: 'Lay the table' }).click()
  await ada.takeSeat('Ada')
  await ada.page.keyboard.press('i')
  const link = await ada.page.getByRole('textbox', { name: 'The link to this table' }).inputValue()
  await ada.page.keyboard.press('Escape')
  const follow = async (name: Name) => {
    const { page } = await guests.open(`?debug=quiet${link.slice(link.indexOf('#'))}`, {
      still: true,
      alone: true,
    })
    const player = playerAt(page)
    await player.guide.waitFor()
    await player.takeSeat(name)
    return player
  }
  const [ben, cyd, dee] = await Promise.all([follow('Ben'), follow('Cyd'), follow('Dee')])
  const all = { Ada: ada, Ben: ben, Cyd: cyd, Dee: dee }
  // Everybody is seen whole in everybody's bar, and so is the way to one more seat.
  for (const { page } of Object.values(all)) {
    const bar = page.getByRole('list', { name: 'Who sits here' })
    await until('all four are seen', async () => (await bar.locator('.seat').count()) === 4)
    expect(await bar.evaluate(cutIn)).toEqual([])
  }
  for (const player of Object.values(all)) {
    await until(
      'all are linked',
      async () => (await player.page.evaluate<number>('globalThis.debug.table().peers')) === 3,
      30_000,
    )
  }
  return all
}

/** Everybody makes their Character, all at the same time. */
const makeCharacters = (all: Record<Name, Player>) =>
  Promise.all(
    NAMES.map(async (who) => {
      const player = all[who]
      const { name, aspects } = PEOPLE[who]
      await player.press('Make your Character')
      await player.fill({ 'What is your Character called?': name }, [], CATEGORIES[0])
      for (const at of CATEGORIES.keys())
        await player.fill({ 'The Aspect, in': aspects[at] ?? '' }, [], CATEGORIES[at + 1])
      await player.guide.getByText(`${who} gives ${name} five Aspects`).waitFor()
    }),
  )

async function offerPair({ guide }: Player, own: string, other: string): Promise<void> {
  const pairing = guide.locator('details.pairing')
  if ((await pairing.getAttribute('open')) === null) await pairing.locator('summary').click()
  await pairing.getByRole('list', { name: 'On a Character' }).getByText(own).click()
  await pairing.getByRole('list', { name: 'Elsewhere' }).getByText(other).click()
  await guide.locator('.pairs').getByText(own).waitFor()
}

/** What everybody must see alike. */
function shared({ items, rolls, seats, play, about }: TableState) {
  return JSON.stringify([[...items], rolls, seats, play, about])
}

test('four people play a whole Scene of Prophecy, each in a browser of their own', {
  timeout: 240_000,
}, async () => {
  const all = await sitDown()
  const { Ada, Ben, Cyd, Dee } = all

  await Ada.press('Receive a prophecy')
  await Ada.guide
    .getByRole('button', { name: /^Read aloud: / })
    .first()
    .click()
  await Ada.page.getByRole('button', { name: 'Take this one' }).click()
  await Ben.press('Create Characters')
  await Ada.guide.getByRole('button', { name: 'Make your Character' }).waitFor()
  await makeCharacters(all)

  await Cyd.press('Write an Outline')
  await Ada.press('Sketch the Finale')
  await Ada.fill({ 'What do the Characters try to do?': FINALE, 'When and where is it?': 'Dawn' })
  await Ben.press('Sketch a Precursor')
  await Ben.fill(
    { 'What do the Characters try to do?': SCENE, 'When and where is it?': 'The quay, noon' },
    [new RegExp(FINALE)],
  )

  await Dee.press('Tell the Story')
  await Cyd.press(`Begin “${SCENE}” (DR 3)`)
  for (const player of Object.values(all)) await player.guide.getByText('of 8:00').waitFor()
  await Dee.press('Add a place card')
  await Dee.fill({ 'What is the place called?': 'The quay' })
  const env = ['Unpaid sailors', 'Fog']
  for (const [at, player] of [Ben, Ada].entries()) {
    await player.press('Add an Aspect to an Object')
    await player.fill({ 'The Aspect, in': env[at] ?? '' })
  }

  // Three offer a pair each; the fourth throws.
  await offerPair(Ada, 'Silver tongued', 'Unpaid sailors')
  await offerPair(Ben, 'Smuggler', 'Fog')
  await offerPair(Cyd, 'Night eyes', 'Fog')
  for (const pair of ['Silver tongued', 'Smuggler', 'Night eyes']) {
    await Dee.guide.locator('.pairs').getByText(pair).waitFor()
  }
  await Dee.press('Throw the dice')
  for (const player of Object.values(all)) {
    await player.guide
      .getByText(/against DR 3: /)
      .first()
      .waitFor({ timeout: 20_000 })
  }
  await Ada.fill({ 'What happened?': 'They came aboard one by one.' })

  let states: readonly TableState[] = []
  await until(
    'all have the same table',
    async () => {
      states = await Promise.all(
        Object.values(all).map(async ({ page }) => (await tableOn(page)).state()),
      )
      return new Set(states.map(shared)).size === 1
    },
    20_000,
  )
  const [state] = states
  const [record] = state?.rolls ?? []
  expect(state?.rolls).toHaveLength(1)
  expect(record?.joint?.witnesses).toHaveLength(3)
  expect(namesOf(state, record)).toEqual(['Ada', 'Ben', 'Cyd'])
  const told = [...(state?.items.values() ?? [])].filter(
    ({ texts }) => texts.told === 'They came aboard one by one.',
  )
  expect(told.map(({ id }) => id)).toEqual([record?.check.about])
})

/** Who witnessed a throw, by name. */
function namesOf(state: TableState | undefined, record: RollRecord | undefined): string[] {
  const names = record?.joint?.witnesses.map(
    ({ seat }) => state?.seats.find(({ id }) => id === seat)?.name ?? 'nobody',
  )
  return [...(names ?? [])].sort()
}
