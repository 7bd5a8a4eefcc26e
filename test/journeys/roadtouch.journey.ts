import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blowFell } from '../../src/games/road-and-ruin/fights/fell.ts'
import { readCharacter } from '../../src/games/road-and-ruin/people/characters.ts'
import { searchesOf, searchState } from '../../src/games/road-and-ruin/story/search.ts'
import { decidedBy, slipsOf } from '../../src/games/road-and-ruin/story/slips.ts'
import type { RollRecord } from '../../src/rules/dice/roll.ts'
import { fingerIn, placeOf, sitAround, spotOf, tapAt } from './help/around.ts'
import { tableOn } from './help/backup.ts'
import { fingersOn } from './help/fingers.ts'
import { fingerAt, type Hands } from './help/hands.ts'
import { amiss } from './help/journey.ts'
import { matesAt } from './help/mates.ts'
import { peekAt } from './help/peek.ts'
import { boardOf, called, spotOfField } from './help/roadfight.ts'
import { until } from './help/until.ts'

const { open } = matesAt(4525)

const [W, H] = [3840, 2160]
const SCREEN = { touch: true, still: true, alone: true, width: W, height: H } as const
const PHONE = { touch: true, still: true, alone: true, width: 390, height: 844 } as const
const NAMES = ['Ada', 'Milo', 'June'] as const
type Name = (typeof NAMES)[number]
const PEOPLE: Readonly<Record<Name, string>> = {
  Ada: 'Brindle Marrow',
  Milo: 'Ilvy of the Basket',
  June: 'Oda Fenwick',
}

