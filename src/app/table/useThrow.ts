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
import { dyed } from '../../paint/dice/coat.ts'
import type { Check } from '../../rules/dice/check.ts'
import { isFree } from '../../rules/dice/free.ts'
import type { Flick, Roll, RollRecord } from '../../rules/dice/roll.ts'
import type { SeatId } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import type { InFlight } from '../../table/presence/presence.ts'
import type { Table } from '../../table/table.ts'
import { MOST_DICE } from '../../tray/physics.ts'
import type { Roller } from '../../tray/roller.ts'
import type { Tumble } from '../../tray/tumble.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import { type Flight, type Flights, makeFlights } from '../eyes/flights.ts'
import type { Lays } from '../page/lays.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { PalmShown } from '../palm/shown.ts'
import { tellFailed, throwOnce } from './throwonce.ts'

/** No throw takes longer: who says so has another clock (milliseconds). */
const LONGEST = 25_000

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
  hand: PalmShown['hand'],
  lays: Lays,
): Dice {
  const { table } = opened
  const replayed = useRef<RollRecord>(undefined)
  const air = useAir(opened, tray, roller, replayed)
  const flights = useSyncExternalStore(air.subscribe, air.list)

  useShared(table, air, notices)
  useWitness(opened, notices, roller)

  const [shaking, setShaking] = useState(false)
  const shake = useCallback(
    (power: number | undefined) => {
      setShaking(power !== undefined)
      tray.current?.shake(power)
    },
    [tray],
  )

  const flying = flights.find(({ place, landed }) => place === 'tray' && !landed)
  const replay = useReplay(opened, tray, replayed, flying)
  return {
    flights,
    air: flying,
    throwFor(seat, check, flick) {
      const aimed = hand.current?.aim(flick) ?? flick
      void throwOnce({ opened, air, notices, lays, tray: () => tray.current }, seat, check, aimed)
    },
    shake,
    shaking,
    land: air.land,
    replay,
  }
}

/** How each die of a Roll counts, and what it is thrown for. What is added up is not counted, and no game is asked. */
function countedBy(
  { game: { checks }, voice }: OpenTable,
  check: Check,
  roll: Roll,
): Pick<Flight, 'hits' | 'means'> {
  if (isFree(check) || !checks?.judge) return {}
  const { hits } = checks.judge(check, roll)
  // What its dice say is all that counts.
  if (hits.length === 0) return {}
  const means = check.dyes && checks.dyed?.(check)
  if (!means) return { hits }
  return { hits, means: check.dyes.map((dye) => (means[dye] ? voice().say(means[dye]) : '')) }
}

/** The air over a table: what flies in the tray is played there, and takes away what is `replayed`. */
function useAir(
  opened: OpenTable,
  tray: RefObject<TrayHandle | null>,
  roller: Roller,
  replayed: RefObject<RollRecord | undefined>,
): Flights {
  const { table } = opened
  const air = useMemo(
    () =>
      makeFlights({
        roll: roller.roll,
        free: (own) => own || !tray.current?.held(),
        async play({ seat, check }, tumble, at) {
          replayed.current = undefined
          const color = dyed(seatOf(table.state().seats, seat)?.color, check.dyes)
          const slow = !isFree(check)
          await tray.current?.play(tumble, { at, slow, ...(color !== undefined && { color }) })
        },
        count({ check, place }, roll) {
          const counted = countedBy(opened, check, roll)
          if (counted.hits && place === 'tray') tray.current?.counts(counted.hits, counted.means)
          return counted
        },
      }),
    [opened, table, tray, roller, replayed],
  )
  useEffect(() => air.open(), [air])
  return air
}

/** What others do with dice that they have announced is witnessed. */
function useWitness(
  { table, game, room, voice }: OpenTable,
  notices: Notices,
  roller: Roller,
): void {
  useEffect(
    () =>
      room.hear(async (other) => {
        if (other.became.is === 'announced') return
        const { witness } = await import('../throws/witness.ts')
        witness({ table, game, room, voice, notices, roll: roller.roll }, other)
      }),
    [table, game, room, voice, notices, roller],
  )
}

/** Throws in the air are everybody's: what flies from here the others hear of, and what they throw flies here too. */
function useShared(table: Table, air: Flights, notices: Notices): void {
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
        air.launch({ ...theirs, id }, false, at).catch((error) => tellFailed(notices, error))
      }
    })
  }, [table, air, notices])
}

/** Shows records in the tray, unless a throw is `flying` there; `replayed` is the one that is shown. */
function useReplay(
  opened: OpenTable,
  tray: RefObject<TrayHandle | null>,
  replayed: RefObject<RollRecord | undefined>,
  flying: Flight | undefined,
): Dice['replay'] {
  const { table } = opened
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
      const color = dyed(seatOf(table.state().seats, seat)?.color, check.dyes)
      const opts = color === undefined ? {} : { color }
      if (tumble) await shown.play(tumble, opts)
      // Whatever a record says, the tray has an end.
      else shown.show(roll.slice(0, MOST_DICE), opts)
      const { hits, means } = countedBy(opened, check, roll)
      if (replayed.current === record && hits) shown.counts(hits, means)
    },
    [opened, table, tray, replayed, flying],
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
