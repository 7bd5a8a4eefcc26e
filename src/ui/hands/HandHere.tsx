import { Smartphone } from 'lucide-react'
import type { Seat } from '../../rules/plain/item.ts'
import { useDesk } from '../desk/desk.ts'
import { Curtain } from './Curtain.tsx'
import { useHolds, useMany } from './useHand.ts'
import { useHandsSay } from './words.ts'
import './hands.css'

/** In a place round a screen: how many cards somebody holds, and their own curtain, unless a phone holds the hand. */
export default function HandHere({ seat }: { seat: Seat }) {
  const { device } = useDesk()
  const say = useHandsSay()
  const many = useMany(seat.id)
  const holds = useHolds(seat.id)
  if (!holds || many === undefined) return null
  const phone = seat.hand !== undefined && seat.hand !== device
  return (
    <section className="hand" aria-label={say('hands.of', { name: seat.name })}>
      {phone ? (
        <p className="hand-count bar">
          <Smartphone aria-hidden size={18} />
          {say('hands.count', { n: many })}
        </p>
      ) : (
        <Curtain seat={seat} />
      )}
    </section>
  )
}
