import { expect, test } from 'vitest'
import { recordRoll } from '../../../src/app/page/recordroll.ts'
import { GAMES } from '../../games/all.ts'
import { record } from '../../make.ts'
import { aTable, at, make } from '../../table/make.ts'

test.each(GAMES.map((game) => [game.id, game] as const))(
  'in %s a Roll is written down, though the die that it brings cannot be',
  (_, game) => {
    const table = aTable()
    // As long as the id of a thing may be: what is called after it has no room.
    const long = 'o'.repeat(200)
    const oval = (id: string, props: { readonly parent: string } | { readonly finale: true }) =>
      make({ id, kind: 'oval', place: at(0, 0), props, texts: { objective: id.slice(0, 9) } })
    table.apply([oval('top', { finale: true }), oval(long, { parent: 'top' })], { seat: 'ada' })
    const roll = { ...record(long, 1, 1, 5), id: 'r' }
    expect(recordRoll(table, game, roll)).toBeUndefined()
    expect(table.board().rolls).toHaveLength(1)
    const crossed = game.read(table.board()).find(({ as }) => as === 'crossed')
    expect(crossed).toMatchObject({ on: long, good: true })
  },
)
