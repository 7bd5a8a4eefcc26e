import type { Page } from 'playwright-core'
import { type Guest, type Guests, guestsAt } from '../journeys/help/browser.ts'
import { until } from '../journeys/help/until.ts'
import { at, type House, openHouse } from '../sync/house.ts'
import { median, quantile, type Reading } from './reading.ts'

const KEY = Array.from({ length: 16 }, (_, n) => n * 11)
const EDITS = 60
/** Milliseconds. */
const DRAG = 2000
const QUIET = 3000

/**
 * Counts what a page gives to its links, before any script of its own runs: of the document (after the head of a frame
 * y-webrtc's word 0), and of hands. Beats and introductions go over the channel `talk`.
 */
const COUNT_SENT = `
  globalThis.sent = { edits: [0, 0], hands: [0, 0] }
  const { send } = RTCDataChannel.prototype
  RTCDataChannel.prototype.send = function (data) {
    const sort = this.label === 'doc' && data[1] === 0 ? 'edits' : 'hands'
    if (this.label !== 'talk') {
      sent[sort][0] += 1
      sent[sort][1] += data.byteLength
    }
    return send.call(this, data)
  }`

/** Messages, and their bytes. */
type Sent = readonly [number, number]

/** What all these pages together gave to their links while this work was done. */
async function sentIn(
  sort: 'edits' | 'hands',
  pages: readonly Page[],
  work: () => Promise<void>,
): Promise<Sent> {
  const sum = async () => {
    const all = await Promise.all(
      pages.map((page) => page.evaluate<Sent>(`globalThis.sent.${sort}`)),
    )
    return all.reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0])
  }
  const [messages, bytes] = await sum()
  await work()
  const after = await sum()
  return [after[0] - messages, after[1] - bytes]
}

/** Bare screens, `count` of them, each in a browser of its own, all linked to one another. */
async function gather(guests: Guests, house: House, count: number): Promise<readonly Guest[]> {
  const all: Guest[] = []
  for (let n = 0; n < count; n++) {
    const guest = await guests.open()
    await guest.page.addInitScript({ content: COUNT_SENT })
    await guest.page.reload()
    await at(guest.page, (s, given) => s.join(given.key, given.servers), {
      key: KEY,
      servers: [house.signal],
    })
    all.push(guest)
  }
  await until(
    `${count} screens are linked`,
    async () => {
      const linked = await Promise.all(all.map(({ page }) => at(page, (s) => s.linked().length, 0)))
      return linked.every((others) => others === count - 1)
    },
    120_000,
  )
  return all
}

/** Notes in each screen when it sees an edit, by the clock that all processes of a machine share. */
const watchEdits = (page: Page) =>
  at(
    page,
    (screen) => {
      const seen: Record<string, number> = {}
      Object.assign(globalThis, { seen })
      screen.doc.getMap('items').observe(({ keysChanged }) => {
        for (const key of keysChanged) {
          seen[String(key)] ??= performance.timeOrigin + performance.now()
        }
      })
    },
    0,
  )

/** How long an edit takes to be seen at each of the others: milliseconds, of all edits and all others. */
async function editTimes(all: readonly Guest[]): Promise<readonly number[]> {
  const [first, ...others] = all
  if (!first) return []
  for (const { page } of others) await watchEdits(page)
  const made: number[] = []
  for (let n = 0; n < EDITS; n++) {
    made.push(
      await at(
        first.page,
        (screen, key) => {
          const now = performance.timeOrigin + performance.now()
          screen.set(key, now)
          return now
        },
        `edit-${n}`,
      ),
    )
    await first.page.waitForTimeout(50)
  }
  await first.page.waitForTimeout(500)
  const seen = await Promise.all(
    others.map(({ page }) => page.evaluate<Record<string, number>>('globalThis.seen')),
  )
  return seen.flatMap((times) =>
    made.flatMap((when, n) => {
      const then = times[`edit-${n}`]
      return then === undefined ? [] : [then - when]
    }),
  )
}

/** One screen's hand moves for two seconds, 60 times a second, with something in it. */
const dragOn = (page: Page) =>
  at(
    page,
    async (screen, time) => {
      const since = performance.now()
      for (let now = 0; now < time; now = performance.now() - since) {
        screen.drag(now / 4, 100)
        await new Promise((frame) => setTimeout(frame, 16))
      }
      screen.drop(time / 4, 100)
    },
    DRAG,
  )

async function measureCrowd(
  house: House,
  count: number,
  alone: Alone,
): Promise<readonly Reading[]> {
  const guests = guestsAt(house.address)
  try {
    const of = `${count} people`
    const all = await gather(guests, house, count)
    const pages = all.map(({ page }) => page)
    const first = pages[0] as Page
    await first.waitForTimeout(QUIET)
    const edit = await sentIn('edits', pages, async () => {
      await at(first, (s) => s.set('one', 1), 0)
      await first.waitForTimeout(1000)
    })
    const drag = await sentIn('hands', pages, async () => {
      await dragOn(first)
      await first.waitForTimeout(500)
    })
    const times = await editTimes(all)
    alone.p50 ??= median(times)
    alone.p95 ??= quantile(times, 0.95)
    const links = count - 1
    return [
      { what: 'edit to seen elsewhere, p50', unit: 'ms', of, value: median(times) },
      { what: 'edit to seen elsewhere, p50', unit: 'of two', of, value: median(times) / alone.p50 },
      { what: 'edit to seen elsewhere, p95', unit: 'ms', of, value: quantile(times, 0.95) },
      {
        what: 'edit to seen elsewhere, p95',
        unit: 'of two',
        of,
        value: quantile(times, 0.95) / alone.p95,
      },
      {
        what: 'one edit, by all, per link',
        unit: 'messages',
        of,
        value: edit[0] / links,
        goal: 1,
      },
      { what: 'one edit, by all, per link', unit: 'bytes', of, value: edit[1] / links },
      {
        what: 'drag of 2 s, by all, per link',
        unit: 'messages',
        of,
        value: drag[0] / links,
        goal: 66,
      },
      { what: 'drag of 2 s, by all, per link', unit: 'bytes', of, value: drag[1] / links },
    ]
  } finally {
    await guests.close()
  }
}

interface Alone {
  p50?: number
  p95?: number
}

/** How fast and with how much an edit and a drag reach everybody, among bare screens in browsers of their own. */
export async function measureCrowds(counts: readonly number[]): Promise<readonly Reading[]> {
  const house = await openHouse()
  const alone: Alone = {}
  try {
    const all: Reading[] = []
    for (const count of counts) all.push(...(await measureCrowd(house, count, alone)))
    return all
  } finally {
    house.close()
  }
}
