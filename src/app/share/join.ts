import { listeners } from '../../rules/plain/listeners.ts'
import { say } from '../../rules/plain/sentence.ts'
import { askIn } from '../../sync/door/asking.ts'
import { keyCode } from '../../sync/keys/code.ts'
import { type Door, isBehind } from '../../sync/keys/doorkey.ts'
import type { Keys } from '../../sync/keys/keys.ts'
import { beScreen } from '../../sync/keys/ownscreen.ts'
import type { Description } from '../../sync/keys/sdp.ts'
import { joinRoom, type Room } from '../../sync/room.ts'
import { inCommon, sameAs } from '../../table/store/identity.ts'
import type { LobbyEntry } from '../../table/store/lobby.ts'
import { openTable, type Table } from '../../table/table.ts'
import type { Joining } from '../../ui/share/doors.ts'
import { layArrived, layOpen, type OpenTable, openKept } from '../page/opentable.ts'
import type { Tables } from '../page/tables.ts'
import { relaysIn, withRelays } from './relayed.ts'
import { answerIn, keysOf, openRoom, readInvitation, ways } from './sharing.ts'

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

/** Where the others are waited for. */
interface Porch {
  readonly room: Room
  /** Whether one can go in. */
  ready(): boolean
  /** Goes in; what is not gone into is left. */
  enter(): void
  leave(): void
}

/** How often it is looked how far it is, and when it has taken long: ms. */
const LOOK = 250
const LONG = 15_000

/**
 * Follows an invitation: a table of this device that is meant is opened, any other comes from whoever has it. Before
 * that nothing is written, neither into the document nor on this device. `done` is told the table's id.
 */
