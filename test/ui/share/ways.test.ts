import { expect, test } from 'vitest'
import { readRelay, readWays } from '../../../src/ui/share/ways.ts'

test.each([
  ['nothing', '', [], []],
  ['a server', ' wss://example.org/signal \n', ['wss://example.org/signal'], []],
  ['STUN', 'stun:stun.example.org:3478', [], [{ urls: 'stun:stun.example.org:3478' }]],
  ['STUN by an address of version 6', 'stun:[2001:db8::1]', [], [{ urls: 'stun:[2001:db8::1]' }]],
  [
    'TURN, with its name and password',
    'turn:ada:lace@example.org:3478?transport=tcp',
    [],
    [{ urls: 'turn:example.org:3478?transport=tcp', username: 'ada', credential: 'lace' }],
  ],
  [
    'several, by lines and commas',
    'ws://10.0.0.2:4321/signal,stun:a.example\nstuns:b.example',
    ['ws://10.0.0.2:4321/signal'],
    [{ urls: 'stun:a.example' }, { urls: 'stuns:b.example' }],
  ],
])('of the settings is read: %s', (_, text, servers, ice) => {
  expect(readWays(text)).toEqual({ servers, relays: [], ice, wrong: [] })
})

test.each([
  'https://example.org',
  'wss://',
  'stun:',
  'turn:example.org:3478',
  'javascript:alert(1)',
  'example.org',
  'stun:a b',
])('what is no way is told: %s', (text) => {
  const { servers, ice, wrong } = readWays(text)
  expect([...servers, ...ice.map(({ urls }) => urls)].filter((way) => text === way)).toEqual([])
  expect(wrong.length).toBeGreaterThan(0)
})

test('a relay is one of its own kind', () => {
  const text = 'relay:wss://example.org/table wss://example.org/signal'
  expect(readWays(text)).toEqual({
    servers: ['wss://example.org/signal'],
    relays: ['wss://example.org/table'],
    ice: [],
    wrong: [],
  })
})

test.each([
  'https://example.org',
  'wss://',
  'wss://ada:lace@example.org',
  'wss://example.org/#part',
  `wss://example.org/${'x'.repeat(200)}`,
  'javascript:alert(1)',
])('what is no relay is not called: %s', (text) => {
  expect(readRelay(text)).toBeUndefined()
  expect(readWays(`relay:${text}`)).toMatchObject({ relays: [], wrong: [`relay:${text}`] })
})

test('no more than eight are taken', () => {
  const { ice, wrong } = readWays(
    Array.from({ length: 10 }, (_, n) => `stun:s${n}.example`).join('\n'),
  )
  expect([ice.length, wrong.length]).toEqual([8, 2])
})
