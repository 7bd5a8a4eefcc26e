import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/**
 * What a screen has written of sealed cards, by its table, its name, and what it was signed with; and by the first two
 * where the game stood that it followed.
 */
interface Base extends DBSchema {
  said: { key: string; value: OwnSaid }
  followed: { key: string; value: unknown }
}

/** A signed entry, as it lies in the document. */
interface OwnSaid {
  readonly sign: string
}

/*
 * What a screen has said it must not say otherwise, though it comes back with an older copy of its table. So it keeps
 * it here, on its device, before it writes it down.
 */

const open = () =>
  openDB<Base>('prophecy-table/said', 2, {
    upgrade(made, old) {
      if (old < 1) made.createObjectStore('said')
      made.createObjectStore('followed')
    },
  })
/** Does something with what is kept; undefined where storage is refused, or full: what lies in the table has to do. */
async function kept<T>(work: (base: IDBPDatabase<Base>) => Promise<T>): Promise<T | undefined> {
  try {
    const base = await open()
    try {
      return await work(base)
    } finally {
      base.close()
    }
  } catch {
    return undefined
  }
}

/** Keeps what is said under this name, of a table and a screen. Never rejects. */
export async function keepSaid(name: string, entries: readonly OwnSaid[]): Promise<void> {
  await kept(async (base) => {
    const tx = base.transaction('said', 'readwrite')
    for (const entry of entries) await tx.store.put(entry, `${name}/${entry.sign}`)
    await tx.done
  })
}

/** All that was said under this name, as it was kept. Never rejects. */
export const keptSaid = async (name: string): Promise<readonly unknown[]> =>
  (await kept((base) => base.getAll('said', IDBKeyRange.bound(`${name}/`, `${name}/\uffff`)))) ?? []

/** Keeps where a game stands that was followed: plain data. Never rejects. */
export async function keepFollowed(name: string, point: unknown): Promise<void> {
  await kept((base) => base.put('followed', point, name))
}

/** Where the game stood that was followed last, unchecked. Never rejects. */
export const keptFollowed = (name: string): Promise<unknown> =>
  kept((base) => base.get('followed', name))
