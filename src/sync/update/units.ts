import { sha256 } from '@noble/hashes/sha2.js'
import * as encoding from 'lib0/encoding'
import * as Y from 'yjs'
import { placeOf } from '../../table/yjs/runs.ts'

/*
 * What one client wrote, clock by clock
 *
 * Yjs joins and splits what it holds as it likes, and two documents with the same in them have other bytes. The same
 * everywhere is what stands at each clock of a client, its unit: its content, and where it was put. So pieces are
 * joined to the longest runs there can be, and those are hashed.
 */

/** What of Yjs lies in a document, or has just been read from an update. */
export type Struct = Y.Item | Y.GC | Y.Skip

interface Id {
  readonly client: number
  readonly clock: number
}

/** Units in a row: letters or values, or one thing that is no such row. */
interface Run {
  readonly at: number
  readonly length: number
  /** Whether nothing is left of them. */
  readonly gone: boolean
  readonly ref: number
  readonly part: string | readonly unknown[] | Uint8Array
  readonly origin: Id | null
  readonly right: Id | null
  /** The key in a map; and the parent, where nothing beside it tells that. */
  readonly sub: string | null
  readonly parent: string | Id | null
}

/** Units of one client from a clock on, without a gap. */
export type Units = readonly Run[]

const isSame = (a: Id | null, b: Id | null) =>
  a === b || (a !== null && b !== null && a.client === b.client && a.clock === b.clock)

/** A parent's name or id: as it is read it is that, in a document it is the type itself. */
function parentOf(parent: unknown): string | Id | null {
  if (parent instanceof Y.AbstractType)
    return parent._item ? parent._item.id : Y.findRootTypeKey(parent)
  return typeof parent === 'string' || parent instanceof Y.ID ? parent : null
}

/** The units at clocks [from, to), as far as they are there. */
export function unitsIn(structs: readonly Struct[], from: number, to: number): Units {
  const units: Run[] = []
  let at = from
  for (let i = placeOf(structs, from); i < structs.length && at < to; i++) {
    const struct = structs[i]!
    const { clock } = struct.id
    if (clock > at || struct instanceof Y.Skip) break
    const [a, b] = [at - clock, Math.min(to - clock, struct.length)]
    units.push(runIn(struct, a, b))
    at = clock + b
  }
  return units
}

/** Whether nothing is left of what stood there. What may be undone keeps its content for a while. */
export const isGone = (struct: Struct): boolean =>
  !(struct instanceof Y.Item) || struct.deleted || struct.content instanceof Y.ContentDeleted

function runIn(struct: Y.Item | Y.GC, a: number, b: number): Run {
  const { client, clock } = struct.id
  const bare = { at: clock + a, length: b - a, origin: null, right: null, sub: null, parent: null }
  if (!(struct instanceof Y.Item)) return { ...bare, gone: true, ref: 0, part: '' }
  const { content } = struct
  const origin = a > 0 ? { client, clock: clock + a - 1 } : struct.origin
  const right = struct.rightOrigin
  const where = origin || right ? bare : { sub: struct.parentSub, parent: parentOf(struct.parent) }
  const placed = { ...bare, ...where, origin, right }
  if (isGone(struct)) return { ...placed, gone: true, ref: 0, part: '' }
  return { ...placed, gone: false, ref: content.getRef(), part: partOf(content, a, b) }
}

function partOf(content: Y.Item['content'], a: number, b: number): Run['part'] {
  if (content instanceof Y.ContentString) return content.str.slice(a, b)
  if (content instanceof Y.ContentAny) return content.arr.slice(a, b)
  const encoder = new Y.UpdateEncoderV1()
  content.write(encoder, 0)
  return encoder.toUint8Array()
}

/** The first units, up to this clock. */
export function unitsBefore(units: Units, clock: number, client: number): Units {
  return units.flatMap((run) => cut(run, run.at, clock, client) ?? [])
}

/** Units from this clock on. */
export function unitsFrom(units: Units, clock: number, client: number): Units {
  return units.flatMap((run) => cut(run, clock, run.at + run.length, client) ?? [])
}

function cut(run: Run, from: number, to: number, client: number): Run | undefined {
  const [a, b] = [Math.max(0, from - run.at), Math.min(run.length, to - run.at)]
  if (a >= b) return undefined
  if (a === 0 && b === run.length) return run
  const part = run.part instanceof Uint8Array ? run.part : run.part.slice(a, b)
  const head = a > 0 && (!run.gone || run.origin)
  return {
    ...run,
    at: run.at + a,
    length: b - a,
    part,
    ...(head && { origin: { client, clock: run.at + a - 1 }, sub: null, parent: null }),
  }
}

