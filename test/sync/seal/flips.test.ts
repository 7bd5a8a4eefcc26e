import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atOnce } from '../../../src/rules/plain/turns.ts'
import { type CurvePoint, RISTRETTO } from '../../../src/sync/seal/curve.ts'
import { decksOf } from '../../../src/sync/seal/faces.ts'
import { bitsFor, listOf } from '../../../src/sync/seal/lists.ts'
import { readList } from '../../../src/sync/seal/mask.ts'
import { trialsFor } from '../../../src/sync/seal/owesdeck.ts'
import { shareIn } from '../../../src/sync/seal/own.ts'
import { givePart, readPart } from '../../../src/sync/seal/part.ts'
import { pactsOf } from '../../../src/sync/seal/standing.ts'
import { checkTrials } from '../../../src/sync/seal/trials.ts'
import { type Evening, evening, facesKnown, knownTo } from './evening.ts'

// Every byte of a message flipped, and what else may happen to messages on their way.

const FACES = ['wolf', 'owl', 'fox']

/** An evening at which cards were sealed, drawn and played. */
function played(): Evening {
  const at = evening(['ada', 'ben', 'cyd'], { allows: () => true })
  const pact = at.begin()
  at.settle()
  at.seal('ada', pact, FACES)
  at.settle()
  at.show('ada', [0], 'ada')
  at.settle()
  at.show('ada', [0], 'all')
  at.show('ben', [1], 'all')
  at.settle()
  return at
}

/** All that somebody reads of their log. */
const reading = (at: Evening, name: string) => {
  const { log, own } = at.player(name)
  const shares = pactsOf(log).map((pact) => shareIn(log, own, pact))
  const told = log.told().map((one) => JSON.stringify(one))
  return [
    knownTo(at.player(name)),
    decksOf(log).map(({ list }) => list.id),
    shares,
    told.sort(),
  ] as const
}

test('an entry with a byte flipped anywhere is none, and changes nothing', () => {
  const at = played()
  const entries = [...at.player('ada').entries.values()]
  const { log } = at.player('cyd')
  const [known, count] = [knownTo(at.player('cyd')), log.count()]
  let flipped = 0
  for (const entry of entries) {
    const text = JSON.stringify(entry)
    for (let i = 0; i < text.length; i++) {
      const bent =
        text.slice(0, i) + String.fromCharCode(text.charCodeAt(i) ^ 1) + text.slice(i + 1)
      let raw: unknown
      try {
        raw = JSON.parse(bent)
      } catch {
        raw = bent
      }
      log.take(raw)
      flipped++
    }
  }
  expect(flipped).toBeGreaterThan(5000)
  expect(log.count()).toBe(count)
  expect(knownTo(at.player('cyd'))).toEqual(known)
  at.show('ben', [2], 'cyd')
  at.settle()
  expect(knownTo(at.player('cyd'))).toHaveLength(FACES.length)
})

test('what is no entry at all is set aside', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const at = evening(['ada'], { allows: () => true })
      at.give('ada', [raw])
      expect(at.player('ada').log.count()).toBe(0)
      expect(at.player('ada').log.told().length).toBe(1)
    }),
    { numRuns: 200, seed: 17 },
  )
})

test('every order of the entries, some of them twice, reads the same, whatever was read between', () => {
  const at = played()
  // Somebody has said otherwise since what the pact was made by.
  const { log } = at.player('cyd')
  const pact = log.said('pact', '')[0]?.id ?? ''
  const second = log.said('second', pact).find(({ by }) => by === at.key('cyd'))!.act
  at.say('cyd', { ...second, shares: second.shares.map((one) => one.map((byte) => byte ^ 1)) })
  at.settle()
  const entries = [...at.player('ada').entries.values()]
  const expected = reading(at, 'ada')
  expect(expected[0]).toHaveLength(2)
  const order = fc.shuffledSubarray([...entries.keys(), ...entries.keys()], {
    minLength: 2 * entries.length,
  })
  fc.assert(
    fc.property(order, (by) => {
      at.reopen('ada', [])
      for (const i of by) {
        at.give('ada', [entries[i]!])
        reading(at, 'ada')
      }
      expect(reading(at, 'ada')).toEqual(expected)
    }),
    { numRuns: 30, seed: 17 },
  )
})

