import type { Parted } from '../agree/parted.ts'
import type { Remade } from '../agree/remake.ts'
import type { FirsthandEvents } from '../arrival/firsthand.ts'
import { OURSELVES } from '../guard/bouncer.ts'
import { clientOf } from '../keys/screen.ts'
import type { Age } from '../link/build.ts'
import type { Self } from '../link/handshake.ts'
import type { Link } from '../link/link.ts'
import type { MeshEvents } from '../link/mesh.ts'
import { greetWays, hearWays } from '../link/wire.ts'
import { nonsense } from '../pace/fault.ts'
import { bucketOf } from '../pace/pace.ts'
import type { ScribeEvents } from '../thread/scribe.ts'
import type { CompanyEvents } from './company.ts'
import type { Local } from './local.ts'
import type { CompanyParts } from './parts.ts'

/** All are told what is here at most so often where something does not fit, or is shown to have two contents. */
const URGED = { burst: 3, perSecond: 0.1 }

/** What the parts of a company tell one another, each by the name of the part that tells it. */
export interface Tidings {
  readonly mesh: MeshEvents & { carries(link: Link): boolean }
  readonly arrivals: { taking(link: Link, work: () => void): void }
  readonly bouncer: { cut(word: object): void; again(): void }
  readonly scribe: ScribeEvents
  readonly agreement: { busy(): boolean; parted(parted: Parted): void }
  readonly unmaking: { put(client: number, rest: Remade): void }
  readonly firsthand: FirsthandEvents
  /** A page of another version is there: our own is told once of each age. */
  aged(age: Age): void
  /** Something was left out that does not fit what is here. */
  misfit(): void
}

/** Nothing is told before all `parts` are there: so none has to be made before another that it tells something. */
export function tidingsOf(
  { name, doc }: Local,
  self: Self,
  { changed, said }: CompanyEvents,
  parts: () => CompanyParts,
): Tidings {
  const tellUs = (word: object) =>
    said({ peer: OURSELVES, client: self.client, writes: true }, word)
  const ages = new Set<Age>()
  const urging = bucketOf(URGED)
  /** What is missing for it is perhaps here as somebody else was told it. */
  const misfit = () => {
    if (urging.take(1, performance.now())) parts().agreement.urge()
  }
  return {
    mesh: {
      carries: (link) => !parts().introducers.has(link),
      changed() {
        // First, so that nobody is gone between two ways.
        parts().relays?.look()
        parts().together.look()
        changed()
      },
      heard: (sealed) => hearWays(name, sealed),
      behind: (link) => parts().arrivals.ask(link),
    },
    arrivals: {
      // As a change of the room's: what it takes in is not told as if it were our own.
      taking: (link, work) => parts().mesh.taking(link, () => doc.transact(work, parts().room)),
    },
    bouncer: {
      cut(word) {
        parts().mesh.tell(word)
        tellUs(word)
      },
      again: () => greetWays(name),
    },
    scribe: {
      forked({ key, session }) {
        tellUs({ forked: { key, client: clientOf(key, session) } })
        parts().bouncer.bar(key)
        parts().mesh.cut(key, nonsense('wrote two things in one place'))
        misfit()
      },
      heldBack(link) {
        if (parts().firsthand.heldBack(link)) parts().arrivals.ask()
      },
    },
    agreement: {
      busy: () => parts().arrivals.arriving() !== undefined,
      parted: (parted) => tellUs({ parted }),
    },
    unmaking: {
      put(client, { pieces, next }) {
        tellUs({ parted: { client, there: pieces, next } })
        parts().arrivals.ask()
      },
    },
    firsthand: {
      signedTo: (author) => parts().scribe.threads.signedTo(author),
      madeUp: (author, clock) => parts().unmaking.letGo(author, clock),
    },
    aged(age) {
      if (ages.has(age)) return
      ages.add(age)
      tellUs({ version: age })
    },
    misfit,
  }
}
