import type { TrayHandle } from '../../dice/Tray.tsx'
import type { Check } from '../../rules/dice/check.ts'
import type { Asked, Flick, Joint, Roll, Throw } from '../../rules/dice/roll.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { say } from '../../rules/plain/sentence.ts'
import { wellFormed } from '../../table/document/plain.ts'
import { CheckSchema, checked } from '../../table/document/schema.ts'
import { versionOf } from '../../tray/physics.ts'
import { checkThrow } from '../../tray/thrown.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Flights } from '../eyes/flights.ts'
import { chance } from '../page/chance.ts'
import type { Lays } from '../page/lays.ts'
import type { OpenTable } from '../page/opentable.ts'
import { recordRoll } from '../page/recordroll.ts'

/** Who waits for others for longer than this (ms) shakes the dice meanwhile. */
const IMPATIENT = 150

/** Where dice are thrown. */
export interface Around {
  readonly opened: Pick<OpenTable, 'table' | 'game' | 'room' | 'voice'>
  readonly air: Pick<Flights, 'launch'>
  readonly notices: Notices
  readonly lays: Lays
  tray(): Pick<TrayHandle, 'clear' | 'shake'> | null
}

/**
 * A Check as everybody reads it once it is written down: of words that were cut within a letter no half is left, since
 * what is signed is what is read. Undefined where it cannot be written down.
 */
const asRead = (check: Check): Check | undefined =>
  checked(
    CheckSchema,
    JSON.parse(JSON.stringify(check), (_, value: unknown) =>
      typeof value === 'string' ? wellFormed(value) : value,
    ),
  ) as Check | undefined

/** Tells that nothing came of a throw. */
export function tellFailed(notices: Notices, error: unknown): void {
  const key = error instanceof RangeError ? error.message : 'throw.failed'
  notices.add({ say: say(key), tone: 'bad' })
}

/**
 * Throws dice for a Check, or draws its lots, with all who are linked or else alone, and writes down what fell in one
 * change with what it brings. Resolves once that is done, or nothing came of it; never rejects for a throw that failed.
 */
export async function throwOnce(
  around: Around,
  seat: SeatId,
  asked: Check,
  flick: Flick,
): Promise<void> {
  const { opened, air, notices, tray, lays } = around
  const theirs = notices.to(seat)
  const check = asRead(asked)
  if (!check) {
    // What cannot be written down is not thrown either.
    theirs.add({ say: say('table.unfit'), tone: 'bad' })
    return
  }
  const { table, game, room, voice } = opened
  let id = chance.id()
  const record = (roll: Roll, how: { thrown?: Throw; joint?: Joint } = {}) => {
    const refusal = recordRoll(table, game, { id, seat, at: Date.now(), check, roll, ...how }, lays)
    if (refusal) theirs.add({ say: refusal, tone: 'bad' })
  }
  const { dice, bursts, lots } = check
  if (dice.length === 0) {
    tray()?.clear()
    // Nothing to throw or draw: the Check is decided as it stands.
    if (!lots) return record([])
  }
  const terms = { version: versionOf(dice.length), dice, bursts, flick }
  // Alone, its own luck decides at once.
  let thrown: Throw = { ...terms, seed: chance.seed() }
  const sits = (client: number) => table.presence.others().get(client)?.seat
  // What cannot be rolled is not announced either.
  const ours = room.together()?.nextId() ?? id
  const agreed = checkThrow(thrown)
    ? undefined
    : room.throwDice({ id: ours, seat, check, thrown: terms }, sits)
  if (agreed) id = ours
  let joint: Joint | undefined
  let lacking: readonly Asked[] | undefined
  const ready =
    agreed &&
    (dice.length > 0 ? whileShaken(around, flick.power, agreed) : agreed).then((said) => {
      if ('lacking' in said) {
        lacking = said.lacking
        throw new Error('the throw is void')
      }
      joint = said.joint
      thrown = { ...terms, seed: said.seed }
      return { thrown, startedAt: Date.now() }
    })
  try {
    const flight = { id, seat, thrown, check, startedAt: Date.now() }
    const tumble = await air.launch(flight, true, 0, ready)
    if (tumble) record(tumble.roll, { thrown, ...(joint && { joint }) })
  } catch (error) {
    if (!lacking) return tellFailed(theirs, error)
    const { leave, voided } = await import('../throws/witness.ts')
    const name = seatOf(table.state().seats, seat)?.name ?? ''
    const seats = voided(table, voice(), notices, name, lacking)
    leave(table, { id, seat, at: Date.now(), check }, seats)
  }
}

/** Where the others take a while, the dice are shaken until they have answered. */
async function whileShaken<T>({ tray }: Around, power: number, answer: Promise<T>): Promise<T> {
  let calm = () => clearTimeout(impatience)
  const impatience = setTimeout(() => {
    tray()?.shake(power)
    calm = () => tray()?.shake(undefined)
  }, IMPATIENT)
  try {
    return await answer
  } finally {
    calm()
  }
}
