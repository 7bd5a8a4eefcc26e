import * as encoding from 'lib0/encoding'

/** Writes one struct of an update: its head, what it hangs from, and what it holds. */
export type Write = (encoder: encoding.Encoder) => void
export type Id = readonly [client: number, clock: number]

const id = (encoder: encoding.Encoder, [client, clock]: Id) => {
  encoding.writeVarUint(encoder, client)
  encoding.writeVarUint(encoder, clock)
}

/** What an item says of its place: beside others, or else in a part or in something else. */
export interface Where {
  readonly left?: Id
  readonly right?: Id
  readonly root?: string
  readonly parent?: Id
  readonly key?: string
}

/** An item with content of this sort, by Yjs's numbers. */
export function item(sort: number, where: Where, content: Write): Write {
  return (encoder) => {
    const { left, right, root, parent, key } = where
    const info = sort | (left ? 128 : 0) | (right ? 64 : 0) | (key === undefined ? 0 : 32)
    encoding.writeUint8(encoder, info)
    if (left) id(encoder, left)
    if (right) id(encoder, right)
    if (!left && !right) {
      encoding.writeVarUint(encoder, root === undefined ? 0 : 1)
      if (root !== undefined) encoding.writeVarString(encoder, root)
      else if (parent) id(encoder, parent)
      if (key !== undefined) encoding.writeVarString(encoder, key)
    }
    content(encoder)
  }
}

/** Plain values, a map, a format of letters. */
export const any = (where: Where, ...values: encoding.AnyEncodable[]) =>
  item(8, where, (encoder) => {
    encoding.writeVarUint(encoder, values.length)
    for (const value of values) encoding.writeAny(encoder, value)
  })
const map = (where: Where) => item(7, where, (encoder) => encoding.writeVarUint(encoder, 1))
const format = (where: Where) =>
  item(6, where, (encoder) => {
    encoding.writeVarString(encoder, 'bold')
    encoding.writeVarString(encoder, 'true')
  })
const letters = (where: Where, text: string) =>
  item(4, where, (encoder) => encoding.writeVarString(encoder, text))
export const gone =
  (length: number): Write =>
  (encoder) => {
    encoding.writeUint8(encoder, 0)
    encoding.writeVarUint(encoder, length)
  }

export type Written = readonly [client: number, clock: number, structs: readonly Write[]]
export type Deleted = readonly [
  client: number,
  ranges: readonly (readonly [clock: number, length: number])[],
]

/** Bytes of an update as anybody may write them, whether it makes sense or not. */
export function update(written: readonly Written[], deleted: readonly Deleted[] = []): Uint8Array {
  const encoder = encoding.createEncoder()
  encoding.writeVarUint(encoder, written.length)
  for (const [client, clock, structs] of written) {
    encoding.writeVarUint(encoder, structs.length)
    encoding.writeVarUint(encoder, client)
    encoding.writeVarUint(encoder, clock)
    for (const write of structs) write(encoder)
  }
  encoding.writeVarUint(encoder, deleted.length)
  for (const [client, ranges] of deleted) {
    encoding.writeVarUint(encoder, client)
    encoding.writeVarUint(encoder, ranges.length)
    for (const [clock, length] of ranges) {
      encoding.writeVarUint(encoder, clock)
      encoding.writeVarUint(encoder, length)
    }
  }
  return encoding.toUint8Array(encoder)
}

const times = <T>(n: number, make: (at: number) => T): T[] =>
  Array.from({ length: n }, (_, at) => make(at))

/** A value in a value in a value. */
function deep(levels: number): encoding.AnyEncodable {
  let value: encoding.AnyEncodable = 1
  for (let at = 0; at < levels; at++) value = [value]
  return value
}

/**
 * Updates that are well written and would freeze a page or break it for good, by what is wrong with them. Each was seen
 * to do so.
 */
