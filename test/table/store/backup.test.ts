import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { putInto } from '../../../src/sync/trial/merge.ts'
import { parts } from '../../../src/table/document/schema.ts'
import { fromBackup, openBackup, toBackup } from '../../../src/table/store/backup.ts'
import { openTable, type Table } from '../../../src/table/table.ts'
import {
  aTable,
  at,
  card,
  copyOf,
  make,
  merge,
  note,
  place,
  roll,
  tableOf,
  write,
} from '../make.ts'

function small() {
  const table = aTable()
  table.apply([make(card('c')), make(note('n', at(1, 2, { on: 'c' })))], { seat: 'ada' })
  table.apply([write('n', 'text', 'Ж 文 😀')], { seat: 'ada' })
  table.apply([{ do: 'roll', record: roll('r') }], { seat: 'ada' })
  return table
}

/** What one may do at the small table, the same way wherever it is done. */
const deeds = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom('c', 'n', 'm'), fc.integer({ min: -500, max: 500 })).map(
      ([id, x]) =>
        (table: Table) =>
          void table.apply([place(id, at(x, 0))], { seat: 'ada' }),
    ),
    fc
      .string({ maxLength: 5 })
      .map(
        (text) => (table: Table) => void table.apply([write('n', 'text', text)], { seat: 'ada' }),
      ),
    fc
      .constantFrom('c', 'n')
      .map((id) => (table: Table) => void table.apply([{ do: 'bin', id }], { seat: 'ada' })),
    fc.uuid().map((id) => (table: Table) => void table.apply([make(note(id))], { seat: 'ada' })),
    fc
      .uuid()
      .map(
        (id) => (table: Table) =>
          void table.apply([{ do: 'roll', record: roll(id) }], { seat: 'ada' }),
      ),
  ),
  { maxLength: 12 },
)

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

  test('with any one byte changed into any other is refused', () => {
    const file = toBackup(small())
    const changed = file.slice()
    for (let i = 0; i < file.length; i++) {
      for (let flip = 1; flip < 256; flip++) {
        changed[i] = file[i]! ^ flip
        const refusal = refusalOf(changed)
        if (!refusal?.startsWith('backup.')) throw new Error(`byte ${i} ^ ${flip}`)
      }
      changed[i] = file[i]!
    }
    expect(refusalOf(changed)).toBeUndefined()
  })

  test('put together with its table is what peers would make of both', async () => {
    await fc.assert(
      fc.asyncProperty(deeds, deeds, async (mine, theirs) => {
        const [here, there] = [small(), small()]
        await putInto(there.doc, here.doc)
        await putInto(here.doc, there.doc)
        for (const deed of mine) deed(here)
        for (const deed of theirs) deed(there)
        const [was, is] = [copyOf(here), copyOf(there)]
        const file = fromBackup(toBackup(there))
        if ('refusal' in file) throw new Error(file.refusal.key)
        await putInto(here.doc, openBackup('file', file).doc)
        merge(was, is)
        expect(here.state()).toEqual(was.state())
        // Twice is as good as once.
        const vector = Y.encodeStateVector(here.doc)
        await putInto(here.doc, openBackup('again', file).doc)
        expect(Y.encodeStateVector(here.doc)).toEqual(vector)
      }),
      { numRuns: 40 },
    )
  })

  test('tells which table it is, and an older file that does not is opened all the same', () => {
    const table = small()
    expect(fromBackup(toBackup(table))).toMatchObject({ identity: 'one' })
    parts(table.doc).about.delete('id')
    expect(fromBackup(toBackup(table))).toMatchObject({ identity: undefined })
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
