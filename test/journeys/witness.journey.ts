import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RollRecord } from '../../src/rules/dice/roll.ts'
import { simulate } from '../../src/tray/simulate.ts'
import { openBackup, tableOn } from './help/backup.ts'
import { type Guest, type Guests, guestsAt } from './help/browser.ts'
import { inn } from './help/inn.ts'
import { amiss } from './help/journey.ts'
import { openPlace } from './help/place.ts'
import { plainTable } from './help/plain.ts'
import { playerAt } from './help/player.ts'
import { pixelsOf } from './help/png.ts'
import { until } from './help/until.ts'

let house: Awaited<ReturnType<typeof openPlace>>
let guests: Guests

beforeAll(async () => {
  house = await openPlace(4470)
})
afterAll(() => house.close())
beforeEach(() => {
  guests = guestsAt(house.address, inn)
})
afterEach(async () => {
  expect(await guests.close()).toEqual([])
})

/**
 * Ada, Ben and Cyd at one table, all linked with one another, each in a browser of their own unless
 * all stay alive. Ada may see dice roll.
 */
async function three({ still = true, alone = true } = {}): Promise<[Guest, Guest, Guest]> {
  const ada = await guests.open('?debug=quiet', { still, alone })
  await openBackup(ada.page, plainTable())
  await ada.page.getByRole('button', { name: /^Ada/ }).click()
  await ada.page.getByRole('button', { name: 'Take this seat as Ada' }).click()
  await ada.page.keyboard.press('i')
  const invitation = ada.page.getByRole('textbox', { name: 'The link to this table' })
  const link = await invitation.inputValue()
  const follow = async (name: string) => {
    const path = `?debug=quiet${link.slice(link.indexOf('#'))}`
    const guest = await guests.open(path, { still: true, alone })
    await guest.page.getByRole('heading', { name: 'A plain table' }).waitFor()
    await playerAt(guest.page).takeSeat(name)
    return guest
  }
  const [ben, cyd] = await Promise.all([follow('Ben'), follow('Cyd')])
  await ben.page.keyboard.press('i')
  for (const { page } of [ada, ben]) {
    await page.getByText('2 other screens, linked directly.').waitFor()
    for (const name of ['Ben', 'Cyd']) {
      await page.getByRole('listitem').filter({ hasText: name }).first().waitFor()
    }
    await page.keyboard.press('Escape')
  }
  return [ada, ben, cyd]
}

/** Throws some dice outside any Check. */
async function fling({ page }: Guest, said: string): Promise<void> {
  const free = page.getByRole('dialog', { name: 'Throw dice freely' })
  if (!(await free.isVisible())) {
    await page.getByRole('button', { name: 'Throw dice freely' }).click()
  }
  await free.getByRole('textbox').fill(said)
  await page.keyboard.press('Enter')
}

/** Waits until so many throws are written down here, and hands over the last. */
async function recorded({ page }: Guest, count: number, atMost = 20_000): Promise<RollRecord> {
  let rolls: readonly RollRecord[] = []
  await until(
    `${count} throws are written down`,
    async () => {
      rolls = (await tableOn(page)).state().rolls
      return rolls.length === count
    },
    atMost,
  )
  const last = rolls.at(-1)
  if (!last) throw new Error('nothing was thrown')
  return last
}

const log = (page: Page) => page.getByRole('dialog', { name: 'Throws so far' })
async function openLog({ page }: Guest): Promise<void> {
  if (await log(page).isVisible()) return
  await page.getByRole('button', { name: 'Throws so far' }).first().click()
}
/** Opens the newest throw in the log. */
async function newest(guest: Guest) {
  await openLog(guest)
  const { page } = guest
  const row = log(page).locator('.roll-row').first()
  if ((await row.getAttribute('data-open')) !== 'true') {
    await row.getByRole('button').first().click()
  }
  return row
}
test('a throw before two others is witnessed by both; alone it is not', async () => {
  const [ada, ben, cyd] = await three({ alone: false })
  await fling(ada, '5d6')
  const records = [await recorded(ada, 1), await recorded(ben, 1), await recorded(cyd, 1)]
  const [record] = records
  expect(records).toEqual([record, record, record])
  expect(record?.thrown && simulate(record.thrown).roll).toEqual(record?.roll)
  expect(record?.joint?.witnesses).toHaveLength(2)
  const row = await newest(ben)
  await row.getByText('Witnessed by you and Cyd.').waitFor()
  await row.locator('[data-verdict=verified]').first().waitFor()
  expect(await amiss(ben.page)).toEqual([])

  await ben.close()
  await cyd.close()
  await until(
    'both have left',
    async () => {
      await ada.page.keyboard.press('i')
      const left = await ada.page.getByText('No other screen is linked just now.').isVisible()
      await ada.page.keyboard.press('Escape')
      return left
    },
    20_000,
  )
  await fling(ada, '2d6')
  const alone = await recorded(ada, 2)
  expect(alone.joint).toBeUndefined()
  await (await newest(ada)).getByText('Nobody else had a hand in it.').waitFor()
})

