import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { newItem } from '../../src/rules/board/piece.ts'
import type { ItemId } from '../../src/rules/plain/item.ts'
import { newTable } from '../../src/table/table.ts'
import { GAMES } from '../games/all.ts'
import { keysAt, placeOf, sitAround, spotOf, takeSeats, tapAt } from './help/around.ts'
import { openBackup, tableOn } from './help/backup.ts'
import { type Fingers, fingersOn } from './help/fingers.ts'
import { amiss, byFinger } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { until } from './help/until.ts'

/** Who sits at the screen, at which edge, and the note before them: mm from the middle of the paper. */
const PEOPLE = [
  { name: 'Ada', edge: 'at this edge', x: -250, y: 110 },
  { name: 'Milo', edge: 'opposite', x: 0, y: -150 },
  { name: 'June', edge: 'to the left', x: -520, y: 0 },
  { name: 'Rosa', edge: 'to the right', x: 520, y: 0 },
  { name: 'Theo', edge: 'at this edge', x: 250, y: 110 },
] as const
type Name = (typeof PEOPLE)[number]['name']
const NAMES: readonly Name[] = PEOPLE.map(({ name }) => name)
const noteOf = (name: Name): ItemId => `note-${name}`

function laid() {
  const game = GAMES[0]
  if (!game) throw new Error('no game')
  const table = newTable('around', { game: game.id, title: 'Around', made: 1 })
  const note = (id: ItemId, x: number, y: number) =>
    newItem(game, { id, kind: 'note', place: { x, y, turn: 0, z: 1 }, props: { color: 'yellow' } })
  table.apply(
    [
      ...PEOPLE.map(({ name }, color) => ({
        do: 'seat' as const,
        seat: { id: name, name, color, sitter: '' },
      })),
      ...PEOPLE.map(({ name, x, y }) => ({ do: 'make' as const, item: note(noteOf(name), x, y) })),
      { do: 'make', item: note('shared', 0, 0) },
    ],
    { seat: 'Ada', track: false },
  )
  return table
}

/** All of them write their words at once, letter by letter, each with a finger: all are down at the same time. */
async function together(page: Page, fingers: Fingers, words: Partial<Record<Name, string>>) {
  const most = Math.max(...Object.values(words).map(({ length }) => length))
  for (let i = 0; i < most; i++) {
    const letters = Object.entries(words).flatMap(([name, word]) =>
      word[i] ? [[name, word[i]]] : [],
    )
    const at = await keysAt(page, Object.fromEntries(letters))
    const down = Object.fromEntries(
      NAMES.flatMap((name, finger) => (at[name] ? [[finger, at[name]]] : [])),
    )
    await fingers.down(down)
    // The first to come is not the first to go.
    for (const finger of Object.keys(down).reverse()) await fingers.up(Number(finger))
  }
}

async function textsOn(page: Page): Promise<Record<string, string | undefined>> {
  const { items } = (await tableOn(page)).board()
  return Object.fromEntries([...items.values()].map(({ id, texts }) => [id, texts['text']]))
}

async function pressIn(page: Page, fingers: Fingers, name: Name, button: string | RegExp) {
  await tapAt(
    fingers,
    9,
    await spotOf(placeOf(page, name).getByRole('button', { name: button }).first()),
  )
}

/** Takes this in hand, and then to the keys. */
async function open(page: Page, fingers: Fingers, name: Name, id: ItemId) {
  const { x, y } = await peekAt(page).at(id)
  await Promise.all([fingers.down({ 9: [x, y] }), fingers.up(9)])
  await pressIn(page, fingers, name, /^Write$/)
  await placeOf(page, name).getByRole('textbox').waitFor()
}

