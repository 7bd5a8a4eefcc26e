import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { flickFrom } from '../../src/app/palm/flickfrom.ts'
import { markerTint } from '../../src/paint/things/marker.ts'
import { sharedWith } from '../../src/rules/board/clear.ts'
import type { Item } from '../../src/rules/plain/item.ts'
import { codeOf, placeOf, pressEntry, push, sitAround, takeSeats } from './help/around.ts'
import { handedOver, openBackup, openFile, tableOn } from './help/backup.ts'
import type { Guest } from './help/browser.ts'
import { dragonWakes } from './help/dragon.ts'
import { fingersOn } from './help/fingers.ts'
import { amiss } from './help/journey.ts'
import { listenerAt } from './help/listener.ts'
import { linkOf, matesAt } from './help/mates.ts'
import { peekAt } from './help/peek.ts'
import { pixelsOf } from './help/png.ts'
import { until } from './help/until.ts'

const { open } = matesAt(4462)
const PHONE = { touch: true, alone: true, width: 390, height: 844 }

const handOf = (page: Page, name: string) =>
  page.getByRole('heading', { name: `The hand of ${name}` })
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'What the hand does' }).getByRole('button', { name })

const stateOn = async (page: Page) => (await tableOn(page)).state()
/** The cards on the table that this page shows that bear this name. */
const cardsOn = async (page: Page, title: string): Promise<readonly Item[]> =>
  [...(await tableOn(page)).board().items.values()].filter(({ texts }) => texts.title === title)

/** How far a thing is from facing this way, radians. */
const off = (turn: number, facing: number) => Math.abs(Math.sin((turn - facing) / 2)) * 2

/** A screen with Ada at its near edge and Milo opposite. */
async function screenAmong(): Promise<Guest> {
  const screen = await open('?debug=quiet', { touch: true, width: 1920, height: 1080 })
  const { page } = screen
  const table = dragonWakes()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await takeSeats(page, ['Milo'])
  await sitAround(page, ['Milo'])
  return screen
}

/** The tray is drawn to this spot. */
async function traySits(page: Page, to: readonly [x: number, y: number]): Promise<void> {
  const grip = page.getByRole('button', { name: /^Move the dice tray/ })
  const [from, tray] = [await grip.boundingBox(), await page.locator('.place-tray').boundingBox()]
  if (!from || !tray) throw new Error('no tray')
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const by = [to[0] - tray.x - tray.width / 2, to[1] - tray.y - tray.height / 2] as const
  await page.mouse.move(x + by[0], y + by[1], { steps: 4 })
  await page.mouse.up()
}

/** Where something stands over the table at this screen, CSS px. */
const standing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.place-tray, .place-bar, .place-guide')].map((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )

/** All that lies there is seen on this phone. */
async function seesAll(page: Page): Promise<void> {
  await peekAt(page).rest()
  const all = [...(await tableOn(page)).board().items.keys()]
  const lying = Object.values(await peekAt(page).all(all))
  expect(lying.filter(({ x, y }) => x < 0 || x > 390 || y < 0 || y > 844)).toEqual([])
}

/** Takes a card into the hand and writes its name. */
async function writeCard(page: Page, title: string): Promise<void> {
  await tab(page, 'Write').tap()
  await page.getByRole('button', { name: /index card/i }).tap()
  await page.getByLabel(/^What is written on it/).fill(title)
}

