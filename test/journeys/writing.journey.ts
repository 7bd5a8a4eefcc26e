import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Change } from '../../src/rules/board/change.ts'
import { openBackup, tableOn } from './help/backup.ts'
import { journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const SCRIPTS = [
  'Übermütig žluťoučký kůň',
  'Съешь ещё булок',
  'Ξεσκεπάζω ψυχή',
  '龍は目覚める。「運命」は',
  'التنين يستيقظ عند الفجر',
  'הדרקון מתעורר',
  'fire 🐉 and 👨‍👩‍👧‍👦',
  'Geschwindigkeitsbegrenzungsschild',
]

/** A plain table with one text a note, each a little further turned. */
function tableOf(texts: readonly string[]) {
  const table = plainTable()
  const notes = texts.map(
    (text, at): Change => ({
      do: 'make',
      item: {
        id: `note-${at}`,
        kind: 'note',
        place: { x: at * 130, y: 300, turn: at * 0.4, z: 20 + at },
        props: { color: 'yellow', made: 20 + at },
        texts: { text },
      },
    }),
  )
  const refusal = table.apply(notes, { seat: 'ada', track: false })
  if (refusal) throw new Error(refusal.key)
  return table
}

async function sit(page: Page) {
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
}

const field = (page: Page) => page.locator('textarea.writing')

async function look(page: Page, id: string, zoom: number) {
  const scale = await page.evaluate<number>(`debug.board.screen('${id}').scale`)
  await page.locator('.tabletop-canvas').evaluate((board, nearer) => {
    const { left, top, width, height } = board.getBoundingClientRect()
    const at = { clientX: left + width / 2, clientY: top + height / 2, cancelable: true }
    // As a wheel turns: in whole notches, none of them large.
    for (let rest = -Math.log(nearer) / 0.0016; Math.abs(rest) >= 1; ) {
      const deltaY = Math.round(Math.max(-200, Math.min(200, rest)))
      board.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY }))
      rest -= deltaY
    }
  }, zoom / scale)
  await page.evaluate(`debug.board.reveal(['${id}'])`)
  await peekAt(page).rest()
}

async function openField(page: Page, id: string) {
  const { x, y } = await peekAt(page).at(id)
  await page.mouse.dblclick(x, y)
  await field(page).waitFor()
}

/** The edges of what is dark in a part of the page: where letters stand. */
async function inkIn(page: Page, clip: Box): Promise<number[]> {
  const png = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(image, 0, 0)
    const { data: bytes, width } = pen.getImageData(0, 0, image.width, image.height)
    const edges = [Infinity, Infinity, -Infinity, -Infinity]
    for (let at = 0; at < bytes.length; at += 4) {
      if (bytes[at]! > 90 || bytes[at + 1]! > 90 || bytes[at + 2]! > 90) continue
      const x = (at / 4) % width
      const y = Math.floor(at / 4 / width)
      edges[0] = Math.min(edges[0]!, x)
      edges[1] = Math.min(edges[1]!, y)
      edges[2] = Math.max(edges[2]!, x)
      edges[3] = Math.max(edges[3]!, y)
    }
    return edges
  }, png)
}

journey('a text is written where and how it is painted', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  await openBackup(page, tableOf(SCRIPTS))
  await sit(page)
  for (const at of SCRIPTS.keys()) {
    const id = `note-${at}`
    await look(page, id, 2.2)
    const { x, y } = await peekAt(page).at(id)
    const clip = { x: x - 66, y: y - 52, width: 132, height: 112 }
    const painted = await inkIn(page, clip)
    expect(painted.every(Number.isFinite), `${SCRIPTS[at]}: nothing painted; a font for it?`).toBe(
      true,
    )
    await openField(page, id)
    await page.evaluate('debug.board.select([])')
    await field(page).evaluate((el) => {
      el.style.caretColor = 'transparent'
    })
    await peekAt(page).rest()
    const written = await inkIn(page, clip)
    await field(page).press('Escape')
    // Browsers round the height of a line otherwise than a canvas does, of which three lines tell.
    expect(
      written.every((edge, i) => Math.abs(edge - painted[i]!) <= 3.5),
      `${SCRIPTS[at]}: painted within ${painted}, written within ${written}`,
    ).toBe(true)
  }
})

