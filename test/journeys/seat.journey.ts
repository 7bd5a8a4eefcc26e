import { expect, test } from 'vitest'
import { amiss } from './help/journey.ts'
import { linkOf, matesAt } from './help/mates.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

const { host, follow } = matesAt(4457)

test('who comes back with another device takes their seat again, and nobody takes one by a slip', async () => {
  const ada = await host()
  const link = await linkOf(ada)
  await ada.page.keyboard.press('Escape')
  const laptop = await follow(link)
  await playerAt(laptop.page).takeSeat('Ben')
  const seatsOf = ({ page }: typeof ada) => page.getByRole('list', { name: 'Who sits here' })
  await seatsOf(ada).getByRole('button', { name: /^Ben$/ }).waitFor()
  // Ben's marker lies at everybody's edge, and of it the cap while he writes.
  const barrel = ada.page.locator('.felt-pen', { hasText: 'Ben' }).locator('.pen-barrel')
  await barrel.waitFor()
  await laptop.page.keyboard.press('m')
  await barrel.waitFor({ state: 'hidden' })
  await laptop.page.keyboard.press('v')
  await barrel.waitFor()
  await laptop.close()
  await seatsOf(ada)
    .getByRole('button', { name: /Ben.*not here/ })
    .waitFor()

  const phone = await follow(link, { width: 390, height: 844, touch: true })
  const { page } = phone
  await page.getByRole('button', { name: 'Take a seat' }).first().tap()
  const panel = page.getByRole('dialog', { name: 'Take a seat' })
  // Ada is here, so her seat is not among those that wait for somebody.
  await panel.getByRole('button', { name: 'I am Ben' }).waitFor()
  expect(await panel.getByRole('button', { name: 'I am Ada' }).count()).toBe(0)
  expect(await amiss(page)).toEqual([])
  await panel.getByRole('button', { name: 'I am Ben' }).tap()
  await seatsOf(phone)
    .getByRole('button', { name: /Ben.*acts now/ })
    .waitFor()
  expect(await seatsOf(phone).getByRole('button', { name: /Ben/ }).count()).toBe(1)
  await until(
    'it is seen that Ben is back',
    async () =>
      !/not here/.test(
        (await seatsOf(ada).getByRole('button', { name: /Ben/ }).textContent()) ?? '',
      ),
  )

  await seatsOf(ada).getByRole('button', { name: /Ben/ }).click()
  const seat = ada.page.getByRole('dialog', { name: 'Ben' })
  await seat.getByRole('button', { name: 'Take this seat as Ben' }).click()
  await seat.getByText('Ben is here, at another screen.').waitFor()
  expect(await amiss(ada.page)).toEqual([])
  await ada.page.keyboard.press('Escape')
  await seatsOf(phone)
    .getByRole('button', { name: /Ben.*acts now/ })
    .waitFor()
})
