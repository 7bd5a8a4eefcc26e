import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from './help/journey.ts'
import { holdPrinter } from './help/printer.ts'
import { until } from './help/until.ts'

/** The sizes of a PDF's pages, mm. Firefox packs what tells of them. */
function pagesOf(pdf: Buffer) {
  const raw = pdf.toString('latin1')
  const packed = [...raw.matchAll(/\/ObjStm[\s\S]*?stream\r?\n/g)].map(({ index, 0: head }) =>
    inflateSync(pdf.subarray(index + head.length), { finishFlush: 2 }).toString('latin1'),
  )
  const sizes = [raw, ...packed].flatMap((text) => [
    ...text.matchAll(/\/MediaBox \[ ?0 0 ([\d.]+) ([\d.]+) ?\]/g),
  ])
  return sizes.map(([, w, h]) => [w, h].map((points) => Math.round((Number(points) * 25.4) / 72)))
}

/** What does not fit on its page, a line each. */
const beyond = (page: Page) =>
  page.locator('.print-body').evaluateAll((bodies) =>
    bodies.flatMap((body) => {
      const title = body.querySelector('h3')?.textContent ?? ''
      const { right } = body.getBoundingClientRect()
      const wide = [...body.querySelectorAll('*')]
        .filter(
          (one) => !one.closest('svg, .hidden') && one.getBoundingClientRect().right > right + 1,
        )
        .map((one) => `${title}: ${one.className || one.tagName} is too wide`)
      return body.scrollHeight > body.clientHeight ? [...wide, `${title} is too long`] : wide
    }),
  )

journey('[P29] the booklet is printed page by page, and on sheets to fold', async ({ open }) => {
  const { page } = await open('', { still: true })
  await page.getByRole('button', { name: 'Lay the table' }).click()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Rulebook' }).click()
  const book = page.getByRole('dialog', { name: 'Prophecy' })
  const printed = await holdPrinter(page)
  await book.getByRole('button', { name: 'Print the booklet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Print the booklet' })
  const toPrint = dialog.getByRole('button', { name: 'Print', exact: true })
  await until('the cover is painted', () => toPrint.isEnabled())
  await toPrint.click()
  await printed()
  expect(await beyond(page)).toEqual([])
  const paper = { preferCSSPageSize: true, printBackground: true }
  const pages = pagesOf(await page.pdf(paper))
  const prints = await page.locator('.print-page').count()
  expect(prints % 4).toBe(0)
  expect(prints).toBeGreaterThan(20)
  // A5 upright: 148 x 210 mm.
  expect(pages).toEqual(Array.from({ length: prints }, () => [148, 210]))
  await dialog.getByRole('radio', { name: /^Sheets of A4/ }).check()
  expect(await beyond(page)).toEqual([])
  const sides = pagesOf(await page.pdf(paper))
  expect(sides).toEqual(Array.from({ length: prints / 2 }, () => [297, 210]))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.locator('.booklet').waitFor({ state: 'detached' })
  await book.waitFor()
})

journey('[P29] the booklet of each game fits its pages', async ({ open }) => {
  const { page } = await open('', { still: true })
  const examples = page.getByRole('button', { name: /half played/ })
  await examples.first().waitFor()
  const many = await examples.count()
  expect(many).toBeGreaterThan(1)
  const topics = new Set<string>()
  for (let i = 0; i < many; i++) {
    await examples.nth(i).click()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Rulebook' }).click()
    await page.locator('.book-front img').waitFor()
    const called = await holdPrinter(page)
    await page.getByRole('button', { name: 'Print the booklet' }).click()
    const dialog = page.getByRole('dialog', { name: 'Print the booklet' })
    const toPrint = dialog.getByRole('button', { name: 'Print', exact: true })
    await until('the cover is painted', () => toPrint.isEnabled())
    await toPrint.click()
    await called()
    expect(await beyond(page)).toEqual([])
    const printed = await page.locator('.print-body h3').allInnerTexts()
    expect(printed.length).toBeGreaterThan(15)
    topics.add(printed.join())
    await page.goto(new URL('.', page.url()).href)
    await examples.first().waitFor()
  }
  expect(topics.size).toBe(many)
})
