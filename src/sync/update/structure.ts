import * as decoding from 'lib0/decoding'
import * as Y from 'yjs'
import { LATEST } from '../../table/yjs/shape.ts'
import { type AuthorPart, type Fresh, GONE, type Id, placesIn } from './spots.ts'
import { stepsIn } from './steps.ts'
import type { Struct } from './units.ts'

/*
 * What is looked at before anything is applied
 *
 * Yjs itself looks at nothing: what is well written it takes in, and where that is none of ours it may throw in the
 * middle, never end, or hold from then on what nobody can pass on or tidy away. Here an update is walked through in the
 * order in which Yjs would take it in, and what cannot be taken in yet is left out, so that the document never waits
 * for anything. All of what is left in it
 *
 *   - begins where its author's clock stands, without a gap, and refers only to what is there by then;
 *   - stands between neighbours of one and the same list, and where it has no neighbour, in a place that is there;
 *   - holds what can stand there (`table/yjs/shape.ts`), of the one length that is safe there.
 *
 * That is all that Yjs takes for granted. A list under a key has one living thing, its last: each is one long, so none
 * can be cut into a living and a dead half; whatever is not last was deleted when it came. Of a list without a key all
 * is deleted with what it stands in. So where something is tidied away, all within is deleted already, which Yjs
 * demands. Parents are maps in a part and texts in such a map, neighbours are never sought in vain, nothing refers to
 * itself, and values are of the kinds that can be written again. `test/sync/update/deaf.test.ts` tries to prove that
 * wrong a million times.
 */

/** Screens that have a hand in a table; and so many more as write over their own links: those who are there go on. */
const MOST_CLIENTS = 50_000
const LINKED = 5000
/** Parts of a document: whoever writes it looks for their names one after another. */
const MOST_PARTS = 1000

/** An update of more bytes, of more things, or that makes more work is tried before it is applied. */
const LIGHT = { bytes: 64 * 1024, things: 300, work: 50_000 }

type Decoded = ReturnType<typeof Y.decodeUpdate>
type Range = readonly [client: number, clock: number, length: number]

/**
 * Whose writing an update may bring that is not here yet: this author's alone, or all but these
 * authors', and of some only up to a clock.
 */
export interface Takes {
  readonly only?: number
  readonly not?: readonly number[]
  readonly upTo?: readonly (readonly [client: number, clock: number])[]
}

/** What is found out about an update. */
export interface Findings {
  /** What no page of ours can have sent. */
  readonly fault?: string
  /** Why something is left out that does not fit what is here: it may fit what is elsewhere. */
  readonly misfit?: string | undefined
  /** What can be taken in now, in an order in which each one can. */
  readonly fresh: readonly Fresh[]
  /** What of its deletions is there, or comes with it. */
  readonly gone: readonly Range[]
  /** Whether something is left out that does not fit yet. */
  readonly short: boolean
  /** Whether it can be applied as it is: nothing of it is left out. */
  readonly whole: boolean
  /** Steps that Yjs would go to find places and to delete. */
  readonly work: number
}

/**
 * Looks at an update that is to be applied to `doc`, in the page; undefined for a heavy one, which has to be tried.
 * Throws where its bytes cannot be read.
 */
export function lookAt(update: Uint8Array, doc: Y.Doc, takes: Takes = {}): Findings | undefined {
  if (update.length > LIGHT.bytes) return undefined
  const decoded = Y.decodeUpdate(update)
  let things = decoded.structs.length
  for (const ranges of decoded.ds.clients.values()) things += ranges.length
  if (things > LIGHT.things) return undefined
  const seen = examine(update, doc, { limit: LIGHT.work, takes, decoded })
  return seen.fault === undefined && seen.work >= LIGHT.work ? undefined : seen
}

/** What is wrong with an update, or does not fit; undefined where nothing is. Throws where its bytes cannot be read. */
export function faultOf(update: Uint8Array, doc: Y.Doc): string | undefined {
  const { fault, misfit } = examine(update, doc)
  return fault ?? misfit
}

/** How an update is looked through: beyond `limit` work is not counted. */
export interface How {
  readonly limit?: number
  readonly takes?: Takes
  readonly decoded?: Decoded
}

