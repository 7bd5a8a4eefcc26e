import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { Guest } from './help/browser.ts'
import { amiss } from './help/journey.ts'
import { dialog, linkOf, matesAt, notesOn, reads, seated, write } from './help/mates.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

const { house, host, follow } = matesAt(4481)

const table = (page: Page) => page.getByRole('region', { name: 'At the table' })
const rows = (page: Page) => table(page).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const stays = (page: Page, name: RegExp) =>
  dialog(page).getByRole('group', { name: 'Who stays' }).getByRole('checkbox', { name })
const hasFocus = (one: Locator) => one.evaluate((el) => el === document.activeElement)
const removed = (page: Page) =>
  page.getByRole('dialog', { name: 'You are no longer at this table' })
/** Somebody at the host's table, in a seat of their own. */
async function mate(link: string, name: string) {
  const guest = await follow(link)
  await playerAt(guest.page).takeSeat(name)
  return guest
}
/** Opens the list of who is here. */
async function list({ page }: Guest): Promise<void> {
  await page.keyboard.press('i')
  await table(page).waitFor()
}
async function newKey(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'End old invitations' }).click()
  await dialog(page).getByRole('button', { name: 'End them' }).click()
  await dialog(page).getByText('There is a new key.').waitFor()
}
/** A page that somebody wrote to say nothing of itself. */
const mute = {
  before: (context: Guest['context']) =>
    context.addInitScript(() => {
      const { send } = RTCDataChannel.prototype
      RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
        // After the frame's head comes the word: 1 is presence.
        if (this.label !== 'doc' || data[1] !== 1) send.call(this, data)
      }
    }),
}

test('who says nothing is listed, and goes with who is removed, and so does their second screen', async () => {
  const ada = await host()
  const link = await linkOf(ada)
  await dialog(ada.page).getByRole('radio', { name: 'may only watch' }).check()
  const watch = await linkOf(ada)
  const ben = await mate(link, 'Ben')
  const eve = await mate(link, 'Eve')
  const second = await eve.tab(new URL(eve.page.url()).hash)
  await seated(second)
  const dim = await follow(watch, mute)
  const silent = row(ada.page, 'Somebody who has not said who they are')
  await silent.getByText(/may only watch · linked directly since .* · new here/).waitFor()
  await row(ada.page, 'Eve').getByText('Screen 2').waitFor()
  expect(await amiss(ada.page)).toEqual([])

  const ask = table(ada.page).getByRole('button', { name: 'Remove …: Eve' })
  await ask.click()
  await table(ada.page).getByRole('button', { name: 'Let them stay' }).click()
  await until('the focus is back', () => hasFocus(ask))
  await ask.click()
  await dialog(ada.page).getByText('This one stays: Ben.').waitFor()
  await dialog(ada.page)
    .getByText('These go: Eve (2) and Somebody who has not said who they are.')
    .waitFor()
  expect(await stays(ada.page, /^Eve/).first().isDisabled()).toBe(true)
  expect(await amiss(ada.page)).toEqual([])
  await table(ada.page).getByRole('button', { name: 'Remove Eve', exact: true }).click()
  expect(await hasFocus(ada.page.getByRole('heading', { name: 'At the table' }))).toBe(true)
  await removed(eve.page).getByText('Ada has removed you from it.').waitFor()
  await removed(eve.page).getByText('writing on it').waitFor()
  // Who only watched is not told that they may write.
  await removed(dim.page).getByText('you can go on looking at it. You do not see').waitFor()
  await ben.page.getByText('Ada has removed Eve from the table.').waitFor()
  await table(ada.page).getByText('Eve has been removed. There is a new key').waitFor()
  await dialog(ada.page).getByText('One other screen, linked directly.').waitFor()
  await row(ada.page, 'Eve').getByText('not here').waitFor()
  expect(await silent.count()).toBe(0)

  // The table goes on, and a newcomer finds in by the new link.
  const fresh = await linkOf(ada)
  await ada.page.keyboard.press('Escape')
  await write(ada.page, 'among ourselves')
  await reads(ben.page, 'among ourselves')
  await ben.page.reload()
  await seated(ben.page)
  await write(ben.page, 'still here')
  await reads(ada.page, 'still here')
  const cyd = await follow(fresh)
  await reads(cyd.page, 'among ourselves')
  // The others keep what they have, whatever they try.
  for (const page of [eve.page, second, dim.page]) {
    await page.reload()
    await seated(page)
    expect(await notesOn(page)).not.toContain('among ourselves')
  }
  // To come back Eve needs an invitation from after that, and is told so.
  await eve.page.keyboard.press('i')
  await dialog(eve.page).getByText('Somebody has removed you from this table.').waitFor()
  expect(await dialog(eve.page).getByRole('button', { name: 'Open it again' }).count()).toBe(0)
  expect(await amiss(eve.page)).toEqual([])
  const paste = dialog(eve.page).getByLabel('Paste a new invitation: a link or a code')
  await paste.fill(`${house().address}${link}`)
  await paste.press('Enter')
  await dialog(eve.page).getByText('an invitation from before you were removed').waitFor()
  await paste.fill(`${house().address}${fresh}`)
  await paste.press('Enter')
  await eve.page.getByRole('button', { name: 'Put them together' }).click()
  await reads(eve.page, 'among ourselves')
  await eve.page.keyboard.press('i')
  await dialog(eve.page).getByText('other screens, linked directly').waitFor()
})

