import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { checksum } from '../../src/table/store/checksum.ts'
import { DEADLY } from '../sync/heavy.ts'
import type { Patient } from '../sync/patient.ts'
import { expectTablesAlive } from './help/alive.ts'
import { bareHouse } from './help/bare.ts'
import { linkOf, matesAt, notesOn, reads, seated, write } from './help/mates.ts'
import { until } from './help/until.ts'

const { host, follow } = matesAt(4499)

/** Puts rows behind those that this browser keeps of its only table, as if the page had written them. */
async function store(page: Page, updates: readonly Uint8Array[]): Promise<void> {
  const rows = updates.map((bytes) => ({ bytes: [...bytes], sum: checksum(bytes) }))
  await page.evaluate(async (all) => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const [name] = names.filter((one) => one.startsWith('prophecy-table/table/'))
    if (!name) throw new Error(`no table among ${names.join()}`)
    const base = await new Promise<IDBDatabase>((done, failed) => {
      const asked = indexedDB.open(name)
      asked.onsuccess = () => done(asked.result)
      asked.onerror = () => failed(asked.error)
    })
    await new Promise((done, failed) => {
      const act = base.transaction('updates', 'readwrite')
      act.oncomplete = done
      act.onerror = () => failed(act.error)
      for (const { bytes, sum } of all)
        act.objectStore('updates').add({ bytes: Uint8Array.from(bytes), sum })
    })
    base.close()
  }, rows)
}
const has = (page: Page, ...all: readonly string[]) =>
  until(`${all.join(', ')} are there`, async () => {
    const now = await notesOn(page)
    return all.every((words) => now.includes(words))
  })
/** What is said of things that were mended or could not be read. */
const mended = (page: Page) => page.getByText(/could not be read|would have broken this table/)

test.each([
  ['Chromium', {}],
  ['Firefox', { firefox: true }],
])(
  'a table that was stored with what makes a document deaf is mended when it is opened in %s, and stays so',
  async (_, manner) => {
    const ada = await host(manner)
    const { page } = ada
    const link = await linkOf(ada)
    await page.keyboard.press('Escape')
    await write(page, 'before')
    await reads(page, 'before')
    for (const [n, [what, updates]] of DEADLY.entries()) {
      // All of it is written by then.
      await page.waitForTimeout(1000)
      await store(page, updates(100 + n))
      await page.reload()
      await seated(page)
      await has(page, 'before')
      await until(`${what}: it is said`, async () => (await mended(page).count()) > 0)
      await write(page, `after ${n}`)
      await reads(page, `after ${n}`)
      await page.waitForTimeout(1000)
      // What was stored is mended, too: nothing is said any more.
      await page.reload()
      await seated(page)
      await has(page, 'before', `after ${n}`)
      await page.waitForTimeout(1000)
      expect(await mended(page).count(), what).toBe(0)
    }
    await expectTablesAlive([ada], () => follow(link))
  },
  240_000,
)

/** Some four megabytes. */
const NOTES = 10_000
const LETTERS = 220
const ward = bareHouse('patient.ts')

test('a large table is mended while somebody writes on it, and nothing of that is lost', async () => {
  const { page } = await ward.open()
  const ask = <A, T>(act: (patient: Patient, given: A) => T, given: A): Promise<Awaited<T>> =>
    page.evaluate(`(${act})(globalThis.patient_, ${JSON.stringify(given)})`) as Promise<Awaited<T>>
  for (let n = 0; n < NOTES; n += 1000)
    await ask((patient, { from, to, letters }) => patient.fill(from, to, letters), {
      from: n,
      to: n + 1000,
      letters: LETTERS,
    })
  const bytes = await ask((patient) => patient.fill(0, 0, 0), 0)
  const atOnce = await ask((patient) => patient.atOnce(), 0)
  process.stdout.write(`${bytes} bytes; all at once it takes ${atOnce} ms\n`)
  let letters = 0
  for (const [n, [what]] of DEADLY.entries()) {
    const { long, ...found } = await ask((patient, which) => patient.suffer(which), n)
    process.stdout.write(`${what}: ${JSON.stringify({ ...found, long })}\n`)
    expect(found).toMatchObject({ healed: 1, same: true, items: NOTES, undo: 'done' })
    letters += found.letters
    expect(found.written).toBe(letters)
    expect(Math.max(0, ...long)).toBeLessThan(atOnce / 5)
  }
}, 240_000)