/** From afar, as it lies, and from very near; what is between them in the long run. */
const ZOOMS = process.env.LONG ? [0.1, 0.25, 0.5, 1, 4] : [0.1, 1, 4]

journey('at any zoom the field is in view and its letters can be read', async ({ open }) => {
  for (const manner of [
    { width: 1366, height: 768 },
    { width: 390, height: 844, touch: true },
  ]) {
    const { page } = await open('?debug=quiet', { still: true, ...manner })
    await openBackup(page, tableOf(['Brave but hungry', 'word '.repeat(60)]))
    await sit(page)
    for (const zoom of ZOOMS)
      for (const id of ['note-0', 'note-1']) {
        await look(page, id, zoom)
        await openField(page, id)
        const { left, top, right, bottom, font } = await field(page).evaluate((el) => {
          const { left, top, right, bottom } = el.getBoundingClientRect()
          return {
            left,
            top,
            right,
            bottom,
            font: Number.parseFloat(getComputedStyle(el).fontSize),
          }
        })
        const how = `${id} at ${zoom} on ${manner.width}: ${[left, top, right, bottom, font]}`
        expect(font, how).toBeGreaterThanOrEqual(12)
        expect(Math.min(left, top), how).toBeGreaterThanOrEqual(0)
        expect(right, how).toBeLessThanOrEqual(manner.width)
        expect(bottom, how).toBeLessThanOrEqual(manner.height)
        await field(page).press('Escape')
      }
  }
})

journey('a huge paste and characters of bad faith are plain text', async ({ open }) => {
  const { page, troubles } = await open('?debug=quiet', { still: true })
  await openBackup(page, plainTable())
  await sit(page)
  const bad = [
    'word '.repeat(1000),
    'x'.repeat(5000),
    'a\u0000b\u0007c\u001b[31md\u202ee\u200bf',
    '<img src=x onerror=alert(1)><script>alert(1)</script>&amp;',
    'half \ud83d of a pair, and \udc09 the other',
    '\n'.repeat(400),
  ]
  for (const [at, text] of bad.entries()) {
    await openField(page, 'stuck')
    const before = await field(page).inputValue()
    await field(page).evaluate((el, pasted) => {
      if (!(el instanceof HTMLTextAreaElement)) return
      el.setRangeText(pasted, 0, el.value.length, 'end')
      el.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }))
    }, text)
    await until(`paste ${at} is taken`, async () => (await field(page).inputValue()) !== before)
    const shown = await field(page).inputValue()
    await field(page).press('Escape')
    const written = (await tableOn(page)).state().items.get('stuck')?.texts.text
    expect(written, `paste ${at}`).toBe(shown)
    expect(written, `paste ${at}`).not.toMatch(/\p{Cs}/u)
    await peekAt(page).rest()
    expect(troubles, `paste ${at}`).toEqual([])
  }
})

/** What is written on a thing of the table, by the name of its text. */
const textsOf = async (page: Page, id: string) =>
  (await tableOn(page)).state().items.get(id)?.texts ?? {}

