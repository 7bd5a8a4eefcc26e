import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makePng, pressRows } from '../../../src/paint/files/png.ts'
import { pngBeside } from '../../../src/paint/files/pngbeside.ts'
import type { Order } from '../../../src/paint/files/pngworker.ts'

/** Workers that were begun; each answers at once, as long as it lives. */
let begun: { onerror?: () => void; onmessage?: (event: object) => void; over: boolean }[] = []

beforeEach(() => {
  begun = []
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 })
  vi.stubGlobal(
    'Worker',
    class {
      over = false
      onmessage?: (event: object) => void
      constructor() {
        begun.push(this)
      }
      postMessage(asked: Order) {
        const data = pressRows(asked.rows, asked.measures)
        if (!this.over) queueMicrotask(() => this.onmessage?.({ data }))
      }
      terminate() {
        this.over = true
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const measures = { width: 1, height: 5, clear: false, scale: 1 }
const turns = () => Promise.resolve()
const row = () => new Uint8ClampedArray(4)

test('a picture is pressed together in workers, which are let go of at its end', async () => {
  const [file, alone] = [await pngBeside(measures, turns), makePng(measures, turns)]
  for (const one of [file, alone])
    for (let n = 0; n < 5; n++) await one.rows(new Uint8ClampedArray(4).fill(n))
  // Whoever presses them, it is the same picture.
  const bytes = async (one: typeof file) => new Uint8Array(await (await one.end()).arrayBuffer())
  expect(await bytes(file)).toEqual(await bytes(alone))
  expect(begun.map(({ over }) => over)).toEqual([true, true, true])
})

test('a worker that dies while nothing is asked of it is waited for no longer', async () => {
  const file = await pngBeside(measures, turns)
  await file.rows(row())
  await new Promise((done) => setTimeout(done))
  for (const one of begun) one.onerror?.()
  await file.rows(row())
  await expect(file.end()).rejects.toThrow('the worker has died')
})
