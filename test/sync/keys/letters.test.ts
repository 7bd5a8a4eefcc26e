import * as v from 'valibot'
import { expect, test } from 'vitest'
import { base64, bytes64, hex } from '../../../src/sync/keys/letters.ts'

test.each(['', 'AAAA', 'AA==', 'AAA=', '+/9z'])('%j is base64', (text) => {
  expect(v.is(base64(4), text)).toBe(true)
})

test.each([
  ['too long', 'AAAAAAAA'],
  ['of half a byte', 'A'],
  ['without its end', 'AA'],
  ['with a blank, which atob takes', 'AA ='],
  ['of another alphabet', '-_-_'],
  // The sign for kelvin, which is a k where case does not count.
  ['with what only looks like a letter', 'AAA\u212a'],
  ['with more lines', 'AAAA\n'],
  ['none', 4],
])('what is %s is not', (_, text) => {
  expect(v.is(base64(4), text)).toBe(false)
  expect(v.safeParse(bytes64(4), text).success).toBe(false)
})

test('is read as the bytes that it stands for', () => {
  expect(v.parse(bytes64(8), 'AP8B')).toEqual(Uint8Array.of(0, 255, 1))
})

test('digits are counted', () => {
  expect(['09af', '09a', '09aff', '09AF', '09ag'].map((text) => v.is(hex(4), text))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
