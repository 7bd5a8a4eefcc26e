import { expect } from 'vitest'
import { journey } from './help/journey.ts'
import { playerAt } from './help/player.ts'

journey('what was written a second ago outlives a power cut', async ({ open }) => {
  const first = await open('', { width: 1400, height: 875, still: true, alone: true })
  first.page.setDefaultTimeout(10_000)
  await first.page.getByRole('button', { name: 'Lay the table' }).click()
  const player = playerAt(first.page)
  await player.takeSeat('Ada')
  await player.takeSeat('Milo')
  await player.press('Sketch the Finale', 'Phase 3')
  await player.fill({ 'What do the Characters try to do?': 'Bind the Dragon' })
  await player.press(/^Begin “Bind/, 'Phase 4')
  await player.press('Face it without dice')
  await player.guide.getByText('No dice, no Hits against DR 4: Failure').waitFor()
  await player.guide.getByText('What happened?').waitFor()
  await player.fill({ 'What happened?': 'She flew away before anybody could move.' })
  await player.page.getByRole('button', { name: 'Look at the table' }).click()
  await player.page.keyboard.press('n')
  await player.page.keyboard.type('Osk saw her last')
  const before = (await player.things()).map(({ name }) => name)
  await first.page.waitForTimeout(1000)
  await first.kill()

  const { page, close } = await first.reopen()
  page.setDefaultTimeout(10_000)
  await page.getByRole('button', { name: /^Our first table/ }).click()
  const again = playerAt(page)
  await again.thing(/^sticky note\. Osk saw her last/)
  expect((await again.things()).map(({ name }) => name)).toEqual(before)
  await again.guide.getByText('No dice, no Hits against DR 4: Failure').waitFor()
  await page.getByRole('list', { name: 'Who sits here' }).getByText('Milo').waitFor()
  // Without dice there was no chance to speak of.
  expect(await again.guide.getByText('The chance was').count()).toBe(0)
  await close()
})
