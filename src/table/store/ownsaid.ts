import { type DBSchema, openDB } from 'idb'

/** What a screen has written of sealed cards, by its table, its name, and what it was signed with. */
interface Base extends DBSchema {
  said: { key: string; value: OwnSaid }
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
  openDB<Base>('prophecy-table/said', 1, {
    upgrade: (made) => void made.createObjectStore('said'),
  })

/** Keeps what is said under this name, of a table and a screen. Never rejects. */
export async function keepSaid(name: string, entries: readonly OwnSaid[]): Promise<void> {
  try {
    const base = await open()
    try {
      const tx = base.transaction('said', 'readwrite')
      for (const entry of entries) await tx.store.put(entry, `${name}/${entry.sign}`)
      await tx.done
    } finally {
      base.close()
    }
  } catch {
    // Storage is refused, or full: what lies in the table has to do.
  }
}

/** All that was said under this name, as it was kept. Never rejects. */
export async function keptSaid(name: string): Promise<readonly unknown[]> {
  try {
    const base = await open()
    try {
      return await base.getAll('said', IDBKeyRange.bound(`${name}/`, `${name}/\uffff`))
    } finally {
      base.close()
    }
  } catch {
    return []
  }
}
