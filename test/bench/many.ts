import type { Change } from '../../src/rules/board/change.ts'
import { type Item, type ItemId, NOTE_COLORS, type Place } from '../../src/rules/plain/item.ts'
import { newTable, type Table } from '../../src/table/table.ts'
import { record } from '../make.ts'

/** From note to note, from card to card, and from a row of cards to the notes on both sides, mm. */
const GAP = { note: 84, card: 168, row: 154 }
/** Where the notes on a card are stuck, mm from its middle. */
const STUCK = [-42, 0, 42]
/** Scenes of the outline: at most three under one. From oval to oval, mm. */
const OVALS = 20
const BRANCHES = 3
const OVAL = { wide: 160, high: 150 }
/** The outline lies in a clearing above the middle, mm. */
const CLEARING = { top: -760, high: 650 }

/** The id of the note that lies nearest the middle of a table of `manyItems`. */
export const MIDDLE = 'middle'

type Make = (
  id: ItemId,
  kind: string,
  place: Omit<Place, 'z'>,
  more?: Partial<Pick<Item, 'props' | 'texts'>>,
) => void

const color = (at: number) => NOTE_COLORS[at % NOTE_COLORS.length] ?? 'yellow'
const slant = (at: number) => (((at * 37) % 11) - 5) / 60

/** Three rows of notes, then one of cards with three notes stuck on each, and again: a tenth of it is cards. */
function spread(count: number, words: string, make: Make): void {
  const columns = Math.ceil(Math.sqrt(count * 1.4))
  const groups = Math.ceil(count / (5 * columns))
  const from = -Math.floor(groups / 2)
  let made = 0
  const note = (id: ItemId, place: Omit<Place, 'z'>) => {
    const texts = { text: `Note ${made} has some words${words}` }
    if (made++ < count) make(id, 'note', place, { props: { color: color(made) }, texts })
  }
  for (let group = from; group < from + groups; group++) {
    const y = group * 2 * (GAP.note + GAP.row) - (group < 0 ? CLEARING.high : 0)
    for (const row of [-1, 0, 1])
      for (let column = 0; column < columns; column++) {
        const x = (column - Math.floor(columns / 2)) * GAP.note
        const id = group === 0 && row === 0 && x === 0 ? MIDDLE : `note-${made}`
        note(id, { x, y: y + row * GAP.note, turn: slant(made) })
      }
    for (let column = 0; column < columns / 2 && made < count; column++) {
      const x = (column - Math.floor(columns / 4)) * GAP.card
      const card = `card-${made}`
      make(
        card,
        'card',
        { x, y: y + GAP.note + GAP.row, turn: slant(made) },
        {
          texts: { title: `Card ${made}`, body: 'What stands on the table here' },
        },
      )
      made += 1
      for (const dx of STUCK) note(`note-${made}`, { x: dx, y: 30, turn: slant(made), on: card })
    }
  }
}

/**
 * The outline as a tree: ovals with lines. The lowest are performed, and what they won lies on the ovals above them.
 */
function outline(make: Make): readonly Change[] {
  const rolls: Change[] = []
  const depth = (at: number): number => (at === 0 ? 0 : 1 + depth(above(at)))
  const above = (at: number) => Math.floor((at - 1) / BRANCHES)
  const levels = Array.from({ length: OVALS }, (_, at) => depth(at))
  levels.forEach((level, at) => {
    const id = `oval-${at}`
    const parent = `oval-${above(at)}`
    const row = levels.flatMap((one, i) => (one === level ? [i] : []))
    const x = (row.indexOf(at) - (row.length - 1) / 2) * OVAL.wide
    const y = CLEARING.top + level * OVAL.high
    make(
      id,
      'oval',
      { x, y, turn: 0 },
      {
        props: { made: at, ...(at === 0 ? { finale: true } : { parent }) },
        texts: { objective: `How scene ${at} ends`, setting: 'Somewhere', told: '' },
      },
    )
    if (level < 3) return
    rolls.push({ do: 'roll', record: record(id, 1, 2, 5, 5) })
    make(
      `die:${id}`,
      'die',
      { x: (at % BRANCHES) * 24 - 24, y: -40, turn: 0.3, on: parent },
      {
        props: { face: 6 },
      },
    )
  })
  return rolls
}

/**
 * A table of a game with so many items on it: loose notes, cards with notes stuck on them and, on a larger one, an
 * outline. Each note bears so many letters `more` than a few.
 */
export function manyItems(game: string, count: number, more = 0): Table {
  const table = newTable(`bench-${count}`, { game, title: `${count} items`, made: 0 })
  const changes: Change[] = []
  const make: Make = (id, kind, place, more) => {
    const item = {
      id,
      kind,
      place: { ...place, z: changes.length + 1 },
      props: {},
      texts: {},
      ...more,
    }
    changes.push({ do: 'make', item })
  }
  const rolls = count < 100 ? [] : outline(make)
  spread(count - changes.length, ' and on'.repeat(Math.ceil(more / 7)).slice(0, more), make)
  const refusal = table.apply([...changes, ...rolls], { seat: 'ada', track: false })
  if (refusal) throw new Error(refusal.key)
  return table
}
