import { randomBytes } from '@noble/hashes/utils.js'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  MOST_NAMED,
  markOfKeys,
  openLetter,
  type RemovedScreen,
  type Renewal,
  readRenewal,
  type Staying,
  tellRenewal,
} from '../../../src/sync/door/renewal.ts'
import { furtherFor, successorOf } from '../../../src/sync/door/successor.ts'
import { doorBy, doorOf } from '../../../src/sync/keys/doorkey.ts'
import {
  freshKey,
  type Keys,
  topicOf,
  watcherKeys,
  writerKeys,
} from '../../../src/sync/keys/keys.ts'
import { type Screen, type ScreenKey, screenOf } from '../../../src/sync/keys/screen.ts'

const old = writerKeys(freshKey())
const watching = watcherKeys(old.read)
const fresh = () => writerKeys(freshKey())
const screen = () => screenOf(randomBytes(32))
const [ada, ben, cas, wes, eve, dim] = [0, 1, 2, 3, 4, 5].map(screen) as [
  Screen,
  Screen,
  Screen,
  Screen,
  Screen,
  Screen,
]
const plays = (...all: readonly Screen[]): Staying[] =>
  all.map(({ key }) => ({ key, writes: true }))
const looks = (...all: readonly Screen[]): Staying[] =>
  all.map(({ key }) => ({ key, writes: false }))
const gone = (...all: readonly Screen[]): RemovedScreen[] =>
  all.map(({ key }) => ({ key, seat: 's' }))
const over = <T>(word: T): T => (word === undefined ? word : JSON.parse(JSON.stringify(word)))
/** As it comes to others. */
const made = (
  by: Screen,
  stay: readonly Staying[],
  out: readonly RemovedScreen[] = [],
  to: Keys = fresh(),
  of: readonly string[] = [],
  now: Keys = old,
): Renewal => {
  const read = readRenewal(over(tellRenewal(now, to, by, stay, out, of)), now)
  if (!read) throw new Error('was not read')
  return read
}
const named = (all: ReadonlyMap<ScreenKey, unknown>) => [...all.keys()].sort()

describe('a new key', () => {
  const to = fresh()
  const one = made(ada, [...plays(ada, ben), ...looks(wes)], gone(eve), to)

  test('reaches those who stay, each with what they had', () => {
    expect(successorOf(old, [one], ben)?.keys?.write).toEqual(to.write)
    const { keys } = successorOf(watching, [one], wes) ?? {}
    expect(keys?.topic).toBe(to.topic)
    expect(keys?.write).toBeUndefined()
    expect(one.out.get(eve.key)).toBe('s')
  })

  test('is passed on as it came, and says the same then', () => {
    const again = readRenewal(over(one.word), watching)
    expect(again).toEqual(one)
  })

  test('does not open for those who are out, who were not seen, or who have kept all letters', () => {
    for (const other of [eve, dim]) {
      const { keys, stay } = successorOf(old, [one], other) ?? {}
      expect(keys).toBeUndefined()
      expect(stay?.has(other.key)).toBe(false)
    }
    // Eve has all there is to hear, the key before, and a screen of her own with each name as its other half.
    for (const [key, { letter }] of one.stay) {
      expect(eve.box(key)?.open(letter)).toBeUndefined()
      expect(eve.box(ada.key)?.open(letter)).toBeUndefined()
      expect(old.open(letter)).toBeUndefined()
    }
  })

  test('nobody changes places by a letter', () => {
    const up = made(ada, [...plays(ada, wes), ...looks(ben)])
    expect(successorOf(watching, [up], wes)?.keys).toBeUndefined()
    expect(successorOf(old, [up], ben)?.keys).toBeUndefined()
    expect(openLetter(up, wes, false)).toBeUndefined()
  })

  test('a letter of another step, put into this one, opens nothing', () => {
    const other = made(ada, plays(ada, ben))
    const letter = other.stay.get(ben.key)?.letter ?? new Uint8Array()
    const mixed = { ...one, stay: new Map([...one.stay, [ben.key, { writes: true, letter }]]) }
    expect(successorOf(old, [mixed], ben)?.keys).toBeUndefined()
  })

  test('a letter with another key than the one that it is said to be counts for nothing', () => {
    const lie = {
      ...over(tellRenewal(old, to, ada, plays(ada, ben), [])),
      to: markOfKeys(fresh()),
    }
    expect(readRenewal(lie, old)).toBeUndefined()
  })

  test('tells nobody who has no letter where the table goes on', () => {
    const text = JSON.stringify(one.word)
    // Neither its room nor the rooms that go by the same key.
    expect(text).not.toContain(to.topic)
    expect(text).not.toContain(topicOf(to.read))
    expect(text).not.toContain(doorBy(doorOf(to.read)).topic)
    expect(text).toContain(old.topic)
    expect(text).toContain(one.to)
  })
})

