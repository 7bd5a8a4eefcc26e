import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { fromBackup, openBackup as opened, toBackup } from '../../src/table/store/backup.ts'
import { newTable, type Table } from '../../src/table/table.ts'
import { handedOver, openBackup, openFile, saveBackup, tableOn } from './help/backup.ts'
import { amiss, journey } from './help/journey.ts'
import { remembered } from './help/kept.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

/** Makes a note with these words by key, and closes it. */
async function write(page: Page, words: string) {
  await page.keyboard.press('n')
  await page.locator('textarea.writing').pressSequentially(words)
  await page.keyboard.press('Escape')
  await page.locator('textarea.writing').waitFor({ state: 'detached' })
}
const notesOf = (table: Table) =>
  [...table.board().items.values()].flatMap(({ texts }) => texts.text ?? [])
const notesOn = async (page: Page) => notesOf(await tableOn(page))
const notesIn = (bytes: Uint8Array) => {
  const backup = fromBackup(bytes)
  if ('refusal' in backup) throw new Error(backup.refusal.key)
  return notesOf(opened('kept', backup))
}
const choice = (page: Page) => page.getByRole('dialog', { name: 'You have this table already' })
const told = (page: Page, words: string | RegExp) =>
  page.getByRole('status').filter({ hasText: words })
const toLobby = async (page: Page) => {
  await page.evaluate('history.back()')
  await page.getByRole('button', { name: 'New table' }).waitFor()
}

/** Drops files on the page, as the system does. */
const drop = (page: Page, files: readonly { name: string; bytes: Uint8Array }[]) =>
  page.evaluate(
    async (given) => {
      const data = new DataTransfer()
      for (const { name, bytes } of given) data.items.add(new File([new Uint8Array(bytes)], name))
      const event = (kind: string) =>
        document.body.dispatchEvent(
          new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }),
        )
      event('dragover')
      await new Promise((done) => setTimeout(done, 300))
      const shown = document.querySelector('.drop-target')?.textContent ?? ''
      event('drop')
      return shown
    },
    files.map(({ name, bytes }) => ({ name, bytes: [...bytes] })),
  )

journey('a file is put into its table, or opened as a copy, as one likes', async ({ open }) => {
  const { page } = await open()
  await openBackup(page, plainTable())
  await page.getByRole('heading', { name: 'A plain table' }).waitFor()
  await write(page, 'in the file')
  const bytes = await saveBackup(page)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await write(page, 'written since')
  expect(await notesOn(page)).toEqual(['written since'])

  // Dropped on the table itself: what was binned since stays binned, nothing is lost.
  expect(await drop(page, [{ name: 'plain.prophecy', bytes }])).toContain('Let go to open it')
  await choice(page).waitFor()
  expect(await amiss(page)).toEqual([])
  await choice(page).getByRole('button', { name: 'Leave the file alone' }).click()
  await drop(page, [{ name: 'plain.prophecy', bytes }])
  await choice(page).getByRole('button', { name: 'Put both together' }).click()
  await told(page, 'There was nothing in the file').waitFor()

  // Somebody who has the file goes on alone, and brings it back.
  const backup = fromBackup(bytes)
  if ('refusal' in backup) throw new Error(backup.refusal.key)
  const away = opened('away', backup)
  const lying = [...away.board().items.values()].find(({ texts }) => texts.text === 'in the file')
  away.apply(
    [{ do: 'write', id: lying?.id ?? '', field: 'text', at: 0, remove: 0, insert: 'far away, ' }],
    { seat: '' },
  )
  const place = { x: 300, y: 300, turn: 0, z: 99 }
  const note = { id: 'far', kind: 'note', place, props: { color: 'blue' }, texts: { text: 'new' } }
  away.apply([{ do: 'make', item: note }], { seat: '' })
  await toLobby(page)
  await openFile(page, toBackup(away))
  await choice(page).getByRole('button', { name: 'Put both together' }).click()
  await page.getByRole('heading', { name: 'A plain table' }).waitFor()
  expect((await notesOn(page)).sort()).toEqual(['new', 'written since'])

  await toLobby(page)
  await openFile(page, toBackup(away))
  await choice(page).getByRole('button', { name: 'Open the file as a copy' }).click()
  await page.getByRole('heading', { name: 'Copy of A plain table' }).waitFor()
  expect(await notesOn(page)).toContain('far away, in the file')
  await write(page, 'only in the copy')
  await toLobby(page)
  await page.getByRole('button', { name: /^A plain table/ }).click()
  await page.getByRole('heading', { name: 'A plain table', exact: true }).waitFor()
  expect(await notesOn(page)).not.toContain('only in the copy')
})

