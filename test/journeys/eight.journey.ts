import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { placeOf, pressEntry, sitAround, takeSeats } from './help/around.ts'
import { openBackup, tableOn } from './help/backup.ts'
import { amiss, byFinger } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { until } from './help/until.ts'
import { walked } from './help/walked.ts'

const MORE = ['Rosa', 'Theo', 'Wanda', 'Felix', 'Selma']
const HD = { width: 1920, height: 1080 }
const UHD = { width: 3840, height: 2160 }

type Open = Parameters<Parameters<typeof byFinger>[1]>[0]['open']

/** A game half played, just before a throw, with so many who sit around the screen; and what they are called. */
async function seatedAround(open: Open, game: string, size: typeof HD, many = 8) {
  const touch = { touch: true, still: true } as const
  const { page: first, close } = await open('?debug=quiet', { ...touch, ...HD })
  await first.getByRole('button', { name: `See a game of ${game} half played` }).tap()
  await first.getByRole('complementary', { name: 'Guide' }).waitFor()
  const table = await tableOn(first)
  await close()
  const { seats } = table.state()
  const more = MORE.slice(0, Math.max(0, many - seats.length))
  table.apply(
    more.map((name, i) => ({
      do: 'seat' as const,
      seat: { id: name, name, color: seats.length + i, sitter: '' },
    })),
    { seat: seats[0]?.id ?? '', track: false },
  )
  const { page } = await open('?debug=quiet', { ...touch, ...size })
  await openBackup(page, table)
  table.close()
  const names = [...seats.map(({ name }) => name), ...more].slice(0, many)
  await page.getByRole('button', { name: `I am ${names[0]}` }).click()
  await takeSeats(page, names.slice(1))
  await sitAround(page, names)
  // What was told in passing as they sat down is read, and gone.
  await until(
    'nothing is told any more',
    async () => (await page.locator('.place .notice').count()) === 0,
    40_000,
  )
  await peekAt(page).rest()
  return { page, names }
}

const isOpen = (page: Page, name: string) =>
  placeOf(page, name).getByRole('button', { name: /^What to do now/ })

async function openGuides(page: Page, names: readonly string[]) {
  for (const name of names) await isOpen(page, name).press('Enter')
  await until(
    'all have their guide',
    async () => (await page.locator('.place-guide').count()) === names.length,
  )
  await peekAt(page).rest()
}

/**
 * How much of the screen lies under no part of anybody's place, 0 to 1: bars, guides and notices count as such; nor
 * under the tray, or what the table is moved by.
 */
const freeOf = (page: Page) =>
  page.evaluate(() => {
    const over = '.place, .free-place, .place-tray, .table-handle'
    let [free, all] = [0, 0]
    const step = innerHeight / 90
    for (let x = step / 2; x < innerWidth; x += step)
      for (let y = step / 2; y < innerHeight; y += step) {
        all++
        if (!document.elementFromPoint(x, y)?.closest(over)) free++
      }
    return free / all
  })

/** What of all that lies free on the table, or is called so, these parts of the page cover, and how much, px². */
async function coveredBy(page: Page, what: string, names?: readonly string[]) {
  const { items } = (await tableOn(page)).board()
  const lying = [...items.values()].filter(
    ({ bin, kind, texts, place: { on } }) =>
      !bin &&
      kind !== 'ink' &&
      (names ? Object.values(texts).some((one) => names.includes(one)) : on === undefined),
  )
  expect(lying.length).toBeGreaterThanOrEqual(names?.length ?? 1)
  const ids = JSON.stringify(lying.map(({ id }) => id))
  const told = await page.evaluate<readonly (readonly [id: string, area: number])[]>(`(() => {
    const corner = document.querySelector('.tabletop-canvas').getBoundingClientRect()
    const over = [...document.querySelectorAll(${JSON.stringify(what)})].map((one) => one.getBoundingClientRect())
    return ${ids}.map((id) => {
      const { left, top, width, height, turn } = debug.board.screen(id)
      const [x, y] = [corner.left + left + width / 2, corner.top + top + height / 2]
      const [w, h] = Math.abs(Math.sin(turn)) > 0.7 ? [height / 2, width / 2] : [width / 2, height / 2]
      const areas = over.map((box) =>
        Math.max(0, Math.min(box.right, x + w) - Math.max(box.left, x - w)) *
        Math.max(0, Math.min(box.bottom, y + h) - Math.max(box.top, y - h)))
      return [id, areas.reduce((sum, one) => sum + one, 0)]
    })
  })()`)
  return told.filter(([, area]) => area > 64)
}

