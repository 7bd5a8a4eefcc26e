import { describe, expect, test } from 'vitest'
import type { Exhibit } from '../../../src/app/gallery/exhibit.ts'
import { halls } from '../../../src/app/gallery/exhibits.ts'
import { MARK_SORTS } from '../../../src/app/gallery/pieces.ts'
import { meant } from '../../../src/rules/board/borne.ts'
import { PAINTERS } from '../../../src/rules/board/piece.ts'
import { DICE, FACES } from '../../../src/rules/dice/dice.ts'
import { NOTE_COLORS, SEAT_COLORS } from '../../../src/rules/plain/item.ts'
import { makeSpoken } from '../../../src/ui/say/language.ts'
import { GAMES } from '../../games/all.ts'

const all = (await halls({ spoken: makeSpoken() })).flatMap(({ exhibits }) => exhibits)
type Shows<As> = Extract<Exhibit['shows'], { as: As }>
const shown = <As extends Exhibit['shows']['as']>(as: As) =>
  all.flatMap(({ shows }) => (shows.as === as ? [shows as Shows<As>] : []))
const boards = shown('board')
const items = boards.flatMap(({ game, board }) =>
  [...board.items.values()].map((item) => ({ game, item, piece: game.pieces[item.kind] })),
)

describe('the gallery', () => {
  test('shows nothing twice', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  test('shows every piece of every game, and each by a painter there is', () => {
    for (const game of GAMES)
      for (const kind of Object.keys(game.pieces))
        expect(
          items.some((one) => one.game === game && one.item.kind === kind),
          kind,
        ).toBe(true)
    expect(items.filter(({ piece }) => !piece)).toEqual([])
    expect(new Set(items.map(({ piece }) => piece?.painter))).toEqual(new Set(PAINTERS))
  })

  test('shows every sort of mark, on something that lies there', () => {
    const marks = boards.flatMap(({ marks }) => marks.map(({ as }) => as))
    expect(new Set(marks)).toEqual(new Set(MARK_SORTS))
    for (const { board, marks } of boards)
      for (const { on } of marks) expect(board.items.has(on)).toBe(true)
  })

  test('shows paper of every colour, and a card and a marker of every seat', () => {
    const colors = (painter: string) =>
      new Set(
        items.flatMap(({ item, piece }) => (piece?.painter === painter ? [item.props.color] : [])),
      )
    for (const color of NOTE_COLORS) expect(colors('note')).toContain(color)
    const seats = [...SEAT_COLORS.keys()]
    for (const color of seats) expect(colors('ink')).toContain(color)
    const owners = boards.flatMap(({ board, marks }) =>
      marks.flatMap((mark) =>
        mark.as === 'owner' ? [board.seats.find(({ id }) => id === mark.seat)?.color] : [],
      ),
    )
    for (const color of seats) expect(owners).toContain(color)
  })

  test('shows every die with every face, and every coat', () => {
    const dice = shown('die')
    for (const die of DICE)
      expect(
        dice.flatMap((one) => (one.die === die && one.look.color === undefined ? [one.face] : [])),
        die,
      ).toEqual(expect.arrayContaining(Array.from({ length: FACES[die] }, (_, i) => i + 1)))
    expect(new Set(dice.map(({ look }) => look.color))).toEqual(
      new Set([undefined, ...SEAT_COLORS.keys()]),
    )
  })

  test('shows every stack full, low and empty', () => {
    for (const { supply } of GAMES) {
      // Two games may call a stack the same, and each look shows it once more.
      const left = (id: string) =>
        new Set(shown('pile').flatMap((one) => (one.supply.id === id ? [one.left] : [])))
      for (const { id, count } of supply ?? []) expect(left(id)).toEqual(new Set([count, 1, 0]))
    }
  })

  test('shows what every game lays, in both rooms and as the game reads it', () => {
    for (const game of GAMES)
      for (const light of ['light', 'dark'] as const)
        for (const name of game.example ? ['just laid', 'the example'] : ['just laid']) {
          const found = all.find(({ id }) => id === `${game.id}/table/${name}/${light}`)?.shows
          expect(found).toMatchObject({ as: 'board', game, light })
          if (found?.as === 'board') expect(found.marks).toEqual(meant(game, found.board))
        }
  })

  test('shows both faces, and things in a hand, selected and to be chosen', () => {
    expect(new Set(boards.map(({ face }) => face))).toContain('plain')
    for (const how of ['held', 'chosen', 'open'] as const)
      expect(boards.some((one) => one[how] !== undefined && one.board.items.has(one[how]))).toBe(
        true,
      )
  })
})
