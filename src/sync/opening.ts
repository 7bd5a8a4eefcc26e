import type { Given, Joint } from '../rules/roll.ts'
import { type Chain, follows } from '../tray/chain.ts'
import { commitmentTo, inOrder, proves, seedOf } from '../tray/joint.ts'
import type { Acquaintances } from './acquaintances.ts'
import type { Announcement, Opening } from './jointwords.ts'

/** Who looks at an opening, and what they know of the others. */
export interface Eyes {
  readonly self: string
  chainFor(thrower: string): Chain
  readonly met: Pick<Acquaintances, 'given' | 'anchorOf'>
}

/**
 * What the opening of a throw by this name comes to; undefined where it is not what was announced, or its links are not
 * of the chains.
 */
export function openedAs(
  { self, chainFor, met }: Eyes,
  name: string,
  { n, asked, terms, commitment }: Announcement,
  link: string,
  salts: Opening['salts'],
): { seed: string; joint: Joint } | undefined {
  const thrower = met.given(name, name, n, link)
  if (!thrower || commitmentTo(terms, n, thrower, asked) !== commitment) return undefined
  const witnesses = salts.flatMap(([peer, anchor, given]): Given[] => {
    // Whom we never met we cannot judge: then the chain only has to hold in itself.
    const known = peer === self ? chainFor(name).anchor : met.anchorOf(peer, name)
    if (known !== undefined && known !== anchor) return []
    return follows(anchor, n, given) ? [{ peer, anchor, link: given }] : []
  })
  if (witnesses.length !== salts.length) return undefined
  const took = new Set(witnesses.map(({ peer }) => peer))
  const joint: Joint = {
    n,
    thrower,
    witnesses: inOrder(witnesses),
    silent: inOrder(asked.filter((peer) => !took.has(peer)).map((peer) => ({ peer }))),
  }
  const seed = seedOf(commitment, thrower, witnesses)
  return proves(joint, terms, seed) ? { seed, joint } : undefined
}
