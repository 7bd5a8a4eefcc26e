import type { CDPSession, Page } from 'playwright-core'

/**
 * A page has opened whose main thread worked for less than this in a second, s: one that looks at each
 * frame works a little.
 */
const AT_REST = 0.3
/** One that never rests, whatever is seen of it, is watched for so long (ms). */
const PATIENCE = 30_000
/** For so long nothing changes on a page that is at rest, ms. */
const STILL = 500

interface TraceEvent {
  readonly name: string
  /** Microseconds. */
  readonly ts: number
  readonly args: {
    readonly snapshot?: string
    readonly data?: { readonly documentLoaderURL?: string }
  }
}

/** Seconds that the page's main thread has worked so far. Answered by that thread itself, when it is free. */
async function worked(wire: CDPSession): Promise<number> {
  const { metrics } = await wire.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/**
 * Loads the page anew, and watches it as somebody who sits before it does: the browser takes a small picture of each
 * frame it shows. No page is asked what it has done.
 * @returns ms from the call of the page to the last frame that looks otherwise than the one before
 */
export async function seenToOpen(page: Page): Promise<number> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Performance.enable')
  const events: TraceEvent[] = []
  wire.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as readonly TraceEvent[]))
  })
  await wire.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['blink.user_timing', 'disabled-by-default-devtools.screenshot'],
    },
  })
  await page.reload({ waitUntil: 'commit' })
  for (let spent = 1, since = performance.now(); spent > AT_REST; ) {
    if (performance.now() - since > PATIENCE) break
    const before = await worked(wire)
    await page.waitForTimeout(2 * STILL)
    spent = (await worked(wire)) - before
  }
  const end = 1000 * (await page.evaluate(() => performance.now()))
  const complete = new Promise((resolve) => wire.once('Tracing.tracingComplete', resolve))
  await wire.send('Tracing.end')
  await complete
  await wire.detach()
  const called = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === page.url(),
  )
  if (!called) throw new Error('the browser does not tell when the page was called')
  const pictures = events
    .filter(({ name, ts }) => name === 'Screenshot' && ts > called.ts)
    .sort((a, b) => a.ts - b.ts)
  const last = pictures.findLast(
    ({ args }, at) => args.snapshot !== pictures[at - 1]?.args.snapshot,
  )
  if (!last) throw new Error('the browser took no pictures')
  const took = last.ts - called.ts
  if (end - took < 1000 * STILL) throw new Error('the page does not come to rest')
  return took / 1000
}
