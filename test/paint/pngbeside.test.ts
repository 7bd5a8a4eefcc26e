import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pngBeside } from '../../src/paint/pngbeside.ts'
import type { Asked } from '../../src/paint/pngworker.ts'

/** Workers that were begun; each answers at once, as long as it lives. */
let begun: { onerror?: () => void; onmessage?: (event: object) => void; over: boolean }[] = []

beforeEach(() => {
  begun = []
  vi.stubGlobal(
    'Worker',
    class {
      over = false
      onmessage?: (event: object) => void
      constructor() {
        begun.push(this)
      }
      postMessage(asked: Asked) {
        const data = 'end' in asked ? { file: new Blob(['all of it']) } : {}
        if (!this.over) queueMicrotask(() => this.onmessage?.({ data }))
      }
      terminate() {
        this.over = true
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const measures = { width: 1, height: 1, clear: false, scale: 1 }
const turns = () => Promise.resolve()
const row = () => new Uint8ClampedArray(4)

test('a picture is pressed together in a worker, which is let go of at its end', async () => {
  const file = await pngBeside(measures, turns)
  await file.rows(row())
  expect(await (await file.end()).text()).toBe('all of it')
  expect(begun.map(({ over }) => over)).toEqual([true])
})

test('a worker that dies while nothing is asked of it is waited for no longer', async () => {
  const file = await pngBeside(measures, turns)
  await file.rows(row())
  await new Promise((done) => setTimeout(done))
  begun[0]?.onerror?.()
  await file.rows(row())
  await expect(file.end()).rejects.toThrow('the worker has died')
})
