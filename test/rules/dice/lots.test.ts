import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { block, drawnOf, type Lot, lotsOf } from '../../../src/rules/dice/lots.ts'
import { record } from '../../make.ts'

const seedOf = (n: number) => n.toString(16).padStart(64, '0')
const TREES = ['oak', 'ash', 'elm', 'yew']
const DECK = Array.from({ length: 60 }, (_, i) => `card ${i + 1}`)
const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))

/** Words of ChaCha20 by another implementation. */
function words(seed: string, counter: number, nonce: readonly number[], many: number): number[] {
  const start = Buffer.alloc(16)
  ;[counter, ...nonce].forEach((word, i) => {
    start.writeUInt32LE(word, 4 * i)
  })
  const cipher = createCipheriv('chacha20', Buffer.from(seed, 'hex'), start)
  const stream = cipher.update(Buffer.alloc(4 * many))
  return Array.from({ length: many }, (_, i) => stream.readUInt32LE(4 * i))
}

describe('the stream of lots', () => {
  test('is ChaCha20, as its standard shows it', () => {
    const key = Array.from({ length: 8 }, (_, i) => 0x03020100 + 0x04040404 * i)
    const [first, ...rest] = block(key, 1, [0x09000000, 0x4a000000, 0])
    expect(first).toBe(0xe4e7f110)
    expect(rest.at(-1)).toBe(0x4e3c50a2)
  })

  test('is ChaCha20 of any seed, block after block, with the number of the lot', () => {
    fc.assert(
      fc.property(seeds, fc.nat(7), (seed, lot) => {
        const before = Array.from({ length: lot }, (): Lot => ({ of: ['x'], take: 1 }))
        const nonce = ['lots', 'draw'].map((four) => Buffer.from(four).readUInt32LE())
        const stream = words(seed, 0, [...nonce, lot], 80)
        const left = [...DECK]
        // None of so few words is drawn again but once in a hundred million.
        const drawn = DECK.map((_, at) => {
          const other = at + (stream[at]! % (left.length - at))
          ;[left[at], left[other]] = [left[other]!, left[at]!]
          return left[at]
        })
        expect(lotsOf([...before, { of: DECK, take: 60 }], seed).at(-1)).toEqual(drawn)
      }),
      { numRuns: 100 },
    )
  })
})

describe('lots', () => {
  test.each<[string, readonly Lot[], string, readonly (readonly string[])[]]>([
    ['one of four', [{ of: TREES, take: 1 }], seedOf(0), [['yew']]],
    ['all of four', [{ of: TREES, take: 4 }], seedOf(1), [['oak', 'yew', 'ash', 'elm']]],
    [
      'of two lots',
      [
        { of: TREES, take: 2 },
        { of: TREES, take: 2 },
      ],
      'ab'.repeat(32),
      [
        ['ash', 'oak'],
        ['ash', 'elm'],
      ],
    ],
    ['of a deck', [{ of: DECK, take: 3 }], 'f'.repeat(64), [['card 31', 'card 60', 'card 57']]],
  ])('%s: the same for ever', (_, lots, seed, drawn) => {
    expect(lotsOf(lots, seed)).toEqual(drawn)
  })

  test('are some of theirs, none twice, and fewer are the beginning of more', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 200 }), fc.nat(200), (seed, many, take) => {
        const of = Array.from({ length: many }, (_, i) => `${i}`)
        const [all] = lotsOf([{ of, take: many }], seed)
        expect([...all!].sort()).toEqual([...of].sort())
        expect(lotsOf([{ of, take }], seed)).toEqual([all!.slice(0, take)])
      }),
    )
  })

  test('are drawn alike whatever other lots there are, and each for itself', () => {
    const lot: Lot = { of: DECK, take: 60 }
    const [one] = lotsOf([lot], seedOf(7))
    const [first, second] = lotsOf([lot, lot], seedOf(7))
    expect(first).toEqual(one)
    expect(second).not.toEqual(one)
  })

  test('come in each order equally often: all of four, over 100,000 seeds', () => {
    const counts = new Map<string, number>()
    const many = 100_000
    for (let n = 0; n < many; n++) {
      const order = lotsOf([{ of: TREES, take: 4 }], seedOf(n))[0]!.join()
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    const expected = many / 24
    const off = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    // Chi squared with 23 degrees of freedom is above this once in 10,000 times, below that likewise.
    expect(off).toBeLessThan(58.6)
    expect(off).toBeGreaterThan(5.2)
  })

  test('come from anywhere in a deck equally often, over 100,000 seeds', () => {
    const counts = new Map(DECK.map((card) => [card, 0]))
    const many = 100_000
    for (let n = 0; n < many; n++) {
      for (const card of lotsOf([{ of: DECK, take: 3 }], seedOf(n))[0]!) {
        counts.set(card, counts.get(card)! + 1)
      }
    }
    const expected = (3 * many) / 60
    const off = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    // Of 59 degrees of freedom, likewise.
    expect(off).toBeLessThan(110)
    expect(off).toBeGreaterThan(22)
  })

  test('of a record are read off its seed; without lots or a seed there are none', () => {
    const { check } = record('s', 1, 0)
    const lots: readonly Lot[] = [{ of: TREES, take: 2 }]
    const thrown = {
      version: 1,
      seed: seedOf(3),
      dice: [],
      bursts: {},
      flick: { dx: 1, dy: 0, power: 1 },
    }
    expect(drawnOf({ check: { ...check, lots }, thrown })).toEqual(lotsOf(lots, seedOf(3)))
    expect(drawnOf({ check: { ...check, lots } })).toEqual([])
    expect(drawnOf({ check, thrown })).toEqual([])
  })
})
