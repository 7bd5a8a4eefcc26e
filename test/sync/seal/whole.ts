import { expect } from 'vitest'
import * as Y from 'yjs'
import { writeEntries } from '../../../src/sync/seal/entry.ts'
import { decksOf } from '../../../src/sync/seal/faces.ts'
import { shareIn } from '../../../src/sync/seal/own.ts'
import { pactsOf } from '../../../src/sync/seal/standing.ts'
import { addSeals, sealsIn, watchSeals } from '../../../src/table/document/seals.ts'
import { fromBackup, openBackup, toBackup } from '../../../src/table/store/backup.ts'
import { newTable } from '../../../src/table/table.ts'
import { isDeaf } from '../../../src/table/yjs/sound.ts'
import { type Evening, evening, facesKnown, knownTo, type Player } from './evening.ts'

/** All that somebody reads of their log. */
const readingOf = (player: Player) => {
  const { log, own } = player
  return [
    knownTo(player),
    decksOf(log).map(({ list }) => list.id),
    pactsOf(log).map((pact) => [pact.made, pact.broken, shareIn(log, own, pact)]),
  ]
}

/**
 * What lies at each screen after whatever was done makes a table like any: kept in a file and opened again it says the
 * same; what somebody says at it is told, goes to all others, and is read there; and a newcomer reads what all may
 * know.
 */
export function staysWhole(at: Evening): void {
  const fresh = () => newTable('one', { game: 'cards', title: 'Cards', made: 1 })
  for (const player of at.players) {
    const table = fresh()
    addSeals(table.doc, [...player.entries.values()])
    const file = fromBackup(toBackup(table))
    if ('refusal' in file) throw new Error(file.refusal.key)
    const opened = openBackup('out of a file', file)
    const before = readingOf(player)
    at.reopen(player.name, [])
    at.give(player.name, sealsIn(opened.doc))
    expect(readingOf(player), player.name).toEqual(before)
    for (const { close } of [table, opened]) close()
  }
  const tables = at.players.map(fresh)
  const all = new Map(at.players.flatMap(({ entries }) => [...entries]))
  addSeals(tables[0]!.doc, [...all.values()])
  for (const { doc } of tables)
    for (const other of tables) Y.applyUpdate(other.doc, Y.encodeStateAsUpdate(doc))
  for (const [i, { name, screen, log }] of at.players.entries()) {
    const { doc } = tables[i]!
    const others = tables.filter((_, n) => n !== i)
    let told = 0
    const hear = () => {
      told += 1
    }
    const stops = others.map((other) => watchSeals(other.doc, hear))
    const tell = (update: Uint8Array) => {
      for (const other of others) Y.applyUpdate(other.doc, update)
    }
    doc.on('update', tell)
    const step = { is: 'step', id: 'probe', of: '', says: name } as const
    addSeals(doc, writeEntries(screen, log.table, [step]))
    doc.off('update', tell)
    for (const stop of stops) stop()
    expect([told, isDeaf(doc)], `what ${name} says`).toEqual([others.length, false])
  }
  for (const [i, { name }] of at.players.entries()) at.give(name, sealsIn(tables[i]!.doc))
  const late = evening(['zoe'], { allows: () => true })
  const zoe = late.player('zoe')
  // Whose hands they say to be, as they are linked.
  for (const { name, screen } of at.players) zoe.log.met.set(screen.key, [name])
  late.give('zoe', sealsIn(tables.at(-1)!.doc))
  for (const { log } of [zoe, ...at.players]) {
    const probes = log.said('step', '').filter(({ act }) => act.id === 'probe')
    expect(new Set(probes.map(({ act }) => act.says))).toEqual(
      new Set(at.players.map(({ name }) => name)),
    )
  }
  expect(facesKnown(zoe.log)).toEqual(facesKnown(at.players[0]!.log))
  expect(facesKnown(zoe.log, zoe.own).size).toBe(0)
  for (const { close } of tables) close()
}
