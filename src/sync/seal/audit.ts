import type { ScreenKey } from '../keys/screen.ts'
import { decksOf } from './faces.ts'
import type { SealedList } from './lists.ts'
import type { SealLog } from './log.ts'
import { isShuffledBy } from './trials.ts'

/** What came of looking at every shuffle of a deck. */
export interface Audited {
  readonly deck: string
  /** Which shuffle of it. */
  readonly n: number
  /** Whose seed is what it has to be. */
  readonly fair: readonly ScreenKey[]
  /** Whose seed does not make of the cards what they laid. */
  readonly foul: readonly ScreenKey[]
  /** Who has not opened theirs. */
  readonly closed: readonly ScreenKey[]
}

/** Looks at every shuffle of every deck whose seeds were opened. Anybody can. */
export function* auditedOf(log: SealLog): Generator<void, readonly Audited[]> {
  const all: Audited[] = []
  for (const { list } of decksOf(log)) {
    const fair: ScreenKey[] = []
    const foul: ScreenKey[] = []
    const closed: ScreenKey[] = []
    for (let one: SealedList | undefined = list; one?.before; one = one.before) {
      const { id, before, cards, pact, maskers } = one
      const by = maskers.at(-1) ?? ''
      const seeds = log.said('audit', id).filter((said) => said.by === by)
      let holds = false
      for (const { act } of seeds) {
        holds ||= yield* isShuffledBy(log.curve, pact.key.key, before.cards, cards, act.seed)
      }
      ;(seeds.length === 0 ? closed : holds ? fair : foul).push(by)
    }
    all.push({ deck: list.seal.deck, n: list.seal.n, fair, foul, closed })
  }
  return all
}