/** In how many places this is seen. */
const seenIn = async (page: Page, what: string) =>
  (await Promise.all((await page.locator(what).all()).map((one) => one.isVisible()))).filter(
    Boolean,
  ).length

/** What of the table lies under a handle of it, or how far a handle reaches over a bar: one line each. */
const underHandles = async (page: Page) => {
  const table = await tableOn(page)
  const ids = [...table.board().items.values()].flatMap(({ id, bin }) => (bin ? [] : id))
  table.close()
  return page.evaluate<string[]>(`((ids) => {
    const corner = document.querySelector('.tabletop-canvas').getBoundingClientRect()
    const things = ids.flatMap((id) => {
      const box = debug.board.screen(id)
      if (!box) return []
      const [x, y] = [corner.left + box.left, corner.top + box.top]
      return [[id, new DOMRect(x, y, box.width, box.height)]]
    })
    const bars = [...document.querySelectorAll('.place-bar')]
      .map((bar) => ['a bar', bar.getBoundingClientRect()])
    return [...document.querySelectorAll('.table-handle')].flatMap((handle) => {
      const own = handle.getBoundingClientRect()
      return [...things, ...bars].flatMap(([what, box]) =>
        Math.min(own.right, box.right) - Math.max(own.left, box.left) > 1 &&
        Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 1 ? [what] : [])
    })
  })(${JSON.stringify(ids)})`)
}

for (const [game, size] of walked([
  ['Road and Ruin', HD],
  ['Road and Ruin', UHD],
  ['Prophecy', UHD],
] as const))
  byFinger(
    `the handles of the table lie over nothing that is read, with eight round it: ${game}, ${size.width}`,
    async ({ open }) => {
      const { page } = await seatedAround(open, game, size)
      expect(await page.locator('.table-handle').count()).toBe(2)
      expect(await underHandles(page)).toEqual([])
    },
  )

/*
 * Eight bars alone take a quarter of a small screen, since what is in them is to be hit by a finger and read from an
 * arm's length. That half of it is free all the same leaves a quarter for what is asked: the rest is the game's.
 */
const HALF = 0.5

