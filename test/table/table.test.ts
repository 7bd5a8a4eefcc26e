import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import type { Change } from '../../src/rules/board/change.ts'
import { LIMIT, parts } from '../../src/table/document/schema.ts'
import { aTable, at, card, copyOf, make, merge, note, place, roll, set, write } from './make.ts'

const ada = { seat: 'ada' }

describe('apply', () => {
  test('what is made lies on the table with its props and texts', () => {
    const table = aTable()
    expect(
      table.apply(
        [make({ ...note('n', at(12.5, -3, { turn: 0.25 })), texts: { text: 'Ash' } })],
        ada,
      ),
    ).toBeUndefined()
    expect(table.board().items.get('n')).toEqual({
      id: 'n',
      kind: 'note',
      place: { x: 12.5, y: -3, turn: 0.25, z: 1 },
      bin: false,
      props: { color: 'yellow' },
      texts: { text: 'Ash' },
    })
  })

  test('a register, a title, a seat and a Roll', () => {
    const table = aTable()
    const seat = { id: 'ada', name: 'Ada', color: 2, sitter: 'phone' }
    table.apply(
      [
        { do: 'play', key: 'phase', value: 'outline' },
        { do: 'title', title: 'Rain' },
        { do: 'seat', seat },
        { do: 'roll', record: roll('r1') },
      ],
      ada,
    )
    const state = table.state()
    expect(state.play).toEqual({ phase: 'outline' })
    expect(state.about).toEqual({ game: 'prophecy', title: 'Rain', made: 1000, version: 1 })
    expect(state.seats).toEqual([seat])
    expect(state.rolls).toEqual([roll('r1')])
    table.apply([{ do: 'play', key: 'phase', value: null }], ada)
    expect(table.state().play).toEqual({})
  })

  test('null clears a prop', () => {
    const table = aTable()
    table.apply([make(card('c')), set('c', 'player', 'ada')], ada)
    table.apply([set('c', 'player', null)], ada)
    expect(table.state().items.get('c')?.props).toEqual({})
  })

  test.each<[string, Change, string]>([
    ['a place that is no number', place('c', at(Number.NaN, 0)), 'table.unfit'],
    ['an endless place', place('c', at(0, Number.POSITIVE_INFINITY)), 'table.unfit'],
    ['a value that is no number', { do: 'play', key: 'clock', value: Number.NaN }, 'table.unfit'],
    [
      'an object that Yjs cannot write',
      { do: 'play', key: 'a', value: { constructor: 1 } },
      'table.unfit',
    ],
    [
      'an object without a prototype',
      { do: 'play', key: 'a', value: Object.create(null) },
      'table.unfit',
    ],
    ['a trap for a key', { do: 'play', key: '__proto__', value: 1 }, 'table.unfit'],
    [
      'a seat of no colour',
      { do: 'seat', seat: { id: 's', name: '', color: 99, sitter: '' } },
      'table.unfit',
    ],
    ['half a step into a text', { ...write('c', 'title', 'x'), at: 0.5 } as Change, 'table.unfit'],
    ['a text without end', write('c', 'title', 'x'.repeat(20_001)), 'table.long'],
    [
      'an item with a text without end',
      make({ ...card('d'), texts: { title: 'x'.repeat(20_001) } }),
      'table.long',
    ],
    [
      'a Roll of a die with seven faces',
      { do: 'roll', record: { ...roll('r'), roll: [{ die: 'd6', face: 7 }] } },
      'table.unfit',
    ],
    [
      'a Roll whose die burst from a later one',
      { do: 'roll', record: { ...roll('r'), roll: [{ die: 'd6', face: 6, from: 0 }] } },
      'table.unfit',
    ],
  ])('%s is refused, and all that came with it', (_, change, key) => {
    const table = aTable()
    table.apply([make(card('c'))], ada)
    const before = table.state()
    expect(table.apply([set('c', 'player', 'ada'), change], ada)).toEqual({ key })
    expect(table.state()).toBe(before)
  })

  test('changes of what is not there are passed over', () => {
    const table = aTable()
    const gone: Change[] = [
      place('x', at(1, 1)),
      set('x', 'a', 'b'),
      write('x', 'title', 'q'),
      { do: 'bin', id: 'x' },
      { do: 'return', id: 'x' },
    ]
    expect(table.apply([...gone, make(card('c'))], ada)).toBeUndefined()
    expect([...table.state().items.keys()]).toEqual(['c'])
  })

  test('a place beyond the bounds is brought within them, so nobody can block the pile', () => {
    const table = aTable()
    table.apply([make(card('c', at(1e9, -1e9, { z: 1e15 })))], ada)
    expect(table.state().items.get('c')?.place).toEqual(at(1e6, -1e6, { z: 1e12 }))
  })

  test.each([
    ['replaced', 'abc', 1, 1, 'X', 'aXc'],
    ['behind the end', 'abc', 99, 5, 'X', 'abcX'],
    ['before the start', 'abc', -4, 1, 'X', 'Xbc'],
    ['in the middle of a surrogate pair', 'a😀c', 2, 0, 'X', 'aX😀c'],
    ['half a surrogate pair away', 'a😀c', 1, 1, '', 'ac'],
    ['a lone surrogate comes in', 'a', 1, 0, '\uD83D', 'a\uFFFD'],
  ])('writing %s', (_, before, from, remove, insert, after) => {
    const table = aTable()
    table.apply([make({ ...note('n'), texts: { text: before } })], ada)
    table.apply([write('n', 'text', insert, from, remove)], ada)
    expect(table.state().items.get('n')?.texts.text).toBe(after)
    expect(copyOf(table).state().items.get('n')?.texts.text).toBe(after)
  })

  test('an id that lies on the table is not made again; out of the bin it comes back', () => {
    const table = aTable()
    table.apply([make(card('c')), write('c', 'title', 'Ada')], ada)
    table.apply([make(card('c', at(50, 50)))], ada)
    expect(table.state().items.get('c')?.place.x).toBe(0)
    table.apply([{ do: 'bin', id: 'c' }], ada)
    table.apply([make(card('c', at(50, 50)))], ada)
    expect(table.board().items.get('c')).toMatchObject({
      place: { x: 50 },
      texts: { title: 'Ada' },
    })
  })
})

