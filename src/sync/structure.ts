import * as Y from 'yjs'

/** Levels of a value, and of maps and texts within one another: pages of ours use far fewer. */
const DEEPEST_VALUE = 40
const DEEPEST_TYPE = 8
/** Screens that have a hand in one update. */
const MOST_CLIENTS = 20_000
/** No honest screen ever writes so much. */
const LATEST = 2 ** 40
/** So many steps are gone to see what something belongs to. */
const MOST_STEPS = 200

/** An update of more bytes, or of more things, is tried before it is applied. */
const LIGHT = { bytes: 64 * 1024, structs: 300 }

type Decoded = ReturnType<typeof Y.decodeUpdate>
type Struct = Decoded['structs'][number]
interface Id {
  readonly client: number
  readonly clock: number
}

/**
 * Looks at an update that is to be applied to `doc`, and tells what is wrong with it, if anything is; undefined for a
 * heavy one, which has to be tried. Throws where its bytes cannot be read.
 */
export function lookAt(
  update: Uint8Array,
  doc: Y.Doc,
): { readonly fault: string | undefined } | undefined {
  if (update.length > LIGHT.bytes) return undefined
  const decoded = Y.decodeUpdate(update)
  const fault = faultOf(decoded, doc)
  return fault === undefined && decoded.structs.length > LIGHT.structs ? undefined : { fault }
}

/**
 * What is wrong with an update of which all bytes can be read; undefined where nothing is. Yjs itself looks at none of
 * this: it would throw in the middle, never end, or hold from then on what nobody can pass on. `doc` is what it would be
 * applied to.
 */
export function faultOf({ structs, ds }: Decoded, doc: Y.Doc): string | undefined {
  const own = new Map<number, Struct[]>()
  for (const struct of structs) {
    const { client } = struct.id
    const list = own.get(client)
    if (list) list.push(struct)
    else own.set(client, [struct])
  }
  if (own.size > MOST_CLIENTS || ds.clients.size > MOST_CLIENTS) return 'too many hands'
  for (const struct of structs) {
    const fault = faultOfStruct(struct)
    if (fault) return fault
    if (struct instanceof Y.Item && struct.content instanceof Y.ContentType) {
      if (!isShallow(struct, own, doc)) return 'nested too deep'
    }
  }
  for (const ranges of ds.clients.values()) {
    let end = 0
    for (const { clock, len } of ranges) {
      // Yjs would go over the same things once for each of them.
      if (clock < end || len < 1 || clock + len > LATEST) return 'deleted twice'
      end = clock + len
    }
  }
  return undefined
}

function faultOfStruct(struct: Struct): string | undefined {
  const { id, length } = struct
  if (length < 1 || id.clock + length > LATEST) return 'no such clock'
  if (!(struct instanceof Y.Item)) return undefined
  const { origin, rightOrigin, parent, content } = struct
  for (const ref of [origin, rightOrigin, parent]) {
    if (ref instanceof Y.ID && ref.client === id.client && ref.clock >= id.clock) {
      return 'builds on what comes later'
    }
  }
  // Formats make every page tidy up after them, and documents within documents are of no use here.
  if (content instanceof Y.ContentFormat || content instanceof Y.ContentDoc)
    return 'no such content'
  const values = content instanceof Y.ContentEmbed ? [content.embed] : valuesOf(content)
  return isDeep(values) ? 'a value too deep' : undefined
}

const valuesOf = (content: Y.Item['content']): readonly unknown[] =>
  content instanceof Y.ContentAny || content instanceof Y.ContentJSON ? content.arr : []

/** Whether values lie in one another deeper than anybody could pass on; looked at level by level. */
function isDeep(values: readonly unknown[]): boolean {
  let level: readonly unknown[] = values
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST_VALUE) return true
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null || value instanceof Uint8Array) continue
      for (const inner of Object.values(value)) next.push(inner)
    }
    level = next
  }
  return false
}

/** Whether a map or text hangs from a part of the table by few others. What hangs from nothing known comes to nothing. */
function isShallow(item: Y.Item, own: ReadonlyMap<number, readonly Struct[]>, doc: Y.Doc): boolean {
  let at: unknown = item
  let level = 0
  for (let step = 0; step < MOST_STEPS; step++) {
    if (!(at instanceof Y.Item)) return true
    // As it is read, a parent is a name or an id; in a document it is the type itself.
    const parent: unknown = at.parent
    if (typeof parent === 'string') return true
    if (parent instanceof Y.AbstractType) {
      if (!parent._item) return true
      at = parent._item
    } else if (parent instanceof Y.ID) at = found(parent, own, doc)
    else {
      const beside = at.origin ?? at.rightOrigin
      at = beside ? found(beside, own, doc) : undefined
      continue
    }
    level += 1
    if (level > DEEPEST_TYPE) return false
  }
  return false
}

/** What has this id: in the update, or else in the document. */
function found(id: Id, own: ReadonlyMap<number, readonly Struct[]>, doc: Y.Doc): unknown {
  const list = own.get(id.client) ?? []
  let [low, high] = [0, list.length - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    const struct = list[middle]
    if (!struct) break
    if (id.clock < struct.id.clock) high = middle - 1
    else if (id.clock >= struct.id.clock + struct.length) low = middle + 1
    else return struct
  }
  const known = id.clock < Y.getState(doc.store, id.client)
  return known ? Y.getItem(doc.store, Y.createID(id.client, id.clock)) : undefined
}