test('who looks on stays when somebody is removed, if they are known, which is asked on a small screen too; and is told what they cannot do', async () => {
  const ada = await host({ width: 360, height: 640 })
  const link = await linkOf(ada)
  await dialog(ada.page).getByRole('radio', { name: 'may only watch' }).check()
  const wes = await follow(await linkOf(ada))
  await mate(link, 'Eve')
  await row(ada.page, 'Somebody who looks on').waitFor()
  await row(ada.page, 'Eve').getByText('may play').waitFor()
  await table(ada.page).getByRole('button', { name: 'Remove …: Eve' }).click()
  const asked = ada.page.getByRole('dialog', { name: 'Remove Eve from this table?' })
  await asked.getByText(/These go: .*Somebody who looks on/).waitFor()
  await asked.getByText(/Nobody can see from here whether .* is Eve at another screen/).waitFor()
  for (const part of [
    asked.getByRole('heading', { name: 'Remove Eve from this table?' }),
    asked.getByRole('button', { name: 'Let them stay' }),
    asked.getByRole('button', { name: 'Remove Eve', exact: true }),
  ]) {
    const box = await part.boundingBox()
    expect(box && box.y >= 0 && box.y + box.height <= 640).toBe(true)
  }
  expect(await amiss(ada.page)).toEqual([])
  // By keyboard: back, and there again, to the end.
  await ada.page.keyboard.press('Escape')
  await asked.waitFor({ state: 'detached' })
  await until('the focus is back', () =>
    hasFocus(table(ada.page).getByRole('button', { name: 'Remove …: Eve' })),
  )
  await ada.page.keyboard.press('Enter')
  await until('the harmless one has the focus', () =>
    hasFocus(asked.getByRole('button', { name: 'Let them stay' })),
  )
  await ada.page.keyboard.press('Shift+Tab')
  await ada.page.keyboard.press(' ')
  await asked.getByText('This one stays: Somebody who looks on.').waitFor()
  for (let n = 0; n < 2; n++) await ada.page.keyboard.press('Tab')
  await ada.page.keyboard.press('Enter')
  await table(ada.page).getByText('Eve has been removed.').waitFor()
  await ada.page.keyboard.press('Escape')
  await write(ada.page, 'without Eve')
  await reads(wes.page, 'without Eve')

  // What changes the table is refused with one sentence, whatever was pressed.
  await wes.page
    .locator('.notice')
    .filter({ hasText: 'Ada has removed Eve' })
    .getByRole('button', { name: 'Close' })
    .click()
  const refused = wes.page.locator('.notice').getByText('You look on at this table.')
  const says = async (what: string, act: () => Promise<unknown>) => {
    await act()
    await refused.waitFor({ timeout: 5000 }).catch(() => expect.fail(`nothing is said at ${what}`))
    expect(await wes.page.locator('.notice').count(), what).toBe(1)
    await wes.page.locator('.notice').getByRole('button', { name: 'Close' }).click()
    await refused.waitFor({ state: 'detached' })
  }
  for (const key of ['n', 'c', 'm', 'e', 'o', 'l', 'p', 't', 'd', 'Shift+T', 'Control+z'])
    await says(key, () => wes.page.keyboard.press(key))
  expect(await wes.page.getByRole('dialog').count()).toBe(0)
  for (const key of ['Delete', 'r', 'ArrowLeft', 'd', 'u', 'Enter'])
    await says(`${key} on a thing`, async () => {
      await wes.page.locator('.tabletop-item[tabindex="0"]').focus()
      await wes.page.keyboard.press(key)
    })
  await says('Tidy in the list of commands', async () => {
    await wes.page.keyboard.press('/')
    await wes.page.getByRole('searchbox').fill('Tidy the outline')
    await wes.page.keyboard.press('Enter')
  })
  expect(await notesOn(wes.page)).toEqual(await notesOn(ada.page))
  await list(wes)
  await dialog(wes.page).getByRole('button', { name: 'Stop looking on' }).click()
  await dialog(wes.page).getByText('You no longer look on.').waitFor()
  expect(await amiss(wes.page)).toEqual([])
  await dialog(wes.page).getByRole('button', { name: 'Look on again' }).click()
  await dialog(wes.page).getByText('One other screen, linked directly.').waitFor()
})