describe('nobody makes a new key', () => {
  const word = tellRenewal(old, fresh(), ada, [...plays(ada, ben), ...looks(wes)], gone(eve))
  const bad: readonly (readonly [string, unknown])[] = [
    ['who only watches', tellRenewal(watching, fresh(), wes, plays(wes), [])],
    ['with another table’s key', tellRenewal(fresh(), fresh(), ada, plays(ada), [])],
    ['in somebody else’s name', { ...word, by: ben.key }],
    ['and stays away', tellRenewal(old, fresh(), ada, plays(ben), [])],
    ['and only watches then', tellRenewal(old, fresh(), ada, looks(ada), [])],
    ['that is the old one', tellRenewal(old, old, ada, plays(ada), [])],
    ['who keeps whom they remove', tellRenewal(old, fresh(), ada, plays(ada, eve), gone(eve))],
    ['with other words put in', { ...word, out: [] }],
    ['without a signature', { ...word, sign: '' }],
    ['without the table’s', { ...word, write: '' }],
  ]
  test.each(bad)('%s', (_, what) => {
    expect(readRenewal(over(what), old)).toBeUndefined()
    expect(readRenewal(over(what), watching)).toBeUndefined()
  })

  test('from an older epoch: what counted once leads nowhere from the key that there is now', () => {
    const next = fresh()
    expect(readRenewal(over(word), next)).toBeUndefined()
    expect(readRenewal(over(word), watcherKeys(next.read))).toBeUndefined()
  })

  test('out of anything else, and nothing throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (any) => {
        expect(readRenewal(any, old)).toBeUndefined()
      }),
    )
    const fields = Object.keys(word ?? {})
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.jsonValue(), (field, any) => {
        const spoilt = { ...over(word), [field]: any }
        if (JSON.stringify(spoilt) === JSON.stringify(word)) return
        expect(readRenewal(spoilt, old)).toBeUndefined()
      }),
    )
  })

  test('by ten thousand letters: they are counted, not read', () => {
    const one = over(word) as { stay: unknown[] }
    let looked = 0
    const stay = new Proxy(
      Array.from({ length: 10_000 }, () => one.stay[0]),
      {
        get(all, at) {
          if (typeof at === 'string' && /^\d/.test(at)) looked += 1
          return Reflect.get(all, at)
        },
      },
    )
    expect(readRenewal({ ...one, stay }, old)).toBeUndefined()
    expect(looked).toBe(0)
    const most = plays(ada, ...Array.from({ length: MOST_NAMED - 1 }, screen))
    expect(made(ada, most).stay.size).toBe(MOST_NAMED)
    expect(
      readRenewal(over(tellRenewal(old, fresh(), ada, [...most, ...plays(ben)], [])), old),
    ).toBe(undefined)
  })
})

describe('of several at once', () => {
  const first = made(ada, [...plays(ada, ben, cas), ...looks(wes)], gone(eve))
  const second = made(ben, [...plays(ada, ben, cas, eve), ...looks(wes)], gone(dim))

  test('all count: who stays stays in each, who is out is out of any', () => {
    const next = successorOf(old, [first, second], cas)
    expect(named(next?.stay ?? new Map())).toEqual(
      [ada, ben, cas, wes].map(({ key }) => key).sort(),
    )
    expect(named(next?.out ?? new Map())).toEqual([eve, dim].map(({ key }) => key).sort())
  })

  test('all come to the same key, in whatever order, and however often they hear of them', () => {
    const joint = successorOf(old, [first, second], ada)?.keys as Keys
    const { topic } = joint
    expect([first.to, second.to]).not.toContain(markOfKeys(joint))
    fc.assert(
      fc.property(fc.shuffledSubarray([first, second], { minLength: 2 }), (all) => {
        expect(successorOf(old, all, ben)?.keys?.topic).toBe(topic)
        expect(successorOf(old, all, cas)?.keys?.topic).toBe(topic)
      }),
    )
  })

  test('who was left out by one lacks a half, with everything that the other gives', () => {
    const half = successorOf(old, [second], eve)?.keys
    expect(half && markOfKeys(half)).toBe(second.to)
    expect(successorOf(old, [first, second], eve)?.keys).toBeUndefined()
    // A client that somebody wrote for the purpose takes no notice of who is out.
    const loose = { ...first, stay: new Map([...first.stay, ...second.stay]), out: new Map() }
    expect(successorOf(old, [loose, second], eve)?.keys).toBeUndefined()
  })

  test('two who remove each other are both out', () => {
    const all = [made(ada, plays(ada, cas), gone(ben)), made(ben, plays(ben, cas), gone(ada))]
    for (const who of [ada, ben]) expect(successorOf(old, all, who)?.keys).toBeUndefined()
    expect(named(successorOf(old, all, cas)?.stay ?? new Map())).toEqual([cas.key])
    expect(successorOf(old, all, cas)?.keys?.write).toHaveLength(16)
  })

  test('who watches joins them by a further letter, of somebody who plays and stays', () => {
    const joint = successorOf(old, [first, second], cas)
    const keys = joint?.keys as Keys
    expect(successorOf(watching, [first, second], wes)?.keys).toBeUndefined()
    const of = joint?.of ?? []
    expect(furtherFor(joint as NonNullable<typeof joint>)).toEqual([wes.key])
    const further = made(cas, looks(wes), [], keys, of)
    const has = successorOf(watching, [first, further, second], wes)?.keys
    expect(has?.topic).toBe(keys.topic)
    expect(has?.write).toBeUndefined()
    // Not of who is out, not of others, not to play.
    const lure = made(eve, looks(wes), [], fresh(), of)
    expect(successorOf(watching, [first, second, lure], wes)?.keys).toBeUndefined()
    const other = made(cas, looks(wes), [], fresh(), [first.id, '0'.repeat(32)])
    expect(successorOf(watching, [first, second, other], wes)?.keys).toBeUndefined()
    expect(readRenewal(over(tellRenewal(old, keys, cas, plays(dim), [], of)), old)).toBeUndefined()
    // And alone it is no new key.
    expect(successorOf(watching, [further], wes)).toBeUndefined()
  })
})

test('a screen’s name that is no point of the curve gets no letter, and stops nobody else’s', () => {
  const none = '02'.padEnd(64, '0')
  const one = made(ada, [...plays(ada, ben), { key: none, writes: true }])
  expect(successorOf(old, [one], ben)?.keys).toBeDefined()
  expect(one.stay.has(none)).toBe(false)
})
