import type { Turns } from '../../rules/plain/turns.ts'
import { type Measures, makePng, type PngWriter, type Pressed, pngOf } from './png.ts'
import type { Order, Reply } from './pngworker.ts'

/** A worker that is silent for so long at first, ms, is not there. */
const PATIENCE = 5000
/** More at once are no gain: somebody has to paint. */
const HELPERS = 4

interface Waiting {
  done(pressed: Pressed): void
  failed(why: Error): void
}

/** A worker that presses rows, one after the other. */
function makeHelper(measures: Measures) {
  const worker = new Worker(new URL('./pngworker.ts', import.meta.url), { type: 'module' })
  const waiting: Waiting[] = []
  let dead: Error | undefined
  const fail = (why: string) => {
    dead ??= new Error(why)
    worker.terminate()
    for (const one of waiting.splice(0)) one.failed(dead)
  }
  worker.onerror = () => fail('the worker has died')
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    if ('failed' in data) fail(data.failed)
    else waiting.shift()?.done(data)
  }
  return {
    fail,
    press: (rows: Uint8ClampedArray) =>
      new Promise<Pressed>((done, failed) => {
        // It would never answer.
        if (dead) return failed(dead)
        waiting.push({ done, failed })
        const asked: Order = { measures, rows }
        worker.postMessage(asked, [rows.buffer])
      }),
  }
}

/** Begins a PNG file that is pressed together in workers, beside what is painted; where there are none, in the page. */
export async function pngBeside(measures: Measures, turns: Turns): Promise<PngWriter> {
  if (typeof Worker === 'undefined') return makePng(measures, turns)
  const count = Math.max(1, Math.min(HELPERS, navigator.hardwareConcurrency - 1))
  const helpers = Array.from({ length: count }, () => makeHelper(measures))
  const drop = (why: string) => {
    for (const helper of helpers) helper.fail(why)
  }
  const timer = setTimeout(() => drop('the worker does not answer'), PATIENCE)
  const begun = await Promise.all(
    helpers.map((helper) => helper.press(new Uint8ClampedArray(0))),
  ).then(
    () => true,
    () => false,
  )
  clearTimeout(timer)
  if (!begun) {
    drop('the page does it by itself')
    return makePng(measures, turns)
  }
  const all: Promise<Pressed>[] = []
  return {
    async rows(pixels) {
      const helper = helpers[all.length % count]
      if (!helper) return
      const next = helper.press(pixels)
      // Whoever waits for it hears of it: with later rows, or at the end.
      next.catch(() => undefined)
      all.push(next)
      // No more is held than what all are at, and one each to go on with.
      await all[all.length - 1 - 2 * count]
      await turns()
    },
    async end() {
      const pressed = await Promise.all(all)
      drop('it is done')
      return pngOf(measures, pressed)
    },
    drop: () => drop('it is not wanted any more'),
  }
}
