import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import * as v from 'valibot'
import type { Item, ItemId } from '../../rules/plain/item.ts'
import { turn } from '../../rules/plain/turns.ts'
import { isName, isPlain } from '../document/plain.ts'
import { readRoll } from '../document/readroll.ts'
import { ItemIdSchema, LIMIT, PlaceSchema, SeatSchema } from '../document/schema.ts'
import { checksum } from '../store/checksum.ts'
import { type Happened, HappenedSchema } from './happened.ts'
import { squeezed, unsqueezed } from './squeeze.ts'
import type { EarlierState } from './takeback.ts'
import { toDrop } from './thinning.ts'

/**
 * Why a snapshot was kept: some play has gone by, much was changed from outside, something was taken back, a file came,
 * something else stood there elsewhere.
 */
export const REASONS = ['play', 'sweep', 'back', 'file', 'fork'] as const
export type Reason = (typeof REASONS)[number]

/** What may be kept beside a state: a small picture (JPEG), and what happened since the one before. */
export interface Keepsake {
  readonly picture?: Uint8Array<ArrayBuffer> | undefined
  readonly since?: Happened | undefined
}

/** What is known of a snapshot without opening it; `at` in milliseconds since 1970. */
export interface Kept extends Keepsake {
  readonly id: number
  readonly at: number
  readonly why: Reason
}

/** Earlier states of one table, kept on this device. */
export interface Snapshots {
  /** Keeps a state; the older, the farther apart are those that stay. False where the device keeps nothing. */
  keep(state: EarlierState, why: Reason, at: number, beside?: Keepsake): Promise<boolean>
  /** All there are, the newest first. */
  list(): Promise<readonly Kept[]>
  /** Opens one; undefined where it is gone, damaged or nothing that was kept here. */
  open(id: number): Promise<EarlierState | undefined>
  close(): void
}

/** How many are kept of one table, and how many bytes. */
const MOST = 40
const MOST_BYTES = 48 * 1024 * 1024

interface Base extends DBSchema {
  snapshots: { key: number; value: State }
  /** What is known of each, so that none has to be opened for the list. */
  kept: { key: number; value: Note }
}
const StoredSchema = v.object({
  bytes: v.custom<Uint8Array<ArrayBuffer>>((it) => it instanceof Uint8Array),
  sum: v.number(),
  packed: v.optional(v.boolean()),
})
type State = v.InferOutput<typeof StoredSchema>
const NoteSchema = v.object({
  at: v.pipe(v.number(), v.finite()),
  why: v.picklist(REASONS),
  size: v.pipe(v.number(), v.finite()),
  /** Of the state before it was packed: another tab of the table may keep the same. */
  sum: v.optional(v.number()),
  picture: v.optional(v.custom<Uint8Array<ArrayBuffer>>((it) => it instanceof Uint8Array)),
  since: v.optional(HappenedSchema),
})
type Note = v.InferOutput<typeof NoteSchema>

