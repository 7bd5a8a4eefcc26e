import type { CDPSession } from 'playwright-core'

/** One thing that a browser notes of itself; times in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** How long the processor worked at it. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** What the browser notes of these categories while something is done, beside what came of that. */
export async function tracedIn<T>(
  wire: CDPSession,
  includedCategories: string[],
  work: () => Promise<T>,
): Promise<readonly [T, readonly TraceEvent[]]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: readonly object[] }) => {
    events.push(...(value as readonly TraceEvent[]))
  }
  wire.on('Tracing.dataCollected', collect)
  await wire.send('Tracing.start', { traceConfig: { includedCategories } })
  const done = await work()
  const complete = new Promise((resolve) => wire.once('Tracing.tracingComplete', resolve))
  await wire.send('Tracing.end')
  await complete
  wire.off('Tracing.dataCollected', collect)
  return [done, events]
}

/** What a page's own wire traces is its own process, which has one main thread. */
export function onMainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const main = events.find(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  return events.filter(({ tid }) => tid === main?.tid)
}