test('a throw that a cheat’s page tells nobody of is doubted aloud by all who are there, who throw on', async () => {
  const [ada, ben, cyd] = await three({ alone: false })
  // From now on Ada's page says nothing about dice: it throws alone among others.
  await ada.page.evaluate(() => {
    const { send } = RTCDataChannel.prototype
    RTCDataChannel.prototype.send = function (this: RTCDataChannel, data: never) {
      const text = this.label === 'talk' ? new TextDecoder().decode(data) : ''
      if (!text.includes('"joint"')) send.call(this, data)
    }
  })
  await fling(ada, '5d6')
  const record = await recorded(ben, 1)
  expect(record.joint?.witnesses).toEqual([])
  for (const [guest, other] of [
    [ben, 'Cyd'],
    [cyd, 'Ben'],
  ] as const) {
    const row = await newest(guest)
    await row.locator('[data-verdict=doubtful]').first().waitFor({ timeout: 20_000 })
    await row.getByText(`Doubted by ${other}: such a throw was not seen there.`).waitFor()
  }
  const own = await newest(ada)
  await own.getByText('Doubted by Ben: such a throw was not seen there.').waitFor()
  expect(await amiss(ben.page)).toEqual([])

  await cyd.page.keyboard.press('Escape')
  await fling(cyd, '3d6')
  await recorded(ben, 2)
  const next = log(ben.page).locator('.roll-row').first()
  await next.locator('[data-verdict=verified]').first().waitFor()
  await next.getByRole('button').first().click()
  await next.getByText('Witnessed by you. Did not answer in time: Ada.').waitFor()
})

test('a witness that hangs is named', async () => {
  const [ada, ben, cyd] = await three()
  const goOn = await cyd.freeze()
  try {
    await fling(ada, '5d6')
    const record = await recorded(ben, 1)
    expect(record.joint?.witnesses).toHaveLength(1)
    const row = await newest(ben)
    await row.getByText('Witnessed by you. Did not answer in time: Cyd.').waitFor()
  } finally {
    goOn()
  }
  expect(await recorded(cyd, 1)).toEqual(await recorded(ben, 1))
})

test('dice that are announced and never opened are written down as such', async () => {
  const [ada, ben, cyd] = await three()
  const goOn = await cyd.freeze()
  try {
    // Cyd does not answer, so that the throw is still closed when Ada is gone.
    await fling(ada, '4d6')
    await ada.kill()
  } finally {
    goOn()
  }
  for (const guest of [ben, cyd]) {
    await openLog(guest)
    await log(guest.page).getByText('A throw that did not come about').waitFor({ timeout: 20_000 })
    const row = await newest(guest)
    await row.getByText(/^Ada was about to throw/).waitFor()
    expect((await tableOn(guest.page)).state().rolls).toEqual([])
  }
})

test('dice whose thrower is gone before they lie still are written down once, by a witness', async () => {
  const [ada, ben, cyd] = await three({ still: false })
  // So many that they roll long enough for her to be gone by then.
  await fling(ada, '20d6')
  await ben.page.locator('.screen[data-tray="true"]').waitFor()
  await ada.kill()
  const record = await recorded(ben, 1, 40_000)
  expect(await recorded(cyd, 1, 40_000)).toEqual(record)
  const { seats, oddRolls } = (await tableOn(ben.page)).state()
  const seatOf = (name: string) => seats.find((seat) => seat.name === name)?.id
  expect(record.seat).toBe(seatOf('Ada'))
  expect([seatOf('Ben'), seatOf('Cyd')]).toContain(record.by)
  expect(record.thrown && simulate(record.thrown).roll).toEqual(record.roll)
  expect(oddRolls).toEqual([])
  const row = await newest(cyd)
  await row.getByText(/Written down by (Ben|Cyd), who saw it/).waitFor()
  await row.locator('[data-verdict=verified]').first().waitFor()
})

/** Whether two pictures look the same: what is painted anew is rounded otherwise, by one of 255 steps. */
function alike(
  a: Buffer,
  b: Buffer,
  { width, height }: { width: number; height: number },
): boolean {
  if (a.equals(b)) return true
  const [one, other] = [pixelsOf(a), pixelsOf(b)]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const there = other.at(x, y)
      if (one.at(x, y).some((step, channel) => Math.abs(step - (there[channel] ?? 0)) > 2))
        return false
    }
  }
  return true
}

test('what somebody holds who is gone all at once lies where it lay, and no hand stays behind', async () => {
  const [ada, ben] = await three()
  const before = (await tableOn(ben.page)).state().items
  const clip = { x: 20, y: 140, width: 920, height: 520 }
  const look = () => ben.page.screenshot({ clip })
  await ada.page.mouse.move(5, 5)
  await ben.page.mouse.move(5, 5)
  let still = await look()
  await until('the board is quiet', async () => {
    const now = await look()
    const same = alike(now, still, clip)
    still = now
    return same
  })
  const card = await playerAt(ada.page).thing(/Card north/)
  await ada.page.mouse.move(card.x, card.y)
  await ada.page.mouse.down()
  await ada.page.mouse.move(card.x + 90, card.y + 60, { steps: 8 })
  await until('Ben sees it held', async () => !alike(await look(), still, clip))
  await ada.kill()
  await until('Ben sees it lie where it lay', async () => alike(await look(), still, clip), 30_000)
  expect((await tableOn(ben.page)).state().items).toEqual(before)
})
