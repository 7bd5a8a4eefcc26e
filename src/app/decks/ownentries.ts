import { byAndBy } from '../../rules/plain/turns.ts'
import type { ScreenKey } from '../../sync/keys/screen.ts'
import type { SealEntry } from '../../sync/seal/entry.ts'
import { addSeals, sealsSteps } from '../../table/document/seals.ts'
import { keepSaid, keptSaid } from '../../table/store/ownsaid.ts'
import type { Table } from '../../table/table.ts'
import { makeWords } from './words.ts'

/** Who takes what lies in the table. */
interface Taker {
  /** Whether this screen keeps to the game, and so puts back what the table lacks. */
  keeps(): boolean
  readonly us: ScreenKey | undefined
  /** Which of the screens of its pact it is, or how many these are where it is none of them. */
  readonly turn: number
}

/** What was said of sealed cards, as this screen keeps it on its device, and puts it back where the table lacks it. */
export function keepEntries(table: Table) {
  const words = makeWords()
  const taken = new WeakSet<object>()
  /** Under which name they are kept on this device. */
  let name = ''
  let lacking = false
  let closed = false
  return {
    async begin(keptAs: string): Promise<void> {
      name = keptAs
      for (const entry of await keptSaid(name)) words.remember(entry)
    },
    /** Whether something that is kept is not there, and is still to be put back. */
    lacks: () => lacking,
    /** Writes down what this screen says. */
    async write(entries: readonly SealEntry[]): Promise<void> {
      if (entries.length === 0 || table.barred() !== undefined) return
      for (const entry of entries) words.remember(entry)
      // Kept before it is said: what was said by halves would be said otherwise.
      await keepSaid(name, entries)
      if (!closed) addSeals(table.doc, entries)
    },
    /** Keeps what others said. */
    keep: (entries: readonly SealEntry[]): Promise<void> =>
      keepSaid(
        name,
        entries.filter((entry) => words.remember(entry)),
      ),
    /** Puts back what the table lacks by now (ms), and hands on what is news; true where anything was. */
    async take(
      { keeps, us, turn }: Taker,
      now: number,
      give: (fresh: readonly object[]) => Promise<unknown>,
    ): Promise<boolean> {
      const lies = await byAndBy(sealsSteps(table.doc))
      if (closed) return false
      const lacks = words.missing(lies, us, keeps() ? turn : undefined, now)
      lacking = lacks.later
      addSeals(table.doc, lacks.back)
      const fresh = [...lies, ...lacks.all].filter(
        (one): one is object => typeof one === 'object' && one !== null && !taken.has(one),
      )
      if (fresh.length === 0) return false
      await give(fresh)
      for (const one of fresh) taken.add(one)
      return true
    },
    close(): void {
      closed = true
    },
  }
}