test.skipIf(process.env.BROWSER === 'firefox')(
  'a phone is a hand: it writes, plays and throws for its seat, dies and comes back',
  async () => {
    const screen = await screenAmong()
    expect(await amiss(screen.page)).toEqual([])
    const code = await codeOf(screen.page, 'Milo')
    expect(code).toMatch(/^#j=[\w-]{28}&h=milo$/)
    expect(await amiss(screen.page)).toEqual([])
    let phone = await open(`?debug=quiet${code}`, PHONE)
    await handOf(phone.page, 'Milo').waitFor()
    expect(await amiss(phone.page)).toEqual([])
    // Once it is there its place has no more to show.
    await screen.page
      .getByRole('img', { name: 'A phone as the hand of Milo' })
      .waitFor({ state: 'detached' })

    // A card is pushed on to the table: it lies at Milo's edge, and faces him.
    const fingers = await fingersOn(phone.page)
    const milo = placeOf(screen.page, 'Milo')
    // The tray stands there just now, and so does his guide.
    await milo.getByRole('button', { name: /^(What to do now|Your turn)/ }).click()
    await traySits(screen.page, [960, 330])
    await writeCard(phone.page, 'Captain Sorrow')
    expect(await amiss(phone.page)).toEqual([])
    await push(phone.page, fingers)
    await phone.page.getByText('It lies on the table, before your place.').waitFor()
    await until(
      'it lies at the screen',
      async () => (await cardsOn(screen.page, 'Captain Sorrow')).length === 1,
    )
    const [card] = await cardsOn(screen.page, 'Captain Sorrow')
    const peek = peekAt(screen.page)
    await peek.rest()
    const seen = await peek.at(card?.id ?? '')
    expect(off(seen.turn, Math.PI)).toBeLessThan(0.1)
    expect(seen.y).toBeLessThan(1080 / 2)
    // All of it is seen: 127 by 76 mm.
    const [wide, high] = [(127 / 2) * seen.scale, (76 / 2) * seen.scale]
    const there = {
      left: seen.x - wide,
      right: seen.x + wide,
      top: seen.y - high,
      bottom: seen.y + high,
    }
    expect([there.left > 0, there.right < 1920, there.top > 0]).toEqual([true, true, true])
    expect(sharedWith(there, await standing(screen.page))).toBeLessThan(wide * high * 0.1)
    await milo.getByRole('button', { name: /^(What to do now|Your turn)/ }).click()

    // It is Milo's to undo, by this hand.
    await tab(phone.page, 'Undo').tap()
    await phone.page
      .getByRole('banner')
      .getByText('Taken back. In the bin: “Captain Sorrow”.')
      .waitFor()
    await until(
      'it is gone',
      async () => (await cardsOn(screen.page, 'Captain Sorrow')).length === 0,
    )

    // What is in the hand stays there when the page is loaded anew.
    await writeCard(phone.page, 'The bell')
    await phone.page.reload()
    await handOf(phone.page, 'Milo').waitFor()
    await tab(phone.page, 'Write').tap()
    expect(await phone.page.getByLabel(/^What is written on it/).inputValue()).toBe('The bell')
    await phone.page.getByRole('button', { name: 'Lay it on the table' }).tap()
    await until(
      'the bell lies there',
      async () => (await cardsOn(screen.page, 'The bell')).length === 1,
    )
    expect(off((await cardsOn(screen.page, 'The bell'))[0]?.place.turn ?? 0, Math.PI)).toBeLessThan(
      0.1,
    )

    // What the hand did is undone at its place, and what was done there by the hand; each is told of the other.
    await milo.getByRole('button', { name: 'Undo' }).tap()
    await until(
      'the bell is gone',
      async () => (await cardsOn(phone.page, 'The bell')).length === 0,
    )
    await phone.page.getByText('What you did here last was undone at your place').waitFor()
    const lie = async () => (await tableOn(phone.page)).board().items.size
    const bare = await lie()
    await milo.getByRole('button', { name: /yellow/i }).tap()
    await until('the note is there', async () => (await lie()) > bare)
    await tab(phone.page, 'Undo').tap()
    await milo.getByText('Your phone has undone what you did here last.').waitFor()
    await until('the note is gone', async () => (await lie()) === bare)

    // A Move of the guide.
    const before = await stateOn(screen.page)
    await tab(phone.page, 'Now').tap()
    await phone.page.getByRole('button', { name: 'Start the clock' }).tap()
    await until(
      'the clock runs for all',
      async () => JSON.stringify((await stateOn(screen.page)).play) !== JSON.stringify(before.play),
    )

    // The dice fly from his edge: away from him is down the screen.
    await tab(phone.page, 'Dice').tap()
    expect(await amiss(phone.page)).toEqual([])
    await phone.page.getByRole('button', { name: 'Throw the dice' }).tap()
    await until(
      'it is written down',
      async () => (await stateOn(screen.page)).rolls.length > before.rolls.length,
      30_000,
    )
    const roll = (await stateOn(screen.page)).rolls.at(-1)
    expect(roll?.seat).toBe('milo')
    // It is written down as the tray lies, which faces him here, and is seen turned with it.
    const faced = await screen.page
      .locator('.place-tray')
      .evaluate((tray) => (Number.parseFloat(getComputedStyle(tray).rotate) * Math.PI) / 180)
    expect(faced).toBeCloseTo(Math.PI)
    if (!roll?.thrown) throw new Error('it was not thrown')
    expect(flickFrom(roll.thrown.flick, faced)).toMatchObject({ dx: -0.6, dy: -0.8 })
    // What they brought is told there, too.
    const brought = phone.page.locator('.palm-brought')
    await brought.waitFor()
    expect(await brought.textContent()).toMatch(/\d Hits? against DR \d/)

    // The phone dies, and its place goes on.
    const had = (await stateOn(screen.page)).items.size
    await phone.kill()
    await milo.getByRole('button', { name: /yellow/i }).click()
    await until(
      'the place still gives notes',
      async () => (await stateOn(screen.page)).items.size > had,
    )

    // By the same code it is the hand again, and knows what happened.
    phone = await phone.reopen(`?debug=quiet${code}`)
    await handOf(phone.page, 'Milo').waitFor()
    await until(
      'it has all that lies there',
      async () => (await stateOn(phone.page)).items.size > had,
      20_000,
    )

    // It looks at the whole table, and comes back to the hand.
    const more = phone.page.getByRole('button', { name: 'More of this hand' })
    await more.tap()
    await phone.page.getByRole('menuitem', { name: 'Look at the whole table' }).tap()
    await phone.page.getByRole('button', { name: 'Back to your hand' }).waitFor()
    await seesAll(phone.page)
    expect(await phone.page.getByRole('button', { name: 'Take a seat' }).count()).toBe(0)
    await phone.page.getByRole('button', { name: 'Back to your hand' }).tap()
    await handOf(phone.page, 'Milo').waitFor()

    // Taken along, the place is the phone's alone.
    await more.tap()
    await phone.page.getByRole('menuitem', { name: 'Take my place along' }).tap()
    await milo.waitFor({ state: 'detached' })
    await placeOf(screen.page, 'Ada').waitFor()
    await handOf(phone.page, 'Milo').waitFor()
  },
)

test.skipIf(process.env.BROWSER === 'firefox')(
  'another phone takes over, and who only watches is nobody’s hand',
  async () => {
    const screen = await screenAmong()
    const code = await codeOf(screen.page, 'Ada')
    const first = await open(`?debug=quiet${code}`, PHONE)
    await handOf(first.page, 'Ada').waitFor()
    const second = await open(`?debug=quiet${code}`, PHONE)
    await handOf(second.page, 'Ada').waitFor()
    await first.page.getByText('This phone is no longer the hand of Ada.').waitFor()
    await handOf(first.page, 'Ada').waitFor({ state: 'detached' })

    // The screen lets go of it.
    const button = placeOf(screen.page, 'Ada').getByRole('button', { name: 'A phone as my hand' })
    await button.click()
    await screen.page.getByRole('button', { name: 'No phone any more' }).click()
    await handOf(second.page, 'Ada').waitFor({ state: 'detached' })
    await button.click()

    await screen.page.keyboard.press('i')
    await screen.page.getByRole('radio', { name: /watch/i }).check()
    const watch = await screen.page
      .getByRole('textbox', { name: 'The link to this table' })
      .inputValue()
    const hash = watch.slice(watch.indexOf('#'))
    const third = await open(`?debug=quiet${hash}&h=ada`, PHONE)
    await until('it has come', () => third.page.evaluate('globalThis.debug !== undefined'), 60_000)
    await until('it has the table', async () => (await stateOn(third.page)).items.size > 0, 20_000)
    const { seats } = await stateOn(screen.page)
    expect(seats.flatMap(({ hand }) => hand ?? [])).toEqual([])
    expect(await handOf(third.page, 'Ada').count()).toBe(0)
  },
)

test.skipIf(process.env.BROWSER === 'firefox')(
  'a hand is told that the big screen has gone, and plays on; laid down it shows the table whole',
  async () => {
    const { page } = await screenAmong()
    const phone = (await open(`?debug=quiet${await codeOf(page, 'Ada')}`, PHONE)).page
    await handOf(phone, 'Ada').waitFor()
    await placeOf(page, 'Ada').getByRole('button', { name: 'More', exact: true }).tap()
    await pressEntry(page, 'Leave the table')
    await page.getByRole('button', { name: 'Leave the table' }).tap()
    const gone = phone.getByText('The big screen has left the table')
    await gone.waitFor()
    expect(await amiss(phone)).toEqual([])
    await writeCard(phone, 'Captain Sorrow')
    await phone.getByRole('button', { name: 'Lay it on the table' }).tap()

    // What it did meanwhile is there for the screen.
    await page
      .getByRole('button', { name: /^The Dragon Wakes/ })
      .first()
      .tap()
    await phone.getByText('The big screen is back at the table.').waitFor()
    await gone.waitFor({ state: 'detached' })
    await until(
      'the screen has it',
      async () => (await cardsOn(page, 'Captain Sorrow')).length === 1,
    )

    await phone.getByRole('button', { name: 'More of this hand' }).tap()
    await phone.getByRole('menuitem', { name: 'This phone is no hand any more' }).tap()
    await handOf(phone, 'Ada').waitFor({ state: 'detached' })
    await seesAll(phone)
  },
)

test.skipIf(process.env.BROWSER === 'firefox')(
  'after a phone has done its worst the screen lays, saves and loads, and whoever comes sees all',
  async () => {
    const screen = await screenAmong()
    const code = await codeOf(screen.page, 'Milo')
    const phone = await open(`?debug=quiet${code}`, {
      ...PHONE,
      alone: false,
      before: (context) => context.addInitScript(tapWires),
    })
    await handOf(phone.page, 'Milo').waitFor()
    const milo = placeOf(screen.page, 'Milo')
    const lie = async (page: Page) => (await tableOn(page)).board().items.size
    const bare = await lie(screen.page)
    const lay = () => milo.getByRole('button', { name: /yellow/i }).click()
    await lay()
    // What is asked by the phone is heard by the wire, and said again and again.
    await tab(phone.page, 'Undo').tap()
    await milo.getByText('Your phone has undone what you did here last.').waitFor()
    expect(await phone.page.evaluate(doWorst)).toBeGreaterThan(300)

    await lay()
    await until('it lies there', async () => (await lie(screen.page)) > bare)
    const { size } = (await stateOn(screen.page)).items
    const { bytes } = await handedOver(screen.page, async () => {
      await milo.getByRole('button', { name: 'More', exact: true }).click()
      await pressEntry(screen.page, 'Save to a file', (what) => what.click())
    })
    // By a code that names no seat one comes as anybody does.
    const june = await open(`?debug=quiet${code.replace('milo', '%E0%A4%A')}`)
    await until('she has come', () => june.page.evaluate('globalThis.debug !== undefined'), 60_000)
    await until('June has all', async () => (await stateOn(june.page)).items.size === size)
    expect(await stateOn(june.page)).toEqual(await stateOn(screen.page))
    await june.page.evaluate(`location.hash = ''`)
    await openFile(june.page, bytes)
    await june.page.getByRole('button', { name: /as a copy/ }).click()
    await until('the file has all', async () => (await stateOn(june.page)).items.size === size)
  },
)

test.skipIf(process.env.BROWSER === 'firefox')(
  'somebody elsewhere sees whose hand is whose, and two who write at once in their own ink',
  async () => {
    const screen = await screenAmong()
    await screen.page.keyboard.press('i')
    const june = await open(`?debug=quiet${await linkOf(screen)}`, { width: 1280, height: 800 })
    await june.page.getByRole('button', { name: /^June/ }).click()
    await june.page.getByRole('button', { name: 'Take this seat as June' }).click()
    await screen.page.keyboard.press('Escape')
    for (const name of ['Ada', 'Milo'])
      await placeOf(screen.page, name)
        .getByRole('button', { name: 'Marker: write by hand' })
        .click()
    const colors = (await stateOn(june.page)).seats.map(({ color }) => markerTint(color))
    const seen = async () => {
      const { at } = pixelsOf(await june.page.screenshot())
      return colors.slice(0, 2).map((tint) => count(at, tint))
    }
    await until('June sees the table', async () => (await stateOn(june.page)).items.size > 0)
    await peekAt(june.page).rest()
    const before = await seen()
    // Each at their side of the middle, where nothing else lies.
    const fingers = await fingersOn(screen.page)
    await fingers.down({ 1: [1300, 700], 2: [1300, 380] })
    await fingers.drag({ 1: [1500, 760], 2: [1500, 320] }, 12)
    await until('both strokes are seen while they are written', async () =>
      (await seen()).every((now, i) => now > (before[i] ?? 0) + 40),
    )
    expect((await stateOn(june.page)).items.size).toBe((await stateOn(screen.page)).items.size)
    await fingers.up()
    await until('both strokes lie there', async () => {
      const items = [...(await tableOn(june.page)).board().items.values()]
      return items.filter(({ kind }) => kind === 'ink').length >= 2
    })
  },
)

test.skipIf(process.env.BROWSER === 'firefox')(
  'who does not see plays by the lists of a phone that is their hand',
  async () => {
    const screen = await screenAmong()
    const code = await codeOf(screen.page, 'Milo')
    const { page } = await open(`?debug=quiet${code}`, PHONE)
    await handOf(page, 'Milo').waitFor()
    await page.getByRole('button', { name: 'More of this hand' }).press('Enter')
    await page.getByRole('menuitem', { name: 'Look at the whole table' }).press('Enter')
    await page.getByRole('button', { name: 'Show the table as lists' }).first().press('Enter')
    const { lists, key, at } = listenerAt(page)
    await lists.getByRole('heading', { name: /^Scenes/ }).waitFor()
    expect(await amiss(page)).toEqual([])
    await key('n')
    await lists.locator('textarea:focus').waitFor()
    await page.keyboard.type('Salt')
    await key('Escape')
    await until('it is written', async () => /Salt/.test(await at()))
    const notes = async () =>
      [...(await tableOn(screen.page)).board().items.values()].filter(
        ({ texts }) => texts.text === 'Salt',
      )
    await until('it lies on the big screen', async () => (await notes()).length === 1)

    // It is Milo's at his place, too, and the hand is where it was.
    await page.getByRole('button', { name: 'Back to your hand' }).press('Enter')
    await handOf(page, 'Milo').waitFor()
    expect(await amiss(page)).toEqual([])
    const undo = placeOf(screen.page, 'Milo').getByRole('button', { name: 'Undo' })
    await until('all of it is undone', async () => {
      await undo.press('Enter')
      return (await notes()).length === 0
    })
    await page.getByText('What you did here last was undone at your place').first().waitFor()
  },
)

test.skipIf(process.env.BROWSER === 'firefox')(
  'by two codes, there and back, a phone is a hand',
  async () => {
    const screen = await screenAmong()
    const milo = placeOf(screen.page, 'Milo')
    await milo.getByRole('button', { name: 'A phone as my hand' }).click()
    await milo.getByRole('button', { name: 'Invite without a server' }).click()
    const invitation = milo.getByRole('textbox', { name: 'The invitation' })
    await until('there is one', async () => (await invitation.inputValue()).includes('#'))
    expect(await amiss(screen.page)).toEqual([])
    const offer = await invitation.inputValue()
    const { page } = await open(`?debug=quiet${offer.slice(offer.indexOf('#'))}`, PHONE)
    const answer = page.getByRole('textbox', { name: 'Your answer' })
    await until('it is answered', async () => (await answer.inputValue()) !== '')
    await milo.getByLabel('Their answer').fill(await answer.inputValue())
    await milo.getByRole('button', { name: 'Connect' }).click()
    await handOf(page, 'Milo').waitFor()
    await writeCard(page, 'Captain Sorrow')
    await page.getByRole('button', { name: 'Lay it on the table' }).tap()
    await until(
      'it lies on the table',
      async () => (await cardsOn(screen.page, 'Captain Sorrow')).length === 1,
    )
  },
)

/** How many pixels of a picture of 1280 by 800 are about this colour, 0xrrggbb. */
function count(at: ReturnType<typeof pixelsOf>['at'], tint: number): number {
  const want = [tint >> 16, (tint >> 8) & 255, tint & 255]
  let found = 0
  for (let y = 0; y < 800; y++)
    for (let x = 0; x < 1280; x++)
      if (at(x, y).every((part, i) => Math.abs(part - (want[i] ?? 0)) < 14)) found += 1
  return found
}

/** Keeps a page's data channels, and what was said over them. */
function tapWires(): void {
  const said = new Map<RTCDataChannel, unknown[]>()
  const { send } = RTCDataChannel.prototype
  RTCDataChannel.prototype.send = function (this: RTCDataChannel, what: never) {
    said.set(this, [...(said.get(this) ?? []).slice(-40), what])
    send.call(this, what)
  }
  Object.assign(globalThis, { wires: { said, send } })
}

/** Says again all that was said, whole, cut and bent, and noise besides. Resolves to how much that was. */
async function doWorst(): Promise<number> {
  const { said, send } = (
    globalThis as unknown as {
      wires: { said: Map<RTCDataChannel, unknown[]>; send: RTCDataChannel['send'] }
    }
  ).wires
  let n = 0
  const say = (wire: RTCDataChannel, what: unknown) => {
    if (wire.readyState !== 'open') return
    send.call(wire, what as never)
    n += 1
  }
  // The hands first: whoever says rubbish over another is cut off.
  const order = ['hands', 'talk', 'doc']
  for (const [wire, all] of [...said].sort(
    ([a], [b]) => order.indexOf(a.label) - order.indexOf(b.label),
  ))
    for (const what of all) for (let i = 0; i < 20; i++) say(wire, what)
  for (const wire of said.keys())
    for (let i = 0; i < 200; i++)
      say(
        wire,
        Uint8Array.from({ length: i * 7 }, (_, k) => (k * 31 + i * 17) & 255),
      )
  for (const [wire, all] of said)
    for (const what of all)
      if (what instanceof Uint8Array || what instanceof ArrayBuffer) {
        const bent = new Uint8Array(what.slice(0))
        for (let k = 0; k < bent.length; k += 5) bent[k] = 255 - (bent[k] ?? 0)
        say(wire, bent)
        say(wire, bent.slice(0, bent.length >> 1))
      }
  return n
}
