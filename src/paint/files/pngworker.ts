import { type Measures, type Pressed, pressRows } from './png.ts'

/** What the page asks of a worker; each is answered in its turn. */
export interface Order {
  readonly measures: Measures
  /** None, to hear whether it is there. */
  readonly rows: Uint8ClampedArray
}
export type Reply = Pressed | { readonly failed: string }

function answer({ measures, rows }: Order): Reply {
  try {
    return pressRows(rows, measures)
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const answered = answer(data)
  const given = 'data' in answered ? [answered.data.buffer] : []
  self.postMessage(answered, { transfer: given })
})