for (const [game, size, thrower] of walked([
  ['Road and Ruin', HD, 'Ada'],
  ['Prophecy', HD, undefined],
  ['Prophecy', UHD, undefined],
] as const))
  byFinger(
    `eight who put a Check together see the table between them: ${game}, ${size.width}`,
    async ({ open }) => {
      const { page, names } = await seatedAround(open, game, size)
      // Whoever sits opposite tells there what concerns all.
      const [first = '', second = '', last = ''] = [names[0], names[5], names.at(-1)]
      // Whoever opens it last: it is before whoever throws, where that is somebody’s, and else before who came first.
      await openGuides(page, [...names].reverse())
      const main = thrower ?? last
      expect(await seenIn(page, '.place-guide .check')).toBe(1)
      expect(await placeOf(page, main).locator('.check').isVisible()).toBe(true)
      expect(await freeOf(page)).toBeGreaterThan(HALF)
      expect(await amiss(page)).toEqual([])
      // Nothing of a line is cut off at its place, and it is said who throws.
      expect(await seenIn(page, '.folded')).toBe(7)
      const wide = await page
        .locator('.folded')
        .evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth))
      expect(wide.every((more) => more <= 0)).toBe(true)
      const throws = page.locator('.folded .throw')
      expect(await throws.count()).toBe(thrower === undefined ? 7 : 0)

      // Whoever asks for all of it has it, and so does whoever had it; they leave one another room.
      const other = names.find((name) => name !== main && name !== second) ?? first
      await placeOf(page, other).getByRole('button', { name: 'Show all of it' }).tap()
      await until('both have it', async () => (await seenIn(page, '.place-guide .check')) === 2)
      expect(await placeOf(page, other).locator('.guide-body:focus').count()).toBe(1)
      // Below it are the phases, where it is scrolled to its end.
      for (const name of [main, other]) {
        const guide = placeOf(page, name).locator('.guide')
        await guide.locator('.stepper button').last().tap({ trial: true })
        await guide.evaluate((el) => el.scrollTo(0, 0))
      }
      await peekAt(page).rest()
      expect(await freeOf(page)).toBeGreaterThan(HALF)

      // What the throw decided is told once at each edge: in a guide, or in passing.
      const pool = placeOf(page, main).locator('.check .pool')
      const high = (await pool.boundingBox())?.height
      const button = placeOf(page, main).locator('.guide .throw')
      // While they roll it says more, and what is thrown for stands as it stood.
      await button.locator('span:last-child').evaluate((words) => {
        words.textContent = 'The dice are rolling …'
      })
      expect((await pool.boundingBox())?.height).toBe(high)
      await isOpen(page, second).press('Enter')
      await button.press('Enter')
      // To see, where their guide does not tell it; and to hear alone, where it does.
      await placeOf(page, second).locator('.notice[data-decides="true"]').waitFor()
      await until('it is told once at each edge', () =>
        page.evaluate(() => {
          const told = [...document.querySelectorAll('.place-notices > [data-decides="true"]')]
          const edges = new Set(told.map((one) => one.closest('.place')?.getAttribute('data-edge')))
          const isHeard = (one: Element) => getComputedStyle(one).clipPath === 'inset(50%)'
          return told.length === 4 && edges.size === 4 && told.filter(isHeard).length === 3
        }),
      )
      await placeOf(page, main).locator('.guide .outcome').waitFor()
      await peekAt(page).rest()
      // Whoever had it in a line has what came of it so, and the table stays as free as it was.
      const lines = page.locator('.folded')
      expect(await seenIn(page, '.folded')).toBe(5)
      expect(await lines.first().textContent()).toMatch(/Hits?|Damage|Glancing|Solid/)
      expect(await freeOf(page)).toBeGreaterThan(HALF)
      await lines.first().getByRole('button', { name: 'Show all of it' }).tap()
      await until('one more has it whole', async () => (await lines.count()) === 4)
    },
  )

const SHEETS = ['Brindle Marrow', 'Oda Fenwick', 'Ilvy of the Basket']

for (const [game, many, about] of walked(
  [
    ['Road and Ruin', 4, SHEETS],
    // Beside a bar it covers nothing at all.
    ['Prophecy', 4, undefined],
    ['Temporal Mechanics', 4, ['Call off the regatta']],
    ['Prophecy', 2, ['Draw up the account', 'Hanne Tiller', 'Jory Pike', 'Mother Cray']],
  ] as const,
  2,
))
  byFinger(`a whole Check leaves free what it is about: ${game}, ${many}`, async ({ open }) => {
    const { page, names } = await seatedAround(open, game, HD, many)
    await openGuides(page, names)
    expect(await seenIn(page, '.place-guide .check')).toBe(1)
    expect(await coveredBy(page, '.guide:has(.check)', about)).toEqual([])
    expect(await amiss(page)).toEqual([])
    // What it is called is read whole, and words of the game are underlined however many have opened theirs since.
    const read = await page.locator('.check .objective:visible').evaluate((title) => {
      const words = document.createRange()
      words.selectNodeContents(title)
      const [at, all] = [title.getBoundingClientRect(), words.getBoundingClientRect()]
      const check = title.closest('.check')
      const lined = [...(CSS.highlights.get('term') ?? [])]
      return {
        whole: all.right <= at.right + 1 && all.bottom <= at.bottom + 3,
        lined: lined.some(({ startContainer }) => check?.contains(startContainer)),
      }
    })
    expect(read).toEqual({ whole: true, lined: game !== 'Prophecy' })
  })

byFinger('guides of two that show no Check leave the sheets free', async ({ open }) => {
  const { page, names } = await seatedAround(open, 'Road and Ruin', HD, 4)
  const [ada = '', milo = ''] = names
  await isOpen(page, ada).press('Enter')
  await placeOf(page, ada).getByRole('button', { name: 'Put the slip away' }).first().press('Enter')
  await isOpen(page, milo).press('Enter')
  await until('both are open', async () => (await seenIn(page, '.place-guide .guide')) === 2)
  await peekAt(page).rest()
  await until(
    'the sheets are seen',
    async () => (await coveredBy(page, '.place-guide', SHEETS)).length === 0,
  )
})

