import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answerCode, keyCode, offerCode, readCode } from '../../src/sync/code.ts'
import { freshKey, watcherKeys, writerKeys } from '../../src/sync/keys.ts'
import { type Description, pack, readSdp, unpack, writeSdp } from '../../src/sync/sdp.ts'

const keys = writerKeys(freshKey())

const letters = (alphabet: string, min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength: min, maxLength: max })
const ICE = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const byte = fc.integer({ min: 0, max: 255 })

const v4 = fc.array(byte, { minLength: 4, maxLength: 4 }).map((b) => b.join('.'))
const v6 = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
  .map((words) => words.map((word) => word.toString(16)).join(':'))
const mdns = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((b) => Array.from(b, (x) => x.toString(16).padStart(2, '0')).join(''))
  .map((d) => `${d.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`)
const candidate = fc.record({
  kind: fc.constantFrom('host4', 'reflexive4', 'relay4', 'host6', 'reflexive6', 'mdns'),
  port: fc.integer({ min: 0, max: 65535 }),
  four: v4,
  six: v6,
  name: mdns,
})
const description: fc.Arbitrary<Description> = fc.record({
  type: fc.constantFrom('offer', 'answer'),
  name: letters(ICE, 4, 20),
  password: letters(ICE, 22, 40),
  fingerprint: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  candidates: fc.array(candidate, { maxLength: 6 }).map((all) =>
    all.map(({ kind, port, four, six, name }) => ({
      kind: kind as Description['candidates'][number]['kind'],
      port,
      address: kind === 'mdns' ? name : kind.endsWith('4') ? four : six,
    })),
  ),
})

/** As Chromium writes it, with three places behind mDNS names. */
const CHROMIUM: Description = {
  type: 'offer',
  name: 'Ab1+',
  password: 'Zz09+/Zz09+/Zz09+/Zz09+/',
  fingerprint: new Uint8Array(32).fill(7),
  candidates: [1, 2, 3].map((n) => ({
    kind: 'mdns',
    address: `0000000${n}-aaaa-bbbb-cccc-00000000000${n}.local`,
    port: 50_000 + n,
  })),
}

describe('a description', () => {
  test('is unpacked as it was packed', () => {
    fc.assert(
      fc.property(description, (one) => {
        expect(unpack(pack(one))).toEqual(one)
      }),
    )
  })

  test('is read from the SDP that was written from it', () => {
    fc.assert(
      fc.property(description, (one) => {
        // A link-local address is left out: it is of no use without its interface.
        const candidates = one.candidates.filter(({ address }) => !address.startsWith('fe80'))
        expect(readSdp(one.type, writeSdp({ ...one, candidates }))).toEqual({ ...one, candidates })
      }),
    )
  })

  test('is nothing, rather than an error, out of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const one = unpack(bytes)
        // Whatever came out can be written without a line of its own in it.
        if (one) expect(writeSdp(one).split('\r\n')).toHaveLength(17 + one.candidates.length)
      }),
      { numRuns: 2000 },
    )
  })

  test('short addresses are read too', () => {
    const sdp = `a=fingerprint:sha-256 ${new Array(32).fill('0A').join(':')}
a=ice-ufrag:abcd
a=ice-pwd:0123456789012345678901
a=candidate:1 1 UDP 2122 2001:db8::7 4321 typ host
a=candidate:2 1 tcp 2122 10.0.0.1 9 typ host tcptype active
a=candidate:3 1 udp 2122 fe80::1 4321 typ host`
    const { candidates } = readSdp('offer', sdp)
    expect(candidates).toEqual([{ kind: 'host6', address: '2001:db8::7', port: 4321 }])
    const [there] = unpack(pack(readSdp('offer', sdp)))!.candidates
    expect(there!.address).toBe('2001:db8:0:0:0:0:0:7')
  })

  test('without a fingerprint is an error', () => {
    expect(() => readSdp('offer', 'v=0')).toThrow(RangeError)
  })
})

describe('a code', () => {
  test('with three places is under 200 letters', () => {
    expect(offerCode(keys, CHROMIUM).length).toBeLessThan(200)
    expect(answerCode({ ...CHROMIUM, type: 'answer' }).length).toBeLessThan(200)
    expect(keyCode(keys)).toHaveLength(28)
  })

  test.each<[string, string, object]>([
    ['a key', keyCode(keys), { is: 'key', keys: { write: keys.write, topic: keys.topic } }],
    ['a key to look on', keyCode(keys, true), { is: 'key', keys: { read: keys.read } }],
    ['an offer', offerCode(keys, CHROMIUM), { is: 'offer', description: CHROMIUM }],
    ['an answer', answerCode({ ...CHROMIUM, type: 'answer' }), { is: 'answer' }],
    ['a link', `https://table.example/#${keyCode(keys)}`, { is: 'key' }],
    ['a chat', `Come and play!\n${keyCode(keys)}\n`, { is: 'key' }],
    [
      'one with words behind',
      `Come: https://t.example/#j=${keyCode(keys)}. At eight!`,
      { is: 'key' },
    ],
    ['one in brackets', `<https://table.example/#j=${keyCode(keys)}>`, { is: 'key' }],
    ['one pasted twice', `${keyCode(keys)}${keyCode(keys)}`, { is: 'key' }],
    ['one beside another long word', `${keyCode(keys)} at_the_old_observatory_9`, { is: 'key' }],
    [
      'one whose lines were broken',
      offerCode(keys, CHROMIUM).replace(/.{70}/g, '$&\n  '),
      { is: 'offer', description: CHROMIUM },
    ],
  ])('%s is read', (_, text, expected) => {
    expect(readCode(text)).toMatchObject(expected)
  })

  test('to look on holds no key to write', () => {
    for (const code of [keyCode(keys, true), offerCode(keys, CHROMIUM, true)]) {
      const read = readCode(code)
      if (!('keys' in read)) throw new Error('no keys')
      expect(read.keys.write).toBeUndefined()
    }
    expect(keyCode(watcherKeys(keys.read))).toBe(keyCode(keys, true))
  })

  test.each([
    ['nothing', '', 'code.none'],
    ['a sentence', 'Come and play at our table tonight', 'code.none'],
    ['a very long text', 'A'.repeat(5000), 'code.none'],
    ['a letter too few', keyCode(keys).slice(0, -1), 'code.damaged'],
    ['a letter too many', `${keyCode(keys)}A`, 'code.damaged'],
    [
      'an offer that is an answer',
      offerCode(keys, { ...CHROMIUM, type: 'answer' }),
      'code.damaged',
    ],
  ])('%s gets a sentence', (_, text, key) => {
    expect(readCode(text)).toEqual({ key })
  })

  test('with any letter changed gets a sentence', () => {
    const code = offerCode(keys, CHROMIUM)
    for (let at = 0; at < code.length; at++) {
      const other = code[at] === 'A' ? 'B' : 'A'
      const read = readCode(code.slice(0, at) + other + code.slice(at + 1))
      // The last letter of base64 carries bits that mean nothing.
      if (at < code.length - 1) expect(read).toEqual({ key: 'code.damaged' })
    }
  })

  test('of any text is never an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        readCode(text)
      }),
    )
  })
})
