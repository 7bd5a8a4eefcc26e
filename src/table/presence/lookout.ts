import type { Pointing, Presence, PresenceBook } from './presence.ts'

/** Nobody points something out more often, ms: more is passed over. */
const PACE = 800

/** Tells whatever anybody points out, ourselves among them (without a number). Returns the way out. */
export function lookOut(
  book: PresenceBook,
  told: (look: Pointing, by: Presence, client: number | undefined) => void,
): () => void {
  const known = new Map<number | undefined, { n: number; at: number }>()
  const see = () => {
    const all = [[undefined, book.mine()] as const, ...book.others()]
    for (const [client, presence] of all) {
      const { look } = presence
      const before = known.get(client)
      if (!look || before?.n === look.n) continue
      const now = performance.now()
      if (before && now - before.at < PACE) continue
      known.set(client, { n: look.n, at: now })
      told(look, presence, client)
    }
    for (const client of known.keys())
      if (client !== undefined && !book.others().has(client)) known.delete(client)
  }
  see()
  return book.subscribe(see)
}
