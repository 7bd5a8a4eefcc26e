import { describe, expect, test } from 'vitest'
import { sitsAt } from '../../../src/app/share/acquaint.ts'
import { noteSitter } from '../../../src/table/store/known.ts'
import { openLobby } from '../../../src/table/store/lobby.ts'
import { newTable } from '../../../src/table/table.ts'
import { GAMES } from '../../games/all.ts'

const key = (n: number) => n.toString(16).padStart(64, '0')
const [ADA, EVE, TAB] = [1, 2, 3]

describe('whoever says that they sit on another’s chair is not called by their name', () => {
  const lobby = openLobby()
  const table = newTable('chairs', { game: GAMES[0]?.id ?? '', title: 'Chairs', made: 1 })
  table.apply(
    ['ada', 'eve', 'constructor'].map((id, color) => ({
      do: 'seat' as const,
      seat: { id, name: id, color, sitter: id },
    })),
    { seat: 'ada', track: false },
  )
  noteSitter(lobby, table.id, 'ada', key(ADA))
  // The first to sit there belongs there; another only when somebody is sure.
  noteSitter(lobby, table.id, 'ada', key(EVE))
  noteSitter(lobby, table.id, 'ada', key(TAB), true)

  test.each<[string, client: number, seat: string | undefined, id: string | undefined]>([
    ['who belongs there', ADA, 'ada', 'ada'],
    ['another screen of hers, of which somebody was sure', TAB, 'ada', 'ada'],
    ['who says that she sits there', EVE, 'ada', undefined],
    ['where nobody was seen before', EVE, 'eve', 'eve'],
    ['where there is no seat', EVE, 'nobody', undefined],
    ['who says nothing', EVE, undefined, undefined],
    ['a seat that is called like a part of the language', EVE, 'constructor', 'constructor'],
  ])('%s', (_, client, seat, id) => {
    table.presence.heard(new Map([[client, { ...(seat !== undefined && { seat }) }]]))
    expect(sitsAt({ table }, lobby, client, key(client))?.id).toBe(id)
  })
})