const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/roadtouch-${name}.png` })
}
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What the hand does' }).getByRole('button', { name })
const rollsOn = async (page: Page) => (await boardOf(page)).rolls

/** Waits until so many dice more have fallen; the last record. */
async function fallen(page: Page, before: number): Promise<RollRecord> {
  await until('the dice have fallen', async () => (await rollsOn(page)).length > before, 40_000)
  return (await rollsOn(page)).at(-1)!
}

test.skipIf(process.env.BROWSER === 'firefox')(
  'three people round one screen, one with a phone, search and fight on the road',
  { timeout: 150_000 },
  async () => {
    const { page } = await open('?debug=quiet', SCREEN)
    page.setDefaultTimeout(20_000)
    const atOne = fingerAt(page)
    await page.getByRole('radio', { name: 'Road and Ruin' }).check()
    await page.getByRole('button', { name: 'Lay the table' }).tap()
    for (const name of NAMES) await atOne.takeSeat(name)
    await sitAround(page, NAMES)
    const fingers = await fingersOn(page)
    const peek = peekAt(page)
    await peek.rest()
    const at = (name: Name) => fingerIn(page, fingers, name, NAMES.indexOf(name) + 1)
    const [ada, june] = [at('Ada'), at('June')]
    const button = (name: Name, what: string | RegExp) =>
      placeOf(page, name).getByRole('button', { name: what }).first()

    await at('Milo').ways.press(button('Milo', 'A phone as my hand'))
    const code = page.getByRole('img', { name: 'A phone as the hand of Milo' })
    await code.waitFor()
    const link = (await code.getAttribute('data-text')) ?? ''
    const phone = await open(`?debug=quiet${link.slice(link.indexOf('#'))}`, PHONE)
    phone.page.setDefaultTimeout(20_000)
    await phone.page.getByRole('heading', { name: 'The hand of Milo' }).waitFor()
    const milo = fingerAt(phone.page, phone.page.getByRole('main'))

    for (const name of ['Ada', 'June'] as const) {
      await at(name).ways.press(button(name, 'What to do now'))
      await at(name).guide.waitFor()
    }
    await ada.press('Choose a Tale')
    await ada.fill({}, ['The Long Errand'])
    const bring = async (hands: Hands, who: string) => {
      await hands.press('Bring a character')
      await hands.fill({}, [who])
    }
    await bring(ada, PEOPLE.Ada)
    await bring(milo, PEOPLE.Milo)
    await bring(june, PEOPLE.June)
    const { seats } = await boardOf(page)
    for (const name of NAMES) {
      const { owner } = readCharacter(called(await boardOf(page), PEOPLE[name]))
      expect(seats.find(({ id }) => id === owner)?.name).toBe(name)
    }
    await shot(page, 'people')

    // A search: June throws, the phone weighs what it brings.
    await ada.press('Out on the road')
    await june.press('Look for something')
    await june.fill({ 'What do you look for?': 'A key' })
    await june.press('Search')
    await june.fill({})
    const check = (hands: Hands) => hands.guide.getByRole('region', { name: 'The Check' })
    const throwIt = async (hands: Hands) => {
      const before = (await rollsOn(page)).length
      await hands.ways.press(check(hands).getByRole('button', { name: 'Throw the dice' }))
      return fallen(page, before)
    }
    await shot(page, 'search')
    await throwIt(june)
    const search = async () => {
      const board = await boardOf(page)
      return searchState(board, searchesOf(board)[0]!)
    }
    const { owed } = await search()
    expect(owed).toBeGreaterThan(0)
    let before = (await rollsOn(page)).length
    await june.press('Draw what the search brings')
    await june.fill({})
    await fallen(page, before)
    await shot(page, 'drawn')
    await until('the cards lie there', async () => (await search()).unweighed.length === owed)
    const { numbers } = await search()
    for (let left = owed; left > 0; left--) {
      await milo.press('Weigh a card')
      await milo.fill({}, ['Something'])
      await until('it is weighed', async () => (await search()).unweighed.length < left)
    }
    const weighed = (await search()).numbers
    expect(numbers.discovery - weighed.discovery + weighed.dismissal - numbers.dismissal).toBe(owed)
    before = (await rollsOn(page)).length
    await june.press('Throw the d20 for it')
    expect((await fallen(page, before)).check.kind).toBe('find')

    // A fight: June strikes, with the agreement of the phone; then Milo does, from his palm.
    await ada.press('It comes to a fight')
    await ada.press('Lay a foe')
    await ada.fill({ 'What is it called?': 'Wolf' }, ['Sword', 'Strong'])
    await ada.press('Begin the fight')
    const wolf = called(await boardOf(page), 'Wolf').id
    // What others do moves the guide under a finger.
    await june.guide.getByRole('button', { name: 'Wolf strikes' }).waitFor()
    await peek.rest()
    await june.press(`${PEOPLE.June} strikes`)
    await june.fill({}, ['Wolf'])
    await check(june).waitFor()
    await tab(phone.page, 'Now').tap()
    const damage = milo.guide.locator('.pairs > li').filter({ hasText: 'Damage of the weapon' })
    await damage.getByRole('button', { name: /^Agree or object|^Agree or disagree|^What/ }).tap()
    await shot(phone.page, 'factors')
    await damage.getByRole('button', { name: 'Agree', exact: true }).tap()
    await check(june).getByTitle('Milo agrees').waitFor()
    await shot(page, 'factors')
    expect(await amiss(page)).toEqual([])
    const blow = await throwIt(june)
    expect(blowFell(blow.check, blow.roll)?.target).toBe(wolf)

    await milo.press(`${PEOPLE.Milo} strikes`)
    await milo.fill({}, ['Wolf'])
    before = (await rollsOn(page)).length
    await tab(phone.page, 'Dice').tap()
    // How it may come out stands in the palm, too.
    await phone.page.getByRole('list', { name: 'How it may come out' }).getByText('Solid').waitFor()
    await shot(phone.page, 'palm')
    await phone.page.getByRole('button', { name: 'Throw the dice' }).tap()
    const his = await fallen(page, before)
    const exertion = async () =>
      readCharacter(called(await boardOf(page), PEOPLE.Milo)).left.exertion
    const rested = await exertion()
    await tab(phone.page, 'Now').tap()
    await shot(phone.page, 'struck')
    before = (await rollsOn(page)).length
    const thrown = milo.guide.getByRole('listitem').filter({ hasText: `Thrown: “${PEOPLE.Milo}` })
    await thrown.getByRole('button', { name: 'Spend 1 Exertion: strike once more' }).tap()
    const again = await fallen(page, before)
    expect(again.check.again).toBe(his.id)
    await until('it is paid', async () => (await exertion()) === rested - 1)
    const board = await boardOf(page)
    expect(slipsOf(board).some(({ id }) => decidedBy(board, id)?.id === again.id)).toBe(true)

    // Ada taps Brindle's Health where it stands, once it lies large before her.
    const brindle = called(await boardOf(page), PEOPLE.Ada)
    const health = async () => readCharacter(called(await boardOf(page), PEOPLE.Ada)).left.health
    for (const name of ['Ada', 'June'] as const) {
      await at(name).ways.press(button(name, 'What to do now'))
      await at(name).guide.waitFor({ state: 'detached' })
    }
    const whole = await health()
    const third = async () => spotOfField(brindle, 'health', 3, await peek.at(brindle.id))
    await fingers.down({ 4: [2900, 2135], 5: [3000, 2135] })
    await fingers.drag({ 4: [2850, 2110], 5: [3050, 2110] }, 8)
    await fingers.up()
    await peek.rest()
    const [x, y] = await third()
    const to = [W * 0.75 - x, H * 0.6 - y] as const
    // From whichever corner there is room for it.
    const handles = page.getByRole('button', { name: 'Move the table' })
    const corners = await Promise.all([spotOf(handles.first()), spotOf(handles.last())])
    const room = ([left, top]: readonly number[]) =>
      left! + to[0] > 0 && left! + to[0] < W && top! + to[1] > 0 && top! + to[1] < H
    const [left, top] = corners.find(room) ?? corners[0]
    await fingers.down({ 4: [left, top] })
    await fingers.drag({ 4: [left + to[0], top + to[1]] }, 12)
    await fingers.up()
    await peek.rest()
    await shot(page, 'before')
    await tapAt(fingers, 1, await third())
    await placeOf(page, 'Ada').getByRole('toolbar', { name: 'What to do with it' }).waitFor()
    expect(await health()).toBe(whole)
    // It is no double tap.
    await page.waitForTimeout(500)
    await tapAt(fingers, 1, await third())
    await until('it is 3', async () => (await health()) === 3)
    expect(whole).toBeGreaterThan(3)
    await shot(page, 'tapped')
    await ada.ways.press(button('Ada', 'Undo'))
    await until('it is as it was', async () => (await health()) === whole)
    await shot(page, 'end')
    for (const guest of [page, phone.page]) expect((await tableOn(guest)).state().aside).toBe(0)
  },
)
