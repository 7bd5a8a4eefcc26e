import { expect } from 'vitest'
import { amiss, journey } from './help/journey.ts'
import { listenerAt } from './help/listener.ts'
import { shooter } from './help/mechanics.ts'
import {
  askRoster,
  becomes,
  boardOn,
  bring,
  characterOn,
  chooseTale,
  drawCard,
  enlist,
  expectOutcome,
  factorIn,
  fighterOn,
  findOut,
  layFoe,
  layRoad,
  lookFor,
  move,
  nameIn,
  numbersOf,
  readEnd,
  restSpan,
  searchOnce,
  send,
  setNumber,
  strikeIt,
  throwIt,
  type Wayfarer,
} from './help/road.ts'

const HERO = 'Tam Sparrow'
const FOE = 'A cur'
const LOST = 'The guest'

journey('a road by the lists and the keyboard alone', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  page.setDefaultTimeout(10_000)
  const hands = listenerAt(page)
  const { lists, key, line, menu, at } = hands
  const fine = async (where: string) => expect(await amiss(page), where).toEqual([])
  /** Goes to the counts of a line, and to the one of this name. */
  const toCount = async (thing: RegExp, field: string) => {
    await line(thing)
    await key('k')
    const count = page.getByRole('spinbutton', { name: field })
    await count.first().waitFor()
    for (let left = 60; !(await count.evaluate((el) => el === document.activeElement)); left--) {
      if (left === 0) throw new Error(`no way to ${field}`)
      await key('Tab')
    }
  }
  const by: Wayfarer = {
    ...hands,
    shot: shooter(page, 'roadlists'),
    throwDice: () => key('t'),
    async step(item, field, steps) {
      await toCount(new RegExp(`^${nameIn(item)}\\. search slip`), field)
      for (let n = 0; n < Math.abs(steps); n++) await key(steps < 0 ? 'ArrowDown' : 'ArrowUp')
      await key('Escape')
    },
  }

  await layRoad(by)
  await key('Shift+O')
  await lists.getByRole('heading', { name: 'Roster and Deck' }).waitFor()
  expect(await page.locator('.place-board').getAttribute('inert')).not.toBeNull()
  await by.takeSeat('Ada')
  await chooseTale(by, 'What the Cellar Kept')
  await bring(by, HERO)
  await fine('at the inn')
  await by.shot('01-inn')

  await by.press('Out on the road')
  // Nothing stands there yet: whatever the d20 shows is new.
  expect(await askRoster(by)).toBe('fresh')
  await drawCard(by)
  await enlist(by, 'A door in the floor')
  await lists.getByText('A door in the floor').first().waitFor()

  // An Outcome begun from the line of whoever tries it.
  await line(new RegExp(`^${HERO}`))
  await menu('Throw for an Outcome')
  await by.form.waitFor()
  await page.keyboard.type('Down the ladder')
  await send(by)
  await by.press('Add something that helps or harms')
  await by.form.waitFor()
  await page.keyboard.type('It is dark')
  await key('Tab', 'Control+a')
  await page.keyboard.type('-2')
  await send(by)
  await factorIn(by, 'It is dark').getByText('−2').waitFor()
  const { record } = await throwIt(by)
  await expectOutcome(by, record, -2)
  await fine('an Outcome')

  await lookFor(by, LOST)
  await searchOnce(by, LOST, HERO, 'some')
  await setNumber(by, LOST, 'Discovery', 0)
  expect(numbersOf(await boardOn(by), LOST).discovery).toBe(0)
  expect(await findOut(by, LOST)).toBe('found')
  await by.shot('02-found')

  // What the search came to stands in the guide until the story goes on.
  const ruling = page.locator('.guide-body .outcome')
  await ruling.waitFor()
  await by.press('It comes to a fight')
  await ruling.waitFor({ state: 'detached' })
  await layFoe(by, FOE, 'Knife', 'Weak')
  await by.press('Begin the fight')
  await becomes(by, 'the fight is on', ({ play }) => play.fight === true)
  await lists.getByRole('heading', { name: 'Foes' }).waitFor()
  await line(new RegExp(`^${HERO}`))
  await menu('Strike')
  await becomes(by, 'the blow lies there', ({ items }) =>
    [...items.values()].some(({ props }) => props.check === 'blow'),
  )
  await strikeIt(by, FOE)
  await fine('a blow')
  await by.shot('03-struck')
  // What the table makes of it stands: one more for the stone that came after.
  const { health } = fighterOn(await boardOn(by), FOE)
  await toCount(new RegExp(`^${FOE}`), 'Health')
  await key('ArrowDown')
  await becomes(by, 'one less', (board) => fighterOn(board, FOE).health === Math.max(0, health - 1))
  await key('Escape')
  await by.press('End the fight')

  await by.press('Make camp')
  // Somebody has stayed up.
  await toCount(new RegExp(`^${HERO}`), 'Exertion')
  await key('PageDown')
  await key('Escape')
  await restSpan(by)
  await move(by, 'A Deed was done', { pick: { 'What was it?': 'Something else' } })
  await becomes(by, '1 XP', (board) => characterOn(board, HERO).xp === 1)
  await fine('a camp')

  await by.press('End the story')
  await move(by, 'Write an epilogue', { write: { 'What became of them?': 'He asked it.' } })
  await readEnd(by, 'The cellar is quiet', 'He asked it.')
  await fine('the end')
  expect(await at()).not.toBe('')
})
