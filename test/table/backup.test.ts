import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { fromBackup, openBackup, toBackup } from '../../src/table/backup.ts'
import { parts } from '../../src/table/schema.ts'
import { openTable } from '../../src/table/table.ts'
import { aTable, at, card, make, note, roll, tableOf, write } from './make.ts'

function small() {
  const table = aTable()
  table.apply([make(card('c')), make(note('n', at(1, 2, { on: 'c' })))], { seat: 'ada' })
  table.apply([write('n', 'text', 'Ж 文 😀')], { seat: 'ada' })
  table.apply([{ do: 'roll', record: roll('r') }], { seat: 'ada' })
  return table
}

function refusalOf(file: Uint8Array): string | undefined {
  const found = fromBackup(file)
  return 'refusal' in found ? found.refusal.key : undefined
}

describe('a backup', () => {
  test('opens as the table it was made of', () => {
    const table = small()
    const found = fromBackup(toBackup(table))
    if ('refusal' in found) throw new Error(found.refusal.key)
    expect(found.about).toEqual({
      game: 'prophecy',
      title: 'The fall of Ember',
      made: 1000,
      version: 1,
    })
    const doc = new Y.Doc()
    Y.applyUpdate(doc, found.update)
    expect(tableOf(doc).state()).toEqual(table.state())
  })

  test('says in plain words what it is', () => {
    const words = new TextDecoder().decode(toBackup(small()).subarray(0, 90))
    expect(words).toMatch(
      /^prophecy-table backup 1\n\{"game":"prophecy","title":"The fall of Ember"/,
    )
  })

  test('with any one byte changed is refused', () => {
    const file = toBackup(small())
    for (let i = 0; i < file.length; i++) {
      for (const flip of [1, 128, 255]) {
        const changed = file.slice()
        changed[i]! ^= flip
        expect(refusalOf(changed), `byte ${i} ^ ${flip}`).toMatch(/^backup\./)
      }
    }
  })

  test('cut off anywhere, or with something behind it, is refused', () => {
    const file = toBackup(small())
    for (let i = 0; i < file.length; i++)
      expect(refusalOf(file.subarray(0, i))).toMatch(/^backup\./)
    expect(refusalOf(Uint8Array.from([...file, 0]))).toBe('backup.damaged')
  })

  test('lying in a bigger buffer is read all the same', () => {
    const file = toBackup(small())
    const room = new Uint8Array(file.length + 20)
    room.set(file, 7)
    expect(refusalOf(room.subarray(7, 7 + file.length))).toBeUndefined()
  })

  test('of a table that was made to say it is newer opens, and is only read until somebody adopts it', () => {
    const table = small()
    parts(table.doc).about.set('version', 99)
    const backup = fromBackup(toBackup(table))
    if ('refusal' in backup) throw new Error(backup.refusal.key)
    const again = openBackup('again', backup)
    expect(again.barred()).toEqual({ key: 'table.newer' })
    again.adopt()
    expect(again.barred()).toBeUndefined()
  })

  const bytes = (text: string) => new TextEncoder().encode(text)
  test.each<[string, () => Uint8Array, string]>([
    ['nothing', () => new Uint8Array(), 'backup.foreign'],
    [
      'a picture',
      () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
      'backup.foreign',
    ],
    ['JSON', () => bytes('{"tables":[]}\n{}'), 'backup.foreign'],
    ['of a newer format', () => bytes('prophecy-table backup 2\nwho knows'), 'backup.newer'],
    ['the mark alone', () => bytes('prophecy-table backup 1\n'), 'backup.damaged'],
    ['too big', () => new Uint8Array(64 * 1024 * 1024 + 1), 'backup.large'],
    [
      'half a document',
      () => {
        const table = small()
        const before = Y.encodeStateVector(table.doc)
        table.apply([write('n', 'text', 'late')], { seat: 'ada' })
        const half = new Y.Doc()
        Y.applyUpdate(half, Y.encodeStateAsUpdate(table.doc, before))
        return toBackup(openTable('half', half))
      },
      'backup.damaged',
    ],
  ])('%s is refused', (_, file, key) => {
    expect(refusalOf(file())).toBe(key)
  })
})
