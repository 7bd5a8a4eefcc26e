import { describe, expect, test } from 'vitest'
import { borne, meant } from '../../../src/rules/board/borne.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { plain, say } from '../../../src/rules/plain/sentence.ts'
import { game as beasts } from '../../games/beasts/game.ts'
import { game as faces } from '../../games/faces/game.ts'
import { at, boardWith, item } from '../../make.ts'
import { uncaught } from '../../uncaught.ts'

const beast = (id: string, props: Item['props']) => item(id, 'beast', { props })
const marksOf = (...all: Item[]) => borne(beasts.pieces, boardWith(all))

test.each([
  [
    'a count with its bound',
    { health: 5 },
    { field: 'health', value: 5, most: 8, say: say('bears.of', { n: 5, most: 8 }) },
  ],
  [
    'a count beyond its bounds',
    { health: 99 },
    { field: 'health', value: 8, most: 8, say: say('bears.of', { n: 8, most: 8 }) },
  ],
  ['a count without an end', { gold: 12 }, { field: 'gold', value: 12, say: plain('12') }],
  [
    'a count that somebody wrote words into',
    { gold: 'much' },
    { field: 'gold', value: 0, say: plain('0') },
  ],
  ['what is chosen', { mood: 'hungry' }, { field: 'mood', say: say('hungry') }],
  ['what follows from all else', {}, { field: 'pack', value: 0, say: plain('0') }],
])('%s', (_, props, mark) => {
  expect(marksOf(beast('a', props))).toContainEqual(
    expect.objectContaining({ on: 'a', as: 'field', ...mark }),
  )
})

test('what is not chosen bears no mark', () => {
  expect(
    marksOf(beast('a', { mood: 'toString' })).map((mark) => mark.as === 'field' && mark.field),
  ).not.toContain('mood')
})

test('a field that cannot be worked out is left out, and the others stand; that is told once', async () => {
  const errors = uncaught('uncaughtException')
  const fields = [...(beasts.pieces.beast?.fields ?? [])]
  const wrong = new Error('no')
  const broken = {
    id: 'x',
    say: say('x'),
    as: 'worth',
    of: () => {
      throw wrong
    },
  } as const
  const pieces = { beast: { ...beasts.pieces.beast!, fields: [broken, ...fields] } }
  for (let n = 0; n < 3; n++) {
    expect(borne(pieces, boardWith([beast('a', {})]))).toEqual(marksOf(beast('a', {})))
    await new Promise((done) => setTimeout(done))
  }
  expect(errors).toEqual([wrong])
})

describe('how many lie on a pile', () => {
  const card = (id: string, on: string, more: Partial<Item> = {}) =>
    item(id, 'omen', { place: at(0, 0, { on }), ...more })
  const deck = item('deck', 'deck')
  const many = (...all: Item[]) =>
    borne(faces.pieces, boardWith(all)).flatMap((mark) =>
      mark.as === 'pile' ? [[mark.on, mark.many]] : [],
    )
  test.each<[string, Item[], unknown[]]>([
    ['none, and nothing is said', [deck], []],
    ['each counts', [deck, card('a', 'deck'), card('b', 'deck')], [['deck', 2]]],
    ['not what lies on what lies there', [deck, card('a', 'deck'), card('b', 'a')], [['deck', 1]]],
    ['not ink', [deck, card('a', 'deck', { kind: 'ink' })], []],
    ['not what lies on a pile that is gone', [card('a', 'deck')], []],
    ['not what names itself', [{ ...deck, place: at(0, 0, { on: 'deck' }) }], []],
    ['a row is no pile', [item('row', 'row'), card('a', 'row')], []],
  ])('%s', (_, all, found) => expect(many(...all)).toEqual(found))
})

test('all that a board means is what its game reads, and what things bear', () => {
  const board = boardWith([beast('a', { health: 5 })])
  const own = { on: 'a', as: 'ready', say: say('ready') } as const
  expect(meant({ pieces: beasts.pieces, read: () => [own] }, board)).toEqual([
    own,
    ...borne(beasts.pieces, board),
  ])
})
