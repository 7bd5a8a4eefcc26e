import { describe, expect, test } from 'vitest'
import { openBackup, tableOn } from './help/backup.ts'
import { guestsAt } from './help/browser.ts'
import { inn } from './help/inn.ts'
import { amiss } from './help/journey.ts'
import { dialog, invitation, linkOf, matesAt, notesOn, reads, seated, write } from './help/mates.ts'
import { plainTable } from './help/plain.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

// In one browser, but where two of them are what it is about.
const { house, open, host, follow } = matesAt(4450)
const APART = { alone: true }

describe('by a link', () => {
  test('two see each other’s notes and a throw, and a reload finds the table again', async () => {
    const ada = await host(APART)
    const link = await linkOf(ada)
    expect(link).toMatch(/^#j=[\w-]{28}$/)
    expect(await amiss(ada.page)).toEqual([])
    const ben = await follow(link, APART)
    expect(new URL(ben.page.url()).hash).toMatch(/^#t=/)
    await playerAt(ben.page).takeSeat('Ben')

    await dialog(ada.page).getByText('One other screen, linked directly.').waitFor()
    await dialog(ada.page)
      .getByRole('listitem')
      .filter({ hasText: /Ben\s*here/ })
      .waitFor()
    await ada.page.keyboard.press('Escape')
    await write(ada.page, 'from Ada')
    await reads(ben.page, 'from Ada')
    await write(ben.page, 'from Ben')
    await reads(ada.page, 'from Ben')
    // What others do is said for who listens, by name; not what they did as they came.
    const heard = ada.page.locator('.overheard')
    await heard.waitFor({ state: 'attached' })
    await until(
      'it is said',
      async () => {
        await write(ben.page, 'said aloud')
        const said = heard.getByText(/^Ben .*“said aloud”/).waitFor({ timeout: 6000 })
        return said.then(() => true).catch(() => false)
      },
      30_000,
    )

    await ben.page.getByRole('button', { name: 'Throw dice freely' }).click()
    const free = ben.page.getByRole('dialog', { name: 'Throw dice freely' })
    await free.getByRole('textbox').fill('3d6')
    await ben.page.keyboard.press('Enter')
    await until(
      'the throw is written down at the other screen',
      async () => (await tableOn(ada.page)).state().rolls.length === 1,
      20_000,
    )

    await ben.page.reload()
    await seated(ben.page)
    await write(ada.page, 'after the reload')
    await reads(ben.page, 'after the reload')
    // The same chair again, since it is the same device.
    const seats = ben.page.getByRole('list', { name: 'Who sits here' })
    await seats.getByRole('button', { name: /Ben.*acts now/ }).waitFor()

    // Followed once more, the link leads to the table that is here already.
    await ben.page.goto(`${house().address}?debug=quiet`)
    await write(ada.page, 'meanwhile')
    await ben.page.getByRole('button', { name: 'Join a table' }).click()
    await ben.page.getByLabel(/Paste the invitation/).fill(house().address + link)
    expect(await amiss(ben.page)).toEqual([])
    await ben.page.keyboard.press('Enter')
    await seated(ben.page)
    await ben.page.getByText('While you were apart: 1 × sticky note.').waitFor()
    await ben.page.goto(house().address)
    await ben.page.getByRole('list', { name: 'Your tables' }).waitFor()
    expect(await ben.page.getByRole('list', { name: 'Your tables' }).locator('li').count()).toBe(1)
  })

  test('one who only watches reads everything and changes nothing', async () => {
    const ada = await host()
    await dialog(ada.page).getByRole('radio', { name: 'may only watch' }).check()
    const wes = await follow(await linkOf(ada))
    await wes.page.getByText('You look on at this table.').first().waitFor()
    expect(await wes.page.getByRole('button', { name: /Take a (seat|place)/ }).count()).toBe(0)
    // Nothing is offered that would be refused, and why is said where a seat would be taken.
    await wes.page.getByRole('list', { name: 'Who sits here' }).getByText('You look on').waitFor()
    for (const name of ['Cards, notes and dice', 'Draw an oval'])
      expect(
        await wes.page.getByLabel(name, { exact: true }).filter({ visible: true }).count(),
      ).toBe(0)
    expect(
      await wes.page.getByRole('button', { name: 'Receive a prophecy', exact: true }).count(),
    ).toBe(0)
    expect(await amiss(wes.page)).toEqual([])
    const before = (await notesOn(wes.page)).length
    await wes.page.keyboard.press('n')
    await wes.page.getByRole('status').getByText('You look on at this table.').waitFor()
    await ada.page.keyboard.press('Escape')
    await write(ada.page, 'to be read')
    await reads(wes.page, 'to be read')
    expect(await notesOn(wes.page)).toHaveLength(before + 1)
    // Still so after a reload, and the invitation they can hand on is one to watch.
    await wes.page.reload()
    await wes.page.getByText('You look on at this table.').first().waitFor()
    await wes.page.keyboard.press('i')
    await dialog(wes.page).getByText('You look on here').waitFor()
    expect(await dialog(wes.page).getByRole('radio').count()).toBe(0)
  })

  test('a closed table takes nobody in, until it is opened again', async () => {
    const ada = await host()
    const old = await linkOf(ada)
    await dialog(ada.page).getByRole('button', { name: 'Close the table to others' }).click()
    const ben = await open(old)
    await ben.page.getByText('Looking for the others').first().waitFor()
    expect(await amiss(ben.page)).toEqual([])
    await dialog(ada.page).getByRole('button', { name: 'Open it again' }).click()
    await seated(ben.page)
  })

  test('a link that is damaged, cut off or gone gets a sentence', async () => {
    const link = '#j=FE4VjHRBhFYXj7g9FbQ7DKrLHvzF'
    const eve = await open()
    for (const [spoilt, words] of [
      [`${link.slice(0, -3)}AAA`, /This code is damaged/],
      [link.slice(0, 12), /no invitation in this text/],
      ['#j=', /no invitation in this text/],
    ] as const) {
      const page = await eve.tab(spoilt)
      await page.getByText(words).waitFor()
      expect(await amiss(page)).toEqual([])
      await page.getByRole('button', { name: 'To my tables' }).click()
      await page.getByRole('button', { name: 'Lay the table' }).waitFor()
      await page.close()
    }
  })
})

test('on a page that is not served securely it is copied, pasted and followed as well', async () => {
  const { port } = new URL(house().address)
  const plain = guestsAt(`http://table.test:${port}/`, inn)
  const manner = { still: true, flags: ['--host-resolver-rules=MAP table.test 127.0.0.1'] }
  try {
    const { page, tab } = await plain.open('?debug=quiet', manner)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await openBackup(page, plainTable())
    await seated(page)
    await page.keyboard.press('i')
    const link = await invitation(page).inputValue()
    await dialog(page).getByRole('button', { name: 'Copy' }).click()
    await dialog(page).getByRole('button', { name: 'Copied' }).waitFor()
    const lobby = await tab()
    await lobby.getByRole('button', { name: 'Join a table' }).click()
    const field = lobby.getByLabel(/Paste the invitation/)
    await field.press('Control+v')
    expect(await field.inputValue()).toBe(link)
    expect(await lobby.getByRole('button', { name: 'Scan with the camera' }).count()).toBe(0)

    const ben = await plain.open(`?debug=quiet${link.slice(link.indexOf('#'))}`, manner)
    await seated(ben.page)
    await page.bringToFront()
    await dialog(page).getByText('One other screen, linked directly.').waitFor()
  } finally {
    expect(await plain.close()).toEqual([])
  }
})

test('whoever finds the server with such an invitation needs no answer, and that is said', async () => {
  const ada = await host()
  await dialog(ada.page).getByRole('button', { name: 'Invite without a server' }).click()
  const offer = ada.page.getByRole('textbox', { name: 'The invitation' })
  const link = await offer.inputValue()
  await follow(link.slice(link.indexOf('#')))
  await dialog(ada.page).getByText('without an answer').waitFor()
})

test('without a server two codes link two, step by step', async () => {
  house().kill()
  try {
    const ada = await host(APART)
    await dialog(ada.page).getByText('The introduction server is not reached').waitFor()
    await dialog(ada.page).getByRole('button', { name: 'Invite without a server' }).click()
    const offer = ada.page.getByRole('textbox', { name: 'The invitation' })
    const link = await offer.inputValue()
    // Whoever looks away meanwhile finds the same invitation again: it may be in somebody's hands.
    await ada.page.keyboard.press('Escape')
    await ada.page.keyboard.press('i')
    await dialog(ada.page).getByRole('button', { name: 'Invite without a server' }).click()
    await offer.waitFor()
    expect(await offer.inputValue()).toBe(link)
    const answers = ada.page.getByLabel('Their answer')
    await answers.fill(link)
    await ada.page.keyboard.press('Enter')
    await dialog(ada.page).getByText('This is an invitation, not an answer.').waitFor()
    expect(await amiss(ada.page)).toEqual([])

    const ben = await open('?debug=quiet', APART)
    await ben.page.getByRole('button', { name: 'Join a table' }).click()
    await ben.page.getByLabel(/Paste the invitation/).fill(`Come and play: ${link}. At eight!`)
    await ben.page.keyboard.press('Enter')
    const answer = ben.page.getByRole('textbox', { name: 'Your answer' })
    await answer.waitFor()
    expect(await amiss(ben.page)).toEqual([])
    await answers.fill(`Here it is: ${await answer.inputValue()} – Ben`)
    await ada.page.keyboard.press('Enter')
    await seated(ben.page)
    await dialog(ada.page).getByText('They are here.').waitFor()
    await dialog(ada.page).getByRole('button', { name: 'Invite the next one' }).click()
    await offer.waitFor()
    expect(await offer.inputValue()).not.toBe(link)
    await ada.page.keyboard.press('Escape')
    await write(ada.page, 'no server at all')
    await reads(ben.page, 'no server at all')
    for (const { pardon } of [ada, ben]) pardon(/WebSocket/)
  } finally {
    house().revive()
  }
})
