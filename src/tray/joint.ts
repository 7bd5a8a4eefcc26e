import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Check } from '../rules/dice/check.ts'
import type { Bursts } from '../rules/dice/dice.ts'
import type { Joint, RollRecord, Terms } from '../rules/dice/roll.ts'
import type { Plain } from '../rules/plain/item.ts'

/*
 * How a seed comes out of several hands
 *
 * The thrower announces the terms, whom it asks, and a cover: the hash of a fresh number of its own. Each of those
 * answers with a cover too. The thrower closes the throw: from here on it is fixed whose numbers count. Only then does
 * each witness open its number, once, and sign what it opened it for; the thrower opens last. The seed is the hash of
 * it all. Whoever closes knows no number but its own, so nothing can be chosen by choosing who counts; and as long as
 * one hand is honest, nobody else knows what will come. Here is what is hashed and what is signed.
 */

const told = (...parts: readonly unknown[]): Uint8Array => utf8ToBytes(JSON.stringify(parts))
const hash = (...parts: readonly unknown[]): string => bytesToHex(sha256(told(...parts)))

/** Bursts in an order that does not hang on how they came about. */
const sorted = (bursts: Bursts) => Object.entries(bursts).sort(([a], [b]) => (a < b ? -1 : 1))

/** Plain data with all its names in their order, however they came about. */
function ordered(value: Plain): Plain {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, one]) => [key, ordered(one)]))
}

/** What older throws did not have, and what is in no hash of theirs: lots, terms, dyes, what is thrown once more. */
const since = ({ lots, terms, dyes, again }: Check): unknown[] => [
  ...(lots ? [lots.map(({ of, take }) => [of, take])] : []),
  ...(terms ? [['terms', ordered(terms)]] : []),
  ...(dyes ? [['dyes', dyes]] : []),
  ...(again === undefined ? [] : [['again', again]]),
]

/** In the order of their peers, which is the same on every screen. */
export const inOrder = <T extends { readonly peer: string }>(some: readonly T[]): T[] =>
  [...some].sort((a, b) => (a.peer < b.peer ? -1 : 1))

/** What a screen shows of its number before all are fixed. */
export const coverOf = (peer: string, value: string): string => hash('dice/cover', peer, value)

/** A throw as it is announced: whose, which one, of which table, on what terms, and before whom. */
export interface Announced {
  readonly table: string
  readonly session: string
  readonly n: number
  readonly cover: string
  readonly asked: readonly string[]
  readonly terms: Terms
}

/** What a thrower is held to once it has announced it. */
export function announcedHash(
  thrower: string,
  { table, session, n, cover, asked, terms }: Announced,
) {
  const { id, seat, check, thrown } = terms
  const { kind, about, dr, dice, bursts, pairs, ready, said } = check
  const { version, flick } = thrown
  return hash(
    'dice/throw',
    [table, thrower, session, n, cover],
    [id, seat, kind, about, dr, dice, sorted(bursts), pairs, ready, said ?? null],
    [...asked].sort(),
    [version, thrown.dice, sorted(thrown.bursts), flick.dx, flick.dy, flick.power],
    ...since(check),
  )
}

/** An announced throw as it is closed: whose numbers count, by their covers. */
export const closedAs = (
  of: string,
  hands: readonly { readonly peer: string; readonly cover: string }[],
): string =>
  hash(
    'dice/closed',
    of,
    inOrder(hands).map(({ peer, cover }) => [peer, cover]),
  )

/** A number that counts. */
export interface Opened {
  readonly peer: string
  readonly value: string
}

/** The seed: 64 hexadecimal digits. */
export const seedOf = (closed: string, own: Opened, hands: readonly Opened[]): string =>
  hash(
    'dice/seed',
    closed,
    own.value,
    inOrder(hands).map(({ peer, value }) => [peer, value]),
  )

/** What screens sign: that they announce a throw, answer it so, close it, or open their number for it. */
export const toSign = {
  throw: (of: string) => told('throw', of),
  answer: (of: string, cover: string) => told('answer', of, cover),
  close: (closed: string) => told('close', closed),
  open: (closed: string) => told('open', closed),
}

/**
 * What the hands of a joint have signed, and the seed that comes out of them; undefined where a hand is in it twice.
 */
export function madeOf(
  { table, session, n, thrower, witnesses, silent }: Joint,
  terms: Terms,
): { readonly closed: string; readonly seed: string } | undefined {
  const asked = [...witnesses, ...silent].map(({ peer }) => peer)
  if (new Set([thrower.peer, ...asked]).size !== asked.length + 1) return undefined
  const cover = coverOf(thrower.peer, thrower.value)
  const of = announcedHash(thrower.peer, { table, session, n, cover, asked, terms })
  const covers = witnesses.map(({ peer, value }) => ({ peer, cover: coverOf(peer, value) }))
  const closed = closedAs(of, covers)
  return { closed, seed: seedOf(closed, thrower, witnesses) }
}

const faces = ({ roll }: RollRecord) => roll.map(({ die, face, from }) => [die, face, from ?? null])

/**
 * What a record says, for those who speak about it: another one by the same name has another print. All that decides
 * what it came to is in it: the faces, and the whole question that they answer.
 */
export const printOfRecord = (record: RollRecord): string => {
  const { id, seat, check, thrown } = record
  const { kind, about, dr, dice, bursts, pairs, ready, said } = check
  return hash(
    'dice/record/2',
    [id, seat, thrown?.seed ?? null, faces(record)],
    [kind, about, dr, dice, sorted(bursts), pairs, ready, said ?? null],
    ...since(check),
  )
}

/** The print that doubts of before spoke of: without the question, but for what came to it since. */
export const olderPrint = (record: RollRecord): string => {
  const { id, seat, check, thrown } = record
  return hash('dice/record', id, seat, thrown?.seed ?? null, faces(record), ...since(check))
}
