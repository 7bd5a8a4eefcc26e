import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { TrayHandle } from '../../dice/Tray.tsx'
import type { Check } from '../../rules/dice/check.ts'
import { isFree } from '../../rules/dice/free.ts'
import type { Asked, Flick, Joint, Roll, RollRecord, Throw } from '../../rules/dice/roll.ts'
import type { Game } from '../../rules/game.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { say } from '../../rules/plain/sentence.ts'
import type { InFlight } from '../../table/presence/presence.ts'
import type { Table } from '../../table/table.ts'
import { MOST_DICE, versionOf } from '../../tray/physics.ts'
import type { Roller } from '../../tray/roller.ts'
import { checkThrow } from '../../tray/thrown.ts'
import type { Tumble } from '../../tray/tumble.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import { type Flight, type Flights, makeFlights } from '../eyes/flights.ts'
import { chance } from '../page/chance.ts'
import type { OpenTable } from '../page/opentable.ts'
import { recordRoll } from '../page/recordroll.ts'

/** No throw takes longer: who says so has another clock (milliseconds). */
const LONGEST = 25_000

/** Who waits for others for longer than this (ms) shakes the dice meanwhile. */
const IMPATIENT = 150

/** What the page knows of throws. */
export interface Dice {
  /** All under way and just landed, own ones and others'. */
  readonly flights: readonly Flight[]
  /** The one that rolls in the tray just now. */
  readonly air: Flight | undefined
  /** Throws dice for a Check. Several may be in the air, each on its own. */
  throwFor(seat: SeatId, check: Check, flick: Flick): void
  /** The ready dice are taken up and shaken, so hard (0 to 1); undefined lets go of them. */
  shake(power: number | undefined): void
  /** Whether they are just now. */
  readonly shaking: boolean
  /** The dice of a small tray were hurried, and lie still. */
  land(id: string): void
  /** Shows a record in the tray: its motion again, or else how it is written down. Without one, takes it away again. */
  replay(record?: RollRecord, tumble?: Tumble): Promise<void>
}

/**
 * Throws dice for a Check, shows the throws of others, and records the own ones: in one transaction with what they
 * bring, and only once the dice lie still.
 */
