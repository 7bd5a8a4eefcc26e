import fc from 'fast-check'
import { expect, test } from 'vitest'
import { game } from '../../../src/games/prophecy/game.ts'
import type { Change } from '../../../src/rules/board/change.ts'
import type { Table } from '../../../src/table/table.ts'
import { flatLines, type Line, linesOf } from '../../../src/ui/lists/lines.ts'
import { boardWith, item } from '../../make.ts'
import { aTable, at, card, copyOf, make, merge, note, place } from '../../table/make.ts'

type Told = readonly [id: string, strokes: number, below: readonly Told[]]
const told = (lines: readonly Line[]): readonly Told[] =>
  lines.map(({ id, strokes, lines: below }) => [id, strokes, told(below)])
const listed = (table: Table) =>
  linesOf(game, table.board()).map(({ id, strokes, lines }) => [id, strokes, told(lines)])

const IDS = ['a', 'b', 'c', 'd', 'e', 'f']
const id = fc.constantFrom(...IDS)
/** Something is laid down, stuck on whatever there is, put away or taken back. */
const step = fc.oneof(
  fc
    .record({ id, kind: fc.constantFrom('card', 'note', 'oval', 'ink'), on: fc.option(id) })
    .map(({ id: one, kind, on }): Change => {
      const where = at(0, 0, on === null ? {} : { on })
      if (kind === 'card') return make(card(one, where))
      if (kind === 'note') return make(note(one, where))
      const { bin: _, ...other } = item(one, kind, { place: where })
      return make(other)
    }),
  fc.record({ one: id, on: id }).map(({ one, on }) => place(one, at(9, 9, { on }))),
  id.map((one): Change => ({ do: 'bin', id: one })),
  id.map((one): Change => ({ do: 'return', id: one })),
)
const steps = fc.array(step, { maxLength: 10 })

test('two groups who were apart read the same lists as soon as they meet', () => {
  fc.assert(
    fc.property(steps, steps, steps, (before, here, there) => {
      const one = aTable()
      one.apply(before, { seat: 'ada' })
      const other = copyOf(one)
      for (const change of here) one.apply([change], { seat: 'ada' })
      for (const change of there) other.apply([change], { seat: 'ben' })
      merge(one, other)
      expect(listed(other)).toEqual(listed(one))
      // And so does whoever opens the table only then.
      expect(listed(copyOf(one))).toEqual(listed(one))
    }),
    { seed: 31, numRuns: 60 },
  )
})

test('lines are read as they stand: each before what is below it', () => {
  const on = (under: string) => ({ place: at(0, 0, { on: under }) })
  const board = boardWith([
    item('c', 'note', on('b')),
    item('b', 'note', on('a')),
    item('d', 'note', on('a')),
    item('a', 'card'),
    item('e', 'card'),
  ])
  const lines = linesOf(game, board).flatMap((list) => list.lines)
  const read = flatLines(lines).map((line) => line.id)
  expect(read).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(flatLines([])).toEqual([])
})

test('a pile of notes, each on the one before, is listed whole, and no deeper than can be read', () => {
  const pile = Array.from({ length: 30 }, (_, i) =>
    item(`n${i}`, 'note', i === 0 ? {} : { place: at(0, 0, { on: `n${i - 1}` }) }),
  )
  const lines = linesOf(game, boardWith(pile)).flatMap((list) => list.lines)
  const depth = (all: readonly Line[]): number =>
    all.length === 0 ? 0 : 1 + Math.max(...all.map((line) => depth(line.lines)))
  expect(depth(lines)).toBe(8)
  expect(flatLines(lines).map((line) => line.id)).toEqual(pile.map((note) => note.id))
})

test('what belongs to a game that is not this one is not listed', () => {
  const board = boardWith([item('a', 'crow'), item('b', 'note', { place: at(0, 0, { on: 'a' }) })])
  const lines = linesOf(game, board).flatMap((list) => list.lines)
  expect(lines.map((line) => line.id)).toEqual(['b'])
})