describe('the bin', () => {
  const pile = () => {
    const table = aTable()
    table.apply(
      [
        make(card('c')),
        make(note('n', at(0, 0, { on: 'c' }))),
        make(note('m', at(0, 0, { on: 'n' }))),
        make(note('free')),
      ],
      ada,
    )
    return table
  }
  const lying = (table: ReturnType<typeof pile>) => [...table.board().items.keys()]

  test('a card takes along what is stuck on it, and brings it back', () => {
    const table = pile()
    table.apply([{ do: 'bin', id: 'c' }], ada)
    expect(lying(table)).toEqual(['free'])
    table.apply([{ do: 'return', id: 'c' }], ada)
    expect(lying(table)).toEqual(['c', 'free', 'm', 'n'])
  })

  test('what was binned before stays there when the card comes back', () => {
    const table = pile()
    table.apply([{ do: 'bin', id: 'n' }], ada)
    table.apply([{ do: 'bin', id: 'c' }], ada)
    table.apply([{ do: 'return', id: 'c' }], ada)
    expect(lying(table)).toEqual(['c', 'free'])
  })

  test('one undo brings all of it back', () => {
    const table = pile()
    table.apply([{ do: 'bin', id: 'c' }], ada)
    expect(table.undo('ada')).toBe('done')
    expect(lying(table)).toEqual(['c', 'free', 'm', 'n'])
  })

  test('what was pulled off or stuck on in the same breath is reckoned with', () => {
    const table = pile()
    table.apply(
      [place('n', at(9, 9)), place('free', at(0, 0, { on: 'c' })), { do: 'bin', id: 'c' }],
      ada,
    )
    expect(lying(table)).toEqual(['m', 'n'])
  })

  test('what somebody else stuck on it meanwhile is not binned', () => {
    const table = pile()
    const other = copyOf(table)
    table.apply([{ do: 'bin', id: 'c' }], ada)
    other.apply([place('free', at(5, 5, { on: 'c' }))], { seat: 'bo' })
    merge(table, other)
    expect(lying(table)).toEqual(['free'])
    expect(lying(other)).toEqual(['free'])
  })

  test('what lay on a binned card lies free where it lay, and is on it again when it comes back', () => {
    const table = pile()
    table.apply(
      [place('c', at(100, 50, { turn: Math.PI / 2 })), place('n', at(10, 0, { on: 'c', z: 3 }))],
      ada,
    )
    table.apply(
      [
        { do: 'bin', id: 'c' },
        { do: 'return', id: 'n' },
      ],
      ada,
    )
    const free = table.board().items.get('n')
    expect(free?.place.x).toBeCloseTo(100, 4)
    expect(free?.place).toMatchObject({ z: 3, turn: Math.fround(Math.PI / 2) })
    expect(free?.place.y).toBeCloseTo(60, 4)
    expect(free?.place.on).toBeUndefined()
    table.apply([place('free', at(7, 7))], ada)
    expect(table.board().items.get('n')).toBe(free)
    table.apply([{ do: 'return', id: 'c' }], ada)
    expect(table.board().items.get('n')?.place).toEqual(at(10, 0, { on: 'c', z: 3 }))
  })
})

