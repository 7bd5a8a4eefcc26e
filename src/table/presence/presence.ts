import type { Terrain } from '../../rules/board/clear.ts'
import type { Box } from '../../rules/board/room.ts'
import type { Check } from '../../rules/dice/check.ts'
import type { Throw } from '../../rules/dice/roll.ts'
import type { ItemId, SeatId } from '../../rules/plain/item.ts'
import { listeners } from '../../rules/plain/listeners.ts'

/** The numbers by which loads, touches and strokes are told apart go round below this. */
export const LOADS = 128

/** Who is here now and what their hands hold; never saved. What changes all the time is their Motion. */
export interface Presence {
  readonly seat?: SeatId
  /** Of another screen: the seat that it says to act for, and does not belong in. */
  readonly claims?: SeatId
  /** Nobody looks at this screen, or nobody has done anything there for long. */
  readonly away?: boolean
  readonly held?: readonly Load[]
  readonly tool?: string
  /** The places of those who sit around this screen. */
  readonly edges?: readonly SeatEdge[]
  /** By how much the tray is turned there, radians: towards whom it stands before. */
  readonly tray?: number | undefined
  /** Where at that screen something may come to lie, mm of the paper; `stands` is what of `over` does not go again. */
  readonly terrain?: (Omit<Terrain, 'lying'> & { readonly stands?: readonly Box[] }) | undefined
  /** Whose doing it is what is written at this screen, where several act there: the newest last. */
  readonly doers?: readonly Doer[] | undefined
  /** The newest step that can be undone here of each seat that also acts elsewhere, by its number. */
  readonly steps?: readonly SeatStep[]
  /** Dice in flight: a hand may have several throws under way. */
  readonly throws?: readonly InFlight[]
  /** Everybody is to look here, as long as it stands. */
  readonly look?: Pointing
  /** Everybody is asked to follow this screen, as long as it stands; another number is another time. */
  readonly leads?: number
  /** The number of the screen whose view this one follows. */
  readonly follows?: number
}

/** Where somebody has their place at a screen that people sit around: a spot of the paper before them (mm), and how
 * what lies there is turned that faces them (radians). */
export interface SeatEdge {
  readonly seat: SeatId
  readonly x: number
  readonly y: number
  readonly turn: number
  /** Where opens what they are asked, mm of the paper. */
  readonly asked?: Box
}

/** From this bit on of what a screen writes in the document it is this seat's doing; nobody's, without one. */
export interface Doer {
  readonly from: number
  readonly seat?: SeatId
}

/** A step that somebody can undo: later ones have higher numbers, wherever they are done. */
export interface SeatStep {
  readonly seat: SeatId
  readonly n: number
}

/** What one hand holds: the first is under it. All of it moves as one, so what it is and where it lay is enough. */
export interface Load extends Partial<Whose> {
  /** Below LOADS, none twice at the same time. */
  readonly n: number
  readonly ids: readonly ItemId[]
  /** Where the first lay when it was lifted, mm and radians on the paper. */
  readonly at: { readonly x: number; readonly y: number; readonly turn: number }
}

/** A place that is pointed out, mm; another number is another time. */
export interface Pointing {
  readonly n: number
  readonly x: number
  readonly y: number
  /** What lies there. */
  readonly id?: ItemId
}

/** What changes all the time while hands move. */
export interface Motion {
  /** Where the pointer is: millimetres on the paper. */
  readonly pointer?: readonly [x: number, y: number]
  /** How far each load has come since it was lifted. */
  readonly moved?: readonly Shift[]
  /** What the screen shows, while somebody follows it: its middle, width and height, mm. */
  readonly view?: readonly [x: number, y: number, width: number, height: number]
  /** The fingers on a screen that people sit around. */
  readonly touches?: readonly TouchAt[]
  /** The strokes that are being written. */
  readonly strokes?: readonly StrokeEnd[]
}

/** Whose hand it is: 0 for the seat that acts at its screen, else which of the screen's edges is theirs, from 1. */
export interface Whose {
  readonly by: number
}

/** Where somebody touches their screen, mm on the paper. */
export interface TouchAt extends Whose {
  /** Below LOADS, none twice at the same time. */
  readonly n: number
  readonly x: number
  readonly y: number
}

/** The end of a stroke that somebody is writing: which of its spots come here, mm on the paper. */
export interface StrokeEnd extends Whose {
  /** Below LOADS, another for the next stroke. */
  readonly n: number
  /** How many of its spots came before these. */
  readonly from: number
  /** At least one. */
  readonly spots: readonly (readonly [x: number, y: number])[]
}

/** How far a load has come: mm, and radians round its first item. */
export interface Shift {
  readonly n: number
  readonly dx: number
  readonly dy: number
  readonly turn: number
}

/** A throw while its dice are in the air; `startedAt` in milliseconds since 1970 by the thrower's clock. */
export interface InFlight {
  readonly id: string
  readonly seat: SeatId
  readonly thrown: Throw
  readonly check: Check
  readonly startedAt: number
}

/** Carries a presence to the others. What does so comes late, with the others. */
export interface Carrier {
  said?(): void
  moved?(): void
  closed?(): void
}

/** A motion that came from somebody else. */
export interface FeltMotion {
  readonly motion: Motion
  /** When it was sent and when it came: milliseconds of two clocks. */
  readonly sent: number
  readonly came: number
  /** How often such come while something moves, ms. */
  readonly beat: number
}

/** Is told a motion of the screen of this number. */
export type Feel = (client: number, felt: FeltMotion) => void

/** What this screen tells of its hands, and what it hears of others. */
export interface PresenceBook {
  /** The number of this screen, as the others know it; 0 before any can. */
  client: number
  mine(): Presence
  /**
   * Says more, or less: undefined takes a key back. Sent at most 30 times a second; letting go of what
   * was held or thrown is sent at once.
   */
  set(patch: Presence): void
  motion(): Motion
  /** Moves on, likewise; only the newest is sent, and it may be lost. */
  move(patch: Motion): void
  /** The others, by the number of their screen: the same object until something changes. */
  others(): ReadonlyMap<number, Presence>
  /** Tells of every change of the others, and of our own. Returns the way out. */
  subscribe(listener: () => void): () => void
  /** Tells every motion of the others. Returns the way out. */
  feel(listener: Feel): () => void
  /** Carries it to others from now on. Returns the way out. */
  carry(carrier: Carrier): () => void
  /** Takes in what a carrier has heard of others. */
  heard(others: ReadonlyMap<number, Presence>): void
  felt: Feel
  close(): void
}

/** Opens the presence that goes with a table. */
export function openPresence(): PresenceBook {
  const changed = listeners()
  const feeling = listeners<Parameters<Feel>>()
  const carriers = new Set<Carrier>()
  let mine: Presence = {}
  let motion: Motion = {}
  let others: ReadonlyMap<number, Presence> = new Map()
  return {
    client: 0,
    mine: () => mine,
    set(patch) {
      mine = { ...mine, ...patch }
      for (const carrier of carriers) carrier.said?.()
      changed.tell()
    },
    motion: () => motion,
    move(patch) {
      motion = { ...motion, ...patch }
      for (const carrier of carriers) carrier.moved?.()
    },
    others: () => others,
    subscribe: changed.add,
    feel: feeling.add,
    carry(carrier) {
      carriers.add(carrier)
      return () => void carriers.delete(carrier)
    },
    heard(all) {
      others = all
      changed.tell()
    },
    felt: feeling.tell,
    close() {
      for (const carrier of [...carriers]) carrier.closed?.()
      changed.clear()
      feeling.clear()
      carriers.clear()
    },
  }
}
