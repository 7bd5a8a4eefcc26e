import { isSigned, type RollRecord } from '../../rules/dice/roll.ts'
import { madeOf, toSign } from '../../tray/joint.ts'
import type { Standing } from '../../tray/verify.ts'
import { isSignedBy } from '../keys/signature.ts'

/**
 * What the signatures of a record prove, by themselves and to anybody at this table, whether they were there or not.
 * Takes any record that can be read, and never throws.
 */
export function standingOf(
  { joint, thrown, id, seat, check }: RollRecord,
  table: string,
): Standing {
  if (!joint || !thrown) return 'alone'
  if (!isSigned(joint)) return 'before'
  const made = madeOf(joint, { id, seat, check, thrown })
  if (made?.seed !== thrown.seed) return 'false'
  const { thrower, witnesses } = joint
  const holds =
    isSignedBy(thrower.peer, toSign.close(made.closed), thrower.sign) &&
    witnesses.every(({ peer, sign }) => isSignedBy(peer, toSign.open(made.closed), sign))
  if (!holds) return 'false'
  // What screens sign at one table proves nothing at another.
  if (joint.table !== '' && table !== '' && joint.table !== table) return 'before'
  return witnesses.length === 0 ? 'alone' : 'witnessed'
}
