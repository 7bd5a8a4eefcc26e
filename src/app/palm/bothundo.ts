import type { Seat, SeatId } from '../../rules/plain/item.ts'
import { actsFor } from '../../rules/plain/seats.ts'
import { plain, say } from '../../rules/plain/sentence.ts'
import { MOST_SIDES } from '../../rules/plain/sides.ts'
import type { Room } from '../../sync/room.ts'
import { samePlain } from '../../table/document/plain.ts'
import { mayWear } from '../../table/presence/worn.ts'
import type { Table } from '../../table/table.ts'
import { palmSpeaker } from '../../ui/palm/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Voice } from '../../ui/say/say.ts'

/** Nothing is asked or told for a seat more often, ms: whoever does is no person. */
const PACE = 150
/** Steps that are told of have lower numbers. */
const MOST_STEPS = 2 ** 40
/** Who was asked so many times, and nothing came of it, is not believed any more. */
const PATIENCE = 3

/** Asks the screen of this number to undo what this seat did there last. */
interface Ask {
  readonly undo: SeatId
  readonly at: number
}
/** Tells whoever asked that it stays, since somebody has changed it meanwhile. */
interface Stays {
  readonly stays: SeatId
}

const isWord = (word: unknown): word is Partial<Record<keyof (Ask & Stays), unknown>> =>
  typeof word === 'object' && word !== null

/**
 * What a seat does that acts at two devices, at its place and by its hand, is undone at either. Each keeps what was
 * done there, by which it can be taken back whatever others did since; so the one asks the other, if that did the
 * newest. Returns the way out.
 */
export function undoAtBoth(
  { table, room }: { readonly table: Table; readonly room: Pick<Room, 'tell' | 'listen'> },
  device: string,
  notices: Pick<Notices, 'to'>,
  voice: () => Voice,
): () => void {
  const { presence } = table
  const speak = (key: string) => plain(palmSpeaker(voice())(say(key)))
  const isAtBoth = (id: unknown) => atBoth().some((seat) => seat.id === id)
  const atBoth = () =>
    table
      .state()
      .seats.filter((seat) => seat.hand && seat.sitter && seat.hand !== seat.sitter)
      .filter((seat) => actsFor(seat, device))
  /** What was asked for, by who it is asked of: not asked again until they tell that an older one is theirs. */
  const asked = new Map<string, number>()
  const waits = (name: string, n: number) => {
    if (n < (asked.get(name) ?? 0)) asked.delete(name)
    return asked.has(name)
  }
  /** Who was asked, and how the table was; and who was asked and does nothing: they are no longer believed. */
  const lastAsked = new Map<string, { readonly state: object; readonly times: number }>()
  const idle = new Set<string>()
  const nameOf = (seat: SeatId, client: number) => JSON.stringify([seat, client])
  let known: ReadonlyMap<SeatId, { readonly client: number; readonly n: number }> = new Map()
  const heardAt = new Map<SeatId, number>()

  const tell = () => {
    const steps = atBoth()
      .map(({ id }) => ({ seat: id, n: table.newest(id) }))
      .filter(({ n }) => n > 0)
      .slice(0, MOST_SIDES)
    if (!samePlain(steps, presence.mine().steps ?? []))
      presence.set({ steps: steps.length > 0 ? steps : undefined })
  }
  const look = () => {
    const found = new Map<SeatId, { readonly client: number; readonly n: number }>()
    for (const [client, { steps = [] }] of presence.others())
      for (const { seat, n } of steps)
        if (
          n < MOST_STEPS &&
          isAtBoth(seat) &&
          !idle.has(nameOf(seat, client)) &&
          !waits(nameOf(seat, client), n) &&
          n > (found.get(seat)?.n ?? 0)
        )
          found.set(seat, { client, n })
    if (samePlain([...found], [...known])) return
    known = found
    const newest = (seat: SeatId) => found.get(seat)?.n ?? 0
    table.besides({ newest, undo: ask }, Math.max(0, ...[...found.values()].map(({ n }) => n)))
  }
  const ask = (seat: SeatId) => {
    const there = known.get(seat)
    if (!there) return
    const name = nameOf(seat, there.client)
    const state = table.state()
    const last = lastAsked.get(name)
    const times = last?.state === state ? last.times + 1 : 0
    // What they undid may still be on its way, or have stayed since somebody changed it: not again and again.
    if (times >= PATIENCE) {
      idle.add(name)
      look()
      table.undo(seat)
      return
    }
    lastAsked.set(name, { state, times })
    asked.set(name, there.n)
    room.tell({ undo: seat, at: there.client } satisfies Ask)
    look()
  }
  const isTooSoon = (seat: SeatId): boolean => {
    const now = performance.now()
    if (now - (heardAt.get(seat) ?? Number.NEGATIVE_INFINITY) < PACE) return true
    heardAt.set(seat, now)
    return false
  }
  const stays = (seat: SeatId) => {
    if (!isTooSoon(seat)) notices.to(seat).add({ say: speak('undo.overtaken') })
  }
  const undo = ({ id: seat, hand }: Seat, peer: string) => {
    if (isTooSoon(seat)) return
    const undone = table.undo(seat, true)
    const how = hand === device ? 'palm.undoneAtPlace' : 'palm.undoneByHand'
    if (undone === 'done') notices.to(seat).add({ say: speak(how) })
    if (undone === 'overtaken') room.tell({ stays: seat } satisfies Stays, peer)
  }
  const ends = [
    room.listen((from, word) => {
      if (!from.writes || !isWord(word)) return
      const seat = atBoth().find(({ id }) => id === (word.undo ?? word.stays))
      // Whoever may write could ask: only the seat's own other screen is heard.
      if (!seat || !mayWear(presence, from.peer, seat.id)) return
      if (word.undo === undefined) stays(seat.id)
      else if (word.at === presence.client) undo(seat, from.peer)
    }),
    table.subscribe(() => {
      tell()
      look()
    }),
    presence.subscribe(look),
  ]
  tell()
  look()
  return () => {
    for (const end of ends) end()
    presence.set({ steps: undefined })
    table.besides(undefined, 0)
  }
}
