import type { RollRecord } from '../../rules/dice/roll.ts'
import { olderPrint, printOfRecord } from '../../tray/joint.ts'
import type { Screen } from '../keys/screen.ts'
import { isSignedBy, signAs } from '../keys/signature.ts'
import { keepNewest } from '../pace/newest.ts'
import { type Bucket, bucketOf } from '../pace/pace.ts'
import type { Doubt, Why } from './jointwords.ts'

/*
 * What screens say against records of throws
 *
 * Each signs what it says, and says it to all; whoever hears it keeps it, and tells it to those who come later. It is a
 * word and no verdict: whoever had a hand in a throw knows better. So that nobody buries what is true beneath doubts,
 * each screen has a pace and a number of them, and is named with each.
 */

/** Doubts that are kept, of all and of one screen. */
const MOST = 500
const MOST_OF_ONE = 50
/** Who has spoken against throws lately, so many at once, so many a second. */
const MOST_SPEAKERS = 1000
const PACE = { burst: 12, perSecond: 0.1 }
/** How many, the newest, are told to those who come. */
const MOST_NEWEST = 50

/** What is bound by the signature. */
const said = ({ table, print, why }: Pick<Doubt, 'table' | 'print' | 'why'>) =>
  new TextEncoder().encode(JSON.stringify(['doubt', table, print, why]))

/** Who doubts a record, and why. */
export type Doubter = Pick<Doubt, 'by' | 'why'>

/** What this screen and others say against records. */
export interface Doubts {
  /** Doubts a record aloud: what is to be said to all; undefined where it was said before. */
  raise(
    screen: Pick<Screen, 'key' | 'sign'>,
    record: RollRecord,
    why: Why,
    table: string,
  ): Doubt | undefined
  /**
   * Takes a doubt that somebody brings to the screen of the key `own`; true where it is new. Those of others are taken
   * only of screens that `knows` knows.
   */
  hear(from: string, doubt: Doubt, own: string, table: string, now: number): boolean
  /** Who says what against a record. */
  of(record: RollRecord): readonly Doubter[]
  /** The newest, for those who come. */
  newest(): readonly Doubt[]
  /** All, as they are kept on this device: our own last, where only so many of the last are. */
  all(): readonly Doubt[]
  /** Takes back what was kept. */
  recall(kept: readonly Doubt[]): void
}

/** Nobody doubts anything yet. */
export function makeDoubts(knows: (key: string) => boolean): Doubts {
  /** Those of others that were heard; and those that others cannot push out: our own, and what was kept before. */
  const heard = new Map<string, Doubt>()
  const held = new Map<string, Doubt>()
  const byPrint = new Map<string, Doubt[]>()
  const paces = new Map<string, Bucket>()
  const prints = new WeakMap<RollRecord, readonly [now: string, before: string]>()
  const at = ({ by, print }: Pick<Doubt, 'by' | 'print'>) => `${by} ${print}`

  /** How a record is spoken of, and how it was before. */
  function printsOf(record: RollRecord): readonly [now: string, before: string] {
    const both = prints.get(record) ?? ([printOfRecord(record), olderPrint(record)] as const)
    prints.set(record, both)
    return both
  }

  const all = () => [...heard.values(), ...held.values()]
  const has = (one: string) => heard.has(one) || held.has(one)

  function keep(doubt: Doubt, among: Map<string, Doubt>): void {
    among.set(at(doubt), doubt)
    keepNewest(among, MOST)
    // Those that were forgotten are no longer of any.
    byPrint.clear()
    for (const one of all()) {
      byPrint.set(one.print, [...(byPrint.get(one.print) ?? []), one])
    }
  }

  function paceOf(by: string): Bucket {
    const pace = paces.get(by) ?? bucketOf(PACE)
    paces.set(by, pace)
    keepNewest(paces, MOST_SPEAKERS)
    return pace
  }

  return {
    raise(screen, record, why, table) {
      const by = screen.key
      const word = { joint: 'doubt' as const, by, table, print: printsOf(record)[0], why }
      if (has(at(word))) return undefined
      const doubt: Doubt = { ...word, sign: signAs(screen, said(word)) }
      keep(doubt, held)
      return doubt
    },
    hear(from, doubt, own, table, now) {
      const { by } = doubt
      if (has(at(doubt)) || by === own) return false
      if (from !== by && !knows(by)) return false
      if (table !== '' && doubt.table !== '' && table !== doubt.table) return false
      const many = all().filter((one) => one.by === by).length
      if (many >= MOST_OF_ONE || !paceOf(from).take(1, now)) return false
      if (!isSignedBy(by, said(doubt), doubt.sign)) return false
      keep(doubt, heard)
      return true
    },
    of: (record) => printsOf(record).flatMap((print) => byPrint.get(print) ?? []),
    newest: () => all().slice(-MOST_NEWEST),
    all,
    recall(kept) {
      for (const doubt of kept) keep(doubt, held)
    },
  }
}
