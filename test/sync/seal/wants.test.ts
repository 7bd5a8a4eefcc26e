import { expect, test } from 'vitest'
import type { Deck, Seal, Show } from '../../../src/rules/board/deck.ts'
import type { Seat } from '../../../src/rules/plain/item.ts'
import { type ActOf, idOfAct, type SealAct } from '../../../src/sync/seal/entry.ts'
import type { AgreedList, SealQuestions } from '../../../src/sync/seal/owes.ts'
import { type SealTable, wantsOf } from '../../../src/sync/seal/wants.ts'
import { keyOf } from '../party.ts'

const [ada, ben, cyd] = ['ada', 'ben', 'cyd'].map(keyOf) as [string, string, string]
const SALT = 'a'.repeat(64)
const PACT = '1'.repeat(64)
const LIST = '2'.repeat(64)
const seat = (id: string): Seat => ({ id, name: id, color: 0, sitter: `${id}’s device` })
const hands = new Map([
  [ada, ['ada']],
  [ben, ['ben']],
])
const FIRST: Seal = { cards: ['one', 'two', 'three'], faces: ['x', 'y', 'z'] }

/** A table of two, with a deck of these shuffles and shows. */
function tableOf(more: Partial<SealTable> = {}, seals = [FIRST], shows: readonly Show[] = []) {
  const deck: Deck = {
    id: 'main',
    kind: 'card',
    seals: () => seals,
    due: () => shows,
    onTrust: () => false,
  }
  const board = { items: new Map(), seats: [seat('ada'), seat('ben')], rolls: [], play: {} }
  return { board, decks: [deck], us: ada, hands, over: false, ...more }
}
const nothing: SealQuestions = {
  ...{
    made: [],
    isOurs: true,
    pacts: [],
    seals: [],
    shows: [],
    audits: [],
    decks: [],
    handed: [],
    steps: [],
    hands: new Map(),
  },
}
const pact = { id: PACT, turn: 1, least: 2, seats: hands, before: [] as string[] }
const agreedList = (more: Partial<AgreedList> = {}): AgreedList => ({
  ...{ list: LIST, deck: 'main', n: 1, cards: ['three', 'one', 'two'], pact: PACT, seats: hands },
  ...more,
})
const wants = (
  at: SealTable,
  questions: Partial<SealQuestions> = {},
  known: { open?: [string, string][]; own?: [string, string][] } = {},
) =>
  wantsOf(
    at,
    {
      questions: { ...nothing, ...questions },
      open: new Map(known.open),
      own: new Map(known.own),
    },
    () => SALT,
  )
const firsts = ({ asks }: ReturnType<typeof wants>) =>
  asks.map(({ act, first }) => [act.is, first] as const)
const acts = <K extends SealAct['is']>({ asks }: ReturnType<typeof wants>, is: K) =>
  asks.flatMap(({ act }) => (act.is === is ? [act as ActOf<K>] : []))

test('a pact is begun by the first of those who are here, and agreed to by whoever sees the same', () => {
  const [first, other] = [ada, ben].sort() as [string, string]
  expect(firsts(wants(tableOf({ us: first })))).toEqual([['pact', true]])
  expect(firsts(wants(tableOf({ us: other })))).toEqual([['pact', false]])
  const [act] = acts(wants(tableOf()), 'pact')
  expect(act).toMatchObject({ screens: [ada, ben].sort(), least: 2, turn: 1, salt: SALT })
  const asked = wants(tableOf(), { pacts: [pact] })
  expect([asked.agreed, asked.asks]).toEqual([[PACT], []])
  // Nothing is due, and so nothing begins.
  expect(wants(tableOf({}, []))).toEqual({ agreed: [], asks: [], lacking: [], moved: [] })
})

test('who begins hundreds of pacts that are all alike has few of them made: those that most agree to', () => {
  const flood = Array.from({ length: 500 }, (_, n) => {
    return { ...pact, id: n.toString(16).padStart(64, '0'), begun: n === 7 ? 1 : 0 }
  })
  const begun = { ...pact, begun: 2 }
  const { agreed, asks } = wants(tableOf(), { pacts: [...flood, begun] })
  expect(asks).toEqual([])
  expect(agreed.slice(0, 2)).toEqual([PACT, flood[7]?.id])
  expect(agreed.length).toBeLessThan(10)
  // All who know the same agree to the same.
  expect(wants(tableOf(), { pacts: [begun, ...flood.toReversed()] }).agreed).toEqual(agreed)
})

