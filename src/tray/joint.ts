import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Bursts } from '../rules/dice.ts'
import type { Given, Joint, Terms } from '../rules/roll.ts'
import { follows } from './chain.ts'

/*
 * How a seed comes out of several hands: the thrower commits to the terms of a throw and to a link of its chain; each
 * witness answers with a link of its own; the thrower opens. The seed is the hash of it all.
 */

const hash = (...parts: readonly unknown[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))))

/** Bursts in an order that does not hang on how they came about. */
const sorted = (bursts: Bursts) => Object.entries(bursts).sort(([a], [b]) => (a < b ? -1 : 1))

/** What a thrower is held to: the terms, whom it asks, and the link that is still secret. */
export function commitmentTo(
  { id, seat, check, thrown }: Terms,
  n: number,
  own: Given,
  asked: readonly string[],
): string {
  const { kind, about, dr, dice, bursts, pairs, ready, said } = check
  const { version, flick } = thrown
  return hash(
    'dice-commit',
    [own.peer, own.anchor, own.link, n],
    [id, seat, kind, about, dr, dice, sorted(bursts), pairs, ready, said ?? null],
    [...asked].sort(),
    [version, thrown.dice, sorted(thrown.bursts), flick.dx, flick.dy, flick.power],
  )
}

/** The seed: 64 hexadecimal digits. The order of the witnesses does not matter. */
export function seedOf(commitment: string, own: Given, witnesses: readonly Given[]): string {
  const theirs = inOrder(witnesses).map(({ peer, anchor, link }) => [peer, anchor, link])
  return hash('dice-seed', commitment, own.link, theirs)
}

/** In the order of their peers, which is the same on every screen. */
export const inOrder = <T extends { readonly peer: string }>(some: readonly T[]): T[] =>
  [...some].sort((a, b) => (a.peer < b.peer ? -1 : 1))

/** Whether this seed came out of these hands and nothing else. Whether they were there, only they know. */
export function proves(
  { n, thrower, witnesses, silent }: Joint,
  terms: Terms,
  seed: string,
): boolean {
  const asked = [...witnesses, ...silent].map(({ peer }) => peer)
  const commitment = () => commitmentTo(terms, n, thrower, asked)
  return (
    new Set([thrower.peer, ...asked]).size === asked.length + 1 &&
    [thrower, ...witnesses].every(({ anchor, link }) => follows(anchor, n, link)) &&
    seedOf(commitment(), thrower, witnesses) === seed
  )
}