test('who comes while somebody makes a new key is not ticked, and does not get it', async () => {
  const ada = await host()
  const link = await linkOf(ada)
  const ben = await mate(link, 'Ben')
  await row(ada.page, 'Ben').getByText('may play').waitFor()
  await dialog(ada.page).getByRole('button', { name: 'End old invitations' }).click()
  await dialog(ada.page).getByText('This one stays: Ben.').waitFor()
  const late = await follow(link)
  await stays(ada.page, /has come just now/).waitFor()
  expect(await stays(ada.page, /has come just now/).isChecked()).toBe(false)
  await dialog(ada.page).getByRole('button', { name: 'End them' }).click()
  await removed(late.page).waitFor()
  await dialog(ada.page).getByText('One other screen, linked directly.').waitFor()
  await ada.page.keyboard.press('Escape')
  await write(ada.page, 'for those I saw')
  await reads(ben.page, 'for those I saw')
  expect(await notesOn(late.page)).not.toContain('for those I saw')
})

test('who was away finds a letter when they come back; who is not ticked does not', async () => {
  const ada = await host()
  const link = await linkOf(ada)
  const [ben, eve] = [await mate(link, 'Ben'), await mate(link, 'Eve')]
  await row(ada.page, 'Ben').getByText('may play').waitFor()
  await row(ada.page, 'Eve').getByText('may play').waitFor()
  const places = [ben, eve].map(({ page }) => new URL(page.url()).hash)
  for (const { page } of [ben, eve]) await page.goto(`${house().address}?debug=quiet`)
  await row(ada.page, 'Ben').getByText('not here').waitFor()
  await row(ada.page, 'Eve').getByText('not here').waitFor()
  await dialog(ada.page).getByRole('button', { name: 'End old invitations' }).click()
  await stays(ada.page, /^Eve/).uncheck()
  await dialog(ada.page).getByText('This one stays: Ben.').waitFor()
  await dialog(ada.page).getByRole('button', { name: 'End them' }).click()
  await dialog(ada.page).getByText('There is a new key.').waitFor()
  // Twice, so that he needs two letters.
  await ada.page.keyboard.press('Escape')
  await ada.page.keyboard.press('i')
  await newKey(ada.page)
  await ada.page.keyboard.press('Escape')
  await write(ada.page, 'while you were away')

  for (const [i, { page }] of [ben, eve].entries()) {
    await page.goto(`${house().address}?debug=quiet${places[i]}`)
    await seated(page)
  }
  await reads(ben.page, 'while you were away')
  await write(ben.page, 'back again')
  await reads(ada.page, 'back again')
  await removed(eve.page).waitFor()
  expect(await notesOn(eve.page)).not.toContain('while you were away')
})

