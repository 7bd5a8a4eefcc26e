import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Guests, Manner } from './help/browser.ts'
import { amiss, byFinger, journey } from './help/journey.ts'
import { playerAt } from './help/player.ts'
import { until } from './help/until.ts'

/** Hands that count what they press. */
function hands(touch: boolean) {
  let presses = 0
  return {
    presses: () => presses,
    async press(what: Locator) {
      presses++
      await (touch ? what.tap() : what.click())
    },
  }
}

const newcomer =
  (screen: Manner) =>
  async ({ open }: { open: Guests['open'] }) => {
    const { page } = await open('', { ...screen, hints: true })
    const { press, presses } = hands(screen.touch ?? false)
    await press(page.getByRole('button', { name: 'Lay the table' }))
    await press(page.getByRole('button', { name: /^Index cards: take one/ }))
    await page.keyboard.type('The drowned bell')
    await page.keyboard.press('Escape')
    expect(presses()).toBe(2)
    expect((await playerAt(page).things()).map(({ name }) => name)).toEqual([
      expect.stringContaining('The drowned bell'),
    ])
  }

journey(
  'somebody new writes a card on a laptop: two presses, and typing',
  newcomer({ width: 1280, height: 800 }),
)
byFinger(
  'somebody new writes a card on a phone: two presses, and typing',
  newcomer({ width: 360, height: 640, touch: true }),
)

const hint = (page: Page) => page.locator('.hint-slip')

journey(
  'on a tablet a hint goes along with what it is about, and eight markers end before the tray',
  async ({ open }) => {
    const { page } = await open('', {
      hints: true,
      still: true,
      width: 1180,
      height: 820,
    })
    await page.getByRole('button', { name: 'Lay the table' }).click()
    const player = playerAt(page)
    await player.takeSeat('Ada')
    await page.keyboard.press('m')
    await hint(page).getByText('Write on paper').waitFor()
    for (const name of ['Ben', 'Cyd', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'])
      await player.takeSeat(name)
    const boxOf = async (what: string) =>
      (await page.locator(what).last().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const tools = await boxOf('.tools')
    await until(
      'it stands below the tools',
      async () => (await boxOf('.hint-slip')).y >= tools.y + tools.height,
    )
    const tray = await boxOf('.place-tray')
    for (const pen of await page.locator('.felt-pen').all()) {
      const { x = 0, width = 0 } = (await pen.boundingBox()) ?? {}
      expect(x + width, 'it ends before the tray').toBeLessThanOrEqual(tray.x + 6)
    }
  },
)

journey(
  'hints stand where the hand is, each once, and hands reach through them',
  async ({ open }) => {
    const { page } = await open('', { hints: true, still: true })
    await page.getByRole('button', { name: 'Lay the table' }).click()
    await hint(page).getByText('Pull a card from this stack').waitFor()
    // Told too, and without taking the focus.
    await page.getByRole('status').getByText('Hint: Pull a card').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await amiss(page)).toEqual([])
    const words = await hint(page).locator('p').boundingBox()
    const pile = await page.getByRole('button', { name: /^Index cards/ }).boundingBox()
    if (!words || !pile) throw new Error('not seen')
    expect(pile.y - (words.y + words.height)).toBeLessThan(40)
    const below = ([x, y]: [number, number]) =>
      document.elementFromPoint(x, y)?.closest('.hint-slip')
    expect(await page.evaluate(below, [words.x + 9, words.y + 9] as [number, number])).toBeFalsy()

    // Done, it goes; what is about the next thing comes when it is time for it.
    await page.keyboard.press('c')
    await page.locator('textarea.writing').waitFor()
    await hint(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await hint(page).getByText('Press / for everything').waitFor()
    await page.keyboard.press('Escape')
    await hint(page).getByText('Double tap it to write').waitFor()
    await hint(page).getByRole('button', { name: 'Take this hint away' }).click()
    await hint(page).waitFor({ state: 'detached' })
    await page.keyboard.press('m')
    await hint(page).getByText('Write on paper').waitFor()
    await page.keyboard.press('Escape')
    await hint(page).waitFor({ state: 'detached' })

    // They stay away on this device, until they are wanted again.
    await page.keyboard.press('v')
    const kept = await page.evaluate(() => JSON.parse(localStorage['prophecy-table'] ?? ''))
    expect(kept).toMatchObject({ hinted: ['card', 'keys', 'write', 'marker'] })
    const settings = page.getByRole('dialog', { name: 'Settings' })
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Settings' }).click()
    await settings.getByRole('switch', { name: /^Hints/ }).uncheck()
    await settings.getByRole('switch', { name: /^Hints/ }).check()
    await page.keyboard.press('Escape')
    await hint(page).getByText('Double tap it to write').waitFor()
  },
)

journey('a game half played is opened from the lobby, and played on', async ({ open }) => {
  const { page } = await open('', { still: true })
  const example = page.getByRole('button', { name: 'See a game of Prophecy half played' })
  const lobby = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Leave the table' }).click()
    await example.waitFor()
  }
  const tables = () => page.getByRole('list', { name: 'Your tables' }).getByRole('listitem').count()
  await example.click()
  const guide = page.getByRole('complementary', { name: 'Guide' })
  await guide.getByText('4 pairs + 1 die won = 5 dice').waitFor()
  // Nobody who is not here seems to be.
  for (const name of ['Ada', 'Milo', 'June'])
    await guide.getByRole('button', { name: `I am ${name}` }).waitFor()
  expect(await amiss(page)).toEqual([])
  // As long as nobody plays on it is the same one.
  await lobby()
  await example.click()
  await guide.getByRole('button', { name: 'I am Ada' }).click()
  // A pair somebody is at is theirs: it does not go on under the name of whoever acts next.
  const seats = page.getByRole('list', { name: 'Who sits here' })
  const half = async () => {
    await guide.locator('.pairing summary').click()
    await guide.getByRole('list', { name: 'On a Character' }).getByRole('button').first().click()
    return guide.locator('.going').getByRole('textbox')
  }
  const act = async (name: string, deed: string) => {
    await seats.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await page.getByRole('button', { name: `${deed} as ${name}` }).click()
  }
  await (await half()).fill('the forge below the hall')
  await act('Milo', 'Take this seat')
  await guide.locator('.picked').waitFor({ state: 'detached' })
  expect(await (await half()).inputValue()).toBe('')
  await act('Ada', 'Act')
  await guide.locator('.picked').waitFor({ state: 'detached' })
  expect(await (await half()).inputValue()).toBe('the forge below the hall')
  await guide.locator('.picked').getByRole('button', { name: 'Not this one' }).click()
  await guide.getByRole('button', { name: 'Throw the dice' }).click()
  await guide.locator('.outcome').waitFor()
  await guide.getByRole('button', { name: /Tell/ }).first().waitFor()
  await lobby()
  expect(await tables()).toBe(1)
  await example.click()
  await guide.getByRole('button', { name: 'I am Ada' }).waitFor()
  await lobby()
  await until('both are there', async () => (await tables()) === 2)
})
