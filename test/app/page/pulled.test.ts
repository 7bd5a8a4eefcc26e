import { describe, expect, it, vi } from 'vitest'
import { freeNear, fromSupply, placeAlong } from '../../../src/app/page/pulled.ts'
import { game as prophecy } from '../../../src/games/prophecy/game.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import { boxAt, boxesOf, overlap, roomOf } from '../../../src/rules/board/room.ts'
import { say } from '../../../src/rules/plain/sentence.ts'
import { newTable } from '../../../src/table/table.ts'
import { at, boardWith, item } from '../../make.ts'

const piece = (painter: Piece['painter'], width: number, height: number, sticks?: string[]) => ({
  painter,
  width,
  height,
  texts: [],
  say: say(painter),
  ...(sticks && { sticks }),
})
const PIECES = {
  card: piece('card', 127, 76),
  note: piece('note', 76, 76, ['card']),
  oval: piece('oval', 120, 64),
  ink: piece('ink', 400, 400),
}
const free = (
  board: ReturnType<typeof boardWith>,
  spot: { x: number; y: number },
  kind: keyof typeof PIECES,
) => !boxesOf(board, PIECES).some((box) => overlap(box, boxAt(spot, roomOf(PIECES[kind]))))

describe('what is laid without a hand', () => {
  it.each([
    ['bare paper', []],
    ['a card in the middle', [item('a', 'card', { place: at(0, 0) })]],
    ['a card that lies aslant', [item('a', 'card', { place: at(10, 10, { turn: 0.7 }) })]],
    [
      'a card with a note on it',
      [
        item('a', 'card', { place: at(0, 0) }),
        item('n', 'note', { place: { ...at(0, 60), on: 'a' } }),
      ],
    ],
    ['a row of ovals', [-130, 0, 130].map((x) => item(`o${x}`, 'oval', { place: at(x, 0) }))],
  ])('lies where nothing lies, near the middle: %s', (_name, items) => {
    const board = boardWith(items)
    for (const kind of ['card', 'note', 'oval'] as const) {
      const spot = freeNear(board, PIECES, PIECES[kind], { x: 0, y: 0 })
      expect(free(board, spot, kind)).toBe(true)
      expect(Math.hypot(spot.x, spot.y)).toBeLessThan(260)
    }
  })

  it('stays in sight if there is room in sight', () => {
    const board = boardWith([item('a', 'card', { place: at(0, 0) })])
    const seen = { left: -80, top: -400, right: 80, bottom: 400 }
    const spot = freeNear(board, PIECES, PIECES.card, { x: 0, y: 0 }, seen)
    expect(Math.abs(spot.x)).toBeLessThanOrEqual(80 - 63.5)
    expect(free(board, spot, 'card')).toBe(true)
  })

  it('lies over ink, and in the middle of a full table beside what was put down there', () => {
    expect(
      freeNear(boardWith([item('i', 'ink', { place: at(0, 0) })]), PIECES, PIECES.card, {
        x: 5,
        y: 5,
      }),
    ).toEqual({ x: 5, y: 5 })
    const full = boardWith(
      Array.from({ length: 400 }, (_, i) =>
        item(`c${i}`, 'card', { place: at((i % 20) * 100 - 1000, Math.floor(i / 20) * 60 - 600) }),
      ),
    )
    const middle = { x: 0, y: 0 }
    const one = freeNear(full, PIECES, PIECES.card, middle)
    expect(one).not.toEqual(middle)
    expect(Math.hypot(one.x, one.y)).toBeLessThan(60)
  })
})

describe('a note for what is selected', () => {
  const card = item('a', 'card', { place: at(300, 200) })
  it('is stuck on the card where its name stays readable, one beside the other', () => {
    let board = boardWith([card])
    const places = []
    for (let n = 0; n < 7; n++) {
      const place = placeAlong(board, PIECES, 'note', ['a'])!
      expect(place.on).toBe('a')
      // The name and its head line are above.
      expect(place.y - 38).toBeGreaterThan(-38 + 17.5 - (Math.abs(place.x) > 90 ? 60 : 0))
      for (const other of places)
        expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThan(34)
      places.push(place)
      board = boardWith([...board.items.values(), item(`n${n}`, 'note', { place })])
    }
  })
  it('goes beside a selected note on its card', () => {
    const note = item('n', 'note', { place: { ...at(0, 60), on: 'a' } })
    expect(placeAlong(boardWith([card, note]), PIECES, 'note', ['n'])?.on).toBe('a')
  })
  it.each([
    ['nothing', []],
    ['an oval', ['o']],
    ['two cards', ['a', 'b']],
  ])('lies free where %s is selected', (_name, selected) => {
    const board = boardWith([card, { ...card, id: 'b' }, item('o', 'oval', { place: at(0, 0) })])
    expect(placeAlong(board, PIECES, 'note', selected)).toBeUndefined()
  })
  it('a card is stuck on nothing', () =>
    expect(placeAlong(boardWith([card]), PIECES, 'card', ['a'])).toBeUndefined())
})

it('what is taken from a stack remembers when, as what a Move lays does', () => {
  vi.useFakeTimers({ now: 1234 })
  const { supply } = prophecy
  const table = newTable('t', { game: prophecy.id, title: '', made: 0 })
  for (const one of supply)
    expect(fromSupply(prophecy, table, one, { x: 0, y: 0 }).props).toEqual({
      ...one.props,
      made: 1234,
    })
  table.close()
  vi.useRealTimers()
})
