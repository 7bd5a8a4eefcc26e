import type * as Y from 'yjs'
import { isRecord } from '../../rules/plain/json.ts'
import { atOnce } from '../../rules/plain/turns.ts'
import { nameOfAct } from './acts.ts'
import {
  isNamable,
  type Names,
  type Packed,
  packPlain,
  refOf,
  UnknownName,
  unpackPlain,
} from './packing.ts'

/*
 * Signed entries, append-only, each looked at by whoever reads it: a part of its own, which comes late.
 *
 * Each is packed, and what the document knows by then is only referred to in it: keys, and what acts are called by. So
 * an entry is read once all that it refers to has come, in whatever order it does. That a reference means what it meant
 * is sure by the signature: where two texts are called alike, all readings are given, and one of them holds.
 */

const partOf = (doc: Y.Doc): Y.Array<unknown> => doc.getArray('seals')

/** The origin of what screens say of sealed cards: no undo takes it back. */
const SAID = Object.freeze({ sealed: true })

/** The acts that others refer to by what they are called; and those of them that are the same, whoever says them. */
const CALLED: ReadonlySet<unknown> = new Set(['pact', 'seal', 'mask', 'show'])
const SHARED: ReadonlySet<unknown> = new Set(['pact', 'seal'])
/** Readings of one entry that are given at most: to find two texts that are called alike is hard, more is harder. */
const MOST_READINGS = 16

/** What is read of one document. */
interface Reading {
  /** What each packed entry says: the same objects each time. */
  readonly read: Map<Packed, readonly unknown[]>
  /** What is called so. */
  readonly called: Map<string, string[]>
  /** What waits for this to be known, and all that waits. */
  readonly waits: Map<string, Set<Packed>>
  readonly waiting: Set<Packed>
  /** What is not packed, and was looked through. */
  readonly seen: Set<object>
  /** What lay there when it was read last; and what that said before something of it was taken out. */
  lay: ReadonlySet<unknown>
  before: ReadonlyMap<Packed, readonly unknown[]>
  /** How often two were called alike. */
  alike: number
}

const readings = new WeakMap<Y.Doc, Reading>()
const readingOf = (doc: Y.Doc): Reading => {
  const found = readings.get(doc) ?? {
    ...{ read: new Map(), called: new Map(), waits: new Map() },
    ...{ waiting: new Set(), seen: new Set(), lay: new Set(), before: new Map(), alike: 0 },
  }
  readings.set(doc, found)
  return found
}

/**
 * What was taken out is known no longer: whoever reads the document next does not find it there. Read is what still can
 * be, and what refers to nothing else is the same object as before.
 */
function forgetGone(reading: Reading, lies: readonly unknown[]): void {
  const { lay, read, called, waits, waiting, seen } = reading
  const there = new Set(lies)
  reading.lay = there
  if ([...lay].every((one) => there.has(one))) return
  reading.before = new Map(read)
  for (const all of [read, called, waits, waiting, seen]) all.clear()
}

/** All that an entry lets others refer to. */
function namesIn(entry: unknown): readonly string[] {
  const names: string[] = []
  const look = (it: unknown): void => {
    if (typeof it === 'string') {
      if (isNamable(it)) names.push(it)
    } else if (typeof it === 'object' && it !== null) for (const one of Object.values(it)) look(one)
  }
  look(entry)
  if (!isRecord(entry) || !Array.isArray(entry.acts)) return names
  for (const act of entry.acts)
    if (isRecord(act) && CALLED.has(act.is))
      names.push(nameOfAct(act, SHARED.has(act.is) ? '' : String(entry.by)))
  return names
}

/** Takes in what an entry lets others refer to: what has waited for it. */
function learn(reading: Reading, entry: unknown): readonly Packed[] {
  const { read, called, waits, waiting } = reading
  return namesIn(entry).flatMap((name) => {
    const ref = refOf(name)
    const all = called.get(ref) ?? []
    if (all.includes(name)) return []
    called.set(ref, [...all, name])
    // What was read so far may have been meant otherwise.
    if (all.length > 0) {
      reading.alike += 1
      read.clear()
    }
    const there = [...(waits.get(ref) ?? [])]
    waits.delete(ref)
    for (const one of there) waiting.delete(one)
    return there
  })
}

/** All that a packed entry may say: nothing while it refers to what has not come. */
function readAll(reading: Reading, packed: Packed): readonly unknown[] | undefined {
  const { called, waits, waiting } = reading
  const all: unknown[] = []
  for (let n = 0, many = 1; n < Math.min(many, MOST_READINGS); n++) {
    let left = n
    many = 1
    const find = (ref: string) => {
      const some = called.get(ref) ?? []
      const one = some[left % some.length]
      left = Math.floor(left / some.length)
      many *= some.length
      return one
    }
    try {
      all.push(unpackPlain(packed, { refer: () => undefined, find }) ?? packed)
    } catch (error) {
      if (!(error instanceof UnknownName)) throw error
      waits.set(error.ref, (waits.get(error.ref) ?? new Set()).add(packed))
      waiting.add(packed)
      return undefined
    }
  }
  return all
}

const isPacked = (one: unknown): one is Packed =>
  typeof one === 'string' || one instanceof Uint8Array

/**
 * All that screens have said of sealed cards: anything, worked out one entry after another. What was read once is the
 * same object each time.
 */
export function* sealsSteps(doc: Y.Doc): Generator<void, readonly unknown[]> {
  const reading = readingOf(doc)
  const { read, waiting, seen } = reading
  const lies = partOf(doc).toArray()
  forgetGone(reading, lies)
  for (const one of lies) {
    if (typeof one !== 'object' || one === null || isPacked(one) || seen.has(one)) continue
    seen.add(one)
    learn(reading, one)
    yield
  }
  const all = lies.filter(isPacked)
  for (let before = -1; before !== reading.alike; ) {
    before = reading.alike
    for (const first of all) {
      const left = [first]
      for (let one = left.pop(); one !== undefined; one = left.pop()) {
        const says = read.has(one) || waiting.has(one) ? undefined : readAll(reading, one)
        if (!says) continue
        const before = reading.before.get(one)
        read.set(one, JSON.stringify(before) === JSON.stringify(says) && before ? before : says)
        for (const entry of says) left.push(...learn(reading, entry))
        yield
      }
    }
  }
  return lies.flatMap((one) => (isPacked(one) ? (read.get(one) ?? []) : [one]))
}

/** The same at once. */
export const sealsIn = (doc: Y.Doc): readonly unknown[] => atOnce(sealsSteps(doc))

/** Writes down what a screen says of sealed cards, which is plain data and signed. */
export function addSeals(doc: Y.Doc, entries: readonly object[]): void {
  if (entries.length === 0) return
  sealsIn(doc)
  const reading = readingOf(doc)
  const known = (ref: string) => reading.called.get(ref) ?? []
  const names: Names = {
    refer(text) {
      const ref = refOf(text)
      const [one, other] = known(ref)
      return one === text && other === undefined ? ref : undefined
    },
    find: (ref) => known(ref)[0],
  }
  const packed = entries.map((entry) => {
    const bytes = packPlain(entry, names)
    learn(reading, entry)
    // What would not come out as it was lies as it is.
    return JSON.stringify(unpackPlain(bytes, names)) === JSON.stringify(entry) ? bytes : entry
  })
  doc.transact(() => partOf(doc).push(packed), SAID)
}

/** Tells when something has come to it. Returns the way out. */
export function watchSeals(doc: Y.Doc, listener: () => void): () => void {
  const seals = partOf(doc)
  seals.observe(listener)
  return () => seals.unobserve(listener)
}
