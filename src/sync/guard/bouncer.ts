import * as v from 'valibot'
import type { Proven } from '../link/handshake.ts'
import type { Link } from '../link/link.ts'
import type { Fault, FaultSort } from '../pace/fault.ts'
import { makeOutcasts } from './outcasts.ts'

/** Why a screen was cut off: it sent what no page sends, or too much, or what would have taken too long. */
const WHY = ['nonsense', 'flood', 'heavy'] as const
/** What is told of each sort of fault: whether it took long alone or together is one to others. */
const TOLD: Readonly<Record<FaultSort, (typeof WHY)[number]>> = {
  nonsense: 'nonsense',
  flood: 'flood',
  heavy: 'heavy',
  work: 'heavy',
}

const CutSchema = v.object({
  cut: v.object({
    peer: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    client: v.pipe(v.number(), v.integer(), v.minValue(0)),
    why: v.picklist(WHY),
  }),
})
/** Word that a screen was cut off. */
export type CutWord = v.InferOutput<typeof CutSchema>['cut']

/**
 * Reads what another screen, or this one, says of such; undefined for any other word. Takes anything and never throws.
 */
export function readCut(word: unknown): CutWord | undefined {
  const found = v.safeParse(CutSchema, word)
  return found.success ? found.output.cut : undefined
}

/** What is said here to ourselves comes from nobody: every other screen has a name. */
export const OURSELVES = ''

/** Keeps those out who were cut off. */
export interface Bouncer {
  /** Whether a link that has just proven itself may stay; one that may not is closed. */
  admits(link: Link): boolean
  /** Whether a screen by this name is to be heard at all. */
  bars(peer: string): boolean
  /** Somebody has proven to misbehave, linked or not. */
  cast(who: Proven, fault: Fault): void
  closed(link: Link, fault: Fault | undefined): void
  /** Keeps out a screen of which everybody can see what it did. */
  bar(peer: string): void
}

/**
 * `tell` is given word of who was cut off, for everybody and for us; `again` is called when somebody may come in who
 * had to wait. Whoever is cut off has proven the key that this falls back on.
 */
export function makeBouncer(
  tell: (word: { readonly cut: CutWord }) => void,
  again: () => void,
): Bouncer {
  // Who may write does not wait for what those did who only watch, whose keys cost nothing.
  const [writers, watchers] = [makeOutcasts(), makeOutcasts()]
  const barred = new Set<string>()

  function cast({ peer, client, writes }: Proven, { sort }: Fault): void {
    if (barred.has(peer)) return
    barred.add(peer)
    const outcasts = writes ? writers : watchers
    outcasts.cast(peer, performance.now())
    tell({ cut: { peer, client, why: TOLD[sort] } })
  }

  return {
    cast,
    admits(link) {
      const other = link.other()
      if (!other) return false
      const outcasts = other.writes ? writers : watchers
      const out = { is: 'out' } as const
      const entry = barred.has(other.peer) ? out : outcasts.entry(other.peer, performance.now())
      if (entry.is === 'in') return true
      link.close('is not let in')
      if (entry.is === 'later') setTimeout(again, entry.wait)
      return false
    },
    bars: (peer) => barred.has(peer),
    bar: (peer) => void barred.add(peer),
    closed(link, fault) {
      const other = link.other()
      if (fault && other) cast(other, fault)
    },
  }
}
