import * as v from 'valibot'
import type * as Y from 'yjs'
import { plainName } from '../document/plain.ts'
import { checked, LIMIT, parts } from '../document/schema.ts'
import { identityOf } from '../store/identity.ts'
import { newTable, type Table } from '../table.ts'
import { type Bookmark, LONGEST_NAME, MomentSchema, takeAlong } from './bookmarks.ts'
import { type EarlierState, takeBack } from './takeback.ts'

const short = v.pipe(v.string(), v.maxLength(LIMIT.title))
const OriginSchema = v.object({
  table: short,
  title: short,
  name: v.pipe(v.string(), v.maxLength(LONGEST_NAME)),
  at: MomentSchema,
})

/** Where a branch came from: which table, what that was called, and which moment of it (its name, '' for none). */
export type Origin = v.InferOutput<typeof OriginSchema>

/** Where in what a table is about its origin stands. */
const FROM = 'from'

/** Where a table came from; undefined for one that is no branch. */
export function originOf(doc: Y.Doc): Origin | undefined {
  const found = checked(OriginSchema, parts(doc).about.get(FROM))
  return found && { ...found, title: plainName(found.title), name: plainName(found.name) }
}

/**
 * A table of its own that goes on from how another one was: with its Rolls as they were then, and with the people of
 * now. It says where it came from, and has the bookmark that it was made of. The other one stays as it is.
 */
export function branchOf(
  table: Table,
  { state, name, at, bookmark }: Beginning,
  { id, title, ...own }: Own,
): Table {
  const { about, seats } = table.state()
  const branch = newTable(id, { ...own, title: title.slice(0, LIMIT.title) })
  const root = parts(branch.doc)
  const from: Origin = { table: identityOf(table.doc) ?? table.id, title: about.title, name, at }
  branch.doc.transact(() => {
    for (const { id: seat, hand: _, ...rest } of seats) root.seats.set(seat, rest)
    root.about.set(FROM, from)
    if (bookmark) takeAlong(branch.doc, bookmark)
  })
  takeBack(branch, { ...state, about: branch.state().about })
  return branch
}

/** What a branch says of itself; `game` is what is played, whatever anybody has made of what a table says of that. */
interface Own {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly made: number
}

/** A table as it was at one moment. */
export interface Beginning {
  readonly state: EarlierState
  readonly name: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly bookmark?: Bookmark | undefined
}
