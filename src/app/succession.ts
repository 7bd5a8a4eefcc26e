import { type Sentence, say } from '../rules/sentence.ts'
import { keyCode } from '../sync/code.ts'
import { freshKey, type Keys, writerKeys } from '../sync/keys.ts'
import { chosen, REMOVED, readSuccessor, type Successor, tellSuccessor } from '../sync/successor.ts'
import type { Lobby } from '../table/lobby.ts'
import type { Leaving } from '../ui/doors.ts'
import { relaysIn, withRelays } from './relayed.ts'
import type { Session } from './session.ts'

/** So long everybody waits for other new keys before they change to one, ms. */
const GRACE = 1000

/** Where the next key of a table comes from. */
export interface Succession {
  /** Makes a new key for all who are linked, but for those who leave. */
  renew(leaving?: Leaving): void
  end(): void
}

/**
 * Hears of new keys of an open table, and changes to them; makes new ones. `told` is given what somebody else did.
 */
export function succeed(
  { table, room }: Session,
  keys: Keys,
  lobby: Lobby,
  told: (what: Sentence) => void,
): Succession {
  /** The new keys that were heard of or made here, and the peer who did; undefined for our own. */
  let heard: (Successor & { readonly by?: number })[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const nameOf = (seat: string | undefined) =>
    table.state().seats.find(({ id }) => id === seat)?.name
  /** Who sits at that screen, for people. */
  const whoIs = (client: number) => nameOf(table.presence.others().get(client)?.seat)
  const tell = (next: Successor, except?: string) => {
    if (!next.keys.write) return
    for (const { peer, writes } of room.around().neighbours) {
      if (peer === except) continue
      const word = next.out.includes(peer) ? REMOVED : tellSuccessor(next, writes)
      room.tell(word, peer)
    }
  }
  const propose = (next: Successor & { readonly by?: number }, from?: string) => {
    if (heard.some((other) => other.keys.topic === next.keys.topic)) return
    heard.push(next)
    tell(next, from)
    const alone = room.around().neighbours.length === 0
    timer ??= setTimeout(() => void change(), alone ? 0 : GRACE)
  }

  async function change(): Promise<void> {
    const next = chosen(heard) as (typeof heard)[number] | undefined
    heard = []
    timer = undefined
    if (!next) return
    const { keys: fresh, out, seat, by } = next
    const who = by === undefined ? undefined : whoIs(by)
    try {
      const company = await room.met()
      company.renew(fresh, out)
    } catch {
      // Nobody is there to go on with; the new key counts from the next time.
    }
    const kept = lobby.list().find(({ id }) => id === table.id)?.key ?? ''
    const text = withRelays(keyCode(fresh), relaysIn(kept))
    lobby.share(table.id, text, fresh.write === undefined)
    if (by === undefined) return
    const key = seat === undefined ? 'rekey.made' : 'rekey.removed'
    told(say(key, { name: who ?? '', who: nameOf(seat) ?? '' }))
  }

  const stop = room.listen((from, word) => {
    const next = from.writes ? readSuccessor(word, keys) : undefined
    if (next === 'removed') {
      // Whoever removes others is not removed by them in the same breath.
      if (heard.some(({ out }) => out.includes(from.peer))) return
      told(say('rekey.out', { name: whoIs(from.client) ?? '' }))
      lobby.shut(table.id, true)
    } else if (next) propose({ ...next, by: from.client }, from.peer)
  })
  return {
    renew(leaving) {
      const around = room.around().neighbours
      const out = around.flatMap(({ peer, client }) =>
        leaving?.clients.includes(client) ? [peer] : [],
      )
      propose({ keys: writerKeys(freshKey()), out, seat: leaving?.seat })
    },
    end() {
      stop()
      clearTimeout(timer)
    },
  }
}
