import { listeners } from '../../rules/plain/listeners.ts'
import { say } from '../../rules/plain/sentence.ts'
import type { Door } from '../../sync/keys/doorkey.ts'
import type { Keys } from '../../sync/keys/keys.ts'
import type { Description } from '../../sync/keys/sdp.ts'
import { joinRoom } from '../../sync/room.ts'
import { sameAs } from '../../table/store/identity.ts'
import type { LobbyEntry } from '../../table/store/lobby.ts'
import { openTable, type Table } from '../../table/table.ts'
import type { Joining } from '../../ui/share/doors.ts'
import { layArrived, layOpen, type Open, openKept } from '../page/opentable.ts'
import type { Tables } from '../page/tables.ts'
import { compareWith } from './comparing.ts'
import { type Doorstep, LONG_WAIT, waitAt } from './doorstep.ts'
import { knock } from './knocking.ts'
import { admit, knownBy, list, ownKeys } from './listed.ts'
import { relaysIn } from './relayed.ts'
import { readInvitation } from './sharing.ts'

/** Somebody on the way to a table. */
export interface Join {
  /** The same object until something changes. */
  state(): Joining
  subscribe(listener: () => void): () => void
  /** Before a door: asks to come in under this name. */
  ask(name: string): void
  /** What has come is put into this table of the device; undefined keeps it apart from all. */
  choose(table: string | undefined): void
  /** Gives it up; once the table is there it does nothing. */
  cancel(): void
}

/** Where one begins who comes by this. */
function startOf(invitation: ReturnType<typeof readInvitation>): Joining {
  if (!('is' in invitation)) return { at: 'wrong', say: invitation }
  if (invitation.is === 'door')
    return { at: 'door', step: 'name', server: false, full: false, long: false }
  return { at: 'looking', server: false, full: false, found: 0, long: false }
}

/** On the way to one table: where its people are waited for, and how one goes in to them. */
interface Going {
  readonly step: Doorstep
  enter(): void
}

/**
 * Follows an invitation: a table of this device that is meant is opened, any other comes from whoever has it. Before
 * that nothing is written, neither into the document nor on this device. `done` is told the table's id.
 */
export function join(text: string, { lobby, page }: Tables, done: (id: string) => void): Join {
  const changed = listeners()
  const invitation = readInvitation(text)
  const relays = relaysIn(text)
  let state = startOf(invitation)
  /** Ends what is under way. */
  let end: (() => void) | undefined
  let choose: ((table: string | undefined) => void) | undefined
  let over = false

  const set = (next: Joining) => {
    state = next
    changed.tell()
  }
  const progress = (next: Partial<Extract<Joining, { at: 'looking' }>>) => {
    if (state.at === 'looking') set({ ...state, ...next })
  }
  const failed = () => {
    // No direct links in this browser, or a listed table whose game is not here.
    end?.()
    set({ at: 'wrong', say: say('join.failed') })
  }

  /** Goes to a table whose keys one has. */
  async function begin(keys: Keys, offer?: Description): Promise<void> {
    const known = knownBy(lobby, keys)
    if (known) admit(lobby, known, keys, relays)
    if (known && !offer) return done(known.id)
    const { step, enter } = known ? await backTo(page, known.id, done) : await anew(keys)
    // Given up while it was opened.
    if (over) return step.leave()
    const ready = () => {
      end = undefined
      over = true
      enter()
    }
    const stop = waitAt(step, { keys, relays, offer }, { progress, ready, failed })
    end = () => {
      end = undefined
      over = true
      stop()
    }
  }

  /** To a table that is not here, as far as its keys tell. */
  async function anew(keys: Keys): Promise<Going> {
    const { table, step } = await comeTo(page, keys)
    return {
      step,
      enter() {
        const same = sameAs(lobby, table.doc)
        if (same.length === 0) take(table, step, keys)
        else compare(same, table, step, keys).catch(failed)
      },
    }
  }

  /** What has come is a table of its own. */
  function take(table: Table, { room }: Doorstep, keys: Keys): void {
    const { game, title, made } = table.state().about
    // Only what is written down is listed: a table that is cut off on its way must open again.
    void layArrived(page, table).then(() => {
      lobby.add({ id: table.id, game, title, made, touched: Date.now() })
      list(lobby, table.id, keys, relays)
      room.leave()
      done(table.id)
    })
  }

  /** What has come says that it is one of these tables: whether it is, is for a person to say. */
  async function compare(
    same: readonly LobbyEntry[],
    arrived: Table,
    step: Doorstep,
    keys: Keys,
  ): Promise<void> {
    const comparing = compareWith(same, arrived, page)
    end = () => {
      end = choose = undefined
      comparing.end()
      step.leave()
    }
    const tables = await comparing.tables()
    if (!tables) return
    const put = async (id: string | undefined) => {
      const mine = await comparing.choose(id)
      // What cannot be put into that table lies apart from it.
      if (!mine) return take(arrived, step, keys)
      step.leave()
      lobby.restore(mine.table.id)
      list(lobby, mine.table.id, keys, relays)
      layOpen(page, mine)
      done(mine.table.id)
    }
    choose = (id) => {
      end = choose = undefined
      put(id).catch(failed)
    }
    if (tables.length === 0) choose(undefined)
    else set({ at: 'same', title: arrived.state().about.title, tables })
  }

  /** Asks at a door, until somebody answers. */
  function ask(door: Door, name: string): void {
    end?.()
    set({ at: 'door', step: 'asking', server: false, full: false, long: false })
    const waits = (next: object) => {
      if (state.at === 'door') set({ ...state, ...next })
    }
    const late = setTimeout(() => waits({ long: true }), LONG_WAIT)
    const stop = knock(door, name, {
      reached: (server, full) => waits({ server, full }),
      answered(keys) {
        if (!keys) return waits({ step: 'refused' })
        end?.()
        end = undefined
        set({ at: 'looking', server: true, full: false, found: 0, long: false })
        begin(keys).catch(failed)
      },
    })
    end = () => {
      clearTimeout(late)
      stop()
    }
  }

  if ('is' in invitation) {
    // Who is at home behind a door need not knock.
    const keys = invitation.is === 'door' ? ownKeys(lobby, invitation.door) : invitation.keys
    const offer = invitation.is === 'offer' ? invitation.description : undefined
    if (keys) begin(keys, offer).catch(failed)
  }
  return {
    state: () => state,
    subscribe: changed.add,
    ask(name) {
      if ('is' in invitation && invitation.is === 'door') ask(invitation.door, name)
    },
    choose: (id) => choose?.(id),
    cancel() {
      over = true
      end?.()
    },
  }
}

/** Back to a table of this device: `done` is told its id, once one is in. */
async function backTo(page: Open, id: string, done: (id: string) => void): Promise<Going> {
  const opened = await openKept(page, id)
  if (!opened) throw new Error('this table is listed, but not there')
  const { room } = opened
  const ready = () => room.around().neighbours.length > 0
  return {
    step: { room, ready, leave: () => void opened.close() },
    enter() {
      layOpen(page, opened)
      done(id)
    },
  }
}

/** To where a table may come from that is not here: still empty, and kept nowhere. */
async function comeTo(page: Open, keys: Keys): Promise<{ table: Table; step: Doorstep }> {
  const table = openTable(keys.topic)
  const room = await joinRoom(page.rooms, table)
  const leave = () => {
    room.leave()
    table.close()
  }
  return { table, step: { room, ready: () => table.state().about.game !== '', leave } }
}
