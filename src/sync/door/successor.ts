import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes } from '@noble/hashes/utils.js'
import { alike } from '../../rules/plain/lists.ts'
import { derive, KEY, type Keys, watcherKeys, writerKeys } from '../keys/keys.ts'
import type { Screen, ScreenKey } from '../keys/screen.ts'
import { markOfKeys, openLetter, type Renewal } from './renewal.ts'

/*
 * What follows from the new keys that were made
 *
 * Usually it is one. Of several made at once all count: who stays is who stays in each, who is out is out of any, and
 * the key follows from all of theirs and the one before, so that who was left out by any lacks a part of it. Two who
 * remove each other are both out. Who only watches cannot join keys: one of those who play writes them further letters.
 */

/** How a table goes on. */
export interface Successor {
  /** The renewals that it comes of, by their ids, always in the same order. */
  readonly of: readonly string[]
  /** Who stays, and whether they may write. */
  readonly stay: ReadonlyMap<ScreenKey, boolean>
  /** Who was removed, and from which seat. */
  readonly out: ReadonlyMap<ScreenKey, string>
  /** The keys of this screen; undefined where it does not stay, or found no letter that it can open. */
  readonly keys: Keys | undefined
}

/** What all these come to for this screen, which has the keys `now`. Further letters may be among them. */
export function successorOf(
  now: Keys,
  all: readonly Renewal[],
  screen: Screen,
): Successor | undefined {
  const made = all.filter(({ of }) => of.length === 0).sort((a, b) => (a.id < b.id ? -1 : 1))
  const [first] = made
  if (!first) return undefined
  const of = made.map(({ id }) => id)
  const stay = new Map(
    [...first.stay.keys()].flatMap((key) => {
      const named = made.flatMap((one) => one.stay.get(key) ?? [])
      if (named.length < made.length || made.some(({ out }) => out.has(key))) return []
      return [[key, named.every(({ writes }) => writes)] as const]
    }),
  )
  const out = new Map(made.flatMap((one) => [...one.out]))
  const plays = now.write !== undefined
  const stays = stay.get(screen.key) === plays
  const further = all.filter(
    (one) => stay.get(one.by) === true && one.of.length > 0 && alike(one.of, of),
  )
  const keys = !stays
    ? undefined
    : plays || made.length === 1
      ? joined(now, made, screen)
      : further.flatMap((one) => opened(one, screen, false) ?? [])[0]
  return { of, stay, out, keys }
}

/** The keys in a letter, if they are those that it says. */
function opened(renewal: Renewal, screen: Screen, writes: boolean): Keys | undefined {
  const key = openLetter(renewal, screen, writes)
  const keys = key && (writes ? writerKeys(key) : watcherKeys(key))
  return keys && markOfKeys(keys) === renewal.to ? keys : undefined
}

/** The key of one, or the one that follows from several; undefined where a letter is missing. */
function joined(now: Keys, made: readonly Renewal[], screen: Screen): Keys | undefined {
  const plays = now.write !== undefined
  const halves = made.flatMap((one) => opened(one, screen, plays) ?? [])
  const [only] = halves
  if (halves.length < made.length || halves.length === 1) {
    return halves.length === made.length ? only : undefined
  }
  const writes = halves.flatMap(({ write }) => write ?? [])
  if (!now.write || writes.length < made.length) return undefined
  // All are of one length, and in the order of what was said.
  const all = sha256(concatBytes(now.write, ...writes))
  return writerKeys(derive('renewal/joined', all).slice(0, KEY))
}

/** Who is to be written further letters: those who watch and stay, where several were made at once. */
export const furtherFor = ({ of, stay }: Successor): readonly ScreenKey[] =>
  of.length < 2 ? [] : [...stay].flatMap(([key, writes]) => (writes ? [] : [key]))
