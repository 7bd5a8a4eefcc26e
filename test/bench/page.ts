import type { CDPSession, Page } from 'playwright-core'
import { cleaningIn } from './cleaning.ts'

/** What the page shows of itself at `?debug=quiet`, for the bench and for journeys: `globalThis.debug`. */
export interface Debug {
  readonly board: {
    readonly does: { fit(): void }
    /** Where an item lies on the screen, in CSS px. */
    screen(id: string):
      | {
          readonly left: number
          readonly top: number
          readonly width: number
          readonly height: number
        }
      | undefined
    debug(): { readonly frames: number; readonly tiles: number; readonly baked: number }
  }
  /** Throws so many dice into the tray; resolves when they rest. Times in ms since the throw. */
  throwDice?(count: number): Promise<{ readonly known: number; readonly rest: number }>
}

/** What a stretch of time cost: frames as the screen got them, work as the browser counted it. Milliseconds. */
export interface Cost {
  /** From frame to frame. */
  readonly intervals: readonly number[]
  /** Frames that the board drew. */
  readonly drawn: number
  /** Script on the main thread. */
  readonly script: number
  /** Everything on the main thread. */
  readonly task: number
  /** From a move of the pointer to the end of the frame that shows it. */
  readonly waits: readonly number[]
  /** Commits of React, the interface's and the board's. */
  readonly renders: number
}

async function metrics(wire: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics: all } = await wire.send('Performance.getMetrics')
  return new Map(all.map(({ name, value }) => [name, value]))
}

/** What React calls when it has rendered: it looks for this when it starts. */
const COUNT_RENDERS = `
  globalThis.renders = 0
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: () => { globalThis.renders += 1 },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    onScheduleFiberRoot: () => {},
    checkDCE: () => {},
  }`

/** From its next load on the page counts how often React renders. */
export const countRenders = (page: Page): Promise<unknown> =>
  page.addInitScript({ content: COUNT_RENDERS })

/** How a page opened, in ms since it was called. */
export interface Opening {
  /** The last script that it began with had come. */
  readonly scripts: number
  /** The last face of type that it began with had come. */
  readonly faces: number
  /** The first words or pictures of the page stood. */
  readonly words: number
  /** The table was read from storage. */
  readonly read: number
  /** There was something to draw on, and to write with. */
  readonly canvas: number
  /** The first picture of the table stood. */
  readonly picture: number
  /** All of the table that is in view stood. */
  readonly whole: number
  /** Script, and everything on the main thread, so far. */
  readonly script: number
  readonly task: number
}

/** A page that is measured. */
export interface Gauge {
  /** What this work costs. Without `watch` nothing is added to the page, not even a frame. */
  cost(work: () => Promise<void>, watch?: boolean): Promise<Cost>
  /**
   * What so many milliseconds cost in which nobody does anything; `cleaning` is the part of `task`
   * that the browser spends on its own memory.
   */
  idle(time: number): Promise<Cost & { readonly cleaning: number }>
  /**
   * Waits until the board has drawn nothing for half a second.
   * @returns when it drew last, in ms since the page was called
   */
  quiet(): Promise<number>
  /**
   * Where the time went since the page was called, ms: what happened when, and what it cost.
   */
  opening(): Promise<Opening>
  /** Bytes of the script heap, after a clean-up. */
  heap(): Promise<number>
}

/** Begins to measure a page that was opened at `?debug=quiet`. */
export async function gauge(page: Page): Promise<Gauge> {
  const wire = await page.context().newCDPSession(page)
  await wire.send('Performance.enable')

  const watched = () =>
    page.evaluate(() => {
      const seen = { intervals: [] as number[], waits: [] as number[], stop: false }
      let last = 0
      const tick = (now: number) => {
        if (last) seen.intervals.push(now - last)
        last = now
        if (!seen.stop) requestAnimationFrame(tick)
      }
      requestAnimationFrame(tick)
      const onMove = ({ timeStamp }: PointerEvent) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => seen.waits.push(performance.now() - timeStamp)
          port2.postMessage(0)
        })
      addEventListener('pointermove', onMove, true)
      Object.assign(globalThis, {
        stopWatching: () => {
          seen.stop = true
          removeEventListener('pointermove', onMove, true)
          return { intervals: seen.intervals, waits: seen.waits }
        },
      })
    })
  const unwatched = () =>
    page.evaluate<{ intervals: number[]; waits: number[] }>('globalThis.stopWatching()')
  const drawn = () => page.evaluate<number>('globalThis.debug?.board?.debug().frames ?? 0')
  const rendered = () => page.evaluate<number>('globalThis.renders ?? 0')

  const meter: Gauge = {
    async cost(work, watch = true) {
      const framesBefore = await drawn()
      const rendersBefore = await rendered()
      if (watch) await watched()
      const before = await metrics(wire)
      await work()
      const after = await metrics(wire)
      const { intervals, waits } = watch ? await unwatched() : { intervals: [], waits: [] }
      const spent = (name: string) => 1000 * ((after.get(name) ?? 0) - (before.get(name) ?? 0))
      return {
        intervals,
        waits,
        drawn: (await drawn()) - framesBefore,
        renders: (await rendered()) - rendersBefore,
        script: spent('ScriptDuration'),
        task: spent('TaskDuration'),
      }
    },
    async idle(time) {
      const [cost, cleaning] = await cleaningIn(wire, () =>
        meter.cost(() => page.waitForTimeout(time), false),
      )
      return { ...cost, cleaning }
    },
    async opening() {
      const when = await page.evaluate(() => {
        const came = (what: RegExp, before: number) =>
          performance
            .getEntriesByType('resource')
            .filter(({ name, startTime }) => what.test(name) && startTime < before)
            .reduce((last, one) => {
              return one instanceof PerformanceResourceTiming
                ? Math.max(last, one.responseEnd)
                : last
            }, 0)
        const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN
        const picture = at('first picture')
        return {
          scripts: came(/\.js$/, picture),
          faces: came(/\.woff2$/, picture),
          words: at('first-contentful-paint'),
          read: at('table read'),
          canvas: at('canvas there'),
          picture,
          whole: at('table whole'),
        }
      })
      // The browser counts anew from each call of a page.
      const spent = await metrics(wire)
      const ms = (name: string) => 1000 * (spent.get(name) ?? Number.NaN)
      return { ...when, script: ms('ScriptDuration'), task: ms('TaskDuration') }
    },
    quiet: () =>
      page.evaluate(
        () =>
          new Promise<number>((done) => {
            const { board } = (globalThis as unknown as { debug: Debug }).debug
            let frames = -1
            let since = performance.now()
            const look = () => {
              const now = board.debug().frames
              if (now !== frames) {
                frames = now
                since = performance.now()
              } else if (performance.now() - since > 500) return done(since)
              setTimeout(look, 16)
            }
            look()
          }),
      ),
    async heap() {
      await wire.send('HeapProfiler.collectGarbage')
      return (await metrics(wire)).get('JSHeapUsedSize') ?? Number.NaN
    },
  }
  return meter
}
