import { expect, test } from 'vitest'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Painter } from '../../../src/rules/board/piece.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { help } from '../../../src/ui/help/en.ts'
import { HINTS, hintAround, type Situation, seenOn } from '../../../src/ui/help/hints.ts'
import { at, item } from '../../make.ts'

/** A look at a table with these things on it. */
function sight(
  lying: Partial<Record<Painter, readonly Item[]>>,
  more: Partial<Situation> = {},
): Situation {
  return {
    lying: (painter) => lying[painter] ?? [],
    items: Object.values(lying).flat().length,
    lines: 0,
    joins: true,
    ready: 0,
    tool: 'hand',
    writing: undefined,
    lost: false,
    keyed: false,
    seated: true,
    phone: false,
    finger: false,
    ...more,
  }
}

const card = (title = 'Bell') => item('card', 'card', { texts: { title, body: '' } })
const note = (on?: string) =>
  item('note', 'note', { place: at(0, 0, on === undefined ? {} : { on }), texts: { text: '' } })
const ovals = [item('a', 'oval'), item('b', 'oval')]

test.each<[string, Situation, string | undefined]>([
  ['an empty table', sight({}), 'card'],
  ['a card without words', sight({ card: [card('')] }), 'write'],
  ['a card being written', sight({ card: [card('')] }, { writing: 'card' }), undefined],
  ['a card with words', sight({ card: [card()] }), undefined],
  ['a note beside a card', sight({ card: [card()], note: [note()] }), 'stick'],
  ['a note on a card', sight({ card: [card()], note: [note('card')] }), undefined],
  ['two ovals apart', sight({ oval: ovals }), 'line'],
  ['two ovals joined', sight({ oval: ovals }, { lines: 1 }), undefined],
  ['dice that lie ready', sight({ card: [card()] }, { ready: 3 }), 'throw'],
  ['who cannot throw them', sight({ card: [card()] }, { ready: 3, seated: false }), undefined],
  ['a marker in hand', sight({ card: [card()] }, { tool: 'marker' }), 'marker'],
  ['nothing in sight', sight({ card: [card()] }, { lost: true }), 'whole'],
  ['keys on the board', sight({ card: [card()] }, { keyed: true }), 'keys'],
  [
    'keys that came up to write',
    sight({ card: [card()] }, { keyed: true, finger: true }),
    undefined,
  ],
])('%s', (_, now, id) => {
  expect(HINTS.find((hint) => hint.when(now))?.id).toBe(id)
})

test('each hint has words, and is about something', () => {
  expect(new Set(HINTS.map(({ id }) => id)).size).toBe(HINTS.length)
  const said = HINTS.flatMap((hint) =>
    [true, false].map((small) =>
      hint.say(sight({ card: [card('')], note: [note()] }, { phone: small, finger: small })),
    ),
  )
  const around = HINTS.flatMap((hint) => hint.around ?? [])
  // Of no thing: how a hint is put away, and whose a touch is round a screen.
  const others = ['hint.away', 'hint.touch']
  expect([...new Set([...said, ...around, ...others])].sort()).toEqual(
    Object.keys(help)
      .filter((key) => key.startsWith('hint.'))
      .sort(),
  )
})

test.each<[string, string, Situation, string | undefined]>([
  [
    'the last of the cards that nothing is written on',
    'write',
    sight({
      card: [
        { ...card(''), id: 'a' },
        { ...card(' '), id: 'b' },
        { ...card(), id: 'c' },
      ],
    }),
    'b',
  ],
  [
    'not the one that is being written',
    'write',
    sight(
      {
        card: [
          { ...card(''), id: 'a' },
          { ...card(''), id: 'b' },
        ],
      },
      { writing: 'b' },
    ),
    'a',
  ],
  [
    'the last of the notes that stick on nothing',
    'stick',
    sight({
      card: [card()],
      note: [
        { ...note(), id: 'a' },
        { ...note(), id: 'b' },
      ],
    }),
    'b',
  ],
  ['the last of the ovals', 'line', sight({ oval: ovals }), 'b'],
])('a hint stands at what it is about: %s', (_, id, now, at) => {
  const hint = HINTS.find((one) => one.id === id)
  expect(hint?.when(now)).toBe(true)
  expect(hint?.about(now)).toEqual({ item: at })
})

test.each<[string, Situation]>([
  ['one oval', sight({ oval: ovals.slice(0, 1) })],
  ['a game without lines', sight({ oval: ovals }, { joins: false })],
  ['ink that was drawn', sight({ card: [card()], ink: [item('i', 'ink')] }, { tool: 'marker' })],
  ['notes without a card', sight({ note: [note()] })],
  [
    'one note that sticks, and one that does not',
    sight({ card: [card()], note: [note('card'), note()] }),
  ],
  ['keys while somebody writes', sight({ card: [card()] }, { keyed: true, writing: 'card' })],
])('nothing is hinted at: %s', (_, now) => {
  expect(HINTS.find((hint) => hint.when(now))?.id).toBeUndefined()
})

test.each<[string, Situation, string[], string | undefined]>([
  ['of an empty table all are told', sight({}), [], 'hint.cardAround'],
  [
    'a blank card, to whom it lies nearest',
    sight({ card: [card('')] }),
    ['card'],
    'hint.writeAround',
  ],
  ['a blank card, to anybody else', sight({ card: [card('')] }), [], undefined],
  [
    'a loose note, to whom it lies nearest',
    sight({ card: [card()], note: [note()] }),
    ['note'],
    'hint.stick',
  ],
  ['ovals, to whom the last lies nearest', sight({ oval: ovals }), ['b'], 'hint.line'],
  ['ovals, to whom another lies nearest', sight({ oval: ovals }), ['a'], undefined],
  [
    'a marker in their own hand',
    sight({ card: [card('')] }, { tool: 'marker' }),
    [],
    'hint.marker',
  ],
  // A key, a pinch and the tray are of a screen that is one person's.
  ['nothing in sight', sight({ card: [card()] }, { lost: true }), ['card'], undefined],
  ['dice that lie ready', sight({ card: [card()] }, { ready: 3 }), ['card'], undefined],
  ['keys on the board', sight({ card: [card()] }, { keyed: true }), ['card'], undefined],
])('round a screen: %s', (_, now, theirs, key) => {
  expect(hintAround(now, [], (id) => theirs.includes(id))?.around).toBe(key)
})

test('round a screen, too, each hint comes once', () => {
  const now = sight({ card: [card('')], note: [note()] })
  const next = (...been: string[]) => hintAround(now, been, () => true)?.id
  expect([next(), next('write'), next('write', 'stick')]).toEqual(['write', 'stick', undefined])
})

test('what lies on a table is seen by how it is painted', () => {
  const pieces = {
    slip: { painter: 'note', width: 76, height: 76, texts: [], say: { key: '' } },
  } as const
  const items = new Map([['a', item('a', 'slip')]])
  const seen = seenOn({ pieces, read: () => [] }, { items } as unknown as Board)
  expect(seen.lying('note').map(({ id }) => id)).toEqual(['a'])
  expect(seen).toMatchObject({ items: 1, lines: 0, joins: false })
})