describe('telling', () => {
  test('once for each apply, with what lies otherwise and what is stuck on it', () => {
    const table = aTable()
    const told: string[][] = []
    const leave = table.subscribe((touched) => told.push([...touched].sort()))
    table.apply([make(card('c')), make(note('n', at(0, 0, { on: 'c' })))], ada)
    table.apply([place('c', at(5, 5))], ada)
    table.apply([write('n', 'text', 'x')], ada)
    table.apply([{ do: 'play', key: 'phase', value: 'story' }], ada)
    table.undo('ada')
    leave()
    table.apply([place('c', at(6, 6))], ada)
    expect(told).toEqual([['c', 'n'], ['c', 'n'], ['n'], [], []])
  })

  test('what changes nothing tells nothing, and is no step of undo', () => {
    const table = aTable()
    table.apply([make(card('c')), set('c', 'player', 'ada')], { ...ada, track: false })
    const before = table.state()
    let told = 0
    table.subscribe(() => told++)
    table.apply(
      [
        place('c', at(0, 0)),
        set('c', 'player', 'ada'),
        { do: 'title', title: 'The fall of Ember' },
      ],
      ada,
    )
    expect([told, table.state() === before, table.canUndo('ada')]).toEqual([0, true, false])
  })

  test('what did not change stays the same object', () => {
    const table = aTable()
    table.apply([make(card('a')), make({ ...card('b'), props: { deep: { x: [1] } } })], ada)
    const before = table.state()
    const board = table.board()
    expect([table.state(), table.board()]).toEqual([before, board])
    expect(table.state() === before && table.board() === board).toBe(true)
    table.apply([place('b', at(7, 7))], ada)
    const after = table.state()
    expect(after.items.get('a')).toBe(before.items.get('a'))
    expect(after.items.get('b')?.props).toBe(before.items.get('b')?.props)
    expect(after.items.get('b')?.texts).toBe(before.items.get('b')?.texts)
    expect([after.play, after.seats, after.rolls, after.about]).toEqual([
      before.play,
      before.seats,
      before.rolls,
      before.about,
    ])
    expect(
      after.play === before.play && after.seats === before.seats && after.rolls === before.rolls,
    ).toBe(true)
  })

  test('a listener may apply', () => {
    const table = aTable()
    const leave = table.subscribe((touched) => {
      if (touched.has('c')) table.apply([make(card('d'))], ada)
    })
    table.apply([make(card('c'))], ada)
    leave()
    expect([...table.board().items.keys()]).toEqual(['c', 'd'])
  })
})

