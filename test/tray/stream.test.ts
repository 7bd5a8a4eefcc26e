import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { streamOf } from '../../src/tray/stream.ts'
import { seedOf } from './throws.ts'

const seed = seedOf(0xd1ce)

/** The definition, by another implementation: seed, "dice", purpose, die, counter. */
function block(purpose: number, die: number, counter: number): Buffer {
  const tail = Buffer.alloc(16)
  tail.write('dice')
  tail.writeUInt32BE(purpose, 4)
  tail.writeUInt32BE(die, 8)
  tail.writeUInt32BE(counter, 12)
  return createHash('sha256').update(Buffer.from(seed, 'hex')).update(tail).digest()
}

describe('streams of chance', () => {
  test.each([
    ['label', 1, 0],
    ['hand', 2, 7],
    ['burst', 3, 199],
  ] as const)('%s: words are SHA-256, block after block', (purpose, number, die) => {
    const stream = streamOf(seed, purpose, die)
    const words = Array.from({ length: 20 }, () => stream.word())
    const blocks = [0, 1, 2].map((counter) => block(number, die, counter))
    expect(words).toEqual(words.map((_, i) => blocks[i >> 3]!.readUInt32BE((i & 7) * 4)))
  })

  test('known answers', () => {
    const stream = streamOf('00'.repeat(32), 'label', 0)
    expect([stream.word(), stream.part(), stream.below(24)]).toEqual([
      1860907632, 0.43218425063808596, 1,
    ])
  })

  test('numbers keep to their bounds', () => {
    const stream = streamOf(seed, 'hand', 1)
    for (let i = 0; i < 500; i++) {
      const part = stream.part()
      expect(part >= 0 && part < 1).toBe(true)
      expect(stream.below(24)).toBeLessThan(24)
      expect(Math.hypot(...stream.disc())).toBeLessThanOrEqual(1)
      expect(Math.hypot(...stream.turn())).toBeCloseTo(1, 12)
    }
  })
})
