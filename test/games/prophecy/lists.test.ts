import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Row } from '../../../src/rules/told/outline.ts'
import { treeOf } from '../../../src/rules/told/outline.ts'
import { type Line, linesOf } from '../../../src/ui/lists/lines.ts'
import { boardOf, item, at as place } from '../../make.ts'
import { prophecy, seated } from './eight.ts'
import { many, take, taken } from './steps.ts'

type Told = readonly (string | readonly [string, Told])[]

/** Rows by their ids, with what stands below them. */
const told = (rows: readonly Row[] = []): Told =>
  rows.map(({ id, rows: below = [] }) => (below.length > 0 ? [id, told(below)] : id))

it('lists Scenes as a tree with their places, Characters and Objects with their notes, loose notes', () => {
  const at = seated()
  const finale = at.make('finale', { objective: 'End it' })
  const gate = at.make('precursor', { objective: 'Find the gate', parent: finale.id })
  const bell = at.make('precursor', { objective: 'Ring the bell', parent: finale.id })
  const key = at.make('precursor', { objective: 'Get the key', parent: gate.id })
  const tower = at.make('placeCard', { scene: gate.id, name: 'The tower' })
  const dusk = at.make('environment', { card: tower.id, words: 'Dusk' })
  const queen = at.make('object', { name: 'The queen' })
  const vain = at.make('environment', { card: queen.id, words: 'Vain' })
  const hero = at.make('character', { name: 'Bram' })
  const later = at.make('aspect', { card: hero.id, category: 'psyche', words: 'Brave' })
  const first = at.make('aspect', { card: hero.id, category: 'occupation', words: 'Smith' })
  const table = at.table()
  const items = new Map(table.items)
  items.set('empty', item('empty', 'note', { place: place(0, 0, { on: hero.id }) }))
  items.set('loose', item('loose', 'note', { texts: { text: 'Later' } }))
  const sections = prophecy.outline(boardOf({ ...table, items }))
  expect(Object.fromEntries(sections.map(({ id, rows }) => [id, told(rows)]))).toEqual({
    scenes: [[finale.id, [[gate.id, [[tower.id, [dusk.id]], key.id]], bell.id]]],
    characters: [[hero.id, [first.id, later.id, 'empty']]],
    objects: [[queen.id, [vain.id]]],
    notes: ['loose'],
  })
  expect(treeOf(prophecy, boardOf({ ...table, items }))).toEqual([
    { id: finale.id },
    { id: gate.id, parent: finale.id },
    { id: key.id, parent: gate.id },
    { id: bell.id, parent: finale.id },
  ])
})

const all = (lines: readonly Line[]): readonly Line[] =>
  lines.flatMap((line) => [line, ...all(line.lines)])

it('whatever is done, each thing on the table stands in one line, and ink in none', () => {
  fc.assert(
    fc.property(many(taken, 40), fc.array(fc.nat(), { maxLength: 12 }), (steps, sticks) => {
      const at = seated()
      for (const step of steps) take(at, step)
      // Whatever sticks on whatever, in circles too.
      const items = new Map(at.table().items)
      const ids = [...items.keys()]
      for (const n of sticks) {
        const [a, b] = [ids[n % ids.length], ids[(n * 7 + 3) % ids.length]]
        const one = a === undefined ? undefined : items.get(a)
        if (one && b !== undefined) items.set(one.id, { ...one, place: { ...one.place, on: b } })
        if (b !== undefined)
          items.set(`ink${n}`, item(`ink${n}`, 'ink', { place: place(0, 0, { on: b }) }))
      }
      const board = boardOf({ ...at.table(), items })
      const parts = linesOf(prophecy, board)
      const lines = parts.flatMap((part) => all(part.lines))
      const lying = [...board.items.values()].filter(({ kind }) => kind !== 'ink')
      expect(lines.map(({ id }) => id).sort()).toEqual(lying.map(({ id }) => id).sort())
      const strokes = parts.reduce((sum, part) => sum + part.strokes, 0)
      const ink = [...board.items.values()].filter(({ kind }) => kind === 'ink').length
      expect(lines.reduce((sum, line) => sum + line.strokes, strokes)).toBe(ink)
      for (const line of lines) for (const { on } of line.marks) expect(on).toBe(line.id)
    }),
    { seed: 21, numRuns: 150 },
  )
})

it('what says the same stays the same, and only what is above a change is made anew', () => {
  const at = seated()
  const queen = at.make('object', { name: 'The queen' })
  const vain = at.make('environment', { card: queen.id, words: 'Vain' })
  const king = at.make('object', { name: 'The king' })
  const before = linesOf(prophecy, at.board())
  expect(linesOf(prophecy, boardOf(at.table()), before)).toBe(before)
  at.by({ do: 'write', id: vain.id, field: 'text', at: 0, remove: 0, insert: 'Very ' })
  const after = linesOf(prophecy, at.board(), before)
  const line = (parts: typeof before, id: string) =>
    parts.flatMap(({ lines }) => all(lines)).find((one) => one.id === id)
  expect(line(after, king.id)).toBe(line(before, king.id))
  expect(line(after, queen.id)).not.toBe(line(before, queen.id))
  const part = (parts: typeof before, id: string) => parts.find((one) => one.id === id)
  expect(part(after, 'scenes')).toBe(part(before, 'scenes'))
  expect(part(after, 'objects')).not.toBe(part(before, 'objects'))
})

it('10,000 things are listed at no depth that a screen could not bear', () => {
  const at = seated()
  const items = new Map(at.table().items)
  for (let i = 0; i < 10_000; i++) {
    const props = { made: i, ...(i % 2 === 0 && i > 1 ? { parent: `x${i - 2}` } : {}) }
    const where = i % 2 === 1 ? place(0, 0, { on: `x${i - (i > 2 ? 2 : 1)}` }) : place(i, i)
    items.set(`x${i}`, item(`x${i}`, i % 2 === 0 ? 'oval' : 'note', { props, place: where }))
  }
  const parts = linesOf(prophecy, boardOf({ ...at.table(), items }))
  const depth = (lines: readonly Line[]): number =>
    lines.length === 0 ? 0 : 1 + Math.max(...lines.map((line) => depth(line.lines)))
  const lines = parts.flatMap((part) => all(part.lines))
  expect(new Set(lines.map(({ id }) => id)).size).toBe(items.size)
  expect(Math.max(...parts.map((part) => depth(part.lines)))).toBeLessThan(10)
})
