import { keepNewest } from '../pace/newest.ts'

/** How many direct links a screen keeps; how many of them with screens that only watch, or have proven nothing yet. */
const MOST_LINKS = 32
const MOST_LESSER = 24
/** How many calls of those who have proven nothing go on at once. */
const MOST_CALLS = 10
const REMEMBERED = 200

/** A connection, as far as it takes up a place. */
interface Taken {
  /** `writes` tells whether its other end may write; undefined until it has proven who it is. */
  readonly peer: { writes(): boolean | undefined }
  destroy(): void
}

/** The places for direct links. */
export interface Places {
  /**
   * Whether there is room for a connection to this session. Who has shown by a signature that they may write need not
   * wait behind those who have shown nothing, however many these are: one of them makes room.
   */
  room(session: string, writes: boolean): boolean
}

/** The places of a screen with these connections, by session. */
export function makePlaces(taken: () => ReadonlyMap<string, Taken>): Places {
  const writers = new Set<string>()
  return {
    room(session, writes) {
      const all = [...taken()]
      const lesser = all.filter(([id, one]) => !writers.has(id) && one.peer.writes() !== true)
      const calls = lesser.filter(([, one]) => one.peer.writes() === undefined)
      if (!writes) {
        return all.length < MOST_LINKS && lesser.length < MOST_LESSER && calls.length < MOST_CALLS
      }
      writers.add(session)
      keepNewest(writers, REMEMBERED)
      if (all.length < MOST_LINKS) return true
      const [first] = [...calls, ...lesser]
      first?.[1].destroy()
      return first !== undefined
    },
  }
}
