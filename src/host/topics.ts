/** How many may listen. */
interface Most {
  /** To one topic. */
  readonly listeners: number
  /** Of these, from one house. */
  readonly fromOneHouse: number
}

/** Who listens to what. */
export interface Topics<Guest> {
  /**
   * Lets somebody of this house listen. `out` is who has to go for them, or they themselves where there is no room:
   * undefined where there is room for all.
   */
  join(topic: string, guest: Guest, house: string): { readonly out: Guest | undefined }
  leave(topic: string, guest: Guest): void
  of(topic: string): Iterable<Guest>
}

/**
 * Nobody listens yet. Whoever has a table's key could take all places of its topic: so a house has only so many of
 * them, and where a topic is full, the last of the house that has the most makes room for one of a house that has
 * fewer.
 */
export function makeTopics<Guest>({ listeners, fromOneHouse }: Most): Topics<Guest> {
  /** In the order in which they came, with their houses. */
  const topics = new Map<string, Map<Guest, string>>()
  return {
    join(topic, guest, house) {
      const all = topics.get(topic) ?? new Map<Guest, string>()
      if (all.has(guest)) return { out: undefined }
      const counts = new Map<string, number>()
      for (const one of all.values()) counts.set(one, (counts.get(one) ?? 0) + 1)
      const own = counts.get(house) ?? 0
      if (own >= fromOneHouse) return { out: guest }
      let out: Guest | undefined
      if (all.size >= listeners) {
        const [largest, count] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))
        // Otherwise two houses would push each other out in turn.
        if (count <= own + 1) return { out: guest }
        for (const [one, from] of all) if (from === largest) out = one
        if (out !== undefined) all.delete(out)
      }
      topics.set(topic, all.set(guest, house))
      return { out }
    },
    leave(topic, guest) {
      const all = topics.get(topic)
      if (all?.delete(guest) && all.size === 0) topics.delete(topic)
    },
    of: (topic) => topics.get(topic)?.keys() ?? [],
  }
}
