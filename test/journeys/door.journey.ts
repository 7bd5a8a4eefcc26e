import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { doorCode } from '../../src/sync/keys/code.ts'
import { amiss } from './help/journey.ts'
import { dialog, invitation, linkOf, matesAt, notesOn, reads, seated, write } from './help/mates.ts'
import { playerAt } from './help/player.ts'

const { house, open, host, follow } = matesAt(4455)

const asks = (page: Page, name: string) => page.getByText(`“${name}” would like to come in.`)
/** Somebody before the door, under this name. */
async function knock(link: string, name: string) {
  const guest = await open(`?debug=quiet${link}`)
  await guest.page.getByLabel('Your name').fill(name)
  await guest.page.keyboard.press('Enter')
  return guest
}
const table = (page: Page) => page.getByRole('region', { name: 'At the table' })
/** Somebody at the host's table, in a seat of their own. */
async function mate(link: string, name: string) {
  const guest = await follow(link)
  await playerAt(guest.page).takeSeat(name)
  return guest
}
async function newKey(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'End old invitations' }).click()
  await dialog(page).getByRole('button', { name: 'End them' }).click()
  await dialog(page).getByText('There is a new key.').waitFor()
}

describe('at the door', () => {
  test('one asks and is let in to play, one to watch, one not now, whoever answers first', async () => {
    const ada = await host()
    const play = await linkOf(ada)
    await dialog(ada.page).getByRole('radio', { name: 'must ask first' }).check()
    const door = await linkOf(ada)
    expect(door).toMatch(/^#j=[\w-]{28}$/)
    expect(door).not.toBe(play)
    expect(await amiss(ada.page)).toEqual([])
    await ada.page.keyboard.press('Escape')
    const ben = await follow(play)

    const bo = await knock(door, ' Bo ')
    await asks(ada.page, 'Bo').waitFor()
    await asks(ben.page, 'Bo').waitFor()
    expect(await amiss(bo.page)).toEqual([])
    expect(await amiss(ben.page)).toEqual([])
    // By keyboard alone; and it is gone at the other screen, too.
    await ben.page.getByRole('button', { name: 'Let in to play' }).focus()
    await ben.page.keyboard.press('Enter')
    await seated(bo.page)
    await asks(ada.page, 'Bo').waitFor({ state: 'detached' })
    await write(bo.page, 'from Bo')
    await reads(ada.page, 'from Bo')

    // Where the dialog of invitations is open they are seen in it.
    await ada.page.keyboard.press('i')
    const cyd = await knock(door, 'Cyd')
    const asking = dialog(ada.page).getByRole('region', { name: 'Asking to come in' })
    await asking.getByText('“Cyd” would like').waitFor()
    expect(await amiss(ada.page)).toEqual([])
    await asking.getByRole('button', { name: 'Let in to watch' }).click()
    await cyd.page.getByText('You look on at this table.').first().waitFor()

    const eve = await knock(door, 'Eve')
    await asking.getByRole('button', { name: 'Not now' }).click()
    await eve.page.getByText('They would rather be among themselves').waitFor()
    await asks(ben.page, 'Eve').waitFor({ state: 'detached' })
    // What they knocked with stands in no address.
    expect(new URL(eve.page.url()).hash).toBe('#join')
    expect(await amiss(eve.page)).toEqual([])
  })

  test('nobody hears a knock without a server, and it is said', async () => {
    house().kill()
    try {
      const bo = await knock(`#j=${doorCode(new Uint8Array(16))}`, 'Bo')
      await bo.page.getByText('The introduction server is not reached yet').waitFor()
      // It would go on trying.
      await bo.close()
      bo.pardon(/WebSocket/)
    } finally {
      house().revive()
    }
  })
})

describe('a new key', () => {
  test('keeps those who are here, and lets nobody in by an old link', async () => {
    const ada = await host()
    const old = await linkOf(ada)
    const ben = await follow(old)
    await dialog(ada.page).getByRole('radio', { name: 'may only watch' }).check()
    const wes = await follow(await linkOf(ada))
    await dialog(ada.page).getByText('2 other screens, linked directly.').waitFor()
    await newKey(ada.page)
    await ben.page.getByText('Ada has made a new key. You stay').waitFor()
    await wes.page.getByText('Ada has made a new key. You stay').waitFor()
    await dialog(ada.page).getByText('2 other screens, linked directly.').waitFor()
    const late = await open(old)
    await ada.page.keyboard.press('Escape')
    await write(ada.page, 'behind the new key')
    await reads(ben.page, 'behind the new key')
    await reads(wes.page, 'behind the new key')
    await wes.page.getByText('You look on at this table.').first().waitFor()
    // Also after a reload, and the one has handed on the new key by now.
    await ben.page.reload()
    await seated(ben.page)
    await write(ben.page, 'after a reload')
    await reads(ada.page, 'after a reload')
    await late.page.getByText('Looking for the others').first().waitFor()
    await ben.page.keyboard.press('i')
    await invitation(ben.page).waitFor()
    expect(await linkOf(ben)).not.toBe(old)
  })

  test('is told to all but one who is removed', async () => {
    const ada = await host()
    const link = await linkOf(ada)
    const ben = await mate(link, 'Ben')
    const eve = await mate(link, 'Eve')
    await table(ada.page).getByRole('button', { name: 'Remove …: Eve' }).click()
    expect(await amiss(ada.page)).toEqual([])
    await table(ada.page).getByRole('button', { name: 'Remove Eve', exact: true }).click()
    const told = eve.page.getByRole('dialog', { name: 'You are no longer at this table' })
    await told.getByText('Ada has removed you from it.').waitFor()
    expect(await amiss(eve.page)).toEqual([])
    await told.getByRole('button', { name: 'I have read it' }).click()
    await ben.page.getByText('Ada has removed Eve from the table.').waitFor()
    await table(ada.page).getByText('Eve', { exact: true }).waitFor()
    await table(ada.page).getByText('not here').waitFor()
    await ada.page.keyboard.press('Escape')
    await write(ada.page, 'among ourselves')
    await reads(ben.page, 'among ourselves')
    // What there was stays with her, and nothing new comes, whatever she tries.
    await write(eve.page, 'alone')
    await eve.page.reload()
    await seated(eve.page)
    await reads(eve.page, 'alone')
    await eve.page.keyboard.press('i')
    await dialog(eve.page).getByText('Somebody has removed you from this table.').waitFor()
    // By the old link she finds what she has, and is told the same again; also where it is opened in a page that still
    // loads.
    await eve.page.goto(`${house().address}?debug=quiet`)
    await eve.page.goto(`${house().address}?debug=quiet${link}`)
    await told.getByText('Ada has removed you from it.').waitFor()
    expect(eve.page.url()).not.toContain(link)
    expect(await notesOn(eve.page)).not.toContain('among ourselves')
    expect(await notesOn(ben.page)).not.toContain('alone')
  })

  test('finds one who was away: the table is theirs again, with what they did alone', async () => {
    const ada = await host()
    const ben = await mate(await linkOf(ada), 'Ben')
    const home = `${house().address}?debug=quiet`
    const place = new URL(ben.page.url()).hash
    await ben.page.goto(home)
    await dialog(ada.page).getByText('No other screen is linked just now.').waitFor()
    await newKey(ada.page)
    const fresh = await linkOf(ada)
    // Else the letter with the new key may reach him first, and his table goes over by itself.
    house().kill()
    try {
      await ben.page.goto(home + place)
      await seated(ben.page)
      await write(ben.page, 'done alone')
      await ben.page.goto(home)
    } finally {
      house().revive()
    }

    await ben.page.getByRole('button', { name: 'Join a table' }).click()
    await ben.page.getByLabel(/Paste the invitation/).fill(home + fresh)
    await ben.page.keyboard.press('Enter')
    await ben.page.getByText(/lie on the other as well/).waitFor({ timeout: 90_000 })
    expect(await amiss(ben.page)).toEqual([])
    await ben.page.getByRole('button', { name: 'Put them together' }).click()
    await seated(ben.page)
    await ada.page.keyboard.press('Escape')
    await reads(ada.page, 'done alone')
    const seats = ben.page.getByRole('list', { name: 'Who sits here' })
    await seats.getByRole('button', { name: /Ben.*acts now/ }).waitFor()
    await ben.page.goto(home)
    const tables = ben.page.getByRole('list', { name: 'Your tables' })
    await tables.waitFor()
    expect(await tables.locator('li').count()).toBe(1)
    for (const { pardon } of [ada, ben]) pardon(/WebSocket/)
  })
})
