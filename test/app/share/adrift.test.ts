import { expect, test } from 'vitest'
import { adrift } from '../../../src/app/share/adrift.ts'
import type { Attendance } from '../../../src/sync/company/company.ts'

const there = (neighbours: number, servers: readonly boolean[], relays: readonly boolean[] = []) =>
  ({
    neighbours: Array.from({ length: neighbours }, () => ({})),
    servers: servers.map((connected) => ({ connected })),
    relays: relays.map((connected) => ({ connected })),
  }) as unknown as Attendance

test.each<[string, Attendance, boolean, string | undefined]>([
  ['a table of one’s own needs nobody', there(0, []), false, undefined],
  ['a server is reached', there(0, [true]), true, undefined],
  ['one of two ways is', there(0, [false], [true]), true, undefined],
  ['none is, but somebody is linked', there(1, [false]), true, undefined],
  ['none is', there(0, [false], [false]), true, 'adrift.unreached'],
  ['there is no network', there(0, [false]), false, 'adrift.offline'],
  ['there is no network, and nothing has noticed yet', there(0, [true]), false, 'adrift.offline'],
  [
    'there is no network, but somebody in the same room is linked',
    there(1, [true]),
    false,
    undefined,
  ],
])('being offline is said in words: %s', (_, around, onLine, why) => {
  expect(adrift({ around: () => around, onLine: () => onLine })).toBe(why)
})
