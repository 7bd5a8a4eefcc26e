import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { fingerAt, type Hands } from './help/hands.ts'
import { journey } from './help/journey.ts'
import { ORDER, PLAN, type Planned } from './help/plan.ts'

const CATEGORIES = [
  ['Occupation', 'Bell-founder'],
  ['Physical or Mental Characteristic', 'Hands of iron'],
  ['Psychological Characteristic', 'Silver tongued'],
  ['Relationship', 'Osk’s sister'],
  ['Affiliation', 'Harbour Guild'],
] as const

/** What comes next can be read where the guide stands. */
async function inSight(one: Locator) {
  await one.waitFor()
  const [seen, port] = await one.evaluate((el) =>
    [el, el.closest('.guide-body') ?? el].map((each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return { top: Math.ceil(top), bottom: Math.floor(bottom) }
    }),
  )
  expect(seen?.top).toBeGreaterThanOrEqual(port?.top ?? 0)
  expect(seen?.bottom).toBeLessThanOrEqual(port?.bottom ?? 0)
}

/** Plays one Scene with one pair; the throw is by the button. */
async function perform(finger: Hands, scene: Planned) {
  const { guide } = finger
  const { objective, dr, aspect, setting } = scene
  await finger.press(`Begin “${objective}” (DR ${dr})`)
  await inSight(guide.getByText('of 8:00'))
  await finger.press('Add a place card')
  await finger.fill({ 'What is the place called?': setting })
  await finger.press('Add an Aspect to an Object')
  await finger.fill({ 'The Aspect, in': aspect })
  const check = guide.getByRole('region', { name: 'The Check' })
  await check.locator('details.pairing summary').tap()
  await check.getByRole('list', { name: 'On a Character' }).getByText('Bell-founder').tap()
  await check.getByRole('list', { name: 'Elsewhere' }).getByText(aspect).tap()
  await check.locator('.pairs').getByText('Bell-founder').waitFor()
  await check.getByText(/Chance of success \d+/).waitFor()
  await check.getByRole('button', { name: 'Throw the dice' }).tap()
  await guide
    .getByText(/against DR \d: /)
    .first()
    .waitFor({ timeout: 15_000 })
  await inSight(guide.locator('.outcome .verdict').first())
}

for (const [width, height] of [
  [820, 1180],
  [390, 844],
] as const)
  journey(`a whole game by touch alone, ${width} by ${height}`, async ({ open }) => {
    const { page } = await open('', { touch: true, still: true, width, height })
    page.setDefaultTimeout(10_000)
    await page.getByRole('button', { name: 'Lay the table' }).tap()
    const finger = fingerAt(page)
    const { guide } = finger
    await guide.waitFor()
    await finger.takeSeat('Ada')

    await guide.getByRole('button', { name: 'More of the guide' }).tap()
    await finger.press('Receive a prophecy')
    await guide
      .getByRole('button', { name: /^Read aloud: / })
      .first()
      .tap()
    await page.getByRole('button', { name: 'Take this one' }).tap()
    await finger.press('Create Characters')

    await finger.press('Make your Character')
    await finger.fill({ 'What is your Character called?': 'Ruth' }, [], CATEGORIES[0][0])
    for (const [at, [, aspect]] of CATEGORIES.entries())
      await finger.fill({ 'The Aspect, in': aspect }, [], CATEGORIES[at + 1]?.[0])
    await finger.press('Write an Outline')

    for (const { objective, setting, parent } of PLAN) {
      await finger.press(parent === undefined ? 'Sketch the Finale' : 'Sketch a Precursor')
      await finger.fill(
        { 'What do the Characters try to do?': objective, 'When and where is it?': setting },
        parent === undefined ? [] : [new RegExp(parent)],
      )
      await inSight(guide.locator('.step[data-current="true"] .what'))
    }
    await finger.press('Tell the Story')

    for (const scene of ORDER) {
      await perform(finger, scene)
      await finger.fill({ 'What happened?': 'It was a near thing.' })
    }
    const end = page.getByRole('dialog')
    await end.getByText('You performed 8 Scenes').waitFor()
    expect(await end.textContent()).toContain('Bind the Dragon')
    await end.getByRole('button', { name: 'Look at the table' }).tap()
    await end.waitFor({ state: 'detached' })
  })