describe('apart and merged', () => {
  test('two who stick one note make one winner', () => {
    const table = aTable()
    table.apply([make(card('c')), make(card('d')), make(note('n'))], ada)
    const other = copyOf(table)
    table.apply([place('n', at(1, 2, { on: 'c' }))], ada)
    other.apply([place('n', at(30, 40, { on: 'd' }))], { seat: 'bo' })
    merge(table, other)
    const won = table.state().items.get('n')?.place
    expect(other.state().items.get('n')?.place).toEqual(won)
    expect([at(1, 2, { on: 'c' }), at(30, 40, { on: 'd' })]).toContainEqual(won)
  })

  test('a die won by two groups apart is one die, and whole', () => {
    const table = aTable()
    const other = copyOf(table)
    const die = (x: number) =>
      make({
        id: 'die:s1',
        kind: 'die',
        place: at(x, 0, { on: 'p' }),
        props: { face: 6 },
        texts: {},
      })
    table.apply([die(1)], { ...ada, track: false })
    other.apply([die(2)], { seat: 'bo', track: true })
    merge(table, other)
    expect(table.board().items.get('die:s1')).toEqual(other.board().items.get('die:s1'))
    expect(table.board().items.get('die:s1')).toMatchObject({
      kind: 'die',
      bin: false,
      props: { face: 6 },
    })
    expect(table.board().items.size).toBe(1)
    // Whoever loses the race cannot take the winner's die away by undo.
    other.undo('bo')
    merge(table, other)
    expect(table.board()).toEqual(other.board())
  })

  test('two who write one note at once lose no letter', () => {
    const table = aTable()
    table.apply([make({ ...note('n'), texts: { text: 'the  king' } })], ada)
    const other = copyOf(table)
    table.apply([write('n', 'text', 'mad', 4)], ada)
    other.apply([write('n', 'text', ' falls', 9)], { seat: 'bo' })
    merge(table, other)
    expect(table.state().items.get('n')?.texts.text).toBe('the mad king falls')
    expect(other.state().items.get('n')?.texts.text).toBe('the mad king falls')
  })

  test('a throw that was not opened counts for nothing, and is written down once', () => {
    const table = aTable()
    const other = copyOf(table)
    const { id, seat, at, check } = roll('r')
    const entry = { id, seat, at, check }
    for (const each of [table, other, table]) each.apply([{ do: 'abandon', entry }], ada)
    merge(table, other)
    for (const { rolls, oddRolls, aside } of [table.state(), other.state()]) {
      expect(rolls).toEqual([])
      expect(aside).toBe(0)
      expect(oddRolls).toEqual([{ id: 'abandoned:r', seat, at, after: 0, abandoned: entry }])
    }
    // Opened after all, it counts.
    table.apply([{ do: 'roll', record: roll('r') }], ada)
    expect([table.state().rolls, table.state().oddRolls]).toEqual([[roll('r')], []])
    table.apply([{ do: 'abandon', entry }], ada)
    expect(table.state().oddRolls).toEqual([])
  })

  test('a Roll recorded twice counts once', () => {
    const table = aTable()
    const other = copyOf(table)
    table.apply([{ do: 'roll', record: roll('r') }], ada)
    other.apply([{ do: 'roll', record: roll('r') }], ada)
    merge(table, other)
    expect(table.state().rolls).toHaveLength(1)
    expect(other.state().rolls).toEqual(table.state().rolls)
  })
})

describe('what it costs', () => {
  const id = (i: number) => `V1StGXR8_Z5jdHi${String(i).padStart(6, '0')}`

  test('one drag among many is some 60 bytes, and 1,000 leave about 10 each in the document', () => {
    const table = aTable()
    table.apply(
      Array.from({ length: 100 }, (_, i) => make(note(id(i), at(i, i)))),
      { ...ada, track: false },
    )
    const before = Y.encodeStateAsUpdate(table.doc).length
    const bytes: number[] = []
    table.doc.on('update', (update: Uint8Array) => bytes.push(update.length))
    for (let i = 0; i < 1000; i++) {
      table.apply(
        [place(id((i * 37) % 100), at(i * 1.37, i * 2.11, { turn: 0.0123, z: 1000 + i }))],
        ada,
      )
    }
    expect(bytes).toHaveLength(1000)
    expect(Math.max(...bytes)).toBeLessThan(70)
    expect((Y.encodeStateAsUpdate(table.doc).length - before) / 1000).toBeLessThan(12)
  })

  test('only what was touched is read again', () => {
    const table = aTable()
    table.apply([make(card('a')), make(card('b'))], ada)
    let reads = 0
    const b = parts(table.doc).items.get('b') as Y.Map<unknown>
    const entries = b.entries.bind(b)
    b.entries = () => {
      reads += 1
      return entries()
    }
    for (let i = 0; i < 10; i++) table.apply([place('a', at(i + 1, 0))], ada)
    expect(reads).toBe(0)
    table.apply([place('b', at(1, 0))], ada)
    table.state()
    table.board()
    expect(reads).toBe(1)
  })
})

