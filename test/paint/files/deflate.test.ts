import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { deflate } from '../../../src/paint/files/deflate.ts'
import { wobble } from '../../../src/rules/plain/wobble.ts'

/**
 * Bytes as another program reads them: those of several pieces, one behind the other, and a last block
 * that holds nothing.
 */
const read = (...pieces: readonly Uint8Array[]) =>
  new Uint8Array(inflateRawSync(Buffer.concat([...pieces.map(deflate), Buffer.from([3, 0])])))

const next = wobble(1)
const noise = (length: number, most = 256) => Uint8Array.from({ length }, () => next() * most)

test.each([
  ['nothing', new Uint8Array(0)],
  ['one byte', Uint8Array.of(7)],
  ['a byte again and again', new Uint8Array(300_000).fill(9)],
  ['noise', noise(300_000)],
  ['soft noise', noise(300_000, 5)],
  [
    'what comes again from far',
    new Uint8Array([1, 2].flatMap(() => [...noise(100, 9), ...new Uint8Array(32_600)])),
  ],
  [
    'what is seldom and what is not',
    Uint8Array.from({ length: 400_000 }, () => 255 * next() ** 40),
  ],
  [
    'steps of each size',
    Uint8Array.from({ length: 200_000 }, (_, n) => Math.sqrt(n) * ((n % 37) - 18)),
  ],
])('%s is read as it was', (_, bytes) => {
  expect(Buffer.compare(read(bytes), bytes)).toBe(0)
})

test('every length is told, from every step back', () => {
  const parts: Uint8Array[] = []
  for (let length = 4; length < 300; length += 1) {
    const word = noise(length)
    parts.push(word, noise((length * 7919) % 700), word)
  }
  for (let back = 1; back < 32_768; back *= 2) {
    const word = noise(20)
    parts.push(word, noise(back + (back >> 1)), word)
  }
  const bytes = new Uint8Array(Buffer.concat(parts))
  expect(Buffer.compare(read(bytes), bytes)).toBe(0)
})

test('pieces are put one behind the other, and are fewer bytes than before', () => {
  const [one, two] = [noise(5000, 4), noise(7001, 4)]
  expect(Buffer.compare(read(one, two), Buffer.concat([one, two]))).toBe(0)
  expect(deflate(one).length).toBeLessThan(one.length / 3)
})
