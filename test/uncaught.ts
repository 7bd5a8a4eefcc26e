import { onTestFinished } from 'vitest'

/** Errors that nobody catches while a test runs: they are found here, and the test does not fail by them. */
export function uncaught(event: 'uncaughtException' | 'unhandledRejection'): unknown[] {
  const errors: NodeJS.EventEmitter = process
  const found: unknown[] = []
  const others = errors.listeners(event) as ((error: unknown) => void)[]
  const hear = (error: unknown) => void found.push(error)
  errors.removeAllListeners(event)
  errors.on(event, hear)
  onTestFinished(async () => {
    await new Promise((done) => setTimeout(done))
    errors.off(event, hear)
    for (const other of others) errors.on(event, other)
  })
  return found
}
