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
  breathe,
  bring,
  bringOwn,
  castIt,
  characterOn,
  chooseTale,
  dodgeIt,
  drawCard,
  endRound,
  enlist,
  expectOutcome,
  factorIn,
  fall,
  findOut,
  grow,
  layFoe,
  layRoad,
  lookFor,
  move,
  onFactor,
  readEnd,
  restSpan,
  searchOnce,
  send,
  setNumber,
  strikeAgain,
  strikeIt,
  takeRole,
  throwIt,
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
      'Which attribute does it take, if one?': 'Strength',
    },
    tick: { 'Which Proficiencies help?': ['Travel', 'Search'] },
  })
  await factorIn(by, 'Strength 3 on a task for 3').waitFor()
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
  // What cannot come is left out.
  expect(await odds.getByRole('listitem').allInnerTexts()).toEqual([
    'Good\n30.0%',
    'Good, and\n70.0%',
  ])
  expect(await amiss(page)).toEqual([])
  await by.shot('05-outcome')
  const { record } = await throwIt(by)
  const outcome = await expectOutcome(by, record, 6)
  await by.shot('06-outcome')
  const tired = characterOn(await boardOn(by), 'Brindle Marrow').left.exertion
  const more = 'Spend 1 Exertion: throw once more'
  if (outcome.band === 'good-and')
    // Nobody is offered to pay for what cannot come out better.
    expect(await by.guide.getByRole('button', { name: more }).count()).toBe(0)
  else {
    const again = await fall(by, () => by.press(more))
    const better = await expectOutcome(by, again.record, 6)
    expect(better.face).toBe(Math.max(record.roll[0]!.face, again.record.roll[0]!.face))
    expect(characterOn(again.board, 'Brindle Marrow').left.exertion).toBe(tired - 1)
  }

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
  await searchOnce(by, gone, 'Wren Ashby', 'none')
  await setNumber(by, gone, 'Dismissal', 21)
  expect(await findOut(by, gone)).toBe('dismissed')
  await by.shot('08-givenup')

  // A night's rest: mana is condensed, and put into a Cluster.
  await by.press('Make camp')
  await move(by, 'Condense mana to a Cluster', {
    pick: { 'Who does it?': 'Ilvy of the Basket' },
    write: { 'How much mana?': '4' },
  })
  const mana = characterOn(await boardOn(by), 'Ilvy of the Basket')
  // The span at rest that a Cluster takes returns one.
  expect(mana.left.mana).toBe(mana.most.mana - 4 + 1)
  await by.press('Out on the road')

  // A fight: whoever bears armour pays for it, whoever has a shield has it ready.
  await by.press('It comes to a fight')
  await layFoe(by, 'The toll keeper', 'Sword', 'As good as you')
  const rested = characterOn(await boardOn(by), 'Wren Ashby').left.exertion
  await by.press('Begin the fight')
  const begun = await becomes(by, 'the fight is on', ({ play }) => play.fight === true)
  expect(characterOn(begun, 'Wren Ashby').left.exertion).toBe(rested - 1)
  expect(characterOn(begun, 'Brindle Marrow').stance).toBe('defend')
  for (const name of ['Brindle Marrow', 'Wren Ashby'])
    await move(by, 'Write an Intention', {
      write: { 'What do they mean to reach?': `${name} gets past` },
    })
  await by.shot('09-fight')

  await move(by, 'The toll keeper strikes', { pick: { 'At whom?': 'Brindle Marrow' } })
  const dodged = await dodgeIt(by, 'Brindle Marrow')
  const row = factorIn(by, 'Dodged')
  if (dodged > 0) await row.getByText(`−${dodged}`).waitFor()
  else await factorIn(by, 'Not dodged').waitFor()
  await by.shot('10-blow')
  const struck = await strikeIt(by, 'Brindle Marrow')
  expect(struck.record.check.dyes).toEqual(['plain', 'second', 'third'])
  await by.shot('11-struck')
  if (characterOn(struck.board, 'Brindle Marrow').left.steadfast === 0) {
    await by.press('Shaken: what now?')
    const nerve = await throwIt(by)
    await expectOutcome(by, nerve.record, Number(nerve.record.check.terms?.m))
  }

  // Wren presses on, and strikes once more for a point of Exertion.
  await move(by, 'Wren Ashby strikes', { pick: { 'At whom?': 'The toll keeper' } })
  const first = await strikeIt(by, 'The toll keeper')
  await strikeAgain(by, 'Wren Ashby', first.record)
  await by.shot('12-again')

  // Ilvy casts by her Cluster, at once; Brindle gets his breath back; the round is over.
  await castIt(by, 'Ilvy of the Basket', 'Glass Skin', 'A Cluster of 4')
  await breathe(by, 'Brindle Marrow')
  await endRound(by)
  await by.press('End the fight')
  await becomes(by, 'the fight is over', ({ play }) => play.fight !== true)
  await by.shot('13-over')

  // Rest, and growth: a Deed, a skill, a level, a feature.
  await by.press('Make camp')
  await restSpan(by)
  await grow(by, 'Brindle Marrow', 'First Guard', 'Open the Sacks')
  await by.shot('14-grown')
  expect(await amiss(page)).toEqual([])

  await by.press('End the story')
  await move(by, 'Write an epilogue', { write: { 'What became of them?': 'The bill was paid.' } })
  await readEnd(by, 'The errand is over', 'The bill was paid.')
})
