import { expect } from 'vitest'
import { faint } from './help/contrast.ts'
import { journey } from './help/journey.ts'

journey('words that are too faint for the wood they stand on are named', async ({ open }) => {
  const { page } = await open('', { still: true })
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  expect(await faint(page)).toEqual([])
  // By a colour that is good on ivory, and nearly that of the wood.
  await title.evaluate((el) => {
    el.style.color = '#7a4a2c'
  })
  expect((await faint(page)).join()).toContain(await title.textContent())
})
