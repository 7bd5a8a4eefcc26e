import { writeFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { game } from '../../src/games/road-and-ruin/game.ts'
import type { Table } from '../../src/table/table.ts'
import { handedOver, openBackup } from './help/backup.ts'
import { journey } from './help/journey.ts'
import { readPdf } from './help/pdf.ts'
import { holdPrinter } from './help/printer.ts'
import { crowdedTable, ERRANDS, longTable, toldTable } from './help/tale.ts'
import { until } from './help/until.ts'
import { walked } from './help/walked.ts'

const A4 = [210, 297] as const
const LETTER = [215.9, 279.4] as const

async function lay(page: Page, table: Table): Promise<void> {
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: 'More', exact: true }).waitFor()
}

/** Prints what the dialog asks for, as Chromium would write it into a PDF. `SHOTS=<folder>` keeps it. */
async function paper(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name: 'Print' })
  const printed = await holdPrinter(page)
  await dialog.getByRole('button', { name: 'Print', exact: true }).click()
  await printed()
  await dialog.getByText('The sheets are ready.').waitFor({ timeout: 60_000 })
  const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true })
  if (process.env.SHOTS) await writeFile(`${process.env.SHOTS}/${name}.pdf`, bytes)
  return readPdf(bytes)
}

const sizes = (pages: readonly { width: number; height: number }[]) =>
  pages.map(({ width, height }) => [Math.round(width), Math.round(height)])
const round = ([w, h]: readonly [number, number]) => [Math.round(w), Math.round(h)]
const choose = (dialog: Locator, name: string) =>
  dialog.getByRole('radio', { name, exact: false }).check()

journey('[P26] the story is printed as a little book', async ({ open }) => {
  const { page } = await open('', { still: true })
  await lay(page, longTable())
  await page.keyboard.press('Control+p')
  const dialog = page.getByRole('dialog', { name: 'Print' })
  await dialog.getByRole('checkbox').waitFor()
  for (const [name, size] of [
    ['A4', A4],
    ['US Letter', LETTER],
  ] as const) {
    await choose(dialog, name)
    const [front, plate, ...pages] = await paper(page, `story-${name}`)
    expect(sizes([front!, plate!])).toEqual([round(size), round([size[1], size[0]])])
    expect(new Set(sizes(pages).map(String))).toEqual(new Set([String(round(size))]))
    for (const words of ['The Dragon Wakes', 'The scholars said', 'Brother Osk', 'June'])
      expect(front?.text).toContain(words)
    expect(front?.text).toMatch(/Played 3 March|Played March 3/)
    // The table on a page of its own, whole.
    expect(plate?.pictures.map(({ w, h }) => w > 200 || h > 140)).toEqual([true])
    // No Scene's head is cut off from its throw and the first words that were told of it.
    for (let n = 1; n <= ERRANDS; n++) {
      const at = pages.filter(({ text }) => text.includes(`Of errand ${n}:`))
      expect(at).toHaveLength(1)
      const [before = '', after] = (at[0]?.text ?? '').split(`Of errand ${n}:`)
      const head = before.slice(before.lastIndexOf(`Errand number ${n}`))
      expect(head).toMatch(/^Errand number.*Somewhere on the way.*Hits? against DR 3/s)
      expect(after).toBeTruthy()
    }
    // Every page but the last two before the end is well filled, and numbered.
    for (const [i, { text }] of pages.entries()) expect(text).toContain(`· ${i + 3} ·`)
    expect(pages.at(-1)?.text).toContain('Tea at four')
  }
})

/**
 * How far everything on the title page stays within its frame, mm, and how high the letters of its smallest line are.
 */
const within = (page: Page) =>
  page.evaluate(() => {
    const mm = 25.4 / 96
    const of = (el: Element) => el.getBoundingClientRect()
    const frame = of(document.querySelectorAll('.story-front .frame rect')[1] ?? document.body)
    const all = [...document.querySelectorAll('.title-page :is(svg, h3, p, b, span)')]
    const sizes = all.map((el) => Number.parseFloat(getComputedStyle(el).fontSize) * 0.75)
    return {
      above: (Math.min(...all.map((el) => of(el).top)) - frame.top) * mm,
      below: (frame.bottom - Math.max(...all.map((el) => of(el).bottom))) * mm,
      left: (Math.min(...all.map((el) => of(el).left)) - frame.left) * mm,
      right: (frame.right - Math.max(...all.map((el) => of(el).right))) * mm,
      points: Math.min(...sizes),
    }
  })

