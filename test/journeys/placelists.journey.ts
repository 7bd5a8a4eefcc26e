import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Item } from '../../src/rules/plain/item.ts'
import { openBackup, tableOn } from './help/backup.ts'
import { dragonWakes } from './help/dragon.ts'
import { amiss, journey } from './help/journey.ts'
import { listenerAt } from './help/listener.ts'
import { until } from './help/until.ts'

const itemsOn = async (page: Page): Promise<readonly Item[]> => [
  ...(await tableOn(page)).board().items.values(),
]

journey(
  'who does not see opens the lists from their place and plays there by keys',
  async ({ open }) => {
    const { page } = await open('?debug=quiet', { still: true, width: 1920, height: 1080 })
    page.setDefaultTimeout(15_000)
    const table = dragonWakes()
    await openBackup(page, table)
    table.close()
    await page.getByRole('button', { name: 'I am Ada' }).press('Enter')
    await page.getByRole('button', { name: /^Milo/ }).press('Enter')
    await page.getByRole('button', { name: 'Take this seat as Milo' }).press('Enter')
    await page.getByRole('button', { name: 'More', exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: 'Sit around this screen' }).press('Enter')
    await page.getByRole('button', { name: 'Sit around it' }).press('Enter')
    const place = (name: string) => page.getByRole('region', { name: `The place of ${name}` })
    const { lists, key, at, guide } = listenerAt(page)
    const toLists = async (name: string) => {
      await place(name).getByRole('button', { name: 'More', exact: true }).press('Enter')
      await page.getByRole('menuitem', { name: 'Look, find, tidy' }).press('Enter')
      await page.getByRole('menuitem', { name: /as lists/ }).press('Enter')
      await lists.getByRole('heading', { name: /^Scenes/ }).waitFor()
    }
    const before = new Set((await itemsOn(page)).map(({ id }) => id))
    await toLists('Ada')
    await key('c')
    await lists.locator('textarea:focus').waitFor()
    await page.keyboard.type('The drowned bell')
    await key('Escape')
    await until('the line has the focus', async () => /The drowned bell/.test(await at()))
    expect(await amiss(page)).toEqual([])
    const made = (await itemsOn(page)).find(({ id }) => !before.has(id))
    expect(made?.texts.title).toBe('The drowned bell')
    // It lies farther on, and back as it lay.
    await key('Alt+ArrowRight')
    // A Move of the guide beside the lists.
    await guide
      .getByRole('button', { name: /^Agree or disagree/ })
      .nth(1)
      .press('Enter')
    await guide.getByRole('button', { name: 'Disagree', exact: true }).first().press('Enter')
    await until('it is hers', async () =>
      Object.entries((await tableOn(page)).state().play).some(
        ([key, value]) => key.endsWith('/ada') && value === 'object',
      ),
    )
    await key('Shift+o')
    await place('Ada').waitFor()

    // All of that is hers to undo, and nothing of it is his.
    const undo = (name: string) => place(name).getByRole('button', { name: 'Undo' })
    expect(await undo('Milo').getAttribute('aria-disabled')).toBe('true')
    await until('hers is undone', async () => {
      await undo('Ada').press('Enter')
      return !(await itemsOn(page)).some(({ id }) => id === made?.id)
    })

    // What he opens is his.
    await toLists('Milo')
    await key('n')
    await lists.locator('textarea:focus').waitFor()
    await page.keyboard.type('Salt')
    await key('Escape')
    await until('it is written', async () => /Salt/.test(await at()))
    await key('Shift+o')
    await place('Milo').waitFor()
    expect(await undo('Milo').getAttribute('aria-disabled')).toBe('false')
  },
)
