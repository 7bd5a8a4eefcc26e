import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Table } from '../../src/table/table.ts'
import { expectTablesAlive } from './help/alive.ts'
import { openBackup, tableOn } from './help/backup.ts'
import { guestsAt } from './help/browser.ts'
import { inn } from './help/inn.ts'
import { amiss } from './help/journey.ts'
import { openPlace } from './help/place.ts'
import { plainTable } from './help/plain.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

let house: Awaited<ReturnType<typeof openPlace>>
beforeAll(async () => {
  house = await openPlace(4470)
})
afterAll(() => house.close())

const MANY = 20
function fullTable(): Table {
  const table = plainTable()
  table.apply(
    Array.from({ length: MANY }, (_, n) => ({
      do: 'make' as const,
      item: {
        id: `full-${n}`,
        kind: 'note',
        place: { x: (n % 5) * 90 - 180, y: Math.floor(n / 5) * 90 + 300, turn: 0, z: 20 + n },
        props: { color: 'yellow', made: 20 + n },
        texts: { text: `note ${n}` },
      },
    })),
    { seat: 'ada', track: false },
  )
  return table
}
const lying = async (page: Page) => (await tableOn(page)).board().items.size
const lie = (page: Page, count: number) =>
  until(`${count} things lie there`, async () => (await lying(page)) === count, 20_000)

test('what another browser swept away is offered back, and lies there again on both', async () => {
  const guests = guestsAt(house.address, inn)
  try {
    const ada = await guests.open('?debug=quiet', { still: true })
    await openBackup(ada.page, fullTable())
    const all = await lying(ada.page)
    await ada.page.keyboard.press('i')
    const field = ada.page.getByRole('textbox', { name: 'The link to this table' })
    const link = await field.inputValue()
    await ada.page.keyboard.press('Escape')
    const eve = await guests.open(`?debug=quiet${link.slice(link.indexOf('#'))}`, { still: true })
    await eve.page.getByRole('heading', { name: 'A plain table' }).waitFor()
    await playerAt(eve.page).takeSeat('Eve')
    await lie(eve.page, all)

    await until('the board is there', () =>
      eve.page.evaluate<boolean>('debug?.board?.debug().frames > 0'),
    )
    await eve.page.evaluate('debug.board.does.selectAll()')
    await eve.page.keyboard.press('Delete')
    await lie(eve.page, 0)

    const offer = ada.page.getByRole('region', { name: 'Much was changed at once' })
    await offer.getByText(`${all} things are gone`).waitFor()
    expect(await amiss(ada.page)).toEqual([])
    await offer.getByRole('button', { name: 'Take it back' }).click()
    await ada.page.getByText('It is as it was before.').waitFor()
    await lie(ada.page, all)
    await lie(eve.page, all)
    expect(await offer.count()).toBe(0)
    // For Eve, too, nothing is lost by that.
    expect(await eve.page.getByRole('region', { name: 'Much was changed at once' }).count()).toBe(0)
    await expectTablesAlive([ada, eve], async () => {
      const ben = await guests.open(`?debug=quiet${link.slice(link.indexOf('#'))}`, { still: true })
      await ben.page.getByRole('heading', { name: 'A plain table' }).waitFor()
      return ben
    })
  } finally {
    expect(await guests.close()).toEqual([])
  }
})