/** How many are crowded on the title page: the most, and in the long run all. */
const CROWDS = walked([8, 3, 4, 5, 6, 7])

journey('[P26] the title page stays within its frame, with three to eight', async ({ open }) => {
  for (const people of CROWDS) {
    const { page, close } = await open('', { still: true })
    await page.evaluate(() => void Object.assign(window, { print: () => undefined }))
    await lay(page, crowdedTable(people))
    await page.keyboard.press('Control+p')
    const dialog = page.getByRole('dialog', { name: 'Print' })
    await dialog.getByRole('checkbox').uncheck()
    for (const name of ['A4', 'US Letter']) {
      await choose(dialog, name)
      await dialog.getByRole('button', { name: 'Print', exact: true }).click()
      await dialog.getByText('The sheets are ready.').waitFor({ timeout: 60_000 })
      const { points, ...free } = await within(page)
      for (const [side, room] of Object.entries(free))
        expect(room, `${people} on ${name}: ${side}`).toBeGreaterThanOrEqual(4)
      expect(points, `${people} on ${name}`).toBeGreaterThanOrEqual(7)
    }
    await close()
  }
})

journey(
  'cards, notes and the table come out of the printer in their real size',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', { still: true })
    await lay(page, toldTable())
    await until('it can be asked', () => page.evaluate(`globalThis.debug?.board !== undefined`))
    await page.evaluate(`globalThis.debug.board.select(['queen', 'rope'])`)
    await page.keyboard.press('Control+p')
    const dialog = page.getByRole('dialog', { name: 'Print' })
    await choose(dialog, 'Cards and notes')
    /** How many cards and notes are on these sheets, each a picture as large as its paper. */
    const kinds = async (pages: Awaited<ReturnType<typeof paper>>) => {
      for (const { width, height, pictures } of pages)
        expect(pictures.map(({ w, h }) => [Math.round(w), Math.round(h)])).toEqual([
          [Math.round(width), Math.round(height)],
        ])
      const cuts = await cutOut(page)
      const like = (wide: number) =>
        cuts.filter(({ w, h }) => Math.abs(w - wide) < 0.1 && Math.abs(h - 76) < 0.1).length
      expect(like(127) + like(76)).toBe(cuts.length)
      // The colour of notes fills them, and reaches a little beyond the edge.
      for (const { inside, outside } of cuts.filter(({ w }) => w < 100)) {
        expect(Math.max(...inside.map((one, i) => Math.abs(one - (outside[i] ?? 0))))).toBeLessThan(
          24,
        )
        expect(inside).not.toEqual([255, 255, 255])
      }
      return [like(127), like(76)]
    }
    const all = await paper(page, 'cut')
    expect(await kinds(all)).toEqual([6, 21])
    expect(sizes(all)).toEqual(Array(5).fill(round([A4[1], A4[0]])))
    await choose(dialog, 'Characters and')
    expect(await kinds(await paper(page, 'characters'))).toEqual([3, 14])
    await choose(dialog, 'Only what is selected')
    await choose(dialog, 'US Letter')
    const some = await paper(page, 'selected')
    expect(await kinds(some)).toEqual([1, 3])
    expect(sizes(some)).toEqual([round([LETTER[1], LETTER[0]])])

    await choose(dialog, 'The table')
    await choose(dialog, 'Everything')
    await choose(dialog, 'A4')
    const [one, ...more] = await paper(page, 'table')
    expect(more).toEqual([])
    expect(sizes([one!])).toEqual([round([A4[1], A4[0]])])
    const [whole] = one?.pictures ?? []
    await choose(dialog, 'two wide')
    const four = await paper(page, 'table-four')
    expect(four.map(({ text }) => text)).toEqual(
      ['A1', 'B1', 'A2', 'B2'].map((at) => `Sheet ${at}`),
    )
    // Each row shows the whole width once, and the strip by which it is joined twice.
    const [a, b] = four.map(({ pictures }) => pictures[0])
    const tall = four.map(({ pictures }) => pictures[0]?.h ?? 0)
    const scale = ((a?.w ?? 0) + (b?.w ?? 0) - 10) / (whole?.w ?? 1)
    expect(((tall[0] ?? 0) + (tall[2] ?? 0) - 10) / (whole?.h ?? 1)).toBeCloseTo(scale, 1)
    expect(scale).toBeGreaterThan(1.9)
  },
)

