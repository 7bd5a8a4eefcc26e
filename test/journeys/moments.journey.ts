import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup, tableOn } from './help/backup.ts'
import type { Guests } from './help/browser.ts'
import { dragonWakes } from './help/dragon.ts'
import { journey } from './help/journey.ts'
import { endedTable, lostTable } from './help/tale.ts'
import { until } from './help/until.ts'

/** From now on the page notes each moment that comes up, whether a hand would meet it, and what lies over what. */
const NOTING = `{
  globalThis.moments = []
  new MutationObserver(() => {
    const slip = document.querySelector('.decision-slip')
    if (!slip || moments.some((one) => one.slip === slip)) return
    const { left, top, width, height } = slip.getBoundingClientRect()
    const under = document.elementFromPoint(left + width / 2, top + height / 2)
    const tray = document.querySelector('.place-tray')
    const felt = tray.getBoundingClientRect()
    const oval = slip.querySelector('.decision-oval')
    moments.push({
      slip,
      covered: [[0.06, 0.5], [0.06, 0.94], [0.5, 0.06], [0.94, 0.06]].filter(([x, y]) => {
        const over = document.elementFromPoint(felt.left + x * felt.width, felt.top + y * felt.height)
        return !tray.contains(over)
      }),
      apart: slip.querySelector('.decision-ruling').offsetTop - oval.offsetTop - oval.offsetHeight,
      words: [...slip.querySelectorAll('[data-words]')].map((el) => el.dataset.words),
      meets: !!under?.closest('.moments'),
      told: slip.closest('[aria-hidden="true"]') === null,
    })
  }).observe(document.body, { childList: true, subtree: true })
}`

interface Noted {
  readonly words: readonly string[]
  readonly meets: boolean
  readonly told: boolean
  /** Where on the tray something else lies over it. */
  readonly covered: readonly unknown[]
  /** How far below the oval on the slip it stands what came of it, px. */
  readonly apart: number
}
const noted = (page: Page) => page.evaluate<Noted[]>('moments.map(({ slip, ...rest }) => rest)')

/** Sits at the table in the middle of its game as Ada, and throws for the Scene that is played. */
async function decide(open: Guests['open'], still: boolean): Promise<Page> {
  const { page } = await open('?debug=quiet', { still })
  await openBackup(page, dragonWakes())
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  // What is not asked for is there once everything is.
  await until('all has come', async () => (await page.locator('.moments').count()) > 0)
  await page.evaluate(NOTING)
  const { length } = (await tableOn(page)).state().rolls
  await page.getByRole('button', { name: 'Throw the dice' }).click()
  await until('the throw is written down', async () => {
    return (await tableOn(page)).state().rolls.length > length
  })
  return page
}

journey('what the dice decide is seen large for a moment, in nobody’s way', async ({ open }) => {
  const page = await decide(open, false)
  await until('a slip comes up', async () => (await noted(page)).length > 0)
  const [moment] = await noted(page)
  const last = (await tableOn(page)).state().rolls.at(-1)
  expect(last?.check.about).toBe('name')
  expect(moment?.words).toContainEqual(expect.stringMatching(/against DR \d: (Success|Failure)$/))
  expect(moment).toMatchObject({ meets: false, told: false, covered: [] })
  expect(moment?.apart).toBeGreaterThanOrEqual(0)
  await until('it goes by itself', async () => (await page.locator('.decision').count()) === 0)
  expect(await noted(page)).toHaveLength(1)
})

journey('any press ends it', async ({ open }) => {
  const page = await decide(open, false)
  await page.locator('.decision').waitFor({ state: 'attached' })
  await page.keyboard.press('Shift')
  expect(await page.locator('.decision').count()).toBe(0)
})

journey('where little motion is wanted nothing comes up', async ({ open }) => {
  const page = await decide(open, true)
  await page.locator('.outcome').waitFor()
  await page.waitForTimeout(2000)
  expect(await noted(page)).toEqual([])
  expect(await page.locator('[data-deciding="true"]').count()).toBe(0)
})

journey('the end page has a place for what became of the world', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  await openBackup(page, endedTable())
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  await page.getByRole('button', { name: 'Read the end of the story' }).click()
  const end = page.getByRole('dialog').filter({ has: page.locator('.ending-whole') })
  expect(await end.locator('.foretold').textContent()).toContain('The Dragon Wakes')
  await end.getByRole('textbox').fill('The sea came back, and Carrow rang again.')
  await end.getByRole('button', { name: 'Write it down' }).click()
  await end.locator('.written').getByText('Carrow rang again').waitFor()
  // The place is empty again, for the next who tells.
  await until('it is empty', async () => (await end.getByRole('textbox').inputValue()) === '')
  const [next, foot] = await Promise.all(
    [end.getByRole('button', { name: 'Write it down' }), end.locator('.modal-body > footer')].map(
      (one) => one.boundingBox(),
    ),
  )
  expect((next?.y ?? 0) + (next?.height ?? 0), 'they see its button').toBeLessThan(
    (foot?.y ?? 0) + 26,
  )
  await end.getByRole('button', { name: 'Read the chronicle' }).click()
  const story = page.locator('.story')
  await story.getByRole('heading', { name: 'What came after' }).waitFor()
  expect(await story.textContent()).toContain('Carrow rang again')
  // All its chapters are seen at once.
  const chapters = page.getByRole('navigation', { name: 'Chapters' })
  expect(await chapters.getByRole('button').count()).toBeGreaterThan(6)
  expect(await chapters.evaluate((el) => el.scrollWidth <= el.clientWidth)).toBe(true)
})

journey('the prophecy that came to pass is sealed where nothing moves, too', async ({ open }) => {
  const { page } = await open('', { still: true })
  await openBackup(page, lostTable())
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  await page.getByRole('button', { name: 'Read the end of the story' }).click()
  const seal = page.locator('.foretold .wax')
  await seal.waitFor()
  const { width } = (await seal.boundingBox()) ?? { width: Infinity }
  expect(width).toBeLessThan(160)
  const fill = await seal.locator('.wax-edge').evaluate((one) => getComputedStyle(one).fill)
  expect(fill).toBe('rgb(141, 29, 44)')
})