export function useThrow(
  opened: OpenTable,
  tray: RefObject<TrayHandle | null>,
  notices: Notices,
  roller: Roller,
): Dice {
  const { table, game, room, voice } = opened
  const replayed = useRef<RollRecord>(undefined)
  const air = useMemo(
    () =>
      makeFlights({
        roll: roller.roll,
        free: (own) => own || !tray.current?.held(),
        async play({ seat, check }, tumble, at) {
          replayed.current = undefined
          const color = seatOf(table.state().seats, seat)?.color
          const slow = !isFree(check)
          await tray.current?.play(tumble, { at, slow, ...(color !== undefined && { color }) })
        },
        count({ check, place }, roll) {
          // It is added up and not counted, and no game is asked.
          if (isFree(check) || !game.checks) return undefined
          const { hits } = game.checks.judge(check, roll)
          if (place === 'tray') tray.current?.counts(hits)
          return hits
        },
      }),
    [table, game, tray, roller],
  )
  useEffect(() => air.open(), [air])
  const flights = useSyncExternalStore(air.subscribe, air.list)

  const failed = useCallback(
    (error: unknown) => {
      const key = error instanceof RangeError ? error.message : 'throw.failed'
      notices.add({ say: say(key), tone: 'bad' })
    },
    [notices],
  )

  const throwFor = useCallback(
    (seat: SeatId, check: Check, flick: Flick): void => {
      let id = chance.id()
      const record = (roll: Roll, thrown?: Throw, joint?: Joint) => {
        const seeded = { ...(thrown && { thrown }), ...(joint && { joint }) }
        const refusal = recordRoll(table, game, {
          id,
          seat,
          at: Date.now(),
          check,
          roll,
          ...seeded,
        })
        if (refusal) notices.add({ say: refusal, tone: 'bad' })
      }
      const { dice, bursts } = check
      // Nothing to throw: the Check is decided as it stands.
      if (dice.length === 0) {
        tray.current?.clear()
        record([])
        return
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
      let calm = () => clearTimeout(impatience)
      const impatience =
        agreed &&
        setTimeout(() => {
          tray.current?.shake(flick.power)
          calm = () => tray.current?.shake(undefined)
        }, IMPATIENT)
      let lacking: readonly Asked[] | undefined
      const ready = agreed?.then((said) => {
        calm()
        if ('lacking' in said) {
          lacking = said.lacking
          throw new Error('the throw is void')
        }
        joint = said.joint
        thrown = { ...terms, seed: said.seed }
        return { thrown, startedAt: Date.now() }
      })
      air
        .launch({ id, seat, thrown, check, startedAt: Date.now() }, true, 0, ready)
        .then((tumble) => tumble && record(tumble.roll, thrown, joint))
        .catch(async (error) => {
          if (!lacking) return failed(error)
          const { leave, voided } = await import('../throws/witness.ts')
          const name = seatOf(table.state().seats, seat)?.name ?? ''
          const seats = voided(table, voice(), notices, name, lacking)
          leave(table, { id, seat, at: Date.now(), check }, seats)
        })
    },
    [table, game, tray, notices, room, voice, air, failed],
  )

  useShared(table, air, failed)

  // What others do with dice that they have announced is witnessed.
  useEffect(
    () =>
      room.hear(async (other) => {
        if (other.became.is === 'announced') return
        const { witness } = await import('../throws/witness.ts')
        witness({ table, game, room, voice, notices, roll: roller.roll }, other)
      }),
    [table, game, room, voice, notices, roller],
  )

  const [shaking, setShaking] = useState(false)
  const shake = useCallback(
    (power: number | undefined) => {
      setShaking(power !== undefined)
      tray.current?.shake(power)
    },
    [tray],
  )

  const flying = flights.find(({ place, landed }) => place === 'tray' && !landed)
  const replay = useReplay(table, game, tray, replayed, flying)
  return {
    flights,
    air: flying,
    throwFor,
    shake,
    shaking,
    land: air.land,
    replay,
  }
}

/** Throws in the air are everybody's: what flies from here the others hear of, and what they throw flies here too. */
function useShared(table: Table, air: Flights, failed: (error: unknown) => void): void {
  // The others hear of what flies from here.
  useEffect(
    () =>
      air.subscribe(() => {
        const own = air.list().filter((flight) => flight.own && !flight.landed && !flight.waits)
        table.presence.set({ throws: own.map(told) })
      }),
    [table, air],
  )

  // What others throw is rolled here too, from the same seed.
  useEffect(() => {
    let known = new Set<string>()
    return table.presence.subscribe(() => {
      const now = new Map<string, InFlight>()
      for (const [screen, { throws = [] }] of table.presence.others()) {
        for (const theirs of throws) now.set(`${screen}/${theirs.id}`, theirs)
      }
      const fresh = [...now].filter(([id]) => !known.has(id))
      // Known before they fly: what flies from here is told too, and comes back to this listener at once.
      known = new Set(now.keys())
      for (const [id, theirs] of fresh) {
        const since = Date.now() - theirs.startedAt
        const at = since > 0 && since < LONGEST ? since : 0
        air.launch({ ...theirs, id }, false, at).catch(failed)
      }
    })
  }, [table, air, failed])
}

/** Shows records in the tray, unless a throw is `flying` there; `replayed` is the one that is shown. */
function useReplay(
  table: Table,
  game: Game,
  tray: RefObject<TrayHandle | null>,
  replayed: RefObject<RollRecord | undefined>,
  flying: Flight | undefined,
): Dice['replay'] {
  return useCallback(
    async (record?: RollRecord, tumble?: Tumble) => {
      const shown = tray.current
      if (!shown || flying) return
      if (!record) {
        if (replayed.current) shown.clear()
        replayed.current = undefined
        return
      }
      replayed.current = record
      const { check, roll, seat } = record
      const color = seatOf(table.state().seats, seat)?.color
      const opts = color === undefined ? {} : { color }
      if (tumble) await shown.play(tumble, opts)
      // Whatever a record says, the tray has an end.
      else shown.show(roll.slice(0, MOST_DICE), opts)
      if (replayed.current === record && game.checks && !isFree(check))
        shown.counts(game.checks.judge(check, roll).hits)
    },
    [table, game, tray, replayed, flying],
  )
}

/** A flight as the others hear of it. */
const told = ({ id, seat, thrown, check, startedAt }: Flight): InFlight => ({
  id,
  seat,
  thrown,
  check,
  startedAt,
})
