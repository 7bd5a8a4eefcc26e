import { expect, vi } from 'vitest'
import { openFace } from '../../../src/rules/board/deck.ts'
import type { Game } from '../../../src/rules/game.ts'
import { sealsIn } from '../../../src/table/document/seals.ts'
import { fromBackup, openBackup, toBackup } from '../../../src/table/store/backup.ts'
import type { Table } from '../../../src/table/table.ts'
import { isDeaf } from '../../../src/table/yjs/sound.ts'
import { again, linked, screenAt, type wires } from './screens.ts'

/** What was done at tables that are linked. */
interface Done {
  readonly tables: readonly Table[]
  readonly game: Game
  readonly wire: ReturnType<typeof wires>
  /** A table comes to be at another screen. */
  comes?(table: Table): void
}

/** All faces that lie open at a table. */
const openAt = (table: Table) => {
  const board = table.board()
  return Object.fromEntries(
    [...board.items.keys()].flatMap((id) => {
      const face = openFace(board, id)
      return face === undefined ? [] : [[id, face]]
    }),
  )
}
const patient = { timeout: 180_000, interval: 50 }

/**
 * After whatever was done to them tables are whole: what is done at each is told there and comes to all others; each is
 * kept in a file and opened again with all that was said; and a newcomer, from another or out of that file, sees what
 * all see, and what they do comes to all.
 */
export async function tablesStayWhole({ tables, game, wire, comes }: Done): Promise<void> {
  const [first] = tables
  const speaks = (table: Table, name: string, others: readonly Table[]) => {
    let told = 0
    const stop = table.subscribe(() => {
      told += 1
    })
    table.apply([{ do: 'play', key: 'probe', value: name }], { seat: '', track: false })
    stop()
    for (const { doc } of [table, ...others]) {
      expect(doc.getMap('play').get('probe')).toBe(name)
      expect(isDeaf(doc)).toBe(false)
    }
    expect(told).toBeGreaterThan(0)
  }
  /** A newcomer at this table sees what all see, and what they do is told. */
  async function isSeen(table: Table, n: number, seen: () => void) {
    comes?.(table)
    const secret = new Uint8Array(32).fill(100 + n)
    const { close } = screenAt(table, game, `newcomer ${n}’s device`, wire.join(secret))
    await vi.waitFor(seen, patient)
    speaks(table, `newcomer ${n}`, n === 0 ? tables : [])
    close()
  }
  for (const [i, table] of tables.entries())
    speaks(
      table,
      `${i}`,
      tables.filter((other) => other !== table),
    )
  const late = again(tables.at(-1)!)
  const part = linked(...tables, late)
  await isSeen(late, 0, () => expect(openAt(late)).toEqual(openAt(first!)))
  // What lies open now stands in the table, and so in what is kept of it; what is given meanwhile may lie there, too.
  const open = openAt(first!)
  const opened = tables.map((table) => {
    const file = fromBackup(toBackup(table))
    if ('refusal' in file) throw new Error(file.refusal.key)
    const read = openBackup('out of a file', file)
    for (const part of ['items', 'play', 'seats'])
      expect(read.doc.getMap(part).toJSON()).toEqual(table.doc.getMap(part).toJSON())
    expect(sealsIn(read.doc)).toEqual(sealsIn(table.doc))
    return read
  })
  await isSeen(opened[0]!, 1, () => expect(openAt(opened[0]!)).toMatchObject(open))
  part()
  for (const table of opened) table.close()
}
