import { BUSY, makeSealWork, type Order } from './sealwork.ts'

/** How long it works before it says that it does (ms). */
const WORD = 1000

// TypeScript knows this scope only as a page's.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Order>) => void
  postMessage(done: unknown): void
}
const work = makeSealWork()
function done(order: Order): unknown {
  const steps = work(order)
  let step = steps.next()
  for (let said = performance.now(); !step.done; step = steps.next()) {
    if (performance.now() < said + WORD) continue
    scope.postMessage(BUSY)
    said = performance.now()
  }
  return step.value
}
scope.onmessage = ({ data }) => {
  let reply: unknown
  try {
    reply = done(data)
  } catch (error) {
    // What goes wrong is told where errors are: this worker can go on.
    reply = error instanceof Error ? error : new Error(String(error))
  }
  scope.postMessage(reply)
}
