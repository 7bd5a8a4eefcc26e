import { afterEach, expect, test, vi } from 'vitest'
import { gameKept } from '../../../src/games/dark-prophecy/story/kept.ts'
import { openFace } from '../../../src/rules/board/deck.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import { writeEntries } from '../../../src/sync/seal/entry.ts'
import { addSeals, sealsIn } from '../../../src/table/document/seals.ts'
import { branchOf } from '../../../src/table/past/branch.ts'
import { fromBackup, openBackup, toBackup } from '../../../src/table/store/backup.ts'
import type { Table } from '../../../src/table/table.ts'
import { MANY_SCREENS, screenAt, settled } from './screens.ts'
import { dealt, game, handAt, keptAt, patient, secretOf, sees } from './three.ts'
import { tablesStayWhole } from './whole.ts'

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
    // Nothing that was said is lost.
    expect(sealsIn(table.doc)).toEqual(expect.arrayContaining([...said]))
    screen.as('ada').play('deal', { who: 'ada ben cyd', hidden: 'trust' }, true)
    await vi.waitFor(() => {
      expect(screen.said()).not.toContain(told)
      for (const card of handAt(screen, 'ada')) expect(sees(screen, 'ada', card)).toBeDefined()
    }, patient)
  },
  120_000,
)

test(
  'what a later version says of the cards stays where it is, is told, and the game goes on',
  MANY_SCREENS,
  async () => {
    const three = await dealt()
    const { at, lots } = three
    const ada = screenOf(secretOf('ada'))
    const later = { is: 'later', card: 3, of: ['a', 'b'] } as never
    const written = [...writeEntries(ada, 'one', [later]), { by: ada.key, acts: 'all', sign: 1 }]
    addSeals(at('ada').table.doc, written)
    for (const name of ['ben', 'cyd'])
      await vi.waitFor(() => {
        expect(at(name).said().join()).toContain(
          'ada wrote something about the cards that this page',
        )
      }, patient)
    const who = keptAt(at('ben')).game.turn!.seat
    const [card = ''] = handAt(at(who), who)
    expect(at(who).as(who).play('levelUp', { of: 'blood', card })).toBe('done')
    await vi.waitFor(() => {
      for (const name of ['ada', 'ben', 'cyd'])
        expect(openFace(at(name).table.board(), card)).toBeDefined()
    }, patient)
    for (const name of ['ada', 'ben', 'cyd'])
      for (const one of written) expect(sealsIn(at(name).table.doc)).toContainEqual(one)
    clearInterval(lots)
    await tablesStayWhole({ ...three, game })
  },
)

test(
  'what a page does that signs nothing is put back, nobody is named for it, and all may play on',
  MANY_SCREENS,
  async () => {
    const three = await dealt()
    const { at, lots } = three
    const who = keptAt(at('ben')).game.turn!.seat
    const { step, game: before } = keptAt(at('ben'))
    // A page of before knows nothing of signing: it keeps no decks, and its step comes once others have followed all.
    await settled(1500)
    at(who).close()
    expect(at(who).as(who).play('endActions')).toBe('done')
    const others = ['ada', 'ben', 'cyd'].filter((name) => name !== who)
    await vi.waitFor(() => {
      for (const name of others) {
        expect(keptAt(at(name)).step).toBe(step)
        expect(at(name).said().join()).toContain('What was written of the game does not follow')
        expect(at(name).said().join()).toContain('may have to be loaded anew')
      }
    }, patient)
    expect(keptAt(at(who)).game).toEqual(before)
    const again = screenAt(at(who).table, game, `${who}’s device`, three.wire.join(secretOf(who)))
    const [card = ''] = handAt(again, who)
    await vi.waitFor(() => expect(sees(again, who, card)).toBeDefined(), patient)
    expect(again.as(who).play('levelUp', { of: 'blood', card })).toBe('done')
    await vi.waitFor(() => {
      for (const name of others) expect(openFace(at(name).table.board(), card)).toBeDefined()
    }, patient)
    clearInterval(lots)
    await tablesStayWhole({ ...three, game })
  },
)
