import type { Change } from '../../../src/rules/board/change.ts'
import type { NoteColor } from '../../../src/rules/plain/item.ts'
import { newTable, type Table } from '../../../src/table/table.ts'

/** Four cards, far enough from one another that there is empty paper between them. Millimetres. */
export const CARDS = {
  north: [-170, -100],
  east: [170, -100],
  south: [170, 110],
  west: [-170, 110],
} as const

/** A table with those four cards, a note on the first, and an empty seat for Ada. */
export function plainTable(title = 'A plain table'): Table {
  const table = newTable('plain', { game: 'prophecy', title, made: 0 })
  const color: NoteColor = 'yellow'
  const changes: Change[] = [
    { do: 'seat', seat: { id: 'ada', name: 'Ada', color: 0, sitter: '' } },
    ...Object.entries(CARDS).map(
      ([id, [x, y]], at): Change => ({
        do: 'make',
        item: {
          id,
          kind: 'card',
          place: { x, y, turn: 0, z: at + 1 },
          props: { made: at + 1 },
          texts: { title: `Card ${id}`, body: '' },
        },
      }),
    ),
    {
      do: 'make',
      item: {
        id: 'stuck',
        kind: 'note',
        place: { x: -20, y: 50, turn: 0, z: 9, on: 'north' },
        props: { color, made: 9 },
        texts: { text: 'stuck on it' },
      },
    },
  ]
  const refusal = table.apply(changes, { seat: 'ada', track: false })
  if (refusal) throw new Error(refusal.key)
  return table
}
