import type { ItemId } from '../rules/plain/item.ts'

/** Gathers which items are touched, until that is told. */
interface Telling<Way> {
  /**
   * These look or lie otherwise now: told at once, unless something is told as one. With none it is told all the same.
   */
  touch(items: Iterable<ItemId>): void
  /** What is touched while it acts is told once, afterwards; and in which way it was done. */
  asOne<T>(act: () => T, way?: Way): T
}

export function makeTelling<Way>(
  told: (touched: ReadonlySet<ItemId>, way?: Way) => void,
): Telling<Way> {
  let held = 0
  let touched: Set<ItemId> | undefined
  const tell = (way?: Way) => {
    const all = touched
    if (held > 0 || !all) return
    touched = undefined
    told(all, way)
  }
  return {
    touch(items) {
      touched = new Set([...(touched ?? []), ...items])
      tell()
    },
    asOne(act, way) {
      held += 1
      try {
        return act()
      } finally {
        held -= 1
        tell(way)
      }
    },
  }
}
