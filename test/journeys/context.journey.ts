import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { openBackup } from './help/backup.ts'
import { dragonWakes } from './help/dragon.ts'
import { journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { until } from './help/until.ts'

/** The part of the pixels in which two pictures of one size plainly differ. */
function apart(page: Page, a: Buffer, b: Buffer): Promise<number> {
  const pictures = [a, b].map((png) => `data:image/png;base64,${png.toString('base64')}`)
  return page.evaluate(async (sources) => {
    const [one, other] = await Promise.all(
      sources.map(async (source) => {
        const picture = new Image()
        picture.src = source
        await picture.decode()
        const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
        pen?.drawImage(picture, 0, 0)
        return pen?.getImageData(0, 0, picture.width, picture.height).data
      }),
    )
    if (!one || !other) throw new Error('a picture cannot be read')
    return one.filter((value, i) => Math.abs(value - (other[i] ?? 0)) > 24).length / one.length
  }, pictures)
}

journey('a lost graphics context comes back by itself', async ({ open }) => {
  const { page } = await open('', { still: true })
  await page.addInitScript(() => {
    // This machine has no graphics card, and what draws in its stead says so: here it keeps that to itself.
    const told = WebGL2RenderingContext.prototype.getParameter
    WebGL2RenderingContext.prototype.getParameter = function (what) {
      const name: unknown = told.call(this, what)
      return typeof name === 'string' && /swiftshader/i.test(name) ? 'a graphics card' : name
    }
  })
  await page.goto(`${page.url()}?debug=quiet`)
  const table = dragonWakes()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: /^Ada/ }).waitFor()
  // What is said in passing lies over the table.
  await page.locator('.notice').waitFor({ state: 'detached' })
  const peek = peekAt(page)
  await peek.rest()
  const lost = () =>
    page.evaluate<boolean | undefined>(
      `document.querySelector('.tabletop-canvas canvas').getContext('webgl2')?.isContextLost()`,
    )
  expect(await lost(), 'the board is drawn by WebGL').toBe(false)
  const board = await page.locator('.tabletop-canvas').boundingBox()
  const look = () => page.screenshot(board ? { clip: board } : {})
  const before = await look()

  await page.evaluate(`globalThis.loss = document.querySelector('.tabletop-canvas canvas')
    .getContext('webgl2').getExtension('WEBGL_lose_context')`)
  await page.evaluate('loss.loseContext()')
  await until('it is lost', async () => (await lost()) === true)
  const without = await apart(page, before, await look())
  expect(without, 'nothing is drawn without it').toBeGreaterThan(0.1)
  await page.evaluate('loss.restoreContext()')
  await until('it is back', async () => (await lost()) === false)
  await until(
    'the table looks as before',
    async () => (await apart(page, before, await look())) < 0.001,
  )
})
