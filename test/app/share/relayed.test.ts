import { expect, test } from 'vitest'
import { relaysIn, withRelays } from '../../../src/app/share/relayed.ts'
import { keyCode, readCode } from '../../../src/sync/keys/code.ts'
import { writerKeys } from '../../../src/sync/keys/keys.ts'

const KEYS = writerKeys(Uint8Array.from({ length: 16 }, (_, n) => n))
const CODE = keyCode(KEYS)
const RELAYS = ['wss://example.org/a/b?c=d&e=f', 'ws://127.0.0.1:1234']

test('relays travel before the code, and the code is found as ever', () => {
  const text = withRelays(CODE, RELAYS)
  const link = `https://table.example/#j=${text}`
  for (const given of [text, link, `Come! ${text}\n`, `<${link}>. At eight!`, link + link]) {
    expect(relaysIn(given)).toEqual(RELAYS)
    expect(readCode(given)).toMatchObject({ is: 'key', keys: { topic: KEYS.topic } })
  }
  expect([withRelays(CODE, []), relaysIn(CODE)]).toEqual([CODE, []])
})

test('what is no relay’s address is not taken from an invitation', () => {
  for (const bad of ['https://example.org', 'javascript:alert(1)', '%', 'wss://', ''])
    expect(relaysIn(`r=${encodeURIComponent(bad)}&${CODE}`)).toEqual([])
  expect(relaysIn(`r=%E0%A4%A&${CODE}`)).toEqual([])
})

test('no more is kept with a table than the lobby takes', () => {
  const long = Array.from({ length: 9 }, (_, n) => `wss://${n}.example.org/${'x'.repeat(150)}`)
  const text = withRelays(CODE, long)
  expect(text.length).toBeLessThanOrEqual(500)
  expect(relaysIn(text).length).toBeGreaterThan(0)
  expect(readCode(text)).toMatchObject({ is: 'key' })
})
