import { expect, test } from 'vitest'
import { houseOf } from '../../src/host/caller.ts'

test.each([
  ['203.0.113.7', '::ffff:203.0.113.7', true],
  ['203.0.113.7', '203.0.113.8', false],
  ['2001:db8:1:2::3', '2001:db8:1:ffff:a:b:c:d', true],
  ['2001:db8:1:2::3', '2001:db8:2:2::3', false],
  ['2001:db8::1', '2001:db8:0:1::2', true],
  ['2001:db8::1', '2001:db8::ffff', true],
  ['2001:db8::1', '2001:db8:1::1', false],
  ['::1', '::2', true],
  ['fe80::1:2:3:4', 'fe80::5', true],
])('%s and %s are of one house: %s', (one, other, same) => {
  const [a, b] = [one, other].map((remoteAddress) => houseOf({ remoteAddress }))
  expect(a === b).toBe(same)
})