for (const many of walked([8, 4]))
  byFinger(
    `all that can be done with a sheet is seen beside a guide: ${many}`,
    async ({ open }) => {
      const { page, names } = await seatedAround(open, 'Road and Ruin', HD, many)
      await openGuides(page, names)
      const sheet = [...(await tableOn(page)).board().items.values()].find(
        ({ texts }) => texts['name'] === 'Ilvy of the Basket',
      )!
      const { x, y } = await peekAt(page).at(sheet.id)
      await page.touchscreen.tap(x, y)
      const bar = page.locator('.place .item-bar')
      await bar.waitFor()
      await peekAt(page).rest()
      const hidden = () =>
        bar.evaluate((one) => {
          const all = [...one.querySelectorAll('button')]
          const over = all.flatMap((button) => {
            const { left, right, top, bottom } = button.getBoundingClientRect()
            const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
            const lies = seen?.closest('[class]')?.className ?? 'outside the page'
            return button.contains(seen) ? [] : [`${button.textContent}: ${lies}`]
          })
          const scrolls =
            one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1
          return { many: all.length, scrolls, over }
        })
      // Signs, deeds, and the parts of its counts: in a narrow place behind a button.
      const whole = many === 4 ? { many: 16 } : { many: 11 }
      // It lets a second tap through as it comes up.
      await until('it takes taps', () =>
        bar.evaluate((one) => getComputedStyle(one).pointerEvents !== 'none'),
      )
      await until('nothing comes any more', async () => (await hidden()).many === whole.many)
      expect(await hidden()).toEqual({ ...whole, scrolls: false, over: [] })
      if (many === 8) await bar.getByRole('button', { name: 'What stands on it' }).tap()
      await bar.getByRole('button', { name: 'Pools' }).tap()
      await bar.locator('.spin').first().waitFor()
      expect(await amiss(page)).toEqual([])
    },
  )

byFinger(
  'lines at eight places cover no more than the rim of what lies there',
  async ({ open }) => {
    const { page, names } = await seatedAround(open, 'Road and Ruin', HD)
    await openGuides(page, names)
    const lines = page.locator('.place:is([data-edge="top"], [data-edge="bottom"]) .folded')
    expect(await lines.count()).toBeGreaterThan(1)
    const wide = await lines.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width),
    )
    const covered = await coveredBy(
      page,
      '.place:is([data-edge="top"], [data-edge="bottom"]) .folded',
    )
    for (const [, area] of covered) expect(area / Math.min(...wide)).toBeLessThan(20)
  },
)

byFinger('lines before two bars cover nothing that lies between these', async ({ open }) => {
  const { page, names } = await seatedAround(open, 'Temporal Mechanics', HD)
  await openGuides(page, names)
  expect(await page.locator('.place[data-edge="top"] .folded').count()).toBe(2)
  await until(
    'the lines at the top cover nothing',
    async () => (await coveredBy(page, '.place[data-edge="top"] .folded')).length === 0,
  )
})

