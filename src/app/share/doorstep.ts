import type { Attendance } from '../../sync/company/company.ts'
import type { Keys } from '../../sync/keys/keys.ts'
import type { Description } from '../../sync/keys/sdp.ts'
import type { Room } from '../../sync/room.ts'
import type { Joining } from '../../ui/share/doors.ts'
import { answerIn, openRoom } from './sharing.ts'

/** Where the others of a table are waited for. */
export interface Doorstep {
  readonly room: Room
  /** Whether one can go in. */
  ready(): boolean
  leave(): void
}

/** What is opened to be found there: by which keys and relays, and the offer of who invited without a server. */
export interface Calling {
  readonly keys: Keys
  readonly relays: readonly string[]
  readonly offer: Description | undefined
}

/** What is told of waiting. */
export interface Waiting {
  progress(next: Partial<Looking>): void
  /** Once: one can go in, and nothing is waited for any more. */
  ready(): void
  failed(): void
}

type Looking = Extract<Joining, { at: 'looking' }>

/** How often it is looked how far it is, and when it has taken long: ms. */
const LOOK = 250
export const LONG_WAIT = 15_000

/**
 * Waits there until one can go in. Returns the way out, which leaves the doorstep; after `ready` it is not to be used.
 */
export function waitAt(
  step: Doorstep,
  { keys, relays, offer }: Calling,
  told: Waiting,
): () => void {
  const began = performance.now()
  let over = false
  let stop: (() => void) | undefined
  const finish = () => {
    over = true
    clearInterval(timer)
    stop?.()
  }
  const timer = setInterval(() => {
    if (!step.ready()) {
      told.progress(farFrom(step.room.around(), performance.now() - began))
      return
    }
    finish()
    told.ready()
  }, LOOK)

  const call = async () => {
    await openRoom(step.room, keys, relays)
    if (!offer || over) return
    const company = await step.room.met()
    if (over) return
    stop = company.answer(offer, (answer) => told.progress({ answer: answerIn(answer) }))
  }
  call().catch(told.failed)
  return () => {
    finish()
    step.leave()
  }
}

/** How far one is who has waited so long (ms) where these are around. */
export function farFrom(
  { neighbours, servers, relays, arriving }: Attendance,
  waited: number,
): Omit<Looking, 'at' | 'answer'> {
  const all = [...servers, ...relays.map((relay) => ({ ...relay, full: false }))]
  const there = all.filter(({ connected }) => connected)
  return {
    server: there.length > 0,
    full: there.length > 0 && there.every(({ full }) => full),
    found: neighbours.length,
    arriving,
    long: waited > LONG_WAIT,
  }
}
