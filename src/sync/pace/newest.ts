/** Forgets the oldest of more than so many: sets and maps keep their order. */
export function keepNewest<K>(all: Set<K> | Map<K, unknown>, most: number): void {
  for (const old of all.keys()) {
    if (all.size <= most) return
    all.delete(old)
  }
}
