import { afterEach, expect, test } from 'vitest'
import { openRelay, type TestRelay } from '../sync/relays.ts'
import type { Guest, Manner } from './help/browser.ts'
import { amiss } from './help/journey.ts'
import { dialog, linkOf, matesAt, reads, seated, write } from './help/mates.ts'
import { playerAt } from './help/player.ts'
import { readingsIn, readingsToldIn } from './help/readings.ts'
import { until } from './help/until.ts'

const { host, follow } = matesAt(4465)

const relays: TestRelay[] = []
const guests: Guest[] = []
afterEach(async () => {
  const meant = new RegExp(relays.map(({ address }) => address).join('|'))
  for (const guest of guests.splice(0)) {
    await guest.close()
    guest.pardon(meant)
  }
  for (const relay of relays.splice(0)) await relay.stop()
})

/** No direct path leads out of this browser. */
const walled: Manner = {
  async before(context) {
    await readingsToldIn(context)
    await context.addInitScript(() => {
      globalThis.RTCPeerConnection = class extends RTCPeerConnection {
        constructor(config: RTCConfiguration = {}) {
          super({ ...config, iceTransportPolicy: 'relay' })
        }
      }
    })
  },
}

test('a relay named in the settings counts at once, and a guest whom no path reaches comes by it', async () => {
  const relay = await openRelay('@y/websocket-server')
  relays.push(relay)
  const ada = await host()
  guests.push(ada)
  await ada.page.keyboard.press('Escape')
  await ada.page.getByRole('button', { name: 'More', exact: true }).click()
  await ada.page.getByRole('menuitem', { name: 'Settings' }).click()
  // Hardly anybody needs it: it is folded away.
  await ada.page.getByText('Finding others', { exact: true }).click()
  await ada.page.getByLabel('Finding others').fill(`relay:${relay.address}`)
  expect(await amiss(ada.page)).toEqual([])
  await ada.page.keyboard.press('Escape')
  await ada.page.keyboard.press('i')
  await dialog(ada.page)
    .getByText(/The relay is reached/)
    .waitFor()
  const link = await linkOf(ada)
  expect(link).toContain(`#j=r=${relay.address}&`)

  const ben = await follow(link, walled)
  guests.push(ben)
  await playerAt(ben.page).takeSeat('Ben')
  await dialog(ada.page).getByText('One other screen, by the relay.').waitFor()
  await dialog(ada.page)
    .getByRole('listitem')
    .filter({ hasText: /Ben\s*here/ })
    .waitFor()
  await ada.page.keyboard.press('Escape')
  await write(ada.page, 'from Ada')
  await reads(ben.page, 'from Ada')
  await write(ben.page, 'from Ben')
  await reads(ada.page, 'from Ben')

  // What is long is read by a worker, also in the built page.
  const long = 'dragon '.repeat(2600).trim()
  await ada.page.keyboard.press('n')
  await ada.page.locator('textarea.writing').fill(long)
  await ada.page.keyboard.press('Escape')
  await reads(ben.page, long)
  expect(await readingsIn(ben.page)).toContain(1)

  // Kept with the table: it is reached again the next time, without the link.
  await ben.page.reload()
  await seated(ben.page)
  await until('a worker reads the log again', async () =>
    (await readingsIn(ben.page)).some((good) => good > 0),
  )
  await write(ada.page, 'after the reload')
  await reads(ben.page, 'after the reload')

  // With a new key too.
  await ada.page.keyboard.press('i')
  await dialog(ada.page).getByRole('button', { name: 'End old invitations' }).click()
  await dialog(ada.page).getByRole('button', { name: 'End them' }).click()
  await until('there is another link', async () => (await linkOf(ada)) !== link)
  expect(await linkOf(ada)).toContain(`#j=r=${relay.address}&`)
  await dialog(ada.page).getByText('One other screen, by the relay.').waitFor()
  await ada.page.keyboard.press('Escape')
  await write(ben.page, 'with the new key')
  await reads(ada.page, 'with the new key')
})
