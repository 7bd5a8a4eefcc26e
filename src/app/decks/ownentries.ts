import { byAndBy } from '../../rules/plain/turns.ts'
import type { SealEntry } from '../../sync/seal/entry.ts'
import { addSeals, sealsSteps } from '../../table/document/seals.ts'
import { keepSaid, keptSaid } from '../../table/store/ownsaid.ts'
import type { Table } from '../../table/table.ts'

/** What somebody takes out of the table is put back at once, then after this (ms), and each time after twice that. */
const BACK = 2000
const LATEST = 600_000

/** An entry of ours, how often it was put back, and from when on it may be once more (ms). */
interface Kept {
  readonly entry: object
  times: number
  from: number
}

/** What this screen has said of sealed cards: kept on this device, and put back where the table lacks it. */
export function keepEntries(table: Table) {
  const kept = new Map<string, Kept>()
  const taken = new WeakSet<object>()
  /** Under which name they are kept on this device. */
  let name = ''
  let lacking = false
  let closed = false
  const remember = (entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('sign' in entry)) return
    kept.set(String(entry.sign), { entry, times: 0, from: 0 })
  }
  return {
    async begin(keptAs: string): Promise<void> {
      name = keptAs
      for (const entry of await keptSaid(name)) remember(entry)
    },
    /** Whether something of ours is not there, and is still to be put back. */
    lacks: () => lacking,
    /** Writes down what this screen says. */
    async write(entries: readonly SealEntry[]): Promise<void> {
      if (entries.length === 0 || table.barred() !== undefined) return
      for (const entry of entries) remember(entry)
      // Kept before it is said: what was said by halves would be said otherwise.
      await keepSaid(name, entries)
      if (!closed) addSeals(table.doc, entries)
    },
    /** What is news in the table; as far as this screen `keeps` to the game, what it lacks of ours is put back (ms). */
    async take(keeps: () => boolean, now: number): Promise<readonly object[]> {
      const lies = await byAndBy(sealsSteps(table.doc))
      if (closed) return []
      const signs = new Set(lies.map((one) => (one as { readonly sign?: unknown } | null)?.sign))
      const lost = keeps() ? [...kept].flatMap(([sign, one]) => (signs.has(sign) ? [] : one)) : []
      const back = lost.filter(({ from }) => now >= from)
      lacking = back.length < lost.length
      for (const one of back) {
        one.from = now + Math.min(LATEST, BACK * 2 ** one.times)
        one.times += 1
      }
      addSeals(
        table.doc,
        back.map(({ entry }) => entry),
      )
      const fresh = [...lies, ...back.map(({ entry }) => entry)].filter(
        (one): one is object => typeof one === 'object' && one !== null && !taken.has(one),
      )
      for (const one of fresh) taken.add(one)
      return fresh
    },
    close(): void {
      closed = true
    },
  }
}
