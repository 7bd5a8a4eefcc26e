import { isSigned, type RollRecord } from '../../rules/dice/roll.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { makeDoubts } from '../../sync/circle/doubts.ts'
import { type Doubt, readWord, type Why } from '../../sync/circle/jointwords.ts'
import { makeMemory, readKept } from '../../sync/circle/seen.ts'
import type { Together } from '../../sync/circle/together.ts'
import type { Room } from '../../sync/room.ts'
import { identityOf } from '../../table/store/identity.ts'
import type { Table } from '../../table/table.ts'
import type { Objection } from '../../ui/desk/desk.ts'

/** Doubts that are kept of one table on this device. */
const MOST_KEPT = 100
/** What is said of a throw may come this much later than its record, ms. */
const SETTLE = 3000

/** What happens within so long is kept at once, ms. */
const BREATH = 250

/** Where a device keeps what was seen or doubted: there nobody who writes to the table can strike it out. */
export interface Drawer {
  read(): string | undefined
  write(text: string): void
}

/** A doubt as it is said: who doubts whose throw, by their seats as far as they are known. */
export interface Aloud {
  /** Of this screen itself: `own`. */
  readonly by: SeatId | 'own' | undefined
  readonly of: SeatId
}

/** A screen that looks whether the throws that are written down are such as it has seen. */
export interface Eyewitness {
  /** Whether this screen has said that it doubts it, or would. */
  doubts(record: RollRecord): boolean
  /** Whether this device has seen it end as it says, and written down in time. */
  saw(record: RollRecord): boolean
  /** What others say against it. */
  objections(record: RollRecord): readonly Objection[]
  close(): void
}

/**
 * Looks at each record that comes while others are linked, says aloud which ones cannot be as they say, and keeps what
 * others say, and how throws ended. `changed` is told of each, `aloud` of those that are said just now.
 */
export function standBy(
  table: Table,
  room: Room,
  kept: { readonly doubts: Drawer; readonly throws: Drawer },
  changed: () => void,
  aloud: (aloud: Aloud) => void,
): Eyewitness {
  const own = () => room.around().self ?? ''
  const identity = () => identityOf(table.doc) ?? ''
  const sits = (client: number): SeatId | undefined => table.presence.others().get(client)?.seat
  /** The seat of the screen that has this key, as far as is known. */
  function seatOf(by: string): SeatId | undefined {
    const there = room.around().neighbours.find(({ peer }) => peer === by)
    const seat = there && sits(there.client)
    if (seat !== undefined) return seat
    for (const { joint } of table.state().rolls.toReversed()) {
      if (!isSigned(joint)) continue
      const { thrower, witnesses, silent } = joint
      const asked = [thrower, ...witnesses, ...silent].find(({ peer }) => peer === by)
      if (asked?.seat !== undefined) return asked.seat
    }
    return undefined
  }
  const knows = (key: string) => (room.together()?.knows(key) ?? false) || seatOf(key) !== undefined
  const book = makeDoubts(knows)
  book.recall(restored(kept.doubts))
  const keep = () => {
    kept.doubts.write(JSON.stringify(book.all().slice(-MOST_KEPT)))
    changed()
  }

  function raise(record: RollRecord, why: Why): void {
    const screen = room.together()?.screen
    const doubt = screen && book.raise(screen, record, why, identity())
    if (!doubt) return
    room.tell(doubt)
    keep()
    aloud({ by: 'own', of: record.seat })
  }

  // Whenever the table is shared anew, what was seen goes on in another circle.
  const before = makeMemory(() => performance.now())
  before.recall(readKept(kept.throws.read()))
  let memory: Together['memory'] = before
  let last = '[]'
  const follow = () => {
    const now = room.together()?.memory
    if (!now || now === memory) return
    now.recall(memory.all())
    memory = now
    for (const record of table.state().rolls) memory.written(record)
    changed()
  }
  const save = () => {
    clearTimeout(saving)
    saving = undefined
    // Another tab keeps there what it has seen.
    const all = makeMemory(() => 0)
    all.recall(readKept(kept.throws.read()))
    all.recall(memory.all())
    const text = JSON.stringify(all.all())
    if (text !== last) kept.throws.write(text)
    last = text
  }
  let saving: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    saving ??= setTimeout(save, BREATH)
  }

  // Not by its id alone: one that stood under the same may count from now on.
  const nameOf = ({ id, thrown }: RollRecord) => `${id} ${thrown?.seed}`
  const { rolls, rivals } = table.state()
  const known = new Set([...rolls, ...rivals.flat()].map(nameOf))
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const look = (record: RollRecord) => {
    // What was said of it may have come only after it.
    memory.written(record)
    soon()
    const together = room.together()
    if (!together) return
    const why = together.doubts(record) ?? (together.misses(record, sits) ? 'unseen' : undefined)
    if (why) raise(record, why)
  }
  const stop = table.subscribe(() => {
    for (const record of table.state().rolls) {
      if (known.has(nameOf(record))) continue
      known.add(nameOf(record))
      memory.written(record)
      soon()
      const timer = setTimeout(() => {
        timers.delete(timer)
        look(record)
      }, SETTLE)
      timers.add(timer)
    }
  })
  let there = new Set<string>()
  const meet = () => {
    const now = new Set(room.around().neighbours.map(({ peer }) => peer))
    for (const peer of now) {
      if (there.has(peer)) continue
      for (const doubt of book.newest()) room.tell(doubt, peer)
    }
    there = now
  }
  const apart = room.subscribe(() => {
    follow()
    meet()
  })
  follow()
  meet()
  const unheard = room.hear(soon)
  // What is not kept when the page goes is not known when it is back.
  addEventListener('pagehide', save)
  const deaf = room.doubted((from, doubt) => {
    if (!book.hear(from, doubt, own(), identity(), performance.now())) return
    keep()
    const record = table.state().rolls.findLast((one) => book.of(one).includes(doubt))
    if (record && from === doubt.by) aloud({ by: seatOf(from), of: record.seat })
  })

  return {
    doubts: (record) =>
      memory.doubts(record) !== undefined || book.of(record).some(({ by }) => by === own()),
    saw: (record) => memory.saw(record),
    objections: (record) =>
      book.of(record).flatMap(({ by, why }): Objection[] => {
        if (by === own()) return []
        const seat = seatOf(by)
        return [{ why, ...(seat !== undefined && { seat }) }]
      }),
    close() {
      for (const timer of timers) clearTimeout(timer)
      save()
      removeEventListener('pagehide', save)
      unheard()
      stop()
      apart()
      deaf()
    },
  }
}

/** What is kept on this device of what was doubted. */
function restored({ read }: Drawer): Doubt[] {
  try {
    const all: unknown = JSON.parse(read() ?? '[]')
    if (!Array.isArray(all)) return []
    return all.flatMap((one: unknown) => {
      const word = readWord(one)
      return word?.joint === 'doubt' ? [word] : []
    })
  } catch {
    // Somebody else has written there.
    return []
  }
}
