import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { CATEGORIES } from '../../src/games/prophecy/story/characters.ts'
import type { Change } from '../../src/rules/board/change.ts'
import type { Game } from '../../src/rules/game.ts'
import type { Chance } from '../../src/rules/plain/random.ts'
import { newTable, type Table } from '../../src/table/table.ts'
import { GAMES } from '../games/all.ts'
import { openBackup } from './help/backup.ts'
import type { Guests } from './help/browser.ts'
import { journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { pixelsOf } from './help/png.ts'
import { until } from './help/until.ts'

const SCREENS = [
  [360, 640],
  [844, 390],
  [1280, 800],
  [1920, 1080],
  [3840, 2160],
] as const

/** Words without a stem: each line of them is as high as an x. */
const WORDS = 'numerous ravens arose'
/** Where a Scene is, in such letters. */
const SETTING = 'a summer sea'
const game: Game = GAMES.find(({ id }) => id === 'prophecy')!

/** A table as a game lays it, far on: whatever is written is written in low letters. */
function fullTable(): Table {
  const table = newTable('view', { game: 'prophecy', title: 'Seen', made: 0 })
  let n = 0
  const chance: Chance = { id: () => `thing-${n++}`, seed: () => '0'.repeat(64), wobble: () => 0.5 }
  const seats = ['ada', 'milo', 'june']
  const by = (changes: readonly Change[], seat = 'ada') => {
    const refusal = table.apply(changes, { seat, track: false })
    if (refusal) throw new Error(refusal.key)
  }
  by(seats.map((id, color): Change => ({ do: 'seat', seat: { id, name: id, color, sitter: '' } })))
  const play = (id: string, answers: Record<string, string>, seat = 'ada'): string => {
    const move = game.moves.find((one) => one.id === id)
    const changes = move?.play(table.board(), { seat, chance, now: 1 }, answers)
    if (!Array.isArray(changes)) throw new Error(id)
    by(changes, seat)
    return changes.flatMap((one: Change) => (one.do === 'make' ? [one.item.id] : []))[0] ?? ''
  }
  play('receive', { module: 'own', title: 'Seen', text: `${WORDS}, ${WORDS}, seven or more.` })
  for (const name of [WORDS, 'seven more ovens'])
    play('environment', { card: play('object', { name }), words: WORDS })
  for (const seat of seats) {
    const card = play('character', { name: 'a near summoner' }, seat)
    for (const category of CATEGORIES) play('aspect', { card, category, words: WORDS }, seat)
  }
  const finale = play('finale', { objective: `${WORDS} near a sea`, setting: SETTING })
  for (let i = 0; i < 3; i++)
    play('precursor', { parent: finale, objective: `${WORDS} we saw`, setting: SETTING })
  return table
}

interface Lies {
  readonly id: string
  readonly kind: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** How high the lines of letters are that stand in a part of a picture, px: what is as dark as ink, row by row. */
function lineHeights(pixels: ReturnType<typeof pixelsOf>, box: Lies): number[] {
  const out: number[] = []
  let run = 0
  // The rim of an oval comes into the corners.
  const rim = box.kind === 'oval' ? box.width * 0.22 : 0
  const x0 = Math.round(box.left + rim)
  const x1 = Math.round(box.left + box.width - rim)
  for (let y = Math.round(box.top); y <= box.top + box.height; y++) {
    let dark = 0
    for (let x = x0; x < x1; x++) {
      const [r, g, b] = pixels.at(x, y)
      if (Math.max(r, g, b) < 118) dark += 1
    }
    if (dark >= 3) run += 1
    else {
      if (run > 2) out.push(run)
      run = 0
    }
  }
  return out
}

async function measured(page: Page, ids: readonly string[]) {
  const [width, height] = [page.viewportSize()?.width ?? 0, page.viewportSize()?.height ?? 0]
  const found = await page.evaluate<Lies[]>(`(() => {
    const corner = document.querySelector('.tabletop-canvas').getBoundingClientRect()
    return ${JSON.stringify(ids)}.flatMap((at) => {
      const [id, kind, text, above] = at.split('/')
      const box = debug.board.screen(id, text)
      const over = above && debug.board.screen(id, above)
      // Where it has no room it is not painted: then the text above it stands in the middle, over its place.
      if (!box || (over && over.top + over.height > box.top)) return []
      return [{ id, kind, left: corner.left + box.left, top: corner.top + box.top, width: box.width, height: box.height }]
    })
  })()`)
  const free = await page.evaluate<{
    left: number
    top: number
    right: number
    bottom: number
  }>(`(() => {
    const rect = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    for (const one of document.querySelectorAll('[data-covers]')) {
      const box = one.getBoundingClientRect()
      if (!box.width || !box.height) continue
      if (one.dataset.covers === 'top') rect.top = Math.max(rect.top, box.bottom)
      if (one.dataset.covers === 'bottom') rect.bottom = Math.min(rect.bottom, box.top)
      if (one.dataset.covers === 'right') rect.right = Math.min(rect.right, box.left)
      if (one.dataset.covers === 'left') rect.left = Math.max(rect.left, box.right)
    }
    return rect
  })()`)
  const pixels = pixelsOf(await page.screenshot({ clip: { x: 0, y: 0, width, height } }))
  return found
    .filter(
      ({ left, top, width: w, height: h }) =>
        left > free.left + 4 &&
        top > free.top + 4 &&
        left + w < free.right - 60 &&
        top + h < free.bottom - 4,
    )
    .map((box) => ({ ...box, lines: lineHeights(pixels, box) }))
}

async function opened(open: Guests['open'], width: number, height: number, table: Table) {
  const { page } = await open('?debug=quiet', { width, height, still: true, touch: width < 900 })
  await openBackup(page, table)
  await page.locator('.tabletop canvas').waitFor()
  await peekAt(page).rest()
  return page
}

for (const [width, height] of SCREENS)
  journey(`words can be read where a table opens: ${width}x${height}`, async ({ open }) => {
    const table = fullTable()
    const ids = [...table.board().items.values()].flatMap(({ id, kind }) => {
      const [name, other] = game.pieces[kind]?.texts ?? []
      const under = `${other}/${name}`
      const read = { card: [name], note: [name], oval: [name, under], sheet: [other] }[kind]
      return read?.map((text) => `${id}/${kind}/${text}`) ?? []
    })
    const page = await opened(open, width, height, table)
    table.close()
    const all = await measured(page, ids)
    expect(all.length).toBeGreaterThan(0)
    const lines = all.flatMap((one) => one.lines.map((px) => ({ ...one, px })))
    expect(lines.length).toBeGreaterThan(1)
    const small = lines.filter(({ px }) => px < 7)
    expect(small.map(({ id, kind, px }) => `${kind} ${id}: ${px} px`)).toEqual([])
  })

journey(
  'the view goes on softly to what the guide lays, until it is moved by hand',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', {
      width: 1280,
      height: 800,
      still: true,
    })
    await page.getByRole('button', { name: 'Lay the table' }).click()
    const peek = peekAt(page)
    await peek.rest()
    const zoom = () => page.evaluate<number>('debug.board.zoomed()')
    expect(127 * (await zoom())).toBeGreaterThan(150)
    const percent = page.locator('.zoom-bar .near')
    const said = async () => `${Math.round((await zoom()) * 100)}%`
    await until('it says how near', async () => (await percent.textContent()) === (await said()))
    // Nearer, farther, by a double click, and back to where one reads.
    await page.getByRole('button', { name: 'Closer' }).click()
    await peek.rest()
    const near = await zoom()
    await page.mouse.dblclick(300, 400)
    await peek.rest()
    expect(await zoom()).toBeGreaterThan(near)
    await until('it says so', async () => (await percent.textContent()) === (await said()))
    await percent.click()
    await peek.rest()
    expect(await zoom()).toBeLessThan(near)
    await page.getByRole('button', { name: 'See the whole table' }).click()
    await peek.rest()
    expect(1440 * (await zoom())).toBeLessThan(1280)
  },
)
