import { expect, test } from 'vitest'
import { recordRoll } from '../../../src/app/page/recordroll.ts'
import { laidBefore } from '../../../src/rules/board/before.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import { type Box, boxesOf, overlap, padded } from '../../../src/rules/board/room.ts'
import type { Game } from '../../../src/rules/game.ts'
import { GAMES } from '../../games/all.ts'
import { checkBy, road, sitAt, somebody, withSeats } from '../../games/road-and-ruin/lab.ts'
import { record } from '../../make.ts'
import { aTable, at, copyOf, make, merge } from '../../table/make.ts'

const oval = (id: string, props: { readonly parent: string } | { readonly finale: true }) =>
  make({ id, kind: 'oval', place: at(0, 0), props, texts: { objective: id.slice(0, 9) } })

/** What is told to be crossed off on this board, the first of it. */
const crossed = (game: Game, board: Board) => game.read(board).find(({ as }) => as === 'crossed')

/** Whether Rolls cross anything off in this game. */
function crosses(game: Game): boolean {
  const table = aTable()
  const roll = { do: 'roll', record: record('top', 1, 1, 5) } as const
  table.apply([oval('top', { finale: true }), roll], { seat: 'ada' })
  return crossed(game, table.board()) !== undefined
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  'in %s a Roll is written down, though the die that it brings cannot be',
  (_, game) => {
    const table = aTable()
    // As long as the id of a thing may be: what is called after it has no room.
    const long = 'o'.repeat(200)
    table.apply([oval('top', { finale: true }), oval(long, { parent: 'top' })], { seat: 'ada' })
    const roll = { ...record(long, 1, 1, 5), id: 'r' }
    expect(recordRoll(table, game, roll)).toBeUndefined()
    expect(table.board().rolls).toHaveLength(1)
    const told = crossed(game, table.board())
    if (crosses(game)) expect(told).toMatchObject({ on: long, good: true })
    else expect(told).toBeUndefined()
  },
)

test('there are games in which Rolls cross something off', () => {
  expect(GAMES.filter(crosses).map(({ id }) => id)).toContain('prophecy')
})

test('a Roll brings what it brings once, though a witness writes it down too, here or apart', () => {
  const table = withSeats()
  const { bin: _, ...kim } = somebody('kim', { exertion: 10, rests: 3 })
  table.apply([make(kim)], { seat: 'ada' })
  const check = checkBy(sitAt(table, 'x'), 'rest', { who: 'kim' })
  const thrown = { version: 1, seed: '0'.repeat(64), dice: check.dice, bursts: {} }
  const roll = {
    ...{ id: 'r', seat: 'ada', at: 1, check, roll: [{ die: 'd10', face: 4 } as const] },
    thrown: { ...thrown, flick: { dx: 0, dy: 0, power: 0 } },
  }
  const other = copyOf(table)
  for (const one of [table, other]) expect(recordRoll(one, road, roll)).toBeUndefined()
  expect(recordRoll(table, road, { ...roll, at: 2 })).toBeUndefined()
  merge(table, other)
  for (const one of [table, other]) {
    expect(one.board().items.get('kim')?.props).toMatchObject({ exertion: 14, rests: 2 })
    expect(one.board().rolls).toHaveLength(1)
  }
})

test('what dice lay is under nothing that stands before whoever threw, unless it is seen there anyway', () => {
  const lain = (over: readonly Box[]) => {
    const table = withSeats()
    const by = sitAt(table, 'x')
    by.by(...(road.setup?.(by.act()) ?? []))
    const check = checkBy(by, 'draw', { how: 'plain' })
    const drawn = { ...check, lots: check.lots?.map((lot) => ({ ...lot, take: 3 })) }
    const thrown = { version: 1, seed: '5'.repeat(64), dice: check.dice, bursts: {} }
    const roll = {
      ...{ id: 'r', seat: 'ada', at: 1, check: { ...drawn, terms: { cards: 3 } }, roll: [] },
      thrown: { ...thrown, flick: { dx: 0, dy: 0, power: 0 } },
    }
    const sitting = {
      ...{ x: 0, y: 900, turn: 0, over, stands: over },
      within: { left: -1200, top: -900, right: 1200, bottom: 900 },
    }
    expect(
      recordRoll(table, road, roll, (seat, changes, how) =>
        seat === 'ada' ? laidBefore(changes, table.board(), road.pieces, sitting, how) : changes,
      ),
    ).toBeUndefined()
    const { items } = table.board()
    const cards = new Map([...items].filter(([, { kind }]) => kind === 'roundtable'))
    return boxesOf({ items: cards }, road.pieces)
  }
  const free = lain([])
  expect(free).toHaveLength(3)
  const bar = padded(free[1]!, 8)
  const beside = lain([bar])
  expect(beside.filter((box) => overlap(box, bar))).toEqual([])
  expect(beside.flatMap((a, i) => beside.slice(i + 1).filter((b) => overlap(a, b)))).toEqual([])
})