/** The clock behind the last of them; `from` where there are none. */
export const endOf = (units: Units, from: number): number => {
  const last = units.at(-1)
  return last ? last.at + last.length : from
}

/** Whether any of them is gone, so that nobody can tell any more what it was. */
export const hasHoles = (units: Units): boolean => units.some(({ gone }) => gone)

/** Longest runs. */
function joined(units: Units, client: number): Run[] {
  const runs: Run[] = []
  for (const run of units) {
    const last = runs.at(-1)
    const next = last && joinedTo(last, run, client)
    if (next) runs[runs.length - 1] = next
    else runs.push(run)
  }
  return runs
}

function joinedTo(last: Run, run: Run, client: number): Run | undefined {
  const length = last.length + run.length
  if (last.gone && run.gone) return { ...last, length }
  if (last.gone || run.gone || last.ref !== run.ref) return undefined
  if (!isSame(run.origin, { client, clock: run.at - 1 }) || !isSame(last.right, run.right)) {
    return undefined
  }
  const [a, b] = [last.part, run.part]
  if (typeof a === 'string' && typeof b === 'string') return { ...last, length, part: a + b }
  if (Array.isArray(a) && Array.isArray(b)) return { ...last, length, part: [...a, ...b] }
  return undefined
}

const writeId = (encoder: encoding.Encoder, id: Id | null) => {
  encoding.writeVarUint(encoder, id ? 1 : 0)
  if (!id) return
  encoding.writeVarUint(encoder, id.client)
  encoding.writeVarUint(encoder, id.clock)
}

/**
 * The hash of what stands there, 32 bytes: the same in every document in which it does, however it was split or joined,
 * or passed on. What is gone counts as that and no more.
 */
export function unitsHash(units: Units, client: number): Uint8Array {
  return sha256(
    encoding.encode((encoder) => {
      for (const { gone, length, ref, part, origin, right, sub, parent } of joined(units, client)) {
        encoding.writeVarUint(encoder, gone ? 0 : ref)
        if (gone) {
          encoding.writeVarUint(encoder, length)
          continue
        }
        writeId(encoder, origin)
        writeId(encoder, right)
        if (!origin && !right) {
          if (typeof parent === 'string') encoding.writeVarString(encoder, `/${parent}`)
          else writeId(encoder, parent)
          encoding.writeAny(encoder, sub)
        }
        if (part instanceof Uint8Array) encoding.writeVarUint8Array(encoder, part)
        else encoding.writeAny(encoder, typeof part === 'string' ? part : ([...part] as never))
      }
    }),
  )
}

/** The hash of what is gone among them and what is not: only where two have the same, what is there can be compared. */
export function shapeOf(units: Units): Uint8Array {
  return sha256(
    encoding.encode((encoder) => {
      let [gone, length] = [false, 0]
      for (const run of units) {
        if (run.gone !== gone) {
          encoding.writeVarUint(encoder, length)
          gone = run.gone
          length = 0
        }
        length += run.length
      }
      encoding.writeVarUint(encoder, length)
    }),
  )
}

/**
 * The first clock at which two have something else, of all at which both have anything; undefined where there is none.
 */
export function firstDifference(one: Units, other: Units, client: number): number | undefined {
  let [i, j] = [0, 0]
  for (;;) {
    const [a, b] = [one[i], other[j]]
    if (!a || !b) return undefined
    const from = Math.max(a.at, b.at)
    const to = Math.min(a.at + a.length, b.at + b.length)
    if (from < to) {
      const [p, q] = [cut(a, from, to, client), cut(b, from, to, client)]
      if (p && q && !isAlike(p, q, client)) return from + alikeLength(p, q)
    }
    if (a.at + a.length <= to) i += 1
    if (b.at + b.length <= to) j += 1
  }
}

function isAlike(a: Run, b: Run, client: number): boolean {
  // Nobody can tell what was there.
  if (a.gone || b.gone) return true
  const [one, other] = [unitsHash([a], client), unitsHash([b], client)]
  return one.every((byte, n) => byte === other[n])
}

/** How many units at the beginning of two runs are the same letters or values: from there on they differ. */
function alikeLength(a: Run, b: Run): number {
  if (!isSame(a.origin, b.origin) || !isSame(a.right, b.right) || a.sub !== b.sub) return 0
  const [p, q] = [a.part, b.part]
  if (typeof p !== 'string' || typeof q !== 'string') return 0
  let n = 0
  while (n < p.length && p[n] === q[n]) n += 1
  // A letter may be a pair, which nobody cuts in two.
  if (/[\uD800-\uDBFF]/.test(p[n - 1] ?? '')) n -= 1
  return n < p.length ? n : 0
}
