import { makeSealWork, type Order } from './sealwork.ts'

// TypeScript knows this scope only as a page's.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Order>) => void
  postMessage(done: unknown): void
}
const work = makeSealWork()
scope.onmessage = ({ data }) => {
  const steps = work(data)
  let step = steps.next()
  while (!step.done) step = steps.next()
  scope.postMessage(step.value)
}
