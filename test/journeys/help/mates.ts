import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openBackup, tableOn } from './backup.ts'
import { type Guest, type Guests, guestsAt, type Manner } from './browser.ts'
import { inn } from './inn.ts'
import { openPlace } from './place.ts'
import { plainTable } from './plain.ts'
import { until } from './until.ts'

export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Invite', exact: true })
export const invitation = (page: Page) =>
  page.getByRole('textbox', { name: 'The link to this table' })
/** The link that the dialog of invitations shows, from its fragment on. */
export async function linkOf({ page }: Guest): Promise<string> {
  const link = await invitation(page).inputValue()
  return link.slice(link.indexOf('#'))
}
export const seated = (page: Page) => page.getByRole('heading', { name: 'A plain table' }).waitFor()

/** Puts a note with these words on the table. */
export async function write(page: Page, words: string): Promise<void> {
  await page.keyboard.press('n')
  await page.locator('textarea.writing').pressSequentially(words)
  await page.keyboard.press('Escape')
  await page.locator('textarea.writing').waitFor({ state: 'detached' })
}
/** What is written on the notes of the table that this page shows. */
export async function notesOn(page: Page): Promise<string[]> {
  const items = [...(await tableOn(page)).state().items.values()]
  return items.flatMap(({ bin, texts }) => (bin ? [] : (texts.text ?? [])))
}
export const reads = (page: Page, words: string) =>
  until(`“${words}” is there`, async () => (await notesOn(page)).includes(words), 20_000)

/**
 * A place for all journeys of a file, and guests of this manner of its own for each: nothing may go wrong with them.
 */
export function matesAt(port: number, manner: Manner = {}) {
  let house: Awaited<ReturnType<typeof openPlace>>
  let guests: Guests
  beforeAll(async () => {
    house = await openPlace(port)
  })
  afterAll(() => house.close())
  beforeEach(() => {
    guests = guestsAt(house.address, inn)
  })
  afterEach(async () => {
    expect(await guests.close()).toEqual([])
  })
  const open = (path = '', own: Manner = {}) =>
    guests.open(path, { still: true, ...manner, ...own })
  return {
    house: () => house,
    open,
    /** Somebody at a table of their own, with the dialog of invitations open. */
    async host(own: Manner = {}): Promise<Guest> {
      const ada = await open('?debug=quiet', own)
      await openBackup(ada.page, plainTable())
      await ada.page.getByRole('button', { name: /^Ada/ }).click()
      await ada.page.getByRole('button', { name: 'Take this seat as Ada' }).click()
      await ada.page.keyboard.press('i')
      await invitation(ada.page).waitFor()
      return ada
    },
    /** Somebody who follows an invitation. */
    async follow(link: string, own: Manner = {}): Promise<Guest> {
      const guest = await open(`?debug=quiet${link}`, own)
      await seated(guest.page)
      return guest
    },
  }
}
