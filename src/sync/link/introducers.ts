import type { Description } from '../keys/sdp.ts'
import type { Self } from './handshake.ts'
import type { Link, LinkEvents } from './link.ts'
import { answerLink, type LinkOffer, offerLink } from './meet.ts'

/** Links that were made by a code: of them y-webrtc knows nothing, and they only introduce. */
export interface Introducers {
  has(link: Link): boolean
  /** Another link to the same screen is there now: it needs no introduction any more. */
  spare(link: Link): void
  /** Offers a link to one person. */
  offer(): Promise<LinkOffer>
  /** Answers such an offer; `fresh` is given each new answer. Returns the way out. */
  answer(offer: Description, fresh: (answer: Description) => void): () => void
}

/** How long an introducing link stays beside the direct one, ms: what is on its way still arrives. */
const FAREWELL = 2000

/** How long it takes at most until a direct link is there too, ms. */
const INTRODUCING = 90_000

/** None yet. `events` is told what they tell, as of other links. */
export function makeIntroducers(
  self: Self,
  config: RTCConfiguration,
  events: Omit<LinkEvents, 'doc'>,
): Introducers {
  const links = new Set<Link>()
  const introducing: LinkEvents = {
    ...events,
    opened(link) {
      links.add(link)
      // Who stays at this stage would be in no list.
      setTimeout(() => link.close('was not introduced'), INTRODUCING)
      events.opened(link)
    },
    closed(link, why, fault) {
      links.delete(link)
      events.closed(link, why, fault)
    },
    // Nothing of the document goes over it.
    doc: () => {},
  }
  return {
    has: (link) => links.has(link),
    spare(link) {
      const peer = link.other()?.peer
      for (const introducer of links) {
        if (introducer === link || introducer.other()?.peer !== peer) continue
        setTimeout(() => introducer.close('no longer needed'), FAREWELL)
      }
    },
    offer: () => offerLink(self, config, introducing),
    answer: (offer, fresh) => answerLink(offer, self, config, introducing, fresh),
  }
}
