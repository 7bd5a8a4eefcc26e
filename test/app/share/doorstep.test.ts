import { expect, test } from 'vitest'
import { farFrom } from '../../../src/app/share/doorstep.ts'
import type { Attendance } from '../../../src/sync/company/company.ts'

const around = (
  neighbours: number,
  servers: readonly (readonly [connected: boolean, full: boolean])[],
  relays: readonly boolean[] = [],
) =>
  ({
    neighbours: Array.from({ length: neighbours }, () => ({})),
    servers: servers.map(([connected, full]) => ({ connected, full })),
    relays: relays.map((connected) => ({ connected })),
  }) as unknown as Attendance

test.each<[string, Attendance, { server: boolean; full: boolean; found: number }]>([
  ['nothing is reached', around(0, [[false, false]]), { server: false, full: false, found: 0 }],
  ['a server is', around(0, [[true, false]]), { server: true, full: false, found: 0 }],
  ['the only one has no room', around(0, [[true, true]]), { server: true, full: true, found: 0 }],
  [
    'one that is not reached is not full either',
    around(0, [[false, true]]),
    { server: false, full: false, found: 0 },
  ],
  [
    'one of two has room',
    around(0, [
      [true, true],
      [true, false],
    ]),
    { server: true, full: false, found: 0 },
  ],
  [
    'a relay has room for all',
    around(2, [[true, true]], [true]),
    { server: true, full: false, found: 2 },
  ],
])('who waits for others hears how far it is: %s', (_, there, far) => {
  expect(farFrom(there, 0)).toMatchObject(far)
})

test('it takes long once one has waited for a quarter of a minute', () => {
  expect([15_000, 15_001].map((waited) => farFrom(around(0, []), waited).long)).toEqual([
    false,
    true,
  ])
})