journey(
  'a whole deck comes out of the printer with its backs behind it, and pages to look things up on',
  async ({ open }) => {
    const { page } = await open('', { still: true })
    await page.getByRole('button', { name: 'See a game of Road and Ruin half played' }).click()
    await page.getByRole('button', { name: 'More', exact: true }).waitFor()
    await page.keyboard.press('Control+p')
    const dialog = page.getByRole('dialog', { name: 'Print' })
    await choose(dialog, 'Cards and notes')
    const { width, height } = game.pieces.roundtable
    for (const [name, size] of [
      ['A4', A4],
      ['US Letter', LETTER],
    ] as const) {
      await choose(dialog, name)
      await choose(dialog, 'The whole Roundtable Deck')
      const deck = await paper(page, `deck-${name}`)
      const sheets = await cutsBySheet(page)
      expect(deck).toHaveLength(sheets.length)
      expect(new Set(sizes(deck).map((one) => String(one.sort())))).toEqual(
        new Set([String([...round(size)].sort())]),
      )
      const fronts = sheets.filter((_, at) => at % 2 === 0)
      expect(fronts.flat()).toHaveLength(60)
      for (const { w, h } of sheets.flat()) {
        expect(w).toBeCloseTo(width, 1)
        expect(h).toBeCloseTo(height, 1)
      }
      // Once the paper is turned, each back lies behind its front.
      for (const [at, front] of fronts.entries()) {
        const wide = deck[2 * at]?.width ?? 0
        const behind = sheets[2 * at + 1] ?? []
        expect(behind).toHaveLength(front.length)
        for (const [i, { x, y, w }] of behind.entries()) {
          expect(Math.abs(wide - x - w - (front[i]?.x ?? 0))).toBeLessThan(0.2)
          expect(y).toBe(front[i]?.y)
        }
      }
      await choose(dialog, 'Pages to look things up on')
      const aids = await paper(page, `aids-${name}`)
      expect(sizes(aids)).toEqual(Array(6).fill(round(size)))
      for (const [{ w, h } = { w: 0, h: 0 }, ...more] of await cutsBySheet(page)) {
        expect(more).toEqual([])
        expect(w).toBeCloseTo(190, 1)
        expect(h).toBeCloseTo(266, 1)
      }
    }
    // Where only some have a back, the others' are left out: who wants them says so.
    const backs = dialog.getByRole('checkbox', { name: /backs/ })
    await choose(dialog, 'The whole Roundtable Deck')
    expect(await backs.isChecked()).toBe(true)
    await choose(dialog, 'Everything')
    expect(await backs.isChecked()).toBe(false)
    // The sheets that lie there, as they stand just now.
    await choose(dialog, 'Characters and')
    expect(await paper(page, 'sheets')).not.toEqual([])
    const sheet = game.pieces.character
    const cuts = (await cutsBySheet(page)).flat()
    expect(cuts.filter(({ w }) => Math.abs(w - sheet.width) < 0.1)).toHaveLength(3)
  },
)

