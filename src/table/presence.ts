import * as v from 'valibot'
import { Awareness } from 'y-protocols/awareness'
import type * as Y from 'yjs'
import type { Check } from '../rules/check.ts'
import type { ItemId, Place, SeatId } from '../rules/item.ts'
import type { Throw } from '../rules/roll.ts'
import { samePlain } from './plain.ts'
import { CheckSchema, checked, ItemIdSchema, LIMIT, PlaceSchema, ThrowSchema } from './schema.ts'

/** Who is here now and what their hands do; never saved. */
export interface Presence {
  readonly seat?: SeatId
  /** Where the pointer is: millimetres on the paper. */
  readonly pointer?: readonly [number, number]
  /** What is held, and where it would come to lie. */
  readonly held?: readonly { readonly id: ItemId; readonly place: Place }[]
  readonly tool?: string
  /** Dice in flight: a hand may have several throws under way. */
  readonly throws?: readonly InFlight[]
}

/** A throw while its dice are in the air; `startedAt` in milliseconds since 1970 by the thrower's clock. */
export interface InFlight {
  readonly id: string
  readonly seat: SeatId
  readonly thrown: Throw
  readonly check: Check
  readonly startedAt: number
}

/** So many throws of one screen are told of. */
export const MOST_IN_FLIGHT = 8

/** What this screen tells of its hands, and what it hears of others. */
export interface PresenceBook {
  /** What carries it; for `sync`. */
  readonly awareness: Awareness
  mine(): Presence
  /** Says more, or less: undefined takes a key back. Sent at most 30 times a second; letting go of what was held or thrown is sent at once. */
  set(patch: Presence): void
  /** The others, by the number of their screen: the same object until something changes. What does not fit is left out. */
  others(): ReadonlyMap<number, Presence>
  /** Tells of every change of the others. Returns the way out. */
  subscribe(listener: () => void): () => void
  close(): void
}

/** Milliseconds between two sends. */
const BEAT = 34

const mm = v.pipe(v.number(), v.minValue(-LIMIT.far), v.maxValue(LIMIT.far))
const PresenceSchema = v.object({
  seat: v.optional(ItemIdSchema),
  pointer: v.optional(v.tuple([mm, mm])),
  held: v.optional(
    v.pipe(v.array(v.object({ id: ItemIdSchema, place: PlaceSchema })), v.maxLength(2000)),
  ),
  tool: v.optional(v.pipe(v.string(), v.maxLength(60))),
  throws: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: ItemIdSchema,
          seat: ItemIdSchema,
          thrown: ThrowSchema,
          check: CheckSchema,
          startedAt: v.pipe(v.number(), v.finite()),
        }),
      ),
      v.maxLength(MOST_IN_FLIGHT),
    ),
  ),
})

const tenth = (value: number) => Math.round(value * 10) / 10
const thousandth = (value: number) => Math.round(value * 1000) / 1000

/** As it is sent: short numbers, and no keys that say nothing. */
function lean({ seat, pointer, held, tool, throws }: Presence): Presence {
  return {
    ...(seat !== undefined && { seat }),
    ...(pointer && { pointer: [tenth(pointer[0]), tenth(pointer[1])] }),
    ...(held?.length && {
      held: held.map(({ id, place }) => ({
        id,
        place: {
          ...place,
          x: tenth(place.x),
          y: tenth(place.y),
          turn: thousandth(place.turn),
        },
      })),
    }),
    ...(tool !== undefined && { tool }),
    ...(throws?.length && { throws: throws.slice(-MOST_IN_FLIGHT) }),
  }
}

/** Opens the presence that goes with a document. */
export function openPresence(doc: Y.Doc): PresenceBook {
  const awareness = new Awareness(doc)
  const listeners = new Set<() => void>()
  let mine: Presence = {}
  let others: ReadonlyMap<number, Presence> = new Map()
  let stale = false
  let sentAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const send = () => {
    clearTimeout(timer)
    timer = undefined
    sentAt = performance.now()
    const state = { ...lean(mine) }
    // After a disconnect the own state is null until it is set again, so it is compared, not remembered.
    if (!samePlain(state, awareness.getLocalState())) awareness.setLocalState(state)
  }

  const onChange = (
    { added, updated, removed }: Record<'added' | 'updated' | 'removed', number[]>,
    origin: unknown,
  ) => {
    if (
      origin === 'local' ||
      ![...added, ...updated, ...removed].some((id) => id !== awareness.clientID)
    ) {
      return
    }
    stale = true
    for (const listener of [...listeners]) listener()
  }
  awareness.on('change', onChange)

  return {
    awareness,
    mine: () => mine,
    set(patch) {
      const letsGo =
        ('held' in patch && !patch.held?.length && mine.held !== undefined) ||
        (patch.throws?.length ?? mine.throws?.length ?? 0) < (mine.throws?.length ?? 0)
      mine = { ...mine, ...patch }
      const wait = sentAt + BEAT - performance.now()
      if (letsGo || wait <= 0) send()
      else timer ??= setTimeout(send, wait)
    },
    others() {
      if (!stale) return others
      stale = false
      const found = new Map<number, Presence>()
      for (const [client, raw] of awareness.getStates()) {
        if (client === awareness.clientID) continue
        const presence = checked(PresenceSchema, raw)
        if (!presence) continue
        const old = others.get(client)
        found.set(client, old && samePlain(old, presence) ? old : presence)
      }
      others = found
      return others
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      clearTimeout(timer)
      listeners.clear()
      awareness.off('change', onChange)
      awareness.destroy()
    },
  }
}
