import { afterEach, expect, test, vi } from 'vitest'
import { gameKept } from '../../../src/games/dark-prophecy/story/kept.ts'
import { openFace } from '../../../src/rules/board/deck.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { sealsIn } from '../../../src/table/document/seals.ts'
import { branchOf } from '../../../src/table/past/branch.ts'
import { fromBackup, openBackup, toBackup } from '../../../src/table/store/backup.ts'
import type { Table } from '../../../src/table/table.ts'
import { screenAt, settled } from './screens.ts'
import { dealt, game, handAt, keptAt, patient, secretOf, sees } from './three.ts'

// A sealed game that is opened where its key is not: nobody sees a card, nothing is lost, and people are told why.

const tables: Table[] = []
afterEach(() => {
  for (const table of tables.splice(0)) table.close()
})

const COPIED =
  'This table is a copy, and the key to its sealed cards stayed with the table it came from: nobody can open them here. Deal anew to play on.'
const KEYLESS =
  'None of the screens that keep the key to these sealed cards is here. They can be opened once enough of those are back at this table; without them, deal anew.'

function copied(of: Table): Table {
  const state = of.state()
  const own = { id: 'two', game: game.id, title: 'A copy', made: 2000 }
  return branchOf(of, { state, name: '', at: 1000 }, own)
}
function restored(of: Table): Table {
  const read = fromBackup(toBackup(of))
  if ('refusal' in read) throw new Error(read.refusal.key)
  return openBackup('three', read)
}

test.each([
  ['a copied table', copied, COPIED],
  ['a backup', restored, KEYLESS],
])(
  '%s opens no card, says so, and is dealt anew on trust',
  async (_, make, told) => {
    const three = await dealt()
    const { at, wire, lots } = three
    clearInterval(lots)
    const table = make(at('ada').table)
    tables.push(table)
    const said = sealsIn(table.doc)
    expect(said.length > 0).toBe(make === restored)
    const before = keptAt(at('ada'))
    expect(gameKept(table.board())?.game).toEqual(before.game)
    // Ada's own device, with the secret of another screen: none of the others is here.
    for (const name of ['ada', 'ben', 'cyd']) wire.part(screenOf(secretOf(name)).key)
    const screen = screenAt(table, game, 'ada’s device', wire.join(secretOf('screen')))
    await vi.waitFor(() => expect(screen.said()).toContain(told), patient)
    await settled(500)
    for (const card of handAt(at('ada'), 'ada')) {
      expect(sees(screen, 'ada', card)).toBeUndefined()
      expect(openFace(table.board(), card)).toBeUndefined()
    }
    expect(gameKept(table.board())?.game).toEqual(before.game)
    expect(sealsIn(table.doc)).toEqual(said)
    screen.as('ada').play('deal', { who: 'ada ben cyd', hidden: 'trust' }, true)
    await vi.waitFor(() => {
      expect(screen.said()).not.toContain(told)
      for (const card of handAt(screen, 'ada')) expect(sees(screen, 'ada', card)).toBeDefined()
    }, patient)
  },
  120_000,
)
