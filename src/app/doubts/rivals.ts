import { isSigned, type RollRecord, throwId } from '../../rules/dice/roll.ts'
import type { Rivals } from '../../table/document/records.ts'
import type { Table } from '../../table/table.ts'
import { versionOf } from '../../tray/physics.ts'
import type { Roller } from '../../tray/roller.ts'
import { checkThrow } from '../../tray/thrown.ts'
import type { Seeing } from '../../tray/verify.ts'
import { sameRoll } from '../../tray/verify.ts'

/*
 * Which of several records of one id is of the throw that this id was made for
 *
 * An id is known to all as soon as a throw is announced: somebody may write down something else under it before the
 * dice have even fallen. But it names the key of the thrower, who signs it, and what is signed is rolled again.
 */

/** What speaks for a record, the more the higher. */
const SIGNED_BY_ITS_ID = 3
const SIGNED = 2
const UNSIGNED = 1
const FALSE = 0

/** Looks which of its rivals counts, one after another, and tells the table. Never rejects. */
export async function weighRivals(
  table: Table,
  standing: Seeing['standing'],
  roll: Roller['roll'],
): Promise<void> {
  for (const group of table.state().rivals) {
    const best = await bestOf(group, (record) => rankOf(record, standing, roll))
    // They may have been read anew meanwhile: then they are weighed again.
    if (best && table.state().rivals.some((now) => now.includes(best))) table.count(best)
  }
}

/** The first of those for which the most speaks. */
async function bestOf(
  group: Rivals,
  rank: (record: RollRecord) => Promise<number>,
): Promise<RollRecord | undefined> {
  let best: RollRecord | undefined
  let most = -1
  for (const record of group) {
    const own = await rank(record)
    if (own <= most) continue
    best = record
    most = own
    if (own === SIGNED_BY_ITS_ID) break
  }
  return best
}

async function rankOf(
  record: RollRecord,
  standing: Seeing['standing'],
  roll: Roller['roll'],
): Promise<number> {
  const { id, joint, thrown } = record
  try {
    const proven = await standing(record)
    if (proven === 'false') return FALSE
    // What another version of the dice made cannot be rolled here.
    if (thrown && thrown.version === versionOf(thrown.dice.length)) {
      if (checkThrow(thrown) || !sameRoll((await roll(thrown)).roll, record.roll)) return FALSE
    }
    if (!isSigned(joint)) return UNSIGNED
    return id === throwId(joint.thrower.peer, joint.session, joint.n) ? SIGNED_BY_ITS_ID : SIGNED
  } catch {
    // It cannot be rolled, or what looks at it did not come: it speaks for nothing.
    return FALSE
  }
}
