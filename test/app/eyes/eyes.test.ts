import { expect, test } from 'vitest'
import { openEyes } from '../../../src/app/eyes/eyes.ts'
import { type Hand, isSigned, type RollRecord } from '../../../src/rules/dice/roll.ts'
import { signAs } from '../../../src/sync/keys/signature.ts'
import type { Room } from '../../../src/sync/room.ts'
import { newTable } from '../../../src/table/table.ts'
import { announcedHash, closedAs, coverOf, seedOf, toSign } from '../../../src/tray/joint.ts'
import { screenFor, sessionFor } from '../../sync/party.ts'
import { terms } from '../../sync/terms.ts'

/** A throw that Eve has signed, before nobody. */
function signed(id: string, n: number): RollRecord {
  const { key } = screenFor('eve')
  const value = '1'.repeat(64)
  const all = { table: '', session: sessionFor('eve'), n, cover: coverOf(key, value), asked: [] }
  const said = terms(id)
  const closed = closedAs(announcedHash(key, { ...all, terms: said }), [])
  const thrower: Hand = { peer: key, value, sign: signAs(screenFor('eve'), toSign.close(closed)) }
  const { check, thrown, seat } = said
  const { table, session } = all
  const joint = { table, session, n, thrower, witnesses: [], silent: [] }
  const seed = seedOf(closed, thrower, [])
  return { id, seat, at: 1, check, thrown: { ...thrown, seed }, roll: [], joint }
}

/** Nobody else is there. */
const room = {
  around: () => ({ neighbours: [], servers: [], relays: [] }),
  subscribe: () => () => {},
  together: () => undefined,
} as unknown as Room

/** What is doubted of these records, once they have been looked at. */
async function doubted(...records: readonly RollRecord[]): Promise<string[]> {
  const table = newTable('t', { game: 'none', title: '', made: 0 })
  for (const record of records) table.apply([{ do: 'roll', record }], { seat: '' })
  const eyes = openEyes(table, room, {})
  const { rolls } = table.state()
  for (const record of rolls) eyes.doubts(record)
  await Promise.all(rolls.map(eyes.standing))
  const ids = rolls.filter(eyes.doubts).map(({ id }) => id)
  eyes.close()
  return ids
}

test('two throws of one number are both doubtful, whoever was there', async () => {
  expect(await doubted(signed('a', 1), signed('b', 2))).toEqual([])
  expect(await doubted(signed('a', 1), signed('b', 1), signed('c', 2))).toEqual(['a', 'b'])
})

test('nobody makes another’s throw doubtful by writing down one in their name', async () => {
  const honest = signed('a', 1)
  const { joint } = honest
  if (!isSigned(joint)) throw new Error('not signed')
  const forged = { ...honest, id: 'forged' }
  const other = {
    ...signed('b', 1),
    joint: { ...joint, thrower: { ...joint.thrower, sign: '0'.repeat(128) } },
  }
  expect(await doubted(honest, forged, other)).toEqual([])
})
