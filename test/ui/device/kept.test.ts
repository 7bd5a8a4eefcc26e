import { afterEach, expect, test, vi } from 'vitest'
import { keepHere, keptHere } from '../../../src/ui/device/kept.ts'

afterEach(() => void vi.unstubAllGlobals())

test('what is kept is read as it was written, until it is forgotten', () => {
  const disk = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => disk.get(key) ?? null,
    setItem: (key: string, text: string) => void disk.set(key, text),
    removeItem: (key: string) => void disk.delete(key),
  })
  expect(keptHere('a')).toBeNull()
  keepHere('a', '')
  expect(keptHere('a')).toBe('')
  keepHere('a', null)
  expect(keptHere('a')).toBeNull()
})

test('where a browser keeps nothing, or has no room, all goes on', () => {
  const refuse = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  keepHere('a', 'x')
  keepHere('a', null)
  expect(keptHere('a')).toBeNull()
})
