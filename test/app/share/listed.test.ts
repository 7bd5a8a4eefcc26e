import { expect, test } from 'vitest'
import { admit, knownBy, list, ownKeys } from '../../../src/app/share/listed.ts'
import { relaysIn } from '../../../src/app/share/relayed.ts'
import { keysOf } from '../../../src/app/share/sharing.ts'
import { doorBy, doorOf } from '../../../src/sync/keys/doorkey.ts'
import { freshKey, watcherKeys, writerKeys } from '../../../src/sync/keys/keys.ts'
import { openLobby } from '../../../src/table/store/lobby.ts'

const keys = writerKeys(freshKey())
const others = writerKeys(freshKey())
const watching = watcherKeys(keys.read)
const RELAY = 'wss://example.org'

/** A lobby with a table of this id. */
function lobbyWith(id: string) {
  const lobby = openLobby()
  lobby.add({ id, game: 'prophecy', title: 'T', made: 1, touched: 1 })
  const entry = () => lobby.list().find((one) => one.id === id)!
  return { lobby, entry }
}

test('a table is found by its keys, by those to watch as well, and by its door', () => {
  const { lobby } = lobbyWith('found')
  expect(knownBy(lobby, keys)).toBeUndefined()
  list(lobby, 'found', keys, [RELAY])
  expect(knownBy(lobby, keys)?.id).toBe('found')
  expect(knownBy(lobby, watching)?.id).toBe('found')
  expect(knownBy(lobby, others)).toBeUndefined()
  expect(ownKeys(lobby, doorBy(doorOf(keys.read)))?.topic).toBe(keys.topic)
  expect(ownKeys(lobby, doorBy(doorOf(others.read)))).toBeUndefined()
})

test('a key to watch never takes the place of one to play, and one to play does of one to watch', () => {
  const { lobby, entry } = lobbyWith('admitted')
  list(lobby, 'admitted', keys, [])
  admit(lobby, entry(), watching, [])
  expect(entry().watch ?? false).toBe(false)
  expect(keysOf(entry().key ?? '')?.write).toEqual(keys.write)
  list(lobby, 'admitted', watching, [])
  expect(entry().watch).toBe(true)
  admit(lobby, entry(), keys, [])
  expect(entry().watch ?? false).toBe(false)
  expect(keysOf(entry().key ?? '')?.write).toEqual(keys.write)
})

test('who comes back has the table out of the bin, and the relays of both', () => {
  const { lobby, entry } = lobbyWith('back')
  list(lobby, 'back', keys, [RELAY])
  lobby.remove('back')
  expect(entry().bin).toBeTruthy()
  admit(lobby, entry(), keys, ['wss://other.example'])
  expect(entry().bin).toBeFalsy()
  expect([...relaysIn(entry().key ?? '')].sort()).toEqual([RELAY, 'wss://other.example'])
})
