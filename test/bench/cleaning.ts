import type { CDPSession } from 'playwright-core'
import { onMainThread, type TraceEvent, tracedIn } from './tracing.ts'

/** What the browser does by itself on its own memory, by the names of its trace events. */
const CLEANING = /^(MajorGC|MinorGC|V8\.GC)/
/** A task of the main thread; one that holds cleaning and no script is all cleaning. */
const TASK = /^(ThreadControllerImpl::)?RunTask$/
const SCRIPT = 'FunctionCall'

/** Milliseconds that the browser spent on cleaning up memory on a page's main thread, while it was traced. */
function cleaned(events: readonly TraceEvent[]): number {
  const whole = onMainThread(events).filter(({ ph }) => ph === 'X')
  const within = ({ ts, dur = 0 }: TraceEvent, is: (name: string) => boolean) =>
    whole.some((one) => one.ts >= ts && one.ts < ts + dur && is(one.name))
  const isCleaning = (name: string) => CLEANING.test(name)
  const found = whole
    .filter(
      (event) =>
        isCleaning(event.name) ||
        (TASK.test(event.name) &&
          within(event, isCleaning) &&
          !within(event, (name) => name === SCRIPT)),
    )
    .sort((a, b) => a.ts - b.ts)
  let end = 0
  let sum = 0
  for (const { ts, dur = 0 } of found) {
    sum += Math.max(0, ts + dur - Math.max(ts, end))
    end = Math.max(end, ts + dur)
  }
  return sum / 1000
}

/**
 * Traces this work, and tells beside what came of it how many milliseconds the browser cleaned up memory on the page's
 * main thread meanwhile. It does so once, up to half a minute after somebody did something, however little that was.
 */
export async function cleaningIn<T>(
  wire: CDPSession,
  work: () => Promise<T>,
): Promise<readonly [T, number]> {
  const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8']
  const [done, events] = await tracedIn(wire, categories, work)
  return [done, cleaned(events)]
}
