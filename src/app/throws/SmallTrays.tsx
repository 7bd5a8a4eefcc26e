import { useEffect, useMemo, useRef } from 'react'
import { Tray, type TrayHandle } from '../../dice/Tray.tsx'
import { dyed } from '../../paint/dice/coat.ts'
import type { Light } from '../../paint/ground/ground.ts'
import type { Die } from '../../rules/dice/dice.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { say as sentence } from '../../rules/plain/sentence.ts'
import type { Tumble } from '../../tray/tumble.ts'
import type { Handed } from '../../ui/desk/desk.ts'
import { SeatMark } from '../../ui/parts/SeatMark.tsx'
import type { Flight } from '../eyes/flights.ts'
import type { useSounds } from '../page/useSounds.ts'

interface Props {
  readonly desk: Handed
  readonly flights: readonly Flight[]
  readonly reduced: boolean
  readonly light: Light
  readonly hear: ReturnType<typeof useSounds>
  /** These dice lie still before their time. */
  land(id: string): void
}

const NONE: readonly Die[] = []
/** They are heard, but from beside. */
const SHARE = 0.45

/** The throws that came while the tray was taken, each in a small tray of its own with the thrower's name. */
export default function SmallTrays(props: Props) {
  return (
    <section className="small-trays" aria-label={props.desk.say(sentence('tray.others'))}>
      {props.flights.map((flight) =>
        typeof flight.place === 'number' && flight.tumble ? (
          <SmallTray key={flight.id} {...props} flight={flight} tumble={flight.tumble} />
        ) : null,
      )}
    </section>
  )
}

function SmallTray({
  desk,
  flight,
  tumble,
  reduced,
  light,
  hear,
  land,
}: Props & { readonly flight: Flight; readonly tumble: Tumble }) {
  const { id, hits, means, since = 0 } = flight
  const tray = useRef<TrayHandle>(null)
  const seat = seatOf(desk.table.state().seats, flight.seat)
  const { dyes } = flight.check
  const own = useMemo(() => {
    const color = dyed(seat?.color, dyes)
    return color === undefined ? {} : { color }
  }, [seat?.color, dyes])
  useEffect(() => {
    const at = Math.max(0, performance.now() - since)
    void tray.current?.play(tumble, { ...own, at }).then(() => land(id))
  }, [tumble, own, since, land, id])
  useEffect(() => {
    if (hits) tray.current?.counts(hits, means)
  }, [hits, means])
  const name = seat?.name ?? desk.say(sentence('unnamed'))
  return (
    <div className="small-tray">
      <p>
        <SeatMark seat={{ name, color: seat?.color ?? 0 }} />
        <span dir="auto">{name}</span>
      </p>
      <Tray
        handle={tray}
        label={desk.say(sentence('tray.of', { name }))}
        pool={NONE}
        {...own}
        reduced={reduced}
        light={light}
        onFling={() => undefined}
        onImpact={(impact) => hear(impact, SHARE)}
      />
    </div>
  )
}
