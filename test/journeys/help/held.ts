import type { Page } from 'playwright-core'

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly tid: number
  readonly pid: number
  /** What it took of a processor, μs: on a machine that does more than this a task lasts far longer. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}
const TASK = 'ThreadControllerImpl::RunTask'
const LONG = 50

/**
 * From now on, how long pages of this page's browser, a Chromium, are held at once by what they do themselves: whoever
 * is asked gives, of the tasks of their main threads that took more than 50 ms of a processor, how many ms each took.
 */
export async function heldIn(page: Page): Promise<() => Promise<readonly number[]>> {
  const wire = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  wire.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as readonly object[]) events.push(event as TraceEvent)
  })
  await wire.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] } })
  return async () => {
    const complete = new Promise((done) => wire.once('Tracing.tracingComplete', done))
    await wire.send('Tracing.end')
    await complete
    await wire.detach()
    const main = new Set<string>()
    for (const { pid, tid, args } of events)
      if (args?.name === 'CrRendererMain') main.add(`${pid}/${tid}`)
    if (main.size === 0) throw new Error('nothing was traced')
    return events
      .filter(({ name, pid, tid }) => name === TASK && main.has(`${pid}/${tid}`))
      .map(({ tdur = 0 }) => Math.round(tdur / 1000))
      .filter((ms) => ms > LONG)
  }
}
