import { type Measures, makePng, type PngWriter } from './png.ts'

/** What the page asks of the worker; each is answered in its turn. */
export type Asked =
  | { readonly begin: Measures }
  | { readonly rows: Uint8ClampedArray }
  | { readonly end: true }
export type Answered = { readonly file?: Blob } | { readonly failed: string }

/** Nobody else has to have a turn here. */
const turns = () => Promise.resolve()
let file: PngWriter | undefined
let busy: Promise<void> = Promise.resolve()

async function answer(asked: Asked): Promise<Answered> {
  try {
    if ('begin' in asked) file = makePng(asked.begin, turns)
    else if ('rows' in asked) await file?.rows(asked.rows)
    else if (file) return { file: await file.end() }
    return {}
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  busy = busy.then(async () => self.postMessage(await answer(data)))
})
