import type { BrowserContext, Page } from 'playwright-core'

interface Told {
  readings_: number[]
}

/** From now on pages of this browser note what a worker has read for them of a relay's log. */
export async function readingsToldIn(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const readings: number[] = []
    Object.assign(globalThis, { readings_: readings })
    globalThis.Worker = class extends Worker {
      constructor(...how: ConstructorParameters<typeof Worker>) {
        super(...how)
        if (!`${how[0]}`.includes('logworker')) return
        // What it has put together of ours brings one thing, which is no list.
        this.addEventListener('message', ({ data }: MessageEvent<{ brings?: unknown }>) => {
          if (Array.isArray(data.brings)) readings.push(data.brings.filter(Boolean).length)
        })
      }
    }
  })
}

/** How many entries each answer of such a worker held that were good. */
export const readingsIn = (page: Page): Promise<number[]> =>
  page.evaluate(() => (globalThis as unknown as Told).readings_)
