import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return { fillRect() {}, scale() {} }
      }
      transferToImageBitmap() {
        return {}
      }
      async convertToBlob() {
        return new Blob(['of the page'])
      }
    },
  )
  vi.stubGlobal(
    'Worker',
    class {
      onerror?: () => void
      postMessage() {
        queueMicrotask(() => this.onerror?.())
      }
      terminate() {}
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

test('where the worker of pictures has died, the next is made in the page, though it is of another look', async () => {
  // It is found out once whether there are workers.
  vi.resetModules()
  const { makePhotographer } = await import('../../../src/board/pictures/picture.ts')
  const { newTable } = await import('../../../src/table/table.ts')
  const table = newTable('one', { game: 'prophecy', title: '', made: 1 })
  const cut = () =>
    makePhotographer({
      table,
      game: { pieces: {}, read: () => [] },
      light: 'light',
      ground: () => {},
      face: 'plain',
      say: () => '',
    } as never).cuts([], { wide: 10, high: 10 } as never, 1, new AbortController().signal)
  await expect(cut()).rejects.toThrow('the worker has died')
  expect(await (await cut()).text()).toBe('of the page')
  table.close()
})
