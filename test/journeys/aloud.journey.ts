import { expect } from 'vitest'
import { openBackup } from './help/backup.ts'
import { journey } from './help/journey.ts'
import { plainTable } from './help/plain.ts'
import { until } from './help/until.ts'

/** A device with a voice of its own: what it is given to say is kept, and said when somebody tells it to. */
const VOICE = `{
  const voice = { name: 'Own', lang: 'en-GB', localService: true, default: true }
  globalThis.said = []
  let queue = []
  globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text } }
  Object.assign(speechSynthesis, {
    getVoices: () => [voice],
    speak: (part) => queue.push(part),
    cancel: () => { queue = [] },
  })
  globalThis.sayOne = () => {
    const part = queue.shift()
    if (!part) return 0
    said.push(part.text)
    part.onstart?.()
    part.onend?.()
    return queue.length
  }
}`

journey('a prophecy is read by the device where it has a voice, if one likes', async ({ open }) => {
  const { page } = await open('?debug=quiet', { still: true })
  const table = plainTable()
  await openBackup(page, table)
  table.close()
  await page.getByRole('button', { name: /^Ada/ }).click()
  await page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  await page.getByRole('button', { name: 'Receive a prophecy', exact: true }).click()
  const aloud = page.getByRole('button', { name: /^Read aloud: What sleeps/ })
  const speak = page.getByRole('button', { name: 'Let this device read it' })
  const take = page.getByRole('button', { name: 'Take this one' })
  // Wherever on it a prophecy is pressed, its page opens.
  const preview = (await page.locator('.long-options .preview').first().boundingBox()) ?? {
    x: 0,
    y: 0,
  }
  await page.mouse.click(preview.x + 20, preview.y + 8)
  await take.waitFor()
  const { y = 0, height = 0 } = (await take.boundingBox()) ?? {}
  expect(y + height, 'it is received without scrolling').toBeLessThanOrEqual(800)
  // Nothing is promised that cannot be had.
  expect(await speak.count()).toBe(0)
  await page.keyboard.press('Escape')

  await page.evaluate(VOICE)
  await aloud.click()
  await speak.click()
  await page.evaluate('sayOne()')
  await until(
    'the part is marked',
    async () => (await page.locator('[data-read="true"]').count()) === 1,
  )
  const hush = page.getByRole('button', { name: 'Stop reading' })
  await hush.click()
  expect(await page.evaluate('sayOne()')).toBe(0)
  // From the beginning again, and to the end.
  await speak.click()
  await until('all of it was read', () => page.evaluate<boolean>('sayOne() === 0'))
  await speak.waitFor()
  expect(await page.locator('[data-read="true"]').count()).toBe(0)
  const said = await page.evaluate<string[]>('said.slice(1)')
  const shown = await page.locator('.reading p').allTextContents()
  expect(said.join(' ')).toBe(shown.join(' '))
  await take.click()
  await take.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Receive a prophecy', exact: true }).waitFor({
    state: 'detached',
  })
})