journey('a card is written by Enter, Tab, and Enter again', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  await openBackup(page, plainTable())
  await sit(page)
  const { keyboard } = page
  const focused = () => page.evaluate<string>('document.activeElement.ariaLabel ?? ""')
  await keyboard.press('c')
  await field(page).waitFor()
  await keyboard.type('Lighthouse')
  await keyboard.press('Enter')
  await field(page).waitFor({ state: 'detached' })
  expect(await focused()).toContain('Lighthouse')
  const [id = ''] = await peekAt(page).selection()
  await keyboard.press('Enter')
  await field(page).waitFor()
  await keyboard.press('Tab')
  await keyboard.type('Tall. White.')
  await keyboard.press('Enter')
  await keyboard.type('Dark')
  expect(await textsOf(page, id)).toEqual({ title: 'Lighthouse', body: 'Tall. White.\nDark' })
  await keyboard.press('Shift+Tab')
  await keyboard.type('s')
  expect((await textsOf(page, id)).title).toBe('Lighthouses')
  await keyboard.press('Tab')
  await keyboard.press('Tab')
  await field(page).waitFor({ state: 'detached' })
  expect(await focused()).toMatch(/Card|stuck/)
  // What is typed now is a command, and nothing is written anywhere.
  expect((await textsOf(page, id)).body).toBe('Tall. White.\nDark')
})

journey('a double tap writes the name of a blank card, wherever it is', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  const table = plainTable()
  table.apply([{ do: 'write', id: 'south', field: 'title', at: 0, remove: 99, insert: '' }], {
    seat: 'ada',
  })
  await openBackup(page, table)
  await sit(page)
  await peekAt(page).rest()
  const { x, y, scale } = await peekAt(page).at('south')
  await page.mouse.dblclick(x, y + 20 * scale)
  await field(page).waitFor()
  await page.keyboard.type('Gate')
  await page.keyboard.press('Enter')
  expect(await textsOf(page, 'south')).toEqual({ title: 'Gate', body: '' })
  await page.mouse.dblclick(x, y + 20 * scale)
  await field(page).waitFor()
  await page.keyboard.type('Rusty')
  await page.keyboard.press('Escape')
  expect(await textsOf(page, 'south')).toEqual({ title: 'Gate', body: 'Rusty' })
})

/** The paper before the eyes: a PNG of it, and how many px of it are a mm. */
async function lifted(page: Page, width: number) {
  const paper = page.locator('canvas.writing-paper')
  await paper.waitFor()
  const { url, px } = await paper.evaluate((el) => {
    if (!(el instanceof HTMLCanvasElement)) throw new Error('no canvas')
    return { url: el.toDataURL(), px: el.width }
  })
  // With eight mm round it.
  return { png: url.slice(url.indexOf(',') + 1), scale: px / (width + 16) }
}

/** The same part of the table, with the field open on it, and nothing of that to be seen. */
async function lying(page: Page, id: string, size: readonly [w: number, h: number], scale: number) {
  await look(page, id, scale)
  await openField(page, id)
  expect(await page.locator('canvas.writing-paper').isVisible(), 'it is lifted').toBe(false)
  await field(page).evaluate((el) => {
    el.style.opacity = '0'
  })
  await page.evaluate('debug.board.select([])')
  await peekAt(page).rest()
  const { x, y } = await peekAt(page).at(id)
  const [w, h] = size.map((mm) => (mm + 16) * scale) as [number, number]
  const clip = { x: x - w / 2, y: y - h / 2, width: Math.ceil(w), height: Math.ceil(h) }
  const png = (await page.screenshot({ clip })).toString('base64')
  await field(page).press('Escape')
  return png
}

/**
 * How far two pictures are apart where the first is no glass, at the best of the places where they may lie on one
 * another: on average, 0 to 255, and which share of their pixels is of another colour.
 */
const apart = (page: Page, pngs: readonly [string, string]) =>
  page.evaluate(async (all) => {
    const read = async (data: string) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.drawImage(image, 0, 0)
      return pen.getImageData(0, 0, image.width, image.height)
    }
    const [one, two] = await Promise.all(all.map(read))
    if (!one || !two) throw new Error('no pictures')
    let best = { mean: Infinity, share: 1 }
    for (const dx of [-1, 0, 1])
      for (const dy of [-1, 0, 1]) {
        let [sum, far, count] = [0, 0, 0]
        for (let y = 1; y < Math.min(one.height, two.height) - 1; y++)
          for (let x = 1; x < Math.min(one.width, two.width) - 1; x++) {
            const [a, b] = [(y * one.width + x) * 4, ((y + dy) * two.width + x + dx) * 4]
            if (one.data[a + 3]! < 255) continue
            const off = [0, 1, 2].map((i) => Math.abs(one.data[a + i]! - two.data[b + i]!))
            const most = Math.max(...off)
            sum += most
            far += most > 60 ? 1 : 0
            count += 1
          }
        if (sum / count < best.mean) best = { mean: sum / count, share: far / count }
      }
    return best
  }, pngs)

