import { useEffect, useRef } from 'react'
import type { Seat } from '../../rules/plain/item.ts'
import { seatOf } from '../../rules/plain/seats.ts'
import { plain } from '../../rules/plain/sentence.ts'
import { useTable } from '../../table/use.ts'
import { useDesk } from '../../ui/desk/desk.ts'
import { usePresent } from '../../ui/desk/presence.ts'
import { keepAwake } from '../../ui/device/awake.ts'
import Palm from '../../ui/palm/Palm.tsx'
import type { PalmProps } from '../../ui/palm/props.ts'
import { usePalmSay } from '../../ui/palm/words.ts'
import type { Notices } from '../../ui/parts/notices.ts'
import type { OpenTable } from '../page/opentable.ts'
import type { Settings } from '../page/settings.ts'
import { aimFor } from './flickfrom.ts'
import { edgeFor, layFrom, layWritten } from './laying.ts'
import { watchScreen } from './screengone.ts'
import type { PalmShown } from './shown.ts'

interface Props extends Pick<PalmProps, 'parts' | 'tray' | 'ready' | 'coming' | 'notices'> {
  readonly opened: OpenTable
  readonly own: Settings
  onOwn(next: Partial<Settings>): void
  readonly palm: PalmShown
}

/** This device as a seat's hand, joined to its table. */
export default function PalmPane({ opened, own, onOwn, palm, ...rest }: Props) {
  const { table } = opened
  const { presence } = table
  const { device } = own
  const { seat: id = '', hand, look } = palm
  const say = usePalmSay()
  const seat = useTable(table, () => seatOf(table.state().seats, id))
  const placed = usePresent(presence, () => edgeFor(table, id) !== undefined)
  useEffect(keepAwake, [])
  // Somebody may sit at this phone besides.
  const { sit } = useDesk()
  useEffect(() => sit(id), [sit, id])
  // The board, which tells it otherwise, is not looked at.
  useEffect(() => presence.set({ seat: id }), [presence, id])
  // What flies from a hand comes from where its people sit, and what it lays comes to lie there.
  useEffect(() => {
    hand.current = {
      aim: (flick) => aimFor(table, id, flick),
      lays: (seat, changes, how) => layFrom(opened, seat, changes, how),
    }
    return () => {
      hand.current = undefined
      look(false)
    }
  }, [hand, look, table, opened, id])
  const leave = useLeaving(opened, device, seat, rest.notices)
  useScreen(opened, palm, seat?.sitter !== device, rest.notices)
  if (!seat) return null
  return (
    <Palm
      key={seat.id}
      {...rest}
      seat={seat}
      tells={own.tells}
      shakes={own.shake}
      onShakes={(shake) => onOwn({ shake })}
      onDice={look}
      onWhole={() => palm.show(false)}
      placed={placed}
      onLay={(written) => layWritten(opened, id, written)}
      onAlong={() => {
        const { hand: _, ...sits } = seat
        table.apply([{ do: 'seat', seat: { ...sits, sitter: device } }], { seat: id, track: false })
      }}
      onLeave={leave}
      onAway={(again) =>
        rest.notices.add({
          say: plain(say('palm.gone')),
          action: { say: plain(say('palm.again')), run: again },
        })
      }
    />
  )
}

/** Whose place is at another screen is told as long as that is gone from the table, and when it is back. */
function useScreen(
  { table }: OpenTable,
  { seat: id = '', screen }: PalmShown,
  placed: boolean,
  notices: Notices,
): void {
  const say = usePalmSay()
  const latest = useRef(say)
  latest.current = say
  useEffect(() => {
    if (!placed) return
    let close: (() => void) | undefined
    const tell = (gone: boolean) => {
      close?.()
      const told = { say: plain(latest.current(gone ? 'palm.screenGone' : 'palm.screenBack')) }
      close = notices.add({ ...told, stays: gone })
    }
    const leave = watchScreen(table.presence, id, tell, screen)
    return () => {
      leave()
      close?.()
    }
  }, [table, id, screen, placed, notices])
}

/** How this device is the hand no longer. Where that is somebody else's doing it is told. */
function useLeaving(
  { table }: OpenTable,
  device: string,
  seat: Seat | undefined,
  notices: Notices,
): () => void {
  const say = usePalmSay()
  const left = useRef(false)
  const latest = useRef({ say, seat })
  if (seat) latest.current = { say, seat }
  useEffect(
    () => () => {
      const { say, seat } = latest.current
      const now = seatOf(table.state().seats, seat?.id)
      if (seat && !left.current && now?.hand !== device)
        notices.add({ say: plain(say('palm.lost', { name: seat.name })), stays: true })
    },
    [table, device, notices],
  )
  return () => {
    if (!seat) return
    left.current = true
    table.apply([{ do: 'hand', seat: seat.id, device: '' }], { seat: seat.id, track: false })
  }
}
