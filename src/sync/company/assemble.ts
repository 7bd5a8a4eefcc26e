import { identityOf } from '../../table/store/identity.ts'
import { makeAgreement } from '../agree/agreement.ts'
import { makeUnmaking } from '../agree/unmade.ts'
import { makeArrivals } from '../arrival/arrival.ts'
import { makeFirsthand } from '../arrival/firsthand.ts'
import { throwTogether } from '../circle/together.ts'
import { makeBouncer } from '../guard/bouncer.ts'
import type { Self } from '../link/handshake.ts'
import { makeIntroducers } from '../link/introducers.ts'
import { makeMesh } from '../link/mesh.ts'
import { makeScribe } from '../thread/scribe.ts'
import { makeTrial } from '../trial/trial.ts'
import type { CompanyEvents } from './company.ts'
import { eventsOf } from './events.ts'
import type { Local } from './local.ts'
import type { CompanyParts } from './parts.ts'
import { tidingsOf } from './tidings.ts'

/** Makes the parts of a company, one after another; what they tell one another is in tidings.ts. */
export function assembleCompany(
  local: Local,
  self: Self,
  config: RTCConfiguration,
  told: CompanyEvents,
): CompanyParts {
  const { doc, client } = local
  const tidings = tidingsOf(local, self, told, () => parts)
  const events = eventsOf(local, told, tidings.aged, () => parts)

  const mesh = makeMesh(self, tidings.mesh.carries, tidings.mesh)
  local.hands?.way(mesh.hands)
  const together = throwTogether(mesh, () => identityOf(doc) ?? '', {
    other: told.thrown,
    doubted: told.doubted,
  })
  const arrivals = makeArrivals(doc, tidings.arrivals.taking, told.changed)
  const trial = makeTrial(doc)
  const bouncer = makeBouncer(tidings.bouncer.cut, tidings.bouncer.again)
  const scribe = makeScribe(doc, self, mesh.source, tidings.scribe)
  const { busy, parted } = tidings.agreement
  const agreement = makeAgreement(doc, self, scribe, busy, parted)
  const unmaking = makeUnmaking(doc, client, tidings.unmaking.put)
  const firsthand = makeFirsthand(doc, client, tidings.firsthand)
  const introducers = makeIntroducers(self, config, events)
  const parts: CompanyParts = {
    self,
    events,
    mesh,
    together,
    arrivals,
    trial,
    bouncer,
    scribe,
    agreement,
    unmaking,
    firsthand,
    introducers,
    misfit: tidings.misfit,
  }
  return parts
}
