import { isSigned, type RollRecord } from '../../rules/dice/roll.ts'
import { listeners } from '../../rules/plain/listeners.ts'
import { grouped } from '../../rules/plain/lists.ts'
import type { Room } from '../../sync/room.ts'
import { identityOf } from '../../table/store/identity.ts'
import type { Table } from '../../table/table.ts'
import type { HandSeen, Standing } from '../../tray/verify.ts'
import type { Eyes, Objection } from '../../ui/desk/desk.ts'
import { keepHere, keptHere } from '../../ui/device/kept.ts'
import type { Aloud, Drawer, Eyewitness } from '../doubts/eyewitness.ts'
import type { Rolls } from './roller.ts'

function keptOn(table: Table, what: 'doubts' | 'throws'): Drawer {
  const key = `prophecy-table/${what}/${table.id}`
  return {
    read: () => keptHere(key) ?? undefined,
    write: (text) => keepHere(key, text),
  }
}

/** As long as a table is open. */
export interface OpenEyes extends Eyes {
  /** Tells of each doubt, when it is said. Returns the way out. */
  aloud(listener: (aloud: Aloud) => void): () => void
  close(): void
}

/**
 * What this screen knows of a table's throws besides what is written down. What that takes is loaded
 * once there are others, or there were.
 */
export function openEyes(table: Table, room: Room, page: Rolls): OpenEyes {
  const doubts = keptOn(table, 'doubts')
  const throws = keptOn(table, 'throws')
  const changed = listeners()
  const hearing = listeners<[aloud: Aloud]>()
  let witness: Eyewitness | undefined
  let closed = false
  let waking = false
  const wake = () => {
    const before = () => doubts.read() !== undefined || throws.read() !== undefined
    if (waking || (room.around().neighbours.length === 0 && !before())) return
    waking = true
    void import('../doubts/eyewitness.ts').then(
      ({ standBy }) => {
        if (closed) return
        witness = standBy(table, room, { doubts, throws }, changed.tell, hearing.tell)
        changed.tell()
      },
      () => {
        // The script did not come: the next who joins brings it.
        waking = false
      },
    )
  }
  const stop = room.subscribe(() => {
    wake()
    // Who this screen is may have become known.
    changed.tell()
  })
  wake()

  const standings = new WeakMap<RollRecord, Promise<Standing>>()
  /** Records that are signed as they say; anybody can write down others in somebody's name. */
  const signed = new WeakSet<RollRecord>()
  function standing(record: RollRecord): Promise<Standing> {
    if (!record.joint || !record.thrown) return Promise.resolve('alone')
    const known = standings.get(record)
    if (known) return known
    const found = import('../../sync/circle/proof.ts').then(({ standingOf }) => {
      const proven = standingOf(record, identityOf(table.doc) ?? '')
      if (proven !== 'false') signed.add(record)
      return proven
    })
    standings.set(record, found)
    // It may come another time.
    found.catch(() => standings.delete(record))
    return found
  }

  let weighed: readonly unknown[] | undefined
  let weighing: Promise<void> = Promise.resolve()
  const weigh = () => {
    const { rivals } = table.state()
    if (rivals === weighed || closed) return
    weighed = rivals
    if (rivals.length === 0) return
    weighing = weighing
      .then(() => Promise.all([import('../doubts/rivals.ts'), import('./roller.ts')]))
      .then(([{ weighRivals }, { rollerOf }]) => weighRivals(table, standing, rollerOf(page).roll))
      .catch(() => {
        // The script did not come: the next record brings it.
        weighed = undefined
      })
  }
  const unweighed = table.subscribe(weigh)
  weigh()

  let seen: readonly RollRecord[] | undefined
  let slots: ReadonlyMap<string, readonly RollRecord[]> = new Map()
  const slotOf = ({ joint }: RollRecord) =>
    isSigned(joint) ? `${joint.thrower.peer} ${joint.session} ${joint.n}` : undefined
  /** Whether its thrower has signed another record as the same throw of the same session. */
  function usedTwice(record: RollRecord): boolean {
    const slot = slotOf(record)
    if (slot === undefined) return false
    const { rolls } = table.state()
    if (rolls !== seen) {
      seen = rolls
      slots = grouped(rolls, slotOf)
    }
    const same = slots.get(slot) ?? []
    if (same.length < 2) return false
    for (const one of same) if (!standings.has(one)) void standing(one).then(changed.tell, () => {})
    return signed.has(record) && same.filter((one) => signed.has(one)).length > 1
  }

  return {
    standing,
    hand(record): HandSeen {
      const { joint } = record
      const { self } = room.around()
      if (self === undefined || !isSigned(joint)) return 'none'
      const hands = [joint.thrower, ...joint.witnesses]
      if (!hands.some(({ peer }) => peer === self)) return 'none'
      return witness?.saw(record) ? 'seen' : 'lost'
    },
    doubts: (record) =>
      room.together()?.doubts(record) !== undefined ||
      usedTwice(record) ||
      witness?.doubts(record) === true,
    disputed: (record) => (witness?.objections(record).length ?? 0) > 0,
    objections: (record): readonly Objection[] => witness?.objections(record) ?? [],
    own: (screen) => room.around().self === screen,
    subscribe: changed.add,
    aloud: hearing.add,
    close() {
      closed = true
      stop()
      unweighed()
      witness?.close()
      changed.clear()
      hearing.clear()
    },
  }
}
