import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup, tableOn } from './help/backup.ts'
import { dragonWakes } from './help/dragon.ts'
import { amiss, byFinger, journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'
import { walked } from './help/walked.ts'

const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/guide-${name}.png` })
}

const guideOf = (page: Page) => page.getByRole('complementary', { name: 'Guide' })

/** Whether all of it is seen, and nothing lies over its middle. */
const inReach = (one: Locator) =>
  one.evaluate((el) => {
    const { left, right, top, bottom } = el.getBoundingClientRect()
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const within = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
    return within && (at === el || el.contains(at))
  })

/** Opens the example, where a usual Check is gathered: four pairs. */
async function atExample(page: Page, touch: boolean) {
  const press = (one: Locator) => (touch ? one.tap() : one.click())
  await press(page.getByRole('button', { name: 'See a game of Prophecy half played' }))
  const guide = guideOf(page)
  await guide.waitFor()
  return { guide, press }
}

for (const dark of walked([true, false]))
  journey(
    `all pairs of a usual Check are seen with the pool and the button${dark ? ', in the dark' : ''}`,
    async ({ open }) => {
      const { page } = await open('', { still: true, dark })
      const { guide } = await atExample(page, false)
      await guide.getByRole('button', { name: 'I am Ada' }).click()
      const rows = guide.locator('.pairs > li')
      await rows.first().waitFor()
      expect(await rows.count()).toBe(4)
      await shot(page, dark ? 'check-dark' : 'check')
      const ready = guide.locator('.ready')
      const top = (await ready.boundingBox())?.y ?? 0
      for (let i = 0; i < 4; i++) {
        const { y = 0, height = 0 } = (await rows.nth(i).boundingBox()) ?? {}
        expect(y + height, `pair ${i + 1} ends above the pool`).toBeLessThanOrEqual(top + 1)
      }
      const { y = 0, height = 0 } = (await guide.locator('.pairing summary').boundingBox()) ?? {}
      expect(y + height, 'the way to offer one ends there, too').toBeLessThanOrEqual(top + 1)
      expect(await inReach(guide.getByRole('button', { name: 'Throw the dice' }))).toBe(true)
      expect(await amiss(page)).toEqual([])
      // What else can be said of a pair is one press away.
      await rows
        .first()
        .getByRole('button', { name: /^Agree or disagree/ })
        .click()
      await rows.first().getByRole('button', { name: 'Disagree', exact: true }).waitFor()
      await shot(page, 'pair-open')
      // Thrown, they are seen with what was decided, and with the place for what came of it.
      await guide.getByRole('button', { name: 'Throw the dice' }).click()
      const told = guide.getByLabel('What happened?').first()
      await told.waitFor({ timeout: 15_000 })
      await shot(page, dark ? 'thrown-dark' : 'thrown')
      const tried = await guide.locator('.outcome .tried > li').all()
      expect(tried).toHaveLength(4)
      const { y: high = 0, height: whole = 0 } = (await guide.boundingBox()) ?? {}
      const deed = guide.getByRole('button', { name: 'Write it down' })
      for (const one of [guide.locator('.outcome .verdict').first(), ...tried, told, deed]) {
        await until('it is seen', () => inReach(one))
        const { y: top = 0, height: deep = 0 } = (await one.boundingBox()) ?? {}
        expect(top + deep, 'all of it').toBeLessThanOrEqual(high + whole)
      }
    },
  )

for (const [width, height, letters] of [
  [390, 844, 100],
  [360, 640, 100],
  [360, 640, 130],
] as const)
  byFinger(
    `on a phone the button is always in reach, ${width} by ${height}, ${letters} %`,
    async ({ open }) => {
      const { page } = await open('', {
        touch: true,
        still: true,
        width,
        height,
        hints: true,
        before: (context) =>
          context.addInitScript((letters) => {
            localStorage['prophecy-table'] ??= JSON.stringify({ hints: false, letters })
          }, letters),
      })
      const { guide } = await atExample(page, true)
      const [lower, higher] = ['Less of the guide', 'More of the guide'].map((name) =>
        guide.getByRole('button', { name }),
      )
      await higher!.tap()
      await guide.getByRole('button', { name: 'I am Ada' }).tap()
      const button = guide.getByRole('button', { name: 'Throw the dice' })
      for (const [name, go] of [
        ['half', undefined],
        ['full', higher],
        ['half again', lower],
        ['low', lower],
      ] as const) {
        await go?.tap()
        await until(`the button is in reach, the sheet ${name}`, () => inReach(button))
        const pool = (await guide.locator('.pool').boundingBox()) ?? { y: 0, height: 0 }
        const below = (await button.boundingBox())?.y ?? 0
        expect(pool.height, 'the pool is a line or two').toBeLessThanOrEqual(letters * 0.6)
        expect(pool.y + pool.height, 'and above the button').toBeLessThanOrEqual(below)
        if (letters === 100 && name !== 'low') {
          const tops = await guide.locator('.pairs > li').all()
          const ends = await Promise.all(tops.map(async (row) => (await row.boundingBox())!))
          const seen = ends.filter((row) => row.y + row.height <= pool.y + 1)
          expect(seen.length, `pairs seen, the sheet ${name}`).toBeGreaterThanOrEqual(
            name === 'full' ? 3 : 1,
          )
        }
        await shot(page, `phone-${height}-${letters}-${name.replace(' ', '-')}`)
        if (name !== 'half' || height < 800) continue
        // What unfolds below the fold is shown.
        const offer = guide.locator('.pairing summary')
        await offer.tap()
        const note = guide.locator('.pairing .columns button').first()
        await until('a note can be chosen', () => inReach(note))
        await shot(page, 'phone-pairing')
        await note.tap()
        await guide.getByRole('button', { name: 'Write what goes with it' }).tap()
        const stick = guide.getByRole('button', { name: 'Stick it on' })
        await until('and all that is asked then is seen', () => inReach(stick))
        await shot(page, 'phone-picked')
        await guide.getByRole('button', { name: 'Not this one' }).tap()
        await offer.tap()
      }
      await button.tap()
      await guide.locator('.outcome').waitFor({ state: 'attached', timeout: 15_000 })
    },
  )

byFinger(
  'on a phone the button of a blow stands whole, and a finger throws once',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', {
      touch: true,
      still: true,
      width: 390,
      height: 844,
    })
    await page.getByRole('button', { name: 'See a game of Road and Ruin half played' }).tap()
    const guide = guideOf(page)
    const button = guide.getByRole('button', { name: 'Throw the dice' })
    await until('it is in reach', () => inReach(button))
    await shot(page, 'phone-blow')
    const bar = await page.locator('.thumb').boundingBox()
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
    expect(y + height, 'all of it').toBeLessThanOrEqual(bar?.y ?? 0)
    await guide.getByRole('button', { name: 'More of the guide' }).tap()
    await guide.getByRole('button', { name: 'I am Ada' }).tap()
    await guide.getByRole('button', { name: /^Dodge/ }).tap()
    const blow = guide.getByRole('button', { name: 'Brindle Marrow strikes at Gant of the tolls' })
    await blow.waitFor({ state: 'detached' })
    const rolls = async () => (await tableOn(page)).board().rolls.length
    const before = await rolls()
    await button.tap()
    // The blow stands ready where the dodge stood: nothing more is thrown for it.
    await blow.waitFor({ timeout: 15_000 })
    await page.waitForTimeout(600)
    expect(await rolls()).toBe(before + 1)
    expect(await inReach(button)).toBe(true)
  },
)

byFinger('on a phone a pair is offered with an on-screen keyboard', async ({ open }) => {
  const [width, height] = [360, 640]
  const { page } = await open('', { touch: true, still: true, width, height })
  const { guide } = await atExample(page, true)
  await guide.getByRole('button', { name: 'More of the guide' }).tap()
  await guide.getByRole('button', { name: 'I am Ada' }).tap()
  await guide.getByRole('button', { name: 'More of the guide' }).tap()
  await guide.locator('.pairing summary').tap()
  const [left, right] = ['On a Character', 'Elsewhere'].map((name) =>
    guide.getByRole('list', { name }).getByRole('button'),
  )
  const whose = guide.getByRole('list', { name: 'On a Character' }).getByText('Hanne Tiller')
  expect(await inReach(whose), 'whose they are stands there').toBe(true)
  const beside = right!.first()
  const before = await beside.boundingBox()
  await left!.first().tap()
  // What was touched shows it, and nothing moves under the finger.
  await until('what comes next is said', () => inReach(guide.getByText('Now one note that goes')))
  expect(await left!.first().getAttribute('aria-pressed')).toBe('true')
  expect(await inReach(left!.first())).toBe(true)
  expect(await inReach(beside)).toBe(true)
  expect(await beside.boundingBox()).toEqual(before)
  await shot(page, 'phone-chosen')
  await guide.getByRole('button', { name: 'Write what goes with it' }).tap()
  await page.setViewportSize({ width, height: Math.round(height * 0.53) })
  const field = guide.getByLabel('What goes with it here?')
  const stick = guide.getByRole('button', { name: 'Stick it on' })
  for (const one of [field, stick]) await until('it is in reach', () => inReach(one))
  await field.fill('Ink that never dries')
  await shot(page, 'phone-keyboard')
  await stick.tap()
  await page.setViewportSize({ width, height })
  const made = guide.locator('.pairs').getByText('Ink that never dries')
  await until('the pair is seen', () => inReach(made))
  await shot(page, 'phone-paired')
})

byFinger(
  'the first note of a pair, touched on the table, is seen to be chosen',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', { touch: true, still: true })
    const { guide } = await atExample(page, true)
    await guide.getByRole('button', { name: 'I am Ada' }).tap()
    await guide.locator('.pairing summary').waitFor()
    const peek = peekAt(page)
    await peek.rest()
    const { items } = (await tableOn(page)).board()
    const salt = [...items.values()].find(
      ({ texts }) => texts.text === 'Salt between the pages',
    )!.id
    const at = await peek.at(salt)
    await page.touchscreen.tap(at.x, at.y)
    const next = guide.locator('.picked [role="status"]')
    await until('it is said, and what comes next', () => inReach(next))
    expect(await next.textContent()).toBe('Salt between the pagesNow one note that goes with it.')
    await shot(page, 'touched')
    // Touched again it is let go; too soon, and it would be a double tap.
    await page.waitForTimeout(400)
    await peek.rest()
    const now = await peek.at(salt)
    await page.touchscreen.tap(now.x, now.y)
    await next.waitFor({ state: 'detached' })
    await until('the dice can be thrown', () =>
      inReach(guide.getByRole('button', { name: 'Throw the dice' })),
    )
  },
)

byFinger('whose marker is touched, acts: eight at one screen', async ({ open }) => {
  const { page } = await open('', { touch: true, still: true })
  await page.getByRole('button', { name: 'Lay the table' }).tap()
  const player = playerAt(page)
  await player.guide.waitFor()
  const names = ['Ada', 'Milo', 'June', 'Tam', 'Osk', 'Ruth', 'Ben', 'Cyd']
  for (const name of names) await player.takeSeat(name)
  const acting = page.locator('.seats [data-acting="true"] .seat-name')
  await shot(page, 'markers')
  // To and fro, so that each is taken from far and from near.
  for (const name of [...names, ...names.toReversed(), 'Cyd', 'Ada', 'Ruth', 'Milo']) {
    const marker = page.getByRole('button', { name: `The marker of ${name}` })
    expect(await inReach(marker), `${name} can be touched`).toBe(true)
    await marker.tap()
    await until(`${name} acts`, async () => (await acting.textContent()) === name)
  }
  await shot(page, 'markers-out')
})

byFinger(
  'on a tablet eight markers lie apart and beside the tray, and a hint goes where its tool goes',
  async ({ open }) => {
    const { page } = await open('', {
      touch: true,
      still: true,
      hints: true,
      width: 1180,
      height: 820,
    })
    await page.getByRole('button', { name: 'Lay the table' }).tap()
    const player = playerAt(page)
    await player.guide.waitFor()
    for (const name of ['Ada', 'Milo', 'June', 'Tam']) await player.takeSeat(name)
    await page.getByRole('button', { name: 'The marker of Tam' }).tap()
    const hint = page.locator('.hint-slip', { hasText: 'Write on paper' })
    await hint.waitFor()
    for (const name of ['Osk', 'Ruth', 'Ben', 'Cyd']) await player.takeSeat(name)
    const box = (one: Locator) => one.evaluate((el) => el.getBoundingClientRect().toJSON())
    const tools = await box(page.locator('.bar-tools'))
    await until('the hint lies below the tools', async () => (await box(hint)).top >= tools.bottom)

    const tray = await box(page.locator('.place-tray'))
    const all = await Promise.all((await page.locator('button.felt-pen').all()).map(box))
    await shot(page, 'tablet')
    expect(all).toHaveLength(8)
    const names = await page.locator('.felt-pen:not([data-out="true"]) b').all()
    for (const name of names)
      expect(await name.evaluate((el) => el.scrollWidth - el.clientWidth)).toBe(0)
    for (const one of all) {
      expect(one.height).toBeGreaterThanOrEqual(38)
      expect(one.right).toBeLessThanOrEqual(tray.left)
      const under = all.filter(
        (other) =>
          other !== one &&
          other.left < one.right &&
          one.left < other.right &&
          other.top < one.bottom &&
          one.top < other.bottom,
      )
      expect(under).toEqual([])
    }
  },
)

journey(
  'a table keeps its name, and all who sit there are seen, eight of them',
  async ({ open }) => {
    const { page } = await open('', { still: true })
    await page.getByRole('button', { name: 'Lay the table' }).click()
    const player = playerAt(page)
    await player.guide.waitFor()
    for (const name of ['Ada', 'Milo', 'June', 'Tam', 'Osk', 'Ruth', 'Ben', 'Cyd'])
      await player.takeSeat(name)
    const whole = (one: Locator) =>
      one.evaluate(
        (el) => el.scrollWidth <= el.clientWidth && el.scrollHeight <= el.clientHeight + 6,
      )
    expect(await whole(page.locator('.title span'))).toBe(true)
    expect(await page.locator('.seats').evaluate((el) => el.scrollWidth <= el.clientWidth)).toBe(
      true,
    )
    await shot(page, 'eight')
  },
)

journey('where it is somebody else’s turn at this screen, one hands over', async ({ open }) => {
  const { page } = await open('', { still: true })
  await page.getByRole('button', { name: 'Lay the table' }).click()
  const player = playerAt(page)
  const { guide } = player
  for (const name of ['Ada', 'Milo', 'June']) await player.takeSeat(name)
  await player.actAs('Ada')
  await player.press('Make your Character', 'Phase 2')
  await player.fill({ 'What is your Character called?': 'Ruth' }, [], 'Occupation')
  await shot(page, 'occupation')
  // The ring of the field lies over nothing that stands round it.
  const ring = await guide.locator('.words :is(input, textarea):focus').evaluate((field) => {
    const { outlineWidth, outlineOffset } = getComputedStyle(field)
    const wide = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const { top, bottom } = field.getBoundingClientRect()
    const above = field.closest('.words')?.querySelector('.hint')?.getBoundingClientRect()
    const below = field.closest('.words')?.querySelector('.counter')?.getBoundingClientRect()
    return { above: top - wide - (above?.bottom ?? 0), below: (below?.top ?? 0) - bottom - wide }
  })
  expect(ring.above).toBeGreaterThanOrEqual(0)
  expect(ring.below).toBeGreaterThanOrEqual(0)
  await player.press('Not now')
  await player.press('Hand over to Milo')
  await until('Milo acts', async () =>
    /Milo/.test((await page.locator('.seats [data-acting="true"]').textContent()) ?? ''),
  )
  await player.press('Make your Character')
  await player.fill({ 'What is your Character called?': 'Osk' }, [], 'Occupation')
  await player.press('Not now')
  await player.press('Relationship')
  await guide.getByLabel('The Aspect, in').fill('Would die for')
  const name = guide.getByRole('group', { name: 'Names' }).getByRole('button', { name: 'Ruth' })
  expect(await inReach(name), 'names come before what else may be written').toBe(true)
  await name.click()
  await shot(page, 'relationship')
  expect(await guide.getByLabel('The Aspect, in').inputValue()).toBe('Would die for Ruth')
  // One goes on where one wrote: Enter sticks it on.
  await page.keyboard.press('Enter')
  await until('it is stuck on', async () =>
    [...(await tableOn(page)).board().items.values()].some(
      ({ texts }) => texts.text === 'Would die for Ruth',
    ),
  )
  expect(await amiss(page)).toEqual([])
})

journey('a Scene with three pairs is played in nine presses', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  const table = dragonWakes()
  table.apply([{ do: 'play', key: 'scene', value: null }], { seat: 'ada', track: false })
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  const peek = peekAt(page)
  await peek.rest()
  const guide = guideOf(page)
  // What is told of the file stands on the middle of nothing.
  const notice = (await page.locator('.notice').boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  }
  const seen = await peek.all(['bind', 'fleet', 'name', 'bell', 'ruth', 'osk'])
  for (const [id, { x, y }] of Object.entries(seen)) {
    const over =
      x > notice.x && x < notice.x + notice.width && y > notice.y && y < notice.y + notice.height
    expect(over, id).toBe(false)
  }
  await shot(page, 'notice')
  let presses = 0
  const press = async (one: Locator) => {
    presses++
    await one.click()
  }
  const touch = async (id: string) => {
    presses++
    const { x, y } = await peek.at(id)
    await page.mouse.click(x, y)
  }
  await press(guide.getByRole('button', { name: /^Begin “Hire a diver/ }))
  await guide.getByText('No dice yet').waitFor()
  await shot(page, 'scene-begun')
  await peek.rest()
  for (const [id, words] of [
    ['tam-0', 'Low tide'],
    ['osk-1', 'Nobody looks'],
  ] as const) {
    await touch(id)
    await page.locator('.going input').waitFor()
    await page.keyboard.type(words)
    await shot(page, `written-${id}`)
    presses++
    await page.keyboard.press('Enter')
    await guide.locator('.pairs').getByText(words).waitFor()
    await peek.rest()
  }
  await touch('ruth-1')
  await touch('bell-of-carrow-0')
  await guide.getByText('3 pairs + 0 dice won = 3 dice').waitFor()
  await shot(page, 'three-pairs')
  await press(guide.getByRole('button', { name: 'Throw the dice' }))
  const told = guide.getByLabel('What happened?').first()
  await told.waitFor({ timeout: 15_000 })
  expect(await guide.locator('.outcome .tried > li').count()).toBe(3)
  // The pairs and what is written of them are seen together.
  await told.focus()
  await shot(page, 'outcome')
  for (const one of [told, guide.locator('.tried > li').first()])
    await until('it is seen', () => inReach(one))
  await told.fill('He asked for nothing but the coat.')
  await shot(page, 'telling')
  // What was written stays while something else is done in between.
  await guide.getByRole('button', { name: /^Begin “Learn the name/ }).waitFor()
  await press(guide.getByRole('button', { name: 'Write it down' }))
  await until('it is told', async () => {
    const { items } = (await tableOn(page)).board()
    return items.get('diver')?.texts.told === 'He asked for nothing but the coat.'
  })
  expect(presses).toBe(9)
})

journey('by the keyboard a Scene gets another Parent against advice only', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  await openBackup(page, dragonWakes())
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  await peekAt(page).rest()
  const guide = guideOf(page)
  const at = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'elsewhere')
  /** Walks on to the Scene that is called so, from the first thing on the table. */
  const goTo = async (name: string) => {
    for (const key of ['Shift+Tab', 'Tab']) {
      await page.locator('.tabletop-item').and(page.locator('[tabindex="0"]')).focus()
      for (let i = 0; i < 80 && !(await at()).startsWith(`Scene. ${name}`); i++) {
        if ((await at()) === 'elsewhere') break
        await page.keyboard.press(key)
      }
      if ((await at()).startsWith(`Scene. ${name}`)) break
    }
    expect(await at()).toContain(name)
  }
  for (const key of ['Enter', 'Space']) {
    await page.locator('.tabletop-item').and(page.locator('[tabindex="0"]')).focus()
    await page.keyboard.press('l')
    await goTo('Hire a diver')
    await page.keyboard.press(key)
    await goTo('Learn the name')
    await page.keyboard.press(key)
    const anyway = guide.getByRole('button', { name: 'Go on anyway' })
    await anyway.waitFor()
    await guide.getByText('is a Precursor of “Wake the drowned bell of Carrow” now').waitFor()
    // Nothing was done by the key that asked for it.
    expect((await tableOn(page)).board().items.get('diver')?.props.parent).toBe('bell')
    if (key === 'Enter') await guide.getByRole('button', { name: 'Not now' }).click()
    else await anyway.click()
  }
  await until('it has another', async () => {
    const { items } = (await tableOn(page)).board()
    return items.get('diver')?.props.parent === 'name'
  })
})
