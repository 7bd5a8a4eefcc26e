import { afterAll, afterEach, beforeEach } from 'vitest'
import * as Y from 'yjs'
import { keepDecks } from '../../../src/app/decks/desk.ts'
import { voiceOf } from '../../../src/app/page/voice.ts'
import { playAt } from '../../../src/app/table/playing.ts'
import type { Game } from '../../../src/rules/game.ts'
import { listeners } from '../../../src/rules/plain/listeners.ts'
import { screenOf } from '../../../src/sync/keys/screen.ts'
import type { Proven } from '../../../src/sync/link/handshake.ts'
import { newTable, openTable, type Table } from '../../../src/table/table.ts'
import { makeNotices } from '../../../src/ui/parts/notices.ts'
import { makeSpoken } from '../../../src/ui/say/language.ts'

const ends: (() => void)[] = []
/** What was opened before a test is there for all of them. */
const lasting: (() => void)[] = []
const close = (all: (() => void)[]) => {
  for (const end of all.splice(0).reverse()) end()
}
beforeEach(() => void lasting.push(...ends.splice(0)))
afterEach(() => close(ends))
afterAll(() => close(lasting))

/**
 * How long a test of several screens may take, which work out hundreds of proofs in one process. What comes out by
 * chance on a busy machine is tried once more, and told by name.
 */
export const MANY_SCREENS = { timeout: 600_000, retry: 1 }

/** A screen at a table of hidden cards, of the device of this name. */
export interface CardScreen {
  readonly table: Table
  readonly device: string
  readonly thrown: unknown[]
  /** What is told here in passing. */
  said(): readonly string[]
  /** What can be done about it is done: about what is told in these words. */
  answer(told: RegExp): void
  /** What a seat does here. */
  as(seat: string): ReturnType<typeof playAt>
  /** It keeps no decks any more. */
  close(): void
}

/** A new table of a game, as it is laid. */
export function laid(game: Game): Table {
  const table = newTable('one', { game: game.id, title: 'Cards', made: 1000 })
  const chance = { id: () => 'x', seed: () => '0'.repeat(64), wobble: () => 0.5 }
  table.apply(game.setup?.({ seat: '', chance, now: 0 }) ?? [], { seat: '', track: false })
  ends.push(table.close)
  return table
}

/** The same table on another screen. */
export function again(table: Table): Table {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(table.doc))
  const copy = openTable(table.id, doc)
  ends.push(copy.close)
  return copy
}

/** Whatever is done at one of these tables is done at all of them, until it is ended. */
export function linked(...tables: readonly Table[]): () => void {
  const stops = tables.map(({ doc }) => {
    const tell = (update: Uint8Array, origin: unknown) => {
      if (origin === 'wire') return
      for (const other of tables) if (other.doc !== doc) Y.applyUpdate(other.doc, update, 'wire')
    }
    doc.on('update', tell)
    return () => doc.off('update', tell)
  })
  for (const a of tables)
    for (const b of tables) if (a !== b) Y.applyUpdate(b.doc, Y.encodeStateAsUpdate(a.doc), 'wire')
  return () => {
    for (const stop of stops) stop()
  }
}

/** Links between screens, in memory: who is linked hears what is said, by the name that the other has proven. */
export function wires() {
  const ends = new Map<
    string,
    {
      hear: ReturnType<typeof listeners<[Proven, unknown]>>
      changed: ReturnType<typeof listeners<[]>>
    }
  >()
  /** Who hears nobody. */
  const apart = new Set<string>()
  const said: { from: string; word: object }[] = []
  const heard: { by: string; word: object }[] = []
  const reach = (a: string, b: string) => a !== b && !apart.has(a) && !apart.has(b)
  return {
    said,
    heard,
    /** Somebody hears the others no longer, or again. */
    part(key: string, isApart = true) {
      if (isApart) apart.add(key)
      else apart.delete(key)
      for (const { changed } of ends.values()) changed.tell()
    },
    join(secret: Uint8Array) {
      const screen = screenOf(secret)
      const own = { hear: listeners<[Proven, unknown]>(), changed: listeners<[]>() }
      ends.set(screen.key, own)
      for (const { changed } of ends.values()) changed.tell()
      return {
        around: () => ({
          neighbours: [...ends.keys()]
            .filter((peer) => reach(screen.key, peer))
            .map((peer) => ({ peer, writes: true })),
          servers: [],
          relays: [],
        }),
        subscribe: own.changed.add,
        listen: own.hear.add,
        met: async () => ({ screen, secret }),
        tell(word: object, to?: string) {
          said.push({ from: screen.key, word })
          for (const [peer, { hear }] of ends) {
            if (!reach(screen.key, peer) || (to !== undefined && to !== peer)) continue
            const copy = JSON.parse(JSON.stringify(word))
            heard.push({ by: peer, word: copy })
            setTimeout(() => hear.tell({ peer: screen.key, writes: true } as Proven, copy))
          }
        },
        leave() {
          ends.delete(screen.key)
          for (const { changed } of ends.values()) changed.tell()
        },
      }
    },
  }
}

const nobody = {
  around: () => ({ neighbours: [], servers: [], relays: [] }),
  subscribe: () => () => {},
  listen: () => () => {},
  met: async () => ({}),
  tell() {},
}

/** Keeps decks at a table as a device does; what keeps sealed cards may come in another way. */
export function screenAt(
  table: Table,
  game: Game,
  device: string,
  room: object = nobody,
  bring?: Parameters<typeof keepDecks>[1],
): CardScreen {
  const extras = { reached: new Map(), asked: listeners<[]>() }
  const voice = voiceOf({ spoken: makeSpoken() }, game)
  const opened = { table, game, extras, room, voice: () => voice } as never
  const notices = makeNotices()
  const thrown: unknown[] = []
  const as = (seat: string) =>
    playAt(opened, voice, () => ({
      seat,
      free: undefined,
      board: null,
      lists: null,
      notices,
      lays: (_, changes) => changes,
      dice: { flights: [], throwFor: (_, check) => thrown.push(check) },
    }))
  const close = keepDecks({ opened, device, notices, as }, bring)
  ends.push(close)
  const said = () => notices.list().map((one) => String(one.say.values?.text))
  const answer = (told: RegExp) =>
    notices
      .list()
      .find(({ say }) => told.test(String(say.values?.text)))
      ?.action?.run()
  return { table, device, thrown, said, answer, as, close }
}

/** Somebody sits down, at a device. */
export function sit(table: Table, seat: string, sitter: string, color = 0): void {
  table.apply([{ do: 'seat', seat: { id: seat, name: seat, color, sitter } }], {
    seat,
    track: false,
  })
}

/** Until all that follows by itself has been done. */
export const settled = (ms = 50): Promise<void> => new Promise((done) => setTimeout(done, ms))
