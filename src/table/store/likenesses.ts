import { type DBSchema, openDB } from 'idb'
import * as v from 'valibot'
import { LIMIT } from '../document/schema.ts'

const short = v.pipe(v.string(), v.maxLength(LIMIT.title))
const LikenessSchema = v.object({
  at: v.pipe(v.number(), v.finite()),
  picture: v.optional(v.custom<Uint8Array<ArrayBuffer>>((it) => it instanceof Uint8Array)),
  /** Where it came from, for a branch. */
  from: v.optional(v.object({ title: short, name: short, at: v.pipe(v.number(), v.finite()) })),
  people: v.pipe(v.array(short), v.maxLength(100)),
})

/** How a table looked when it was last seen here: a small picture (JPEG), and who sat at it. */
export type Likeness = v.InferOutput<typeof LikenessSchema>

interface Base extends DBSchema {
  tables: { key: string; value: Likeness }
}

/** The likenesses of this browser's tables. Rejects as the browser does where it keeps nothing. */
async function openLikenesses() {
  const base = await openDB<Base>('prophecy-table/likenesses', 1, {
    upgrade: (fresh) => void fresh.createObjectStore('tables'),
    blocking: (_now, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  return base
}

/** Keeps the likeness of a table, in place of the one before. */
export async function keepLikeness(table: string, likeness: Likeness): Promise<void> {
  const base = await openLikenesses()
  try {
    await base.put('tables', likeness, table)
  } finally {
    base.close()
  }
}

/** All that are kept, by the tables' ids; those that cannot be read are left out. */
export async function likenesses(): Promise<ReadonlyMap<string, Likeness>> {
  const base = await openLikenesses()
  try {
    const [ids, rows] = await Promise.all([base.getAllKeys('tables'), base.getAll('tables')])
    const all = new Map<string, Likeness>()
    for (const [n, id] of ids.entries()) {
      const read = v.safeParse(LikenessSchema, rows[n])
      if (read.success) all.set(id, read.output)
    }
    return all
  } finally {
    base.close()
  }
}
