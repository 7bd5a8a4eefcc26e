import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { clientOf, isScreenKey, screenOf, signedByScreen } from '../../../src/sync/keys/screen.ts'

const [ada, ben, eve] = [1, 2, 3].map((n) => screenOf(new Uint8Array(32).fill(n))) as [
  ReturnType<typeof screenOf>,
  ReturnType<typeof screenOf>,
  ReturnType<typeof screenOf>,
]
const what = Uint8Array.of(1, 2, 3)

test('a screen is named by the public half of its pair', () => {
  expect(isScreenKey(ada.key)).toBe(true)
  expect(screenOf(new Uint8Array(32).fill(1)).key).toBe(ada.key)
  expect(new Set([ada.key, ben.key, eve.key]).size).toBe(3)
})

test('what a screen signs is proven by its name, for that purpose, and by no other', () => {
  const signed = ada.sign('link', what)
  expect(signedByScreen(ada.key, 'link', what, signed)).toBe(true)
  expect(signedByScreen(ben.key, 'link', what, signed)).toBe(false)
  expect(signedByScreen(ada.key, 'relay', what, signed)).toBe(false)
  expect(signedByScreen(ada.key, 'link', Uint8Array.of(1, 2), signed)).toBe(false)
  expect(signedByScreen(ada.key, 'link', what, signed.subarray(1))).toBe(false)
})

test('a name that is none proves nothing: not even the points for which anything counts as signed', () => {
  const nothing = new Uint8Array(64)
  nothing[0] = 1
  for (const key of ['', 'x'.repeat(64), ada.key.toUpperCase(), '00'.repeat(32)])
    expect(signedByScreen(key, 'link', what, ada.sign('link', what))).toBe(false)
  const neutral = bytesToHex(ed25519.Point.ZERO.toBytes())
  expect(signedByScreen(neutral, 'link', what, nothing)).toBe(false)
})

test('what two screens seal for one another nobody else opens', () => {
  const sealed = ada.box(ben.key)?.seal(what) ?? new Uint8Array()
  expect(ben.box(ada.key)?.open(sealed)).toEqual(what)
  expect(eve.box(ada.key)?.open(sealed)).toBeUndefined()
  expect(eve.box(ben.key)?.open(sealed)).toBeUndefined()
  expect(ada.box('no name')).toBeUndefined()
  expect(ada.box(bytesToHex(ed25519.Point.ZERO.toBytes()))).toBeUndefined()
})

test('the number of a screen follows from its name and session, and has 53 bits', () => {
  expect(clientOf(ada.key, 'a')).toBe(clientOf(ada.key, 'a'))
  const all = Array.from({ length: 500 }, () => clientOf(ada.key, bytesToHex(randomBytes(12))))
  expect(new Set(all).size).toBe(500)
  expect(all.every((client) => Number.isSafeInteger(client) && client >= 0)).toBe(true)
  expect(Math.max(...all)).toBeGreaterThan(2 ** 52)
})
