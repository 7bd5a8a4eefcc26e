import { Smartphone } from 'lucide-react'
import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import type { Seat } from '../../rules/plain/item.ts'
import { useDesk } from '../desk/desk.ts'
import { isFile } from '../device/machine.ts'
import { usePalmSay } from '../palm/words.ts'
import { IconButton } from '../parts/IconButton.tsx'
import type { Doors } from '../share/doors.ts'
import { typedFrom } from '../share/hand.ts'
import { OfferSteps } from '../share/OfferSteps.tsx'
import { QrCode } from '../share/QrCode.tsx'
import { isOnlyHere } from '../share/reach.ts'
import { WithDoors } from '../share/WithDoors.tsx'
import { useShareSay } from '../share/words.ts'
import '../share/share.css'
import './phone.css'

/** In a place: the code by which a phone becomes the hand of whose place it is. */
export function PhoneAsHand({ seat, doors }: { seat: Seat; doors(): Promise<Doors> }) {
  const say = usePalmSay()
  const panel = useId()
  const [open, setOpen] = useState(false)
  // Once a phone is the hand there is nothing more to scan.
  const before = useRef(seat.hand)
  useEffect(() => {
    if (seat.hand && seat.hand !== before.current) setOpen(false)
    before.current = seat.hand
  }, [seat.hand])
  return (
    <>
      <IconButton
        icon={Smartphone}
        label={say('palm.phone')}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        aria-pressed={seat.hand !== undefined}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <section
          id={panel}
          className="place-phone"
          aria-label={say('palm.phoneOf', { name: seat.name })}
        >
          <Code seat={seat} doors={doors} />
        </section>
      )}
    </>
  )
}

function Code({ seat, doors: fetch }: { seat: Seat; doors(): Promise<Doors> }) {
  const { table } = useDesk()
  const say = usePalmSay()
  return (
    <>
      {seat.hand && (
        <>
          <p>{say('palm.phoneHas')}</p>
          <button
            type="button"
            onClick={() =>
              table.apply([{ do: 'hand', seat: seat.id, device: '' }], {
                seat: seat.id,
                track: false,
              })
            }
          >
            {say('palm.phoneOff')}
          </button>
        </>
      )}
      <WithDoors fetch={fetch}>{(doors) => <Ways seat={seat} doors={doors} />}</WithDoors>
    </>
  )
}

function Ways({ seat, doors }: { seat: Seat; doors: Doors }) {
  const { table, without } = useDesk()
  const say = usePalmSay()
  const share = useShareSay()
  const around = useSyncExternalStore(doors.subscribe, doors.around)
  // By codes one leaves the page; a screen that stands by itself lets nobody out.
  const codes = !without.has('invite')
  const alone = codes && isFile() && around.relays.length + around.servers.length === 0
  const [steps, setSteps] = useState(alone)
  const link = doors.link('play', seat.id)
  const local = isOnlyHere()
  if (around.watch || around.out || !around.open)
    return (
      <>
        <p>{say('palm.phoneShut')}</p>
        {!around.watch && !around.out && (
          <button type="button" className="primary" onClick={doors.open}>
            {share('invite.open')}
          </button>
        )}
      </>
    )
  if (steps)
    return (
      <OfferSteps
        doors={{ ...doors, offer: (watch) => doors.offer(watch, seat.id) }}
        count={around.others.length}
        watch={false}
        title={table.state().about.title}
        onBack={() => setSteps(false)}
      />
    )
  return (
    <>
      {link !== undefined && (
        <QrCode text={link} label={say('palm.phoneOf', { name: seat.name })} />
      )}
      <p>{local ? share('invite.local') : say('palm.phoneHow')}</p>
      {link !== undefined && !local && <Typed seat={seat} link={link} />}
      {codes && (
        <button type="button" className="quiet" onClick={() => setSteps(true)}>
          {share('invite.noServer')}
        </button>
      )}
    </>
  )
}

/** What the code says, for a phone that cannot scan it: nothing more stands there. */
function Typed({ seat, link }: { seat: Seat; link: string }) {
  const { table } = useDesk()
  const say = usePalmSay()
  const seats = table.state().seats.map(({ id }) => id)
  const typed = typedFrom(link, seat.id, seats)
  if (!typed) return null
  return (
    <details>
      <summary>{say('palm.phoneType')}</summary>
      <p>{say('palm.phoneTypeHow', { address: typed.address })}</p>
      <code dir="ltr">{typed.code}</code>
    </details>
  )
}
