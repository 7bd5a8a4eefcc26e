import { type Asked, makeWork } from './logwork.ts'

// TypeScript knows this scope only as a page's.
const scope = globalThis as unknown as {
  onmessage: (event: MessageEvent<Asked>) => void
  postMessage(done: object, hand: readonly ArrayBufferLike[]): void
}
const work = makeWork()
scope.onmessage = ({ data }) => {
  const done = work(data)
  // What is large is handed over, and not copied.
  const large = 'bytes' in done ? done.bytes : done.update
  scope.postMessage(done, large ? [large.buffer] : [])
}
