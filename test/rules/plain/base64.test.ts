import { expect, test, vi } from 'vitest'
import {
  fromBase64,
  fromBase64Url,
  toBase64,
  toBase64Url,
} from '../../../src/rules/plain/base64.ts'
import { luckOf } from '../../games/dark-prophecy/dealer.ts'

test('bytes come back from base64 as they were, also where there is no Buffer, as in a worker', () => {
  const luck = luckOf(5)
  const all = Array.from({ length: 200 }, (_, n) =>
    Uint8Array.from({ length: n }, () => Math.floor(luck() * 256)),
  )
  const texts = all.map((bytes) => Buffer.from(bytes).toString('base64'))
  const urls = all.map((bytes) => Buffer.from(bytes).toString('base64url'))
  vi.stubGlobal('Buffer', undefined)
  try {
    expect(all.map(toBase64)).toEqual(texts)
    expect(texts.map(fromBase64)).toEqual(all)
    expect(all.map(toBase64Url)).toEqual(urls)
    expect(urls.map(fromBase64Url)).toEqual(all)
    expect(() => fromBase64('no base64!')).toThrow()
  } finally {
    vi.unstubAllGlobals()
  }
})
