import * as Y from 'yjs'
import { makeRuns, type Writable } from '../../table/yjs/runs.ts'

/** A piece is closed as soon as it has so many bytes, or so many things: whoever gets it can take it in at once. */
const PIECE = 48 * 1024
const MOST_IN_PIECE = 250

/**
 * What a document has beyond a state vector, as updates one after another, each of which integrates at once where those
 * before it have: small ones, unless a single thing in it is large. Those parts named `first` come before the rest. The
 * document is read anew for each piece, so that it may change meanwhile; the last piece makes good for that, and tells
 * all that was deleted.
 */
export function* piecesOf(
  doc: Y.Doc,
  vector: Uint8Array,
  first: readonly string[] = [],
  size = PIECE,
): Generator<Uint8Array<ArrayBuffer>, void> {
  /** What the other has by now: the next clock of each client. */
  const has = Y.decodeStateVector(vector)
  const wanted = goals(doc, first)
  let runs = makeRuns()
  let gone: [client: number, clock: number, length: number][] = []
  const close = () => {
    const full = runs
    for (const range of gone) full.gone(...range)
    runs = makeRuns()
    gone = []
    return full.close()
  }
  for (;;) {
    const goal = wanted.at(-1)
    if (!goal) break
    const { client, until } = goal
    const clock = has.get(client) ?? 0
    if (clock >= until) {
      wanted.pop()
      continue
    }
    const struct = structAt(doc, client, clock)
    const before = neededBy(struct, clock).find(
      ({ client, until }) => (has.get(client) ?? 0) < until,
    )
    if (before) {
      wanted.push(before)
      continue
    }
    const end = struct.id.clock + struct.length
    runs.add(struct, clock)
    if (struct instanceof Y.Item && struct.deleted) gone.push([client, clock, end - clock])
    has.set(client, end)
    if (runs.bytes() < size && runs.count() < MOST_IN_PIECE) continue
    yield close()
  }
  if (runs.bytes() > 0) yield close()
  yield Y.encodeStateAsUpdate(doc, Y.encodeStateVector(has)) as Uint8Array<ArrayBuffer>
}

/** About so many bytes a document has beyond a state vector, without writing them. */
export function weightOf(doc: Y.Doc, vector: Uint8Array): number {
  const has = Y.decodeStateVector(vector)
  let bytes = 0
  for (const [client, structs] of doc.store.clients) {
    const clock = has.get(client) ?? 0
    const from =
      clock < Y.getState(doc.store, client) ? Y.findIndexSS(structs, clock) : structs.length
    for (let at = from; at < structs.length; at++) {
      const struct = structs[at]
      bytes += HEAD
      if (!(struct instanceof Y.Item)) continue
      const { content } = struct
      if (content instanceof Y.ContentString) bytes += content.str.length
      else if (content instanceof Y.ContentBinary) bytes += content.content.length
      else if (content instanceof Y.ContentAny) {
        for (const value of content.arr) bytes += typeof value === 'string' ? value.length : VALUE
      }
    }
  }
  return bytes
}
/** Bytes of what surrounds a thing, and of a value that is no text. */
const HEAD = 12
const VALUE = 24

/** Up to where somebody's clock has to come. */
interface Goal {
  readonly client: number
  readonly until: number
}

/** All that is there now, the last first: it is taken from the end. */
function goals(doc: Y.Doc, first: readonly string[]): Goal[] {
  const early = first.flatMap((name) =>
    [...(doc.share.get(name)?._map.values() ?? [])].map(({ id, length }) => ({
      client: id.client,
      until: id.clock + length,
    })),
  )
  // With higher numbers first, Yjs has less to do.
  const all = [...doc.store.clients.keys()].sort((a, b) => a - b)
  const late = all.map((client) => ({ client, until: Y.getState(doc.store, client) }))
  return [...late, ...early.reverse()]
}

function structAt(doc: Y.Doc, client: number, clock: number): Writable {
  const structs = doc.store.clients.get(client) ?? []
  const struct = structs[Y.findIndexSS(structs, clock)]
  if (!struct) throw new Error('a document has lost what it had')
  return struct
}

/** What must be there before this, from that clock on, can be. */
function neededBy(struct: Writable, clock: number): Goal[] {
  if (!(struct instanceof Y.Item)) return []
  const { origin, rightOrigin, parent, id } = struct
  // Cut in two, its rest is stuck to its beginning.
  const left = clock > id.clock ? null : origin
  const ids = [left, rightOrigin]
  if (!origin && !rightOrigin && parent instanceof Y.AbstractType)
    ids.push(parent._item?.id ?? null)
  return ids.flatMap((one) => (one ? [{ client: one.client, until: one.clock + 1 }] : []))
}
