import type { Act } from '../../rules/board/board.ts'
import { isDrawnLate } from '../../rules/board/lateface.ts'
import type { Game } from '../../rules/game.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { type Listeners, listeners } from '../../rules/plain/listeners.ts'
import type { Doorkeeper } from '../../sync/door/doorkeeper.ts'
import type { Renewal } from '../../sync/door/renewal.ts'
import type { Keys } from '../../sync/keys/keys.ts'
import { joinRoom, type Room, type Rooms } from '../../sync/room.ts'
import type { Diary } from '../../table/past/diary.ts'
import { keep, type Saved } from '../../table/store/save.ts'
import { newTable, openTable, type Table } from '../../table/table.ts'
import type { PatientVoice } from '../../ui/say/say.ts'
import type { Asking, Renewing } from '../../ui/share/doors.ts'
import { type OpenEyes, openEyes } from '../eyes/eyes.ts'
import type { Rolls } from '../eyes/roller.ts'
import { chance } from './chance.ts'
import { gameOf, type Plays } from './games.ts'
import { voiceOf } from './voice.ts'

/** What can be done at a table that is open to others. */
export interface Openness extends Pick<Doorkeeper, 'answer'> {
  /** Makes a new key for those who stay. False where that cannot be done now, or not for so many. */
  renew(renewing: Renewing): boolean
  /** Those who ask to come in: the same list until something changes. */
  waiting(): readonly Asking[]
}

/** A change of the key of a table. */
interface KeyChange {
  readonly before: Keys
  readonly made: readonly Renewal[]
  /** When, as `performance.now` has it. */
  readonly at: number
}

/** What is done afterwards at an open table, or only at some: put there by who does it. */
interface Extras {
  /** Its history, once it is kept. */
  diary?: Diary
  /** Since when screens have been reached that no direct link leads to. */
  readonly reached: Map<string, number>
  /** The last change of its key, to which something may still come. */
  rekeyed?: KeyChange
  /** As long as it is open to others. */
  openness?: Openness
  /**
   * What a seat at this screen was shown of hidden cards, for its Act; there where the game has such. Where its hand
   * is not open only what all know, unless it `chooses`.
   */
  shown?(seat: SeatId, chooses?: boolean): Pick<Act, 'sees' | 'watched' | 'looked'>
  /** Tells when others ask to come in, or no longer. */
  readonly asked: Listeners<[]>
}

/** A table of this device that is open: kept here, in step with the other tabs. It can be saved, copied and shared. */
export interface KeptTable {
  readonly table: Table
  /** Where its other screens are met. */
  readonly room: Room
  /** What is known of its throws besides what is written down. */
  readonly eyes: OpenEyes
  readonly extras: Extras
  saved(): Saved
  /** How many stored pieces could not be read. */
  damaged(): number
  /** Tells when `saved` changes. Returns the way out. */
  subscribe(listener: () => void): () => void
  /** Writes what is left and lets go; called again it does nothing. */
  close(): Promise<void>
}

/** A table that is open on this screen with its game, and can be played. */
export interface OpenTable extends KeptTable {
  readonly game: Game
  /** The voice of its game, in the language that is spoken now. */
  voice(): PatientVoice
}

/** A table whose game is not here: this page does not know it, or it cannot be had just now. */
export interface Unplayable extends KeptTable {
  readonly lacks: 'game' | 'scripts'
}

/** What opening a table of this device comes to; undefined where there is none by this id. */
export type FromDevice = OpenTable | Unplayable | undefined

/** What a page has open. */
export interface Open extends Rolls, Plays {
  /**
   * Tables that are open already and wait for who shows them, by id. One just laid goes on as it is, so that it is
   * played even where the browser keeps nothing.
   */
  readonly laid: Map<string, Promise<FromDevice>>
  readonly rooms: Rooms
}

/** Lays a new table and returns its id; `openKept` goes on with it. */
export function layTable(page: Open, game: Game, title: string): string {
  const id = chance.id()
  const now = Date.now()
  const table = newTable(id, { game: game.id, title, made: now })
  table.apply(game.setup?.({ seat: '', chance, now }) ?? [], { seat: '', track: false })
  page.laid.set(id, begin(page, table))
  return id
}

/** Lays a table that is there already, such as one out of a backup file; `openKept` goes on with it. */
export function layAgain(page: Open, table: Table): void {
  page.laid.set(table.id, begin(page, table))
}

/** Keeps a table that has come from others; `openKept` goes on with it. */
export function layArrived(page: Open, table: Table): Promise<FromDevice> {
  const opened = begin(page, table)
  page.laid.set(table.id, opened)
  return opened
}

/** Hands a table that is open on to the next `openKept`. */
export function layOpen({ laid }: Open, opened: NonNullable<FromDevice>): void {
  laid.set(opened.table.id, Promise.resolve(opened))
}

/** Opens a table of this device; `listed` is the game that it is known to play. */
export function openKept(page: Open, id: string, listed?: string): Promise<FromDevice> {
  const waiting = page.laid.get(id)
  page.laid.delete(id)
  return waiting ?? begin(page, openTable(id), listed)
}

/** Begins to open a table of this device before the page is there to show it; `openKept` goes on with it. */
export function openAhead(page: Open, id: string, listed: Promise<string | undefined>): void {
  page.laid.set(id, begin(page, openTable(id), listed))
}

async function begin(
  page: Open,
  table: Table,
  listed?: string | Promise<string | undefined>,
): Promise<FromDevice> {
  const changed = listeners()
  let saved: Saved = { state: 'saving' }
  const told = (next: Saved) => {
    saved = next
    changed.tell()
  }
  table.mendBy(async (state) => (await import('../../sync/trial/trial.ts')).mendElsewhere(state))
  // It comes while the table is read, wherever it is known beforehand what is played.
  void Promise.resolve(listed)
    .then((id = '') => gameOf(page, id))
    .catch(() => undefined)
  const keeper = await keep(table.doc, `table/${table.id}`, told, table)
  performance.mark('table read')
  void drawingOf(page, table, listed).catch(() => undefined)
  const room = await joinRoom(page.rooms, table)
  const eyes = openEyes(table, room, page)
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
  const kept: KeptTable = {
    table,
    room,
    eyes,
    extras: { reached: new Map(), asked: listeners() },
    saved: () => saved,
    damaged: keeper.damaged,
    subscribe: changed.add,
    close,
  }
  const { about, items } = table.state()
  // Which game it is lasts, whatever anybody has made of what it says of itself meanwhile.
  const there = about.game !== '' || items.size > 0
  const name = there ? (await listed) || about.game : ''
  try {
    const game = await gameOf(page, name)
    if (game) return { ...kept, game, voice: () => voiceOf(page, game) }
  } catch {
    return { ...kept, lacks: 'scripts' }
  }
  if (name !== '') return { ...kept, lacks: 'game' }
  await close()
  return undefined
}

/** Sends for what this table will be painted with beyond paper, before anybody has looked at it. */
async function drawingOf(
  page: Open,
  table: Table,
  listed?: string | Promise<string | undefined>,
): Promise<void> {
  const { about, items } = table.state()
  const game = await gameOf(page, (await listed) || about.game)
  if ([...items.values()].some(({ kind }) => isDrawnLate(game?.pieces[kind])))
    await Promise.all([
      import('../../paint/things/drawing.ts'),
      import('../../rules/board/borne.ts'),
    ])
}

/** Whether a table can be played, and not only kept. */
export const isPlayable = (opened: FromDevice): opened is OpenTable =>
  opened !== undefined && !('lacks' in opened)
