import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'

/** A piece is closed as soon as it has so many bytes, or so many things: whoever gets it can take it in at once. */
const PIECE = 48 * 1024
const MOST_IN_PIECE = 250

/** What can be written of one screen's clock. */
type Struct = Y.Item | Y.GC
interface Run {
  readonly from: number
  readonly encoder: Y.UpdateEncoderV1
  count: number
  readonly gone: [clock: number, length: number][]
}

/**
 * What a document has beyond a state vector, as updates one after another, each of which integrates at once where those
 * before it have: small ones, unless a single thing in it is large. Those parts named `first` come before the rest. The document is read
 * anew for each piece, so that it may change meanwhile; the last piece makes good for that, and tells all that was
 * deleted.
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
  let runs = new Map<number, Run>()
  let bytes = 0
  let count = 0
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
    bytes += write(runs, struct, clock)
    has.set(client, struct.id.clock + struct.length)
    count += 1
    if (bytes < size && count < MOST_IN_PIECE) continue
    yield closed(runs)
    runs = new Map()
    bytes = 0
    count = 0
  }
  if (bytes > 0) yield closed(runs)
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

function structAt(doc: Y.Doc, client: number, clock: number): Struct {
  const structs = doc.store.clients.get(client) ?? []
  const struct = structs[Y.findIndexSS(structs, clock)]
  if (!struct) throw new Error('a document has lost what it had')
  return struct
}

/** What must be there before this, from that clock on, can be. */
function neededBy(struct: Struct, clock: number): Goal[] {
  if (!(struct instanceof Y.Item)) return []
  const { origin, rightOrigin, parent, id } = struct
  // Cut in two, its rest is stuck to its beginning.
  const left = clock > id.clock ? null : origin
  const ids = [left, rightOrigin]
  if (!origin && !rightOrigin && parent instanceof Y.AbstractType)
    ids.push(parent._item?.id ?? null)
  return ids.flatMap((one) => (one ? [{ client: one.client, until: one.clock + 1 }] : []))
}

/** Adds a struct, from that clock on; its bytes. */
function write(runs: Map<number, Run>, struct: Struct, clock: number): number {
  const { client } = struct.id
  const run = runs.get(client) ?? {
    from: clock,
    encoder: new Y.UpdateEncoderV1(),
    count: 0,
    gone: [],
  }
  runs.set(client, run)
  const { restEncoder } = run.encoder
  const before = encoding.length(restEncoder)
  const offset = clock - struct.id.clock
  struct.write(run.encoder, offset)
  run.count += 1
  if (struct instanceof Y.Item && struct.deleted) run.gone.push([clock, struct.length - offset])
  return encoding.length(restEncoder) - before
}

/** The runs as one update. */
function closed(runs: ReadonlyMap<number, Run>): Uint8Array<ArrayBuffer> {
  const all = [...runs].sort(([a], [b]) => b - a)
  const update = encoding.createEncoder()
  encoding.writeVarUint(update, all.length)
  for (const [client, { from, count, encoder }] of all) {
    encoding.writeVarUint(update, count)
    encoding.writeVarUint(update, client)
    encoding.writeVarUint(update, from)
    encoding.writeBinaryEncoder(update, encoder.restEncoder)
  }
  const deleted = all.filter(([, { gone }]) => gone.length > 0)
  encoding.writeVarUint(update, deleted.length)
  for (const [client, { gone }] of deleted) {
    encoding.writeVarUint(update, client)
    encoding.writeVarUint(update, gone.length)
    for (const [clock, length] of gone) {
      encoding.writeVarUint(update, clock)
      encoding.writeVarUint(update, length)
    }
  }
  return encoding.toUint8Array(update)
}
