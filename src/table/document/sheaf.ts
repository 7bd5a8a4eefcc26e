/** How many values stand together, as a power of two: one that changes is copied with these, and not with all. */
const BITS = 6
const PAGE = 1 << BITS
const LAST = PAGE - 1

type Page<T> = readonly (T | undefined)[]

/** A map in the order of its keys, which never changes. The next one shares with it all but what is otherwise there. */
export class Sheaf<T extends object> implements ReadonlyMap<string, T> {
  readonly #places: ReadonlyMap<string, number>
  readonly #keys: readonly string[]
  readonly #pages: readonly Page<T>[]
  readonly size: number

  private constructor(
    places: ReadonlyMap<string, number>,
    keys: readonly string[],
    pages: readonly Page<T>[],
    size: number,
  ) {
    this.#places = places
    this.#keys = keys
    this.#pages = pages
    this.size = size
  }

  /** A map of these values by their sorted keys. */
  static #of<T extends object>(sorted: readonly (readonly [string, T])[]): Sheaf<T> {
    const pages: T[][] = []
    for (let at = 0; at < sorted.length; at += PAGE)
      pages.push(sorted.slice(at, at + PAGE).map(([, value]) => value))
    const keys = sorted.map(([key]) => key)
    return new Sheaf(new Map(keys.map((key, at) => [key, at])), keys, pages, sorted.length)
  }

  static empty<T extends object>(): Sheaf<T> {
    return Sheaf.#of<T>([])
  }

  /**
   * This map with other values; undefined for what is not there any more. It is the same where nothing is otherwise.
   */
  with(changes: ReadonlyMap<string, T | undefined>): Sheaf<T> {
    const fresh: [string, T][] = []
    const copied = new Map<number, (T | undefined)[]>()
    let { size } = this
    for (const [key, value] of changes) {
      const at = this.#places.get(key)
      if (at === undefined) {
        if (value) fresh.push([key, value])
        continue
      }
      const n = at >> BITS
      const old = copied.get(n) ?? this.#pages[n]!
      const before = old[at & LAST]
      if (before === value) continue
      const page = copied.get(n) ?? [...old]
      page[at & LAST] = value
      copied.set(n, page)
      size += Number(value !== undefined) - Number(before !== undefined)
    }
    if (copied.size === 0 && fresh.length === 0) return this
    const pages = [...this.#pages]
    for (const [n, page] of copied) pages[n] = page
    const next = new Sheaf(this.#places, this.#keys, pages, size)
    if (fresh.length === 0) return next
    // What comes anew moves what stands behind it: all is laid out again, and what is gone leaves no gap.
    return Sheaf.#of([...next, ...fresh].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  get(key: string): T | undefined {
    const at = this.#places.get(key)
    return at === undefined ? undefined : this.#pages[at >> BITS]?.[at & LAST]
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
  }

  forEach(act: (value: T, key: string, map: ReadonlyMap<string, T>) => void): void {
    for (const [key, value] of this) act(value, key, this)
  }

  /** Made by hand: a generator takes several times as long. */
  #walk<R>(read: (value: T, key: string) => R): MapIterator<R> {
    const [pages, keys] = [this.#pages, this.#keys]
    let at = 0
    const walk: MapIterator<R> = {
      next() {
        while (at < keys.length) {
          const value = pages[at >> BITS]![at & LAST]
          at += 1
          if (value !== undefined) return { value: read(value, keys[at - 1]!), done: false }
        }
        return { value: undefined, done: true }
      },
      [Symbol.iterator]: () => walk,
    }
    return walk
  }

  /** What is asked for most, many times after each change. */
  values(): MapIterator<T> {
    const pages = this.#pages
    let n = 0
    let page: Page<T> = pages[0] ?? []
    let at = 0
    const walk: MapIterator<T> = {
      next() {
        for (;;) {
          while (at < page.length) {
            const value = page[at++]
            if (value !== undefined) return { value, done: false }
          }
          const following = pages[++n]
          if (!following) return { value: undefined, done: true }
          page = following
          at = 0
        }
      },
      [Symbol.iterator]: () => walk,
    }
    return walk
  }

  keys(): MapIterator<string> {
    return this.#walk((_, key) => key)
  }

  entries(): MapIterator<[string, T]> {
    return this.#walk((value, key) => [key, value])
  }

  [Symbol.iterator](): MapIterator<[string, T]> {
    return this.entries()
  }
}
