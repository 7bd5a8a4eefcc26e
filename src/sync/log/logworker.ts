import { makeWork, type Order } from './work.ts'

// TypeScript knows this scope only as a page's.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Order>) => void
  postMessage(done: object): void
}
const work = makeWork()
scope.onmessage = ({ data }) => scope.postMessage(work(data))
