import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import { checksum } from './checksum.ts'

/** Where the updates of one document lie in this browser: an IndexedDB database of its own. */
export interface Shelf {
  /** Rows that were not handed out or written here before, oldest first. Damaged ones are put aside and counted. */
  read(): Promise<{ readonly updates: readonly Uint8Array[]; readonly damaged: number }>
  /** Resolves when the bytes are on the disk. */
  add(update: Uint8Array): Promise<void>
  /**
   * Puts updates in the place of all rows, in one transaction. `make` is given what others wrote
   * meanwhile, and answers at once.
   */
  replace(make: (unseen: readonly Uint8Array[]) => readonly Uint8Array[]): Promise<void>
  /** What lies there now: how many rows, and the bytes of all but the first and those that came in bulk. */
  size(): { readonly rows: number; readonly tail: number }
  /** False after the browser closed it. */
  open(): boolean
  close(): void
}

const RowSchema = v.object({ bytes: v.instance(Uint8Array), sum: v.number() })
interface Row {
  readonly bytes: Uint8Array
  readonly sum: number
}

interface Base extends DBSchema {
  updates: { key: number; value: Row }
  /** What could not be read; kept in case somebody can. */
  aside: { key: number; value: unknown }
}

/** Milliseconds after which an opening that neither succeeds nor fails has failed (browsers do that). */
const PATIENCE = 5000

// A row may be anything by the time it is read again.
function good(row: unknown): Uint8Array | undefined {
  const found = v.safeParse(RowSchema, row)
  if (!found.success) return undefined
  const { bytes, sum } = found.output
  return checksum(bytes) === sum ? bytes : undefined
}

function openBase(name: string, onClose: () => void): Promise<IDBPDatabase<Base>> {
  // Where storage is refused, the very name may throw.
  if (typeof indexedDB === 'undefined') {
    return Promise.reject(new DOMException('no IndexedDB here', 'SecurityError'))
  }
  return new Promise((done, failed) => {
    let late = false
    const timer = setTimeout(() => {
      late = true
      failed(new DOMException('IndexedDB does not answer', 'TimeoutError'))
    }, PATIENCE)
    openDB<Base>(`prophecy-table/${name}`, 1, {
      upgrade(base) {
        base.createObjectStore('updates', { autoIncrement: true })
        base.createObjectStore('aside', { autoIncrement: true })
      },
      // Somebody wants to delete it or to make it newer: never stand in the way.
      blocking(_now, _wanted, event) {
        if (event.target instanceof IDBDatabase) event.target.close()
        onClose()
      },
      terminated: onClose,
    }).then(
      (base) => {
        clearTimeout(timer)
        if (late) base.close()
        else done(base)
      },
      (error: unknown) => {
        clearTimeout(timer)
        failed(error)
      },
    )
  })
}

/** A row of so many bytes is a table on its way here: making one row of it with others would save nothing. */
const BULK = 64 * 1024
const weight = ({ length }: Uint8Array): number => (length < BULK ? length : 0)

/**
 * Opens the shelf of this name. Rejects with the DOMException of the browser, a SecurityError where storage is refused.
 */
export async function openShelf(name: string): Promise<Shelf> {
  let alive = true
  const base = await openBase(name, () => {
    alive = false
  })
  const seen = new Set<number>()
  let rows = 0
  let tail = 0

  const begin = () => base.transaction(['updates', 'aside'], 'readwrite', { durability: 'strict' })

  /** Reads the rows not seen yet, inside a transaction. */
  const unseen = async (tx: ReturnType<typeof begin>) => {
    const updates: Uint8Array[] = []
    let damaged = 0
    const store = tx.objectStore('updates')
    const keys = await store.getAllKeys()
    const fresh = keys.filter((key) => !seen.has(key))
    const found =
      fresh.length === keys.length
        ? await store.getAll()
        : await Promise.all(fresh.map((key) => store.get(key)))
    for (const [i, row] of found.entries()) {
      const key = fresh[i]!
      const bytes = good(row)
      if (bytes) {
        updates.push(bytes)
        seen.add(key)
        if (rows++ > 0) tail += weight(bytes)
      } else {
        damaged += 1
        await Promise.all([tx.objectStore('aside').add(row), store.delete(key)])
      }
    }
    return { updates, damaged }
  }

  return {
    async read() {
      // Nearly always all is good, and nothing has been read before: asked for at once, and nothing is written.
      const look = base.transaction('updates')
      const [keys, all] = await Promise.all([look.store.getAllKeys(), look.store.getAll()])
      const updates = seen.size === 0 ? all.flatMap((row) => good(row) ?? []) : []
      if (seen.size === 0 && updates.length === all.length) {
        for (const key of keys) seen.add(key)
        for (const bytes of updates) if (rows++ > 0) tail += weight(bytes)
        return { updates, damaged: 0 }
      }
      const tx = begin()
      const [found] = await Promise.all([unseen(tx), tx.done])
      return found
    },
    async add(bytes) {
      const tx = base.transaction('updates', 'readwrite', { durability: 'strict' })
      const added = tx.store.add({ bytes, sum: checksum(bytes) })
      tx.commit()
      const [key] = await Promise.all([added, tx.done])
      seen.add(key)
      if (rows++ > 0) tail += weight(bytes)
    },
    async replace(make) {
      const tx = begin()
      const swap = async () => {
        const { updates } = await unseen(tx)
        const all = make(updates)
        const store = tx.objectStore('updates')
        const [, ...keys] = await Promise.all([
          store.clear(),
          ...all.map((bytes) => store.add({ bytes, sum: checksum(bytes) })),
        ])
        return { all, keys }
      }
      const [{ all, keys }] = await Promise.all([swap(), tx.done])
      seen.clear()
      for (const key of keys) seen.add(key)
      rows = keys.length
      tail = all.slice(1).reduce((sum, bytes) => sum + weight(bytes), 0)
    },
    size: () => ({ rows, tail }),
    open: () => alive,
    close() {
      alive = false
      base.close()
    },
  }
}
