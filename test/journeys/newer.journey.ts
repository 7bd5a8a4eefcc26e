import { expect } from 'vitest'
import { parts } from '../../src/table/document/schema.ts'
import { openBackup } from './help/backup.ts'
import { amiss, journey } from './help/journey.ts'
import { notesOn, seated, write } from './help/mates.ts'
import { plainTable } from './help/plain.ts'
import { playerAt } from './help/player.ts'

journey(
  'a table that was made to say it is newer is shown, and worked on when somebody asks for that',
  async ({ open }) => {
    const { page } = await open('', { still: true })
    const table = plainTable()
    parts(table.doc).about.set('version', 99)
    await openBackup(page, table)
    await seated(page)
    await page.getByText('it needs a newer version of this page').first().waitFor()
    expect(await page.getByRole('button', { name: /Take a (seat|place)/ }).count()).toBe(0)
    expect(await amiss(page)).toEqual([])
    await page.getByRole('button', { name: 'Work on it all the same' }).click()
    await playerAt(page).takeSeat('Ben')
    await write(page, 'on we go')
    await page.reload()
    await seated(page)
    expect(await notesOn(page)).toContain('on we go')
    expect(await page.getByText('it needs a newer version').count()).toBe(0)
  },
)
