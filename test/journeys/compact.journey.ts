import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { openHouse } from '../sync/house.ts'
import type { Keeping } from '../table/keeping.ts'
import { invited } from './help/journey.ts'

/** How many deeds there are, each a row on the disk: with 500 they are made one. */
const DEEDS = 600

const ask = <T, A>(page: Page, ask: (page: Keeping, about: A) => T, about: A) =>
  page.evaluate(`(${String(ask)})(globalThis.page, ${JSON.stringify(about)})`) as Promise<
    Awaited<T>
  >

test.for(process.env.LONG ? [1, 2, 3] : [1])(
  'a table that was made smaller on the disk loses nothing of who was away (%i)',
  async (seed) => {
    const house = await openHouse('../table/keeping.ts')
    onTestFinished(() => house.close())
    const { page } = await invited(house.address).open()
    const parted = await ask(page, (p, [seed, deeds]: [number, number]) => p.part(seed, deeds), [
      seed,
      DEEDS,
    ])
    expect(parted.rows).toBeLessThan(DEEDS / 2)
    const sent = await ask(page, (p) => p.sent(), 0)
    await page.reload()
    const met = await ask(page, (p, [seed, sent]: [number, number[]]) => p.meet(seed, sent), [
      seed,
      sent,
    ])
    expect(met.before).not.toBe(parted.met)
    expect(met.here).toBe(parted.met)
    expect(met.away).toBe(parted.met)
  },
)