export const BROKEN: readonly (readonly [what: string, fault: string, bytes: () => Uint8Array])[] =
  [
    [
      'the same deleted again and again',
      'deleted twice',
      () =>
        update(
          [[5, 0, times(2000, () => any({ root: 'rolls' }, 1))]],
          [[5, times(2000, () => [0, 2000] as const)]],
        ),
    ],
    [
      'deletions out of order',
      'deleted twice',
      () =>
        update(
          [],
          [
            [
              5,
              [
                [9, 1],
                [3, 1],
              ],
            ],
          ],
        ),
    ],
    ['a deletion of nothing', 'deleted twice', () => update([], [[5, [[3, 0]]]])],
    [
      'an item that lies in itself',
      'builds on what comes later',
      () => update([[5, 0, [map({ parent: [5, 0], key: 'a' })]]]),
    ],
    [
      'an item beside one that comes later',
      'builds on what comes later',
      () => update([[5, 0, [any({ left: [5, 7] }, 1)]]]),
    ],
    [
      'a value too deep to be passed on',
      'a value too deep',
      () => update([[5, 0, [any({ root: 'items', key: 'a' }, deep(3000))]]]),
    ],
    [
      'maps in maps in maps',
      'misfit',
      () =>
        update([
          [
            5,
            0,
            [
              map({ root: 'items', key: 'a' }),
              ...times(5000, (at) => map({ parent: [5, at], key: 'a' })),
            ],
          ],
        ]),
    ],
    [
      'maps in maps behind one another',
      'misfit',
      () =>
        update([
          [
            5,
            0,
            [
              map({ root: 'items', key: 'a' }),
              ...times(40, (at) => [
                any({ parent: [5, at * 2], key: 'a' }, 1),
                map({ left: [5, at * 2 + 1], key: 'a' }),
              ]).flat(),
            ],
          ],
        ]),
    ],
    ['formats of letters', 'no such content', () => update([[5, 0, [format({ root: 'title' })]]])],
    ['a clock that nobody reaches', 'no such clock', () => update([[5, 0, [gone(2 ** 50)]]])],
    [
      'more hands than there are people',
      'too many hands',
      () => update(times(55_001, (at) => [at + 10, 0, [gone(1)]] as const)),
    ],
  ]

/**
 * Updates that nothing is wrong with but that they take far too long: letters that were all put in between the same
 * two, and a key that thousands say to have set first.
 */
export const crowd = (many: number): Uint8Array =>
  update([
    [5, 0, times(many, (at) => letters(at === 0 ? { root: 'crowd' } : { left: [5, at - 1] }, 'x'))],
    [6, 0, times(many, (at) => letters({ left: [5, 0], right: [5, many - 1 - (at % 3)] }, 'y'))],
  ])
export const firsts = (many: number): Uint8Array =>
  update([[5, 0, times(many, () => any({ root: 'play', key: 'phase' }, 1))]])

/** A plain value with bytes in the place of what it is made from, as no page of ours could write it. */
const forged = (where: Where) =>
  item(8, where, (encoder) => {
    encoding.writeVarUint(encoder, 1)
    encoding.writeUint8(encoder, 118)
    encoding.writeVarUint(encoder, 1)
    encoding.writeVarString(encoder, '__proto__')
    encoding.writeUint8(encoder, 116)
    encoding.writeVarUint8Array(encoder, Uint8Array.of(1, 2, 3))
  })

/**
 * What made a document deaf for good, and the page with it, written by this number: nothing was seen, kept or sent any
 * more. Some of it is foul wherever it comes; other does not fit, and is left out.
 */
export const DEADLY: readonly (readonly [
  what: string,
  updates: (by?: number) => readonly Uint8Array[],
  isFoul: boolean,
])[] = [
  [
    'a forged prototype',
    (by = 5) => [update([[by, 0, [forged({ root: 'play', key: 'a' })]]])],
    true,
  ],
  [
    'a forged prototype in a list',
    (by = 5) => [update([[by, 0, [forged({ root: 'rolls' })]]])],
    true,
  ],
  [
    'letters under a key, half deleted, in what is deleted then',
    (by = 5) => [
      update([
        [by, 0, [map({ root: 'items', key: 'x' }), letters({ parent: [by, 0], key: 'k' }, 'ab')]],
      ]),
      update([], [[by, [[2, 1]]]]),
      update([], [[by, [[0, 1]]]]),
    ],
    false,
  ],
]
