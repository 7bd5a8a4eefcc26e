import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import type { ItemId } from '../../rules/plain/item.ts'
import { useForms } from '../desk/forms.tsx'
import { useOfferWords } from '../desk/Offers.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import type { CardPlay } from './useHand.ts'
import { useHandsSay } from './words.ts'

/** What can be done with the card that was chosen. */
export function CardDeeds(props: {
  card: ItemId
  /** What it is called where that may be read. */
  called: string
  play: CardPlay
  /** Puts it further left or right. */
  onSort?: ((by: 1 | -1) => void) | undefined
  onClose(): void
}) {
  const { card, called, play, onSort, onClose } = props
  const say = useHandsSay()
  const words = useOfferWords()
  const { begin } = useForms()
  const offers = play.offers(card)
  return (
    <fieldset
      className="hand-deeds bar"
      aria-label={called}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <b>{called}</b>
      {offers.map((offer, i) => (
        <button
          type="button"
          key={JSON.stringify([offer.move, offer.answers])}
          className={i === 0 && !offer.aside ? 'primary' : 'cream'}
          // Whoever came by keyboard goes on here.
          ref={i === 0 ? (button) => button?.focus({ preventScroll: true }) : undefined}
          onClick={() => {
            onClose()
            begin(offer)
          }}
        >
          {words(offer)}
        </button>
      ))}
      {offers.length === 0 && <span>{say('hands.nothing')}</span>}
      {onSort && (
        <>
          <IconButton icon={ChevronLeft} label={say('hands.left')} onClick={() => onSort(-1)} />
          <IconButton icon={ChevronRight} label={say('hands.right')} onClick={() => onSort(1)} />
        </>
      )}
      <IconButton icon={X} label={say('close')} onClick={onClose} />
    </fieldset>
  )
}
