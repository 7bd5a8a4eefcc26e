import * as v from 'valibot'
import * as Y from 'yjs'
import { listeners } from '../../rules/plain/listeners.ts'
import { isName } from '../document/plain.ts'
import { checked, LIMIT } from '../document/schema.ts'

/** A table as the lobby knows it. Times in milliseconds since 1970. */
export interface LobbyEntry {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly made: number
  /** When it was last opened or worked at. */
  readonly touched: number
  /** Removed, and can be restored. */
  readonly bin: boolean
  /** The key to it, as text, once it is shared. */
  readonly key?: string
  /** That key only lets us look on. */
  readonly watch?: boolean
  /** Closed to others for now; the key stays. */
  readonly shut?: boolean
  /** Somebody has removed us: that key opens nothing any more. */
  readonly out?: boolean
}

/** The tables of this browser, as one small document; `id` and `doc` are for who keeps it and who joins its tabs. */
export interface Lobby {
  readonly id: string
  readonly doc: Y.Doc
  /** All tables, the removed ones too, the last touched first: the same list until something changes. */
  list(): readonly LobbyEntry[]
  entry(id: string | undefined): LobbyEntry | undefined
  add(entry: Omit<LobbyEntry, 'bin' | 'key' | 'watch' | 'shut' | 'out'>): void
  /** Shares it by this key, and opens it where it was closed. */
  share(id: string, key: string, watch: boolean): void
  /** Closes it to others, or opens it again. */
  shut(id: string, shut: boolean): void
  /** Closes it since somebody has removed us from it, until it is shared by another key. */
  leave(id: string): void
  rename(id: string, title: string): void
  touch(id: string, now: number): void
  remove(id: string): void
  restore(id: string): void
  /** Tells of every change. Returns the way out. */
  subscribe(listener: () => void): () => void
  close(): void
}

/** No key is longer than this, in letters, with the relays that its table has. */
const LONGEST_KEY = 500

const EntrySchema = v.object({
  title: v.pipe(v.string(), v.maxLength(LIMIT.title)),
  game: v.pipe(v.string(), v.maxLength(LIMIT.title)),
  made: v.pipe(v.number(), v.finite()),
  touched: v.pipe(v.number(), v.finite()),
  bin: v.boolean(),
  key: v.optional(v.pipe(v.string(), v.maxLength(LONGEST_KEY))),
  watch: v.optional(v.boolean()),
  shut: v.optional(v.boolean()),
  out: v.optional(v.boolean()),
})

function readEntry(id: string, raw: unknown): LobbyEntry | undefined {
  if (!isName(id) || !(raw instanceof Y.Map)) return undefined
  const keys = Object.keys(EntrySchema.entries)
  const entry = checked(
    EntrySchema,
    Object.fromEntries(keys.flatMap((key) => (raw.has(key) ? [[key, raw.get(key)]] : []))),
  )
  return entry && { id, ...entry }
}

/** Opens the list of tables that a document holds. */
export function openLobby(doc: Y.Doc = new Y.Doc()): Lobby {
  // A map for each table: one tab may rename it while another touches it.
  const tables = doc.getMap('tables')
  const changed = listeners()
  let list: readonly LobbyEntry[] | undefined

  const onChange = () => {
    list = undefined
    changed.tell()
  }
  tables.observeDeep(onChange)

  const set = (id: string, key: keyof LobbyEntry, value: string | number | boolean) => {
    const entry = tables.get(id)
    if (entry instanceof Y.Map && entry.get(key) !== value) entry.set(key, value)
  }

  const all = () => {
    list ??= [...tables.entries()]
      .flatMap(([id, raw]) => readEntry(id, raw) ?? [])
      .sort((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1))
    return list
  }

  return {
    id: 'lobby',
    doc,
    list: all,
    entry: (id) => all().find((one) => one.id === id),
    add({ id, title, game, made, touched }) {
      if (tables.has(id)) return
      const entry = { title: title.slice(0, LIMIT.title), game, made, touched, bin: false }
      tables.set(id, new Y.Map<string | number | boolean>(Object.entries(entry)))
    },
    share(id, key, watch) {
      doc.transact(() => {
        set(id, 'key', key)
        set(id, 'watch', watch)
        set(id, 'shut', false)
        if (readEntry(id, tables.get(id))?.out) set(id, 'out', false)
      })
    },
    shut: (id, shut) => set(id, 'shut', shut),
    leave(id) {
      doc.transact(() => {
        set(id, 'shut', true)
        set(id, 'out', true)
      })
    },
    rename: (id, title) => set(id, 'title', title.slice(0, LIMIT.title)),
    touch: (id, now) => set(id, 'touched', now),
    remove: (id) => set(id, 'bin', true),
    restore: (id) => set(id, 'bin', false),
    subscribe: changed.add,
    close() {
      tables.unobserveDeep(onChange)
      changed.clear()
      doc.destroy()
    },
  }
}
