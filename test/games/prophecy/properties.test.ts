import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storyOf } from '../../../src/games/prophecy/story/outline.ts'
import type { Board } from '../../../src/rules/board/board.ts'
import type { Plain } from '../../../src/rules/plain/item.ts'
import { boardOf, item, at as place } from '../../make.ts'
import { prophecy, seated } from './eight.ts'
import { holds, many, take, taken } from './steps.ts'

describe('outlines made of random steps, legal and illegal', () => {
  it('[P11] [P21] keep the rules of the tree, whatever was done', () => {
    fc.assert(
      fc.property(many(taken, 60), (steps) => {
        const at = seated()
        for (const step of steps) take(at, step)
        holds(at.board())
      }),
      { seed: 11, numRuns: 150 },
    )
  })

  it('made by Moves alone, never lack a Parent that a Move gave them', () => {
    const legal = taken.filter(([step]) =>
      ['finale', 'precursor', 'setParent', 'begin and roll'].includes(step),
    )
    fc.assert(
      fc.property(many(legal, 40), (steps) => {
        const at = seated()
        for (const step of steps) take(at, step)
        holds(at.board())
        expect(storyOf(at.board()).order.filter((scene) => scene.loose)).toEqual([])
      }),
      { seed: 12, numRuns: 80 },
    )
  })

  it('are read the same, in whatever order the items came', () => {
    fc.assert(
      fc.property(many(taken, 40), fc.nat(), (steps, turn) => {
        const at = seated()
        for (const step of steps) take(at, step)
        const items = [...at.table().items]
        const k = turn % Math.max(1, items.length)
        const mixed = [...items.slice(k), ...items.slice(0, k)].reverse()
        const other = boardOf({ ...at.table(), items: new Map(mixed) })
        expect(prophecy.outline(other)).toEqual(prophecy.outline(at.board()))
        const byWhere = (board: Board) =>
          prophecy
            .read(board)
            .map((mark) => JSON.stringify(mark))
            .sort()
        expect(byWhere(other)).toEqual(byWhere(at.board()))
      }),
      { seed: 13, numRuns: 80 },
    )
  })
})

it('a table of 10,000 items is read in one go', () => {
  const at = seated()
  const finale = at.make('finale', { objective: 'End it' })
  const items = new Map(at.table().items)
  for (let i = 0; i < 10_000; i++) {
    const id = `x${i}`
    const kind = (['card', 'note', 'oval', 'die'] as const)[i % 4]!
    const on = i % 4 === 1 ? `x${i - 1}` : i % 4 === 3 ? `x${i - 1}` : undefined
    const props: Record<string, Plain> =
      i % 4 === 2 ? { parent: i < 40 ? finale.id : `x${i - 40}`, made: i } : {}
    const where = place(i, i, on === undefined ? {} : { on })
    items.set(id, item(id, kind, { props, place: where, texts: { text: 'Dusk' } }))
  }
  const board = boardOf({ ...at.table(), items })
  holds(board)
  expect(storyOf(board).scenes.size).toBe(2501)
  expect(storyOf(board).aspects.size).toBe(2500)
})
