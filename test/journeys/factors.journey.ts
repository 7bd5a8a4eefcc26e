import { expect, test } from 'vitest'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guest } from './help/browser.ts'
import { linkOf, matesAt } from './help/mates.ts'
import { shooter } from './help/mechanics.ts'
import { playerAt } from './help/player.ts'
import {
  addFactor,
  boardOn,
  expectOutcome,
  factorIn,
  move,
  onFactor,
  throwIt,
  type Wayfarer,
} from './help/road.ts'
import { innTable } from './help/roadfight.ts'
import { until } from './help/until.ts'

const { open } = matesAt(4527, { alone: true })

async function sit({ page }: Guest, name: string): Promise<Wayfarer> {
  page.setDefaultTimeout(20_000)
  await page.getByRole('button', { name: `${name} empty seat` }).click()
  await page.getByRole('button', { name: `Take this seat as ${name}` }).click()
  return { ...playerAt(page), shot: shooter(page, 'factors'), step: async () => undefined }
}

const oddsOf = ({ guide }: Wayfarer) =>
  guide.getByRole('list', { name: 'How it may come out' }).getByRole('listitem').allInnerTexts()

/** Both screens come to tell these ways in which it may come out, from the worst on. */
async function expectOdds(both: readonly Wayfarer[], told: readonly string[]): Promise<void> {
  const all = told.map((one) => one.replace(' = ', '\n'))
  for (const by of both)
    await until(`${told.join(', ')}`, async () => (await oddsOf(by)).join() === all.join(), 20_000)
}

test('what somebody adds counts until somebody objects, and on both screens', {
  timeout: 120_000,
}, async () => {
  const here = await open('?debug=quiet')
  const { table, at } = await innTable(['Ada', 'Milo'])
  at.play('journey', { phase: 'road' })
  await openBackup(here.page, table)
  table.close()
  const ada = await sit(here, 'Ada')
  await ada.page.keyboard.press('i')
  await until('there is a link', async () => (await linkOf(here)).length > 10)
  const there = await open(`?debug=quiet${await linkOf(here)}`)
  await ada.page.keyboard.press('Escape')
  const milo = await sit(there, 'Milo')
  await until('Ada knows of Milo', async () =>
    (await tableOn(ada.page)).state().seats.every(({ sitter }) => sitter !== ''),
  )
  const both = [ada, milo] as const

  await move(ada, 'Throw for an Outcome', { write: { 'What is to be reached?': 'Past the dogs' } })
  const bare = ['Bad, and = 10.0%', 'Bad = 30.0%', 'Bad, but = 10.0%']
  const good = ['Good, but = 10.0%', 'Good = 30.0%', 'Good, and = 10.0%']
  await expectOdds(both, [...bare, ...good])

  // It counts as soon as it stands there.
  await addFactor(ada, 'They are asleep', 2)
  const helped = [
    'Bad = 20.0%',
    'Bad, but = 10.0%',
    'Good, but = 10.0%',
    'Good = 30.0%',
    'Good, and = 30.0%',
  ]
  await expectOdds(both, helped)

  // Milo objects, and it says so; both see what is left.
  await onFactor(milo, 'They are asleep', 'Object')
  await expectOdds(both, [...bare, ...good])
  for (const by of both)
    await factorIn(by, 'They are asleep').getByText('objected to, does not count').waitFor()
  await ada.shot('01-objected')

  // Ada stands by it: a tie lets it count. Then Milo comes round.
  await onFactor(ada, 'They are asleep', 'Agree')
  await expectOdds(both, helped)
  await onFactor(milo, 'They are asleep', 'Agree')
  await factorIn(ada, 'They are asleep').getByText('2 agree').waitFor({ state: 'attached' })
  await milo.shot('02-agreed')

  const { record } = await throwIt(ada)
  expect((await boardOn(ada)).rolls).toHaveLength(1)
  // How it was worked out is told to both, each number once.
  for (const by of both) {
    await expectOutcome(by, record, 2)
    const parts = by.guide
      .getByRole('region', { name: 'Outcome' })
      .getByRole('list', { name: 'How it was worked out' })
    const [added, split, ...more] = await parts.getByRole('listitem').allInnerTexts()
    expect([added, split]).toEqual(['They are asleep: +2', 'Good from 4'])
    expect(more).toHaveLength(1)
  }
  await milo.shot('03-thrown')
})
