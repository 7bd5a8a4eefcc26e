import * as Y from 'yjs'
import { atOnce } from '../../rules/plain/turns.ts'
import { makeRuns, placeOf, type Writable } from './runs.ts'
import { faultAnywhere, faultOfContent, isKeyed, LATEST, type Shared, sortsIn } from './shape.ts'

/*
 * Whether a document still does what it should
 *
 * Yjs tidies up after each change, and where it throws there, it never does so again: nothing that changes is told from
 * then on, so nothing is seen, saved or sent. It is found out at once, and the document made anew from what was good.
 */

/** Whether a document has stopped to tell what changes. Not to be asked while something is being changed. */
export const isDeaf = (doc: Y.Doc): boolean =>
  doc._transaction === null && doc._transactionCleanups.length > 0

/**
 * Lets a document that was deaf tell again what changes. What made it so is among what came last: nothing of that is
 * left in its place, so that nobody falls over it again. Whoever goes by its store sees that something was the matter.
 * Gives what was told to nobody; undefined where it cannot go on like that.
 */
export function revive(doc: Y.Doc): Uint8Array | undefined {
  const before = doc._transactionCleanups[0]?.beforeState ?? new Map<number, number>()
  try {
    const kept = keptIn(doc)
    for (const [client, structs] of doc.store.clients) {
      const from = before.get(client) ?? 0
      for (const struct of structs.toReversed()) {
        if (struct.id.clock + struct.length <= from) break
        if (kept(struct) !== struct) empty(struct)
      }
      if (structs.length === 0) doc.store.clients.delete(client)
    }
    doc._transaction = null
    doc._transactionCleanups = []
    doc.store = Object.assign(new Y.Doc().store, doc.store)
    doc.transact(() => undefined)
    return isDeaf(doc) ? undefined : Y.encodeStateAsUpdate(doc, Y.encodeStateVector(before))
  } catch {
    // What lay here before is spoilt as well.
    return undefined
  }
}

/** Takes away what is in a thing, and leaves its place. */
export function empty(struct: Writable): void {
  if (!(struct instanceof Y.Item)) return
  struct.content = new Y.ContentDeleted(struct.length)
  struct.markDeleted()
}

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
    try {
      const found = structs[Y.findIndexSS(structs, clock)]
      return found && found.id.clock + found.length <= LATEST ? found : undefined
    } catch {
      // A document that is spoilt has gaps, too: what would stand there is nowhere.
      return undefined
    }
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
    const keyed = isKeyed(sort)
    if (keyed !== (parentSub !== null)) return nothing()
    // Its place stays, so that what others have put beside it does.
    const gone = new Y.ContentDeleted(length)
    return new Y.Item(id, null, origin, null, rightOrigin, parent, parentSub, gone)
  }
}

/** How many things are looked at in one step. */
const STEP = 500

/** Some things of one client, in order, and what can be kept of each. */
interface Batch {
  readonly client: number
  readonly structs: readonly Writable[]
  readonly kept: (struct: Writable) => Writable
}

/**
 * All that was in a document when it began, some of it after the other. It may change meanwhile: things become one, or
 * are deleted. What is written meanwhile is left out, as it may hang on what was written meanwhile by somebody who was
 * already read.
 */
function* batchesIn(doc: Y.Doc): Generator<Batch, void> {
  const ends = [...doc.store.clients.keys()].map(
    (one) => [one, Y.getState(doc.store, one)] as const,
  )
  for (const [client, end] of ends) {
    for (let at = 0; at < end; ) {
      const all = doc.store.clients.get(client) ?? []
      const first = placeOf(all, at)
      const structs = all.slice(first, first + STEP).filter(({ id }) => id.clock < end)
      const last = structs.at(-1)
      if (!last) break
      // Before anybody writes on: it may grow.
      at = Math.max(at + 1, last.id.clock + last.length)
      yield { client, structs, kept: keptIn(doc) }
    }
  }
}

/** Whether there is anything in a document that should not be there; a step after the other. */
export function* faultSteps(doc: Y.Doc): Generator<void, boolean> {
  for (const { structs, kept } of batchesIn(doc)) {
    if (structs.some((struct) => kept(struct) !== struct)) return true
    yield
  }
  return false
}

/** The same at once. */
export const hasFaults = (doc: Y.Doc): boolean => atOnce(faultSteps(doc))

/**
 * All of a document, as an update, but for what should not be there: that is left out, as if it had been deleted. What
 * everybody else has written stays, whatever the document has come to. A step after the other: what is written
 * meanwhile is not in it. `found` is told what was left out.
 */
export function* soundSteps(
  doc: Y.Doc,
  found?: (struct: Writable) => void,
): Generator<void, Uint8Array> {
  const runs = makeRuns()
  const ends = new Map<number, number>()
  for (const { client, structs, kept } of batchesIn(doc)) {
    for (const struct of structs) {
      const at = ends.get(client) ?? 0
      const { clock } = struct.id
      const end = clock + struct.length
      // Nothing long, and what is there already.
      if (struct.length < 1 || end <= at) continue
      if (end > LATEST) break
      if (clock > at) runs.add(new Y.GC(Y.createID(client, at), clock - at), at)
      const from = Math.max(at, clock)
      ends.set(client, end)
      const sound = kept(struct)
      runs.add(sound, from)
      if (struct instanceof Y.Item && struct.deleted) runs.gone(client, from, end - from)
      if (sound !== struct) found?.(struct)
    }
    yield
  }
  return runs.close()
}

/** The same at once. */
export const soundState = (doc: Y.Doc): Uint8Array => atOnce(soundSteps(doc))

/**
 * Puts what is in a fresh document into this one, which stays the same object with all who listen to it: whoever holds
 * a map or text out of it, other than a part, holds nothing any more. Nothing is told of it.
 */
export function exchange(doc: Y.Doc, fresh: Y.Doc): void {
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
