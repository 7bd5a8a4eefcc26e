import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { freshKey, KEY, watcherKeys, writerKeys } from '../../../src/sync/keys/keys.ts'

const write = Uint8Array.from({ length: KEY }, (_, i) => i)
const ada = writerKeys(write)
const ben = watcherKeys(ada.read)
const eve = writerKeys(freshKey())
const what = new TextEncoder().encode('a change')
const bytes = fc.uint8Array({ maxLength: 300 })

describe('keys', () => {
  test('follow from the write key alone, the same everywhere', () => {
    const again = writerKeys(write)
    expect([again.topic, again.read]).toEqual([ada.topic, ada.read])
    expect(ada.topic).toMatch(/^[0-9a-f]{32}$/)
    expect(ben.topic).toBe(ada.topic)
    expect(ben.write).toBeUndefined()
    expect(eve.topic).not.toBe(ada.topic)
  })

  test('of a wrong length are none', () => {
    expect(() => writerKeys(new Uint8Array(15))).toThrow(RangeError)
    expect(() => watcherKeys(new Uint8Array(32))).toThrow(RangeError)
  })

  test('what is sealed is opened by everybody invited and by nobody else', () => {
    fc.assert(
      fc.property(bytes, (plain) => {
        const sealed = ada.seal(plain)
        expect(ben.open(sealed)).toEqual(plain)
        expect(eve.open(sealed)).toBeUndefined()
      }),
    )
  })

  test('what was touched on the way, or never sealed, is not opened', () => {
    const sealed = ada.seal(what)
    for (let at = 0; at < sealed.length; at++) {
      const touched = sealed.slice()
      touched[at]! ^= 1
      expect(ben.open(touched)).toBeUndefined()
      expect(ben.open(sealed.subarray(0, at))).toBeUndefined()
    }
    fc.assert(
      fc.property(bytes, (any) => {
        expect(ben.open(any)).toBeUndefined()
      }),
    )
  })

  test('those invited prove it to one another, for these bytes only', () => {
    expect(ada.proves(what, ben.prove(what))).toBe(true)
    expect(ada.proves(what, ben.prove(Uint8Array.of(1)))).toBe(false)
    expect(ada.proves(what, eve.prove(what))).toBe(false)
    expect(ada.proves(what, new Uint8Array(0))).toBe(false)
  })

  test('a watcher tells who may write, and cannot write', () => {
    const signed = ada.sign(what)!
    expect(ben.signs(what, signed)).toBe(true)
    expect(ben.sign(what)).toBeUndefined()
    expect(ben.signs(Uint8Array.of(1), signed)).toBe(false)
    expect(ben.signs(what, eve.sign(what)!)).toBe(false)
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 96, maxLength: 96 }), (any) => {
        expect(ben.signs(what, any)).toBe(false)
      }),
      { numRuns: 30 },
    )
  })
})