export function join(text: string, { lobby, laid }: Tables, done: (id: string) => void): Join {
  const changed = listeners()
  const invitation = readInvitation(text)
  const relays = relaysIn(text)
  let state: Joining =
    'is' in invitation
      ? invitation.is === 'door'
        ? { at: 'door', step: 'name', server: false, full: false, long: false }
        : { at: 'looking', server: false, full: false, found: 0, long: false }
      : { at: 'wrong', say: invitation }
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

  async function wait(keys: Keys, offer: Description | undefined, porch: Porch): Promise<void> {
    if (over) return porch.leave()
    const began = performance.now()
    let stop: (() => void) | undefined
    const finish = () => {
      end = undefined
      over = true
      clearInterval(timer)
      stop?.()
    }
    const timer = setInterval(() => {
      if (porch.ready()) {
        finish()
        porch.enter()
        return
      }
      const { neighbours, servers, relays, arriving } = porch.room.around()
      const all = [...servers, ...relays.map((relay) => ({ ...relay, full: false }))]
      const there = all.filter(({ connected }) => connected)
      progress({
        server: there.length > 0,
        full: there.length > 0 && there.every(({ full }) => full),
        found: neighbours.length,
        arriving,
        long: performance.now() - began > LONG,
      })
    }, LOOK)
    end = () => {
      finish()
      porch.leave()
    }
    await openRoom(porch.room, keys, relays)
    if (!offer || over) return
    const company = await porch.room.met()
    stop = company.answer(offer, (answer) => progress({ answer: answerIn(answer) }))
    if (over) stop()
  }

  async function begin(keys: Keys, offer: Description | undefined): Promise<void> {
    const known = lobby.list().find(({ key = '' }) => keysOf(key)?.topic === keys.topic)
    if (known) admit(known, keys)
    if (known && !offer) done(known.id)
    else await wait(keys, offer, known ? await back(known) : await anew(keys))
  }

  /** Lets somebody in again who knows the table. A key to watch never takes the place of one to play. */
  function admit({ id, bin, watch = false, key = '' }: LobbyEntry, keys: Keys): void {
    if (bin) lobby.restore(id)
    const mine = keysOf(key)
    const better = watch && keys.write ? keys : (mine ?? keys)
    // It may have got relays since.
    const all = withRelays(keyCode(better), [...relays, ...relaysIn(key)])
    lobby.share(id, all, better.write === undefined)
  }

  async function back({ id }: LobbyEntry): Promise<Porch> {
    const opened = await openKept(laid, id)
    if (!opened) throw new Error('this table is listed, but not there')
    return {
      room: opened.room,
      ready: () => opened.room.around().neighbours.length > 0,
      enter() {
        layOpen(laid, opened)
        done(id)
      },
      leave: () => void opened.close(),
    }
  }

  async function anew(keys: Keys): Promise<Porch> {
    const table = openTable(keys.topic)
    const room = await joinRoom(table)
    const leave = () => {
      room.leave()
      table.close()
    }
    const enter = () => {
      const { game, title, made } = table.state().about
      // Only what is written down is listed: a table that is cut off on its way must open again.
      void layArrived(laid, table).then(() => {
        lobby.add({ id: table.id, game, title, made, touched: Date.now() })
        lobby.share(table.id, withRelays(keyCode(keys), relays), keys.write === undefined)
        room.leave()
        done(table.id)
      })
    }
    return {
      room,
      ready: () => table.state().about.game !== '',
      enter() {
        const same = sameAs(lobby, table.doc)
        if (same.length === 0) enter()
        else compare(same, table, keys, enter, leave).catch(failed)
      },
      leave,
    }
  }

  /** What has come says that it is one of these tables: whether it is, is for a person to say. */
  async function compare(
    same: readonly LobbyEntry[],
    arrived: Table,
    keys: Keys,
    apart: () => void,
    leave: () => void,
  ): Promise<void> {
    const all = new Map<string, OpenTable>()
    const closeBut = (kept?: OpenTable) => {
      for (const opened of all.values()) if (opened !== kept) void opened.close()
    }
    let gone = false
    end = () => {
      end = choose = undefined
      gone = true
      closeBut()
      leave()
    }
    for (const { id } of same) {
      const opened = await openKept(laid, id)
      if (opened) all.set(id, opened)
    }
    if (gone) return closeBut()
    choose = (id) => {
      end = choose = undefined
      const mine = all.get(id ?? '')
      closeBut(mine)
      if (!mine) return apart()
      void together(mine).catch(failed)
    }
    /** What cannot be put into that table lies apart from it. */
    async function together(mine: OpenTable): Promise<void> {
      const { putInto } = await import('../../sync/trial/merge.ts')
      if ((await putInto(mine.table.doc, arrived.doc)) === 'none') {
        void mine.close()
        return apart()
      }
      leave()
      lobby.restore(mine.table.id)
      lobby.share(mine.table.id, withRelays(keyCode(keys), relays), keys.write === undefined)
      layOpen(laid, mine)
      done(mine.table.id)
    }
    const tables = same.flatMap(({ id, title, touched }) => {
      const mine = all.get(id)
      return mine ? [{ id, title, touched, ...inCommon(mine.table.doc, arrived.doc) }] : []
    })
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
    const late = setTimeout(() => waits({ long: true }), LONG)
    let stop: (() => void) | undefined
    let gone = false
    end = () => {
      gone = true
      clearTimeout(late)
      stop?.()
    }
    const finish = end
    void beScreen(door.topic).then(({ screen, leave }) => {
      if (gone) return leave()
      const asked = askIn(door, screen, name, ways().servers, {
        reached: (server, full) => waits({ server, full }),
        answered(keys) {
          if (!keys) return waits({ step: 'refused' })
          finish()
          end = undefined
          set({ at: 'looking', server: true, full: false, found: 0, long: false })
          begin(keys, undefined).catch(failed)
        },
      })
      stop = () => {
        asked()
        leave()
      }
    })
  }

  const failed = () => {
    // No direct links in this browser, or a listed table whose game is not here.
    end?.()
    set({ at: 'wrong', say: say('join.failed') })
  }
  if ('is' in invitation) {
    if (invitation.is === 'door') {
      const { door } = invitation
      // Who is at home there need not knock.
      const keys = lobby.list().flatMap(({ key = '' }) => keysOf(key) ?? [])
      const own = keys.find((one) => isBehind(door, one))
      if (own) begin(own, undefined).catch(failed)
    } else {
      const { keys } = invitation
      begin(keys, invitation.is === 'offer' ? invitation.description : undefined).catch(failed)
    }
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
