import { expect, test } from 'vitest'
import { at } from '../sync/house.ts'
import { bareHouse } from './help/bare.ts'
import type { Guest } from './help/browser.ts'
import { until } from './help/until.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 11)
const { house, open } = bareHouse()

async function screens(count: number): Promise<Guest[]> {
  const all: Guest[] = []
  for (let n = 0; n < count; n++) {
    const guest = await open()
    await at(guest.page, (s, given) => s.join(given.key, given.servers), {
      key: KEY,
      servers: [house().signal],
    })
    all.push(guest)
  }
  await until(
    'all are linked and know of one another',
    async () => {
      const counts = await Promise.all(
        all.map(({ page }) => at(page, (s) => [s.linked().length, s.others().length], 0)),
      )
      return counts.flat().every((n) => n === count - 1)
    },
    30_000,
  )
  return all
}

/** A card is taken up and moved in every frame for two seconds: how many messages that took, and their bytes. */
async function drag({ page }: Guest): Promise<number[]> {
  // What is told again of where the hands are is over.
  await page.waitForTimeout(700)
  const before = (await at(page, (s) => s.small(), 0)).length
  await at(
    page,
    (s) =>
      new Promise<void>((done) => {
        const began = performance.now()
        const move = () => {
          const passed = performance.now() - began
          s.drag(passed / 5, 1234.5 - passed / 9)
          if (passed < 2000) requestAnimationFrame(move)
          else done()
        }
        move()
      }),
    0,
  )
  return (await at(page, (s) => s.small(), 0)).slice(before)
}

test('a drag is some sixty messages of some sixteen bytes, and its end arrives', async () => {
  const [ada, ben] = (await screens(2)) as [Guest, Guest]
  const sent = await drag(ada)
  expect(sent.length).toBeGreaterThan(40)
  expect(sent.length).toBeLessThanOrEqual(61)
  expect(Math.max(...sent)).toBeLessThanOrEqual(20)
  const felt = await at(ben.page, (s) => s.felt(), 0)
  // In the order in which they were sent, and what is held is known besides.
  const times = felt.map((one) => one.sent)
  expect(times).toEqual([...times].sort((a, b) => a - b))
  expect(felt.at(-1)?.motion.moved?.[0]?.n).toBe(1)
  const held = () => at(ben.page, (s) => s.others().map(([, { held: all }]) => all?.[0]?.ids), 0)
  expect(await held()).toEqual([['card']])

  await at(ada.page, (s) => s.drop(400, 900), 0)
  await until('the hand is empty', async () => (await held())[0] === undefined)
  // What it let go of came before.
  expect(await at(ben.page, (s) => s.read('card'), 0)).toEqual({ x: 400, y: 900 })
})
