import { applyUpdate, type Doc } from 'yjs'
import { makeEntrance } from '../arrival/entrance.ts'
import { type Gate, makeGate } from '../guard/gate.ts'
import type { Proven } from '../link/handshake.ts'
import type { Link } from '../link/link.ts'
import { updateIn } from '../link/message.ts'
import type { CompanyParts } from './parts.ts'
import type { GateForTabs } from './tabs.ts'

/*
 * How a message gets into the document
 *
 * Over a link: the link puts it together out of frames and holds it to its pace (link.ts), and the peer hands it to the
 * entrance. There the parts of a big answer, and questions, wait for their turn; what is left is told apart by who made
 * it, and passes the gate for that (entrance.ts): what may be said at all (guard.ts), what stands in it, and what is
 * heavy on a copy first (gate.ts). What has come through is taken in here: as coming from this link, so that the mesh
 * carries it on to whom its sender does not reach, a question is answered, and all else goes to the room. From another
 * tab, and from a relay, which has read who signed it, it passes one gate.
 */

/** Another tab of this browser: whoever may read here may write here. */
const TAB: Proven = { peer: '', client: 0, writes: true }
/** Where something of another tab was refused, it is asked for what was good among it after so long (ms). */
const ASK_TABS = 30_000

/** What all messages of the document pass that come over a link; `give` hands them to the room. */
export function inwardByLink(
  doc: Doc,
  parts: CompanyParts,
  link: Link,
  give: (message: Uint8Array) => void,
): Gate {
  const { mesh, trial, arrivals, firsthand, misfit } = parts
  return makeEntrance({ doc, trial }, link, { arrivals, firsthand, misfit }, (message) =>
    mesh.taking(link, () => takeIn(parts, link, message, give)),
  )
}

/** Takes in what came through, and sees whether it was the end of all that the other has. */
function takeIn(
  { arrivals, firsthand, scribe }: CompanyParts,
  link: Link,
  message: Uint8Array,
  give: (message: Uint8Array) => void,
): void {
  const awaited = arrivals.awaits(link)
  const answered = arrivals.take(link, message)
  if (!answered) give(message)
  if (awaited && !arrivals.awaits(link) && !scribe.lacks(link)) firsthand.told(link)
}

/** The gate before what other tabs say, and its end. */
export function inwardByTabs(
  doc: Doc,
  { trial, arrivals, firsthand, misfit }: CompanyParts,
): { readonly gate: GateForTabs; close(): void } {
  let made: Gate | undefined
  return {
    gate(give, ask) {
      made = makeGate(
        { doc, trial },
        {
          from: () => TAB,
          give,
          takes: () => firsthand.takes(),
          ask,
          misfit,
          busy: () => arrivals.arriving() !== undefined,
          foul: () => setTimeout(ask, ASK_TABS),
        },
      )
      return made
    },
    close: () => made?.close(),
  }
}

/** Takes in what came by a relay and through its gate. */
export function takeFromRelay(doc: Doc, { room }: CompanyParts, message: Uint8Array): void {
  const update = updateIn(message)
  if (update) applyUpdate(doc, update, room)
}
