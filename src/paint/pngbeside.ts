import { type Measures, makePng, type PngWriter } from './png.ts'
import type { Answered, Asked } from './pngworker.ts'
import type { Turns } from './turns.ts'

/** A worker that is silent for so long at first, ms, is not there. */
const PATIENCE = 5000

interface Waiting {
  done(answer: { readonly file?: Blob }): void
  failed(why: Error): void
}

/** Begins a PNG file that is pressed together in a worker, beside what is painted; where there is none, in the page. */
export async function pngBeside(measures: Measures, turns: Turns): Promise<PngWriter> {
  if (typeof Worker === 'undefined') return makePng(measures, turns)
  const worker = new Worker(new URL('./pngworker.ts', import.meta.url), { type: 'module' })
  const waiting: Waiting[] = []
  let dead: Error | undefined
  const fail = (why: string) => {
    dead ??= new Error(why)
    worker.terminate()
    for (const one of waiting.splice(0)) one.failed(dead)
  }
  worker.onerror = () => fail('the worker has died')
  worker.onmessage = ({ data }: MessageEvent<Answered>) => {
    if ('failed' in data) fail(data.failed)
    else waiting.shift()?.done(data)
  }
  const ask = (asked: Asked, hand: readonly Transferable[] = []) =>
    new Promise<{ readonly file?: Blob }>((done, failed) => {
      // It would never answer.
      if (dead) return failed(dead)
      waiting.push({ done, failed })
      worker.postMessage(asked, [...hand])
    })
  const timer = setTimeout(() => fail('the worker does not answer'), PATIENCE)
  const begun = await ask({ begin: measures }).then(
    () => true,
    () => false,
  )
  clearTimeout(timer)
  if (!begun) return makePng(measures, turns)
  let last: Promise<unknown> = Promise.resolve()
  return {
    async rows(pixels) {
      const before = last
      last = ask({ rows: pixels }, [pixels.buffer])
      // Whoever waits for it hears of it: with the next rows, or at the end.
      last.catch(() => undefined)
      await before
      await turns()
    },
    async end() {
      await last
      const { file } = await ask({ end: true })
      worker.terminate()
      if (!file) throw new Error('there is no file')
      return file
    },
    drop: () => fail('it is not wanted any more'),
  }
}
