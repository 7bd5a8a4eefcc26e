import { expect } from 'vitest'
import * as Y from 'yjs'
import { at } from '../../sync/house.ts'
import { expectAlive } from '../../table/alive.ts'
import { tableOn } from './backup.ts'
import type { Guest } from './browser.ts'
import { notesOn, reads, write } from './mates.ts'
import { until } from './until.ts'

let rounds = 0

/** All that these bare screens hold can be saved and loaded, and nothing went wrong with any of them. */
export async function expectKept(...screens: readonly Guest[]): Promise<void> {
  for (const { page } of screens) {
    expect(await at(page, (s) => s.errors, 0)).toEqual([])
    const doc = new Y.Doc()
    Y.applyUpdate(doc, Uint8Array.from(await at(page, (s) => s.saved(), 0)))
    expectAlive(doc)
  }
}

/**
 * After everything that was done to them: what each of these bare screens writes comes to all others, a newcomer gets
 * all of it and is heard, and all can be saved and loaded.
 */
export async function expectScreensAlive(
  screens: readonly Guest[],
  join: () => Promise<Guest>,
): Promise<void> {
  const round = ++rounds
  const said = (n: number) => `alive ${round}/${n}`
  const heard = async (by: readonly Guest[], ...which: readonly number[]) => {
    const all = which.map(said)
    await until(
      'what was written last is everywhere',
      async () => {
        const read = by.map(({ page }) =>
          at(page, (s, some) => some.map((key) => s.read(key)), all),
        )
        return (await Promise.all(read)).flat().every((value) => value === 1)
      },
      // Where several were cut off, whoever comes anew is let in after half a minute only, and calls again by and by.
      200_000,
    )
  }
  for (const [n, { page }] of screens.entries()) await at(page, (s, key) => s.set(key, 1), said(n))
  await heard(screens, ...screens.keys())
  const newcomer = await join()
  const everybody = [...screens, newcomer]
  await heard([newcomer], ...screens.keys())
  await at(newcomer.page, (s, key) => s.set(key, 1), said(screens.length))
  await heard(screens, screens.length)
  const held = () => Promise.all(everybody.map(({ page }) => at(page, (s) => s.all(), 0)))
  await until('all hold the same', async () => {
    const [first, ...others] = (await held()).map((all) =>
      JSON.stringify(Object.entries(all).sort()),
    )
    return others.every((other) => other === first)
  })
  await expectKept(...everybody)
}

/**
 * The same of pages that show a table: each writes a note that all others read, a newcomer reads all and is read, and
 * one that is loaded anew has it all.
 */
export async function expectTablesAlive(
  guests: readonly Guest[],
  join: () => Promise<Guest>,
): Promise<void> {
  const round = ++rounds
  const said = (n: number) => `alive ${round}/${n}`
  for (const [n, { page }] of guests.entries()) await write(page, said(n))
  for (const { page } of guests) for (const n of guests.keys()) await reads(page, said(n))
  const newcomer = await join()
  for (const n of guests.keys()) await reads(newcomer.page, said(n))
  await write(newcomer.page, said(guests.length))
  for (const { page } of guests) await reads(page, said(guests.length))
  const everybody = [...guests, newcomer]
  for (const { page } of everybody) expectAlive((await tableOn(page)).doc)
  // All of it is on the disk.
  const [first] = guests
  if (!first) return
  const before = await notesOn(first.page)
  await first.page.reload()
  await until('all is there again', async () => {
    const now = await first.page.evaluate('globalThis.debug?.backup?.() !== undefined')
    if (!now) return false
    const notes = await notesOn(first.page)
    return before.every((words) => notes.includes(words))
  })
}