byFinger('five people around one screen write at once', async ({ open: visit }) => {
  const screen = { touch: true, still: true, width: 3840, height: 2160 }
  const { page } = await visit('?debug=quiet', screen)
  const table = laid()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: 'I am Ada' }).click()
  await takeSeats(page, NAMES.slice(1))
  await sitAround(page, NAMES)
  await peekAt(page).rest()
  const fingers = await fingersOn(page)

  for (const name of NAMES) await open(page, fingers, name, noteOf(name))
  expect(await amiss(page)).toEqual([])
  // Nobody's keys are too small for a finger, and nobody's lie on another's.
  const keys = await page.locator('.keys .hg-standardBtn').evaluateAll((all) =>
    all.map((key) => {
      const { x, y, width, height } = key.getBoundingClientRect()
      return {
        x: x + width / 2,
        y: y + height / 2,
        least: Math.min(width, height),
        on: document.elementFromPoint(x + width / 2, y + height / 2) === key,
      }
    }),
  )
  expect(keys.length).toBeGreaterThan(5 * 26)
  expect(keys.filter(({ least, on }) => least < 44 || !on)).toEqual([])

  // Each letter of each word, five fingers at a time.
  const words = {
    Ada: 'Storm at sea',
    Milo: 'Gold',
    June: 'She waits, yes',
    Rosa: 'Old oak',
    Theo: 'It rains',
  }
  await together(page, fingers, words)
  const wanted = Object.fromEntries(NAMES.map((name) => [noteOf(name), words[name]]))
  await until('all have written', async () => (await textsOn(page))[noteOf('Theo')] === words.Theo)
  expect(await textsOn(page)).toEqual({ ...wanted, shared: '' })

  // Ada's undo takes back what she wrote, and nothing of anybody else's.
  for (let left = true; left; left = ((await textsOn(page))[noteOf('Ada')] ?? '') !== '')
    await pressIn(page, fingers, 'Ada', 'Undo')
  expect(await textsOn(page)).toEqual({ ...wanted, [noteOf('Ada')]: '', shared: '' })

  // A tap in the text brings the caret there; what is held goes on.
  const text = await placeOf(page, 'June').locator('.write-text').boundingBox()
  if (!text) throw new Error('no text')
  // June sits to the left: her text begins above.
  const begin = [text.x + text.width * 0.75, text.y + 6] as const
  await Promise.all([fingers.down({ 9: begin }), fingers.up(9)])
  await together(page, fingers, { June: 'o' })
  await until(
    'it stands before',
    async () => (await textsOn(page))[noteOf('June')]?.startsWith('OShe') === true,
  )
  // Real keys are whose text was touched last, wherever the focus is.
  await page.keyboard.type('h, ')
  await page.getByRole('button', { name: 'More', exact: true }).first().focus()
  await page.keyboard.type('dear. ')
  await until(
    'it was typed',
    async () => (await textsOn(page))[noteOf('June')]?.startsWith('Oh, dear. She waits') === true,
  )
  const held = await keysAt(page, { Rosa: '{bksp}', Theo: '{left}' })
  if (!held.Rosa || !held.Theo) throw new Error('no keys')
  await fingers.down({ 1: held.Rosa, 2: held.Theo })
  await until('all is rubbed out', async () => (await textsOn(page))[noteOf('Rosa')] === '')
  await fingers.up()
  await together(page, fingers, { Rosa: 'fir' })
  await until('it is written anew', async () => (await textsOn(page))[noteOf('Rosa')] === 'Fir')

  // Several in one text: everybody's word stays whole.
  for (const name of NAMES) await pressIn(page, fingers, name, 'Done')
  await page.locator('.write-here').first().waitFor({ state: 'detached' })
  for (const name of ['Ada', 'Milo', 'Theo'] as const) {
    await claim(page, fingers, name)
    await open(page, fingers, name, 'shared')
  }
  await together(page, fingers, { Ada: 'bread', Milo: 'salt', Theo: 'wine' })
  const shared = async () => (await textsOn(page))['shared'] ?? ''
  await until('all of it is there', async () => (await shared()).length === 13)
  for (const word of ['bread', 'salt', 'wine'])
    expect((await shared()).toLowerCase()).toContain(word)
  await pressIn(page, fingers, 'Milo', 'Undo')
  await until('his is gone', async () => !/salt/i.test(await shared()))
  expect(await shared()).toMatch(/^(bread|wine){2}$/i)

  // What is thrown away is told to who writes there, and can be taken back.
  await page.evaluate(`debug.board.bin(['shared'])`)
  const gone = placeOf(page, 'Theo').getByText('is not on the table any more')
  await gone.waitFor()
  await pressIn(page, fingers, 'Theo', 'Take back')
  await gone.waitFor({ state: 'detached' })
  for (const name of ['Ada', 'Milo', 'Theo'] as const) await pressIn(page, fingers, name, 'Done')

  // Two markers at once: each stroke belongs to the note it was written on.
  for (const name of ['June', 'Rosa'] as const)
    await pressIn(page, fingers, name, 'Marker: write by hand')
  const [left, right] = [
    await peekAt(page).at(noteOf('June')),
    await peekAt(page).at(noteOf('Rosa')),
  ]
  await fingers.down({ 1: [left.x - 40, left.y], 2: [right.x + 40, right.y] })
  await fingers.drag({ 1: [left.x + 40, left.y + 30], 2: [right.x - 40, right.y + 30] }, 10)
  await fingers.up()
  const ink = async () =>
    [...(await tableOn(page)).board().items.values()]
      .filter(({ kind }) => kind === 'ink')
      .map(({ place, props }) => [place.on, props['color']])
      .sort()
  await until('both strokes lie there', async () => (await ink()).length === 2)
  expect(await ink()).toEqual([
    [noteOf('June'), 2],
    [noteOf('Rosa'), 3],
  ])
})