test('a table that says it is newer is taken for one of ours, on every screen, when somebody asks for that', () => {
  const made = aTable()
  made.apply([make(card('c'))], ada)
  parts(made.doc).about.set('version', 99)
  const [table, other] = [copyOf(made), copyOf(made)]
  table.bar({ key: 'table.watching' })
  table.adopt()
  expect([table.state().newer, table.barred()]).toEqual([true, { key: 'table.watching' }])
  table.bar(undefined)
  expect(table.barred()).toEqual({ key: 'table.newer' })
  // Whoever looks again and again must not take it for something new.
  expect(table.barred()).toBe(table.barred())
  table.adopt()
  expect(table.apply([place('c', at(1, 1))], ada)).toBeUndefined()
  merge(table, other)
  expect([table.barred(), other.barred(), copyOf(other).barred()]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('a table of a newer version is only read', () => {
  const made = aTable()
  made.apply([make(card('c'))], ada)
  parts(made.doc).about.set('version', 2)
  const table = copyOf(made)
  const before = Y.encodeStateAsUpdate(table.doc)
  expect(table.state().newer).toBe(true)
  expect(table.apply([place('c', at(1, 1))], ada)).toEqual({ key: 'table.newer' })
  expect([table.undo('ada'), table.redo('ada'), table.canUndo('ada')]).toEqual([
    'nothing',
    'nothing',
    false,
  ])
  expect(Y.encodeStateAsUpdate(table.doc)).toEqual(before)
})

test.each<[string, unknown]>([
  ['jumps', 99],
  ['is no number', 'all'],
  ['is beyond all numbers', Number.POSITIVE_INFINITY],
])('a version that %s while the table is open locks nobody out', (_, version) => {
  const table = aTable()
  table.apply([make(card('c'))], ada)
  expect(table.state().newer).toBe(false)
  parts(table.doc).about.set('version', version)
  expect(table.state().newer).toBe(false)
  expect(table.apply([place('c', at(1, 1))], ada)).toBeUndefined()
})

test('titles and names show no signs that cannot be seen or that turn the line round', () => {
  const table = aTable()
  parts(table.doc).about.set('title', 'ab\u202ecd\u0000\u2066ef')
  parts(table.doc).seats.set('eve', { name: '\u202eadA\n', color: 0, sitter: '' })
  expect(table.state().about.title).toBe('abcdef')
  expect(table.state().seats.map(({ name }) => name)).toEqual(['adA'])
})

test('where one only looks on, nothing is changed from here, and others still change it', () => {
  const table = aTable()
  table.apply([make(card('c'))], ada)
  let told = 0
  table.subscribe(() => told++)
  table.bar({ key: 'table.watching' })
  expect(told).toBe(1)
  const before = Y.encodeStateAsUpdate(table.doc)
  const why: string[] = []
  const end = table.onRefused(({ key }) => why.push(key))
  expect(table.apply([place('c', at(1, 1))], ada)).toEqual({ key: 'table.watching' })
  expect([table.undo('ada'), table.canUndo('ada')]).toEqual(['nothing', false])
  expect(Y.encodeStateAsUpdate(table.doc)).toEqual(before)
  // Whatever a person tried is said, and nothing of what goes on by itself.
  expect(table.refuses()).toBe(true)
  expect(why).toEqual(Array.from({ length: 3 }, () => 'table.watching'))
  table.apply([place('c', at(1, 1))], { ...ada, track: false })
  table.apply([], ada)
  expect(why).toHaveLength(3)
  table.bar(undefined)
  expect(table.refuses()).toBe(false)
  end()
  expect(table.apply([place('c', at(1, 1))], ada)).toBeUndefined()
})

test.each(['constructor', 'toString', 'valueOf', '__defineGetter__', 'hasOwnProperty'])(
  'a thing of the kind %s is no thing of any game, and is set aside',
  (kind) => {
    const table = aTable()
    const odd = new Y.Map<unknown>([
      ['kind', kind],
      ['place', at(0, 0)],
      ['bin', false],
    ])
    table.doc.getMap('items').set('odd', odd)
    table.apply([make(card('c'))], ada)
    expect([...table.state().items.keys()]).toEqual(['c'])
    expect(table.state().aside).toBe(1)
  },
)

test.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, new Uint8Array(3), 12n])(
  'a number of a thing that is none, %s, is set aside alone, and is counted on from nothing',
  (value) => {
    const table = aTable()
    table.apply([make({ ...card('c'), props: { color: 1, health: 8 } })], ada)
    const odd = table.doc.getMap('items').get('c')
    if (!(odd instanceof Y.Map)) throw new Error('no card')
    odd.set('p:health', value)
    const props = () => table.state().items.get('c')?.props
    expect([props(), table.state().aside]).toEqual([{ color: 1 }, 1])
    expect(table.apply([{ do: 'add', id: 'c', key: 'health', by: 3 }], ada)).toBeUndefined()
    expect([props(), table.state().aside]).toEqual([{ color: 1, health: 3 }, 0])
  },
)

test('what has no text, since somebody struck it out, is written on all the same, and that is undone', () => {
  const table = aTable()
  table.apply([make(card('c'))], ada)
  const odd = table.doc.getMap('items').get('c')
  if (!(odd instanceof Y.Map)) throw new Error('no card')
  odd.delete('t:title')
  const title = () => table.state().items.get('c')?.texts.title
  expect(title()).toBeUndefined()
  expect(table.apply([write('c', 'title', 'Ruth')], ada)).toBeUndefined()
  expect(title()).toBe('Ruth')
  expect(table.undo('ada')).toBe('done')
  expect(title()).toBe('')
  // Nor is anything lost for all the props that somebody has put there.
  for (let n = 0; n < 2 * LIMIT.fields; n++) odd.set(`p:${n}`, n)
  odd.delete('t:body')
  expect(table.apply([write('c', 'body', 'kept')], ada)).toBeUndefined()
  expect(table.state().items.get('c')?.texts.body).toBe('kept')
  expect(table.state().aside).toBe(0)
})

test.each([
  ['200 props', 200, 'p:', 0],
  ['200 texts', 200, 't:', 0],
  ['2,000 props', 2000, 'p:', 1],
  ['2,000 texts', 2000, 't:', 1],
  ['100,000 props', 100_000, 'p:', 1],
])(
  '%s on one thing: it lies there as before, and what was too much of it is told',
  (_, many, as, aside) => {
    const table = aTable()
    table.apply([make({ ...card('c'), props: { color: 1 } })], ada)
    const odd = table.doc.getMap('items').get('c')
    if (!(odd instanceof Y.Map)) throw new Error('no card')
    table.doc.transact(() => {
      // The last written first: screens keep them in another order.
      for (let n = many; n > 0; n--) odd.set(`${as}x${n}`, as === 'p:' ? n : new Y.Text('x'))
    })
    const item = () => table.state().items.get('c')!
    expect(item()).toMatchObject({
      kind: 'card',
      props: { color: 1 },
      texts: { title: '', body: '' },
    })
    expect(table.state().aside).toBe(aside)
    const other = copyOf(table)
    expect(other.state().items.get('c')).toEqual(item())
    table.apply([write('c', 'title', 'Ruth'), set('c', 'color', 'red')], ada)
    merge(table, other)
    expect(other.state().items.get('c')).toMatchObject({
      props: { color: 'red' },
      texts: { title: 'Ruth' },
    })
  },
)

test.each([
  'p:',
  'p:__proto__',
  `p:${'x'.repeat(201)}`,
  't:',
  't:__proto__',
  `t:${'x'.repeat(201)}`,
])('a prop or text by no name (%#): it is set aside, and the thing lies there as before', (key) => {
  const table = aTable()
  table.apply([make({ ...card('c'), props: { color: 1 } })], ada)
  const before = table.state().items.get('c')
  const odd = table.doc.getMap('items').get('c')
  if (!(odd instanceof Y.Map)) throw new Error('no card')
  odd.set(key, key.startsWith('p:') ? { x: 1 } : new Y.Text('x'))
  expect(table.state().items.get('c')).toEqual(before)
  expect(table.state().aside).toBe(1)
  expect(table.apply([set('c', 'color', 'red')], ada)).toBeUndefined()
  expect(copyOf(table).state().items.get('c')?.props).toEqual({ color: 'red' })
})
