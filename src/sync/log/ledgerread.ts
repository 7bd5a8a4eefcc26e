import * as decoding from 'lib0/decoding'

/*
 * Yjs' updates, read without Yjs
 *
 * Anybody may write into a relay's log, and what Yjs does with a hostile update may take a minute or spoil the document
 * for good. But a log needs nothing of what makes a document: no order, no places, no types. So only this is read of an
 * update: which stretches of whose clock it holds, what bytes are at them, and what is gone.
 */

/** A stretch of a clock: bytes that lie there, something else that is of no use, or nothing any more. */
export interface Stretch {
  readonly client: number
  readonly clock: number
  readonly length: number
  readonly what: Uint8Array | 'junk' | 'nothing'
  /** The name of the list that it lies in, or else the client of what it lies behind or before, where it is told. */
  readonly list?: string | number | undefined
}

/** What reading tells, in the order in which it stands. */
export interface LedgerEvents {
  stretch(stretch: Stretch): void
  /** Of each client its stretches that are gone, sorted. */
  gone(client: number, clock: number, length: number): void
}

/** Higher numbers than any honest screen ever has. */
const LATEST = 2 ** 40
/** After so much work it rests: about a millisecond of it. */
const STEPS = 4096
/** Levels of a value that is skipped. */
const DEEPEST = 100

/** Yjs' numbers for what an item holds. */
const NOTHING = { gc: 0, deleted: 1, skip: 10 } as const
const HELD = {
  json: 2,
  binary: 3,
  string: 4,
  embed: 5,
  format: 6,
  type: 7,
  any: 8,
  doc: 9,
} as const
const XML = [3, 5]

/** Reads an update a little at a time: yields wherever it can rest. Throws for bytes that are none. */
export function* readUpdate(update: Uint8Array, told: LedgerEvents): Generator<void, void> {
  const from = decoding.createDecoder(update)
  const count = () => decoding.readVarUint(from)
  let steps = 0
  const tired = (work: number) => {
    steps += work
    if (steps < STEPS) return false
    steps = 0
    return true
  }

  /** In an object each value has a name: by level. */
  const keyed: boolean[] = [false]
  const bytes = () => decoding.readVarUint8Array(from)
  const skipText = () => void bytes()
  /** Its length in a clock: letters as JavaScript counts them. */
  function* lettersOf(): Generator<void, number> {
    let letters = 0
    const all = bytes()
    for (let at = 0; at < all.length; at++) {
      const byte = all[at] ?? 0
      if ((byte & 0xc0) !== 0x80) letters += byte >= 0xf0 ? 2 : 1
      if (at % 256 === 0 && tired(16)) yield
    }
    return letters
  }
  /** Skips a value, and those within it, without building any of them. */
  function* skipAny(): Generator<void, void> {
    /** How many are still to come on each level. */
    const left = [1]
    for (;;) {
      const last = left.length - 1
      const more = left[last] ?? 0
      if (more === 0) {
        left.pop()
        if (left.length === 0) return
        continue
      }
      left[last] = more - 1
      if (tired(1)) yield
      if (keyed[last]) skipText()
      if (!decoding.hasContent(from)) throw new Error('too short')
      const sort = decoding.readUint8(from)
      if (sort === 119) skipText()
      else if (sort === 116) skipText()
      else if (sort === 125) decoding.readVarInt(from)
      else if (sort === 124) from.pos += 4
      else if (sort === 123 || sort === 122) from.pos += 8
      else if (sort === 118 || sort === 117) {
        if (left.length > DEEPEST) throw new Error('a value too deep')
        keyed[left.length] = sort === 118
        left.push(count())
      } else if (sort < 116) throw new Error('no value')
    }
  }

  /** How long what an item holds is, and what it is. */
  function* content(ref: number): Generator<void, Pick<Stretch, 'length' | 'what'>> {
    const junk = (length: number) => ({ length, what: 'junk' as const })
    if (ref === HELD.binary) return { length: 1, what: bytes() }
    if (ref === NOTHING.deleted) return { length: count(), what: 'nothing' }
    if (ref === HELD.string) return junk(yield* lettersOf())
    if (ref === HELD.json || ref === HELD.any) {
      const length = count()
      for (let n = 0; n < length; n++) {
        if (ref === HELD.any) yield* skipAny()
        else skipText()
        if (tired(1)) yield
      }
      return junk(length)
    }
    if (ref === HELD.embed || ref === HELD.format) {
      skipText()
      if (ref === HELD.format) skipText()
    } else if (ref === HELD.type) {
      if (XML.includes(count())) skipText()
    } else if (ref === HELD.doc) {
      skipText()
      yield* skipAny()
    } else throw new Error('no content')
    return junk(1)
  }

  /** Where an item lies: in a list, or by something of a client. */
  function place(info: number): string | number {
    const id = () => [count(), count()][0] ?? 0
    const beside = [info & 128 ? id() : undefined, info & 64 ? id() : undefined]
    const [left, right] = beside
    if (left !== undefined || right !== undefined) return left ?? right ?? 0
    const list = count() === 1 ? decoding.readVarString(from) : id()
    if (info & 32) skipText()
    return list
  }

  for (let clients = count(); clients > 0; clients--) {
    let structs = count()
    const client = count()
    let clock = count()
    for (; structs > 0; structs--) {
      const info = decoding.readUint8(from)
      let stretch: Pick<Stretch, 'length' | 'what'>
      let list: string | number | undefined
      if (info === NOTHING.skip) {
        clock += count()
        continue
      }
      if ((info & 31) === NOTHING.gc) stretch = { length: count(), what: 'nothing' }
      else {
        list = place(info)
        stretch = yield* content(info & 31)
      }
      if (stretch.length < 1 || clock + stretch.length > LATEST) throw new Error('no such clock')
      told.stretch({ client, clock, ...stretch, list })
      clock += stretch.length
      if (tired(4)) yield
    }
    if (tired(4)) yield
  }
  const seen = new Set<number>()
  for (let clients = count(); clients > 0; clients--) {
    const client = count()
    if (seen.has(client)) throw new Error('deleted twice')
    seen.add(client)
    let end = 0
    for (let ranges = count(); ranges > 0; ranges--) {
      const [clock, length] = [count(), count()]
      if (clock < end || length < 1 || clock + length > LATEST) throw new Error('deleted twice')
      end = clock + length
      told.gone(client, clock, length)
      if (tired(2)) yield
    }
    if (tired(2)) yield
  }
}
