import '../../table/yjs/fence.ts'
import { makeScout, type Order } from './scout.ts'

// TypeScript knows this scope only as a page's.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Order>) => void
  postMessage(found: object): void
}
const scout = makeScout()
scope.onmessage = ({ data }) => scope.postMessage(scout(data))
