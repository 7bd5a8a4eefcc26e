import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBackup } from './help/backup.ts'
import type { Guest } from './help/browser.ts'
import { dragonWakes } from './help/dragon.ts'
import { linkOf, matesAt } from './help/mates.ts'
import { until } from './help/until.ts'

const { open } = matesAt(4478, { still: false })

const seats = (page: Page) => page.getByRole('list', { name: 'Who sits here' })
async function sit({ page }: Guest, name: string): Promise<void> {
  await seats(page)
    .getByRole('button', { name: new RegExp(name) })
    .click()
  await page.getByRole('button', { name: `Take this seat as ${name}` }).click()
}
const NAMES = ['Ada', 'June', 'Milo']
const free = (page: Page) => page.getByRole('dialog', { name: 'Throw dice freely' })

/**
 * Who is named at which tray, the large one first, and which of the trays and the panel lie over one another; nothing
 * until all three throws are seen.
 */
const seen = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('.tray-name, .small-tray > p')]
    if (names.length < 3) return undefined
    const boxes = [...document.querySelectorAll('.place-tray, .small-tray, .panel.free')].map(
      (one) => one.getBoundingClientRect(),
    )
    const over = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b, j) => {
        const apart =
          a.right <= b.left + 1 ||
          b.right <= a.left + 1 ||
          a.bottom <= b.top + 1 ||
          b.bottom <= a.top + 1
        return apart ? [] : [`${i} over ${i + 1 + j}`]
      }),
    )
    // Behind the letter of each sign.
    return { named: names.map((one) => one.textContent.slice(1)), many: boxes.length, over }
  })

test('three throw at once: each sees whose dice are whose, and none over others', async () => {
  const ada = await open('?debug=quiet')
  await openBackup(ada.page, dragonWakes())
  await sit(ada, 'Ada')
  await ada.page.keyboard.press('i')
  const link = await linkOf(ada)
  const milo = await open(`?debug=quiet${link}`, { width: 390, height: 844, touch: true })
  const june = await open(`?debug=quiet${link}`, { width: 360, height: 640, touch: true })
  const all = { Ada: ada, June: june, Milo: milo }
  for (const [name, guest] of Object.entries(all).slice(1)) {
    await seats(guest.page).waitFor()
    await sit(guest, name)
  }
  await ada.page.getByText('2 other screens, linked directly.').waitFor()
  await ada.page.keyboard.press('Escape')
  for (const { page } of Object.values(all)) {
    await page.keyboard.press('d')
    await free(page).getByRole('textbox').fill('6d6!+2d20')
  }
  await Promise.all(
    Object.values(all).map(({ page }) =>
      free(page)
        .getByRole('button', { name: 'Throw', exact: true })
        .evaluate((button) => (button as HTMLElement).click()),
    ),
  )
  await Promise.all(
    Object.entries(all).map(async ([name, { page }]) => {
      let told: Awaited<ReturnType<typeof seen>>
      await until('all three throws are seen', async () => {
        told = await seen(page)
        return told !== undefined
      })
      const folder = process.env.SHOTS
      if (folder) await page.screenshot({ path: `${folder}/atonce-${name}.png` })
      const [own, ...others] = told?.named ?? []
      expect([own, ...others.sort()]).toEqual([name, ...NAMES.filter((one) => one !== name)])
      expect.soft([name, told?.many, told?.over]).toEqual([name, 4, []])
    }),
  )
})
