import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanName, knockOf, openWord, sealWord } from '../../../src/sync/door/doorwords.ts'
import { doorCode, readCode } from '../../../src/sync/keys/code.ts'
import {
  doorBy,
  doorOf,
  isBehind,
  signAtDoor,
  signedAtDoor,
} from '../../../src/sync/keys/doorkey.ts'
import {
  derive,
  freshKey,
  KEY,
  topicOf,
  watcherKeys,
  writerKeys,
} from '../../../src/sync/keys/keys.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'

const ada = writerKeys(Uint8Array.from({ length: KEY }, (_, i) => i))
const eve = writerKeys(freshKey())
const door = doorBy(doorOf(ada.read))
const what = new TextEncoder().encode('an answer')
const bytes = fc.uint8Array({ maxLength: 300 })

describe('the door key', () => {
  test('follows from the read key: those who play and those who watch have the same door', () => {
    expect(doorOf(watcherKeys(ada.read).read)).toEqual(door.key)
    expect(doorOf(eve.read)).not.toEqual(door.key)
    expect(isBehind(door, ada)).toBe(true)
    expect(isBehind(door, watcherKeys(ada.read))).toBe(true)
    expect(isBehind(door, eve)).toBe(false)
  })

  test('tells nothing of the table: neither its room, nor its keys, nor what is sealed there', () => {
    expect(door.topic).not.toBe(ada.topic)
    // All that somebody can make of a door key with our own means.
    const tried = ['read', 'write', 'sign', 'door', 'door-sign', 'seal', 'prove', 'topic']
    const made = [door.key, ...tried.map((purpose) => derive(purpose, door.key).slice(0, KEY))]
    const sealed = ada.seal(what)
    for (const key of made) {
      expect(key).not.toEqual(ada.read)
      expect(topicOf(key)).not.toBe(ada.topic)
      expect(watcherKeys(key).open(sealed)).toBeUndefined()
      expect(ada.proves(what, watcherKeys(key).prove(what))).toBe(false)
    }
    expect(door.open(sealed)).toBeUndefined()
    expect(ada.open(door.seal(what))).toBeUndefined()
  })

  test('only those at the table sign for it', () => {
    const signed = signAtDoor(ada.read, what)
    expect(signedAtDoor(door, what, signed)).toBe(true)
    expect(signedAtDoor(door, Uint8Array.of(1), signed)).toBe(false)
    expect(signedAtDoor(door, what, signAtDoor(eve.read, what))).toBe(false)
    expect(signedAtDoor(door, what, signAtDoor(door.key, what))).toBe(false)
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 90, maxLength: 100 }), (any) => {
        expect(signedAtDoor(door, what, any)).toBe(false)
      }),
      { numRuns: 30 },
    )
  })
})

describe('a code for the door', () => {
  test('is read again, alone or in a link, and is no key', () => {
    const text = doorCode(door.key)
    expect(text).toMatch(/^[\w-]{28}$/)
    const code = readCode(`https://table.example/#j=${text}`)
    expect(code).toMatchObject({ is: 'door', door: { topic: door.topic } })
    expect(text).toBe(doorCode(doorOf(watcherKeys(ada.read).read)))
  })

  test('that is damaged gets a sentence', () => {
    const text = doorCode(door.key)
    for (let at = 0; at < text.length; at++) {
      const spoilt = `${text.slice(0, at)}${text[at] === 'x' ? 'y' : 'x'}${text.slice(at + 1)}`
      expect(readCode(spoilt)).toHaveProperty('key')
    }
  })
})

describe('words at the door', () => {
  const knock = knockOf(door, screenOf(new Uint8Array(32)), 'a'.repeat(24), 'Bo')

  test('are read by all at the door and by nobody else', () => {
    const sealed = sealWord(door, knock)
    expect(openWord(door, sealed)).toEqual(knock)
    expect(openWord(doorBy(doorOf(eve.read)), sealed)).toBeUndefined()
  })

  test.each([
    ['no id', { ...knock, id: 'short' }],
    ['a key too short', { ...knock, key: knock.key.slice(2) }],
    ['no name', { ...knock, name: ' \u200b\u202e ' }],
    ['a name as long as a book', { ...knock, name: 'x'.repeat(201) }],
  ])('with %s are none', (_, word) => {
    expect(openWord(door, sealWord(door, word))).toBeUndefined()
  })

  test('anything else is passed over', () => {
    fc.assert(
      fc.property(fc.string(), (any) => {
        expect(openWord(door, any)).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(bytes, (any) => {
        const sealed = Buffer.from(door.seal(any)).toString('base64')
        expect(openWord(door, sealed)).toBeUndefined()
      }),
    )
  })

  test('names come in one short line that reads the way it is written', () => {
    expect(cleanName('  Bo\n\u202eda\u0007 ')).toBe('Bo da')
    expect([...cleanName('🎲'.repeat(100))]).toHaveLength(40)
  })
})
