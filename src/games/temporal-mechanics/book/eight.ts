import type { BookScene } from '../../../rules/told/book.ts'

// What each Scene of the example flows into, and its Depth [T15].
const EIGHT = [
  { id: 'store', depth: 0 },
  { id: 'regatta', depth: 1, parent: 'store' },
  { id: 'rowers', depth: 2, parent: 'regatta' },
  { id: 'marr', depth: 1, parent: 'store' },
  { id: 'readings', depth: 2, parent: 'marr' },
  { id: 'reader', depth: 3, parent: 'readings' },
  { id: 'valve', depth: 1, parent: 'store' },
  { id: 'keys', depth: 2, parent: 'valve' },
] as const

type EightId = (typeof EIGHT)[number]['id']

/** The tree of eight, as the book draws it, with these names. */
export const eightIn = (names: Readonly<Record<EightId, string>>): readonly BookScene[] =>
  EIGHT.map(({ id, depth, ...rest }) => ({ id, says: names[id], rating: 4 - depth, ...rest }))