describe('a part of a card', () => {
  const label = ['card', 'table', 'list', 3]
  const share = 123_456_789_012_345_678n
  const half = RISTRETTO.times(RISTRETTO.base, share)
  const a = RISTRETTO.hashToPoint(Uint8Array.of(1))
  const part = givePart(RISTRETTO, share, a, label)
  const read = (bytes: Uint8Array, by = half, of = a, as = label): CurvePoint | undefined =>
    readPart(RISTRETTO, by, of, as, bytes)

  test('is true for who gave it, of this card, for this', () => {
    expect(RISTRETTO.same(read(part)!, RISTRETTO.times(a, share))).toBe(true)
  })

  test.each([...part.keys()])('with byte %i flipped is none', (i) => {
    expect(read(part.map((byte, at) => (at === i ? byte ^ (1 << (i % 8)) : byte)))).toBeUndefined()
  })

  test.each([
    ['another screen', () => read(part, a)],
    ['another card', () => read(part, half, half)],
    ['another place', () => read(part, half, a, ['card', 'table', 'list', 4])],
    ['another list', () => read(part, half, a, ['card', 'table', 'other', 3])],
    ['another table', () => read(part, half, a, ['card', 'elsewhere', 'list', 3])],
    ['a toss', () => read(part, half, a, ['toss', 'table', 'list', 3])],
    ['a byte less', () => read(part.subarray(1))],
    ['a byte more', () => read(Uint8Array.of(...part, 0))],
    ['a larger number for the same one', () => read(withMore(part))],
    ['nothing', () => read(new Uint8Array(part.length))],
  ])('is none for %s', (_, tried) => {
    expect(tried()).toBeUndefined()
  })
})

/** The answer of a part, which is its last 32 bytes, with the order of the group added. */
function withMore(part: Uint8Array): Uint8Array {
  const ORDER = 2n ** 252n + 27_742_317_777_372_353_535_851_937_790_883_648_493n
  const low = part.slice(-32).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n) + ORDER
  const bytes = Uint8Array.from({ length: 32 }, (_, i) => Number((low >> BigInt(8 * i)) & 255n))
  return Uint8Array.of(...part.subarray(0, -32), ...bytes)
}

test('trials and the cards themselves with any byte flipped do not hold', () => {
  const at = played()
  const { log, own, seen } = at.player('ada')
  const list = at.list('ada')!
  const word = trialsFor(log, own, seen, list.id) ?? [...seen.values()][0]!
  const tried = listOf(log, word.list)!
  const { key } = tried.pact.key
  const bits = bitsFor(log, tried)!
  const holds = (opened: readonly Uint8Array[], cards = tried.cards) =>
    atOnce(checkTrials(log.curve, key, tried.before!.cards, cards, tried.covers, bits, opened))
  expect(holds(word.opened)).toBe(true)
  const bent = word.opened.flatMap((bytes, n) =>
    [...bytes.keys()].filter((i) =>
      holds(word.opened.with(n, bytes.with(i, bytes[i]! ^ (1 << (i % 8))))),
    ),
  )
  expect(bent).toEqual([])
  expect(holds(word.opened.slice(1))).toBe(false)
  const laid = log.of('mask', word.list)!.act.list
  const cards = [...laid.keys()].filter((i) => {
    const other = readList(log.curve, laid.with(i, laid[i]! ^ 1), FACES.length)
    return other !== undefined && holds(word.opened, other)
  })
  expect(cards).toEqual([])
  expect(readList(log.curve, laid.subarray(1), FACES.length)).toBeUndefined()
})

test('who was at no pact reads what all may know, and no more', () => {
  const at = played()
  const watcher = evening(['eve'], { allows: () => true })
  watcher.give('eve', [...at.player('ada').entries.values()])
  const { log, own } = watcher.player('eve')
  expect(facesKnown(log, own).size).toBe(0)
  expect(facesKnown(log)).toEqual(facesKnown(at.player('ada').log))
})
