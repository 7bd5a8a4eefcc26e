import { expect, test } from 'vitest'
import { openBackup } from './help/backup.ts'
import { invitation, linkOf, matesAt, notesOn, seated } from './help/mates.ts'
import { plainTable } from './help/plain.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

const { open } = matesAt(4488)
const NOTES = 1000
const LETTERS = 19_000

/** A table with some nineteen megabytes of writing on it. */
function bigTable() {
  const table = plainTable()
  const refusal = table.apply(
    Array.from({ length: NOTES }, (_, n) => ({
      do: 'make' as const,
      item: {
        id: `long-${n}`,
        kind: 'note',
        place: { x: (n % 40) * 90 - 1800, y: Math.floor(n / 40) * 90 + 250, turn: 0, z: 20 + n },
        props: { color: 'yellow', made: 20 + n },
        texts: { text: `${n} `.repeat(LETTERS).slice(0, LETTERS) },
      },
    })),
    { seat: 'ada', track: false },
  )
  if (refusal) throw new Error(refusal.key)
  return table
}

/** Writes down how far the bar has come each time that the page shows it. */
function watchBar(): void {
  const seen: number[] = []
  Object.assign(globalThis, { seen_: seen })
  const look = () => {
    const bar = document.querySelector<HTMLProgressElement>('.arrival progress')
    if (bar && bar.position !== seen.at(-1)) seen.push(bar.position)
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  })
}

test('a big table can be played on while it comes, and a bar shows how much of it is here', async () => {
  const ada = await open('?debug=quiet')
  await openBackup(ada.page, bigTable())
  await seated(ada.page)
  await ada.page.keyboard.press('i')
  await invitation(ada.page).waitFor()
  const link = await linkOf(ada)

  const ben = await open(`?debug=quiet${link}`, {
    before: (context) => context.addInitScript(watchBar),
  })
  const { page } = ben
  await page.getByRole('region', { name: 'The table is coming' }).waitFor()
  // Nobody has to wait for the rest.
  await playerAt(page).takeSeat('Ben')
  await page.getByText('The whole table is here.').waitFor({ state: 'attached', timeout: 60_000 })
  expect(await page.locator('.arrival').count()).toBe(0)
  const seen = await page.evaluate<number[]>('seen_')
  expect(seen.length).toBeGreaterThan(2)
  expect(seen).toEqual([...seen].sort((a, b) => a - b))
  const long = async () => (await notesOn(page)).filter(({ length }) => length === LETTERS).length
  await until('all is here', async () => (await long()) === NOTES, 30_000)
})
