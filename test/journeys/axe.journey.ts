import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup } from './backup.ts'
import { dragonWakes } from './dragon.ts'
import { amiss, journey } from './journey.ts'

/** Chooses from the menu of the table. */
async function more(page: Page, command: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: command }).click()
}

for (const dark of [false, true])
  journey(`axe finds nothing, ${dark ? 'in the dark' : 'by day'}`, async ({ open }) => {
    const { page } = await open('', { dark, still: true })
    const fine = async (where: string) => expect(await amiss(page), where).toEqual([])
    await page.getByRole('button', { name: 'Lay the table' }).waitFor()
    await fine('the empty lobby')

    await openBackup(page, dragonWakes())
    await page.getByRole('heading', { name: 'Tell the Story' }).waitFor()
    await fine('a table')
    await page.getByRole('button', { name: /^Ada/ }).click()
    await fine('a seat')
    await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
    await fine('a table one sits at')

    await page.keyboard.press('Shift+O')
    await page.getByRole('heading', { name: /^Characters/ }).waitFor()
    await fine('the table as lists')
    await page.keyboard.press('Shift+O')
    await page.getByRole('heading', { name: /^Characters/ }).waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menu').waitFor()
    await fine('the menu')
    await page.keyboard.press('Escape')

    const dialogs = ['Settings', 'All commands', 'Rulebook', 'Read the story so far']
    for (const dialog of [...dialogs, 'Look into the bin', 'Invite others']) {
      await more(page, dialog)
      await page.getByRole('dialog').waitFor()
      await fine(dialog)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }

    await page.getByRole('button', { name: 'Throws so far' }).click()
    await page.getByRole('dialog', { name: 'Throws so far' }).waitFor()
    await fine('the log')
    await page.getByRole('button', { name: 'Statistics' }).click()
    await page.getByRole('dialog', { name: 'How the dice have fallen' }).waitFor()
    await fine('the statistics')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Throw dice freely' }).click()
    await page.getByRole('dialog', { name: 'Throw dice freely' }).waitFor()
    await fine('a free throw')
    await page.keyboard.press('Escape')

    await page.getByRole('button', { name: 'Find' }).click()
    await page.getByRole('searchbox').fill('the')
    await page.getByText(/\d places/).waitFor()
    await fine('finding')
    await page.keyboard.press('Escape')

    const guide = page.getByRole('complementary', { name: 'Guide' })
    await guide.getByRole('button', { name: 'Add an Object' }).click()
    await guide.getByRole('form', { name: 'Add an Object' }).waitFor()
    await fine('a form')
    await page.keyboard.press('Escape')

    for (const phase of ['Receive a Prophecy', 'Create Characters', 'Write an Outline']) {
      await guide.getByRole('button', { name: new RegExp(`: ${phase}`) }).click()
      await guide.getByRole('heading', { name: phase }).waitFor()
      await fine(phase)
    }

    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()
    await page.getByRole('button', { name: 'New table' }).waitFor()
    await fine('the lobby')
  })
