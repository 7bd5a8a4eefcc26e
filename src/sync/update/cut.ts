import { makeRuns } from '../../table/yjs/runs.ts'
import type { Findings } from './structure.ts'

/** A piece is closed as soon as it has so many bytes, or so many things. */
const PIECE = { bytes: 48 * 1024, things: 250 }

/**
 * What was found in an update, as updates one after another, each of which fits where those before it have come: small
 * ones, unless a single thing in it is large. What is known already and what does not fit yet is in none of them.
 */
export function* cut({
  fresh,
  gone,
}: Pick<Findings, 'fresh' | 'gone'>): Generator<Uint8Array<ArrayBuffer>> {
  let runs = makeRuns()
  const full = () => runs.bytes() >= PIECE.bytes || runs.count() >= PIECE.things
  for (const { struct, from } of fresh) {
    runs.add(struct, from)
    if (!full()) continue
    yield runs.close()
    runs = makeRuns()
  }
  for (const range of gone) {
    runs.gone(...range)
    if (!full()) continue
    yield runs.close()
    runs = makeRuns()
  }
  if (runs.count() > 0) yield runs.close()
}
