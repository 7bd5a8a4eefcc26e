import type { Abandoned, Asked, Joint, RollRecord, Terms } from '../../rules/dice/roll.ts'
import type { Game } from '../../rules/game.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { plain, say } from '../../rules/plain/sentence.ts'
import type { OtherThrow } from '../../sync/circle/theirs.ts'
import { seatedAs } from '../../sync/circle/together.ts'
import type { Room } from '../../sync/room.ts'
import { mayWear } from '../../table/presence/worn.ts'
import type { Table } from '../../table/table.ts'
import type { Roller } from '../../tray/roller.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { Voice } from '../../ui/say/say.ts'
import { diceSay } from '../../ui/throws/words.ts'
import { recordRoll } from '../page/recordroll.ts'

/** What a witness needs of the page. */
export interface Stand {
  readonly table: Table
  readonly game: Game
  readonly room: Pick<Room, 'around'>
  readonly notices: Notices
  voice(): Voice
  roll: Roller['roll']
}

/** How long after the dice lie still a thrower has to write them down; then each witness in turn, ms. */
const GRACE = 3000
const TURN = 3000
/**
 * A thrower who is still linked may only be slow, and is waited for so long (ms): what fell is not to be chosen from.
 */
const PATIENCE = 30_000

/**
 * Says and writes down what others do with dice that they have announced: such as were never opened, and such as were
 * opened by somebody who was gone before they lay still. Loaded when somebody does.
 */
export function witness(stand: Stand, { peer, terms, became }: OtherThrow): void {
  const { table, notices, voice } = stand
  const { id, seat, check } = terms
  const { seats, rolls } = table.state()
  // Anybody could announce a throw as another's: it is not said to be theirs, nor written down under their name.
  const theirs = mayWear(table.presence, peer, seat)
  const name = theirs ? (seatOf(seats, seat)?.name ?? '') : diceSay(voice())('witness.guest')
  if (became.is === 'foul') notices.add({ say: say('throw.foul', { name }), tone: 'bad' })
  if (theirs && became.is === 'opened') watch(stand, peer, terms, became)
  const over = became.is === 'abandoned' || became.is === 'void'
  if (!over || rolls.some((record) => record.id === id)) return
  const entry = { id, seat, at: Date.now(), check }
  if (became.is === 'abandoned') {
    notices.add({ say: say('throw.abandoned', { name }), tone: 'bad' })
    if (theirs) leave(table, entry)
  } else {
    const asked = became.lacking.map((one) => seatedAs(seatBy(stand)).asked({ peer: one }))
    const lacking = voided(table, voice(), notices, name, asked)
    if (theirs) leave(table, entry, lacking)
  }
}

/** Says whose numbers are lacking for somebody's throw; returns the seats that are known. */
export function voided(
  table: Table,
  voice: Voice,
  notices: Notices,
  name: string,
  lacking: readonly Asked[],
): readonly SeatId[] {
  const { seats } = table.state()
  const speak = diceSay(voice)
  const guest = speak('witness.guest')
  const named = lacking.map(({ seat }) => seatOf(seats, seat)?.name ?? guest)
  const names = new Intl.ListFormat(voice.lang).format(named)
  const text = speak('doubt.void', { name, names })
  notices.add({ say: plain(text), tone: 'bad' })
  return lacking.flatMap(({ seat }) => seat ?? [])
}

/** Writes down that a throw was never opened. */
export function leave(table: Table, entry: Abandoned, lacking: readonly SeatId[] = []): void {
  const whole = lacking.length > 0 ? { ...entry, lacking } : entry
  table.apply([{ do: 'abandon', entry: whole }], { seat: entry.seat, track: false })
}

/** Waits for the thrower's record, and writes it down if there will be none. */
function watch(
  stand: Stand,
  peer: string,
  terms: Terms,
  { seed, joint }: { readonly seed: string; readonly joint: Joint },
): void {
  const { room } = stand
  const turn = joint.witnesses.findIndex((one) => one.peer === room.around().self)
  // Only who had a hand in it can stand in for it.
  if (turn < 0) return
  const thrown = { ...terms.thrown, seed }
  const named = seated(stand, joint, terms)
  const by = stand.table.presence.mine().seat
  const done = () => {
    const { rolls, rivals } = stand.table.state()
    // Somebody else may have written something under its id.
    const same = (one: RollRecord) => one.id === terms.id && one.thrown?.seed === seed
    return rolls.some(same) || rivals.flat().some(same)
  }
  void stand.roll(thrown).then(
    ({ roll, steps, step }) => {
      const until = performance.now() + PATIENCE
      const look = () => {
        if (done()) return
        const linked = room.around().neighbours.some((one) => one.peer === peer)
        if (linked && performance.now() < until) {
          setTimeout(look, TURN * (turn + 1))
          return
        }
        const { id, seat, check } = terms
        const record = { id, seat, at: Date.now(), check, thrown, roll, joint: named }
        write(stand, by === undefined ? record : { ...record, by })
      }
      setTimeout(look, steps * step + GRACE + turn * TURN)
    },
    () => {
      // What cannot be rolled here can only be written down by others.
    },
  )
}

/** As the thrower would have done. */
function write({ table, game, notices }: Stand, roll: RollRecord): void {
  const refusal = recordRoll(table, game, roll)
  if (refusal) notices.add({ say: refusal, tone: 'bad' })
}

/** Who sits at which screen, as far as they tell. */
const seatBy =
  ({ table, room }: Stand) =>
  (peer: string): SeatId | undefined => {
    const { neighbours, self } = room.around()
    const client = neighbours.find((one) => one.peer === peer)?.client
    const { presence } = table
    if (peer === self) return presence.mine().seat
    return client === undefined ? undefined : presence.others().get(client)?.seat
  }

/** Who sat at the screens that had a hand in it; the thrower said where it sits. */
function seated(stand: Stand, joint: Joint, { seat }: Terms): Joint {
  const named = seatedAs(seatBy(stand)).joint(joint)
  return { ...named, thrower: { ...joint.thrower, seat } }
}
