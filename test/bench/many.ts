import type { Change, NewItem } from '../../src/rules/change.ts'
import { NOTE_COLORS } from '../../src/rules/item.ts'
import { newTable, type Table } from '../../src/table/table.ts'

const GAP = 84

/** The id of the note that lies nearest the middle of a table of `manyNotes`. */
export const MIDDLE = 'middle'

/** Rows and columns of notes around the middle of the paper, each at a slight angle, with about 20 characters. */
function notes(count: number): NewItem[] {
  const columns = Math.ceil(Math.sqrt(count * 1.4))
  const rows = Math.ceil(count / columns)
  const middle = Math.floor(rows / 2) * columns + Math.floor(columns / 2)
  return Array.from({ length: count }, (_, at) => {
    const column = at % columns
    const row = Math.floor(at / columns)
    return {
      id: at === middle ? MIDDLE : `note-${at}`,
      kind: 'note',
      place: {
        x: (column - Math.floor(columns / 2)) * GAP,
        y: (row - Math.floor(rows / 2)) * GAP,
        turn: (((at * 37) % 11) - 5) / 60,
        z: at + 1,
      },
      props: { color: NOTE_COLORS[at % NOTE_COLORS.length] ?? 'yellow' },
      texts: { text: `Note ${at} has some words` },
    }
  })
}

/** A table of a game with so many notes on it. */
export function manyNotes(game: string, count: number): Table {
  const table = newTable(`bench-${count}`, { game, title: `${count} notes`, made: 0 })
  const changes: Change[] = notes(count).map((item) => ({ do: 'make', item }))
  const refusal = table.apply(changes, { seat: 'ada', track: false })
  if (refusal) throw new Error(refusal.key)
  return table
}
