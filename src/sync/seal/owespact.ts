import type { SealAct } from './entry.ts'
import type { SealLog } from './log.ts'
import { dealtTo, type OwnSeal, pactSeed, shareIn, sizesFor } from './own.ts'
import { pactsOf } from './standing.ts'

/** What we owe to make pacts that we agree to: one word of the three, where it is our turn to say it. */
export function* owedToPacts(
  log: SealLog,
  own: OwnSeal,
  agreed: ReadonlySet<string>,
): Generator<void, readonly SealAct[]> {
  const acts: SealAct[] = []
  const { curve } = log
  for (const pact of pactsOf(log)) {
    const sizes = sizesFor(own, pact)
    if (!sizes || pact.made || pact.broken) continue
    const said = (is: 'first' | 'second' | 'third') =>
      log.said(is, pact.id).some(({ by }) => by === own.screen.key)
    const seed = pactSeed(own, pact.id)
    if (!said('first')) {
      if (!agreed.has(pact.id)) continue
      const { commitment, proof } = curve.first(seed, sizes)
      acts.push({ is: 'first', pact: pact.id, commitment: [...commitment], proof })
    } else if (pact.firsts && !said('second')) {
      const dealt = curve.second(seed, sizes, pact.firsts)
      if (dealt) {
        const shares = pact.screens.map((screen, i) =>
          i === sizes.at
            ? new Uint8Array()
            : (own.screen.box(screen)?.seal(dealt[i]!) ?? new Uint8Array()),
        )
        acts.push({ is: 'second', pact: pact.id, shares })
      } else if (!said('third')) {
        acts.push({ is: 'third', pact: pact.id, faults: [] })
      }
    } else if (pact.seconds && pact.key && !said('third')) {
      const faults = dealtTo(log, own, pact)?.faults ?? []
      const key = shareIn(log, own, pact) === undefined ? undefined : pact.key.print
      acts.push({ is: 'third', pact: pact.id, faults, ...(key !== undefined && { key }) })
    }
    yield
  }
  return acts
}
