import { writeFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { guestsAt } from './help/browser.ts'
import { lightPng } from './help/png.ts'

/** Takes the README's picture of the page at this address: the example, which anybody finds in the lobby. */
export async function picture(address: string, file: string): Promise<void> {
  const guests = guestsAt(address)
  try {
    const { page } = await guests.open('', { width: 1400, height: 875, still: true })
    await page.getByRole('button', { name: 'See a game of Prophecy half played' }).click()
    await page.getByRole('button', { name: 'I am Ada' }).click()
    await page
      .getByRole('button', { name: /what lies there/i })
      .first()
      .click()
    await page.mouse.move(700, 500)
    // Nothing on the table moves by itself: a moment is enough for it to be painted whole.
    await page.waitForTimeout(2000)
    writeFileSync(file, await lighter(page, await page.screenshot()))
  } finally {
    for (const trouble of await guests.close()) process.stderr.write(`${trouble}\n`)
  }
}

/** The same picture in a third of the bytes: the fibres of paper and wood have more shades than anybody sees. */
async function lighter(page: Page, png: Buffer): Promise<Buffer> {
  const { pixels, width, height } = await page.evaluate(
    async (picture) => {
      const image = new Image()
      image.src = picture
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.drawImage(image, 0, 0)
      const { data, width, height } = pen.getImageData(0, 0, image.width, image.height)
      const all = new Blob([data])
      const reader = new FileReader()
      const read = new Promise((done) => reader.addEventListener('load', done))
      reader.readAsDataURL(all)
      await read
      return { pixels: String(reader.result), width, height }
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  const bytes = Buffer.from(pixels.slice(pixels.indexOf(',') + 1), 'base64')
  return lightPng(bytes, width, height)
}