/** Looks through an update, as it would come into `doc`. Throws where its bytes cannot be read. */
export function examine(
  update: Uint8Array,
  doc: Y.Doc,
  { limit = 10_000_000, takes = {}, decoded: { structs, ds } = Y.decodeUpdate(update) }: How = {},
): Findings {
  const fresh: Fresh[] = []
  const gone: Range[] = []
  let [short, whole] = [false, true]
  let misfit: string | undefined
  const not = new Set(takes.not)
  const upTo = new Map(takes.upTo)
  const isTaken = (client: number, end: number) =>
    (takes.only === undefined || takes.only === client) &&
    !not.has(client) &&
    end <= (upTo.get(client) ?? LATEST)
  const steps = stepsIn(doc, limit)
  const seen = (fault?: string): Findings =>
    fault === undefined
      ? { misfit, fresh, gone, short, whole, work: steps.all() }
      : { fault, fresh: [], gone: [], short, whole: false, work: steps.all() }

  const authors = authorParts(structs, doc)
  if (typeof authors === 'string') return seen(authors)
  if (ds.clients.size > MOST_CLIENTS + LINKED) return seen('too many hands')
  const leftOut = (why: string) => {
    misfit ??= why
    short = true
    whole = false
  }
  const parts = new Set<string>()
  const { size } = doc.store.clients
  // A whole document, such as out of a file, is taken with all that others have come to.
  const most = takes.only === undefined && size > 0 ? MOST_CLIENTS : MOST_CLIENTS + LINKED
  let room = most - size
  for (const [client, part] of authors) {
    if (doc.store.clients.has(client)) continue
    room -= 1
    if (room >= 0) continue
    part.stuck = true
    leftOut('too many hands')
  }
  // Of two parts of one author Yjs would take only the last.
  whole &&= decoding.readVarUint(decoding.createDecoder(update)) === authors.size
  const places = placesIn(doc, authors, steps)
  const state = (client: number) => authors.get(client)?.until ?? Y.getState(doc.store, client)

  /** Whose clock has to go on before this can be taken in. */
  const missing = ({ id, struct }: { id: Id; struct: Y.Item | Y.GC }): number | undefined => {
    if (!(struct instanceof Y.Item)) return undefined
    const { origin, rightOrigin, parent } = struct
    for (const ref of [origin, rightOrigin, parent]) {
      if (ref instanceof Y.ID && ref.client !== id.client && ref.clock >= state(ref.client)) {
        return ref.client
      }
    }
    return undefined
  }

  /** Goes on with one author's part by one struct: what is wrong with it, or who must go on first. */
  function step(client: number, part: AuthorPart): { fault?: string; first?: number } {
    const { structs, places: found } = part
    const struct = structs[found.length]
    const end = struct ? struct.id.clock + struct.length : 0
    if (struct && end <= part.until) {
      found.push(GONE)
      whole = false
    } else if (!struct || struct instanceof Y.Skip || struct.id.clock > part.until) {
      part.stuck = true
      if (struct) {
        whole = false
        short = true
      }
    } else if (!isTaken(client, end)) {
      // They tell it themselves.
      part.stuck = true
      whole = false
    } else if (isOnePartTooMany(doc, parts, struct)) {
      part.stuck = true
      leftOut('too many parts')
    } else {
      const one = { struct, from: part.until }
      // Of what is known in part, the rest stands behind it.
      const first = part.until > struct.id.clock ? undefined : missing({ id: struct.id, struct })
      if (first !== undefined) return { first }
      const place = places.of(one)
      if (typeof place === 'object' && 'fault' in place) return { fault: place.fault }
      if (typeof place === 'object' && 'misfit' in place) {
        part.stuck = true
        leftOut(place.misfit)
        return {}
      }
      found.push(place)
      const lost = place === GONE && struct instanceof Y.Item
      // It would come to the same, and nobody has looked at what it holds.
      fresh.push(lost ? { struct: new Y.GC(struct.id, struct.length), from: one.from } : one)
      whole &&= one.from === struct.id.clock && !lost
      part.until = end
    }
    return {}
  }

  for (const start of authors.keys()) {
    const stack = [start]
    const waiting = new Set(stack)
    for (let client = stack.at(-1); client !== undefined; client = stack.at(-1)) {
      const part = authors.get(client)
      if (!part || part.stuck) {
        waiting.delete(client)
        stack.pop()
        continue
      }
      const { fault, first } = step(client, part)
      if (fault !== undefined) return seen(fault)
      if (first === undefined) {
        // Whoever waited for it looks again.
        if (stack.length > 1) {
          waiting.delete(client)
          stack.pop()
        }
      } else if (waiting.has(first) || (authors.get(first)?.stuck ?? true)) {
        part.stuck = true
        short = true
        whole = false
      } else {
        stack.push(first)
        waiting.add(first)
      }
    }
  }

  for (const [client, ranges] of ds.clients) {
    let end = 0
    for (const { clock, len } of ranges) {
      // Yjs would go over the same things once for each of them.
      if (clock < end || len < 1 || clock + len > LATEST) return seen('deleted twice')
      end = clock + len
      // Nobody takes away what is not written yet: where it is only on its way, this comes again.
      if (end > state(client)) {
        short = true
        whole = false
        continue
      }
      if (places.cuts({ client, clock }) || places.cuts({ client, clock: end })) {
        leftOut('half a letter')
        continue
      }
      steps.gone(client, clock, end)
      gone.push([client, clock, len])
    }
  }
  return seen()
}

/** The parts of all authors; or what is wrong with them. */
function authorParts(structs: readonly Struct[], doc: Y.Doc): Map<number, AuthorPart> | string {
  const { store } = doc
  const byAuthor = new Map<number, AuthorPart & { structs: Struct[] }>()
  for (const struct of structs) {
    const { id, length } = struct
    if (!(length >= 1) || id.clock + length > LATEST) return 'no such clock'
    const part = byAuthor.get(id.client)
    const last = part?.structs.at(-1)
    if (last && last.id.clock + last.length !== id.clock) return 'out of order'
    if (part) part.structs.push(struct)
    else {
      const until = Y.getState(store, id.client)
      byAuthor.set(id.client, { structs: [struct], places: [], until, stuck: false })
    }
    if (!(struct instanceof Y.Item)) continue
    const { origin, rightOrigin, parent } = struct
    for (const ref of [origin, rightOrigin, parent]) {
      if (ref instanceof Y.ID && ref.client === id.client && ref.clock >= id.clock) {
        return 'builds on what comes later'
      }
    }
  }
  return byAuthor.size > MOST_CLIENTS + LINKED ? 'too many hands' : byAuthor
}

/** Whether a struct stands in a part that there would be too many of with it. `parts` are those that come besides. */
function isOnePartTooMany({ share }: Y.Doc, parts: Set<string>, struct: Struct): boolean {
  // As it is read, a parent is a name or an id.
  const name: unknown = struct instanceof Y.Item ? struct.parent : undefined
  if (typeof name !== 'string' || share.has(name) || parts.has(name)) return false
  if (share.size + parts.size >= MOST_PARTS) return true
  parts.add(name)
  return false
}