/** The next touch is theirs, wherever it is. */
async function claim(page: Page, fingers: Fingers, name: Name) {
  await pressIn(page, fingers, name, 'The next touch is mine')
  await placeOf(page, name).getByText('The next touch is yours, wherever it is.').waitFor()
}

byFinger(
  'what is said is written where the browser understands speech',
  async ({ open: visit }) => {
    const { page } = await visit('?debug=quiet', {
      touch: true,
      still: true,
      width: 1920,
      height: 1080,
    })
    const table = laid()
    await openBackup(page, table)
    table.close()
    await page.getByRole('button', { name: 'I am Ada' }).click()
    await takeSeats(page, ['Milo'])
    // A microphone that says what the test says.
    await page.evaluate(`globalThis.SpeechRecognition = class {
    constructor() { globalThis.ear = this }
    start() {}
    stop() { this.onend() }
    abort() {}
    hear(transcript, isFinal) {
      this.onresult({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] })
    }
  }`)
    await sitAround(page, ['Milo'])
    await peekAt(page).rest()
    const fingers = await fingersOn(page)
    // Before Ada stands the tray.
    await claim(page, fingers, 'Ada')
    await open(page, fingers, 'Ada', 'shared')
    await open(page, fingers, 'Milo', noteOf('Milo'))
    await together(page, fingers, { Ada: 'Hail' })
    const talk = (name: Name) => placeOf(page, name).getByRole('button', { name: 'Hold to talk' })
    const box = await talk('Ada').boundingBox()
    if (!box) throw new Error('no microphone')
    await fingers.down({ 7: [box.x + box.width / 2, box.y + box.height / 2] })
    await placeOf(page, 'Ada').getByText('Listening').waitFor()
    // A screen has one microphone.
    await expect.poll(() => talk('Milo').getAttribute('aria-disabled')).toBe('true')
    await page.evaluate(`ear.hear('to the', false)`)
    await placeOf(page, 'Ada').getByText('to the', { exact: true }).waitFor()
    // The other goes on writing.
    await together(page, fingers, { Milo: 'Gold' })
    await page.evaluate(`ear.hear('to the king', true)`)
    await fingers.up(7)
    await expect.poll(() => talk('Milo').getAttribute('aria-disabled')).toBe('false')
    const texts = await textsOn(page)
    expect([texts['shared'], texts[noteOf('Milo')]]).toEqual(['Hail to the king', 'Gold'])
    await fingers.down({ 7: [box.x + box.width / 2, box.y + box.height / 2] })
    await placeOf(page, 'Ada').getByText('Listening').waitFor()
    await page.evaluate(`ear.onerror({ error: 'not-allowed' }), ear.onend()`)
    await placeOf(page, 'Ada').getByText('The browser may not use the microphone here.').waitFor()
    await fingers.up()
  },
)
