import { toBase64 } from 'lib0/buffer'
import { describe, expect, test } from 'vitest'
import { watcherKeys, writerKeys } from '../../src/sync/keys.ts'
import { makePairs, openLetter, sealLetter } from '../../src/sync/relayletter.ts'
import { openEntry, sealEntry } from '../../src/sync/relaylog.ts'
import { openState, type RelayState, sealState } from '../../src/sync/relaystate.ts'

const WRITE = writerKeys(Uint8Array.from({ length: 16 }, (_, n) => n))
const WATCH = watcherKeys(WRITE.read)
const OTHER = writerKeys(new Uint8Array(16))
const STATE: RelayState = { peer: 'ada', client: 7, open: makePairs().open, n: 1, box: [] }

/** All of it, with one byte after another changed. */
const damaged = (bytes: Uint8Array) =>
  Array.from(bytes, (byte, at) => {
    const copy = bytes.slice()
    copy[at] = byte ^ 1
    return copy
  })

describe('an entry of the log', () => {
  const update = Uint8Array.of(0, 0)

  test('is read by all who were invited, and by nobody else', () => {
    const entry = sealEntry(WRITE, update)
    expect([openEntry(WRITE, entry), openEntry(WATCH, entry)]).toEqual([update, update])
    expect([openEntry(OTHER, entry), sealEntry(WATCH, update)]).toEqual([undefined, undefined])
  })

  test('that is damaged, or no entry at all, is none', () => {
    const entry = sealEntry(WRITE, update) ?? new Uint8Array()
    for (const bad of [
      ...damaged(entry),
      new Uint8Array(),
      'text',
      7,
      null,
      {},
      WATCH.seal(update),
    ])
      expect(openEntry(WRITE, bad)).toBeUndefined()
  })
})

describe('a state', () => {
  test('tells whether its speaker may write, and is nobody else’s', () => {
    expect(openState(WATCH, 1, sealState(WRITE, 1, STATE))).toEqual({
      state: { relay: 1, ...STATE },
      writes: true,
    })
    expect(openState(WRITE, 1, sealState(WATCH, 1, STATE))).toMatchObject({ writes: false })
    expect(openState(WRITE, 2, sealState(WRITE, 1, STATE))).toBeUndefined()
    expect(openState(OTHER, 1, sealState(WRITE, 1, STATE))).toBeUndefined()
  })

  test.each([
    ['no text', 7],
    ['no base64', '!'],
    ['empty', ''],
    ['sealed, but too short', toBase64(WRITE.seal(new Uint8Array(9)))],
    ['sealed, but no JSON', toBase64(WRITE.seal(new Uint8Array(120)))],
    ['too long', 'A'.repeat(500_000)],
    ['without what it must tell', sealState(WRITE, 1, { peer: 'ada' } as RelayState)],
  ])('that is none is passed over: %s', (_, sealed) => {
    expect(openState(WRITE, 1, sealed)).toBeUndefined()
  })
})

describe('a letter', () => {
  const [ada, ben, eve] = [makePairs(), makePairs(), makePairs()]

  test('is read by those it is for, though all can see it', () => {
    const box = ada.with(ben.open)
    const letter = sealLetter('a new key', new Map(box ? [['ben', box]] : []))
    const opened = (name: string, reader: typeof ada) => {
      const pair = reader.with(ada.open)
      return pair && openLetter(letter, name, pair)
    }
    expect(opened('ben', ben)).toBe('a new key')
    expect([opened('ben', eve), opened('eve', eve), opened('toString', ben)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('needs a whole key of the other', () => {
    for (const bad of ['', '!', toBase64(new Uint8Array(32)), toBase64(new Uint8Array(31))])
      expect(ada.with(bad)).toBeUndefined()
  })
})
