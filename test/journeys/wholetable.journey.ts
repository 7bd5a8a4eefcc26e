import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ItemId } from '../../src/rules/plain/item.ts'
import { fingerIn, placeOf, pressEntry, push, sitAround, spotOf, tapAt } from './help/around.ts'
import { handedOver, tableOn } from './help/backup.ts'
import type { Guest } from './help/browser.ts'
import { fingersOn } from './help/fingers.ts'
import { fingerAt, type Hands } from './help/hands.ts'
import { amiss } from './help/journey.ts'
import { invitation, matesAt } from './help/mates.ts'
import { peekAt } from './help/peek.ts'
import { CATEGORIES } from './help/plan.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

const { open } = matesAt(4468)

const [W, H] = [3840, 2160]
const SCREEN = { touch: true, still: true, alone: true, width: W, height: H } as const
const PHONE = { touch: true, still: true, alone: true, width: 390, height: 844 } as const
const NAMES = ['Ada', 'Milo', 'June', 'Rosa'] as const
type Name = (typeof NAMES)[number]

const FINALE = 'Bind her'
const BELL = 'Wake the bell'
const DIVER = 'Hire a diver'
const CAST = {
  Ada: {
    called: 'Ruth',
    aspects: ['Locksmith', 'Tireless', 'Stubborn', 'Rival of', 'The harbour'],
  },
  Milo: { called: 'Osk', aspects: ['Smuggler', 'Scarred', 'Gentle', 'Twin of Tam', 'The Order'] },
  June: { called: 'Tam', aspects: ['Ferryman', 'Very tall', 'Hopeful', 'Taught by', 'The guild'] },
  Rosa: {
    called: 'Ilse',
    aspects: ['Beekeeper', 'Sharp-eyed', 'Reckless', 'Owes Ruth', 'The crown'],
  },
} as const

async function itemCalled(page: Page, text: string): Promise<ItemId> {
  const items = [...(await tableOn(page)).board().items.values()]
  const found = items.find(({ texts }) => Object.values(texts).includes(text))
  if (!found) throw new Error(`nothing on the table is called ${text}`)
  return found.id
}

/** Everybody is offered words for most of what a Character is. */
async function makeCharacter(name: Name, { press, fill, form, ways }: Hands) {
  const { called, aspects } = CAST[name]
  await press('Make your Character')
  await fill({ 'What is your Character called?': called }, [], CATEGORIES[0])
  for (const [i, aspect] of aspects.entries()) {
    const offered = form.getByRole('button', { name: aspect, exact: true })
    if ((await offered.count()) === 0)
      await fill({ 'The Aspect, in': aspect }, [], CATEGORIES[i + 1])
    else {
      await ways.press(offered)
      await fill({}, [], CATEGORIES[i + 1])
    }
  }
}

/** Somebody's phone, once it is their hand. */
async function handOn(guest: Guest, name: Name) {
  await guest.page.getByRole('heading', { name: `The hand of ${name}` }).waitFor()
  guest.page.setDefaultTimeout(20_000)
  const hands = fingerAt(guest.page, guest.page.getByRole('main'))
  return { ...guest, hands, fingers: await fingersOn(guest.page) }
}

const stateOn = async (page: Page) => (await tableOn(page)).state()
const textsOn = async (page: Page) =>
  [...(await tableOn(page)).board().items.values()].flatMap(({ texts }) => Object.values(texts))
