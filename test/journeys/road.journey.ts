import { expect } from 'vitest'
import { amiss, journey } from './help/journey.ts'
import { shooter } from './help/mechanics.ts'
import { peekAt } from './help/peek.ts'
import { playerAt } from './help/player.ts'
import {
  addFactor,
  answer,
  askRoster,
  becomes,
  boardOn,
  bring,
  bringOwn,
  characterOn,
  chooseTale,
  drawCard,
  enlist,
  enlistGoals,
  expectOutcome,
  factorIn,
  fall,
  findOut,
  layRoad,
  lookFor,
  move,
  onFactor,
  searchOnce,
  send,
  setNumber,
  takeRole,
  throwIt,
  told,
  type Wayfarer,
} from './help/road.ts'
import { until } from './help/until.ts'

journey('a road with two searches and a fight, from the inn to the end', async ({ open }) => {
  const { page } = await open('?debug=quiet', { width: 1400, height: 875, still: true })
  page.setDefaultTimeout(10_000)
  const by: Wayfarer = {
    ...playerAt(page),
    shot: shooter(page, 'road'),
    async step(item, field, steps) {
      // It is touched where it lies, wherever that is on the screen, and its buttons come to hand.
      await by.ways.press(page.getByRole('button', { name: 'Show what lies there' }))
      const peek = peekAt(page)
      await peek.rest()
      const { x, y } = await peek.at(item.id)
      await page.mouse.click(x, y)
      const one = page.getByRole('button', { name: `${field}: ${steps < 0 ? 'less' : 'more'}` })
      for (let n = 0; n < Math.abs(steps); n++) await one.click()
      await page.keyboard.press('Escape')
    },
  }
  try {
  await layRoad(by)
  await by.takeSeat('Ada')
  await by.takeSeat('Milo')
  await by.actAs('Ada')
  await chooseTale(by, 'The Long Errand')
  await bring(by, 'Brindle Marrow')
  await bringOwn(by, 'Wren Ashby', ['Dexterity', 'Endurance', 'Intellect', 'Focus', 'Poise'], {
    background: 'Raised on the Drove',
    weapon: 'Long axe',
    armour: 'Chainmail',
  })
  await by.actAs('Milo')
  await bring(by, 'Ilvy of the Basket')
  await by.actAs('Ada')
  await takeRole(by, 'The Guide', 'Brindle Marrow')
  await by.shot('02-inn')

  await by.press('Out on the road')
  // Nothing stands there yet: whatever the d20 shows is new.
  expect(await askRoster(by)).toBe('fresh')
  await by.shot('03-fresh')
  await drawCard(by)
  await by.shot('04-drawn')
  await enlist(by, 'A hat on a gatepost')
  await askRoster(by)

  // An Outcome, by factors that people agree to, object to, overrule and add.
  await move(by, 'Throw for an Outcome', {
    write: { 'What is to be reached?': 'Past the dogs' },
    pick: {
      'Who does it?': 'Brindle Marrow',
      'Which attribute does it take, if one?': 'Will',
    },
    tick: { 'Which Proficiencies help? 2 at most': ['Travel', 'Search'] },
  })
  await factorIn(by, 'Will 3 on a task for 3').waitFor()
  await onFactor(by, 'Search', 'Agree')
  await by.actAs('Milo')
  await onFactor(by, 'Travel', 'Object')
  const travel = factorIn(by, 'Travel')
  await until(
    'it counts no more',
    async () => (await travel.getAttribute('data-counts')) === 'false',
  )
  await by.actAs('Ada')
  await onFactor(by, 'Search', 'Put another number')
  await answer(by, { write: { 'What is it worth?': '4' } })
  await send(by)
  await factorIn(by, 'Search').getByText('Ada put +4 in place of +1').waitFor()
  await addFactor(by, 'They are asleep', 2)
  const odds = by.guide.getByRole('list', { name: 'How it may come out' })
  expect(await odds.getByRole('listitem').count()).toBe(6)
  expect(await amiss(page)).toEqual([])
  await by.shot('05-outcome')
  const { record } = await throwIt(by)
  await expectOutcome(by, record, 6)
  await by.shot('06-outcome')
  const tired = characterOn(await boardOn(by), 'Brindle Marrow').left.exertion
  const again = await fall(by, () => by.press('Spend 1 Exertion: throw once more'))
  const better = await expectOutcome(by, again.record, 6)
  expect(better.face).toBe(Math.max(record.roll[0]!.face, again.record.roll[0]!.face))
  expect(characterOn(again.board, 'Brindle Marrow').left.exertion).toBe(tired - 1)

  // Two searches: one that the table has found, one that it gives up.
  const [lost, gone] = ['The fortieth cow', 'A way round'] as const
  await lookFor(by, lost)
  await searchOnce(by, lost, 'Brindle Marrow', 'high')
  await by.shot('07-search')
  if ((await findOut(by, lost)) === 'open') {
    await setNumber(by, lost, 'Discovery', 0)
    await searchOnce(by, lost, 'Ilvy of the Basket', 'some')
    expect(await findOut(by, lost)).toBe('found')
  }
  await lookFor(by, gone)
  await setNumber(by, gone, 'Dismissal', 21)
  await searchOnce(by, gone, 'Wren Ashby', 'none')
  expect(await findOut(by, gone)).toBe('dismissed')
  await by.shot('08-givenup')
  } catch (e) { await by.shot('failed'); throw e }
})
