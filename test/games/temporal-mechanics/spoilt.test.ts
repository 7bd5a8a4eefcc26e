import { expect, it } from 'vitest'
import type { Change } from '../../../src/rules/board/change.ts'
import type { Answers } from '../../../src/rules/play/move.ts'
import { aTable, make, note } from '../../table/make.ts'
import { english, mechanics } from './lab.ts'

/*
 * What somebody has put where this game keeps its own
 */

/** A table with Ada at it, and what she does there by Moves. */
function aTableOf() {
  const table = aTable()
  const by = (...changes: Change[]) => expect(table.apply(changes, { seat: 'ada' })).toBeUndefined()
  by({ do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: 'x' } })
  let made = 0
  const chance = { id: () => `made${++made}`, seed: () => '0'.repeat(64), wobble: () => 0.5 }
  const play = (id: string, answers: Answers = {}) => {
    const act = { seat: 'ada', chance, now: 5000, say: english }
    const changes = mechanics.moves
      .find((move) => move.id === id)
      ?.play(table.board(), act, answers)
    if (!changes || 'dice' in changes || changes.length === 0) throw new Error(`${id} does nothing`)
    by(...changes)
  }
  const lying = (kind: string) =>
    [...table.board().items.values()].filter((one) => one.kind === kind)
  return { table, by, play, lying }
}

it('a Warning of a book’s length that somebody has written keeps nobody in the first act, or from a Scene', () => {
  for (const way of ['act', 'begin']) {
    const { table, play, lying } = aTableOf()
    play('finale', { objective: 'Out' })
    table.doc.getMap('play').set('warning', 'word \ud83d\ude00'.repeat(20_000))
    if (way === 'act') play('act', { phase: 'confrontation' })
    else play('begin', { scene: lying('oval')[0]!.id })
    expect(mechanics.phases.now(table.board())).toBe('confrontation')
    expect(lying('message')[0]?.texts.text).toHaveLength(4000)
  }
})

it('a Warning of a book’s length can be written anew', () => {
  const { table, play } = aTableOf()
  table.doc.getMap('play').set('warning', 'x'.repeat(200_000))
  play('warning', { words: 'Close the store' })
  expect(table.board().play.warning).toBe('Close the store')
})

it('the Warning and the strip come to lie there, though other things are called so', () => {
  const { by, play, lying } = aTableOf()
  by(make(note('warning')), make(note('timeline')))
  play('finale', { objective: 'Out' })
  play('warning', { words: 'Close the store' })
  play('act', { phase: 'confrontation' })
  expect([lying('timeline'), lying('message')].map(({ length }) => length)).toEqual([1, 1])
  expect(lying('message')[0]?.texts.text).toBe('Close the store')
  expect(lying('note')).toHaveLength(2)
})

it('a Warning that was kept from coming by something in the bin comes when it is written again', () => {
  const { table, by, play, lying } = aTableOf()
  by(make(note('warning')), { do: 'bin', id: 'warning' })
  play('warning', { words: 'Close the store' })
  play('act', { phase: 'confrontation' })
  expect(lying('message')).toEqual([])
  play('warning', { words: 'Close the store' })
  expect(lying('message')).toHaveLength(1)
  expect(table.board().play.warning).toBe('Close the store')
})