test.each([
  [
    'other seats',
    {
      seats: new Map([
        [ada, ['ada', 'ben']],
        [ben, []],
      ]),
    },
  ],
  ['a screen that is not here', { seats: new Map([...hands, [cyd, ['cyd']]]) }],
  ['one too few', { seats: new Map([[ada, ['ada']]]) }],
  [
    'seats the other way round',
    {
      seats: new Map([
        [ada, ['ben']],
        [ben, ['ada']],
      ]),
    },
  ],
  ['another turn', { turn: 2 }],
])('a pact with %s is not agreed to', (_, more) => {
  expect(wants(tableOf(), { pacts: [{ ...pact, ...more }] }).agreed).toEqual([])
})

test.each<[string, Map<string, string[]>, readonly string[]]>([
  ['somebody is not here', new Map([[ada, ['ada']]]), ['ada', 'ben']],
  ['two say to be one hand', new Map([...hands, [cyd, ['ben']]]), ['ben']],
  ['all are at one screen', new Map([[ada, ['ada', 'ben']]]), ['ada', 'ben']],
])('where %s it waits', (_, said, lacking) => {
  const found = wants(tableOf({ hands: said }), { pacts: [pact] })
  expect(found).toEqual({ agreed: [], asks: [], lacking, moved: [] })
})

test('who is no hand here, or of a chair that is not there, is of no pact', () => {
  const said = new Map([...hands, [cyd, ['nobody']]])
  expect(acts(wants(tableOf({ hands: said })), 'pact')[0]?.screens).toEqual([ada, ben].sort())
})

test('just the shuffle that is due is asked for and agreed to', () => {
  const found = wants(tableOf(), { pact })
  const [act] = acts(found, 'seal')
  expect(act).toEqual({ is: 'seal', pact: PACT, deck: 'main', n: 1, ...FIRST, of: [] })
  const asked = (more: Partial<ActOf<'seal'>>) => {
    const seal = { ...act!, ...more }
    return wants(tableOf(), { pact, seals: [{ id: idOfAct(seal), seal }] })
  }
  expect(asked({}).agreed).toHaveLength(1)
  expect(asked({}).asks).toEqual([])
  for (const odd of [
    { n: 2 },
    { deck: 'other' },
    { pact: '3'.repeat(64) },
    { faces: ['x', 'x', 'z'] },
    { cards: ['one', 'three', 'two'] },
    { of: [LIST] },
  ])
    expect(asked(odd).agreed).toEqual([])
  // Once it is there it is not asked for again.
  expect(acts(wants(tableOf(), { pact, decks: [agreedList()] }), 'seal')).toEqual([])
})

test('a hidden card goes in as it lies in the last list that was agreed upon', () => {
  const later: Seal = { cards: ['two', 'marker'], faces: [null, 'verse'] }
  const at = tableOf({}, [FIRST, later])
  const [act] = acts(wants(at, { pact, decks: [agreedList()] }), 'seal')
  expect(act).toMatchObject({ n: 2, cards: ['two', 'marker'], faces: [null, 'verse'], of: [LIST] })
  const again = agreedList({ list: '4'.repeat(64), n: 2, cards: ['marker', 'two'] })
  const third = tableOf({}, [FIRST, later, { cards: ['two'], faces: [null] }])
  expect(acts(wants(third, { pact, decks: [agreedList(), again] }), 'seal')[0]?.of).toEqual([
    again.list,
  ])
  // It lies in none, or in one of another pact: then there is nothing to be asked for.
  const old = agreedList({ pact: '5'.repeat(64) })
  expect(wants(at, { pact, decks: [old] }).asks).toEqual([])
})

test('where others sit here now another pact is made for the next shuffle, unless cards lie hidden', () => {
  const said = new Map([...hands, [cyd, ['cyd']]])
  const board = { ...tableOf().board, seats: ['ada', 'ben', 'cyd'].map(seat) }
  const known = { pact, decks: [agreedList()] }
  const open = wants(tableOf({ hands: said, board }, [FIRST, FIRST]), known)
  expect(acts(open, 'pact')[0]).toMatchObject({ turn: 2, screens: [ada, ben, cyd].sort() })
  expect(acts(open, 'seal')).toEqual([])
  const hidden = { cards: ['one'], faces: [null] }
  const closed = wants(tableOf({ hands: said, board }, [FIRST, hidden]), known)
  expect([acts(closed, 'pact').length, acts(closed, 'seal').length]).toEqual([0, 1])
  // Who only sleeps is not left out.
  const asleep = wants(tableOf({ hands: new Map([[ada, ['ada']]]) }, [FIRST, FIRST]), known)
  expect([acts(asleep, 'pact').length, acts(asleep, 'seal').length]).toEqual([0, 1])
})

