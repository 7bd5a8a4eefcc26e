import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Guests } from './help/browser.ts'
import { amiss, byFinger, journey } from './help/journey.ts'
import { walked } from './help/walked.ts'

const shot = async (page: Page, name: string) => {
  const folder = process.env.SHOTS
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` })
}

async function lay(page: Page) {
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.getByRole('complementary', { name: 'Guide' }).waitFor()
}

async function openBook(open: Guests['open'], dark = false) {
  const { page } = await open('', { dark, still: true })
  await lay(page)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rulebook' }).click()
  const book = page.getByRole('dialog', { name: 'Prophecy' })
  await book.locator('.book-front img').waitFor()
  return { page, book, leaf: book.getByRole('article') }
}

// Between them they have all that a page can have.
const PAGES = [
  'Create Characters',
  'Whose Aspect is it?',
  'An outline of eight Scenes',
  'Pairs, and what is none',
  'A Check, step by step',
  'House settings',
]

for (const dark of walked([true, false]))
  journey(
    `the pages of the rulebook are fine, ${dark ? 'in the dark' : 'by day'}`,
    async ({ open }) => {
      const { page, book, leaf } = await openBook(open, dark)
      const list = book.getByRole('navigation', { name: 'Contents' })
      for (const title of PAGES) {
        await list.getByRole('button', { name: title }).click()
        await leaf.getByRole('heading', { name: title }).waitFor()
        expect(await amiss(page), title).toEqual([])
        await shot(page, `book-${dark ? 'dark' : 'light'}-${PAGES.indexOf(title)}`)
      }
      await list.getByRole('button', { name: 'Words to begin with' }).click()
      await book.getByRole('button', { name: 'Turn the page' }).click()
      await leaf.getByText('fourteen playtesters').waitFor()
      expect(await book.getByRole('button', { name: 'Turn the page' }).isEnabled()).toBe(false)
    },
  )

journey('the rulebook is searched and walked through by keyboard', async ({ open }) => {
  const { page, book, leaf } = await openBook(open)
  const search = book.getByRole('searchbox', { name: 'Search the rulebook' })
  await search.focus()
  // A word begun, with an accent it does not have.
  await page.keyboard.type('márker')
  await book.getByText('One page found').waitFor()
  await page.keyboard.press('ArrowDown')
  const hit = book.getByRole('button', { name: /What lies on the table/ })
  expect(await hit.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await hit.locator('mark').allInnerTexts()).toEqual(['Markers'])
  expect(await amiss(page)).toEqual([])
  await shot(page, 'book-found')
  await page.keyboard.press('Enter')
  await leaf.getByRole('heading', { name: 'What lies on the table' }).waitFor()
  expect(await leaf.locator('mark').allInnerTexts()).toEqual(['Markers'])
  // The page has the focus; the words of the game on it are next.
  expect(await leaf.evaluate((one) => one === document.activeElement)).toBe(true)
  await search.focus()
  await page.keyboard.press('Escape')
  expect(await search.inputValue()).toBe('')
  await book
    .getByRole('navigation', { name: 'Contents' })
    .getByRole('button', { name: 'Create Characters' })
    .click()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Scene')
  await page.keyboard.press('Enter')
  await leaf.getByRole('heading', { name: 'Scenes' }).waitFor()
  await page.keyboard.press('Escape')
  await book.waitFor({ state: 'detached' })
})

/** The middle of a word in an element, in CSS px. */
const spot = (page: Page, selector: string, word: string) =>
  page.locator(selector).evaluateAll((all, word) => {
    for (const one of all)
      for (const node of one.childNodes) {
        const at = node.nodeValue?.indexOf(word) ?? -1
        if (at < 0) continue
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + word.length)
        const { x, y, width, height } = range.getBoundingClientRect()
        return { x: x + width / 2, y: y + height / 2 }
      }
    throw new Error(`no ${word}`)
  }, word)

journey('words of the game are explained where they stand', async ({ open }) => {
  const { page } = await open('', { still: true })
  await lay(page)
  const guide = page.getByRole('complementary', { name: 'Guide' })
  const words = guide.getByText('Words explained')
  await words.waitFor()
  const { x, y } = await spot(page, '.step .what', 'Aspects')
  await page.mouse.click(x, y)
  const told = page.getByRole('dialog', { name: 'Aspect' })
  await told.getByText(/One sticky note each/).waitFor()
  expect(await amiss(page)).toEqual([])
  await shot(page, 'book-term')
  await page.keyboard.press('Escape')
  await told.waitFor({ state: 'detached' })

  // By keys alone.
  await words.focus()
  await page.keyboard.press('Enter')
  const object = guide.getByRole('button', { name: 'Object', exact: true })
  await object.focus()
  await page.keyboard.press('Enter')
  const explained = page.getByRole('dialog', { name: 'Object' })
  await explained.waitFor()
  await page.keyboard.press('Escape')
  await explained.waitFor({ state: 'detached' })
  expect(await object.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await explained.getByRole('button', { name: 'Look it up in the rulebook' }).press('Enter')
  const book = page.getByRole('dialog', { name: 'Prophecy' })
  await book.getByRole('heading', { name: 'Objects and Aspects' }).waitFor()
  await page.keyboard.press('Escape')
  await book.waitFor({ state: 'detached' })

  // In a form; and never in what somebody wrote.
  await page.getByRole('button', { name: 'Take a seat' }).first().click()
  await page.getByLabel('Your name').fill('Ada')
  await page.keyboard.press('Enter')
  await guide.getByRole('button', { name: 'Receive a prophecy', exact: true }).waitFor()
  await guide.getByRole('button', { name: 'Add an Object' }).click()
  await guide.getByRole('form', { name: 'Add an Object' }).waitFor()
  await guide.getByRole('button', { name: 'Object', exact: true }).waitFor()
})

byFinger('words of the game are explained to a finger', async ({ open }) => {
  const { page } = await open('', { width: 360, height: 640, touch: true, still: true })
  await lay(page)
  await page.getByRole('button', { name: 'More of the guide' }).tap()
  await page.getByText('Words explained').waitFor()
  const { x, y } = await spot(page, '.step .what', 'Moderator')
  await page.touchscreen.tap(x, y)
  const told = page.getByRole('dialog', { name: 'Moderator' })
  await told.getByText(/There need not be one/).waitFor()
  await told.getByRole('button', { name: 'Look it up in the rulebook' }).tap()
  const book = page.getByRole('dialog', { name: 'Prophecy' })
  await book.getByRole('heading', { name: 'The Moderator' }).waitFor()
  expect(await amiss(page)).toEqual([])
  await book.getByRole('button', { name: 'Contents' }).tap()
  await book.getByRole('button', { name: 'The Check', exact: true }).tap()
  await book.getByRole('heading', { name: 'The Check' }).waitFor()
  await shot(page, 'book-phone')
})