journey(
  'several files are dropped at once, and a damaged one is told by name',
  async ({ open }) => {
    const { page } = await open()
    await page.getByRole('button', { name: 'Open a file' }).waitFor()
    const bytes = toBackup(plainTable())
    const damaged = bytes.slice()
    damaged[200]! ^= 1
    await drop(page, [
      { name: 'good.prophecy', bytes },
      { name: 'bad.prophecy', bytes: damaged },
      { name: 'later.prophecy', bytes: new TextEncoder().encode('prophecy-table backup 2\n{}') },
      { name: 'holiday.jpg', bytes: Uint8Array.from([255, 216, 255]) },
    ])
    await told(page, /bad\.prophecy: This file is damaged/).waitFor()
    await told(page, /holiday\.jpg: This file is not a table/).waitFor()
    await told(page, /later\.prophecy: .*newer/).waitFor()
    expect(await page.locator('.lobby-table').count()).toBe(1)
    await told(page, 'is on your list now').getByRole('button', { name: 'Go there' }).click()
    await page.getByRole('heading', { name: 'A plain table' }).waitFor()

    // A copy of it, from its own menu, which is another table.
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Make a copy of this table' }).click()
    await told(page, 'Copy of A plain table').getByRole('button', { name: 'Go there' }).click()
    await page.getByRole('heading', { name: 'Copy of A plain table' }).waitFor()
  },
)

journey(
  'the lobby shows tables as they were left, copies, saves and bins them',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', { still: true })
    await openBackup(page, plainTable())
    await page.getByRole('heading', { name: 'A plain table' }).waitFor()
    await remembered(page)
    await write(page, 'seen in the picture')
    await toLobby(page)
    const table = page.locator('.lobby-table')
    await table.locator('.photo img').waitFor({ timeout: 10_000 })
    const seen = await table.locator('img').evaluate(async (img) => {
      if (!(img instanceof HTMLImageElement)) return 0
      await img.decode()
      const canvas = new OffscreenCanvas(img.naturalWidth, img.naturalHeight)
      const pen = canvas.getContext('2d')
      pen?.drawImage(img, 0, 0)
      const { data } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      const colors = new Set<number>()
      for (let i = 0; i < data.length; i += 4)
        colors.add(((data[i] ?? 0) >> 4) * 256 + ((data[i + 1] ?? 0) >> 4) * 16)
      return colors.size
    })
    // Paper, cards and notes are more than one flat colour.
    expect(seen).toBeGreaterThan(20)
    expect(await table.textContent()).toContain('with Ada')
    expect(await amiss(page)).toEqual([])

    const { bytes } = await handedOver(page, () =>
      page.getByRole('button', { name: 'Save A plain table to a file' }).click(),
    )
    expect(notesIn(bytes)).toContain('seen in the picture')

    await page.getByRole('button', { name: 'Make a copy of A plain table' }).click()
    await until('two are listed', async () => (await table.count()) === 2)
    await page.getByRole('button', { name: 'Remove A plain table' }).click()
    await until('one is listed', async () => (await table.count()) === 1)
    await page.reload()
    await page.getByText('1 table off the list').click()
    expect(await amiss(page)).toEqual([])
    await page.getByRole('button', { name: 'Put it back: A plain table' }).click()
    await until('both are listed', async () => (await table.count()) === 2)
    await page.getByRole('button', { name: /^Copy of A plain table/ }).click()
    await page.getByRole('heading', { name: 'Copy of A plain table' }).waitFor()
    expect(await notesOn(page)).toContain('seen in the picture')
  },
)

journey(
  'a table of a game that is not known here says so, and goes on as it is in its file',
  async ({ open }) => {
    const { page } = await open()
    const table = newTable('kites', { game: 'kites', title: 'Kites', made: 0 })
    const note = {
      id: 'n',
      kind: 'note',
      place: { x: 0, y: 0, turn: 0, z: 1 },
      props: {},
      texts: { text: 'the wind' },
    }
    table.apply([{ do: 'make', item: note }], { seat: '', track: false })
    await openBackup(page, table)
    await told(page, 'does not know the game of this table').waitFor()
    expect(await amiss(page)).toEqual([])
    const { bytes } = await handedOver(page, () =>
      page.getByRole('button', { name: 'Save Kites to a file' }).click(),
    )
    const backup = fromBackup(bytes)
    if ('refusal' in backup) throw new Error(backup.refusal.key)
    const kept = opened('kites', backup)
    expect(kept.state().about.game).toBe('kites')
    expect(notesOf(kept)).toEqual(['the wind'])

    // The next one is laid as ever.
    await page.getByRole('button', { name: 'New table' }).click()
    await page.getByRole('button', { name: 'Lay the table' }).click()
    await page.getByRole('button', { name: /^Index cards: take one/ }).waitFor()
  },
)
