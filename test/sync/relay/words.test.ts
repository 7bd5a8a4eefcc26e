import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { fromBase64, toBase64 } from '../../../src/rules/plain/base64.ts'
import { type Keys, watcherKeys, writerKeys } from '../../../src/sync/keys/keys.ts'
import { type Screen, screenOf } from '../../../src/sync/keys/screen.ts'
import { openEntry, openOldEntry, sealEntry } from '../../../src/sync/log/entry.ts'
import { makeKeyPair, openEnvelope, sealEnvelope } from '../../../src/sync/relay/envelope.ts'
import { openState, type RelayState, sealState } from '../../../src/sync/relay/state.ts'

const WRITE = writerKeys(Uint8Array.from({ length: 16 }, (_, n) => n))
const WATCH = watcherKeys(WRITE.read)
const OTHER = writerKeys(new Uint8Array(16))
const [ADA, BEN, EVE] = [1, 2, 3].map((n) => screenOf(new Uint8Array(32).fill(n))) as [
  Screen,
  Screen,
  Screen,
]
const STATE: RelayState = {
  key: ADA.key,
  session: 'ab12',
  open: makeKeyPair().open,
  began: 5,
  n: 1,
  after: [],
  box: [],
}

/** All of it, with one byte after another changed. */
const damaged = (bytes: Uint8Array) =>
  Array.from(bytes, (byte, at) => {
    const copy = bytes.slice()
    copy[at] = byte ^ 1
    return copy
  })

describe('an entry of the log', () => {
  const update = Uint8Array.of(0, 0)
  const write = { keys: WRITE, screen: ADA }

  test('is read by all who were invited, with who wrote it, and by nobody else', () => {
    const entry = sealEntry(write, update)
    const read = { update, by: ADA.key }
    expect([openEntry(WRITE, entry), openEntry(WATCH, entry)]).toEqual([read, read])
    expect(openEntry(OTHER, entry)).toBeUndefined()
    expect(sealEntry({ keys: WATCH, screen: EVE }, update)).toBeUndefined()
  })

  test('that is damaged, or no entry at all, is none', () => {
    const entry = sealEntry(write, update) ?? new Uint8Array()
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

  test('is nobody else’s: neither with another’s grant, nor signed by another', () => {
    const plain = WATCH.open(sealEntry(write, update) ?? update) ?? update
    const [grant, name, signed] = [
      plain.subarray(0, 96),
      plain.subarray(96, 128),
      plain.slice(128, 192),
    ]
    const mine = hexToBytes(EVE.key)
    for (const parts of [
      [grant, mine, signed, update],
      [grant, mine, EVE.sign('relay/log', sha256(update)), update],
      [grant, name, EVE.sign('relay/log', sha256(update)), update],
      [grant, name, signed, Uint8Array.of(0, 1)],
    ])
      expect(openEntry(WRITE, WATCH.seal(concatBytes(...parts)))).toBeUndefined()
  })

  test('of a page before this one is read, by the table’s key alone', () => {
    const what = concatBytes(utf8ToBytes('prophecy-table/relay/log/'), sha256(update))
    const seal = (keys: Keys) =>
      keys.seal(concatBytes(keys.sign(what) ?? new Uint8Array(96), update))
    expect(openOldEntry(WATCH, seal(WRITE))).toEqual({ update, by: undefined })
    expect([openOldEntry(WATCH, seal(WATCH)), openOldEntry(WRITE, seal(OTHER))]).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('a state', () => {
  const read = (keys: Keys, sealed: unknown) => {
    const opened = openState(keys, sealed)
    return opened && opened !== 'older' ? { state: opened.state, signed: opened.signed() } : opened
  }

  test('is its screen’s, and nobody else’s', () => {
    const sealed = sealState(WRITE, ADA, STATE)
    expect(read(WATCH, sealed)).toEqual({ state: { relay: 2, ...STATE }, signed: true })
    expect(read(OTHER, sealed)).toBeUndefined()
    // As a watcher tells it who has all keys but Ada's own.
    expect(read(WRITE, sealState(WATCH, EVE, STATE))).toMatchObject({ signed: false })
    const whole = WATCH.open(fromBase64(sealed)) ?? new Uint8Array()
    for (const at of [0, 40, 63])
      expect(read(WRITE, toBase64(WATCH.seal(damaged(whole)[at] ?? whole)))).toMatchObject({
        signed: false,
      })
  })

  test('of one table, or under one key of it, is none of another', () => {
    const sealed = WATCH.open(fromBase64(sealState(WRITE, ADA, STATE))) ?? new Uint8Array()
    expect(read(OTHER, toBase64(OTHER.seal(sealed)))).toMatchObject({ signed: false })
  })

  test('of another version is told from nonsense', () => {
    const seal = (value: object, signed: number) =>
      toBase64(WATCH.seal(concatBytes(new Uint8Array(signed), utf8ToBytes(JSON.stringify(value)))))
    expect(read(WRITE, seal({ relay: 1, peer: 'ada', n: 1 }, 96))).toBe('older')
    expect(read(WRITE, seal({ relay: 3, key: 7 }, 64))).toBe('older')
    expect(read(WRITE, seal({ relay: 2, key: 7 }, 64))).toBeUndefined()
  })

  test.each([
    ['no text', 7],
    ['no base64', '!'],
    ['empty', ''],
    ['sealed, but too short', toBase64(WRITE.seal(new Uint8Array(9)))],
    ['sealed, but no JSON', toBase64(WRITE.seal(new Uint8Array(120)))],
    ['too long', 'A'.repeat(500_000)],
    ['without what it must tell', sealState(WRITE, ADA, { key: ADA.key } as RelayState)],
    ['by no name', sealState(WRITE, ADA, { ...STATE, key: 'ada' })],
  ])('that is none is passed over: %s', (_, sealed) => {
    expect(openState(WRITE, sealed)).toBeUndefined()
  })
})

describe('an envelope', () => {
  const [ada, ben, eve] = [makeKeyPair(), makeKeyPair(), makeKeyPair()]
  const from = { from: ADA.key, n: 7 }
  const box = ada.with(ben.open)
  const envelope = sealEnvelope(from, 'a new key', new Map(box ? [[BEN.key, box]] : []))
  const opened = (name: string, reader: typeof ada, sender = from, open = ada.open) => {
    const pair = reader.with(open)
    return pair && openEnvelope(envelope, sender, name, pair)
  }

  test('is read by those it is for, though all can see it', () => {
    expect(opened(BEN.key, ben)).toBe('a new key')
    expect([opened(BEN.key, eve), opened(EVE.key, eve), opened('toString', ben)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('is not read in another session, nor as another’s, nor as another of theirs', () => {
    // Ben, loaded anew.
    expect(opened(BEN.key, makeKeyPair())).toBeUndefined()
    // Eve tells Ada's public half as her own, and Ada's envelope with it.
    expect(opened(BEN.key, ben, { ...from, from: EVE.key })).toBeUndefined()
    expect(opened(BEN.key, ben, { ...from, n: 8 })).toBeUndefined()
    // What Ben has got, told to Ada as if it were his.
    expect(opened(BEN.key, ada, { ...from, from: BEN.key }, ben.open)).toBeUndefined()
  })

  test('needs a whole key of the other', () => {
    for (const bad of ['', '!', toBase64(new Uint8Array(32)), toBase64(new Uint8Array(31))])
      expect(ada.with(bad)).toBeUndefined()
  })
})