test('four words are the same at both ends, and are remembered once they were', async () => {
  const ada = await host()
  const ben = await mate(await linkOf(ada), 'Ben')
  await list(ben)
  const words = async (page: Page, name: string) => {
    await row(page, name)
      .getByRole('button', { name: `Compare words: ${name}` })
      .click()
    const shown = page.getByRole('region', { name: `Words for ${name}` }).locator('.words')
    await until('there are four words', async () =>
      /^(\w+ ){3}\w+$/.test((await shown.textContent()) ?? ''),
    )
    expect(await amiss(page)).toEqual([])
    return shown.textContent()
  }
  const said = await words(ada.page, 'Ben')
  expect(await words(ben.page, 'Ada')).toBe(said)
  // In another language they are others, and the same again at both ends.
  const other = async (page: Page) => {
    await page.getByLabel('Words in').selectOption('Deutsch')
    await until('there are other words', async () => {
      const now = await page.locator('.four-words .words').textContent()
      return now !== said && now !== ''
    })
    return page.locator('.four-words .words').textContent()
  }
  expect(await other(ada.page)).toBe(await other(ben.page))
  await ada.page.getByRole('button', { name: 'They differ' }).click()
  await ada.page.getByText(/somebody stands between you/).waitFor()
  const again = ada.page.getByRole('button', { name: 'Look at the words again' })
  expect(await hasFocus(again)).toBe(true)
  await again.click()
  expect(await hasFocus(ada.page.getByRole('button', { name: 'They differ' }))).toBe(true)
  await ada.page.getByRole('button', { name: 'They are the same' }).click()
  await row(ada.page, 'Ben')
    .getByText(/words compared: /)
    .waitFor()
  // On a new link there are new ones, and it is still known who that is.
  await ben.page.reload()
  await seated(ben.page)
  await row(ada.page, 'Ben').getByText(/here/).first().waitFor()
  await row(ada.page, 'Ben')
    .getByText(/words compared: /)
    .waitFor()
  expect(await words(ada.page, 'Ben')).not.toBe(said)
})

describe('two new keys at once', () => {
  test('all who stay in both go on together, those who watch too', async () => {
    const ada = await host()
    const link = await linkOf(ada)
    await dialog(ada.page).getByRole('radio', { name: 'may only watch' }).check()
    const wes = await follow(await linkOf(ada))
    const ben = await mate(link, 'Ben')
    const cas = await mate(link, 'Cas')
    await list(ben)
    for (const { page } of [ada, ben]) {
      await dialog(page).getByText('3 other screens, linked directly.').waitFor()
      await row(page, 'Somebody who looks on').waitFor()
      await dialog(page).getByRole('button', { name: 'End old invitations' }).click()
      await stays(page, /^Cas/).waitFor()
    }
    await Promise.all(
      [ada, ben].map(({ page }) =>
        dialog(page).getByRole('button', { name: 'End them' }).click({ noWaitAfter: true }),
      ),
    )
    for (const { page } of [ada, ben]) await dialog(page).getByText('There is a new key.').waitFor()
    expect(await linkOf(ben)).not.toBe(link)
    const both = async () => {
      await dialog(ada.page).getByRole('radio', { name: 'may play' }).check()
      return (await linkOf(ada)) === (await linkOf(ben))
    }
    await until('both have the same key', both)
    await ben.page.keyboard.press('Escape')
    await write(ben.page, 'together')
    for (const { page } of [ada, cas, wes]) await reads(page, 'together')
  })

  test('two who remove each other both go, and nobody else does', async () => {
    const ada = await host()
    const link = await linkOf(ada)
    const [ben, cas, dee] = [
      await mate(link, 'Ben'),
      await mate(link, 'Cas'),
      await mate(link, 'Dee'),
    ]
    await list(ben)
    const out = [
      [ada, 'Ben'],
      [ben, 'Ada'],
    ] as const
    for (const [{ page }, name] of out) {
      await dialog(page).getByText('3 other screens, linked directly.').waitFor()
      await table(page)
        .getByRole('button', { name: `Remove …: ${name}` })
        .click()
      await dialog(page)
        .getByText(/^These stay: Cas and Dee\./)
        .waitFor()
    }
    await Promise.all(
      out.map(([{ page }, name]) =>
        table(page)
          .getByRole('button', { name: `Remove ${name}`, exact: true })
          .click({ noWaitAfter: true }),
      ),
    )
    for (const [{ page }] of out) await removed(page).waitFor()
    await write(cas.page, 'the two of us')
    await reads(dee.page, 'the two of us')
    for (const [{ page }] of out) expect(await notesOn(page)).not.toContain('the two of us')
  })
})