for (const [game, many] of walked([
  ['Road and Ruin', 4],
  ['Road and Ruin', 8],
  ['Prophecy', 8],
] as const))
  byFinger(`what is played on is seen by all ${many}: ${game}, ${HD.width}`, async ({ open }) => {
    const { page, names } = await seatedAround(open, game, HD, many)
    // The tray stands on free paper, and where nothing is told in passing.
    await until(
      'the tray covers nothing',
      async () => (await coveredBy(page, '.place-tray')).length === 0,
    )
    const tray = page.locator('.place-tray')
    const small = (await tray.boundingBox())!
    await openGuides(page, names)
    expect(await coveredBy(page, '.place-tray')).toEqual([])
    if (game === 'Road and Ruin') {
      const foes = ['Gant of the tolls', 'The archer in the toll house']
      const ada = names[0]!
      const opposite = names[1]!
      if (many === 4) {
        // A line that stands beside its bar covers nothing.
        const beside = page.locator('.place-guide[data-beside="true"]')
        expect(await beside.count()).toBeGreaterThan(0)
        expect(await coveredBy(page, '.place-guide[data-beside="true"]')).toEqual([])
      }
      await placeOf(page, opposite).getByRole('button', { name: 'Show all of it' }).press('Enter')
      await until('two have it', async () => (await seenIn(page, '.place-guide .check')) === 2)
      await peekAt(page).rest()
      // All the odds are seen in both, of what is struck at all.
      for (const name of [ada, opposite]) {
        const cut = await placeOf(page, name)
          .locator('.odds > *')
          .evaluateAll((all) =>
            all.map((one) => {
              const { left, right, top, bottom } = one.getBoundingClientRect()
              const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
              return one.contains(at)
            }),
          )
        expect(cut.length).toBeGreaterThan(1)
        expect(cut).not.toContain(false)
      }
      expect(await coveredBy(page, '.guide:has(.check)', foes)).toEqual([])
      // Nor is anybody's sheet covered, where there is room; and of what all read no more than the rim.
      if (many === 4) {
        expect(await coveredBy(page, '.guide:has(.check)', SHEETS)).toEqual([])
        const { items } = (await tableOn(page)).board()
        const rosters = (await coveredBy(page, '.guide:has(.check)')).filter(
          ([id]) => items.get(id)?.kind === 'roster',
        )
        for (const [, area] of rosters) expect(area).toBeLessThan(10_000)
      }
    }
    // When dice roll it is whole, and small again once they have been looked at.
    await page.locator('.guide .throw.primary:visible').first().press('Enter')
    await until('it is large', async () => (await tray.boundingBox())!.width > small.width * 1.2)
    await until(
      'it is small again',
      async () => (await tray.boundingBox())!.width < small.width * 1.1,
      30_000,
    )
  })

for (const [game, size] of walked([
  ['Temporal Mechanics', HD],
  ['Prophecy', HD],
  ['Road and Ruin', UHD],
] as const))
  byFinger(
    `the menu of each of eight is seen whole, by finger and by keyboard: ${game}, ${size.width}`,
    async ({ open }) => {
      const { page, names } = await seatedAround(open, game, size)
      const menu = page.getByRole('menu')
      /** Whether all of it is seen: it scrolls nowhere, leaves the screen nowhere, and lies over no bar. */
      const isWhole = (name: string) =>
        menu.evaluate((one, of) => {
          const { left, right, top, bottom } = one.getBoundingClientRect()
          const bars = [...document.querySelectorAll('.place-bar')]
          const over = bars.filter((bar) => {
            const box = bar.getBoundingClientRect()
            return left < box.right && box.left < right && top < box.bottom && box.top < bottom
          })
          return {
            of,
            scrolls: one.scrollHeight > one.clientHeight + 1,
            out: left < 0 || top < 0 || right > innerWidth || bottom > innerHeight,
            over: over.map((bar) => bar.textContent),
          }
        }, name)
      const whole = (of: string) => ({ of, scrolls: false, out: false, over: [] })
      for (const name of names) {
        const more = placeOf(page, name).getByRole('button', { name: 'More', exact: true })
        await more.press('Enter')
        await menu.waitFor()
        expect(await isWhole(name)).toEqual(whole(name))
        const parts = await page.locator('[role="menuitem"][aria-haspopup]').allTextContents()
        expect(parts.length).toBeGreaterThan(3)
        for (const part of parts) {
          await page.getByRole('menuitem', { name: part }).press('ArrowRight')
          await page.locator('[data-part]').first().waitFor({ state: 'detached' })
          expect(await isWhole(`${name}: ${part}`)).toEqual(whole(`${name}: ${part}`))
          await page.keyboard.press('ArrowLeft')
          // One is back where one was.
          await until(
            'the part has the focus',
            async () => (await page.locator('[data-part]:focus').textContent()) === part,
          )
        }
        await page.keyboard.press('Escape')
        await menu.waitFor({ state: 'detached' })
      }
      // By finger: there and back, and to what it does.
      const name = names.at(-1) ?? ''
      await placeOf(page, name).getByRole('button', { name: 'More', exact: true }).tap()
      await page.getByRole('menuitem', { name: 'The game' }).tap()
      expect(await amiss(page)).toEqual([])
      await page.getByRole('menuitem', { name: 'The game' }).tap()
      await pressEntry(page, 'Settings')
      await placeOf(page, name).getByRole('dialog', { name: 'Settings' }).waitFor()
    },
  )
