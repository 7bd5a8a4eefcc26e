import * as Y from 'yjs'
import { makeRuns, type Writable } from './runs.ts'
import { faultAnywhere, faultOfContent, LATEST, type Shared, sortsIn } from './shape.ts'

/*
 * Whether a document still does what it should
 *
 * Yjs tidies up after each change, and where it throws there, it never does so again: nothing that changes is told from
 * then on, so nothing is seen, saved or sent. It is found out at once, and the document made anew from what was good.
 */

/** Whether a document has stopped to tell what changes. Not to be asked while something is being changed. */
export const isDeaf = (doc: Y.Doc): boolean =>
  doc._transaction === null && doc._transactionCleanups.length > 0

/** Deletes all that a document holds. */
function clear(doc: Y.Doc): void {
  doc.transact((transaction) => {
    for (const { _map, _start } of doc.share.values()) {
      for (const item of _map.values()) item.delete(transaction)
      for (let item = _start; item; item = item.right) item.delete(transaction)
    }
  })
}

/**
 * Tries a whole document out: whether it can be read, passed on to a newcomer and read there, whether all of it can be
 * deleted and tidied away, and whether what is done then is still told. What is wrong, if anything; never throws.
 */
export function faultOfWhole(state: Uint8Array): string | undefined {
  const [first, late] = [new Y.Doc(), new Y.Doc()]
  try {
    Y.applyUpdate(first, state)
    if (isDeaf(first)) return 'cannot be read'
    Y.applyUpdate(late, Y.encodeStateAsUpdate(first))
    if (isDeaf(late)) return 'cannot be passed on'
    for (const [client, structs] of first.store.clients) {
      const last = structs.at(-1)
      if (last && Y.getState(late.store, client) !== last.id.clock + last.length) {
        return 'cannot be passed on'
      }
    }
    clear(late)
    if (isDeaf(late)) return 'cannot be deleted'
    Y.encodeStateAsUpdate(late)
    let told = false
    late.on('update', () => {
      told = true
    })
    late.getMap('play').set('probe', 1)
    return told ? undefined : 'tells nothing any more'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  } finally {
    first.destroy()
    late.destroy()
  }
}

/** Tells of each thing in a document what can be kept of it. */
function keptIn(doc: Y.Doc): (struct: Writable) => Writable {
  const sortOf = sortsIn(doc)
  const find = ({ client, clock }: Y.ID) => {
    const structs = doc.store.clients.get(client) ?? []
    if (clock < 0 || clock >= Y.getState(doc.store, client)) return undefined
    const found = structs[Y.findIndexSS(structs, clock)]
    return found && found.id.clock + found.length <= LATEST ? found : undefined
  }
  return (struct) => {
    if (!(struct instanceof Y.Item)) return struct
    const { id, length, origin, rightOrigin, parent, parentSub, content } = struct
    const nothing = () => new Y.GC(id, length)
    if (!(parent instanceof Y.AbstractType)) return nothing()
    const type: Shared = parent
    const sort = sortOf(type)
    if (!sort || (parentSub !== null && rightOrigin) || content.getLength() !== length) {
      return nothing()
    }
    for (const ref of [origin, rightOrigin]) {
      if (!ref) continue
      const beside = find(ref)
      if (!beside || (ref.client === id.client && ref.clock >= id.clock)) return nothing()
      if (!(beside instanceof Y.Item)) continue
      if (beside.parent !== parent || beside.parentSub !== parentSub) return nothing()
    }
    const fault = faultAnywhere(content) ?? faultOfContent(sort, parentSub, content)
    if (fault === undefined) return struct
    const keyed = sort !== 'letters' && sort !== 'records'
    if (keyed !== (parentSub !== null)) return nothing()
    // Its place stays, so that what others have put beside it does.
    const gone = new Y.ContentDeleted(length)
    return new Y.Item(id, null, origin, null, rightOrigin, parent, parentSub, gone)
  }
}

/** Whether there is anything in a document that should not be there. */
export function hasFaults(doc: Y.Doc): boolean {
  const kept = keptIn(doc)
  for (const structs of doc.store.clients.values()) {
    for (const struct of structs) if (kept(struct) !== struct) return true
  }
  return false
}

/**
 * All of a document, as an update, but for what should not be there: that is left out, as if it had been deleted. What
 * everybody else has written stays, whatever the document has come to.
 */
export function soundState(doc: Y.Doc): Uint8Array {
  const kept = keptIn(doc)
  const runs = makeRuns()
  for (const [client, structs] of doc.store.clients) {
    let at = 0
    for (const struct of structs) {
      const { clock } = struct.id
      const end = clock + struct.length
      // Nothing long, and what is there already.
      if (struct.length < 1 || end <= at) continue
      if (end > LATEST) break
      if (clock > at) runs.add(new Y.GC(Y.createID(client, at), clock - at), at)
      const from = Math.max(at, clock)
      at = end
      runs.add(kept(struct), from)
      if (struct instanceof Y.Item && struct.deleted) runs.gone(client, from, end - from)
    }
  }
  return runs.close()
}

/**
 * Puts another state into a document, which stays the same object with all who listen to it: whoever holds a map or text
 * out of it, other than a part, holds nothing any more. Nothing is told of it.
 */
export function refill(doc: Y.Doc, state: Uint8Array): void {
  const fresh = new Y.Doc()
  Y.applyUpdate(fresh, state)
  const { pendingStructs, pendingDs } = doc.store
  const own = new Map<unknown, Shared>()
  for (const [name, part] of fresh.share) own.set(part, doc.get(name))
  for (const [name, part] of doc.share) {
    const from: Shared = fresh.get(name)
    part._map = from._map
    part._start = from._start
    part._length = from._length
    if (part._searchMarker) part._searchMarker = []
  }
  for (const structs of fresh.store.clients.values()) {
    for (const struct of structs) {
      if (!(struct instanceof Y.Item)) continue
      const part = own.get(struct.parent)
      if (part) struct.parent = part
      if (struct.content instanceof Y.ContentType) struct.content.type.doc = doc
    }
  }
  doc.store = fresh.store
  doc.store.pendingStructs = pendingStructs
  doc.store.pendingDs = pendingDs
  doc._transaction = null
  doc._transactionCleanups = []
  fresh.destroy()
}