journey('what is written from afar looks as it lies there', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  const table = plainTable()
  table.apply(
    [
      {
        do: 'make',
        item: {
          id: 'scene',
          kind: 'oval',
          place: { x: 0, y: 300, turn: 0, z: 20 },
          props: { finale: true, width: 220, height: 110 },
          texts: { objective: '', setting: '', told: '' },
        },
      },
      // The Finale waits for it: it is not lit as what can be played now is.
      {
        do: 'make',
        item: {
          id: 'before',
          kind: 'oval',
          place: { x: 0, y: 480, turn: 0, z: 21 },
          props: { parent: 'scene' },
          texts: { objective: 'Before', setting: '', told: '' },
        },
      },
    ],
    { seat: 'ada' },
  )
  await openBackup(page, table)
  await sit(page)
  const SIZES = { east: [127, 76], scene: [220, 110] } as const
  const before: string[] = []
  for (const [id, size] of Object.entries(SIZES)) {
    await look(page, id, 0.2)
    await openField(page, id)
    const held = await lifted(page, size[0])
    const box = (await page.locator('canvas.writing-paper').boundingBox()) ?? {
      width: 0,
      height: 1,
    }
    expect(box.width / box.height, id).toBeCloseTo((size[0] + 16) / (size[1] + 16), 1)
    await field(page).press('Escape')
    const there = await lying(page, id, size, held.scale)
    // Fibres of the paper, and lines that stand half a px elsewhere; nothing of another colour.
    const off = await apart(page, [held.png, there])
    expect(off.mean, `${id}: ${JSON.stringify(off)}`).toBeLessThan(12)
    expect(off.share, `${id}: ${JSON.stringify(off)}`).toBeLessThan(0.06)
    // Nothing else would be taken for it.
    for (const other of before)
      expect((await apart(page, [held.png, other])).mean).toBeGreaterThan(60)
    before.push(there)
  }
})

journey('on a phone only what is written stays, and what ends it', async ({ open }) => {
  // As much as a keyboard leaves of it.
  const { page } = await open('?debug=quiet', { still: true, width: 390, height: 480, touch: true })
  await openBackup(page, plainTable())
  await sit(page)
  await look(page, 'north', 0.5)
  const { x, y } = await peekAt(page).at('north')
  await page.mouse.dblclick(x, y)
  await field(page).waitFor()
  const seen = () =>
    page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button, [role=toolbar], nav, aside')]
      return buttons.flatMap((el) => {
        const { width, height } = el.getBoundingClientRect()
        const hidden = getComputedStyle(el).visibility === 'hidden'
        return width * height > 4 && !hidden && !el.closest('.tabletop') ? [el.textContent] : []
      })
    })
  expect(await seen()).toEqual(['Done'])
  const paper = await page.locator('canvas.writing-paper').boundingBox()
  const done = page.getByRole('button', { name: 'Done' })
  const end = await done.boundingBox()
  if (!paper || !end) throw new Error('no paper')
  expect(paper.y).toBeGreaterThanOrEqual(end.y + end.height - paper.height * 0.1)
  expect(end.height).toBeGreaterThanOrEqual(44)
  await page.keyboard.type('!')
  await done.click()
  await field(page).waitFor({ state: 'detached' })
  expect((await textsOf(page, 'north')).body).toBe('!')
  expect((await seen()).length).toBeGreaterThan(3)
})
