import { type Abandoned, isSigned, type RollRecord } from '../../rules/dice/roll.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { isRecord } from '../../rules/plain/json.ts'
import { readRoll } from './readroll.ts'
import { type Parts, readAbandoned, readOddRoll } from './schema.ts'

/*
 * What is written down of throws
 *
 * Anybody may write anything there, also under the id of somebody's throw, and before that throw itself. So records of
 * one id that say different things are all kept: one counts, the others are shown as what they are. Which one counts is
 * seen by its signatures, for which this folder has no eyes: until somebody tells, it is the first.
 */

/**
 * A record that is no Roll: it speaks of dice or faces that there are none of, or was never opened, or bears the id of
 * another. Shown for what it is, counted nowhere.
 */
export interface OddRoll {
  readonly id: string
  readonly seat?: SeatId
  /** Milliseconds since 1970. */
  readonly at?: number
  /** It came after so many records that fit. */
  readonly after: number
  /** What was to be thrown, where it was never opened. */
  readonly abandoned?: Abandoned
  /** What it says, where another record of its id counts. */
  readonly rival?: RollRecord
}

/** Records of one id that say different things, in the order in which they stand. */
export type Rivals = readonly RollRecord[]

/** Names in their order: however they stand, they say the same. */
const ordered = (_: string, value: unknown) =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const prints = new WeakMap<RollRecord, string>()
/** All that a record says of a throw but when it was written down and by whom, and who sat where. */
function printOf(record: RollRecord): string {
  const known = prints.get(record)
  if (known !== undefined) return known
  const { seat, check, thrown, roll, joint } = record
  const peers = (some: readonly { readonly peer: string }[]) => some.map(({ peer }) => peer)
  const hands = isSigned(joint)
    ? [joint.thrower, ...joint.witnesses].map(({ peer, value, sign }) => [peer, value, sign])
    : joint && peers([joint.thrower, ...joint.witnesses])
  const about = isSigned(joint) && [joint.table, joint.session]
  const print = JSON.stringify(
    [
      [seat, check, thrown, roll.map(({ die, face, from }) => [die, face, from])],
      [joint?.n, about, hands, joint && peers(joint.silent)],
    ],
    ordered,
  )
  prints.set(record, print)
  return print
}

/** Whether two records are of the same throw, whoever wrote them down. */
export const sameThrow = (a: RollRecord, b: RollRecord): boolean =>
  a === b || (a.id === b.id && printOf(a) === printOf(b))

/**
 * The Rolls that fit, each once; what else is written among them, and how much of that nobody can
 * read; and those of which one counts.
 */
export function readRolls(
  root: Parts,
  known: WeakMap<object, RollRecord>,
  /** Which one counts, by its id. */
  counting: ReadonlyMap<string, RollRecord>,
) {
  const all = root.rolls.toArray().map((raw) => {
    const object = typeof raw === 'object' && raw !== null ? raw : undefined
    const record = (object && known.get(object)) ?? readRoll(raw)
    if (record && object) known.set(object, record)
    return { raw, record }
  })
  const rivals = rivalsOf(all)
  const list: RollRecord[] = []
  const odd: OddRoll[] = []
  const others: OddRoll[] = []
  const left = new Map<string, { readonly abandoned: Abandoned; readonly after: number }>()
  const met = new Set<string>()
  const shown = new Set<RollRecord>()
  for (const { raw, record } of all) {
    const after = list.length
    const abandoned = record ? undefined : readAbandoned(raw)
    if (abandoned) {
      // Everybody who was there may have written it down.
      if (!left.has(abandoned.id)) left.set(abandoned.id, { abandoned, after })
    } else if (!record) {
      odd.push({ ...readOddRoll(raw), id: `odd:${odd.length}`, after })
    }
    if (!record) continue
    const same = rivals.get(record.id)
    const told = counting.get(record.id)
    const counts = told && same?.has(told) ? told : same?.values().next().value
    if (same && record !== counts) {
      const { seat, at } = record
      if (same.has(record) && !shown.has(record)) {
        others.push({ id: `rival:${others.length}`, seat, at, after, rival: record })
      }
      shown.add(record)
      continue
    }
    // Two screens may have recorded the same one.
    if (met.has(record.id)) continue
    met.add(record.id)
    list.push(record)
  }
  const aside = odd.length
  // Opened after all, it is no longer abandoned.
  for (const [id, { abandoned, after }] of left) {
    const { seat, at } = abandoned
    if (!met.has(id)) others.push({ id: `abandoned:${id}`, seat, at, after, abandoned })
  }
  const oddly = [...odd, ...others].sort((a, b) => a.after - b.after)
  return { list, odd: oddly, aside, rivals: [...rivals.values()].map((group) => [...group]) }
}

/** Those that say different things under one id. */
function rivalsOf(
  all: readonly { readonly record: RollRecord | undefined }[],
): ReadonlyMap<string, ReadonlySet<RollRecord>> {
  const first = new Map<string, RollRecord>()
  const many = new Map<string, Map<string, RollRecord>>()
  for (const { record } of all) {
    if (!record) continue
    const other = first.get(record.id)
    if (!other) {
      first.set(record.id, record)
      continue
    }
    const group = many.get(record.id) ?? new Map([[printOf(other), other]])
    many.set(record.id, group)
    if (!group.has(printOf(record))) group.set(printOf(record), record)
  }
  const rivals = new Map<string, ReadonlySet<RollRecord>>()
  for (const [id, group] of many) if (group.size > 1) rivals.set(id, new Set(group.values()))
  return rivals
}
