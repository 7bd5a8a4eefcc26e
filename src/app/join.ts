import { say } from '../rules/sentence.ts'
import { keyCode } from '../sync/code.ts'
import type { Keys } from '../sync/keys.ts'
import { joinRoom, type Room } from '../sync/room.ts'
import type { Description } from '../sync/sdp.ts'
import type { Entry, Lobby } from '../table/lobby.ts'
import { openTable } from '../table/table.ts'
import type { Joining } from '../ui/doors.ts'
import { layArrived, layOpen, openSession } from './session.ts'
import { answerIn, keysOf, openRoom, readInvitation } from './sharing.ts'

/** Somebody on the way to a table. */
export interface Join {
  /** The same object until something changes. */
  state(): Joining
  subscribe(listener: () => void): () => void
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
export function join(text: string, lobby: Lobby, done: (id: string) => void): Join {
  const listeners = new Set<() => void>()
  const invitation = readInvitation(text)
  let state: Joining =
    'is' in invitation
      ? { at: 'looking', server: false, found: 0, long: false }
      : { at: 'wrong', say: invitation }
  let end: (() => void) | undefined
  let over = false

  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const progress = (next: Partial<Extract<Joining, { at: 'looking' }>>) => {
    if (state.at !== 'looking') return
    state = { ...state, ...next }
    tell()
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
      const { neighbours, servers, arriving } = porch.room.around()
      progress({
        server: servers.some(({ connected }) => connected),
        found: neighbours.length,
        arriving,
        long: performance.now() - began > LONG,
      })
    }, LOOK)
    end = () => {
      finish()
      porch.leave()
    }
    await openRoom(porch.room, keys)
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
  function admit({ id, bin, watch }: Entry, keys: Keys): void {
    if (bin) lobby.restore(id)
    if (watch && keys.write) lobby.share(id, keyCode(keys), false)
    else lobby.shut(id, false)
  }

  async function back({ id }: Entry): Promise<Porch> {
    const session = await openSession(id)
    if (!session) throw new Error('this table is listed, but not there')
    return {
      room: session.room,
      ready: () => session.room.around().neighbours.length > 0,
      enter() {
        layOpen(session)
        done(id)
      },
      leave: () => void session.close(),
    }
  }

  async function anew(keys: Keys): Promise<Porch> {
    const table = openTable(keys.topic)
    const room = await joinRoom(table)
    return {
      room,
      ready: () => table.state().about.game !== '',
      enter() {
        const { game, title, made } = table.state().about
        lobby.add({ id: table.id, game, title, made, touched: Date.now() })
        lobby.share(table.id, keyCode(keys), keys.write === undefined)
        void layArrived(table).then(room.leave)
        done(table.id)
      },
      leave() {
        room.leave()
        table.close()
      },
    }
  }

  if ('is' in invitation && invitation.is !== 'door') {
    const { keys } = invitation
    begin(keys, invitation.is === 'offer' ? invitation.description : undefined).catch(() => {
      // No direct links in this browser, or a listed table whose game is not here.
      end?.()
      state = { at: 'wrong', say: say('join.failed') }
      tell()
    })
  }
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    cancel() {
      over = true
      end?.()
    },
  }
}
