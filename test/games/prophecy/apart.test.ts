import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { treeOf } from '../../../src/rules/told/outline.ts'
import type { Table } from '../../../src/table/table.ts'
import { sit } from '../../make.ts'
import { aTable, copyOf, merge } from '../../table/make.ts'
import { prophecy } from './eight.ts'
import { holds, many, type Taken, take, taken } from './steps.ts'

/** People who play on one screen of a real document. */
const at = (table: Table, luck: string) =>
  sit(prophecy, ['Ada', 'Milo'], {
    luck,
    read: table.state,
    write: (changes) => table.apply(changes, { seat: 'ada' }),
  })

/** What the game makes of a table, in no particular order. */
const read = (table: Table) =>
  prophecy
    .read(table.board())
    .map((mark) => JSON.stringify(mark))
    .sort()

function apart(together: readonly Taken[], here: readonly Taken[], there: readonly Taken[]) {
  const one = aTable()
  const first = at(one, 'a')
  for (const step of together) take(first, step)
  const other = copyOf(one)
  const [left, right] = [at(one, 'b'), at(other, 'c')]
  for (const step of here) take(left, step)
  for (const step of there) take(right, step)
  merge(one, other)
  return [one, other] as const
}

describe('two groups who play apart and meet again', () => {
  it('[P5] [P11] [P21] read the same, with one Finale, no circle, and no note on two cards', () => {
    fc.assert(
      fc.property(many(taken, 20), many(taken, 20), many(taken, 20), (together, here, there) => {
        const [one, other] = apart(together, here, there)
        holds(one.board())
        holds(other.board())
        expect(read(other)).toEqual(read(one))
        expect(treeOf(prophecy, other.board())).toEqual(treeOf(prophecy, one.board()))
      }),
      { seed: 21, numRuns: 40 },
    )
  })
})
