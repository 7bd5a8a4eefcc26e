import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'
import { endOf, type Struct, type Units, unitsIn } from './units.ts'

/*
 * How two documents in which one client wrote two things become one
 *
 * Of the two versions of what it wrote one counts: `settled` says which, the same wherever it is asked. Where the other
 * went on for longer there are empty places, so that what others wrote beside it stays. Whoever has the other version
 * builds the document anew.
 */

/** What a client wrote from a clock on, as an update. */
export interface Version {
  readonly client: number
  readonly from: number
  readonly update: Uint8Array
}

type Deleted = ReturnType<typeof Y.decodeUpdate>['ds']

/** The version that a document has. */
export function versionIn(doc: Y.Doc, client: number, from: number): Version {
  const structs = doc.store.clients.get(client) ?? []
  const own = structs.filter(({ id, length }) => id.clock + length > from)
  return { client, from, update: written([{ client, from, structs: own }]) }
}

/** A version from a later clock on. */
export function laterOf({ client, from, update }: Version, clock: number): Version {
  if (clock <= from) return { client, from, update }
  const { structs } = Y.decodeUpdate(update)
  const rest = structs.filter(({ id, length }) => id.clock + length > clock)
  return { client, from: clock, update: written([{ client, from: clock, structs: rest }]) }
}

/** What of a version can be read. Throws where it is none. */
export function readVersion({ client, from, update }: Version): { units: Units; end: number } {
  const { structs, ds } = Y.decodeUpdate(update)
  const units = unitsIn(structs, from, Number.MAX_SAFE_INTEGER)
  const end = endOf(units, from)
  const alone = structs.every(({ id, length }) => id.client === client && id.clock + length <= end)
  if (!alone || ds.clients.size > 0) throw new Error('is no version')
  return { units, end }
}

/** The version that counts: the better one, and where the other is longer, empty places. */
export function settledVersion(better: Version, other: Version): Version {
  const { client, from } = better
  const { end } = readVersion(better)
  const whole = Y.decodeUpdate(better.update).structs
  const rest = Y.decodeUpdate(other.update).structs.flatMap((struct) =>
    struct.id.clock + struct.length > end ? [emptied(struct)] : [],
  )
  const first = rest[0]
  if (!first) return better
  const parts = [{ client, from, structs: whole }]
  const update = Y.mergeUpdates([
    written(parts),
    written([{ client, from: Math.max(end, first.id.clock), structs: rest }]),
  ])
  return { client, from, update }
}

function emptied(struct: Struct): Struct {
  if (struct instanceof Y.Item) struct.content = new Y.ContentDeleted(struct.length)
  return struct
}

/** All of a document with this version in the place of its own, as an update: untried. */
export function composed(doc: Y.Doc, version: Version): Uint8Array {
  const { client, from } = version
  const { structs, ds } = Y.decodeUpdate(Y.encodeStateAsUpdate(doc))
  const by = new Map<number, Struct[]>()
  for (const struct of structs) {
    const { id } = struct
    if (id.client === client && id.clock >= from) continue
    const list = by.get(id.client)
    const kept = id.client === client ? shortened(struct, from) : struct
    if (list) list.push(kept)
    else by.set(id.client, [kept])
  }
  const own = settledVersion(version, versionIn(doc, client, from))
  by.set(client, [...(by.get(client) ?? []), ...Y.decodeUpdate(own.update).structs])
  const parts = [...by].map(([client, list]) => ({
    client,
    from: list[0]?.id.clock ?? 0,
    structs: list,
  }))
  return written(parts, ds)
}

/** What stands before this clock. */
function shortened(struct: Struct, to: number): Struct {
  const { id, length } = struct
  if (id.clock + length <= to) return struct
  if (!(struct instanceof Y.Item)) return new Y.GC(id, to - id.clock)
  struct.content.splice(to - id.clock)
  struct.length = to - id.clock
  return struct
}

interface Part {
  readonly client: number
  readonly from: number
  readonly structs: readonly Struct[]
}

/** Structs as an update. */
function written(parts: readonly Part[], ds?: Deleted): Uint8Array {
  const update = encoding.createEncoder()
  const all = parts.filter(({ structs }) => structs.length > 0)
  encoding.writeVarUint(update, all.length)
  for (const { client, from, structs } of [...all].sort((a, b) => b.client - a.client)) {
    encoding.writeVarUint(update, structs.length)
    encoding.writeVarUint(update, client)
    encoding.writeVarUint(update, from)
    for (const [i, struct] of structs.entries()) {
      const encoder = new Y.UpdateEncoderV1()
      struct.write(encoder, i === 0 ? Math.max(0, from - struct.id.clock) : 0)
      encoding.writeBinaryEncoder(update, encoder.restEncoder)
    }
  }
  const gone = [...(ds?.clients ?? [])]
  encoding.writeVarUint(update, gone.length)
  for (const [client, ranges] of gone) {
    encoding.writeVarUint(update, client)
    encoding.writeVarUint(update, ranges.length)
    for (const { clock, len } of ranges) {
      encoding.writeVarUint(update, clock)
      encoding.writeVarUint(update, len)
    }
  }
  return encoding.toUint8Array(update)
}
