import { GAMES } from '../../games/index.ts'
import type { Game } from '../../rules/game.ts'
import { listeners } from '../../rules/plain/listeners.ts'
import { joinRoom, type Room } from '../../sync/room.ts'
import { keep, type Saved } from '../../table/store/save.ts'
import { newTable, openTable, type Table } from '../../table/table.ts'
import { type OpenEyes, openEyes } from '../eyes/eyes.ts'
import { chance } from './chance.ts'

/** A table that is open on this screen: kept on this device, in step with the other tabs. */
export interface OpenTable {
  readonly table: Table
  readonly game: Game
  /** Where its other screens are met. */
  readonly room: Room
  /** What is known of its throws besides what is written down. */
  readonly eyes: OpenEyes
  saved(): Saved
  /** How many stored pieces could not be read. */
  damaged(): number
  /** Tells when `saved` changes. Returns the way out. */
  subscribe(listener: () => void): () => void
  /** Writes what is left and lets go; called again it does nothing. */
  close(): Promise<void>
}

/**
 * Tables that are open already and wait for who shows them, by id. One just laid goes on as it is, so that it is played
 * even where the browser keeps nothing.
 */
export type Laid = Map<string, Promise<OpenTable | undefined>>

/** Lays a new table and returns its id; `openKept` goes on with it. */
export function layTable(laid: Laid, game: Game, title: string): string {
  const id = chance.id()
  const now = Date.now()
  const table = newTable(id, { game: game.id, title, made: now })
  table.apply(game.setup({ seat: '', chance, now }), { seat: '', track: false })
  laid.set(id, begin(table))
  return id
}

/** Lays a table that is there already, such as one out of a backup file; `openKept` goes on with it. */
export const layAgain = (laid: Laid, table: Table): void => void laid.set(table.id, begin(table))

/** Keeps a table that has come from others; `openKept` goes on with it. */
export function layArrived(laid: Laid, table: Table): Promise<OpenTable | undefined> {
  const opened = begin(table)
  laid.set(table.id, opened)
  return opened
}

/** Hands a table that is open on to the next `openKept`. */
export function layOpen(laid: Laid, opened: OpenTable): void {
  laid.set(opened.table.id, Promise.resolve(opened))
}

/**
 * Opens a table of this device; undefined where there is none by this id, or it plays a game that is not here. `listed`
 * is the game that it is known to play.
 */
export function openKept(laid: Laid, id: string, listed?: string): Promise<OpenTable | undefined> {
  const waiting = laid.get(id)
  laid.delete(id)
  return waiting ?? begin(openTable(id), listed)
}

/** Begins to open a table of this device before the page is there to show it; `openKept` goes on with it. */
export function openAhead(laid: Laid, id: string, listed: Promise<string | undefined>): void {
  laid.set(id, begin(openTable(id), listed))
}

async function begin(
  table: Table,
  listed?: string | Promise<string | undefined>,
): Promise<OpenTable | undefined> {
  const changed = listeners()
  let saved: Saved = { state: 'saving' }
  const told = (next: Saved) => {
    saved = next
    changed.tell()
  }
  table.mendBy(async (state) => (await import('../../sync/trial/trial.ts')).mendElsewhere(state))
  const keeper = await keep(table.doc, `table/${table.id}`, told, table)
  performance.mark('table read')
  const room = await joinRoom(table)
  const eyes = openEyes(table, room)
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    changed.clear()
    // Dice in the air when the table is left lie still at once: what they show is still written down.
    await new Promise((done) => setTimeout(done))
    eyes.close()
    room.leave()
    await keeper.close()
    table.close()
  }
  const gameOf = (name: string) => GAMES.find(({ id }) => id === name)
  // Anybody may have struck out which game it is.
  const game =
    gameOf(table.state().about.game) ??
    (table.state().items.size > 0 ? gameOf((await listed) ?? '') : undefined)
  if (!game) {
    await close()
    return undefined
  }
  return {
    table,
    game,
    room,
    eyes,
    saved: () => saved,
    damaged: keeper.damaged,
    subscribe: changed.add,
    close,
  }
}
