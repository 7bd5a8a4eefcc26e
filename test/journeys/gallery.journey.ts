import { expect } from 'vitest'
import { halls, LOOKS } from '../../src/app/gallery/exhibits.ts'
import { makeSpoken } from '../../src/ui/say/language.ts'
import { journey } from './help/journey.ts'
import { peekAt } from './help/peek.ts'
import { until } from './help/until.ts'

/** How many different colours each picture has, by its exhibit: 0 for one that is blank. */
const PAINTED = `Object.fromEntries([...document.querySelectorAll('[data-exhibit]')].map((canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const colors = new Set(new Uint32Array(data.buffer))
  colors.delete(0)
  return [canvas.dataset.exhibit, colors.size]
}))`

/** The mean colour of a picture, by its exhibit: red, green and blue. */
const MEAN = `Object.fromEntries([...document.querySelectorAll('[data-exhibit*="/table/"]')].map((canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const sum = [0, 0, 0]
  for (let at = 0; at < data.length; at++) if (at % 4 < 3) sum[at % 4] += data[at]
  return [canvas.dataset.exhibit, sum.map((all) => Math.round(all / (data.length / 4)))]
}))`

journey('everything there is hangs in the gallery', async ({ open }) => {
  const { page } = await open('?gallery', { still: true })
  const all = (await halls({ spoken: makeSpoken() })).flatMap(({ exhibits }) => exhibits)
  const hung = () => page.evaluate<boolean>(`!!document.querySelector('.gallery[data-hung]')`)
  await until('everything hangs', hung, 60_000)

  const painted = await page.evaluate<Record<string, number>>(PAINTED)
  const pictures = all.filter(({ shows }) => shows.as === 'board' || shows.as === 'die')
  expect(Object.keys(painted).sort()).toEqual(pictures.map(({ id }) => id).sort())
  // Paper and wood alone have hundreds of shades, and ivory dozens.
  expect(Object.entries(painted).filter(([, colors]) => colors < 24)).toEqual([])
  // The same table in another look is another picture, and what hangs beside it is as before.
  const mean = await page.evaluate<Record<string, readonly number[]>>(MEAN)
  const far = (a = [0, 0, 0] as readonly number[], b = [0, 0, 0] as readonly number[]) =>
    Math.hypot(...a.map((part, at) => part - (b[at] ?? 0)))
  const tables = Object.keys(mean).filter((id) => id.endsWith('/light'))
  for (const [name] of LOOKS) {
    const worn = tables.filter((id) => id.includes(` as ${name}/`))
    expect(worn.length, name).toBeGreaterThan(0)
    for (const id of worn)
      expect(far(mean[id], mean[id.replace(` as ${name}`, '')]), id).toBeGreaterThan(30)
  }
  for (const { heading } of LOOKS.map(([, look]) => look))
    if (heading)
      expect(
        await page.evaluate(`document.fonts.check('20px "${heading.family}"')`),
        heading.family,
      ).toBe(true)
  for (const { name, shows } of all)
    if (shows.as === 'pile')
      // Two games may have stacks of one name.
      expect(await page.getByRole('button', { name, exact: true }).count(), name).toBe(
        all.filter((one) => one.shows.as === 'pile' && one.name === name).length,
      )
    else if (shows.as === 'tray')
      await until(`the tray “${name}” has its dice`, () =>
        page.getByRole('button', { name, exact: true }).locator('canvas').nth(1).isVisible(),
      )
})

journey('a table tells what it knows of itself, and draws nothing for that', async ({ open }) => {
  const { page } = await open('?debug', { still: true })
  await page.getByRole('button', { name: 'Lay the table' }).click()
  const peek = peekAt(page)
  await peek.rest()
  const panel = page.locator('.debug-panel')
  const told = async (line: string) =>
    new RegExp(`^${line} +(.*)$`, 'm').exec((await panel.textContent()) ?? '')?.[1] ?? ''
  await until('it was weighed', async () => /^\d{3,} \(saved\)$/.test(await told('bytes')))
  for (const line of ['tiles', 'peers', 'items', 'aside', 'drag'])
    expect(await told(line), line).not.toBe('')

  const frames = await peek.frames()
  await until('it tells the frames', async () =>
    (await told('frames')).startsWith(`${frames} board`),
  )
  await peek.rest()
  expect(await peek.frames()).toBe(frames)
  // It is in nobody's way.
  const { x, y } = (await panel.boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 20, y + 20)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 60)
  await until('it tells what a hand does', async () => /frame/.test(await told('drag')))
  await page.mouse.up()
  await until('the hand is empty', async () => (await told('drag')) === 'none')

  await page.goto(page.url().replace('?debug', '?debug=quiet'))
  await until('the table is there again', async () => (await peek.frames()) > 0)
  expect(await panel.count()).toBe(0)
})