/** Opens the snapshots of a table. Rejects as the browser does where it keeps nothing. */
export async function openSnapshots(table: string): Promise<Snapshots> {
  const base = await openDB<Base>(`prophecy-table/history/${table}`, 2, {
    async upgrade(fresh, from, _to, tx) {
      if (from === 0) fresh.createObjectStore('snapshots')
      const notes = fresh.createObjectStore('kept', { autoIncrement: true })
      // The first version had all of it in one place.
      for (const id of from === 1 ? await tx.objectStore('snapshots').getAllKeys() : []) {
        const row: object | undefined = await tx.objectStore('snapshots').get(id)
        const note = v.safeParse(NoteSchema, { ...row, size: MOST_BYTES / MOST })
        if (note.success) await notes.put(note.output, id)
      }
    },
    blocking: (_now, _wanted, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })
  return {
    async keep(state, why, at, beside = {}) {
      try {
        const plain = await packed(state)
        const tight = await squeezed(plain)
        const bytes = tight ?? plain
        const size = bytes.length + (beside.picture?.length ?? 0)
        const row = { bytes, sum: checksum(bytes), packed: tight !== undefined }
        await put(base, row, { at, why, size, sum: checksum(plain), ...beside })
        return true
      } catch {
        // The device is full, or keeps nothing: the state is still in memory for whoever wants it now.
        return false
      }
    },
    async list() {
      const found: Kept[] = []
      const tx = base.transaction('kept')
      for (const id of await tx.store.getAllKeys()) {
        const note = v.safeParse(NoteSchema, await tx.store.get(id))
        if (!note.success) continue
        const { at, why, picture, since } = note.output
        found.push({ id, at, why, picture, since })
      }
      return found.sort((a, b) => b.at - a.at || b.id - a.id)
    },
    async open(id) {
      const row = v.safeParse(StoredSchema, await base.get('snapshots', id))
      if (!row.success || checksum(row.output.bytes) !== row.output.sum) return undefined
      const { bytes } = row.output
      try {
        return unpacked(row.output.packed ? await unsqueezed(bytes) : bytes)
      } catch {
        return undefined
      }
    },
    close: () => base.close(),
  }
}

/** Writes one down and drops what is too much, in one transaction: several tabs may do so at once. */
async function put(base: IDBPDatabase<Base>, row: State, note: Note): Promise<void> {
  const tx = base.transaction(['snapshots', 'kept'], 'readwrite')
  const [states, notes] = [tx.objectStore('snapshots'), tx.objectStore('kept')]
  const drop = (id: number) => Promise.all([notes.delete(id), states.delete(id)])
  const write = async () => {
    const all = new Map<number, Note>()
    for (const id of await notes.getAllKeys()) {
      const known = v.safeParse(NoteSchema, await notes.get(id))
      if (known.success) all.set(id, known.output)
      else await drop(id)
    }
    const last = [...all.values()].reduce<Note | undefined>(
      (latest, one) => (latest && latest.at > one.at ? latest : one),
      undefined,
    )
    if (note.why === 'play' && last?.sum === note.sum) return
    const id = await notes.add(note)
    await states.put(row, id)
    all.set(id, note)
    const list = [...all].map(([id, { at, size, why }]) => ({ id, at, size, big: why !== 'play' }))
    for (const old of toDrop(list, note.at, MOST, MOST_BYTES)) await drop(old)
  }
  await Promise.all([write(), tx.done])
}

/** How many items are written at a time, so that nothing waits for it. */
const SLICE = 200

/** A state as bytes. It is not changed by anybody meanwhile. */
export async function packed({
  items,
  seats,
  rolls,
  play,
  about,
}: EarlierState): Promise<Uint8Array<ArrayBuffer>> {
  const list = [...items.values()]
  const slices: string[] = []
  for (let at = 0; at < list.length; at += SLICE) {
    if (at > 0) await turn()
    slices.push(JSON.stringify(list.slice(at, at + SLICE)).slice(1, -1))
  }
  const rest = JSON.stringify({ seats, rolls, play, about }).slice(1)
  return new TextEncoder().encode(`{"items":[${slices.join()}],${rest}`)
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

/** Whether a list in it has more than so many, whatever they are. */
function isEndless(raw: unknown, most: number): boolean {
  return (
    typeof raw === 'object' &&
    raw !== null &&
    Object.values(raw).some((part) => Array.isArray(part) && part.length > most)
  )
}

/**
 * Reads such bytes; undefined for any others, and where there are more than `most` of anything. Takes anything and
 * never throws.
 */
export function unpacked(
  bytes: Uint8Array,
  most = Number.POSITIVE_INFINITY,
): EarlierState | undefined {
  const raw = parsed(bytes)
  if (isEndless(raw, most)) return undefined
  const found = v.safeParse(StateSchema, raw)
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
