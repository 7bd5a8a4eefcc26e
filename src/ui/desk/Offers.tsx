import type { ReactNode } from 'react'
import { moveOf, type Offer } from '../../rules/play/move.ts'
import { useSay } from '../say/say.ts'
import { useDesk } from './desk.ts'
import { useForms } from './forms.tsx'

/** What an offer says on its button: its own words, or the Move's. */
export function useOfferWords(): (offer: Offer) => string {
  const { game } = useDesk()
  const say = useSay()
  return (offer) => {
    const words = offer.say ?? moveOf(game, offer.move)?.say
    return words ? say(words) : offer.move
  }
}

/** Moves within reach, as buttons, and what stands behind them. */
export function Offers(props: { offers: readonly Offer[]; first?: string; children?: ReactNode }) {
  const { offers, first, children } = props
  const { begin } = useForms()
  const words = useOfferWords()
  if (offers.length === 0 && !children) return null
  return (
    <div className="offers">
      {offers.map((offer, i) => (
        <button
          type="button"
          key={JSON.stringify([offer.move, offer.answers])}
          className={i === 0 && !offer.aside ? first : undefined}
          onClick={() => begin(offer)}
        >
          {words(offer)}
        </button>
      ))}
      {children}
    </div>
  )
}
