import { expect, test } from 'vitest'
import { at } from '../sync/house.ts'
import { bareHouse } from './help/bare.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 13)
const THINGS = 8000

const { house, open } = bareHouse()

async function screen() {
  const guest = await open()
  await at(guest.page, (s, { key, servers }) => s.join(key, servers), {
    key: KEY,
    servers: [house().signal],
  })
  return guest
}

test('a big table comes in pieces that can be watched, and another goes on when one is killed', async () => {
  const ada = await screen()
  await at(
    ada.page,
    (s, things) => {
      for (let n = 0; n < things; n++) s.set(`thing ${n}`, `${n} `.repeat(250))
    },
    THINGS,
  )
  const count = (page: typeof ada.page) => at(page, (s) => Object.keys(s.all()).length, 0)
  const comes = async (page: typeof ada.page) => {
    const around = await at(page, (s) => s.around(), 0)
    return 'arriving' in around ? around.arriving : undefined
  }
  const whole = (page: typeof ada.page) =>
    until('all of it is there', async () => (await count(page)) === THINGS, 60_000)
  const ben = await screen()
  await whole(ben.page)

  const cyd = await screen()
  let far = 0
  await until('some of it is there, and how much is known', async () => {
    const arriving = await comes(cyd.page)
    far = arriving ? arriving.bytes / arriving.of : 0
    return far > 0 && far < 1 && (await count(cyd.page)) > 0
  })
  expect(await count(cyd.page)).toBeLessThan(THINGS)
  await ada.kill()
  await whole(cyd.page)
  await until('nothing more is awaited', async () => (await comes(cyd.page)) === undefined)
})
