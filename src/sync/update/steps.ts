import * as Y from 'yjs'
import type { Shared } from '../../table/yjs/shape.ts'

/** Where in a document something comes to stand. */
export interface Gap {
  /** What it is in, as far as that is in the document, and under which key. */
  readonly type: Shared | undefined
  readonly key: string | null
  /** The last one in the document that is before it, and the first behind it. */
  readonly left: Y.Item | null
  readonly right: Y.Item | null
}

export type Steps = ReturnType<typeof stepsIn>

/**
 * Counts the steps that Yjs goes among what is there already: to find a place it looks at all that lies between two
 * neighbours, once for each that comes there. What comes with the same update is not counted: it is few.
 */
export function stepsIn(doc: Y.Doc, limit: number) {
  let all = 0
  let walked: Gap | undefined
  let steps = 0

  const count = (from: Y.Item | null | undefined, to: Y.Item | null) => {
    let many = 0
    for (let at = from; at && at !== to && all + many < limit; at = at.right) many += 1
    return many
  }
  function between({ left, right, type, key }: Gap): number {
    if (left && left === right) return 0
    let first = left?.right
    if (!left && type) {
      first = key === null ? type._start : type._map.get(key)
      // A map knows only what came last under a key.
      let back = 0
      while (key !== null && first?.left && all + back < limit) {
        first = first.left
        back += 1
      }
      all += back
    }
    return count(first, right)
  }
  /** What lies within something, and it itself. */
  function within(item: Y.Item): number {
    if (item.deleted || !(item.content instanceof Y.ContentType)) return 1
    const { type } = item.content
    let many = 1 + count(type._start, null)
    for (const inner of type._map.values()) if (all + many < limit) many += within(inner)
    return many
  }

  return {
    all: () => all,
    /** Something is put there. */
    put(place: Gap): void {
      const same =
        walked?.left === place.left &&
        walked.right === place.right &&
        walked.type === place.type &&
        walked.key === place.key
      if (!same) steps = between(place)
      walked = place
      all += steps
    },
    /** What is deleted of a client, from a clock until another. */
    gone(client: number, clock: number, until: number): void {
      const structs = doc.store.clients.get(client) ?? []
      all += 1
      if (clock >= Y.getState(doc.store, client)) return
      for (let at = Y.findIndexSS(structs, clock); at < structs.length && all < limit; at++) {
        const struct = structs[at]
        if (!struct || struct.id.clock >= until) break
        all += struct instanceof Y.Item ? within(struct) : 1
      }
    },
  }
}
