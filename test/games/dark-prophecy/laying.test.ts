import fc from 'fast-check'
import { expect, test } from 'vitest'
import { game } from '../../../src/games/dark-prophecy/game.ts'
import { laidAs } from '../../../src/games/dark-prophecy/story/laid.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Piece } from '../../../src/rules/board/piece.ts'
import { type Box, boxesOf, overlap, padded } from '../../../src/rules/board/room.ts'
import type { Item } from '../../../src/rules/plain/item.ts'
import { applied, boardOf, EMPTY } from '../../make.ts'
import { luckOf } from './dealer.ts'
import { dealtDesk, goOn, keptAt, playOut } from './evening.ts'

/** What lies in one pile, or one hand: of those each covers the next. */
function heapOf({ items }: Board, item: Item, over: boolean): string | undefined {
  const { on = '' } = item.place
  const mat = items.get(on)
  const piece: Piece | undefined = game.pieces[mat?.kind as keyof typeof game.pieces]
  if (piece?.mat?.lies === 'pile') return on
  if (mat?.kind !== 'place') return undefined
  if (item.kind === 'main') return `hand ${on}`
  // A Deed in the second line is done.
  if (item.kind === 'deed' && item.place.y > -50) return `done ${on}`
  return item.kind === 'token' && over ? `points ${on}` : undefined
}

const boxOf = (board: Board, item: Item): Box => {
  const around = new Map(
    [item.place.on, item.id].flatMap((id) => {
      const one = board.items.get(id ?? '')
      return one ? [[one.id, one] as const] : []
    }),
  )
  return boxesOf({ items: around }, game.pieces).at(-1)!
}

/** What covers something else that it is not piled on, or reaches over the mat it lies on. */
function amiss(board: Board): readonly string[] {
  const all = [...board.items.values()].map((item) => {
    const points = [...board.items.values()].filter(
      ({ kind, place }) => kind === 'token' && place.on === item.place.on,
    )
    return { item, box: boxOf(board, item), heap: heapOf(board, item, points.length > 15) }
  })
  const covered = all.flatMap((a, i) =>
    all.slice(i + 1).flatMap((b) => {
      const carries = a.item.place.on === b.item.id || b.item.place.on === a.item.id
      const heaped = a.heap !== undefined && a.heap === b.heap
      return !carries && !heaped && overlap(a.box, padded(b.box, -0.01))
        ? [`${a.item.id} and ${b.item.id}`]
        : []
    }),
  )
  const over = all.flatMap(({ item, box }) => {
    const mat = board.items.get(item.place.on ?? '')
    if (!mat) return []
    const { left, top, right, bottom } = padded(boxOf(board, mat), 3.5)
    const within = box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom
    return within ? [] : [`${item.id} over ${mat.id}`]
  })
  return [...covered, ...over]
}

const anyGame = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  seed: fc.nat({ max: 9999 }),
  wild: fc.boolean(),
})

test('over random games nothing covers anything, and all lies as the game stands: laid once it stays', () => {
  fc.assert(
    fc.property(anyGame, ({ players, seed, wild }) => {
      const desk = dealtDesk(players, seed)
      let seen = 0
      const look = () => {
        if (seen++ % 7 > 0) return
        const board = desk.board()
        expect(laidAs(board, keptAt(desk), true)).toEqual([])
        expect(amiss(board)).toEqual([])
      }
      playOut(desk, seed, look, wild)
      expect(laidAs(desk.board(), keptAt(desk), true)).toEqual([])
      expect(amiss(desk.board())).toEqual([])
    }),
    { numRuns: 4 },
  )
})

test('whatever hands have put elsewhere comes back by one Move, and lies there by the next step anyway', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5 }), fc.nat({ max: 999 }), (players, seed) => {
      const desk = dealtDesk(players, seed)
      const luck = luckOf(seed)
      const stirred = () => {
        const ids = [...desk.board().items.keys()].filter(() => luck() < 0.3)
        desk.by(
          'ada',
          ...ids.map((id, i) =>
            luck() < 0.2
              ? ({ do: 'bin', id } as const)
              : ({
                  do: 'place',
                  id,
                  place: { x: 900 * luck() - 450, y: 900 * luck() - 450, turn: luck(), z: 500 + i },
                } as const),
          ),
        )
      }
      stirred()
      expect(laidAs(desk.board(), keptAt(desk), true)).not.toEqual([])
      desk.play('ben', 'lay')
      expect(laidAs(desk.board(), keptAt(desk), true)).toEqual([])
      expect(desk.refused('ben', 'lay')).toBe('no.laid')
      const card = keptAt(desk).game.deck[0]!
      desk.by('ada', { do: 'place', id: card, place: { x: 0, y: 0, turn: 1, z: 900 } })
      for (let n = 0; n < 6; n++) goOn(desk, luck)
      expect(laidAs(desk.board(), keptAt(desk))).toEqual([])
    }),
    { numRuns: 3 },
  )
})

test.each([2, 3, 4, 5])('%i at a table: all of it is seen at once, not far from square', (many) => {
  const boxes = boxesOf(dealtDesk(many).board(), game.pieces)
  const wide =
    Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left))
  const high =
    Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top))
  expect(wide).toBeLessThan(1300)
  expect(high).toBeLessThan(740)
  expect(wide / high).toBeLessThan(1.8)
})

test('[D10] before anybody is dealt to, the middle lies there, with all cards in one pile', () => {
  const items = applied(EMPTY, game.setup())
  const board = boardOf(items)
  expect(amiss(board)).toEqual([])
  expect([...board.items.values()].filter(({ place }) => place.on === 'deck')).toHaveLength(62)
  expect(laidAs(board, undefined)).toEqual([])
})
