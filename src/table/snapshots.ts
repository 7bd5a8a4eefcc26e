import { type DBSchema, openDB } from 'idb'
import * as v from 'valibot'
import type { Item, ItemId } from '../rules/item.ts'
import { checksum } from './checksum.ts'
import { isName, isPlain } from './plain.ts'
import { ItemIdSchema, LIMIT, PlaceSchema, readRoll, SeatSchema } from './schema.ts'
import type { Earlier } from './takeback.ts'

/** Why a snapshot was kept: much was changed from outside, or something was taken back. */
export const REASONS = ['sweep', 'back'] as const
export type Reason = (typeof REASONS)[number]

/** What is known of a snapshot without opening it; `at` in milliseconds since 1970. */
export interface Kept {
  readonly id: number
  readonly at: number
  readonly why: Reason
}

/** Earlier states of one table, kept on this device. */
export interface Snapshots {
  /** Keeps a state; the oldest are dropped. False where the device keeps nothing. */
  keep(state: Earlier, why: Reason, at: number): Promise<boolean>
  /** All there are, the newest first. */
  list(): Promise<readonly Kept[]>
  /** Opens one; undefined where it is gone, damaged or nothing that was kept here. */
  open(id: number): Promise<Earlier | undefined>
  close(): void
}

/** So many are kept of one table, and so many bytes. */
const MOST = 20
const MOST_BYTES = 64 * 1024 * 1024

interface Base extends DBSchema {
  snapshots: { key: number; value: Row }
}
const RowSchema = v.object({
  at: v.pipe(v.number(), v.finite()),
  why: v.picklist(REASONS),
  bytes: v.instance(Uint8Array),
  sum: v.number(),
})
type Row = v.InferOutput<typeof RowSchema>

/** Opens the snapshots of a table. Rejects as the browser does where it keeps nothing. */
export async function openSnapshots(table: string): Promise<Snapshots> {
  const base = await openDB<Base>(`prophecy-table/history/${table}`, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('snapshots', { autoIncrement: true }),
    blocking: (_now, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  return {
    async keep(state, why, at) {
      try {
        const bytes = packed(state)
        const tx = base.transaction('snapshots', 'readwrite')
        await tx.store.add({ at, why, bytes, sum: checksum(bytes) })
        const keys = (await tx.store.getAllKeys()).reverse()
        let room = MOST_BYTES
        for (const [n, key] of keys.entries()) {
          room -= (await tx.store.get(key))?.bytes.length ?? 0
          // The one just kept stays, however big.
          if (n > 0 && (n >= MOST || room < 0)) await tx.store.delete(key)
        }
        await tx.done
        return true
      } catch {
        // The device is full, or keeps nothing: the state is still in memory for whoever wants it now.
        return false
      }
    },
    async list() {
      const tx = base.transaction('snapshots')
      const found: Kept[] = []
      for (const id of await tx.store.getAllKeys()) {
        const row = v.safeParse(RowSchema, await tx.store.get(id))
        if (row.success) found.unshift({ id, at: row.output.at, why: row.output.why })
      }
      return found
    },
    async open(id) {
      const row = v.safeParse(RowSchema, await base.get('snapshots', id))
      if (!row.success || checksum(row.output.bytes) !== row.output.sum) return undefined
      return unpacked(row.output.bytes)
    },
    close: () => base.close(),
  }
}

/** A state as bytes. */
export function packed({ items, seats, rolls, play, about }: Earlier): Uint8Array<ArrayBuffer> {
  const all = { items: [...items.values()], seats, rolls, play, about }
  return new TextEncoder().encode(JSON.stringify(all))
}

const text = v.pipe(v.string(), v.maxLength(10 * LIMIT.text))
const short = v.pipe(v.string(), v.maxLength(LIMIT.title))
const name = v.pipe(v.string(), v.check(isName))
const number = v.pipe(v.number(), v.finite())
const plain = v.custom<Item['props'][string]>(isPlain)
const StateSchema = v.object({
  items: v.array(
    v.object({
      id: ItemIdSchema,
      kind: v.pipe(name, v.maxLength(60)),
      place: PlaceSchema,
      bin: v.boolean(),
      props: v.record(name, plain),
      texts: v.record(name, text),
    }),
  ),
  seats: v.array(v.object({ id: ItemIdSchema, ...SeatSchema.entries })),
  rolls: v.array(v.unknown()),
  play: v.record(name, plain),
  about: v.object({ game: short, title: short, made: number, version: number }),
})

/** Reads such bytes; undefined for any others. Takes anything and never throws. */
export function unpacked(bytes: Uint8Array): Earlier | undefined {
  const found = v.safeParse(StateSchema, parsed(bytes))
  if (!found.success) return undefined
  const { items, seats, rolls, play, about } = found.output
  const records = rolls.flatMap((raw) => readRoll(raw) ?? [])
  if (records.length < rolls.length) return undefined
  const all = new Map<ItemId, Item>(items.map((item) => [item.id, item]))
  return { items: all, seats, rolls: records, play, about }
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
