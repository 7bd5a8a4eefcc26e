import type { Seat } from '../../rules/plain/item.ts'
import { useDesk, useReading } from '../desk/desk.ts'
import { Curtain } from './Curtain.tsx'
import { OpenHand } from './OpenHand.tsx'
import { veilOf } from './veil.ts'
import './hands.css'

/** On a phone: the cards of whose hand it is, large. */
export default function HandOnPhone({ seat }: { seat: Seat }) {
  const desk = useDesk()
  const veil = useReading((board) => veilOf(desk.game, board, desk.device, seat.id))
  return (
    <div className="hand hand-palm">
      {veil ? <Curtain seat={seat} /> : <OpenHand seat={seat.id} row />}
    </div>
  )
}
