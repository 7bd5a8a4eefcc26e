import { removeAwarenessStates } from 'y-protocols/awareness'
import { type Link, SILENCE } from '../link/link.ts'
import { greetWays } from '../link/wire.ts'
import type { Fault } from '../pace/fault.ts'
import type { CompanyEvents } from './company.ts'
import type { Local } from './local.ts'
import type { CompanyParts, Events } from './parts.ts'

/**
 * What becomes of a link, part by part and in this order, from when it has proven itself until it ends. What it brings
 * of the document goes its own way: see inward.ts.
 */
export function eventsOf(
  { name, aware, hands }: Local,
  { changed, said }: CompanyEvents,
  aged: Events['aged'],
  parts: () => CompanyParts,
): Events {
  function opened(link: Link): void {
    const { bouncer, mesh, firsthand, arrivals, scribe, agreement, introducers } = parts()
    if (!bouncer.admits(link)) return
    mesh.opened(link)
    // One that only introduces carries nothing of the table; and nobody is asked for it by a relay, where it lies for
    // all.
    if (!introducers.has(link)) {
      if (!link.far) {
        firsthand.opened(link)
        arrivals.opened(link)
      }
      scribe.opened(link)
      if (!link.far) agreement.opened(link)
    }
    introducers.spare(link)
    greetWays(name)
    hands?.again()
  }

  /** It has proven the new key: what it wrote before was not taken. */
  function renewed(): void {
    parts().arrivals.ask()
    parts().together.look()
    changed()
  }

  /** A word goes from one to the next until somebody knows it; what nobody here knows is for the page. */
  function talk(link: Link, message: unknown): void {
    const { arrivals, mesh, firsthand, scribe, agreement, together } = parts()
    const other = link.other()
    if (!other || arrivals.talk(link, message) || mesh.talk(link, message)) return
    if (firsthand.talk(link, message)) return
    if (scribe.talk(link, message) || agreement.talk(link, message)) return
    if (other.writes && together.take(other.peer, message)) return
    said(other, message)
  }

  function closed(link: Link, why: string, fault: Fault | undefined): void {
    const { arrivals, firsthand, scribe, agreement, mesh, bouncer } = parts()
    const other = link.other()
    arrivals.closed(link, fault !== undefined)
    firsthand.closed(link)
    scribe.closed(link)
    agreement.closed(link)
    mesh.closed(link)
    bouncer.closed(link, fault)
    const here = mesh.neighbours().some(({ client }) => client === other?.client)
    // Who was cut off has perhaps told its last to some and not to others, who each think that all were told.
    if (other && !(link.far && here)) arrivals.ask()
    if (other && !here) leave(other.client)
    // It may be there again already.
    if (why === SILENCE) greetWays(name)
  }

  /** Nothing leads to them any more. */
  function leave(client: number): void {
    const awareness = aware?.awareness
    if (!awareness) return
    removeAwarenessStates(awareness, [client], 'left')
    // Who comes back says the same again, and would be taken for one that was heard already.
    awareness.meta.delete(client)
  }

  return {
    opened,
    renewed,
    closed,
    talk,
    hands(link, message) {
      const other = link.other()
      if (other) hands?.take(other.client, message, link.far, other.writes)
    },
    aged,
  }
}