test.each<[string, readonly Show[], Parameters<typeof wants>[2], unknown]>([
  ['what is due to us', [{ to: 'ada', cards: ['one', 'two'] }], {}, [[[1, 2], ada]]],
  ['nothing that we know', [{ to: 'ada', cards: ['one'] }], { own: [['one', 'x']] }, []],
  ['nothing that all know', [{ to: 'ada', cards: ['one'] }], { open: [['one', 'x']] }, []],
  ['nothing that is due to another', [{ to: 'ben', cards: ['one'] }], {}, []],
  ['what is due to all', [{ to: 'all', cards: ['one'] }], {}, [[[1], 'all']]],
  ['nothing that we lay open', [{ to: 'all', cards: ['one'] }], { own: [['one', 'x']] }, []],
  ['no card that is not there', [{ to: 'ada', cards: ['four'] }], {}, []],
])('shown is asked for %s', (_, shows, known, expected) => {
  const found = wants(tableOf({}, [FIRST], shows), { pact, decks: [agreedList()] }, known)
  expect(acts(found, 'show').map(({ cards, to }) => [cards, to])).toEqual(expected)
})

test.each<
  [string, Readonly<Record<string, readonly [string, string][]>>, Partial<SealTable>, unknown]
>([
  ['one that we have been shown', { own: [['one', 'x']] }, {}, [`open/${LIST}/1`]],
  ['none that lies open', { own: [['one', 'x']], open: [['one', 'x']] }, {}, []],
  ['none that we have not seen', {}, {}, []],
  ['none where our hand is elsewhere', { own: [['one', 'x']] }, { hands: new Map() }, []],
])('of what is due to all we lay open: %s', (_, known, more, expected) => {
  const due: readonly Show[] = [{ to: 'all', cards: ['one'] }]
  const at = tableOf(more, [FIRST], due)
  const found = wants(at, { pact, decks: [agreedList()] }, known as never)
  expect(found.agreed).toEqual(expected)
})

test('of a card that is to be shuffled once more the old place is not asked for', () => {
  const shows = [{ to: 'ada', cards: ['one'] }]
  const at = tableOf({}, [FIRST, FIRST], shows)
  expect(acts(wants(at, { pact, decks: [agreedList()] }), 'show')).toEqual([])
  const second = agreedList({ n: 2, list: '6'.repeat(64) })
  expect(acts(wants(at, { pact, decks: [agreedList(), second] }), 'show')).toMatchObject([
    { list: second.list },
  ])
})

test('seeds are opened once the game is over, and not before', () => {
  const audits = [{ id: 'audit/x', deck: 'main', n: 1 }]
  const known = { pact, decks: [agreedList()], audits }
  expect(wants(tableOf(), known).agreed).toEqual([])
  expect(wants(tableOf({ over: true }), known).agreed).toEqual(['audit/x'])
})

/** Ada's cards are due to her, and a phone says to be her hand. */
const moved = (us: string, here: readonly (readonly [string, readonly string[]])[], more = {}) => {
  const at = tableOf({ us, hands: new Map(here) }, [FIRST], [{ to: 'ada', cards: ['one'] }])
  return wants(at, { pact, decks: [agreedList()], ...more }).moved
}
const PHONE = keyOf('phone')
const toPhone = { seat: 'ada', to: PHONE, pacts: [PACT] }
test.each([
  [
    'her own screen is asked',
    ada,
    [
      [ada, []],
      [ben, ['ben']],
      [PHONE, ['ada']],
    ],
    [toPhone],
  ],
  [
    'and no other, as long as it is here',
    ben,
    [
      [ada, []],
      [ben, ['ben']],
      [PHONE, ['ada']],
    ],
    [],
  ],
  [
    'where it is gone all others are',
    ben,
    [
      [ben, ['ben']],
      [PHONE, ['ada']],
    ],
    [toPhone],
  ],
  [
    'and the phone knows',
    PHONE,
    [
      [ada, []],
      [ben, ['ben']],
      [PHONE, ['ada']],
    ],
    [toPhone],
  ],
  [
    'who is none of the pact is not asked',
    cyd,
    [
      [cyd, ['cyd']],
      [PHONE, ['ada']],
    ],
    [],
  ],
  [
    'nobody is while she is where she was',
    ben,
    [
      [ada, ['ada']],
      [ben, ['ben']],
    ],
    [],
  ],
] as const)('a hand that has moved: %s', (_, us, here, expected) => {
  expect(moved(us, here)).toEqual(expected)
})

test('who has said that a screen is somebody’s is not asked again', () => {
  const handed = [{ is: 'hand', pact: PACT, seat: 'ada', to: PHONE }]
  expect(
    moved(
      ben,
      [
        [ben, ['ben']],
        [PHONE, ['ada']],
      ],
      { handed },
    ),
  ).toEqual([])
})
