import { createContext, useContext } from 'react'
import type { Act, Board } from '../../rules/board/board.ts'
import type { Check } from '../../rules/dice/check.ts'
import type { Flick, RollRecord, Throw } from '../../rules/dice/roll.ts'
import type { Game } from '../../rules/game.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import type { Sentence } from '../../rules/plain/sentence.ts'
import type { Answers, Option, Question, Refusal } from '../../rules/play/move.ts'
import { samePlain } from '../../table/document/plain.ts'
import type { Table } from '../../table/table.ts'
import { useTable } from '../../table/use.ts'
import type { Tumble } from '../../tray/tumble.ts'
import type { Seeing } from '../../tray/verify.ts'
import { nameOf } from '../say/names.ts'
import type { PatientVoice } from '../say/say.ts'
import type { CommandId } from './commands.ts'

/** What came of a Move: done, refused, still missing answers, or dice are in flight. */
export type Played = 'done' | 'thrown' | Refusal | { readonly ask: readonly Question[] }

/** Somebody says that a throw was not as it is written down, and why. */
export interface Objection {
  /** Where they sit, as far as is known. */
  readonly seat?: SeatId
  readonly why: 'unseen' | 'left' | 'number' | 'late' | 'other'
}

/** What is known of throws besides what is written down, and who doubts them. */
export interface Eyes extends Seeing {
  objections(record: RollRecord): readonly Objection[]
  /** Whether that screen is this one. */
  own(screen: string): boolean
  /** Tells when more is known. Returns the way out. */
  subscribe(listener: () => void): () => void
}

/** What is done by whoever acts, in their name. */
export interface Acting {
  /** Who acts. */
  seat(): SeatId | undefined
  /**
   * What they do it by. Cards that are theirs alone to see are seen where their hand is open; in what they `choose`
   * by, and in what is played, always: what shows that keeps it to itself.
   */
  act(chooses?: boolean): Act
  play(move: string, answers?: Answers, anyway?: boolean): Played
  /** Throws the gathered Check. */
  throwDice(flick?: Flick): void
  /** Throws what lies ready in the tray: the dice picked for a free throw, or else the gathered Check. */
  fling(flick?: Flick, picked?: Check): void
  write(id: ItemId, field: string): void
  /** What this ink may be made, each with what it is called. */
  meanings(ids: readonly ItemId[]): Promise<readonly { readonly say: Sentence; run(): void }[]>
  /** Takes the newest stroke of ink off an item, or off the paper: for whom an eraser is no way. */
  rub(on: ItemId | undefined): void
}

/** What is done by one of those who share a screen. */
export type ActingHere = Acting &
  Pick<
    Handed,
    'show' | 'look' | 'write' | 'save' | 'picking' | 'free' | 'pick' | 'counting' | 'count'
  >

/**
 * What the app hands the interface of the table it lies on. A new value whenever a field or the acting seat changes.
 */
export interface Handed extends PatientVoice, Acting {
  /** What its game says at length, asked for where it is not here yet; undefined where it is. Never rejects. */
  prose(): Promise<void> | undefined
  readonly table: Table
  readonly game: Game
  /** The chair this device is: seats with this sitter are taken here. */
  readonly device: string
  /** Dice are in the air just now. */
  readonly throwing: boolean
  /** Whether some of them answer the same question as this Check. */
  inTheAir(check: Check): boolean
  /** From now on this seat acts at this screen. */
  sit(seat: SeatId | undefined): void
  /** The same for one of those who share this screen, whoever acts at it now. */
  as(seat: SeatId): ActingHere
  /** Takes up what lies ready and shakes it, so hard (0 to 1), as long as a button is held; undefined lets go. */
  shake(power: number | undefined): void
  readonly shaking: boolean
  /** Dice picked for a throw outside any Check, ready in the tray; undefined while nobody picks. */
  readonly free: Check | undefined
  pick(check: Check | undefined): void
  /** Rolls a Throw once more. */
  again(thrown: Throw): Promise<Tumble>
  /** What is known of throws besides what is written down. */
  readonly eyes: Eyes
  /** Shows a record in the tray: its motion, or how it is written down. Without one, takes it away again. */
  replay(record?: RollRecord, tumble?: Tumble): void
  /** On what somebody is about to count by keys: the focus goes to its fields, where they are shown. */
  readonly counting: ItemId | undefined
  count(id: ItemId | undefined): void
  /** Brings items into view on the board. */
  show(ids: readonly ItemId[]): void
  /** Points something out to everybody: what lies there, at a point (client px) or where the person is. */
  look(at?: {
    readonly x: number
    readonly y: number
    readonly id?: ItemId | undefined
    readonly listed?: boolean
  }): void
  /** While given, these options can be chosen by touching their items on the board. */
  picking(options: readonly Option[] | undefined, take?: (value: string) => void): void
  /** Hands the person a file, named for the table with this ending, such as `.md`. */
  save(ending: string, content: BlobPart): void
}

/** Everything the interface knows of its table, and can do. */
export interface Desk extends Handed {
  run(command: CommandId): void
  /** What is offered nowhere here. */
  readonly without: ReadonlySet<CommandId>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('no desk: wrap the page in Seated')
  return desk
}

/**
 * What `select` reads of the Board, rendered anew only when it reads something else: words, numbers, or a part of the
 * Board, which stays the same object while it says the same.
 */
export function useBoardOf<T>(select: (board: Board) => T): T {
  return useTable(useDesk().table, (table) => select(table.board()))
}

/** What is put together out of the Board at every look, rendered anew only when it says something else. */
export function useReading<T>(read: (board: Board) => T): T {
  return useTable(useDesk().table, (table) => read(table.board()), samePlain)
}

/** What can be undone and done again by who acts here. */
export function useUndoable(): { readonly undo: boolean; readonly redo: boolean } {
  const { table, seat } = useDesk()
  // Who only looks on may move things too, and takes that back.
  const own = seat() ?? ''
  const undo = useTable(table, () => table.canUndo(own))
  const redo = useTable(table, () => table.canRedo(own))
  return { undo, redo }
}

/** What an item on the table is called, '' where nothing is written; undefined while there is none. */
export function useNameOf(id: ItemId | undefined): string | undefined {
  const { game, say } = useDesk()
  return useBoardOf(({ items }) => {
    const item = items.get(id ?? '')
    if (!item) return undefined
    const says = game.pieces[item.kind]?.nameless?.(item)
    return nameOf(game, item) || (says ? say(says) : '')
  })
}

/** All that lies on the table, rendered anew at every change: for what is read off the whole Board. */
export function useBoard(): Board {
  return useTable(useDesk().table, (table) => table.board())
}