journey(
  'a picture of the table is as large as one says, and shows what is there',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', { still: true })
    await lay(page, toldTable())
    // By keyboard alone, out of the list of commands.
    await page.keyboard.press('/')
    await page.keyboard.type('picture')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'A picture of the table' })
    const measures = dialog.getByText(/pixels;/)
    await measures.waitFor()
    const saved = async (name: string) => {
      const save = () => dialog.getByRole('button', { name: 'Save as PNG' }).click()
      const picture = await handedOver(page, save, 60_000)
      await dialog.getByText('The picture has been saved.').waitFor()
      expect(picture.name).toBe('The Dragon Wakes.png')
      const { bytes } = picture
      if (process.env.SHOTS) await writeFile(`${process.env.SHOTS}/${name}.png`, bytes)
      return bytes
    }
    await choose(dialog, 'large screen')
    const large = await saved('4k')
    expect([large.readUInt32BE(16), large[25]]).toEqual([3840, 2])

    await choose(dialog, 'A size of your own')
    await dialog.getByLabel('Pixels along').fill('1580')
    await choose(dialog, 'transparent')
    const clear = await saved('clear')
    expect([clear.readUInt32BE(16), clear[25]]).toEqual([1580, 6])
    const [corner, note] = await colours(page, clear, [
      [3, 3],
      [70, clear.readUInt32BE(20) - 40],
    ])
    expect(corner?.at(3)).toBe(0)
    // Tea at four: a green note near the lower left corner.
    expect(note?.at(3)).toBe(255)
    const [r = 0, g = 0, b = 0] = note ?? []
    expect(g).toBeGreaterThan(Math.max(r, b) + 15)

    // What is too much for one canvas is made all the same, and can be stopped.
    await choose(dialog, '300 dots')
    await dialog.getByRole('button', { name: 'Save as PNG' }).click()
    await dialog.getByRole('progressbar').waitFor()
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: 'Stop' }).click()
    await dialog.getByText('Stopped.').waitFor()
  },
)

/** Where things are to be cut out on each sheet, by the marks at their corners, mm. */
const cutsBySheet = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.cut-paper path')].map((marks) => {
      const path = marks.getAttribute('d') ?? ''
      const across = [...path.matchAll(/M([\d.]+) [\d.]+v/g)].map(([, x]) => Number(x))
      const down = [...path.matchAll(/M[\d.]+ ([\d.]+)h/g)].map(([, y]) => Number(y))
      return Array.from({ length: across.length / 4 }, (_, n) => {
        const [x = 0, , right = 0] = across.slice(n * 4)
        const [y = 0, low = 0] = down.slice(n * 4)
        return { x, y, w: right - x, h: low - y }
      })
    }),
  )

/** What is to be cut out, by the marks at its corners, mm; and its colour on both sides of its left edge. */
const cutOut = (page: Page) =>
  page.evaluate(async () => {
    const found: { w: number; h: number; inside: number[]; outside: number[] }[] = []
    for (const sheet of document.querySelectorAll('.cut-paper section')) {
      const image = sheet.querySelector('img')
      const path = sheet.querySelector('path')?.getAttribute('d') ?? ''
      if (!image) throw new Error('no picture')
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.drawImage(image, 0, 0)
      const scale = image.naturalWidth / ((image.getBoundingClientRect().width * 25.4) / 96)
      const colour = (x: number, y: number) =>
        [...pen.getImageData(Math.round(x * scale), Math.round(y * scale), 1, 1).data].slice(0, 3)
      const across = [...path.matchAll(/M([\d.]+) [\d.]+v/g)].map(([, x]) => Number(x))
      const down = [...path.matchAll(/M[\d.]+ ([\d.]+)h/g)].map(([, y]) => Number(y))
      // Each has four corners: upper left, lower left, upper right, lower right.
      for (let n = 0; n < across.length; n += 4) {
        const [x = 0, , right = 0] = across.slice(n)
        const [y = 0, low = 0] = down.slice(n)
        const middle = y + (low - y) * 0.9
        found.push({
          w: right - x,
          h: low - y,
          inside: colour(x + 1, middle),
          outside: colour(x - 1, middle),
        })
      }
    }
    return found
  })

/** The colours of a picture at some of its pixels. */
async function colours(
  page: Page,
  png: Buffer,
  spots: readonly (readonly [number, number])[],
): Promise<number[][]> {
  return page.evaluate(
    async ({ picture, at }) => {
      const image = new Image()
      image.src = picture
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.drawImage(image, 0, 0)
      return at.map(([x, y]) => [...pen.getImageData(x, y, 1, 1).data])
    },
    { picture: `data:image/png;base64,${png.toString('base64')}`, at: spots },
  )
}
