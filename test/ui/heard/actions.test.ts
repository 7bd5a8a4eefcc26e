import { expect, test } from 'vitest'
import { game as road } from '../../../src/games/road-and-ruin/game.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Item, Seat } from '../../../src/rules/plain/item.ts'
import {
  actionsInPlay,
  beingWritten,
  type Instant,
  shortened,
  sittings,
} from '../../../src/ui/heard/actions.ts'
import { boardWith, item } from '../../make.ts'

test.each([
  ['a few words', 'The well', 'The well'],
  ['several lines', ' The\n\twell ', 'The well'],
  ['just as many as are told', 'x'.repeat(90), 'x'.repeat(90)],
  ['one more', 'x'.repeat(91), `${'x'.repeat(90)} …`],
  ['a space where it ends', `${'x'.repeat(89)} and more`, `${'x'.repeat(89)} …`],
  ['a letter of two halves where it ends', `${'x'.repeat(89)}🐉🐉`, `${'x'.repeat(89)} …`],
  ['one that just fits', `${'x'.repeat(88)}🐉🐉`, `${'x'.repeat(88)}🐉 …`],
])('what is told of a text is short: %s', (_, text, told) => {
  expect(shortened(text)).toBe(told)
})

const titled = (title: string, more: Partial<Item> = {}) =>
  item('a', 'card', { texts: { title, body: '' }, ...more })

test.each<[string, Item | undefined, Item | undefined, boolean]>([
  ['written on', titled('The w'), titled('The well'), true],
  ['rubbed out', titled('The well'), titled(''), true],
  ['only moved', titled('The well'), titled('The well', { props: { side: 1 } }), false],
  ['made with a name', undefined, titled('The well'), true],
  ['made bare', undefined, titled(''), false],
  ['made with nothing but spaces', undefined, titled(' \n'), false],
  ['taken back bare', titled('The well', { bin: true }), titled(''), false],
  ['gone', titled('The well'), undefined, false],
])('a thing is being written on while its words are others: %s', (_, old, now, written) => {
  expect(beingWritten(old, now)).toBe(written)
})

const instant = (...seats: readonly Seat[]): Instant => {
  const board = boardWith([], { seats })
  return { board, items: board.items, title: '' }
}
const seat = (id: string, sitter: string): Seat => ({ id, name: id, color: 0, sitter })

test.each<[string, readonly Seat[], readonly Seat[], readonly (readonly [string, boolean])[]]>([
  ['nobody', [seat('ada', 'a')], [seat('ada', 'a')], []],
  ['a new seat', [], [seat('ada', 'a')], [['ada', true]]],
  ['a new seat that nobody takes', [], [seat('ada', '')], []],
  ['one that stood empty', [seat('ada', '')], [seat('ada', 'a')], [['ada', true]]],
  ['one who stood up', [seat('ada', 'a')], [seat('ada', '')], [['ada', false]]],
  ['another on the same chair', [seat('ada', 'a')], [seat('ada', 'b')], [['ada', true]]],
  ['a new name', [seat('ada', 'a')], [{ ...seat('ada', 'a'), name: 'Eve' }], []],
  [
    'two who changed chairs',
    [seat('ada', 'a'), seat('ben', 'b')],
    [seat('ada', 'b'), seat('ben', 'a')],
    [
      ['ada', true],
      ['ben', true],
    ],
  ],
])('who sat down or stood up: %s', (_, before, after, told) => {
  const all = sittings(instant(...before), instant(...after))
  expect(all.map(({ seat: { id }, sits }) => [id, sits])).toEqual(told)
})

test('that a round is over is told once, and nothing of one that goes on', () => {
  const at = (play: Board['play']): Instant => {
    const board = boardWith([], { play })
    return { board, items: board.items, title: '' }
  }
  const chance = { id: () => 'x', seed: () => '', wobble: () => 0.5 }
  const act = { seat: 'ada', now: 0, chance }
  const told = (before: Board['play'], after: Board['play']) =>
    actionsInPlay(road, at(before), at(after), act).flatMap((action) =>
      action.did === 'turn' ? [action.say.values] : [],
    )
  expect(told({ fight: true }, { fight: true, round: 2 })).toEqual([{ round: 2 }])
  expect(told({ fight: true, round: 2 }, { fight: true, round: 2, host: 'ada' })).toEqual([])
  expect(told({}, { fight: true })).toEqual([{ round: 1 }])
  expect(told({ fight: true, round: 4 }, {})).toEqual([])
})
