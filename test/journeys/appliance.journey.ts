import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { WITHOUT } from '../../src/app/appliance/kiosk.ts'
import { TITLES } from '../../src/games/titles.ts'
import { commands } from '../../src/ui/say/en-commands.ts'
import { pressEntry, spotOf, tapAt } from './help/around.ts'
import { openBackup, tableOn } from './help/backup.ts'
import { dragonWakes } from './help/dragon.ts'
import { fingersOn } from './help/fingers.ts'
import { amiss, byFinger, journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'
import { walked } from './help/walked.ts'

const SCREEN = { touch: true, still: true, width: 1920, height: 1080 }

const placeOf = (page: Page, name: string) =>
  page.getByRole('region', { name: `The place of ${name}`, exact: true })

/** What a browser has written down so far of what its pages keep in a word or two, as it lies on the disk. */
async function keptBy(profile: string): Promise<string> {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb')
  const files = await readdir(folder).catch(() => [])
  const texts = files.map((file) => readFile(join(folder, file), 'latin1').catch(() => ''))
  return (await Promise.all(texts)).join('')
}

/** Opens the table's menu and chooses there. */
async function choose(page: Page, entry: string) {
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await pressEntry(page, entry, (what) => what.click())
}

/** Leaves the table with the screen, which is asked of whoever sits around it with others. */
async function leave(page: Page) {
  const asked = page.getByRole('dialog', { name: 'Leave the table' })
  await choose(page, 'Leave the table')
  await asked.getByRole('button', { name: 'Not now' }).click()
  await asked.waitFor({ state: 'detached' })
  await choose(page, 'Leave the table')
  expect(await amiss(page)).toEqual([])
  await asked.getByRole('button', { name: 'Leave the table' }).click()
}

/** Sits around the screen: at opposite edges. */
async function sitAround(page: Page, inches = '43') {
  await choose(page, 'Sit around this screen')
  const dialog = page.getByRole('dialog', { name: 'Sit around this screen' })
  await dialog.getByLabel('From corner to corner').fill(inches)
  await dialog.getByRole('button', { name: 'Sit around it' }).click()
}

/** Ada and Milo sit around a table that is half played. */
async function openSeated(page: Page, inches = '43') {
  const table = dragonWakes()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await page.getByRole('button', { name: /^Milo/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Milo' }).click()
  await sitAround(page, inches)
  for (const name of ['Ada', 'Milo']) await placeOf(page, name).waitFor()
  await peekAt(page).rest()
}

/** A finger taps there. */
const tapOn = async (page: Page, what: Locator) =>
  tapAt(await fingersOn(page), 1, await spotOf(what))

const middle = async (page: Page, name: string, button: string | RegExp) => {
  const box = await placeOf(page, name).getByRole('button', { name: button }).first().boundingBox()
  if (!box) throw new Error(`no ${button} in the place of ${name}`)
  return [box.x + box.width / 2, box.y + box.height / 2] as const
}

byFinger('who comes by is invited, and the first touch only wakes the table', async ({ open }) => {
  const { page } = await open('?debug=quiet', {
    ...SCREEN,
    before: async (context) => {
      await context.clock.install()
      // Whether the screen is kept awake.
      await context.addInitScript(() => {
        const { wakeLock } = navigator
        if (!wakeLock) return
        const ask = wakeLock.request.bind(wakeLock)
        wakeLock.request = (what) => {
          document.documentElement.dataset['asked'] = what
          return ask(what)
        }
      })
    },
  })
  await openSeated(page)
  expect(await page.evaluate(() => document.documentElement.dataset['asked'])).toBe('screen')
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  const fingers = await fingersOn(page)
  const invitation = page.getByRole('dialog', { name: 'Come and play Prophecy' })
  const bar = placeOf(page, 'Ada').locator('.place-bar')
  /** Where Ada's bar stands, and what is seen of it, but for what moves out of sight or lies behind its corners. */
  const seen = async () => {
    const { x, y, width, height } = (await bar.boundingBox())!
    const clip = { x: x + 24, y: y + 6, width: width - 48, height: height - 16 }
    return { x, y, picture: await page.screenshot({ clip }) }
  }
  const still = await seen()
  await page.clock.fastForward('09:00')
  expect(await invitation.count()).toBe(0)
  // It stands a little elsewhere, above the frame as before.
  const moved = await seen()
  expect([moved.x - still.x, moved.y - still.y]).toEqual([1, 2])
  expect(moved.picture.equals(still.picture)).toBe(true)
  await page.clock.fastForward('01:05')
  await invitation.waitFor()
  expect(await amiss(page)).toEqual([])
  const ring = invitation.locator('.invitation-ring')
  const before = await ring.boundingBox()
  await page.clock.fastForward('01:01')
  await until('it is elsewhere', async () => (await ring.boundingBox())?.x !== before?.x)

  // A finger where Ada's marker lies takes the invitation away, and nothing else.
  const marker = await middle(page, 'Ada', 'Marker: write by hand')
  const items = (await tableOn(page)).board().items.size
  await fingers.down({ 1: marker })
  await fingers.up()
  await invitation.waitFor({ state: 'detached' })
  const pressed = placeOf(page, 'Ada').getByRole('button', { name: 'Marker: write by hand' })
  // What a browser makes of a finger comes within a third of a second.
  await page.clock.runFor(1000)
  expect(await pressed.getAttribute('aria-pressed')).toBe('false')
  expect((await tableOn(page)).board().items.size).toBe(items)
  // The next one presses.
  await fingers.down({ 1: marker })
  await fingers.up()
  await placeOf(page, 'Ada')
    .getByRole('button', { name: 'Marker: write by hand', pressed: true })
    .waitFor()

  // So does a key: the one that would lay a note lays none.
  await page.clock.fastForward('10:05')
  await invitation.waitFor()
  await page.keyboard.press('n')
  await invitation.waitFor({ state: 'detached' })
  expect((await tableOn(page)).board().items.size).toBe(items)
})

byFinger(
  'two who sit apart clear the table for the next group, which has their places',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', SCREEN)
    await openSeated(page)
    const title = (await tableOn(page)).state().about.title
    const address = page.url()
    await choose(page, 'Clear for the next group')
    const dialog = page.getByRole('dialog', { name: 'Clear for the next group' })
    await dialog.waitFor()
    expect(await amiss(page)).toEqual([])
    const button = async (name: string) => {
      const box = await dialog
        .getByRole('region', { name: `The place of ${name}` })
        .getByRole('button')
        .first()
        .boundingBox()
      if (!box) throw new Error(`nothing to hold for ${name}`)
      return [box.x + box.width / 2, box.y + box.height / 2] as const
    }
    const [ada, milo] = [await button('Ada'), await button('Milo')]
    const fingers = await fingersOn(page)
    // One alone, however long.
    await fingers.down({ 1: ada })
    await dialog.getByText('Now the other one, too').waitFor()
    await page.waitForTimeout(2000)
    expect(page.url()).toBe(address)
    // Two, but one of them lets go at once.
    await fingers.down({ 2: milo })
    await dialog.getByText('Keep holding …').first().waitFor()
    await fingers.up(2)
    await dialog.getByText('Now the other one, too').waitFor()
    expect(page.url()).toBe(address)
    await fingers.down({ 2: milo })
    await until('another table is here', async () => page.url() !== address)
    await fingers.up()

    // As many as before, at the same edges, as guests: they can begin.
    for (const name of ['Guest 1', 'Guest 2']) await placeOf(page, name).waitFor()
    const at = async (name: string) => placeOf(page, name).locator('..').getAttribute('data-edge')
    expect([await at('Guest 1'), await at('Guest 2')]).toEqual(['bottom', 'top'])
    const next = (await tableOn(page)).state()
    expect(next.seats.map(({ name }) => name)).toEqual(['Guest 1', 'Guest 2'])
    expect(next.about.title).not.toBe(title)

    // The one before is in the list, whole.
    await leave(page)
    await page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
    for (const name of ['Ada', 'Milo']) await placeOf(page, name).waitFor()
  },
)

/** How high the lowest small letters are that are written around a screen of this diagonal, as they are drawn, mm. */
const lowest = (page: Page, inches: number) =>
  page.evaluate((inch) => {
    const mm = Math.hypot(innerWidth, innerHeight) / (inch * 25.4)
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('no canvas')
    const heights: number[] = []
    for (const part of document.querySelectorAll<HTMLElement>('.place *, .top *')) {
      const own = [...part.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      if (!own.some(({ textContent }) => /\p{Ll}/u.test(textContent ?? ''))) continue
      if (part.closest('.hidden, .skip') || !part.checkVisibility()) continue
      const { fontSize, fontFamily, fontWeight } = getComputedStyle(part)
      const zoom = Number(Reflect.get(part, 'currentCSSZoom')) || 1
      pen.font = `${fontWeight} ${Number.parseFloat(fontSize) * zoom}px ${fontFamily}`
      heights.push(pen.measureText('x').actualBoundingBoxAscent / mm)
    }
    return Math.min(...heights)
  }, inches)

/** How large what is pressed around a screen of this diagonal is at least, mm. */
const narrowest = (page: Page, inches: number) =>
  page.evaluate((inch) => {
    const mm = Math.hypot(innerWidth, innerHeight) / (inch * 25.4)
    const buttons = document.querySelectorAll('.place-bar button')
    const boxes = [...buttons].map((button) => button.getBoundingClientRect())
    return Math.min(...boxes.map(({ width, height }) => Math.min(width, height) / mm))
  }, inches)

byFinger(
  'what is written around a screen is as high as people can read it, whatever its size',
  async ({ open }) => {
    for (const [inches, width, height] of [
      [43, 3840, 2160],
      [55, 1920, 1080],
    ] as const) {
      const { page, close } = await open('?debug=quiet', { ...SCREEN, width, height })
      await openSeated(page, String(inches))
      await placeOf(page, 'Ada').getByRole('button', { name: 'What to do now' }).click()
      await placeOf(page, 'Ada').getByRole('heading', { level: 2 }).waitFor()
      expect(await lowest(page, inches)).toBeGreaterThanOrEqual(4)
      expect(await narrowest(page, inches)).toBeGreaterThanOrEqual(9.5)
      if (inches === 43) {
        // Smaller, where people choose so.
        await choose(page, 'Sit around this screen')
        const dialog = page.getByRole('dialog', { name: 'Sit around this screen' })
        await dialog.getByText('The screen and its letters').click()
        await dialog.getByRole('button', { name: 'Letters in the places' }).click()
        await page.getByRole('menuitemradio', { name: /^Small/ }).click()
        await dialog.getByRole('button', { name: 'Done' }).click()
        await until('they are smaller', async () => (await lowest(page, inches)) < 3.5)
        expect(await lowest(page, inches)).toBeGreaterThanOrEqual(3)
      }
      await close()
    }
  },
)

/**
 * From now on this page keeps what it writes on its table: how high it is, px, where a mm has how many. How high
 * letters of a font are is seen by what they look like: a browser tells it in rough steps.
 */
const WATCH = `(() => {
  const drawn = globalThis.drawnWords = []
  const highs = new Map()
  const { fillText: writes } = OffscreenCanvasRenderingContext2D.prototype
  const highOf = (font, letter) => {
    const key = font + letter
    if (highs.has(key)) return highs.get(key)
    const pen = new OffscreenCanvas(640, 640).getContext('2d')
    pen.font = font.replace(/[\\d.]+px/, '640px')
    writes.call(pen, letter, 60, 600)
    const { data } = pen.getImageData(0, 0, 640, 600)
    const top = data.findIndex((n, i) => i % 4 === 3 && n > 127)
    highs.set(key, (600 - Math.floor(top / 4 / 640)) / 640)
    return highs.get(key)
  }
  const bases = new WeakMap()
  for (const { prototype } of [CanvasRenderingContext2D, OffscreenCanvasRenderingContext2D]) {
    const { setTransform, fillText } = prototype
    prototype.setTransform = function (...all) {
      bases.set(this, all.length === 6 ? Math.hypot(all[0], all[1]) : undefined)
      return setTransform.apply(this, all)
    }
    prototype.fillText = function (text, ...at) {
      const { a, b } = this.getTransform()
      // Small letters are as high as an x; where there are none, digits and capitals tell.
      const size = Number(/([\\d.]+)px/.exec(this.font)[1])
      const high = size * highOf(this.font, /\\p{Ll}/u.test(text) ? 'x' : '0')
      drawn.push({ text, base: bases.get(this), px: high * Math.hypot(a, b) })
      return fillText.call(this, text, ...at)
    }
  }
})()`

/** What is read on a table half played, in each language: names, what people wrote, and numbers. */
const TOLD = {
  en: ['Brindle Marrow', 'Story Roster', 'Theatre', 'STR', '14', /^A chest of salt/],
  de: ['Brindle Marrow', 'Reigen', 'Schauplatz', 'STÄ', '14', /^Eine Truhe/],
} as const

for (const language of walked(['en', 'de'] as const))
  byFinger(
    `what is printed on a table among people is as high as they read it, or a name or number stands there: ${language}`,
    async ({ open }) => {
      const first = await open('?debug=quiet', {
        ...SCREEN,
        before: (context) =>
          context.addInitScript((lang) => {
            Object.defineProperty(navigator, 'languages', { value: [lang] })
          }, language),
      })
      await first.page.getByRole('button', { name: /: Road and Ruin$|game of Road and Ruin/ }).tap()
      await first.page.locator('.guide').waitFor()
      const table = await tableOn(first.page)
      await first.close()
      for (const [inches, width, height] of [
        [43, 3840, 2160],
        [43, 1920, 1080],
        [55, 1920, 1080],
      ] as const) {
        const { page, close } = await open('?debug=quiet', { ...SCREEN, width, height })
        await openBackup(page, table)
        await page.getByRole('button', { name: 'I am Ada' }).click()
        await page.getByRole('button', { name: /^Milo/ }).click()
        await page.getByRole('button', { name: 'Take this seat as Milo' }).click()
        if (language === 'en') await page.evaluate(WATCH)
        await sitAround(page, String(inches))
        for (const name of ['Ada', 'Milo']) await placeOf(page, name).waitFor()
        if (language === 'de') {
          await choose(page, 'Settings')
          await page.evaluate(WATCH)
          await page.getByRole('dialog').getByRole('button', { name: 'Language' }).click()
          await page.getByRole('menuitemradio', { name: 'Deutsch' }).click()
          await page.getByRole('dialog', { name: 'Einstellungen' }).waitFor()
        }
        await peekAt(page).rest()
        // As the page shows it by itself: at this view a tile has a px for each of the screen.
        const [sheet] = [...table.board().items.values()].filter(({ kind }) => kind === 'character')
        const { scale } = await peekAt(page).at(sheet?.id ?? '')
        const all = await page.evaluate<{ text: string; base?: number; px: number }[]>('drawnWords')
        const here = all.filter(({ base = 0 }) => Math.abs(base / scale - 1) < 0.001)
        const mm = Math.hypot(width, height) / (inches * 25.4)
        const small = here.filter(({ px }) => px / mm < 4)
        expect(small.map(({ text, px }) => `${text}: ${(px / mm).toFixed(2)} mm`)).toEqual([])
        // Names, what people wrote, and numbers are there.
        const texts = [...new Set(here.map(({ text }) => text))]
        const missing = TOLD[language].filter((told) => !texts.some((text) => text.match(told)))
        expect(missing).toEqual([])
        await close()
      }
      table.close()
    },
  )

byFinger(
  'whatever size a screen is said to be, and whatever is written there, all is in reach',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', SCREEN)
    // One letter, as long as a text may be.
    const table = dragonWakes()
    const text = `a${'\u0301\u0489'.repeat(9000)}`
    const place = { x: 100, y: 300, turn: 0, z: 900 }
    const item = { id: 'long', kind: 'note', place, props: { color: 'yellow' }, texts: { text } }
    table.apply([{ do: 'make', item }], { seat: 'ada' })
    await openBackup(page, table)
    table.close()
    await page.getByRole('button', { name: 'I am Ada' }).click()
    await page.getByRole('button', { name: /^Milo/ }).click()
    await page.getByRole('button', { name: 'Take this seat as Milo' }).click()
    await sitAround(page, '10')
    const ada = placeOf(page, 'Ada')
    await tapOn(page, ada.getByRole('button', { name: 'More', exact: true }))
    await pressEntry(page, 'Sit around this screen', (what) => tapOn(page, what))
    const dialog = page.getByRole('dialog', { name: 'Sit around this screen' })
    await dialog.getByText('The screen and its letters').click()
    await dialog.getByLabel('From corner to corner').fill('43')
    await dialog.getByRole('button', { name: 'Done' }).click()
    const fingers = await fingersOn(page)
    const peek = peekAt(page)
    await peek.rest()
    const { x, y } = await peek.at('long')
    await tapAt(fingers, 1, [x, y])
    await tapOn(page, ada.getByRole('button', { name: 'Write', exact: true }))
    await ada.getByRole('group', { name: 'Keys to write with' }).waitFor()
    await tapOn(page, ada.locator('[data-skbtn="{bksp}"]'))
    await tapOn(page, ada.getByRole('button', { name: 'Done', exact: true }))
  },
)

journey('by keyboard, one question clears the table', async ({ open }) => {
  const { page } = await open('?debug=quiet', { width: 1920, height: 1080, still: true })
  await openSeated(page)
  const address = page.url()
  // June comes and goes again: her place is none of the next group's.
  await page.getByRole('button', { name: 'Sit here to the left' }).press('Enter')
  const here = page.getByRole('dialog', { name: 'Sit here' })
  await here.getByRole('button', { name: 'I am June' }).press('Enter')
  await placeOf(page, 'June').waitFor()
  await choose(page, 'Sit around this screen')
  await page.getByText('Who sits where').click()
  await page.getByRole('button', { name: 'June stands up' }).press('Enter')
  await placeOf(page, 'June').waitFor({ state: 'detached' })
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).press('Enter')
  await choose(page, 'Clear for the next group')
  const dialog = page.getByRole('dialog', { name: 'Clear for the next group' })
  await dialog.getByRole('button', { name: 'Hold this, both of you' }).first().press('Enter')
  await dialog.getByRole('button', { name: 'Not now' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(page.url()).toBe(address)
  await choose(page, 'Clear for the next group')
  await dialog.getByRole('button', { name: 'Hold this, both of you' }).first().press('Enter')
  // However often it is pressed until then, one new table comes.
  await dialog
    .getByRole('button', { name: 'Clear for the next group' })
    .evaluate((button: HTMLElement) => {
      for (let n = 0; n < 3; n++) button.click()
    })
  await placeOf(page, 'Guest 2').waitFor()
  expect((await tableOn(page)).state().seats.map(({ name }) => name)).toEqual([
    'Guest 1',
    'Guest 2',
  ])
  await leave(page)
  await page.getByRole('button', { name: /^Table 2/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Table 3/ }).count()).toBe(0)
})

journey(
  'a screen that stands by itself lets nobody out, and no power cut changes its table',
  async ({ open }) => {
    const guest = await open('?kiosk', { width: 1920, height: 1080, still: true, alone: true })
    const { page } = guest
    // No table yet: the games, and nothing else.
    await page.getByRole('heading', { name: 'What will you play?' }).waitFor()
    expect(await page.getByRole('button').count()).toBe(TITLES.length)
    expect(await amiss(page)).toEqual([])
    // Whoever taps twice has one table.
    await page.getByRole('button', { name: /^Prophecy/ }).evaluate((button: HTMLElement) => {
      for (let n = 0; n < 2; n++) button.click()
    })
    await page.getByRole('heading', { name: 'Our first table' }).waitFor()
    const player = playerAt(page)
    await player.takeSeat('Ada')
    await player.takeSeat('Milo')
    const out = WITHOUT.map((id) => commands[`command.${id}`])
    expect(await page.getByRole('button', { name: commands['command.invite'] }).count()).toBe(0)
    await sitAround(page)
    for (const name of ['Ada', 'Milo']) await placeOf(page, name).waitFor()

    // Nothing of what leads away is in the menu or among the commands.
    await page.getByRole('button', { name: 'More', exact: true }).first().click()
    const entries = () => page.getByRole('menuitem').allTextContents()
    const menu = [...(await entries())]
    for (const part of await page.locator('[role="menuitem"][aria-haspopup]').allTextContents()) {
      await page.getByRole('menuitem', { name: part }).press('Enter')
      menu.push(...(await entries()))
      await page.keyboard.press('ArrowLeft')
    }
    expect(menu.some((entry) => entry.startsWith(commands['command.clear']))).toBe(true)
    // A menu keeps its keys to itself, but for those that lead away.
    const kept = (key: string) =>
      page
        .getByRole('menu')
        .evaluate(
          (menu, key) =>
            !menu.dispatchEvent(
              new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
            ),
          key,
        )
    expect([await kept('F3'), await kept('F2')]).toEqual([true, false])
    await pressEntry(page, commands['command.commands'], (what) => what.click())
    const list = page.getByRole('dialog', { name: 'What you can do' })
    await list.waitFor()
    const listed = await list.getByRole('button').allTextContents()
    expect(listed.some((entry) => entry.startsWith(commands['command.undo']))).toBe(true)
    for (const entry of [...menu, ...listed])
      expect(out.filter((words) => entry.startsWith(words))).toEqual([])
    await page.keyboard.press('Escape')
    expect(await page.locator('a[href]').count()).toBe(0)
    expect(await page.evaluate(() => getComputedStyle(document.body).userSelect)).toBe('none')

    // Back leads nowhere else; nor do its keys, nor another table's address.
    const address = page.url()
    for (let n = 0; n < 3; n++) {
      await page.goBack()
      await until('it is back at the table', () => page.url() === address)
    }
    await page.keyboard.press('Alt+ArrowLeft')
    await page.keyboard.press('Control+p')
    // Nor does a wheel zoom what no key would bring back.
    const zooms = await page
      .getByRole('button', { name: 'More', exact: true })
      .first()
      .evaluate((button) =>
        button.dispatchEvent(
          new WheelEvent('wheel', { ctrlKey: true, bubbles: true, cancelable: true }),
        ),
      )
    expect(zooms).toBe(false)
    await placeOf(page, 'Ada').waitFor()
    expect(page.url()).toBe(address)

    // What the browser keeps is written a while later.
    const id = new URL(address).hash.slice(3)
    await until(
      'what it shows, and how people sit there, are on the disk',
      async () => {
        const kept = await keptBy(guest.profile)
        return (
          kept.includes(`prophecy-table/round/${id}`) && RegExp(`/kiosk[^]{0,12}${id}`).test(kept)
        )
      },
      60_000,
    )
    await guest.kill()
    const again = await guest.reopen('?kiosk')
    for (const name of ['Ada', 'Milo']) await placeOf(again.page, name).waitFor()
    expect(again.page.url()).toBe(address)
    await again.close()
  },
)
