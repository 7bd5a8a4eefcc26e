import type { Room } from 'y-webrtc'
import type { Agreement } from '../agree/agreement.ts'
import type { Unmaking } from '../agree/unmade.ts'
import type { Arrivals } from '../arrival/arrival.ts'
import type { Firsthand } from '../arrival/firsthand.ts'
import type { Together } from '../circle/together.ts'
import type { Bouncer } from '../guard/bouncer.ts'
import type { Self } from '../link/handshake.ts'
import type { Introducers } from '../link/introducers.ts'
import type { LinkEvents } from '../link/link.ts'
import type { Mesh } from '../link/mesh.ts'
import type { Relays } from '../relay/relays.ts'
import type { Scribe } from '../thread/scribe.ts'
import type { Trial } from '../trial/trial.ts'

/** What every link tells of itself, whatever way it came about, but for what it brings of the document. */
export type Events = Required<Omit<LinkEvents, 'doc'>>

/** The parts of a company that others can come to, in the order in which they are made. */
export interface CompanyParts {
  readonly self: Self
  readonly events: Events
  readonly mesh: Mesh
  readonly together: Together
  readonly arrivals: Arrivals
  readonly trial: Trial
  readonly bouncer: Bouncer
  readonly scribe: Scribe
  readonly agreement: Agreement
  readonly unmaking: Unmaking
  readonly firsthand: Firsthand
  readonly introducers: Introducers
  /** Something was left out that does not fit what is here. */
  misfit(): void
  /** y-webrtc's room: there once all the others are. */
  room?: Room
  /** These come last, where there are any. */
  relays?: Relays
}