/** Where everybody's bar stands: its middle, CSS px. */
const barsOn = (page: Page) =>
  Promise.all(
    NAMES.map(async (name) => {
      const bar = placeOf(page, name).locator('.place-bar')
      const { x = 0, y = 0, width = 0, height = 0 } = (await bar.boundingBox()) ?? {}
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
/** How many things lie on the table. */
const countOn = async (page: Page) => (await tableOn(page)).board().items.size
/** What everybody must see alike. */
async function shared(page: Page): Promise<string> {
  const { items, rolls, seats, play, about } = await stateOn(page)
  const sorted = [...items].sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([sorted, rolls, seats, play, about])
}

/** Offers a pair by the two lists of the Check. */
async function offerByList({ guide, ways }: Hands, own: string, other: string) {
  const pairing = guide.locator('details.pairing')
  await pairing.waitFor()
  if ((await pairing.getAttribute('open')) === null) await ways.press(pairing.locator('summary'))
  await ways.press(pairing.getByRole('list', { name: 'On a Character' }).getByText(own))
  await ways.press(pairing.getByRole('list', { name: 'Elsewhere' }).getByText(other))
  await guide.locator('.pairs').getByText(own).waitFor()
}

/** Takes a note into the hand and writes on it. */
async function writeNote(page: Page, text: string): Promise<void> {
  await tab(page, 'Write').tap()
  await page.getByRole('button', { name: /yellow/i }).tap()
  await page.getByLabel(/^What is written on it/).fill(text)
}

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What the hand does' }).getByRole('button', { name })

test.skipIf(process.env.BROWSER === 'firefox')(
  'four people round one screen, two with a phone, play a whole game',
  // All of it is drawn in software, five browsers at once.
  { timeout: 480_000 },
  async () => {
    const { page } = await open('?debug=quiet', SCREEN)
    page.setDefaultTimeout(20_000)
    const atOne = fingerAt(page)
    await page.getByRole('button', { name: 'Lay the table' }).tap()
    for (const name of NAMES) await atOne.takeSeat(name)
    await sitAround(page, NAMES)
    const fingers = await fingersOn(page)
    const peek = peekAt(page)
    await peek.rest()
    const at = (name: Name) => fingerIn(page, fingers, name, NAMES.indexOf(name) + 1)
    const all: Record<Name, Hands> = {
      Ada: at('Ada'),
      Milo: at('Milo'),
      June: at('June'),
      Rosa: at('Rosa'),
    }
    const button = (name: Name, what: string | RegExp) =>
      placeOf(page, name).getByRole('button', { name: what }).first()

    // codes
    const codeOf = async (name: Name) => {
      await all[name].ways.press(button(name, 'A phone as my hand'))
      const code = page.getByRole('img', { name: `A phone as the hand of ${name}` })
      await code.waitFor()
      const text = (await code.getAttribute('data-text')) ?? ''
      return text.slice(text.indexOf('#'))
    }
    const codes = { Milo: await codeOf('Milo'), Rosa: await codeOf('Rosa') }
    const phoneOf = async (name: 'Milo' | 'Rosa') =>
      handOn(await open(`?debug=quiet${codes[name]}`, PHONE), name)
    const [first, rosa] = await Promise.all([phoneOf('Milo'), phoneOf('Rosa')])
    let milo = first
    const acting = (name: Name) =>
      name === 'Milo' ? milo.hands : name === 'Rosa' ? rosa.hands : all[name]
    const press = async (name: Name, what: string | RegExp) =>
      all[name].ways.press(button(name, what))
    /** A throw by this person lies up for all, and is true. */
    const told = async (nth: number, name: Name) => {
      await until(`${nth} throws`, async () => (await stateOn(page)).rolls.length === nth, 40_000)
      const { seats, rolls } = await stateOn(page)
      expect(seats.find(({ id }) => id === rolls.at(-1)?.seat)?.name).toBe(name)
      for (const phone of [milo, rosa])
        if (!phone.page.isClosed()) await tab(phone.page, 'Now').tap()
      // Where it stands whole before another, it is a line.
      for (const name of NAMES)
        await placeOf(page, name)
          .locator('.outcome')
          .getByText('verified')
          .waitFor({ state: 'attached' })
      for (const { page: at, hands } of [milo, rosa])
        if (!at.isClosed())
          await hands.guide.getByRole('region', { name: 'Outcome' }).getByText('verified').waitFor()
    }
    /** Milo flings the dice: away from him is down the screen. */
    const fling = () =>
      until(
        'a fling throws',
        async () => {
          const box = await page.getByRole('region', { name: 'Dice tray' }).boundingBox()
          if (!box) throw new Error('no tray')
          const x = box.x + box.width / 2
          await fingers.down({ 2: [x, box.y + box.height * 0.25] })
          await fingers.drag({ 2: [x + 20, box.y + box.height * 0.8] }, 3)
          await fingers.up(2)
          await page.waitForTimeout(200)
          return all.Milo.guide.getByRole('button', { name: 'Throw the dice' }).isHidden()
        },
        40_000,
      )
    /** The next touch is theirs, wherever it is. */
    const claim = async (name: Name) => {
      await press(name, 'The next touch is mine')
      await placeOf(page, name).getByText('The next touch is yours, wherever it is.').waitFor()
    }
    const seen = async (id: ItemId) => {
      await peek.rest()
      const { x, y } = await peek.at(id)
      const isBare = (at: readonly [number, number]) =>
        document.elementFromPoint(...at)?.closest('.tabletop') !== null
      return { x, y, bare: await page.evaluate(isBare, [x, y] as const) }
    }
    const touch = async (name: Name, id: ItemId) => {
      const finger = NAMES.indexOf(name) + 1
      const { x, y, bare } = await seen(id)
      // Whose card lies where is as it came, and guides lie over what is near an edge: then the table is drawn to them
      // by its handle, before they say whose touch it is.
      if (!bare) {
        const handles = page.getByRole('button', { name: 'Move the table' })
        // Either handle has room along one edge each way: first across, then down.
        for (const by of [
          [W / 2 - x, 0],
          [0, H / 2 - y],
        ] as const) {
          const spots = await Promise.all((await handles.all()).map(spotOf))
          const goesIn = ([x, y]: readonly [number, number]) =>
            x + by[0] > 0 && x + by[0] < W && y + by[1] > 0 && y + by[1] < H
          const from = spots.find(goesIn)
          if (!from) throw new Error('no handle goes there')
          await fingers.down({ [finger]: from })
          await fingers.drag({ [finger]: [from[0] + by[0], from[1] + by[1]] }, 8)
          await fingers.up(finger)
        }
      }
      await claim(name)
      const there = await seen(id)
      expect(there.bare).toBe(true)
      await tapAt(fingers, finger, [there.x, there.y])
    }

    const dialogIn = (name: Name) => placeOf(page, name).getByRole('dialog')
    /** They open what tells them what to do, or put it away: with a finger each, at the same moment. */
    const guides = async (state: 'visible' | 'detached', names: readonly Name[] = NAMES) => {
      const spots = await Promise.all(names.map((name) => spotOf(button(name, 'What to do now'))))
      await Promise.all([
        fingers.down(Object.fromEntries(spots.map((spot, i) => [i + 1, spot]))),
        fingers.up(),
      ])
      // Of a Check that stands whole before another it may be a line.
      for (const name of names) await placeOf(page, name).locator('.place-guide').waitFor({ state })
    }
    /** They see all of the Check, which may stand whole before another. */
    const allOf = (name: Name) =>
      until(`${name} sees all of it`, async () => {
        const line = button(name, 'Show all of it')
        if (await line.isVisible()) await all[name].ways.press(line)
        return all[name].guide.locator('.check').isVisible()
      })
    await guides('visible')

    await all.Ada.press('Receive a prophecy')
    await all.Ada.ways.press(all.Ada.guide.getByRole('button', { name: /^Read aloud: / }).first())
    await all.Ada.ways.press(placeOf(page, 'Ada').getByRole('button', { name: 'Take this one' }))
    // What is read aloud is read from every side.
    await guides('detached')
    await touch('Ada', await itemCalled(page, 'What sleeps under the mountain'))
    await press('Ada', 'Read aloud')
    for (const name of NAMES) await dialogIn(name).waitFor()
    expect(await amiss(page)).toEqual([])
    // Who reads it ends it for all.
    await all.Ada.ways.press(dialogIn('Ada').getByRole('button', { name: 'Close' }))
    for (const name of NAMES) await dialogIn(name).waitFor({ state: 'detached' })
    await guides('visible')

    await rosa.hands.press('Create Characters')
    await Promise.all(NAMES.map((name) => makeCharacter(name, acting(name))))
    await all.June.press('Write an Outline')
    await all.Ada.press('Sketch the Finale')
    await all.Ada.fill({
      'What do the Characters try to do?': FINALE,
      'When and where is it?': 'Dawn',
    })
    await milo.hands.press('Sketch a Precursor')
    await milo.hands.fill(
      { 'What do the Characters try to do?': BELL, 'When and where is it?': 'Carrow bay' },
      [new RegExp(FINALE)],
    )
    await all.June.press('Sketch a Precursor')
    await all.June.fill(
      { 'What do the Characters try to do?': DIVER, 'When and where is it?': 'The eel' },
      [new RegExp(BELL)],
    )
    await rosa.hands.press('Tell the Story')

    // First Scene: what Rosa writes in her palm June sticks on what Milo has laid.
    await all.June.press(`Begin “${DIVER}” (DR 2)`)
    await milo.hands.press('Add a place card')
    await milo.hands.fill({ 'What is the place called?': 'The pier' })
    await writeNote(rosa.page, 'Still water')
    await push(rosa.page, rosa.fingers)
    await until('it lies at the screen', async () => (await textsOn(page)).includes('Still water'))
    await guides('detached')
    // Whoever touches bare paper has done with what they had.
    await peek.rest()
    const bare = await bareSpot(page)
    await tapAt(fingers, 1, bare)
    await placeOf(page, 'Ada').getByRole('toolbar').waitFor({ state: 'detached' })
    await claim('June')
    await peek.rest()
    const [note, card] = [await itemCalled(page, 'Still water'), await itemCalled(page, 'The pier')]
    const [from, to] = [await peek.at(note), await peek.at(card)]
    // Meanwhile Ada's hand rests on the table.
    await fingers.down({ 1: bare })
    await fingers.down({ 3: [from.x, from.y] })
    await fingers.drag({ 3: [to.x, to.y + 10] }, 10)
    await fingers.up(3)
    await fingers.up(1)
    await until('it sticks', async () => (await stateOn(page)).items.get(note)?.place.on === card)

    // Nobody's undo touches another's: what June pulls goes, what Rosa lays stays, and the other way round.
    const before = await countOn(page)
    await press('June', /yellow/i)
    await placeOf(page, 'June').getByRole('textbox').waitFor()
    expect(await countOn(page)).toBe(before + 1)
    await writeNote(rosa.page, 'Fog')
    await rosa.page.getByRole('button', { name: 'Lay it on the table' }).tap()
    await until('Rosa has one', async () => (await textsOn(page)).includes('Fog'))
    await press('June', 'Undo')
    await until('June’s is gone', async () => (await countOn(page)) === before + 1)
    expect(await textsOn(page)).toContain('Fog')
    await placeOf(page, 'June').getByRole('textbox').waitFor({ state: 'detached' })
    await tab(rosa.page, 'Undo').tap()
    await until('Rosa’s is gone', async () => !(await textsOn(page)).includes('Fog'))
    expect((await stateOn(page)).items.get(note)?.place.on).toBe(card)

    // June offers a pair by touching the notes; the guides of others do not take it for theirs.
    await tab(rosa.page, 'Now').tap()
    // The tray lies on what she needs: she draws it aside by its grip.
    const grip = await spotOf(page.getByRole('button', { name: /^Move the dice tray/ }))
    await fingers.down({ 3: grip })
    await fingers.drag({ 3: [W * 0.835, H * 0.05] }, 8)
    await fingers.up(3)
    // What Rosa is asked she sees in her palm: at the table nothing of it stands over the cards of others.
    await guides('visible', ['June'])
    await all.June.guide.getByText('of 8:00').waitFor()
    for (const words of ['Ferryman', 'Still water']) {
      const id = await itemCalled(page, words)
      await touch('June', id)
    }
    const pairs = all.June.guide.locator('.pairs')
    await pairs.getByText('Ferryman').waitFor()
    await pairs.getByTitle('June agrees').waitFor()
    await guides('visible', ['Ada', 'Milo', 'Rosa'])
    await offerByList(milo.hands, 'Smuggler', 'Still water')
    await allOf('Ada')
    await offerByList(all.Ada, 'Locksmith', 'Still water')
    expect(await amiss(page)).toEqual([])
    // Rosa disagrees with one of them from her palm.
    const doubted = rosa.hands.guide.locator('.pairs > li').filter({ hasText: 'Smuggler' })
    await doubted.getByRole('button', { name: /^Agree or disagree/ }).tap()
    await doubted.getByRole('button', { name: 'Disagree', exact: true }).tap()
    await pairs.locator('li').filter({ hasText: 'Smuggler' }).getByText('Rosa disagrees').waitFor()
    // Milo throws from his palm.
    await tab(milo.page, 'Dice').tap()
    await milo.page.getByRole('button', { name: 'Throw the dice' }).tap()
    await told(1, 'Milo')
    await all.June.fill({ 'What happened?': 'She came' })

    // Second Scene: in its middle Milo's phone dies, and he goes on at the table.
    await rosa.hands.press(`Begin “${BELL}” (DR 3)`)
    await rosa.hands.press('Add a place card')
    await rosa.hands.fill({ 'What is the place called?': 'Carrow bay' })
    await rosa.hands.press('Add an Aspect to an Object')
    await rosa.hands.fill({ 'The Aspect, in': 'Low tide' })
    await tab(milo.page, 'Now').tap()
    await offerByList(milo.hands, 'Gentle', 'Low tide')
    await milo.kill()
    await allOf('Milo')
    await all.Milo.guide.locator('.pairs').getByText('Gentle').waitFor()
    await offerByList(all.Milo, 'Scarred', 'Low tide')
    await press('Milo', /^More$/)
    await page.getByRole('menuitem', { name: 'Bring out the dice tray' }).tap()
    await fling()
    await told(2, 'Milo')
    await all.Milo.fill({ 'What happened?': 'It rang' })

    // The last Scene: the phone is back by the same code, and Rosa throws.
    milo = await handOn(await milo.reopen(`?debug=quiet${codes.Milo}`), 'Milo')
    await milo.hands.press(`Begin “${FINALE}” (DR 4)`)
    await milo.hands.press('Add a place card')
    await milo.hands.fill({ 'What is the place called?': 'The maw' })
    await milo.hands.press('Add an Aspect to an Object')
    await milo.hands.fill({ 'The Aspect, in': 'Drowsy' })
    // One after another: what others offer moves the lists of who is choosing just then.
    await offerByList(milo.hands, 'Twin of Tam', 'Drowsy')
    await offerByList(rosa.hands, 'Beekeeper', 'Drowsy')
    await allOf('June')
    await offerByList(all.June, 'Hopeful', 'Drowsy')
    await tab(rosa.page, 'Dice').tap()
    await rosa.page.getByRole('button', { name: 'Throw the dice' }).tap()
    await told(3, 'Rosa')
    await all.Ada.fill({ 'What happened?': 'She slept' })

    // The end is seen from all four sides, and in both palms.
    const ends = [
      ...NAMES.map(dialogIn),
      ...[milo, rosa].map((one) => one.page.getByRole('dialog')),
    ]
    for (const end of ends) await end.getByText('You performed 3 Scenes').waitFor()
    expect(await amiss(page)).toEqual([])
    expect(await amiss(rosa.page)).toEqual([])
    for (const name of NAMES)
      await all[name].ways.press(dialogIn(name).getByRole('button', { name: 'Look at the table' }))
    const state = await stateOn(page)
    expect(state.rolls.map(({ seat }) => state.seats.find(({ id }) => id === seat)?.name)).toEqual([
      ...['Milo', 'Milo', 'Rosa'],
    ])

    // It is the same table everywhere, also for who comes now; and it goes on.
    await press('Ada', /^More$/)
    await pressEntry(page, 'Invite others')
    await invitation(page).waitFor()
    const link = await invitation(page).inputValue()
    await all.Ada.ways.press(dialogIn('Ada').getByRole('button', { name: 'Close', exact: true }))
    const late = await open(`?debug=quiet${link.slice(link.indexOf('#'))}`, {
      still: true,
      alone: true,
    })
    await press('Ada', /yellow/i)
    const pages = [page, milo.page, rosa.page, late.page]
    await until(
      'all have the same table',
      async () => new Set(await Promise.all(pages.map(shared))).size === 1,
      30_000,
    )
    expect((await stateOn(late.page)).items.size).toBe(state.items.size + 1)
    await playerAt(late.page).takeSeat('Theo')
    await until('he sits', async () => (await stateOn(page)).seats.length === 5)
    const { bytes } = await handedOver(page, async () => {
      await press('Ada', /^More$/)
      await pressEntry(page, 'Save to a file')
    })
    expect(bytes.length).toBeGreaterThan(1000)
    await guides('detached')
    const places = await barsOn(page)
    await page.reload()
    for (const name of NAMES) await placeOf(page, name).waitFor()
    // All that always stands there moves by a few px now and then.
    const moved = async () =>
      (await barsOn(page)).map((at, i) => Math.hypot(at.x - places[i]!.x, at.y - places[i]!.y))
    await until('they sit where they sat', async () => Math.max(...(await moved())) < 12)
    await until('nothing is lost', async () => (await shared(page)) === (await shared(late.page)))
  },
)

/** Where Ada's paper is barest, CSS px: farthest from all that lies there, with nothing over it. */
async function bareSpot(page: Page): Promise<readonly [x: number, y: number]> {
  const ids = [...(await tableOn(page)).board().items.keys()]
  const spot = await page.evaluate<[number, number] | undefined>(`((ids) => {
    const corner = document.querySelector('.tabletop-canvas').getBoundingClientRect()
    const boxes = ids.flatMap((id) => debug.board.screen(id) ?? [])
    const far = (x, y) => Math.min(...boxes.map(({ left, top, width, height }) => {
      const [dx, dy] = [x - corner.left - left - width / 2, y - corner.top - top - height / 2]
      return Math.hypot(dx, dy) - Math.hypot(width, height) / 2
    }))
    let best
    for (let x = 0.25; x <= 0.75; x += 0.02)
      for (let y = 0.62; y <= 0.86; y += 0.02) {
        const at = [innerWidth * x, innerHeight * y]
        const free = document.elementFromPoint(...at)?.closest('.tabletop') ? far(...at) : -1
        if (free > 0 && !(free <= best?.free)) best = { at, free }
      }
    return best?.at
  })(${JSON.stringify(ids)})`)
  if (!spot) throw new Error('no bare paper before Ada')
  return spot
}
