import { inkPathOf } from '../../paint/pen/inkpath.ts'
import type { Board } from '../../rules/board/board.ts'
import type { Mark } from '../../rules/board/mark.ts'
import type { Game } from '../../rules/game.ts'
import { DRAWN } from '../../rules/ink/ink.ts'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { alike, grouped } from '../../rules/plain/lists.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import { byMade } from '../../rules/story/story.ts'
import type { Row } from '../../rules/told/outline.ts'
import { samePlain } from '../../table/document/plain.ts'
import { underOf } from '../desk/strokes.ts'

/** A thing on the table as a line of a list, what it means, and the lines below it. */
export interface Line {
  readonly id: ItemId
  readonly item: Item
  readonly marks: readonly Mark[]
  /** How many strokes of ink are on it. */
  readonly strokes: number
  readonly lines: readonly Line[]
}

/** A list of them. */
export interface List {
  readonly id: string
  /** Undefined for what no list of the game names. */
  readonly say: Sentence | undefined
  readonly lines: readonly Line[]
  /** Strokes of ink on the paper itself. */
  readonly strokes: number
}

/** Lists go no deeper; what would, stands there in a row. Only a damaged table has such depths. */
const DEEPEST = 8
/** The list of what no other list names. */
const REST = 'rest'

const NO_MARKS: readonly Mark[] = []
const NO_ROWS: readonly Row[] = []
const NO_LINES: readonly Line[] = []

/**
 * The table as the game lists it, with all that it does not name: below what it is stuck on, or in a list of its own.
 * Each thing stands in one line; ink is told with what it is on, unless it was drawn large on the paper itself. Lines
 * and lists of `before` that say the same stay.
 */
export function linesOf(game: Game, board: Board, before: readonly List[] = []): readonly List[] {
  const { items } = board
  const sections = game.outline(board)
  const named = idsOf(sections.flatMap(({ rows }) => rows))
  const marks = grouped(game.read(board), ({ on }) => on)
  const stuck = new Map<ItemId, Item[]>()
  const strokes = new Map<ItemId | undefined, number>()
  const free: Item[] = []
  for (const item of items.values()) {
    if (!game.pieces[item.kind]) continue
    const ink = game.pieces[item.kind]?.painter === 'ink'
    if (!ink && named.has(item.id)) continue
    const on = underOf(game, items, item)
    const there = on === undefined ? free : stuck.get(on)
    // What was drawn on the paper is a thing by itself; what was written there, or on something, is counted.
    if (ink && !(on === undefined && isDrawn(item))) strokes.set(on, (strokes.get(on) ?? 0) + 1)
    else if (there) there.push(item)
    else if (on !== undefined) stuck.set(on, [item])
  }
  const known = new Map<ItemId, Line>()
  for (const { lines } of before) note(lines, known)
  const taken = new Set<ItemId>()
  const below = ({ id, rows = NO_ROWS }: Row): readonly Row[] => {
    const on = stuck.get(id)
    return on ? [...on.toSorted(byMade), ...rows] : rows
  }
  const lay = (rows: readonly Row[], depth: number): readonly Line[] => {
    const deep = depth === DEEPEST
    const lines: Line[] = []
    for (const row of deep ? flatRows(rows, below) : rows) {
      const { id } = row
      const item = items.get(id)
      if (!item || taken.has(id)) continue
      taken.add(id)
      const under = deep ? NO_ROWS : below(row)
      const line = {
        id,
        item,
        marks: marks.get(id) ?? NO_MARKS,
        strokes: strokes.get(id) ?? 0,
        lines: under.length > 0 ? lay(under, depth + 1) : NO_LINES,
      }
      lines.push(keep(known.get(id), line))
    }
    return lines
  }
  const kinds = Object.keys(game.pieces)
  const rest = free.toSorted(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || byMade(a, b),
  )
  const parts = [
    ...sections.map(({ id, say, rows }) => ({ id, say, lines: lay(rows, 1), strokes: 0 })),
    { id: REST, say: undefined, lines: lay(rest, 1), strokes: strokes.get(undefined) ?? 0 },
  ].map((part) => keepPart(before, part))
  return alike(before, parts) ? before : parts
}

/** Whether it is large enough to be made something. */
function isDrawn(item: Item): boolean {
  const { w, h } = inkPathOf(item)
  return Math.max(w, h) >= DRAWN
}

/** All lines of these and below them, in the order they are read. */
export function flatLines(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line) => [line, ...flatLines(line.lines)])
}

function note(lines: readonly Line[], into: Map<ItemId, Line>): void {
  for (const line of lines) {
    into.set(line.id, line)
    note(line.lines, into)
  }
}

/** However deep they go. */
function idsOf(rows: readonly Row[]): ReadonlySet<ItemId> {
  const ids = new Set<ItemId>()
  const stack = [...rows]
  for (let row = stack.pop(); row; row = stack.pop()) {
    ids.add(row.id)
    for (const one of row.rows ?? NO_ROWS) stack.push(one)
  }
  return ids
}

function flatRows(rows: readonly Row[], below: (row: Row) => readonly Row[]): readonly Row[] {
  const all: Row[] = []
  const met = new Set<ItemId>()
  const stack = rows.toReversed()
  for (let row = stack.pop(); row; row = stack.pop()) {
    if (met.has(row.id)) continue
    met.add(row.id)
    all.push(row)
    for (const one of below(row).toReversed()) stack.push(one)
  }
  return all
}

function keep(old: Line | undefined, line: Line): Line {
  const same =
    old?.item === line.item &&
    old.strokes === line.strokes &&
    alike(old.lines, line.lines) &&
    samePlain(old.marks, line.marks)
  return old && same ? old : line
}

function keepPart(before: readonly List[], part: List): List {
  const old = before.find(({ id }) => id === part.id)
  const same =
    old !== undefined &&
    old.strokes === part.strokes &&
    alike(old.lines, part.lines) &&
    samePlain(old.say ?? null, part.say ?? null)
  return same ? old : part
}
