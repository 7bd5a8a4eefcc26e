import type { Order, Reply } from './jpegworker.ts'

/** A worker that is silent for so long, ms, is let go of, and so is one that nobody has asked anything for a while. */
const PATIENCE = 20_000
const IDLE = 3000

interface Waiting {
  done(file: Blob): void
  failed(why: Error): void
}

/** What is on a canvas as a JPEG file. The canvas may be empty afterwards. */
export type Jpeg = (canvas: OffscreenCanvas, quality: number) => Promise<Blob>

/** One has died: the page does it by itself, whoever asks next; otherwise each new try would fail as the first did. */
let none = typeof Worker === 'undefined'

/** Makes files in a worker beside what is painted next; where there is none, or it has died, in the page. */
export function makeJpegs(): Jpeg {
  let worker: Worker | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  function stop(): void {
    worker?.terminate()
    worker = undefined
  }
  function fail(why: string): void {
    stop()
    none = true
    const all = [...waiting.values()]
    waiting.clear()
    for (const one of all) one.failed(new Error(why))
  }
  /** Begins to wait anew. */
  function wait(): void {
    clearTimeout(timer)
    timer =
      waiting.size > 0
        ? setTimeout(() => fail('the worker does not answer'), PATIENCE)
        : setTimeout(stop, IDLE)
  }
  function start(): Worker {
    const made = new Worker(new URL('./jpegworker.ts', import.meta.url), { type: 'module' })
    made.onerror = () => fail('the worker has died')
    made.onmessage = ({ data }: MessageEvent<Reply>) => {
      const one = waiting.get(data.n)
      waiting.delete(data.n)
      wait()
      if ('file' in data) one?.done(data.file)
      else one?.failed(new Error(data.failed))
    }
    return made
  }

  return async (canvas, quality) => {
    if (none) return canvas.convertToBlob({ type: 'image/jpeg', quality })
    const picture = canvas.transferToImageBitmap()
    last += 1
    const asked: Order = { n: last, picture, quality }
    const made = new Promise<Blob>((done, failed) => waiting.set(asked.n, { done, failed }))
    worker ??= start()
    worker.postMessage(asked, [picture])
    wait()
    return made
  }
}
